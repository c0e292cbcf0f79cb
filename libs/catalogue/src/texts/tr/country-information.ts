import type { CountryInformation } from '../en/country-information.js';

export const countryInformation: CountryInformation = {
  'type.CiCapital': 'Başkent',
  'type.CiLanguages': 'Diller',
  'type.CiCurrency': 'Para birimi',
  'type.CiCallingCode': 'Ülke telefon kodu',
  'type.CiTimeZones': 'Saat dilimleri',
  'type.CiDrivingSide': 'Trafiğin yönü',
  'type.CiTipping': 'Bahşiş',
  'type.CiEmergencyCentral': 'Genel acil durum numarası',
  'type.CiEmergencyPolice': 'Polis',
  'type.CiEmergencyFire': 'İtfaiye',
  'type.CiEmergencyAmbulance': 'Ambulans',
  'type.CiEmbassies': 'Büyükelçilikler ve konsolosluklar',
  'type.CiTouristBoard': 'Turizm ofisi',
  'type.CiDrivingPermit': 'Sürücü belgesi',
  'type.CiSpeedLimits': 'Hız sınırları',
  'type.CiAlcoholLimit': 'Sürücüler için alkol sınırı',
  'type.CiCardPayment': 'Kartla ödeme',
  'type.CiCashPayment': 'Nakit ödeme',
  'type.CiSockets': 'Prizler ve şebeke gerilimi',
  'type.CiSocketAdapter': 'Priz adaptörü',
  'type.CiInternet': 'İnternet ve mobil şebeke',
  'type.CiMedicalCare': 'Doktorlar ve hastaneler',

  'value.CiSocketAdapter.yes':
    'Kıta Avrupası’nın büyük bölümünde kullanılan fişler (C, E ve F tipi) için adaptör gerekir.',
  'value.CiSocketAdapter.no':
    'İnce, iki yuvarlak uçlu Avrupa fişleri (C tipi) ile yaygın olarak kullanılan topraklı E ve F tipi fişler (CEE 7/7) için adaptör gerekmez; diğer fişlerin çoğu için gerekir.',
};
