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

  'value.CiSocketAdapter.yes':
    'Los enchufes usados en la mayor parte de la Europa continental (tipos C, E y F) necesitan adaptador.',
  'value.CiSocketAdapter.no':
    'Las clavijas europeas planas (tipo C) y las habituales con toma de tierra de los tipos E y F (CEE 7/7) no necesitan adaptador; la mayoría de las demás, sí.',
};
