import { jest } from '@jest/globals';
import type { Entry, TripSnapshot } from '@landfall/requirements';
import { aRestriction } from '../../../restrictions/test/a-restriction.js';
import { freshForEachTest } from '../../test/fresh-for-each-test.js';
import { TripWorld, type Agent } from '../../test/trip-world.js';
import { Snapshots } from './snapshots.js';

jest.setTimeout(30_000);

let world: TripWorld;
let agent: Agent;
freshForEachTest(TripWorld.open, async (fresh) => {
  world = fresh;
  agent = await world.agent('SONNENWEG');
  await world.saved(aRestriction().for('TH').visaFree());
  await world.saved(aRestriction().for('VN').visaRequired());
});

/** The hash and content of the one snapshot, as PostgreSQL puts it together. */
async function stored(): Promise<{ hash: string; content: TripSnapshot }> {
  const [row] = await world.query<{ hash: string; content: TripSnapshot }>('select hash, content from trip_snapshot');
  return row!;
}
const byHash = (snapshots: Snapshots, hash: string): Promise<TripSnapshot | null> =>
  world.inSystem((tx) => snapshots.byHash(tx, hash));
const removeParts = (): Promise<unknown> => world.inSystem((tx) => tx.query('delete from answer_part'));

it('are what PostgreSQL puts together, in the order of the places', async () => {
  await world.journey(agent, { destinationsTypes: ['COUNTRY', 'COUNTRY'], destinationIds: ['VN', 'TH'] });
  const { hash, content } = await stored();
  const read = (await byHash(new Snapshots(), hash))!;
  expect(read).toEqual(content);
  expect([...new Set(read.entries.map(({ place }: Entry) => place))]).toEqual(['VN', 'TH']);
  const [{ fingerprint }] = (await world.query<{ fingerprint: string }>('select fingerprint from itinerary')) as [
    { fingerprint: string },
  ];
  expect(await world.inSystem((tx) => new Snapshots().ofItinerary(tx, fingerprint))).toEqual(content);
});

it('share what was read of a place before', async () => {
  await world.journey(agent);
  const { hash, content } = await stored();
  const snapshots = new Snapshots();
  const first = (await byHash(snapshots, hash))!;
  await removeParts();
  const second = (await byHash(snapshots, hash))!;
  expect(second).toEqual(content);
  expect(second.entries[0]).toBe(first.entries[0]);
});

it('are none without one of their parts, and read from a row that an older release wrote', async () => {
  await world.journey(agent);
  const { hash, content } = await stored();
  await removeParts();
  expect(await byHash(new Snapshots(), hash)).toBeNull();
  const { scheduled: _, ...before } = content;
  await world.inSystem((tx) => tx.query(`insert into trip_snapshot (hash, content) values ('old', $1)`, [before]));
  expect(await byHash(new Snapshots(), 'old')).toEqual({ ...before, scheduled: [] });
});
