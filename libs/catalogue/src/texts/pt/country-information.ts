import type { CountryInformation } from '../en/country-information.js';

export const countryInformation: CountryInformation = {
  'type.CiCapital': 'Capital',
  'type.CiLanguages': 'Línguas',
  'type.CiCurrency': 'Moeda',
  'type.CiCallingCode': 'Indicativo telefónico',
  'type.CiTimeZones': 'Fusos horários',
  'type.CiDrivingSide': 'Sentido de circulação',
  'type.CiTipping': 'Gorjetas',
  'type.CiEmergencyCentral': 'Número geral de emergência',
  'type.CiEmergencyPolice': 'Polícia',
  'type.CiEmergencyFire': 'Bombeiros',
  'type.CiEmergencyAmbulance': 'Ambulância',
  'type.CiEmbassies': 'Embaixadas e consulados',
  'type.CiTouristBoard': 'Organismo de turismo',
  'type.CiDrivingPermit': 'Carta de condução',
  'type.CiSpeedLimits': 'Limites de velocidade',
  'type.CiAlcoholLimit': 'Taxa de álcool permitida ao volante',
  'type.CiCardPayment': 'Pagamento com cartão',
  'type.CiCashPayment': 'Pagamento em numerário',
  'type.CiSockets': 'Tomadas e tensão elétrica',
  'type.CiSocketAdapter': 'Adaptador de tomada',
  'type.CiInternet': 'Internet e rede móvel',
  'type.CiMedicalCare': 'Médicos e hospitais',

  'value.CiSocketAdapter.yes':
    'As fichas usadas na maior parte da Europa continental (tipos C, E e F) precisam de adaptador.',
  'value.CiSocketAdapter.no':
    'As fichas europeias planas (tipo C) e as fichas comuns com terra dos tipos E e F (CEE 7/7) não precisam de adaptador; a maioria das outras precisa.',
};
