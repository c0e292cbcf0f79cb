import type { CountryInformation } from '../en/country-information.js';

export const countryInformation: CountryInformation = {
  'type.CiCapital': 'Hauptstadt',
  'type.CiLanguages': 'Sprachen',
  'type.CiCurrency': 'Währung',
  'type.CiCallingCode': 'Landesvorwahl',
  'type.CiTimeZones': 'Zeitzonen',
  'type.CiDrivingSide': 'Links- oder Rechtsverkehr',
  'type.CiTipping': 'Trinkgeld',
  'type.CiEmergencyCentral': 'Allgemeiner Notruf',
  'type.CiEmergencyPolice': 'Polizei',
  'type.CiEmergencyFire': 'Feuerwehr',
  'type.CiEmergencyAmbulance': 'Rettungsdienst',
  'type.CiEmbassies': 'Botschaften und Konsulate',
  'type.CiTouristBoard': 'Fremdenverkehrsamt',
  'type.CiDrivingPermit': 'Führerschein',
  'type.CiSpeedLimits': 'Höchstgeschwindigkeiten',
  'type.CiAlcoholLimit': 'Promillegrenze',
  'type.CiCardPayment': 'Kartenzahlung',
  'type.CiCashPayment': 'Barzahlung',
  'type.CiSockets': 'Steckdosen und Netzspannung',
  'type.CiSocketAdapter': 'Reiseadapter',
  'type.CiInternet': 'Internet und Mobilfunk',
  'type.CiMedicalCare': 'Ärzte und Krankenhäuser',

  'value.CiSocketAdapter.yes':
    'Für die in Kontinentaleuropa üblichen Stecker (Typen C, E und F) wird ein Adapter benötigt.',
  'value.CiSocketAdapter.no':
    'Flache Eurostecker (Typ C) und die üblichen Schutzkontaktstecker der Typen E und F (CEE 7/7) passen ohne Adapter; für die meisten anderen Stecker wird einer benötigt.',
};
