import type { CountryInformation } from '../en/country-information.js';

export const countryInformation: CountryInformation = {
  'type.CiCapital': 'Hlavní město',
  'type.CiLanguages': 'Jazyky',
  'type.CiCurrency': 'Měna',
  'type.CiCallingCode': 'Telefonní předvolba',
  'type.CiTimeZones': 'Časová pásma',
  'type.CiDrivingSide': 'Jízda vpravo nebo vlevo',
  'type.CiTipping': 'Spropitné',
  'type.CiEmergencyCentral': 'Všeobecná tísňová linka',
  'type.CiEmergencyPolice': 'Policie',
  'type.CiEmergencyFire': 'Hasiči',
  'type.CiEmergencyAmbulance': 'Záchranná služba',
  'type.CiEmbassies': 'Velvyslanectví a konzuláty',
  'type.CiTouristBoard': 'Turistická centrála',
  'type.CiDrivingPermit': 'Řidičský průkaz',
  'type.CiSpeedLimits': 'Nejvyšší povolená rychlost',
  'type.CiAlcoholLimit': 'Povolená hladina alkoholu za volantem',
  'type.CiCardPayment': 'Platba kartou',
  'type.CiCashPayment': 'Platba v hotovosti',
  'type.CiSockets': 'Zásuvky a napětí',
  'type.CiSocketAdapter': 'Cestovní adaptér',
  'type.CiInternet': 'Internet a mobilní síť',
  'type.CiMedicalCare': 'Lékaři a nemocnice',

  'value.CiSocketAdapter.yes': 'Pro zástrčky běžné ve většině kontinentální Evropy (typy C, E a F) je potřeba adaptér.',
  'value.CiSocketAdapter.no':
    'Ploché eurozástrčky (typ C) ani běžné zástrčky s ochranným kontaktem typu E a F (CEE 7/7) adaptér nepotřebují; většina ostatních zástrček ano.',
};
