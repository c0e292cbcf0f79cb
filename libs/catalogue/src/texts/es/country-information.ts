import type { CountryInformation } from '../en/country-information.js';

export const countryInformation: CountryInformation = {
  'type.CiCapital': 'Capital',
  'type.CiLanguages': 'Idiomas',
  'type.CiCurrency': 'Moneda',
  'type.CiCallingCode': 'Prefijo telefónico',
  'type.CiTimeZones': 'Husos horarios',
  'type.CiDrivingSide': 'Sentido de circulación',
  'type.CiTipping': 'Propinas',
  'type.CiEmergencyCentral': 'Número general de emergencias',
  'type.CiEmergencyPolice': 'Policía',
  'type.CiEmergencyFire': 'Bomberos',
  'type.CiEmergencyAmbulance': 'Ambulancias',
  'type.CiEmbassies': 'Embajadas y consulados',
  'type.CiTouristBoard': 'Oficina de turismo',
  'type.CiDrivingPermit': 'Permiso de conducir',
  'type.CiSpeedLimits': 'Límites de velocidad',
  'type.CiAlcoholLimit': 'Tasa de alcohol permitida al volante',
  'type.CiCardPayment': 'Pago con tarjeta',
  'type.CiCashPayment': 'Pago en efectivo',
  'type.CiSockets': 'Enchufes y tensión',
  'type.CiSocketAdapter': 'Adaptador de enchufe',
  'type.CiInternet': 'Internet y red móvil',
  'type.CiMedicalCare': 'Médicos y hospitales',

  'value.CiSocketAdapter.yes': 'Se necesita un adaptador para clavijas de tipo C y F.',
  'value.CiSocketAdapter.no': 'No se necesita adaptador para clavijas de tipo C y F.',
};
