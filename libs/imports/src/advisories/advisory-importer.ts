import type { TextValue } from '@landfall/catalogue';
import { LANGUAGES } from '@landfall/kernel';
import { formatDay, translate, type MessageKey } from '@landfall/messages';
import { compareStatements } from '../port/compare-statements.js';
import type { CountryStatement } from '../port/country-statement.js';
import { isToCome, noData, tooFew, withoutByteOrderMark } from '../port/plausibility-checks.js';
import { problem } from '../port/import-problem.js';
import { rejectedReading, type Importer } from '../port/importer.js';
import { isProblem, type Advisory, type AdvisoryParser } from './advisory.js';

const NEWS = ['ForeignOfficeStatus', 'AdvisoryRiskLevel'];

/** An authority whose advice can be imported. */
export interface AdvisorySource {
  /** `advisory-<key>` is the importer's name. */
  key: 'de' | 'uk' | 'us' | 'ca' | 'au';
  /** Its advice is for these nationals only. */
  nationality: string;
  /** Name of the authority as the list of authorities has it. */
  foreignOffice: string;
  accepts: readonly string[];
  licence: string;
  attribution: string;
  /** Fewer countries in a whole list mean that it was cut short. */
  minCountries: number;
  parse: AdvisoryParser;
}

/** Levels of a country as a whole, of which parts may have a higher one. */
const WHOLE_COUNTRY: readonly Advisory['measure'][] = ['NORMAL', 'CAUTION', 'RECONSIDER', 'ESSENTIAL'];

/** One city, or hardly more. */
const WITHOUT_PARTS: ReadonlySet<string> = new Set(['AD', 'GI', 'HK', 'LI', 'MC', 'MO', 'SG', 'SM', 'VA']);

/**
 * The sentence of a note in every language: whose advice, of which day, what it asks, that parts of the country may differ, and the
 * authority's own words where they may be quoted.
 */
function noteOf(key: AdvisorySource['key'], { country, measure, publishedOn, headline }: Advisory): TextValue {
  return Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      translate(language, 'advisory.note', {
        authority: translate(language, `advisory.authority.${key}`),
        date: formatDay(language, publishedOn),
        measure,
        hasParts: WHOLE_COUNTRY.includes(measure) && !WITHOUT_PARTS.has(country) ? 'yes' : 'no',
        hasHeadline: headline === null ? 'no' : 'yes',
        headline: headline ?? '',
      }),
    ]),
  );
}

/** What an advisory states in the catalogue's detail types, for the authority's own nationals. */
export const toStatement = (
  { key, nationality }: Pick<AdvisorySource, 'key' | 'nationality'>,
  advisory: Advisory,
): CountryStatement => ({
  country: advisory.country,
  citizenships: [nationality],
  values: {
    ...(advisory.status ? { ForeignOfficeStatus: advisory.status } : {}),
    ...(advisory.level ? { AdvisoryRiskLevel: advisory.level } : {}),
    AdvisoryNote: noteOf(key, advisory),
  },
  sourceUri: advisory.uri,
  writtenOn: advisory.publishedOn,
  ...(advisory.isListedOnly ? { isListedOnly: true } : {}),
});

const isWarning = (values: Readonly<Record<string, unknown>>): boolean =>
  values['ForeignOfficeStatus'] === 'RED' || values['ForeignOfficeStatus'] === 'YELLOW';

/** The importer of one authority's advice: one imported restriction per country. */
export function advisoryImporter(source: AdvisorySource): Importer {
  const name = `advisory-${source.key}` as const;
  return {
    name,
    titleKey: `import.title.${name}` satisfies MessageKey,
    accepts: source.accepts,
    licence: source.licence,
    attribution: source.attribution,
    read(content, options, world) {
      const text = withoutByteOrderMark(content);
      const empty = noData(text);
      if (empty) return rejectedReading(empty);
      const file = source.parse(text, world.places);
      if (isProblem(file)) return rejectedReading(file);
      const few = file.isWhole && !options.allowPartial ? tooFew(file.advisories.length, source.minCountries) : null;
      if (few) return rejectedReading(few, ...file.problems);
      const newest = file.advisories
        .map(({ publishedOn }) => publishedOn)
        .filter((day) => !isToCome(day, world.clock))
        .sort()
        .at(-1);
      const dated = options.dated ?? file.dated ?? newest;
      if (dated === undefined)
        return rejectedReading(...(file.problems.length > 0 ? file.problems : [problem('import.problem.empty')]));
      const set = {
        source: name,
        foreignOffice: source.foreignOffice,
        statements: file.advisories.map((advisory) => toStatement(source, advisory)),
        isWhole: file.isWhole,
        read: file.read,
        skipped: file.skipped,
        dated,
        weighs: (field: string) => NEWS.includes(field),
        warns: isWarning,
        // That a country has no warning is news only where there was one.
        isNotified: ({ values }: CountryStatement, isFirst: boolean) => !isFirst || isWarning(values),
      };
      return { dated, problems: file.problems, plan: { compare: (tx) => compareStatements(tx, set, options, world) } };
    },
  };
}
