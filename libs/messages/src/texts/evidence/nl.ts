import type { EvidenceTexts } from './evidence-texts.js';

export const evidenceTexts: EvidenceTexts = {
  'evidence.title': 'Bewijs van reisinformatie',
  'evidence.what':
    'Dit document legt vast wat de pagina van deze reis in welke versie zei, welke e-mails daarover zijn verzonden en wanneer. Het noemt geen reizigers.',
  'evidence.trip': 'Reis',
  'evidence.dates': 'Reisdata',
  'evidence.nationalities': 'Nationaliteiten',
  'evidence.made': 'Gemaakt op',
  'evidence.invoice': 'Zin voor de factuur',
  'evidence.invoiceText':
    'De informatie over paspoort- en visumvereisten en gezondheidsformaliteiten voor de reis naar {destinations} ({nationalities}) is op {day} verstrekt (versie {version}) en wordt tot {end} op de pagina van de reis actueel gehouden.',
  'evidence.invoiceNone':
    'De pagina van de reis is nog niet geopend. Er is nog niets waarnaar de factuur kan verwijzen.',
  'evidence.versions': 'Wat is getoond',
  'evidence.contract': 'Vóór de overeenkomst',
  'evidence.departure': 'Vóór vertrek',
  'evidence.shown': 'Voor het eerst getoond op {moment}, {language}, versie {version}',
  'evidence.same': 'De pagina zei vóór de overeenkomst en vóór vertrek hetzelfde.',
  'evidence.none': 'De pagina was tot dan toe niet geopend.',
  'evidence.records': 'Wat er wanneer is gebeurd',
  'evidence.recordTrip': 'Pagina van de reis aangemaakt',
  'evidence.recordPage': 'Pagina voor het eerst in deze versie geopend ({language}, versie {version})',
  'evidence.recordPdf': 'Pagina voor het eerst in deze versie als pdf gedownload ({language}, versie {version})',
  'evidence.recordMailTaken':
    '{about, select, CHANGE {E-mail over wijzigingen} other {E-mail met het verzoek om bevestiging}} aangenomen door de mailserver ({language})',
  'evidence.recordMailFailed':
    '{about, select, CHANGE {E-mail over wijzigingen} other {E-mail met het verzoek om bevestiging}} niet aangenomen ({code})',
  'evidence.recordSubscribed': 'Meldingen door de ontvanger bevestigd',
  'evidence.recordUnsubscribed': 'Meldingen door de ontvanger beëindigd',
  'evidence.mailed': 'Wat de e-mails hebben gemeld',
  'evidence.nobody': 'Wie de link heeft, kan de pagina openen. Wie dat deed, wordt niet vastgelegd.',
  'evidence.verify': 'Zo controleert u dit bestand',
  'evidence.verifyText':
    'Het bestand is ondertekend en elke regel staat in een logboek dat alleen kan groeien. De opdracht ‘npm run verify-evidence’ van Landfall controleert het zonder verbinding en vindt elke gewijzigde byte. De regels zijn bijgevoegd als {file}.',
  'evidence.key': 'Sleutel van het logboek',
  'evidence.state': 'Stand van het logboek',
};
