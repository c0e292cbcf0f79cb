import type { EvidenceTexts } from './evidence-texts.js';

export const evidenceTexts: EvidenceTexts = {
  'evidence.title': 'Igazolás az utazási tájékoztatásról',
  'evidence.what':
    'Ez az irat rögzíti, hogy az utazás oldala melyik változatban mit közölt, milyen e-mailek mentek ki róla, és mikor. Utazót nem nevez meg.',
  'evidence.trip': 'Utazás',
  'evidence.dates': 'Az utazás időpontja',
  'evidence.nationalities': 'Állampolgárságok',
  'evidence.made': 'Készült',
  'evidence.invoice': 'Mondat a számlára',
  'evidence.invoiceText':
    'Az útlevél- és vízumkövetelményekről, valamint az egészségügyi előírásokról szóló tájékoztatás a következő úti célokra: {destinations} ({nationalities}) ekkor vált elérhetővé: {day} (változat: {version}), és az utazás oldalán eddig marad naprakész: {end}.',
  'evidence.invoiceNone': 'Az utazás oldalát még nem nyitották meg. A számla még nem hivatkozhat semmire.',
  'evidence.versions': 'Mi volt látható',
  'evidence.contract': 'A szerződéskötés előtt',
  'evidence.departure': 'Az indulás előtt',
  'evidence.shown': 'Először látható: {moment}, {language}, változat: {version}',
  'evidence.same': 'Az oldal a szerződéskötés előtt és az indulás előtt ugyanazt közölte.',
  'evidence.none': 'Addig nem nyitották meg az oldalt.',
  'evidence.records': 'Mi mikor történt',
  'evidence.recordTrip': 'Az utazás oldala elkészült',
  'evidence.recordPage': 'Az oldalt ebben a változatban először nyitották meg ({language}, változat: {version})',
  'evidence.recordPdf': 'Az oldalt ebben a változatban először töltötték le PDF-ként ({language}, változat: {version})',
  'evidence.recordMailTaken':
    '{about, select, CHANGE {Változásokról szóló e-mail} other {Megerősítést kérő e-mail}}: a levelezőkiszolgáló átvette ({language})',
  'evidence.recordMailFailed':
    '{about, select, CHANGE {Változásokról szóló e-mail} other {Megerősítést kérő e-mail}}: nem vették át ({code})',
  'evidence.recordSubscribed': 'Az értesítéseket a címzett megerősítette',
  'evidence.recordUnsubscribed': 'Az értesítéseket a címzett lemondta',
  'evidence.mailed': 'Mit közöltek az e-mailek',
  'evidence.nobody': 'Az oldalt megnyithatja, akinek megvan a link. Hogy ki tette, azt nem rögzítjük.',
  'evidence.verify': 'Így ellenőrizhető ez a fájl',
  'evidence.verifyText':
    'A fájl alá van írva, és minden bejegyzés egy olyan naplóban áll, amely csak bővülhet. A Landfall „npm run verify-evidence” parancsa hálózat nélkül ellenőrzi, és minden megváltozott bájtot megtalál. A bejegyzések mellékelve: {file}.',
  'evidence.key': 'A napló kulcsa',
  'evidence.state': 'A napló állapota',
};
