import { isIsoDate, isWebAddress } from '@landfall/kernel';
import type { Places } from '@landfall/places';
import type { DetailValue } from '@landfall/catalogue';
import { factDetails, type CountryFacts } from '../seeding/country-facts.js';
import { compareStatements } from '../port/compare-statements.js';
import type { CountryStatement } from '../port/country-statement.js';
import { missingColumns, tableIn, type CsvRow } from '../port/csv-rows.js';
import { problem, type ImportProblem } from '../port/import-problem.js';
import { rejectedReading, type Importer } from '../port/importer.js';
import { timeZoneOf } from './time-zone.js';

const NAME = 'country-facts';
const COLUMNS = [
  'iso2',
  'callingCode',
  'currencies',
  'languages',
  'capital',
  'drivingSide',
  'timeZones',
  'source',
  'date',
];
const currencies = new Set(Intl.supportedValuesOf('currency'));
const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** Facts of countries as a table (docs/how-to/add-an-importer.md): an empty cell states nothing, lists are separated by blanks. */
export const countryFactsImporter: Importer = {
  name: NAME,
  titleKey: 'import.title.country-facts',
  accepts: ['csv'],
  licence: 'as declared by the operator',
  attribution: '',
  read(content, options, world) {
    const table = tableIn(content);
    if (!('rows' in table)) return rejectedReading(table);
    const missing = missingColumns(table, COLUMNS);
    if (missing) return rejectedReading(missing);
    const problems: ImportProblem[] = [];
    const statements = new Map<string, CountryStatement>();
    const year = world.clock.now().getUTCFullYear();
    for (const row of table.rows) {
      const reading = new FactsReading(row, world.places, year);
      const statement = reading.statement();
      problems.push(...reading.problems);
      if (statement && statements.has(statement.country))
        problems.push(problem('import.problem.occursTwice', { id: statement.country }));
      else if (statement) statements.set(statement.country, statement);
    }
    // A table that somebody keeps by hand is put right by hand: nothing of it is taken before all of it is in order.
    if (problems.length > 0) return rejectedReading(...problems);
    if (statements.size === 0) return rejectedReading(problem('import.problem.empty'));
    const dated =
      options.dated ??
      [...statements.values()]
        .map(({ writtenOn }) => writtenOn)
        .sort()
        .at(-1)!;
    const set = {
      source: NAME,
      foreignOffice: null,
      statements: [...statements.values()],
      isWhole: true,
      read: table.rows.length,
      skipped: 0,
      dated,
      weighs: (field: string) => field.startsWith('Ci'),
      warns: () => false,
      isNotified: () => false,
    };
    return { dated, problems: [], plan: { compare: (tx) => compareStatements(tx, set, options, world) } };
  },
};

/** One row, and everything that is wrong with it. */
class FactsReading {
  readonly problems: ImportProblem[] = [];

  constructor(
    private readonly row: CsvRow,
    private readonly places: Places,
    private readonly year: number,
  ) {}

  statement(): CountryStatement | null {
    const country = this.places.country(this.row.cell('iso2'))?.iso2;
    if (!country) {
      this.problems.push(
        problem('import.problem.unknownCountry', { name: this.row.cell('iso2') || String(this.row.line) }),
      );
      return null;
    }
    const callingCode = this.checked('callingCode', (text) => /^\+\d[\d ]{0,10}$/.test(text));
    const side = this.checked('drivingSide', (text) => text === 'left' || text === 'right');
    const sourceUri = this.checked('source', isWebAddress);
    const date = this.checked('date', isIsoDate);
    if (!sourceUri) this.wrong('source');
    if (!date) this.wrong('date');
    const capital = this.row.cell('capital');
    const facts: CountryFacts = {
      iso2: country,
      callingCode,
      currencies: this.list('currencies', (code) => currencies.has(code)),
      languages: this.list(
        'languages',
        (code) => /^[a-z]{2,3}(-[A-Za-z]{2,4})*$/.test(code) && languageNames.of(code) !== undefined,
      ),
      capital: capital === '' ? null : { de: this.row.cell('capitalDe') || capital, en: capital },
      drivesOn: side === 'left' || side === 'right' ? side : null,
      timeZones: this.list('timeZones', (zone) => timeZoneOf(zone, this.year) !== null).flatMap(
        (zone) => timeZoneOf(zone, this.year) ?? [],
      ),
    };
    if (this.problems.length > 0 || !sourceUri || !date) return null;
    return { country, citizenships: [], values: valuesOf(facts, sourceUri, date), sourceUri, writtenOn: date };
  }

  private wrong(field: string): void {
    this.problems.push(
      problem('import.problem.badValue', {
        where: `${this.row.cell('iso2')} (${this.row.line})`,
        field,
        value: this.row.cell(field).slice(0, 60),
      }),
    );
  }

  /** A cell's text; null when it is empty or wrong. */
  private checked(field: string, fits: (text: string) => boolean): string | null {
    const text = this.row.cell(field);
    if (text === '') return null;
    if (fits(text)) return text;
    // What has to be stated is reported by its absence.
    if (field !== 'source' && field !== 'date') this.wrong(field);
    return null;
  }

  private list(field: string, fits: (code: string) => boolean): string[] {
    const codes = this.row
      .cell(field)
      .split(/[\s;]+/)
      .filter(Boolean);
    if (!codes.every(fits)) this.wrong(field);
    return codes;
  }
}

/** The facts in words of every language, as those that are shipped are worded. */
function valuesOf(facts: CountryFacts, url: string, written: string): Record<string, DetailValue> {
  const source = { url, authority: '', type: 'OTHER' } as const;
  const details = factDetails(
    {
      written,
      countries: [facts],
      sources: { cldr: source, itu: source, capitals: source, drivingSide: source, iana: source },
    },
    facts,
  );
  return Object.assign({}, ...details.map(({ values }) => values)) as Record<string, DetailValue>;
}
