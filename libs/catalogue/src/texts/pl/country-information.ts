import type { CountryInformation } from '../en/country-information.js';

export const countryInformation: CountryInformation = {
  'type.CiCapital': 'Stolica',
  'type.CiLanguages': 'Języki',
  'type.CiCurrency': 'Waluta',
  'type.CiCallingCode': 'Numer kierunkowy kraju',
  'type.CiTimeZones': 'Strefy czasowe',
  'type.CiDrivingSide': 'Ruch prawo- lub lewostronny',
  'type.CiTipping': 'Napiwki',
  'type.CiEmergencyCentral': 'Ogólny numer alarmowy',
  'type.CiEmergencyPolice': 'Policja',
  'type.CiEmergencyFire': 'Straż pożarna',
  'type.CiEmergencyAmbulance': 'Pogotowie ratunkowe',
  'type.CiEmbassies': 'Ambasady i konsulaty',
  'type.CiTouristBoard': 'Organizacja turystyczna',
  'type.CiDrivingPermit': 'Prawo jazdy',
  'type.CiSpeedLimits': 'Ograniczenia prędkości',
  'type.CiAlcoholLimit': 'Dopuszczalna zawartość alkoholu u kierowców',
  'type.CiCardPayment': 'Płatność kartą',
  'type.CiCashPayment': 'Płatność gotówką',
  'type.CiSockets': 'Gniazdka i napięcie',
  'type.CiSocketAdapter': 'Adapter do gniazdka',
  'type.CiInternet': 'Internet i sieć komórkowa',
  'type.CiMedicalCare': 'Lekarze i szpitale',

  'value.CiSocketAdapter.yes':
    'Do wtyczek używanych w większości krajów Europy kontynentalnej (typy C, E i F) potrzebny jest adapter.',
  'value.CiSocketAdapter.no':
    'Płaskie wtyczki europejskie (typu C) i zwykłe wtyczki z uziemieniem typu E i F (CEE 7/7) nie wymagają adaptera; większość innych wtyczek go wymaga.',
};
