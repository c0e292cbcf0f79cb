import type { CountryInformation } from '../en/country-information.js';

export const countryInformation: CountryInformation = {
  'type.CiCapital': 'Hovedstad',
  'type.CiLanguages': 'Sprog',
  'type.CiCurrency': 'Valuta',
  'type.CiCallingCode': 'Landekode',
  'type.CiTimeZones': 'Tidszoner',
  'type.CiDrivingSide': 'Højre- eller venstrekørsel',
  'type.CiTipping': 'Drikkepenge',
  'type.CiEmergencyCentral': 'Generelt alarmnummer',
  'type.CiEmergencyPolice': 'Politi',
  'type.CiEmergencyFire': 'Brandvæsen',
  'type.CiEmergencyAmbulance': 'Ambulancetjeneste',
  'type.CiEmbassies': 'Ambassader og konsulater',
  'type.CiTouristBoard': 'Turistråd',
  'type.CiDrivingPermit': 'Kørekort',
  'type.CiSpeedLimits': 'Hastighedsgrænser',
  'type.CiAlcoholLimit': 'Promillegrænse',
  'type.CiCardPayment': 'Kortbetaling',
  'type.CiCashPayment': 'Kontantbetaling',
  'type.CiSockets': 'Stikkontakter og spænding',
  'type.CiSocketAdapter': 'Rejseadapter',
  'type.CiInternet': 'Internet og mobilnet',
  'type.CiMedicalCare': 'Læger og hospitaler',

  'value.CiSocketAdapter.yes':
    'Stik, der bruges i det meste af det europæiske fastland (type C, E og F), kræver en adapter.',
  'value.CiSocketAdapter.no':
    'Flade eurostik (type C) og de almindelige stikpropper med jord af type E og F (CEE 7/7) passer uden adapter; de fleste andre stikpropper kræver en adapter.',
};
