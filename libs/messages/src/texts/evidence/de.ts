import type { EvidenceTexts } from './evidence-texts.js';

export const evidenceTexts: EvidenceTexts = {
  'evidence.title': 'Nachweis der Reiseinformation',
  'evidence.what':
    'Dieses Dokument hält fest, was die Seite dieser Reise in welcher Fassung gesagt hat, welche E-Mails dazu verschickt wurden und wann. Es nennt keine Reisenden.',
  'evidence.trip': 'Reise',
  'evidence.dates': 'Reisedaten',
  'evidence.nationalities': 'Staatsangehörigkeiten',
  'evidence.made': 'Erstellt am',
  'evidence.invoice': 'Satz für die Rechnung',
  'evidence.invoiceText':
    'Die Informationen über Pass- und Visumerfordernisse sowie gesundheitspolizeiliche Formalitäten für die Reise nach {destinations} ({nationalities}) wurden am {day} bereitgestellt (Fassung {version}) und werden bis {end} auf der Seite der Reise aktuell gehalten.',
  'evidence.invoiceNone':
    'Die Seite der Reise wurde noch nicht aufgerufen. Es gibt noch nichts, worauf die Rechnung verweisen könnte.',
  'evidence.versions': 'Was gezeigt wurde',
  'evidence.contract': 'Vor Vertragsschluss',
  'evidence.departure': 'Vor der Abreise',
  'evidence.shown': 'Zum ersten Mal gezeigt am {moment}, {language}, Fassung {version}',
  'evidence.same': 'Vor Vertragsschluss und vor der Abreise hat die Seite dasselbe gesagt.',
  'evidence.none': 'Bis dahin wurde die Seite nicht aufgerufen.',
  'evidence.records': 'Was wann geschah',
  'evidence.recordTrip': 'Seite der Reise angelegt',
  'evidence.recordPage': 'Seite zum ersten Mal in dieser Fassung aufgerufen ({language}, Fassung {version})',
  'evidence.recordPdf':
    'Seite zum ersten Mal in dieser Fassung als PDF heruntergeladen ({language}, Fassung {version})',
  'evidence.recordMailTaken':
    '{about, select, CHANGE {E-Mail über Änderungen} other {E-Mail mit der Bitte um Bestätigung}} vom Mailserver angenommen ({language})',
  'evidence.recordMailFailed':
    '{about, select, CHANGE {E-Mail über Änderungen} other {E-Mail mit der Bitte um Bestätigung}} nicht angenommen ({code})',
  'evidence.recordSubscribed': 'Benachrichtigungen vom Empfänger bestätigt',
  'evidence.recordUnsubscribed': 'Benachrichtigungen vom Empfänger beendet',
  'evidence.mailed': 'Was die E-Mails gemeldet haben',
  'evidence.nobody': 'Die Seite kann öffnen, wer den Link hat. Wer das war, wird nicht festgehalten.',
  'evidence.verify': 'So prüfen Sie diese Datei',
  'evidence.verifyText':
    'Die Datei ist signiert, und jeder Eintrag steht in einem Protokoll, das nur wachsen kann. Der Befehl „npm run verify-evidence“ von Landfall prüft sie ohne Netz und findet jedes veränderte Byte. Die Einträge sind als {file} angehängt.',
  'evidence.key': 'Schlüssel des Protokolls',
  'evidence.state': 'Stand des Protokolls',
};
