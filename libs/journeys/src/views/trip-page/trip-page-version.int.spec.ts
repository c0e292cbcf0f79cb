import { jest } from '@jest/globals';
import { TRAVELLER_ROLE, validated } from '@landfall/platform';
import { eventually } from '@landfall/platform/testing';
import { aRestriction } from '../../../../restrictions/test/a-restriction.js';
import { MarkChangeReadHandler } from '../../commands/mark-change-read/mark-change-read.handler.js';
import { MarkChangeRead, MarkChangeReadInput } from '../../commands/mark-change-read/mark-change-read.command.js';
import { freshForEachTest } from '../../../test/fresh-for-each-test.js';
import { accepted, TripWorld, type Agent, type CreatedJourney } from '../../../test/trip-world.js';
import { TripPageSignal, type TripPageVersion } from './trip-page-version.js';
import { FindTripPageVersion, FindTripPageVersionHandler } from './trip-page.query.js';

jest.setTimeout(30_000);

let world: TripWorld;
let agent: Agent;
let journey: CreatedJourney;
freshForEachTest(TripWorld.open, async (fresh) => {
  world = fresh;
  agent = await world.agent('SONNENWEG');
  journey = await world.journey(agent, { email: 'traveller@mail.example' });
});

const version = (token = journey.token): Promise<TripPageVersion | null> =>
  new FindTripPageVersionHandler(world.db.database, world.clock, world.config).execute(new FindTripPageVersion(token));

describe('the version of a trip page', () => {
  it('is another one after everything that changes the page, and the same until then', async () => {
    const seen: (TripPageVersion | null)[] = [];
    const signal = new TripPageSignal(world.db.url, TRAVELLER_ROLE);
    await signal.start();
    let signals = 0;
    const note = async (): Promise<void> => {
      const now = await version();
      expect(await version()).toEqual(now);
      seen.push(now);
      await eventually(() => expect(signal.count).toBeGreaterThan(signals));
      // The last signal may still be on its way.
      await new Promise((resolve) => setTimeout(resolve, 50));
      signals = signal.count;
    };
    await note();
    await world.confirm(journey.id);
    await note();
    const rules = await world.saved(aRestriction().for('TH').visaFree());
    await world.processLog();
    await note();
    const [change] = await world.query<{ id: string }>('select id from itinerary_change');
    accepted(
      await new MarkChangeReadHandler(world.db.database, world.clock, world.config).execute(
        new MarkChangeRead(validated(MarkChangeReadInput, { token: journey.token, changeId: change!.id })),
      ),
    );
    await note();
    await world.saved(aRestriction().for('TH').visaRequired().revising(rules));
    await world.processLog();
    await note();
    await world.query("update organisation set phone = '+49 30 1' where id = $1", [agent.organisationId]);
    await note();
    await world.query('update journey set is_manually_disabled = true');
    await note();
    await world.query('update journey set expired_at = now()');
    await note();
    await signal.stop();
    const texts = seen.map((one) => JSON.stringify(one));
    expect(new Set(texts).size).toBe(texts.length);
    expect(seen.map((one) => one?.state)).toEqual([...Array<string>(6).fill('ACTIVE'), 'DISABLED', 'EXPIRED']);
  });

  it('is signalled by each table that it is read from, whatever changes it, and not by what it does not show', async () => {
    const read = jest.spyOn(world.db.database, 'readOnce');
    await version();
    const tables = [...read.mock.calls[0]![1].text.matchAll(/(?:from|join) (\w{3,})/g)].map(([, name]) => name!);
    read.mockRestore();
    const triggers = await world.query<{ name: string; happens: string }>(
      `select c.relname as name, concat_ws(' ', case when t.tgtype & 4 > 0 then 'insert' end, case when t.tgtype & 8 > 0 then 'delete' end,
                                           case when t.tgtype & 16 > 0 then 'update' end) as happens
       from pg_trigger t join pg_class c on c.oid = t.tgrelid where t.tgfoid = 'signal_trip_pages'::regproc and t.tgenabled = 'O'`,
    );
    const signalled = (name: string): Set<string> =>
      new Set(triggers.filter((one) => one.name === name).flatMap(({ happens }) => happens.split(' ')));
    // Of these a new row changes no page that has been read.
    const first = ['itinerary', 'journey', 'organisation'];
    expect([...new Set(tables)].sort()).toEqual(
      [...first, 'itinerary_change', 'journey_change_read', 'recompute_task', 'trip_subscription'].sort(),
    );
    for (const name of tables)
      expect([name, [...signalled(name)].sort()]).toEqual([
        name,
        first.includes(name) ? ['delete', 'update'] : ['delete', 'insert', 'update'],
      ]);
    const signal = new TripPageSignal(world.db.url, TRAVELLER_ROLE);
    await signal.start();
    const before = signal.count;
    await world.query('update itinerary set snapshot_hash = snapshot_hash, computed_at = now()');
    await world.query('update trip_subscription set notified_change_id = 7');
    await world.journey(agent, { dateEnd: '2026-05-22' });
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(signal.count).toBe(before);
    await world.query('delete from trip_subscription');
    await eventually(() => expect(signal.count).toBe(before + 1));
    await signal.stop();
  });

  it('is that of an ended trip on the day after its end', async () => {
    world.clock.set('2030-01-01T10:00:00Z');
    expect((await version())?.state).toBe('EXPIRED');
  });

  it('is none for a link that leads nowhere', async () => {
    expect(await version('nothing-that-was-ever-handed-out')).toBeNull();
  });

  it('is read once for all who ask while a statement is under way', async () => {
    const another = await world.journey(agent, { dateEnd: '2026-05-21' });
    const handler = new FindTripPageVersionHandler(world.db.database, world.clock, world.config);
    const read = jest.spyOn(world.db.database, 'readOnce');
    const reads = (): number => read.mock.calls.length;
    try {
      const tokens = [journey.token, another.token, 'never-handed-out', journey.token, another.token];
      const found = await Promise.all(tokens.map((token) => handler.execute(new FindTripPageVersion(token))));
      expect(reads()).toBe(1);
      expect(found).toEqual(await Promise.all(tokens.map((token) => version(token))));
      expect(found[0]).not.toEqual(found[1]);
      expect(found[2]).toBeNull();
      read.mockClear();
      const alone = handler.execute(new FindTripPageVersion(journey.token));
      await new Promise((resolve) => setImmediate(resolve));
      const [first, second] = [another.token, journey.token].map((token) =>
        handler.execute(new FindTripPageVersion(token)),
      );
      expect(await Promise.all([alone, first, second])).toEqual([found[0], found[1], found[0]]);
      expect(reads()).toBe(2);
    } finally {
      read.mockRestore();
    }
  });

  it('waits for no statement that takes long, and a failure concerns those alone who waited for it', async () => {
    const handler = new FindTripPageVersionHandler(world.db.database, world.clock, world.config);
    let fail: (error: Error) => void = () => undefined;
    const stuck = new Promise<never>((_, reject) => (fail = reject));
    const read = jest.spyOn(world.db.database, 'readOnce').mockReturnValueOnce(stuck);
    try {
      const first = handler.execute(new FindTripPageVersion(journey.token));
      await new Promise((resolve) => setImmediate(resolve));
      expect(await handler.execute(new FindTripPageVersion(journey.token))).toEqual(await version());
      fail(new Error('no connection'));
      await expect(first).rejects.toThrow('no connection');
      expect(await handler.execute(new FindTripPageVersion(journey.token))).toEqual(await version());
    } finally {
      read.mockRestore();
    }
  });
});
