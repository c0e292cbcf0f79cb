import type { DetailValue, StatusColor } from '@landfall/catalogue';
import { answer, RuleIndex, type RuleDetail } from '@landfall/requirements';
import { aDetail, aTrip } from '../../../requirements/test/a-detail.js';
import { SEEDS, theSeeds } from '../../../restrictions/test/the-seeds.js';
import { seedDetails } from '../../../imports/src/seeding/seed-rules.js';
import { presentAnswer } from '../presentation/present-answer.js';
import { highestRisk } from '../presentation/advisory-risk.js';
import { countryContent, isCountryContent } from './country-content.js';
import { mapColor, mapStatus, type MapStatus, type Viewpoint } from './map-status.js';

const country = (id: string) => ({ type: 'COUNTRY' as const, id, country: id, region: null, airport: null });
const region = (id: string) => ({ type: 'REGION' as const, id, country: id.slice(0, 2), region: id, airport: null });
const GERMAN: Viewpoint = { citizenship: 'DE', departure: 'DE', today: '2026-05-01' };
/** A detail of any country, whether the worked cases of the engine know it or not. */
const at = (
  placeId: string,
  ...detail: Parameters<typeof aDetail> extends [string, ...infer Rest] ? Rest : never
): RuleDetail => ({
  ...aDetail('TH', ...detail),
  placeId,
  restrictionId: placeId,
});
const ruleIndexOf = (...details: RuleDetail[]): RuleIndex => RuleIndex.of(details, { EU: ['DE', 'FR'] });
const statusOf = (values: RuleDetail['values'], ...more: RuleDetail[]): MapStatus =>
  mapStatus(ruleIndexOf(aDetail('TH', values), ...more), country('TH'), GERMAN);

describe('the status of a country on the map', () => {
  it('says of a country without rules that nothing is known', () => {
    expect(mapStatus(ruleIndexOf(), country('TH'), GERMAN)).toEqual({
      status: 'GRAY',
      statusForeignOffice: 'UNKNOWN',
      statusDestinationCountry: 'UNKNOWN',
      rkiStatus: null,
      sevenDayIncidence: null,
      sevenDayIncidencePrevious: null,
      riskLevel: 'UNKNOWN',
    });
  });

  it('is the status of the phases that hold on that very day for private travel', () => {
    const ruleIndex = ruleIndexOf(
      aDetail(
        'TH',
        {},
        {
          phases: {
            noRestrictions: { start: null, end: '2026-04-30' },
            noAccess: { start: '2026-05-01', end: '2026-05-01' },
            someRestrictions: { start: '2026-05-02', end: null },
          },
        },
      ),
      aDetail('TH', {}, { purpose: 'BUSINESS', phases: { noRestrictions: { start: '2026-01-01', end: null } } }),
    );
    const on = (today: string): [string, string] => {
      const { status, statusDestinationCountry } = mapStatus(ruleIndex, country('TH'), { ...GERMAN, today });
      return [status, statusDestinationCountry];
    };
    expect([on('2026-04-30'), on('2026-05-01'), on('2026-05-02')]).toEqual([
      ['BLUE', 'WITHOUT_RESTRICTIONS'],
      ['RED', 'NOT_POSSIBLE'],
      ['YELLOW', 'WITH_RESTRICTIONS'],
    ]);
  });

  it('is that of the citizenship and departure', () => {
    const open = { noRestrictions: { start: '2026-01-01', end: null } };
    const barred = { noAccess: { start: '2026-01-01', end: null } };
    const ruleIndex = ruleIndexOf(
      aDetail('TH', {}, { phases: barred }),
      aDetail('TH', { ForeignOfficeStatus: 'YELLOW' }, { for: 'EU', phases: open }),
      aDetail('TH', {}, { for: 'EU', from: 'CN', phases: barred }),
    );
    const of = (citizenship: string, departure: string): string =>
      mapStatus(ruleIndex, country('TH'), { ...GERMAN, citizenship, departure }).status;
    expect([of('DE', 'DE'), of('DE', 'CN'), of('US', 'DE')]).toEqual(['BLUE', 'RED', 'RED']);
    expect(mapStatus(ruleIndex, country('TH'), { ...GERMAN, citizenship: 'US' }).statusForeignOffice).toBe('UNKNOWN');
  });

  it.each([
    ['RED', 'TRAVEL_WARNING'],
    ['YELLOW', 'PARTIAL_WARNING'],
    ['BLUE', 'WITHOUT_RESTRICTIONS'],
    ['PURPLE', 'CONFLICTING'],
    ['GRAY', 'UNKNOWN'],
  ] as const)('tells advice of colour %s as %s', (color, reported) =>
    expect(statusOf({ ForeignOfficeStatus: color }).statusForeignOffice).toBe(reported),
  );

  it('says that advice conflicts', () => {
    expect(
      statusOf({ ForeignOfficeStatus: 'RED' }, aDetail('TH', { ForeignOfficeStatus: 'BLUE' })).statusForeignOffice,
    ).toBe('CONFLICTING');
  });

  it('tells the area and the incidence where they are stated, and picks none of several numbers', () => {
    expect(
      statusOf({ ReentryRkiClassification: 'RED', SevenDayIncidence: 120, SevenDayIncidenceLastWeek: 90 }),
    ).toMatchObject({ rkiStatus: 'HIGH_RISK', sevenDayIncidence: 120, sevenDayIncidencePrevious: 90 });
    expect(
      statusOf(
        { ReentryRkiClassification: 'RED', SevenDayIncidence: 120 },
        aDetail('TH', { ReentryRkiClassification: 'YELLOW', SevenDayIncidence: 80 }),
      ),
    ).toMatchObject({ rkiStatus: 'CONFLICTING', sevenDayIncidence: null });
  });

  it.each<[StatusColor | null, StatusColor[], string | null]>([
    [null, ['RED'], 'PARTIAL_HIGH_RISK'],
    [null, ['RED', 'PURPLE'], 'MIXED'],
    [null, ['BLUE'], null],
    ['GRAY', ['BLUE'], 'UNKNOWN'],
    ['GRAY', ['YELLOW'], 'PARTIAL_RISK'],
    ['BLUE', ['RED'], 'PARTIAL_HIGH_RISK'],
    ['BLUE', ['PURPLE', 'PURPLE'], 'PARTIAL_VIRUS_VARIANT'],
    ['BLUE', ['YELLOW', 'RED'], 'MIXED'],
    ['RED', ['BLUE'], 'PARTIAL_HIGH_RISK'],
    ['RED', ['YELLOW'], 'MIXED'],
    ['RED', ['RED'], 'HIGH_RISK'],
    ['BLUE', [], 'RISK_FREE'],
  ])('of the country %s with regions %j is the area %s', (own, colors, expected) => {
    const regions = colors.map((_, i) => region(['TH-83', 'TH-10'][i]!));
    const ruleIndex = ruleIndexOf(
      aDetail('TH', own === null ? {} : { ReentryRkiClassification: own }),
      ...colors.map((color, i) => at(regions[i]!.id, { ReentryRkiClassification: color }, { level: 'REGION' })),
    );
    expect(mapStatus(ruleIndex, country('TH'), GERMAN, regions).rkiStatus).toBe(expected);
  });

  it('of a region with conflicting statements is no partial area', () => {
    const ruleIndex = ruleIndexOf(
      aDetail('TH', { ReentryRkiClassification: 'BLUE' }),
      aDetail('TH-83', { ReentryRkiClassification: 'RED' }, { level: 'REGION' }),
      aDetail('TH-83', { ReentryRkiClassification: 'YELLOW' }, { level: 'REGION' }),
    );
    expect(mapStatus(ruleIndex, country('TH'), GERMAN, [region('TH-83')]).rkiStatus).toBe('CONFLICTING');
  });

  it('of a region that says something of its own is not that of the country', () => {
    const since = { start: '2026-01-01', end: null };
    const ruleIndex = ruleIndexOf(
      aDetail('TH', {}, { phases: { noRestrictions: since } }),
      aDetail('TH-83', {}, { level: 'REGION', phases: { noAccess: since } }),
    );
    expect([mapColor(ruleIndex, region('TH-83'), GERMAN), mapColor(ruleIndex, region('TH-10'), GERMAN)]).toEqual([
      'RED',
      'BLUE',
    ]);
  });
});

describe('the risk level', () => {
  it.each<[DetailValue[], string]>([
    [[], 'UNKNOWN'],
    [[1], 'LEVEL1'],
    [[5], 'LEVEL5'],
    [[2, 4, 3], 'LEVEL4'],
    [[6], 'UNKNOWN'],
    [['RED'], 'UNKNOWN'],
    [[9, 1], 'LEVEL1'],
  ])('of %j is %s', (values, level) => {
    expect(highestRisk(values)).toBe(level);
  });

  it('is stated for a citizenship, and the higher one counts', () => {
    const ruleIndex = ruleIndexOf(
      aDetail('TH', { AdvisoryRiskLevel: 2 }, { for: 'DE' }),
      aDetail('TH', { AdvisoryRiskLevel: 4 }, { for: 'DE' }),
      aDetail('TH', { AdvisoryRiskLevel: 5 }, { for: 'US' }),
    );
    const of = (citizenship: string): string =>
      mapStatus(ruleIndex, country('TH'), { ...GERMAN, citizenship }).riskLevel;
    expect([of('DE'), of('US'), of('FR')]).toEqual(['LEVEL4', 'LEVEL5', 'UNKNOWN']);
  });

  it('of a place of an answer is the highest over its citizenships, and its own', async () => {
    const { places } = await theSeeds();
    const ruleIndex = ruleIndexOf(
      aDetail('TH', { AdvisoryRiskLevel: 2 }, { for: 'DE' }),
      aDetail('TH', { AdvisoryRiskLevel: 3 }, { for: 'FR' }),
      at('VN', { AdvisoryRiskLevel: 1 }),
      at('SG', { AdvisoryRiskLevel: 4 }),
    );
    const risks = (citizenships: string[]): object =>
      Object.fromEntries(
        presentAnswer(
          answer(
            ruleIndex,
            aTrip('TH', { citizenships, destinations: ['TH', 'VN', 'LA'].map(country), transits: [country('SG')] }),
          ),
          { language: 'en', view: 'EXPERT', places, authority: () => null },
        ).destinations.map((d) => [d.place.id, d.riskLevel]),
      );
    expect(risks(['DE', 'FR', 'US'])).toEqual({ TH: 'LEVEL3', VN: 'LEVEL1', LA: 'UNKNOWN', SG: 'LEVEL4' });
    expect(risks(['DE'])).toMatchObject({ TH: 'LEVEL2' });
  });
});

describe('the content of the country database', () => {
  it('is what is stated about the country itself', () => {
    expect(['CiCapital', 'HealthNote', 'SevenDayIncidence'].map(isCountryContent)).toEqual([true, true, true]);
    expect(['ErVisaRequired', 'VsEntryRecovered', 'no type'].map(isCountryContent)).toEqual([false, false, false]);
  });

  it('holds no rule, no summary and no warning about one', () => {
    const ruleIndex = ruleIndexOf(
      aDetail('TH', { CiCapital: { en: 'Bangkok' }, ErVisaFreeDays: 30 }),
      aDetail('TH', { ErVisaFreeDays: 60 }),
    );
    expect(countryContent(ruleIndex, country('TH'), GERMAN)).toMatchObject({
      summary: [],
      warnings: [],
      entries: [{ detailType: 'CiCapital' }],
    });
    const reported = countryContent(
      ruleIndexOf(aDetail('TH', { CiCapital: { en: 'Bangkok' } }, { provenance: 'imported' })),
      country('TH'),
      GERMAN,
    );
    expect(reported.warnings).toEqual([{ key: 'UNVERIFIED', places: ['TH'] }]);
  });

  it('has a version that changes with it and with nothing else', () => {
    const version = (...details: RuleDetail[]): string =>
      countryContent(ruleIndexOf(...details), country('TH'), GERMAN).version;
    const capital = version(aDetail('TH', { CiCapital: { en: 'Bangkok' } }));
    expect(version(aDetail('TH', { CiCapital: { en: 'Bangkok' }, ErVisaFreeDays: 30 }))).toBe(capital);
    expect(version(aDetail('TH', { CiCapital: { en: 'Krung Thep' } }))).not.toBe(capital);
  });
});

it('of the whole world is found at once, also for a citizenship that nobody has requested', async () => {
  const { places, groups } = await theSeeds();
  const details = [...(await seedDetails(SEEDS, groups))].flatMap(([id, list]) =>
    list.map((d) =>
      at(id, d.values as RuleDetail['values'], {
        phases: d.phases as RuleDetail['phases'],
        for: d.for === 'everyone' ? '' : d.for.join(' '),
        from: d.from === 'anywhere' ? '' : d.from.join(' '),
      }),
    ),
  );
  const ruleIndex = RuleIndex.of(details, groups);
  const world = places.countries('en').map(({ iso2 }) => places.path('COUNTRY', iso2)!);
  const took = ['DE', 'FR', 'US', 'IN', 'JP', 'BR', 'ZA', 'TR'].map((citizenship) => {
    const begun = performance.now();
    for (const place of world) mapStatus(ruleIndex, place, { ...GERMAN, citizenship, departure: citizenship });
    return performance.now() - begun;
  });
  expect(world.length).toBeGreaterThan(240);
  expect(Math.min(...took)).toBeLessThan(800);
}, 30_000);
