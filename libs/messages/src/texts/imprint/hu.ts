import type { ImprintTexts } from './imprint-texts.js';

export const imprintTexts: ImprintTexts = {
  'imprint.title': 'Adatforrások és licencek',
  'imprint.text': 'Az itt felsorolt adatok más forrásokból származnak, és azok licence szerint használjuk őket.',
  'imprint.airports': 'Repülőterek',
  'imprint.airportsChanged':
    'Módosítva: csak IATA-kóddal rendelkező repülőterek, hozzáadott régiók, néhány javított adat.',
  'imprint.countries': 'Az országok neve, nyelve és pénzneme',
  'imprint.callingCodes': 'Országhívószámok',
  'imprint.capitals': 'Fővárosok',
  'imprint.regions': 'Régiók',
  'imprint.map': 'Az országok körvonala',
  'imprint.timeZones': 'Időzónák',
  'imprint.advice': 'Utazási tanácsok szintjei',
  'imprint.after': 'Alapja: {name}',
  'imprint.licence': 'Licenc: {name}',
  'imprint.publicDomain': 'Közkincs',
};
