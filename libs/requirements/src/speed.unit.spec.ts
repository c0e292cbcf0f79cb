import { DETAIL_TYPES } from '@landfall/catalogue';
import { answer, type CountryGroups, findConflicts, RuleIndex, type RuleDetail } from './index.js';
import { aDetail } from '../test/a-detail.js';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const CODES = LETTERS.flatMap((a) => LETTERS.slice(0, 8).map((b) => a + b)).slice(0, 200);
const LARGE: CountryGroups = { NORTH: CODES.slice(0, 27), EAST: CODES.slice(20, 60), ALL: CODES.slice(0, 150) };
const AUDIENCES = ['', 'NORTH', 'EAST', 'ALL', 'AA', 'AB AC'];
const country = (id: string) => ({ type: 'COUNTRY' as const, id, country: id, region: null, airport: null });
const airport = (id: string) => ({
  type: 'AIRPORT' as const,
  id: `${id}X`,
  country: id,
  region: null,
  airport: `${id}X`,
});

/** About 60 details per destination: 50 editorial ones and imported lists of 100 and more countries. */
function detailsOf(id: string): RuleDetail[] {
  const at = (values: RuleDetail['values'], list: string, provenance: RuleDetail['provenance']): RuleDetail => ({
    ...aDetail('TH', values, {
      for: list,
      provenance,
      phases: { someRestrictions: { start: '2026-01-01', end: null } },
    }),
    placeId: id,
    restrictionId: `restriction-${id}-${provenance}`,
  });
  const edited = Array.from({ length: 50 }, (_, n) => {
    const kind = DETAIL_TYPES[n % DETAIL_TYPES.length]!;
    const text = { de: `Hinweis ${n} `.repeat(30), en: `Note ${n} `.repeat(30) };
    const value = {
      FREETEXT: text,
      YESNO: n % 3 === 0,
      POSINT: n + 1,
      COLOR: 'YELLOW' as const,
      YESNOTEXT: { yes: n % 2 === 0, textEn: text.en },
    }[kind.kind];
    return at({ [kind.key]: value, Note: text }, AUDIENCES[n % AUDIENCES.length]!, 'editorial');
  });
  const imported = Array.from({ length: 10 }, (_, n) =>
    at({ ErVisaFreeDays: 10 + n, ErVisaRequired: n % 2 === 0 }, CODES.slice(n, n + 110).join(' '), 'imported'),
  );
  return [...edited, ...imported];
}

const DESTINATIONS = CODES.slice(0, 10);
const ruleIndex = RuleIndex.of(DESTINATIONS.flatMap(detailsOf), LARGE);

function bestOf(rounds: number, work: () => unknown): number {
  return Math.min(
    ...Array.from({ length: rounds }, () => {
      const begun = performance.now();
      work();
      return performance.now() - begun;
    }),
  );
}

describe('the speed of a lookup of ten destinations and four citizenships', () => {
  const trip = (destinations: ReturnType<typeof country>[] | ReturnType<typeof airport>[]) => ({
    departureCountry: 'AA',
    destinations,
    transits: [],
    citizenships: CODES.slice(0, 4),
    purpose: 'PRIVATE' as const,
    dateStart: '2026-05-01',
    dateEnd: '2026-05-10',
  });

  // The best of many rounds excludes most of the load of a machine; `npm run bench` holds the 2 ms of the engine.
  it.each([
    ['countries', DESTINATIONS.map(country)],
    ['airports', DESTINATIONS.map(airport)],
  ])('%s: no more than a few milliseconds', (name, destinations) => {
    const took = bestOf(500, () => answer(ruleIndex, trip(destinations)));
    if (process.env['SHOW_TIMES'] !== undefined) console.log(name, took);
    expect(took).toBeLessThan(8);
  });

  it('replacing one restriction of 250 destinations: no more than a few milliseconds', () => {
    const many = RuleIndex.of(
      CODES.flatMap((id) => [{ ...aDetail('TH', { ErVisaRequired: true }), placeId: id, restrictionId: id }]),
      LARGE,
    );
    const details = detailsOf('AA').map((detail) => ({ ...detail, restrictionId: 'AA' }));
    const took = bestOf(50, () => many.replacing('AA', details));
    if (process.env['SHOW_TIMES'] !== undefined) console.log('replacing', took);
    expect(took).toBeLessThan(10);
  });
});

describe('the speed of the search for conflicts', () => {
  it('of a place where fifty types depend on fifty conditions, and one is stated twice: some milliseconds', () => {
    const dependent = DETAIL_TYPES.filter(({ kind }) => kind === 'POSINT' || kind === 'YESNO')
      .slice(0, 50)
      .map(({ key, kind }, at) =>
        aDetail(
          'TH',
          { [key]: kind === 'YESNO' ? true : 9 },
          {
            id: `detail-${at}`,
            for: CODES[at]!,
            conditions: [{ kind: 'RESIDENCE', countries: [CODES[100 + at]!] }],
          },
        ),
      );
    const twice = [30, 60].map((days) => aDetail('TH', { ErVisaFreeDays: days }, { id: `days-${days}` }));
    expect(dependent.length).toBeGreaterThan(40);
    const took = bestOf(5, () => findConflicts([...dependent, ...twice], LARGE));
    if (process.env['SHOW_TIMES'] !== undefined) console.log('conflicts', took);
    expect(took).toBeLessThan(60);
    expect(findConflicts([...dependent, ...twice], LARGE)).toMatchObject([{ detailIds: ['days-30', 'days-60'] }]);
  });
});
