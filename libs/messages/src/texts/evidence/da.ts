import type { EvidenceTexts } from './evidence-texts.js';

export const evidenceTexts: EvidenceTexts = {
  'evidence.title': 'Dokumentation for rejseinformation',
  'evidence.what':
    'Dette dokument viser, hvad siden for denne rejse sagde i hvilken udgave, hvilke e-mails der blev sendt om den, og hvornår. Det nævner ingen rejsende.',
  'evidence.trip': 'Rejse',
  'evidence.dates': 'Rejsedatoer',
  'evidence.nationalities': 'Nationaliteter',
  'evidence.made': 'Udarbejdet',
  'evidence.invoice': 'Sætning til fakturaen',
  'evidence.invoiceText':
    'Oplysningerne om pas- og visumkrav og sundhedsformaliteter for rejsen til {destinations} ({nationalities}) blev stillet til rådighed {day} (udgave {version}) og holdes ajour på rejsens side til og med {end}.',
  'evidence.invoiceNone': 'Rejsens side er endnu ikke blevet åbnet. Der er endnu intet, som fakturaen kan henvise til.',
  'evidence.versions': 'Hvad der blev vist',
  'evidence.contract': 'Før aftalen',
  'evidence.departure': 'Før afrejsen',
  'evidence.shown': 'Vist første gang {moment}, {language}, udgave {version}',
  'evidence.same': 'Siden sagde det samme før aftalen og før afrejsen.',
  'evidence.none': 'Siden var ikke blevet åbnet indtil da.',
  'evidence.records': 'Hvad der skete hvornår',
  'evidence.recordTrip': 'Rejsens side oprettet',
  'evidence.recordPage': 'Siden åbnet for første gang i denne udgave ({language}, udgave {version})',
  'evidence.recordPdf': 'Siden hentet som PDF for første gang i denne udgave ({language}, udgave {version})',
  'evidence.recordMailTaken':
    '{about, select, CHANGE {E-mail om ændringer} other {E-mail med anmodning om bekræftelse}} modtaget af mailserveren ({language})',
  'evidence.recordMailFailed':
    '{about, select, CHANGE {E-mail om ændringer} other {E-mail med anmodning om bekræftelse}} ikke modtaget ({code})',
  'evidence.recordSubscribed': 'Meddelelser bekræftet af modtageren',
  'evidence.recordUnsubscribed': 'Meddelelser afsluttet af modtageren',
  'evidence.mailed': 'Hvad e-mailene meddelte',
  'evidence.nobody': 'Enhver, der har linket, kan åbne siden. Det registreres ikke, hvem der har gjort det.',
  'evidence.verify': 'Sådan kontrolleres denne fil',
  'evidence.verifyText':
    'Filen er underskrevet, og hver post står i en log, der kun kan vokse. Kommandoen »npm run verify-evidence« fra Landfall kontrollerer den uden forbindelse og finder enhver ændret byte. Posterne er vedhæftet som {file}.',
  'evidence.key': 'Loggens nøgle',
  'evidence.state': 'Loggens tilstand',
};
