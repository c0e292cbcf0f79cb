import type { AdvisorySource } from './advisory-importer.js';
import { parseAustralia } from './parse-australia.js';
import { parseCanada } from './parse-canada.js';
import { parseGermany } from './parse-germany.js';
import { parseUnitedKingdom } from './parse-united-kingdom.js';
import { parseUnitedStates } from './parse-united-states.js';

const OGL_UK = 'Open Government Licence v3.0';
const OGL_CANADA = 'Open Government Licence – Canada';

/** The authorities whose advice can be imported, and on what terms (docs/data-sources.md): names as their owners write them, the same in every language. */
export const ADVISORY_SOURCES: readonly AdvisorySource[] = [
  {
    key: 'de',
    nationality: 'DE',
    foreignOffice: 'Auswärtiges Amt',
    accepts: ['json'],
    minCountries: 150,
    parse: parseGermany,
    licence: 'Open Data, Auswärtiges Amt',
    attribution: 'Auswärtiges Amt',
  },
  {
    key: 'uk',
    nationality: 'GB',
    foreignOffice: 'Foreign, Commonwealth & Development Office',
    accepts: ['json'],
    minCountries: 150,
    parse: parseUnitedKingdom,
    licence: OGL_UK,
    attribution: `Contains public sector information licensed under the ${OGL_UK}.`,
  },
  {
    key: 'us',
    nationality: 'US',
    foreignOffice: 'U.S. Department of State',
    accepts: ['xml', 'rss'],
    minCountries: 150,
    parse: parseUnitedStates,
    licence: 'Public domain, 17 U.S.C. § 105',
    attribution: 'U.S. Department of State',
  },
  {
    key: 'ca',
    nationality: 'CA',
    foreignOffice: 'Global Affairs Canada',
    accepts: ['json'],
    minCountries: 150,
    parse: parseCanada,
    licence: OGL_CANADA,
    attribution: `Contains information licensed under the ${OGL_CANADA}.`,
  },
  {
    key: 'au',
    nationality: 'AU',
    foreignOffice: 'Department of Foreign Affairs and Trade of Australia',
    accepts: ['json'],
    minCountries: 120,
    parse: parseAustralia,
    licence: 'smartraveller.gov.au, © Commonwealth of Australia',
    attribution: 'Smartraveller, Commonwealth of Australia',
  },
];
