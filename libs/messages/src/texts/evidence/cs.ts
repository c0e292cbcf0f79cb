import type { EvidenceTexts } from './evidence-texts.js';

export const evidenceTexts: EvidenceTexts = {
  'evidence.title': 'Doklad o poskytnutí cestovních informací',
  'evidence.what':
    'Dokument zachycuje, co stránka této cesty uváděla ve které verzi, jaké e-maily k ní byly odeslány a kdy. Žádného cestujícího nejmenuje.',
  'evidence.trip': 'Cesta',
  'evidence.dates': 'Termín cesty',
  'evidence.nationalities': 'Státní příslušnosti',
  'evidence.made': 'Vyhotoveno',
  'evidence.invoice': 'Věta na fakturu',
  'evidence.invoiceText':
    'Informace o pasových a vízových požadavcích a zdravotních formalitách pro cestu do těchto míst: {destinations} ({nationalities}) byly poskytnuty {day} (verze {version}) a do {end} jsou na stránce cesty aktualizovány.',
  'evidence.invoiceNone': 'Stránka cesty ještě nebyla otevřena. Faktura zatím nemá na co odkázat.',
  'evidence.versions': 'Co bylo zobrazeno',
  'evidence.contract': 'Před uzavřením smlouvy',
  'evidence.departure': 'Před odjezdem',
  'evidence.shown': 'Poprvé zobrazeno {moment}, {language}, verze {version}',
  'evidence.same': 'Před uzavřením smlouvy i před odjezdem uváděla stránka totéž.',
  'evidence.none': 'Do té doby stránka nebyla otevřena.',
  'evidence.records': 'Co se kdy stalo',
  'evidence.recordTrip': 'Stránka cesty založena',
  'evidence.recordPage': 'Stránka poprvé otevřena v této verzi ({language}, verze {version})',
  'evidence.recordPdf': 'Stránka poprvé stažena v této verzi jako PDF ({language}, verze {version})',
  'evidence.recordMailTaken':
    '{about, select, CHANGE {E-mail o změnách} other {E-mail s žádostí o potvrzení}} přijat poštovním serverem ({language})',
  'evidence.recordMailFailed':
    '{about, select, CHANGE {E-mail o změnách} other {E-mail s žádostí o potvrzení}} nepřijat ({code})',
  'evidence.recordSubscribed': 'Oznámení potvrzena příjemcem',
  'evidence.recordUnsubscribed': 'Oznámení ukončena příjemcem',
  'evidence.mailed': 'Co e-maily oznámily',
  'evidence.nobody': 'Stránku může otevřít každý, kdo má odkaz. Kdo to byl, se nezaznamenává.',
  'evidence.verify': 'Jak tento soubor ověřit',
  'evidence.verifyText':
    'Soubor je podepsán a každý záznam je v protokolu, který může jen růst. Příkaz „npm run verify-evidence“ programu Landfall jej ověří bez připojení a najde každý změněný bajt. Záznamy jsou přiloženy jako {file}.',
  'evidence.key': 'Klíč protokolu',
  'evidence.state': 'Stav protokolu',
};
