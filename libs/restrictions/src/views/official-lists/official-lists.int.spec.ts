import { jest } from '@jest/globals';
import type { ListPage, Presented } from '@landfall/platform';
import { freshForEachTest } from '../../../../journeys/test/fresh-for-each-test.js';
import { TripWorld } from '../../../../journeys/test/trip-world.js';
import { aRestriction } from '../../../test/a-restriction.js';
import { RestrictionListProjection } from '../restriction-list/restriction-list.projection.js';
import {
  ListOfficialListResults,
  ListOfficialListResultsHandler,
  type OfficialListResultArguments,
} from './list-official-list-results.query.js';
import { OfficialListResults } from './official-list-results.js';

jest.setTimeout(30_000);

let world: TripWorld;
let handler: ListOfficialListResultsHandler;
let compared: OfficialListResults;
freshForEachTest(TripWorld.open, (fresh) => {
  world = fresh;
  const { database } = world.db;
  compared = new OfficialListResults(world.rules, world.places, world.clock, world.config);
  const projection = new RestrictionListProjection(world.config);
  handler = new ListOfficialListResultsHandler(database, world.places, projection, compared, world.clock, world.config);
});

const page = (args: OfficialListResultArguments = {}): Promise<ListPage<Presented<'OfficialListResult'>>> =>
  handler.execute(new ListOfficialListResults({ limit: 100, ...args }, 'en'));
const row = async (id: string): Promise<Presented<'OfficialListResult'>> =>
  (await page({ filter: { ids: [id] } })).results[0]!;

describe('the rules beside official lists', () => {
  it('are unknown where nobody states them, and known where a list has nothing either', async () => {
    const austria = await row('AT');
    expect(austria.lists).toEqual([expect.objectContaining({ dated: '2025-12-30' })]);
    expect(austria).toMatchObject({ rightCount: 0, disputedCount: 0, disputed: [], reviewsDueCount: 0 });
    expect(austria.unknown).toHaveLength(austria.unknownCount);
    expect(austria.unknown).toContainEqual({ id: 'TR' });
    expect(austria.unknown).not.toContainEqual({ id: 'AT' });
    expect((await page({ filter: { ids: ['TH'] } })).totalCount).toBe(0);
  });

  it('are disputed where they say something else, at once after a change', async () => {
    expect((await row('AT')).disputedCount).toBe(0);
    await world.saved(
      aRestriction()
        .for('AT')
        .stating({ ErVisaRequired: false, ErVisaFreeDays: 30 }, { citizenshipIds: ['US', 'TR'] }),
    );
    const { disputed, rightCount, unknownCount } = await row('AT');
    expect(disputed).toEqual([
      { passport: { id: 'US' }, listed: { words: ['FREE'], days: 90 }, said: { words: ['FREE'], days: 30 } },
      { passport: { id: 'TR' }, listed: { words: ['VISA'], days: null }, said: { words: ['FREE'], days: 30 } },
    ]);
    expect([rightCount, unknownCount > 100]).toEqual([0, true]);
    expect((await page()).results[0]).toMatchObject({ id: 'AT', disputedCount: 2 });
    expect((await page({ filter: { isDisputed: true } })).totalCount).toBe(1);
    const found = async (args: OfficialListResultArguments): Promise<string[]> =>
      (await page({ filter: { search: 'austr' }, ...args })).results.map(({ id }) => id);
    expect(await found({})).toEqual(['AT', 'AU']);
    expect(await found({ sortField: 'country', sortOrder: 'ASC' })).toEqual(['AU', 'AT']);
    expect(await found({ filter: { search: 'öster' } })).toEqual([]);
  });

  it('keep the cells of destinations whose rules are the same, on the same day', async () => {
    const [before, repeated] = await Promise.all([compared.current(), compared.current()]);
    expect(repeated).toBe(before);
    await world.saved(
      aRestriction()
        .for('AT')
        .stating({ ErVisaRequired: true }, { citizenshipIds: ['US'] }),
    );
    const after = await compared.current();
    expect([...after.keys()].sort()).toEqual([...before.keys()].sort());
    expect(after.get('AT')).not.toBe(before.get('AT'));
    expect(after.get('NZ')).toBe(before.get('NZ'));
    world.clock.set(new Date(world.clock.now().getTime() + 86_400_000).toISOString());
    expect((await compared.current()).get('NZ')).not.toBe(before.get('NZ'));
  });
});
