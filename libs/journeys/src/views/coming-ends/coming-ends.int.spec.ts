import { jest } from '@jest/globals';
import type { ListPage, Presented } from '@landfall/platform';
import { aRestriction } from '../../../../restrictions/test/a-restriction.js';
import { freshForEachTest } from '../../../test/fresh-for-each-test.js';
import { TripWorld } from '../../../test/trip-world.js';
import { ListComingEnds, ListComingEndsHandler, type ComingEndArguments } from './list-coming-ends.query.js';

jest.setTimeout(20_000);

let world: TripWorld;
let handler: ListComingEndsHandler;
freshForEachTest(TripWorld.open, (fresh) => {
  world = fresh;
  world.clock.set('2026-05-01T10:00:00Z');
  handler = new ListComingEndsHandler(world.db.database, world.places, world.rules, world.clock, world.config);
});

const page = (args: ComingEndArguments = {}): Promise<ListPage<Presented<'ComingEnd'>>> =>
  handler.execute(new ListComingEnds(args, 'en'));
const shown = async (args?: ComingEndArguments): Promise<unknown[]> =>
  (await page(args)).results.map(({ place, what, endsOn, tripPages }) => [place.id, what, endsOn, tripPages]);

const free = { ErVisaRequired: false };

it('lists what ends within 60 days, with the trips of those concerned that go on after it', async () => {
  await world.saved(
    aRestriction()
      .for('TH')
      .stating(free, { validUntil: '2026-06-10', citizenshipIds: ['EU'] }),
  );
  await world.saved(aRestriction().for('VN').stating(free, { validUntil: '2026-07-01' }));
  await world.saved(aRestriction().for('EG').stating(free, { validUntil: '2026-04-30' }));
  await world.saved(aRestriction().for('KE').stating(free, { noAccessStart: '2026-01-01', noAccessEnd: '2026-06-30' }));
  const agent = await world.agent('SONNENWEG');
  const trip = { destinationIds: ['TH'], dateStart: '2026-06-01' };
  await world.journey(agent, { ...trip, dateEnd: '2026-06-10' });
  await world.journey(agent, { ...trip, dateEnd: '2026-06-11' });
  await world.journey(agent, { ...trip, dateEnd: '2026-06-12', citizenshipCountryIds: ['TR'] });
  expect(await shown()).toEqual([
    ['TH', 'STATEMENT', '2026-06-10', 1],
    ['KE', 'NO_ACCESS', '2026-06-30', 0],
  ]);
  expect(await shown({ sortField: 'endsOn', sortOrder: 'DESC', limit: 1 })).toEqual([
    ['KE', 'NO_ACCESS', '2026-06-30', 0],
  ]);
  expect(await shown({ sortField: 'place' })).toEqual(await shown({ sortField: 'endsOn', sortOrder: 'DESC' }));
  expect(await shown({ filter: { countryId: 'ke' } })).toHaveLength(1);
  expect(await shown({ filter: { search: 'thai' } })).toHaveLength(1);
  world.clock.set('2026-05-02T10:00:00Z');
  expect((await page()).results.map(({ daysLeft }) => daysLeft)).toEqual([39, 59, 60]);
});
