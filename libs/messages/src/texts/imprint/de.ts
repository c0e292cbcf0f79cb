import type { ImprintTexts } from './imprint-texts.js';

export const imprintTexts: ImprintTexts = {
  'imprint.title': 'Datenquellen und Lizenzen',
  'imprint.text': 'Die hier genannten Daten stammen aus anderen Quellen und werden unter deren Lizenzen verwendet.',
  'imprint.airports': 'Flughäfen',
  'imprint.airportsChanged': 'Geändert: nur Flughäfen mit IATA-Code, Regionen ergänzt, einzelne Einträge berichtigt.',
  'imprint.countries': 'Namen, Sprachen und Währungen der Länder',
  'imprint.callingCodes': 'Ländervorwahlen',
  'imprint.capitals': 'Hauptstädte',
  'imprint.regions': 'Regionen',
  'imprint.map': 'Umrisse der Länder',
  'imprint.timeZones': 'Zeitzonen',
  'imprint.advice': 'Stufen von Reisehinweisen',
  'imprint.after': 'Grundlage: {name}',
  'imprint.licence': 'Lizenz: {name}',
  'imprint.publicDomain': 'Gemeinfrei',
};
