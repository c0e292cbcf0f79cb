import type { CountryInformation } from '../en/country-information.js';

export const countryInformation: CountryInformation = {
  'type.CiCapital': 'Főváros',
  'type.CiLanguages': 'Nyelvek',
  'type.CiCurrency': 'Pénznem',
  'type.CiCallingCode': 'Országhívószám',
  'type.CiTimeZones': 'Időzónák',
  'type.CiDrivingSide': 'Jobb vagy bal oldali közlekedés',
  'type.CiTipping': 'Borravaló',
  'type.CiEmergencyCentral': 'Általános segélyhívó',
  'type.CiEmergencyPolice': 'Rendőrség',
  'type.CiEmergencyFire': 'Tűzoltóság',
  'type.CiEmergencyAmbulance': 'Mentők',
  'type.CiEmbassies': 'Nagykövetségek és konzulátusok',
  'type.CiTouristBoard': 'Idegenforgalmi hivatal',
  'type.CiDrivingPermit': 'Vezetői engedély',
  'type.CiSpeedLimits': 'Sebességhatárok',
  'type.CiAlcoholLimit': 'Megengedett véralkoholszint vezetéskor',
  'type.CiCardPayment': 'Kártyás fizetés',
  'type.CiCashPayment': 'Készpénzes fizetés',
  'type.CiSockets': 'Konnektorok és hálózati feszültség',
  'type.CiSocketAdapter': 'Konnektorátalakító',
  'type.CiInternet': 'Internet és mobilhálózat',
  'type.CiMedicalCare': 'Orvosok és kórházak',

  'value.CiSocketAdapter.yes':
    'A kontinentális Európa nagy részén használt csatlakozódugókhoz (C, E és F típus) átalakító szükséges.',
  'value.CiSocketAdapter.no':
    'A lapos európai (C típusú) és a szokásos védőérintkezős (E és F típusú, CEE 7/7) csatlakozódugókhoz nem szükséges átalakító, a legtöbb más dugóhoz azonban igen.',
};
