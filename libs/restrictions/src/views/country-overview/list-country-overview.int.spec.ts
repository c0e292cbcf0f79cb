import { jest } from '@jest/globals';
import type { Language } from '@landfall/kernel';
import type { ListPage } from '@landfall/platform';
import { PAGE_TOO_LONG, rejectionsOf, wholeList } from '@landfall/platform/testing';
import { freshForEachTest } from '../../../../journeys/test/fresh-for-each-test.js';
import { TripWorld } from '../../../../journeys/test/trip-world.js';
import { aRestriction } from '../../../test/a-restriction.js';
import { RestrictionListProjection } from '../restriction-list/restriction-list.projection.js';
import { RestrictionPlaceNames } from '../restriction-list/restriction-place-names.js';
import {
  ListCountryOverview,
  ListCountryOverviewHandler,
  type CountryOverviewArguments,
  type PresentedOverview,
} from './list-country-overview.query.js';

jest.setTimeout(30_000);

let world: TripWorld;
let handler: ListCountryOverviewHandler;
freshForEachTest(TripWorld.open, (fresh) => {
  world = fresh;
  handler = new ListCountryOverviewHandler(
    world.db.database,
    world.places,
    new RestrictionListProjection(world.config),
    new RestrictionPlaceNames(world.places),
    world.rules,
    world.clock,
    world.config,
  );
});

const page = (args: CountryOverviewArguments, language: Language = 'de'): Promise<ListPage<PresentedOverview>> =>
  handler.execute(new ListCountryOverview(args, { language, isStaff: true }));
const codes = async (args: CountryOverviewArguments = {}, language: Language = 'de'): Promise<string[]> =>
  (await wholeList((part) => page({ ...args, ...part }, language))).map(({ id }) => id);

describe('the overview of countries', () => {
  beforeEach(async () => {
    for (const country of ['TH', 'AT', 'EG']) await world.saved(aRestriction().for(country).visaFree());
    await world.saved(aRestriction().forAirport('TH', 'HKT').visaFree());
  });

  it('sorts by name in the language of the reader, and has countries of which nothing is said', async () => {
    const stated: CountryOverviewArguments = { filter: { shown: 'STATED' } };
    expect(await codes(stated)).toEqual(['EG', 'AT', 'TH']);
    expect(await codes(stated, 'en')).toEqual(['AT', 'EG', 'TH']);
    expect(await codes({ ...stated, sortField: 'country', sortOrder: 'DESC' })).toEqual(['TH', 'AT', 'EG']);
    expect((await codes({ ...stated, sortField: 'deviations', sortOrder: 'DESC' }))[0]).toBe('TH');
    const all = await codes();
    expect(all).toHaveLength(world.places.countries('de').length);
    expect(all).toEqual(expect.arrayContaining(['NR', 'TH']));
  });

  it('shows what is said of a country and inside of it', async () => {
    const { results, totalCount } = await page({ filter: { shown: 'DEVIATING' } });
    expect([totalCount, results]).toMatchObject([
      1,
      [
        {
          id: 'TH',
          restriction: { level: 'COUNTRY' },
          inside: [{ level: 'AIRPORT', iata: 'HKT' }],
          insideCount: 1,
          detailCount: 2,
        },
      ],
    ]);
    expect(await page({ filter: { search: 'nauru' } })).toMatchObject({
      results: [{ id: 'NR', restriction: null, inside: [], insideCount: 0, detailCount: 0 }],
    });
  });

  it('names the first regions and airports of a country and counts the others', async () => {
    const airports = world.shipped.airports.filter(({ country }) => country === 'DE').slice(0, 22);
    for (const { iata } of airports) await world.saved(aRestriction().forAirport('DE', iata).visaFree());
    const [germany] = (await page({ filter: { ids: ['DE'] } })).results;
    expect([germany?.id, germany?.inside.length, germany?.insideCount]).toEqual(['DE', 20, 22]);
  });

  it('sees a restriction that was saved since', async () => {
    expect(await codes({ filter: { shown: 'STATED', search: 'NR' } })).toEqual([]);
    await world.saved(aRestriction().for('NR').visaFree());
    expect(await codes({ filter: { shown: 'STATED', search: 'NR' } })).toEqual(['NR']);
  });

  it('hands out a page with the number of all that fit, and rejects one that is too long', async () => {
    const second = await page({ limit: 1, offset: 1, filter: { shown: 'STATED' } });
    expect([second.totalCount, second.results.map(({ id }) => id)]).toEqual([3, ['AT']]);
    expect(await rejectionsOf(() => page({ limit: 101 }))).toEqual(PAGE_TOO_LONG);
  });
});
