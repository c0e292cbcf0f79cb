import { jest } from '@jest/globals';
import { aRestriction } from '../../../../restrictions/test/a-restriction.js';
import { freshForEachTest } from '../../../test/fresh-for-each-test.js';
import { EndedTripPage, EndedTripPageHandler } from '../../views/trip-page/ended-trip-page.query.js';
import { accepted, TripWorld, type Agent } from '../../../test/trip-world.js';

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
    const later = await world.journey(agent, { email: 'later@traveller.example', dateEnd: '2026-06-11' });
    accepted(await world.confirm(later.id));
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

  it('is reduced to its countries and month thirty days later, and its link still says that it is over', async () => {
    const rules = await world.saved(aRestriction().for('TH').visaFree());
    const journey = await world.followedJourney(agent, 'over@traveller.example', { language: 'pl' });
    const other = await world.journey(agent, { dateEnd: '2026-07-11' });
    await world.saved(aRestriction().for('TH').visaRequired().revising(rules));
    await world.processLog();
    world.clock.set('2026-07-10T23:59:59+02:00');
    await world.expire();
    expect(await world.query('select id from journey')).toHaveLength(2);
    expect(await world.query('select 1 from ended_trip')).toEqual([]);
    world.clock.set('2026-07-11T00:00:00+02:00');
    await Promise.all([world.expire(), world.expire()]);
    expect(await world.query('select id from journey')).toEqual([{ id: other.id }]);
    expect(await world.query('select language, countries, month from ended_trip')).toEqual([
      { language: 'pl', countries: ['TH'], month: '2026-05-01' },
    ]);
    expect(await world.query('select 1 from itinerary')).toHaveLength(1);
    expect(await world.query('select 1 from trip_snapshot')).toHaveLength(1);
    expect(await world.query('select 1 from outgoing_mail union all select 1 from trip_subscription')).toEqual([]);
    const ended = (token: string): Promise<unknown> =>
      new EndedTripPageHandler(world.db.database).execute(new EndedTripPage(token));
    expect(await ended(journey.token)).toMatchObject({ language: 'pl', organisation: { id: agent.organisationId } });
    expect(await ended(other.token)).toBeNull();
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

describe('an address that nobody has confirmed', () => {
  const ADDRESS = 'typed-wrong@traveller.example';
  const requested = new Date('2026-05-01T10:00:00Z').getTime();
  const hours = (count: number): string => new Date(requested + count * 3_600_000).toISOString();

  it('is deleted after 48 hours, not before, wherever it was entered', async () => {
    world.clock.set(hours(0));
    await world.journey(agent, { email: ADDRESS });
    await world.subscribe(await world.journey(agent), ADDRESS);
    world.clock.set(hours(47.9));
    await world.expire();
    expect(new Set(await world.tablesHolding(ADDRESS))).toEqual(
      new Set(['public.journey', 'public.trip_subscription']),
    );
    world.clock.set(hours(48));
    await world.expire();
    expect(await world.tablesHolding(ADDRESS)).toEqual([]);
    expect(await world.query('select distinct status from trip_subscription')).toEqual([{ status: 'ENDED' }]);
  });

  it('does not take confirmed ones along, and can subscribe anew', async () => {
    world.clock.set(hours(0));
    const followed = await world.followedJourney(agent, 'confirmed@traveller.example');
    const late = await world.journey(agent, { email: ADDRESS });
    world.clock.set(hours(49));
    await world.expire();
    expect(await world.subscriptionOf(followed.id)).toMatchObject({ status: 'CONFIRMED' });
    accepted(await world.subscribe(late, ADDRESS));
    await world.expire();
    accepted(await world.confirm(late.id));
    expect(await world.subscriptionOf(late.id)).toMatchObject({ status: 'CONFIRMED', email: ADDRESS });
  });
});
