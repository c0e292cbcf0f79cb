export const countryInformation = {
  'type.CiCapital': 'Capital',
  'type.CiLanguages': 'Languages',
  'type.CiCurrency': 'Currency',
  'type.CiCallingCode': 'Calling code',
  'type.CiTimeZones': 'Time zones',
  'type.CiDrivingSide': 'Driving side',
  'type.CiTipping': 'Tipping',
  'type.CiEmergencyCentral': 'General emergency number',
  'type.CiEmergencyPolice': 'Police',
  'type.CiEmergencyFire': 'Fire brigade',
  'type.CiEmergencyAmbulance': 'Ambulance',
  'type.CiEmbassies': 'Embassies and consulates',
  'type.CiTouristBoard': 'Tourist board',
  'type.CiDrivingPermit': 'Driving licence',
  'type.CiSpeedLimits': 'Speed limits',
  'type.CiAlcoholLimit': 'Alcohol limit for drivers',
  'type.CiCardPayment': 'Payment by card',
  'type.CiCashPayment': 'Payment in cash',
  'type.CiSockets': 'Sockets and voltage',
  'type.CiSocketAdapter': 'Socket adapter',
  'type.CiInternet': 'Internet and mobile network',
  'type.CiMedicalCare': 'Doctors and hospitals',

  'value.CiSocketAdapter.yes': 'Plugs used in most of continental Europe (types C, E and F) need an adapter.',
  'value.CiSocketAdapter.no':
    'No adapter is needed for flat Euro plugs (type C) and the usual earthed plugs of types E and F (CEE 7/7); most other plugs need one.',
};

/** The facts of the country database; the English texts set which keys every other language must have. */
export type CountryInformation = Readonly<Record<keyof typeof countryInformation, string>>;
