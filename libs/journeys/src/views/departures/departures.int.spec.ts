import { jest } from '@jest/globals';
import type { Presented } from '@landfall/platform';
import { queriesOf } from '@landfall/platform/testing';
import { asking } from '../../../../restrictions/test/asking.js';
import { aRestriction } from '../../../../restrictions/test/a-restriction.js';
import { freshForEachTest } from '../../../test/fresh-for-each-test.js';
import { TripWorld, type Agent } from '../../../test/trip-world.js';
import { DeparturesResolver } from './departures.resolver.js';
import { ListDeparturesHandler } from './list-departures.query.js';

jest.setTimeout(30_000);

let world: TripWorld;
let agent: Agent;
let other: Agent;
freshForEachTest(TripWorld.open, async (fresh) => {
  world = fresh;
  [agent, other] = [await world.agent('SONNENWEG'), await world.agent('NORDLICHT')];
});

const departures = (viewer = agent): Promise<Presented<'Departure'>[]> =>
  asking(
    () =>
      new DeparturesResolver(
        queriesOf(new ListDeparturesHandler(world.db.database, world.places, world.links, world.clock, world.config)),
      ).myjourneyDepartures({ limit: null }),
    { viewer, language: 'de' },
  );

it('are those of the next seven days, the next first, with what is to be seen to', async () => {
  await world.saved(aRestriction().for('TH').visaRequired());
  await world.journey(agent, { internalNote: 'later', dateStart: '2026-05-08', dateEnd: '2026-05-20' });
  await world.journey(agent, { internalNote: 'today', dateStart: '2026-05-01', dateEnd: '2026-05-20' });
  await world.journey(agent, { internalNote: 'too late', dateStart: '2026-05-09', dateEnd: '2026-05-20' });
  await world.journey(other, { internalNote: 'of another', dateStart: '2026-05-02', dateEnd: '2026-05-20' });
  const found = await departures();
  expect(found.map(({ journey }) => journey.internalNote)).toEqual(['today', 'later']);
  expect(found[0]!.openItems).toContainEqual(expect.objectContaining({ key: 'VISA', title: 'Visum' }));
  expect(found[0]!.entryBanned).toBe(false);
  expect((await departures(other)).map(({ journey }) => journey.internalNote)).toEqual(['of another']);
});

it('know a bar to entry, and leave pages out that are switched off', async () => {
  await world.saved(aRestriction().for('TH').visaFree().barred('2026-05-01', '2026-05-30'));
  const { id } = await world.journey(agent, { dateStart: '2026-05-02', dateEnd: '2026-05-20' });
  expect(await departures()).toMatchObject([{ entryBanned: true }]);
  await world.query('update journey set is_manually_disabled = true where id = $1', [id]);
  expect(await departures()).toEqual([]);
});
