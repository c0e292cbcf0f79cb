import type { CountryInformation } from '../en/country-information.js';

export const countryInformation: CountryInformation = {
  'type.CiCapital': 'Hoofdstad',
  'type.CiLanguages': 'Talen',
  'type.CiCurrency': 'Munteenheid',
  'type.CiCallingCode': 'Landnummer',
  'type.CiTimeZones': 'Tijdzones',
  'type.CiDrivingSide': 'Links of rechts rijden',
  'type.CiTipping': 'Fooi',
  'type.CiEmergencyCentral': 'Algemeen alarmnummer',
  'type.CiEmergencyPolice': 'Politie',
  'type.CiEmergencyFire': 'Brandweer',
  'type.CiEmergencyAmbulance': 'Ambulancedienst',
  'type.CiEmbassies': 'Ambassades en consulaten',
  'type.CiTouristBoard': 'Verkeersbureau',
  'type.CiDrivingPermit': 'Rijbewijs',
  'type.CiSpeedLimits': 'Maximumsnelheden',
  'type.CiAlcoholLimit': 'Alcohollimiet in het verkeer',
  'type.CiCardPayment': 'Betalen met kaart',
  'type.CiCashPayment': 'Contant betalen',
  'type.CiSockets': 'Stopcontacten en netspanning',
  'type.CiSocketAdapter': 'Reisstekker',
  'type.CiInternet': 'Internet en mobiel netwerk',
  'type.CiMedicalCare': 'Artsen en ziekenhuizen',

  'value.CiSocketAdapter.yes':
    'Voor stekkers die op het grootste deel van het Europese vasteland gebruikelijk zijn (typen C, E en F), is een adapter nodig.',
  'value.CiSocketAdapter.no':
    'Platte eurostekkers (type C) en de gangbare geaarde stekkers van type E en F (CEE 7/7) passen zonder adapter; voor de meeste andere stekkers is wel een adapter nodig.',
};
