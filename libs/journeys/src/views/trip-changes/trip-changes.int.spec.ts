import { jest } from '@jest/globals';
import type { Presented } from '@landfall/platform';
import { queriesOf } from '@landfall/platform/testing';
import { asking } from '../../../../restrictions/test/asking.js';
import { aRestriction } from '../../../../restrictions/test/a-restriction.js';
import { freshForEachTest } from '../../../test/fresh-for-each-test.js';
import { TripWorld, type Agent } from '../../../test/trip-world.js';
import { ListTripChangesHandler } from './list-trip-changes.query.js';
import { TripChangesResolver } from './trip-changes.resolver.js';

jest.setTimeout(30_000);

let world: TripWorld;
let agent: Agent;
let other: Agent;
freshForEachTest(TripWorld.open, async (fresh) => {
  world = fresh;
  [agent, other] = [await world.agent('SONNENWEG'), await world.agent('NORDLICHT')];
});

const LONG_AGO = '2006-01-01T00:00:00Z';
const changes = (since = LONG_AGO, viewer = agent): Promise<Presented<'TripChanges'>> =>
  asking(
    () =>
      new TripChangesResolver(
        queriesOf(new ListTripChangesHandler(world.db.database, world.places, world.clock, world.config)),
      ).myjourneyChanges({ since }),
    { viewer, language: 'de' },
  );
const days = (dateStart: string, dateEnd: string) => ({ dateStart, dateEnd });

it('names a change once, with what was and what is, how many pages it meets and who leaves next', async () => {
  const rules = await world.saved(aRestriction().for('TH').visaFree());
  await world.journey(agent, days('2026-06-10', '2026-06-20'));
  await world.journey(agent, { ...days('2026-05-20', '2026-06-02'), citizenshipCountryIds: ['AT', 'DE'] });
  await world.journey(other, days('2026-05-10', '2026-06-02'));
  const before = await changes();
  await world.saved(aRestriction().for('TH').visaRequired().revising(rules));
  await world.processLog();
  const { results, tripPages } = await changes();
  expect(before).toEqual({ results: [], tripPages: 0 });
  expect(tripPages).toBe(2);
  const [visa] = results.filter(({ detailType }) => detailType === 'ErVisaRequired');
  expect(visa).toMatchObject({ tripPages: 2, nextDeparture: '2026-05-20', place: { id: 'TH', name: 'Thailand' } });
  expect(visa!.citizenships).toEqual([{ id: 'AT' }, { id: 'DE' }]);
  expect(results.filter(({ detailType }) => detailType === 'ErVisaRequired')).toHaveLength(1);
  expect([visa!.before, visa!.after]).toEqual([expect.any(String), expect.any(String)]);
  expect((await changes(LONG_AGO, other)).tripPages).toBe(1);
});

it('says nothing of what is older, of pages that came later, and of pages that are closed', async () => {
  const rules = await world.saved(aRestriction().for('TH').visaFree());
  const closed = await world.journey(agent, days('2026-06-10', '2026-06-20'));
  await world.saved(aRestriction().for('TH').visaRequired().revising(rules));
  await world.processLog();
  await world.journey(agent, days('2026-07-10', '2026-07-20'));
  expect((await changes()).tripPages).toBe(1);
  expect(await changes('2026-12-01T00:00:00Z')).toEqual({ results: [], tripPages: 0 });
  await world.query('update journey set is_manually_disabled = true where id = $1', [closed.id]);
  expect(await changes()).toEqual({ results: [], tripPages: 0 });
});

it('rejects what is no moment', async () => {
  await expect(changes('yesterday')).rejects.toThrow('input rejected');
});
