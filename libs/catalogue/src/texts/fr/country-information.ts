import type { CountryInformation } from '../en/country-information.js';

export const countryInformation: CountryInformation = {
  'type.CiCapital': 'Capitale',
  'type.CiLanguages': 'Langues',
  'type.CiCurrency': 'Monnaie',
  'type.CiCallingCode': 'Indicatif téléphonique',
  'type.CiTimeZones': 'Fuseaux horaires',
  'type.CiDrivingSide': 'Sens de circulation',
  'type.CiTipping': 'Pourboire',
  'type.CiEmergencyCentral': 'Numéro d’urgence général',
  'type.CiEmergencyPolice': 'Police',
  'type.CiEmergencyFire': 'Pompiers',
  'type.CiEmergencyAmbulance': 'Secours médicaux',
  'type.CiEmbassies': 'Ambassades et consulats',
  'type.CiTouristBoard': 'Office de tourisme',
  'type.CiDrivingPermit': 'Permis de conduire',
  'type.CiSpeedLimits': 'Limitations de vitesse',
  'type.CiAlcoholLimit': 'Taux d’alcool autorisé au volant',
  'type.CiCardPayment': 'Paiement par carte',
  'type.CiCashPayment': 'Paiement en espèces',
  'type.CiSockets': 'Prises électriques et tension',
  'type.CiSocketAdapter': 'Adaptateur de prise',
  'type.CiInternet': 'Internet et réseau mobile',
  'type.CiMedicalCare': 'Médecins et hôpitaux',

  'value.CiSocketAdapter.yes':
    'Un adaptateur est nécessaire pour les fiches utilisées dans la plus grande partie de l’Europe continentale (types C, E et F).',
  'value.CiSocketAdapter.no':
    'Aucun adaptateur n’est nécessaire pour les fiches européennes plates (type C) ni pour les fiches courantes avec terre des types E et F (CEE\u00a07/7)\u00a0; il en faut un pour la plupart des autres.',
};
