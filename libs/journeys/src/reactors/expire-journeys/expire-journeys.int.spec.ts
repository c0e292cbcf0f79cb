import { jest } from '@jest/globals';
import { aRestriction } from '../../../../restrictions/test/a-restriction.js';
import { freshForEachTest } from '../../../test/fresh-for-each-test.js';
import { TripWorld, type Agent } from '../../../test/trip-world.js';

jest.setTimeout(20_000);
const NOTE = 'NOTE-7f3a wants a window seat';

let world: TripWorld;
let agent: Agent;
freshForEachTest(TripWorld.open, async (fresh) => {
  world = fresh;
  agent = await world.agent('SONNENWEG');
});

const OVER = '2026-06-11T00:00:00+02:00';

describe('a trip that is over', () => {
  it('is closed after midnight in Berlin, not before, and once', async () => {
    await world.journey(agent, { internalNote: NOTE });
    world.clock.set('2026-06-10T23:59:59+02:00');
    expect(await world.expire()).toBe(0);
    expect(await world.tablesHolding('NOTE-7f3a')).toEqual(['public.journey']);
    world.clock.set(OVER);
    expect(await world.expire()).toBe(1);
    expect(await world.expire()).toBe(0);
  });

  it('ends its subscription and what is still to be sent', async () => {
    const rules = await world.saved(aRestriction().for('TH').visaFree());
    const journey = await world.followedJourney(agent, 'over@traveller.example');
    await world.saved(aRestriction().for('TH').visaRequired().revising(rules));
    await world.processLog();
    world.clock.set(OVER);
    await world.expire();
    expect(await world.subscriptionOf(journey.id)).toMatchObject({ status: 'ENDED', email: null });
    expect(await world.query('select status from outgoing_mail')).toEqual([{ status: 'SKIPPED' }]);
  });

  it('leaves the pages of other trips alone', async () => {
    await world.journey(agent, { email: 'over@traveller.example' });
    await world.journey(agent, { email: 'later@traveller.example', dateEnd: '2026-06-11' });
    world.clock.set(OVER);
    expect(await world.expire()).toBe(1);
    expect(await world.tablesHolding('over@traveller.example')).toEqual([]);
    expect(await world.tablesHolding('later@traveller.example')).toEqual([
      'public.journey',
      'public.trip_subscription',
    ]);
  });

  it('is closed by whichever of two workers comes first', async () => {
    for (let n = 0; n < 6; n += 1) await world.journey(agent, { internalNote: NOTE });
    world.clock.set(OVER);
    const closed = await Promise.all([world.expire(), world.expire()]);
    expect(closed[0] + closed[1]).toBe(6);
    await world.expire();
    expect(await world.tablesHolding('NOTE-7f3a')).toEqual([]);
  });

  it('takes snapshots along that no trip shows any more, and keeps those that one shows', async () => {
    const rules = await world.saved(aRestriction().for('TH').visaFree());
    await world.journey(agent);
    await world.saved(aRestriction().for('TH').visaRequired().revising(rules));
    await world.processLog();
    expect(await world.query('select 1 from trip_snapshot')).toHaveLength(2);
    await world.expire();
    expect(
      await world.query('select d.hash from trip_snapshot d join itinerary i on i.snapshot_hash = d.hash'),
    ).toHaveLength(1);
    expect(await world.query('select 1 from trip_snapshot')).toHaveLength(1);
  });
});
