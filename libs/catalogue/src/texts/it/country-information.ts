import type { CountryInformation } from '../en/country-information.js';

export const countryInformation: CountryInformation = {
  'type.CiCapital': 'Capitale',
  'type.CiLanguages': 'Lingue',
  'type.CiCurrency': 'Valuta',
  'type.CiCallingCode': 'Prefisso telefonico',
  'type.CiTimeZones': 'Fusi orari',
  'type.CiDrivingSide': 'Senso di marcia',
  'type.CiTipping': 'Mance',
  'type.CiEmergencyCentral': 'Numero unico di emergenza',
  'type.CiEmergencyPolice': 'Polizia',
  'type.CiEmergencyFire': 'Vigili del fuoco',
  'type.CiEmergencyAmbulance': 'Ambulanza',
  'type.CiEmbassies': 'Ambasciate e consolati',
  'type.CiTouristBoard': 'Ente del turismo',
  'type.CiDrivingPermit': 'Patente di guida',
  'type.CiSpeedLimits': 'Limiti di velocità',
  'type.CiAlcoholLimit': 'Limite alcolemico per chi guida',
  'type.CiCardPayment': 'Pagamento con carta',
  'type.CiCashPayment': 'Pagamento in contanti',
  'type.CiSockets': 'Prese elettriche e tensione',
  'type.CiSocketAdapter': 'Adattatore per prese',
  'type.CiInternet': 'Internet e rete mobile',
  'type.CiMedicalCare': 'Medici e ospedali',

  'value.CiSocketAdapter.yes':
    'Per le spine usate in gran parte dell’Europa continentale (tipi C, E e F) serve un adattatore.',
  'value.CiSocketAdapter.no':
    'Per le spine europee piatte (tipo C) e le comuni spine con messa a terra dei tipi E e F (CEE 7/7) non serve un adattatore; per la maggior parte delle altre sì.',
};
