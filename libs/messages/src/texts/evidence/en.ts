/** The English texts of evidence files; each language has the same keys. */
export const evidenceTexts = {
  'evidence.title': 'Evidence of travel information',
  'evidence.what':
    'This document records what the page of this trip said in which version, which mails were sent about it, and when. It names no traveller.',
  'evidence.trip': 'Trip',
  'evidence.dates': 'Travel dates',
  'evidence.nationalities': 'Nationalities',
  'evidence.made': 'Made on',
  'evidence.invoice': 'Sentence for the invoice',
  'evidence.invoiceText':
    'The information on passport and visa requirements and health formalities for the trip to {destinations} ({nationalities}) was provided on {day} (version {version}) and is kept up to date on the page of the trip until {end}.',
  'evidence.invoiceNone':
    'The page of the trip has not been opened yet. There is nothing so far that the invoice could refer to.',
  'evidence.versions': 'What was shown',
  'evidence.contract': 'Before the contract',
  'evidence.departure': 'Before departure',
  'evidence.shown': 'First shown on {moment}, {language}, version {version}',
  'evidence.same': 'The page said the same before the contract and before departure.',
  'evidence.none': 'The page was not opened up to then.',
  'evidence.records': 'What happened when',
  'evidence.recordTrip': 'Page of the trip created',
  'evidence.recordPage': 'Page opened for the first time in this version ({language}, version {version})',
  'evidence.recordPdf': 'Page downloaded as PDF for the first time in this version ({language}, version {version})',
  'evidence.recordMailTaken':
    '{about, select, CHANGE {Mail about changes} other {Mail asking for confirmation}} accepted by the mail server ({language})',
  'evidence.recordMailFailed':
    '{about, select, CHANGE {Mail about changes} other {Mail asking for confirmation}} not accepted ({code})',
  'evidence.recordSubscribed': 'Notifications confirmed by the recipient',
  'evidence.recordUnsubscribed': 'Notifications ended by the recipient',
  'evidence.mailed': 'What the mails reported',
  'evidence.nobody': 'Whoever has the link can open the page. Who did so is not recorded.',
  'evidence.verify': 'How to verify this file',
  'evidence.verifyText':
    'The file is signed, and each entry stands in a log that can only grow. The command “npm run verify-evidence” of Landfall verifies it without a connection and finds any altered byte. The entries are attached as {file}.',
  'evidence.key': 'Key of the log',
  'evidence.state': 'State of the log',
};
