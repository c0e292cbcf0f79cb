import { validated } from '@landfall/platform';
import { EntryRestrictionInput } from '@landfall/restrictions/restriction-input';
import { readFile } from 'node:fs/promises';
import { LANGUAGES, newId } from '@landfall/kernel';
import { Places, type CountryRow } from '@landfall/places';
import { diffMatrix, newestDate, type DiffSettings, type MatrixDiff } from './matrix-diff.js';
import { parseVisaMatrix } from './parse-visa-matrix.js';
import { importReport } from './report.js';
import { toCells, toDetails, type StoredCell } from './stored-cells.js';
import type { VisaMatrix } from './visa-matrix.js';
import type { EntryRestriction } from '../../../restrictions/src/model/restriction/entry-restriction.js';
import { buildSaveContext } from '../../../restrictions/src/decisions/save-context.js';
import type { SaveContext } from '../../../restrictions/src/decisions/save-context.js';
import { decideSave } from '../../../restrictions/src/decisions/save-entry-restriction.decide.js';

const sourceUri = 'https://data.example/matrix';
const settings = (dated: string, more: Partial<DiffSettings> = {}): DiffSettings => ({
  dated,
  sourceUri,
  removeMissing: false,
  ...more,
});
const fixture = async (name: string): Promise<VisaMatrix> =>
  parseVisaMatrix(
    await readFile(new URL(`../../test/fixtures/${name}`, import.meta.url), 'utf8'),
    (code) => code.toUpperCase(),
    {
      allowPartial: true,
    },
  );
const january = await fixture('visa-matrix-2026-01-10.csv');
const may = await fixture('visa-matrix-2026-05-20.csv');
const june = await fixture('visa-matrix-2026-06-30.json');

const country = (iso2: string): CountryRow => ({
  iso2,
  iso3: `${iso2}X`,
  numeric: null,
  also: [],
  officialLanguages: [],
  currencies: [],
  callingCode: null,
  capital: null,
  names: Object.fromEntries(LANGUAGES.map((language) => [language, iso2])) as CountryRow['names'],
});
const places = Places.of({ countries: ['DE', 'FR', 'GB', 'IN', 'TH'].map(country), regions: [], airports: [] });
const context = (dated: string): SaveContext =>
  buildSaveContext(
    places,
    {},
    {
      authorityIds: new Set(),
      now: new Date(`${dated}T08:00:00Z`),
      newId,
      editorId: null,
      importProvenance: { source: 'visa-matrix', licence: 'MIT', dated },
      neighbours: [],
      takesDatesAsSent: true,
    },
  );

/** What would be stored after these files, one after the other, as the handler decides it. */
class Store {
  readonly restrictions = new Map<string, EntryRestriction>();

  cells(): Map<string, Map<string, StoredCell>> {
    return new Map([...this.restrictions].map(([country, { details }]) => [country, toCells(details)]));
  }

  take(matrix: VisaMatrix, options: DiffSettings): MatrixDiff {
    const diff = diffMatrix(this.cells(), matrix, options);
    for (const [countryId, cells] of diff.next) {
      const before = this.restrictions.get(countryId) ?? null;
      const details = toDetails(cells, before?.details ?? []);
      const outcome = decideSave(
        before,
        validated(EntryRestrictionInput, {
          level: 'COUNTRY',
          countryId,
          isActive: true,
          version: before?.version ?? null,
          details,
        }),
        context(options.dated),
      );
      if (!outcome.ok) throw new Error(JSON.stringify(outcome.rejections));
      this.restrictions.set(countryId, outcome.restriction);
    }
    return diff;
  }
}

const reported = ({ changes }: MatrixDiff): string[] =>
  changes.map(({ kind, passport, destination }) => `${kind} ${passport}-${destination}`);
const storeOf = (...files: [VisaMatrix, string][]): Store => {
  const store = new Store();
  for (const [matrix, dated] of files) store.take(matrix, settings(dated));
  return store;
};

describe('the first import', () => {
  it('finds every cell new and shares the values of a destination, once per purpose', () => {
    const store = new Store();
    const diff = store.take(january, settings('2026-01-10'));
    expect(new Set(diff.changes.map(({ kind }) => kind))).toEqual(new Set(['new']));
    expect(diff).toMatchObject({ unchanged: 0, changes: { length: 13 } });
    const britain = store.restrictions.get('GB')!;
    expect(britain).toMatchObject({
      provenance: 'imported',
      importProvenance: { source: 'visa-matrix', licence: 'MIT', dated: '2026-01-10' },
      isActive: true,
    });
    expect(britain.details.map(({ purpose, citizenships, values }) => [purpose, citizenships, values])).toEqual([
      ['BUSINESS', ['DE', 'FR'], { ErVisaRequired: false, ErVisaFreeDays: 180 }],
      ['BUSINESS', ['IN', 'TH'], { ErVisaRequired: true }],
      ['PRIVATE', ['DE', 'FR'], { ErVisaRequired: false, ErVisaFreeDays: 180 }],
      ['PRIVATE', ['IN', 'TH'], { ErVisaRequired: true }],
    ]);
    expect(britain.details.every((detail) => detail.sourceUri === sourceUri && detail.writtenOn === '2026-01-10')).toBe(
      true,
    );
  });

  it('reads back what it stored', () => {
    for (const matrix of [january, june]) {
      const stored = storeOf([matrix, '2026-06-30']).cells();
      const bare = [...stored].map(([country, cells]) => [
        country,
        new Map([...cells].map(([passport, { requirement, days }]) => [passport, { requirement, days }])),
      ]);
      expect(new Map(bare as [string, Map<string, unknown>][])).toEqual(matrix.cells);
    }
  });

  it('rejects to read what it did not store', () => {
    const { details } = storeOf([january, '2026-01-10']).restrictions.get('GB')!;
    const foreign = details.map((detail) => ({ ...detail, values: { ...detail.values, ErPassportSufficient: true } }));
    expect(() => toCells(foreign)).toThrow('was not written by this importer');
  });
});

describe('every requirement', () => {
  const cell = (requirement: StoredCell['requirement'], days: number | null): StoredCell => ({
    requirement,
    days,
    dated: '2026-01-10',
    sourceUri,
  });
  it.each([
    [cell('visa free', 90), { ErVisaRequired: false, ErVisaFreeDays: 90 }],
    [cell('visa free', null), { ErVisaRequired: false }],
    [cell('eta', 90), { ErVisaRequired: false, ErEntryPermitRequired: true, ErVisaFreeDays: 90 }],
    [cell('eta', null), { ErVisaRequired: false, ErEntryPermitRequired: true }],
    [cell('e-visa', 30), { ErVisaRequired: true, ErEVisaPossible: true, ErEVisaDays: 30 }],
    [cell('e-visa', null), { ErVisaRequired: true, ErEVisaPossible: true }],
    [cell('visa on arrival', 15), { ErVisaRequired: true, ErVisaOnArrivalPossible: true, ErVisaOnArrivalDays: 15 }],
    [cell('visa on arrival', null), { ErVisaRequired: true, ErVisaOnArrivalPossible: true }],
    [cell('visa required', null), { ErVisaRequired: true }],
  ])('is stated in detail types: %j', (stated, values) => {
    const [business] = toDetails(new Map([['DE', stated]]), []);
    expect(business).toMatchObject({ restrictionDetailJson: values, noAccessStart: null });
  });

  it('no admission bars access from the date of the file, and states nothing else', () => {
    const [business] = toDetails(new Map([['IN', cell('no admission', null)]]), []);
    expect(business).toMatchObject({ restrictionDetailJson: {}, noAccessStart: '2026-01-10' });
  });
});

describe('a later import', () => {
  it('of the same file changes nothing', () => {
    const diff = storeOf([january, '2026-01-10']).take(january, settings('2026-02-10'));
    expect(diff).toMatchObject({ changes: [], unchanged: 13 });
    expect(diff.next.size).toBe(0);
  });

  it('finds the changed cells, keeps missing ones and leaves other destinations alone', () => {
    const store = storeOf([january, '2026-01-10']);
    const before = new Map(store.restrictions);
    const diff = store.take(may, settings('2026-05-20'));
    expect(reported(diff)).toEqual(['changed DE-GB', 'changed FR-GB', 'missing IN-GB']);
    expect([...diff.next.keys()]).toEqual(['GB']);
    for (const country of ['DE', 'IN', 'TH']) expect(store.restrictions.get(country)).toBe(before.get(country));
    expect(store.cells().get('GB')!.get('IN')).toMatchObject({ requirement: 'visa required', dated: '2026-01-10' });
    expect(store.cells().get('GB')!.get('DE')).toMatchObject({ requirement: 'eta', days: null, dated: '2026-05-20' });
  });

  it('keeps details that did not change with their ids and times', () => {
    const store = storeOf([january, '2026-01-10']);
    const visas = (): unknown[] =>
      store.restrictions.get('GB')!.details.filter((detail) => detail.values['ErVisaRequired'] === true);
    const before = visas();
    store.take(may, settings('2026-05-20'));
    expect(before).toHaveLength(2);
    expect(visas()).toEqual(before);
    expect(store.restrictions.get('GB')!.version).toBe(2);
  });

  it('removes missing cells on request, down to the last of a destination', () => {
    const store = storeOf([january, '2026-01-10']);
    store.take(may, settings('2026-05-20', { removeMissing: true }));
    expect(store.cells().get('GB')!.has('IN')).toBe(false);
    const nothingForBritain = { ...may, cells: new Map([...may.cells].filter(([country]) => country !== 'GB')) };
    const diff = store.take(nothingForBritain, settings('2026-06-01', { removeMissing: true }));
    expect(reported(diff)).toEqual(['missing DE-GB', 'missing FR-GB', 'missing TH-GB']);
    expect(store.restrictions.get('GB')!.details).toEqual([]);
  });

  it('leaves access barred from the day on which it was first seen', () => {
    const store = storeOf(
      [january, '2026-01-10'],
      [may, '2026-05-20'],
      [
        {
          ...may,
          cells: new Map(may.cells).set(
            'TH',
            new Map([
              ['DE', { requirement: 'no admission', days: null }],
              ['IN', { requirement: 'no admission', days: null }],
            ]),
          ),
        },
        '2026-06-01',
      ],
    );
    const starts = store.restrictions
      .get('TH')!
      .details.filter((detail) => detail.phases.noAccess)
      .map(({ citizenships, phases }) => [citizenships, phases.noAccess!.start]);
    expect(starts).toEqual([
      [['IN'], '2026-01-10'],
      [['DE'], '2026-06-01'],
      [['IN'], '2026-01-10'],
      [['DE'], '2026-06-01'],
    ]);
  });
});

describe('the two forms', () => {
  it('do not differ in what only one of them states: JSON adds days', () => {
    const store = storeOf([january, '2026-01-10'], [may, '2026-05-20']);
    expect(reported(store.take(june, settings('2026-06-30')))).toEqual([
      'daysAdded DE-GB',
      'daysAdded FR-GB',
      'daysAdded DE-IN',
      'daysAdded TH-IN',
    ]);
  });

  it('and CSV, which cannot say them, takes none away', () => {
    const store = storeOf([june, '2026-06-30']);
    expect(store.take(may, settings('2026-07-01')).changes.map(({ kind }) => kind)).toEqual(['missing']);
    expect(store.cells().get('GB')!.get('DE')).toMatchObject({ days: 180, dated: '2026-06-30' });
  });

  it.each([
    [{ requirement: 'visa free', days: 90 }, { requirement: 'visa free', days: 60 }, 'CSV', ['changed DE-GB']],
    [{ requirement: 'visa free', days: 90 }, { requirement: 'visa free', days: null }, 'CSV', ['changed DE-GB']],
    [{ requirement: 'visa free', days: null }, { requirement: 'visa free', days: 90 }, 'CSV', ['changed DE-GB']],
    [{ requirement: 'e-visa', days: 30 }, { requirement: 'e-visa', days: 60 }, 'JSON', ['changed DE-GB']],
    [{ requirement: 'e-visa', days: 30 }, { requirement: 'e-visa', days: null }, 'JSON', ['changed DE-GB']],
    [{ requirement: 'e-visa', days: 30 }, { requirement: 'eta', days: 30 }, 'JSON', ['changed DE-GB']],
    [{ requirement: 'e-visa', days: null }, { requirement: 'e-visa', days: 30 }, 'JSON', ['daysAdded DE-GB']],
    [{ requirement: 'e-visa', days: 30 }, { requirement: 'e-visa', days: null }, 'CSV', []],
  ] as const)('compare days where the form states them: %j, %j in %s', (was, is, form, expected) => {
    const stored = new Map([['GB', new Map([['DE', { ...was, dated: '2026-01-10', sourceUri }]])]]);
    expect(
      reported(diffMatrix(stored, { form, cells: new Map([['GB', new Map([['DE', is]])]]) }, settings('2026-05-20'))),
    ).toEqual(expected);
  });
});

describe('the report', () => {
  const report = (diff: MatrixDiff, apply: boolean, dated = '2026-05-20'): string =>
    importReport(
      {
        diff,
        storedDate: '2026-01-10',
        restrictions: diff.next.size,
        details: 6,
        detailsChanged: 2,
        trips: { pages: 3, itineraries: 2 },
      },
      { ...settings(dated), licence: 'MIT', apply },
    ).join('\n');

  it('counts, gives examples in words and says that nothing was written', () => {
    const text = report(storeOf([january, '2026-01-10']).take(may, settings('2026-05-20')), false);
    expect(text).toMatch(/^ {2}changed cells +2$/m);
    expect(text).toMatch(/^ {2}cells missing in the file +1 {2}kept/m);
    expect(text).toMatch(/^ {2}unchanged cells +10$/m);
    expect(text).toContain('  DE → GB: 180 days → entry permit (eta)\n');
    expect(text).toContain('  IN → GB: visa required → not stated (missing in file)');
    expect(text).toContain('To write: 1 restrictions with 6 details, 2 of them new or changed.');
    expect(text).toContain('Active trip pages at these destinations: 3, on 2 itineraries.');
    expect(text).toContain('dry run');
  });

  it('says what was written, and when there is nothing to write', () => {
    const store = storeOf([january, '2026-01-10']);
    expect(report(store.take(may, settings('2026-05-20')), true)).toMatch(/Written: 1 [^]*itineraries\.$/);
    expect(report(store.take(january, settings('2026-01-10', { removeMissing: false })), false)).toContain(
      'To write: 1',
    );
    expect(report(diffMatrix(store.cells(), january, settings('2026-01-10')), false)).toContain(
      'There is nothing to write.',
    );
  });

  it('says when the file is older than what is stored', () => {
    const diff: MatrixDiff = { changes: [], unchanged: 1, next: new Map() };
    expect(report(diff, false, '2025-12-31')).toContain('Mind that the file is older (2025-12-31)');
    expect(report(diff, false)).not.toContain('Mind');
  });

  it('shows at most twenty examples', () => {
    const changes = Array.from(
      { length: 1_000 },
      (_, index) => ({ kind: 'changed', passport: 'DE', destination: `D${index}`, before: null, after: null }) as const,
    );
    expect(report({ changes: [...changes], unchanged: 0, next: new Map() }, false).match(/ → D\d+:/g)).toHaveLength(20);
  });
});

it('knows how new the stored cells are', () => {
  expect(newestDate(new Map())).toBeNull();
  expect(newestDate(storeOf([january, '2026-01-10'], [may, '2026-05-20']).cells())).toBe('2026-05-20');
});
