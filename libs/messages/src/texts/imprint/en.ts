/** The credits of the data that the product ships. The reference for the other languages. */
export const imprintTexts = {
  'imprint.title': 'Data sources and licences',
  'imprint.text': 'The data listed here comes from other sources and is used under their licences.',
  'imprint.airports': 'Airports',
  'imprint.airportsChanged': 'Changed: only airports with an IATA code, regions added, some entries corrected.',
  'imprint.countries': 'Names, languages and currencies of countries',
  'imprint.callingCodes': 'Calling codes',
  'imprint.capitals': 'Capitals',
  'imprint.regions': 'Regions',
  'imprint.map': 'Outlines of countries',
  'imprint.timeZones': 'Time zones',
  'imprint.advice': 'Levels of travel advice',
  'imprint.after': 'Based on: {name}',
  'imprint.licence': 'Licence: {name}',
  'imprint.publicDomain': 'Public domain',
};
