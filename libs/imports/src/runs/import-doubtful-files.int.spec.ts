import { jest } from '@jest/globals';
import { freshForEachTest } from '../../../journeys/test/fresh-for-each-test.js';
import { restrictionsBy } from '../../../restrictions/src/model/restriction/restriction-store.js';
import { aGermanList, ImportDesk } from '../../test/import-desk.js';

jest.setTimeout(30_000);
const DE = 'advisory-de';

let desk: ImportDesk;
freshForEachTest(ImportDesk.open, (fresh) => void (desk = fresh));

const list = (warnings: Parameters<typeof aGermanList>[1] = {}, more: Parameters<typeof aGermanList>[2] = {}): string =>
  aGermanList(desk.world.places, warnings, more);
const DAY = 86_400;
const NOVEMBER_30 = 1764500000;

interface GermanEntry {
  countryCode: string;
  warning?: unknown;
  partialWarning?: unknown;
  lastModified: number;
}

/** The list with some of its entries changed by hand. */
function damaged(content: string, change: (entry: GermanEntry) => void): string {
  const root = JSON.parse(content) as { response: Record<string, GermanEntry | string[] | number> };
  for (const entry of Object.values(root.response))
    if (typeof entry === 'object' && 'countryCode' in entry) change(entry);
  return JSON.stringify(root);
}

async function statusOf(country: string): Promise<unknown> {
  const [found] = await desk.world.inSystem((tx) => restrictionsBy(tx, { countryId: country }));
  return found?.details[0]?.values['ForeignOfficeStatus'] ?? null;
}

describe('a warning that is stored', () => {
  it('stays when the file no longer says whether there is one', async () => {
    await desk.applied(DE, list({ AF: 'warning', TH: 'partialWarning' }));
    const before = await desk.written();
    const { run } = await desk.start(
      DE,
      damaged(list({ AF: 'warning', TH: 'partialWarning' }), (entry) => {
        if (entry.countryCode === 'AF') delete entry.warning;
        if (entry.countryCode === 'TH') entry.partialWarning = 'yes';
      }),
    );
    expect([run.counts, run.changes]).toEqual([
      { read: 249, added: 0, changed: 0, removed: 0, unchanged: 249, skipped: 0 },
      [],
    ]);
    expect(run.problems).toEqual([expect.stringContaining('warning'), expect.stringContaining('partialWarning')]);
    expect(await desk.written()).toEqual(before);
  });

  it('is not lifted together with more than a third of the others', async () => {
    const warned = ['AF', 'SO', 'YE', 'SY', 'LY', 'SD', 'ML', 'NE', 'HT', 'IQ'];
    const all = Object.fromEntries(warned.map((country) => [country, 'warning' as const]));
    await desk.applied(DE, list(all));
    const some = Object.fromEntries(warned.slice(4).map((country) => [country, 'warning' as const]));
    const { ok, run } = await desk.start(DE, list(some));
    expect([ok, run.state, run.problems]).toEqual([
      false,
      'REJECTED',
      [
        'Die Datei würde 4 von 10 gespeicherten Warnungen aufheben, also mehr als ein Drittel. Bitte prüfen Sie, ob sie in Ordnung ist.',
      ],
    ]);
    expect((await desk.applied(DE, list({ ...some, HT: 'partialWarning', AF: 'warning' }))).counts.changed).toBe(4);
  });

  it('is not replaced by older advice', async () => {
    await desk.applied(DE, list({ AF: 'warning' }));
    const before = await desk.written();
    const { run } = await desk.start(
      DE,
      damaged(list({ AF: 'warning' }), (entry) => {
        if (entry.countryCode === 'AF') Object.assign(entry, { warning: false, lastModified: NOVEMBER_30 - 300 * DAY });
      }),
    );
    expect([run.counts.changed, run.problems]).toEqual([
      0,
      [
        'Afghanistan: Der gespeicherte Stand vom 30. November 2025 ist neuer als der der Datei (3. Februar 2025) und bleibt erhalten.',
      ],
    ]);
    expect(await desk.written()).toEqual(before);
  });

  it('is not dated by a day that has not come', async () => {
    await desk.applied(DE, list({ AF: 'warning' }));
    const { run } = await desk.start(
      DE,
      damaged(list({ AF: 'warning' }), (entry) => {
        if (entry.countryCode === 'AF')
          Object.assign(entry, { warning: false, lastModified: NOVEMBER_30 + 3_000 * DAY });
      }),
    );
    expect([run.counts, run.problems]).toEqual([
      expect.objectContaining({ changed: 0, skipped: 1 }),
      [expect.stringContaining('Afghanistan: ausgelassen, weil das Datum')],
    ]);
    const whole = await desk.start(DE, list({}, { lastModified: NOVEMBER_30 + 3_000 * DAY }));
    expect([whole.ok, whole.run.state, whole.run.problems]).toEqual([
      false,
      'REJECTED',
      [expect.stringContaining('Datum in der Zukunft')],
    ]);
    expect(await statusOf('AF')).toBe('RED');
  });
});

it('fills in at all countries what was not stated before', async () => {
  const page = (slug: string, name: string, alerts: string[]): object => ({
    base_path: `/foreign-travel-advice/${slug}`,
    public_updated_at: '2026-03-01T10:00:00Z',
    details: { country: { name, slug }, alert_status: alerts },
  });
  const countries = desk.world.places
    .countries('en')
    .filter(({ iso2 }) => iso2 !== 'GB')
    .slice(0, 160);
  const index = {
    document_type: 'travel_advice_index',
    public_updated_at: '2026-03-01T10:00:00Z',
    links: { children: countries.map(({ iso2, names }) => page(iso2.toLowerCase(), names.en, [])) },
  };
  expect((await desk.applied('advisory-uk', JSON.stringify(index), { fileName: 'index.json' })).counts.added).toBe(160);
  const pages = countries.map(({ iso2, names }) => page(iso2.toLowerCase(), names.en, ['avoid_all_travel_to_parts']));
  expect((await desk.applied('advisory-uk', JSON.stringify(pages), { fileName: 'pages.json' })).counts.changed).toBe(
    160,
  );
  const emptied = await desk.start(
    'advisory-uk',
    JSON.stringify(countries.map(({ iso2, names }) => page(iso2.toLowerCase(), names.en, []))),
    { fileName: 'pages.json' },
  );
  expect([emptied.ok, emptied.run.problems[0]]).toEqual([false, expect.stringContaining('mehr als ein Drittel')]);
});

describe('a visa matrix', () => {
  const matrix = (requirement: string): string => {
    const codes = desk.world.places
      .countries('de')
      .slice(0, 40)
      .map(({ iso2 }) => iso2);
    const cellOf = (from: string, to: string): string => {
      if (from === to) return '-1';
      return to === codes[0] ? requirement : 'visa required';
    };
    const cells = codes.flatMap((from) => codes.map((to) => `${from},${to},${cellOf(from, to)}`));
    return ['Passport,Destination,Requirement', ...cells].join('\n');
  };

  it('of an older day changes nothing that is newer', async () => {
    await desk.applied('visa-matrix', matrix('e-visa'), { fileName: 'matrix.csv', dated: '2026-04-01' });
    const { ok, run } = await desk.start('visa-matrix', matrix('visa free'), {
      fileName: 'matrix.csv',
      dated: '2025-04-01',
    });
    expect([ok, run.problems]).toEqual([
      false,
      [
        'Die Datei vom 1. April 2025 ist älter als die gespeicherten Daten (1. April 2026) und würde sie ändern. Bitte verwenden Sie eine neuere Datei.',
      ],
    ]);
    expect(
      (await desk.start('visa-matrix', matrix('visa free'), { fileName: 'matrix.csv', dated: '2026-04-01' })).run.counts
        .changed,
    ).toBe(39);
    expect(
      (await desk.start('visa-matrix', matrix('e-visa'), { fileName: 'matrix.csv', dated: '2025-04-01' })).ok,
    ).toBe(true);
  });

  it('of a day to come is rejected', async () => {
    const { ok, errors } = await desk.start('visa-matrix', matrix('e-visa'), {
      fileName: 'matrix.csv',
      dated: '2099-01-01',
    });
    expect([ok, errors]).toEqual([
      false,
      [
        {
          field: 'content',
          messages: ['Die Daten tragen ein Datum in der Zukunft (1. Januar 2099). Bitte prüfen Sie das Datum.'],
        },
      ],
    ]);
  });
});

it('keeps a report whose words hold signs that no database takes', async () => {
  const page = {
    base_path: '/foreign-travel-advice/x',
    public_updated_at: '2026-03-01T10:00:00Z',
    details: { country: { name: `No\u0000where \ud800${'😀'.repeat(60)}`, slug: 'x' }, alert_status: [] },
  };
  const { ok, run } = await desk.start('advisory-uk', JSON.stringify(page));
  expect([ok, run.state, run.problems[0]]).toEqual([false, 'REJECTED', expect.stringContaining('Nowhere')]);
  const thai = {
    ...page,
    base_path: '/foreign-travel-advice/thailand',
    details: {
      country: { name: 'Thailand', slug: 'thailand' },
      alert_status: [],
      change_description: `a\u0000b ${'x'.repeat(192)} 😀😀😀😀`,
    },
  };
  expect((await desk.applied('advisory-uk', JSON.stringify(thai))).state).toBe('APPLIED');
});
