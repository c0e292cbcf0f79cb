import type { ImprintTexts } from './imprint-texts.js';

export const imprintTexts: ImprintTexts = {
  'imprint.title': 'Gegevensbronnen en licenties',
  'imprint.text': 'De hier genoemde gegevens komen uit andere bronnen en worden onder hun licenties gebruikt.',
  'imprint.airports': 'Luchthavens',
  'imprint.airportsChanged':
    'Gewijzigd: alleen luchthavens met een IATA-code, regio’s toegevoegd, enkele gegevens gecorrigeerd.',
  'imprint.countries': 'Namen, talen en valuta’s van de landen',
  'imprint.callingCodes': 'Landnummers',
  'imprint.capitals': 'Hoofdsteden',
  'imprint.regions': 'Regio’s',
  'imprint.map': 'Omtrekken van de landen',
  'imprint.timeZones': 'Tijdzones',
  'imprint.advice': 'Niveaus van reisadviezen',
  'imprint.after': 'Gebaseerd op: {name}',
  'imprint.licence': 'Licentie: {name}',
  'imprint.publicDomain': 'Publiek domein',
};
