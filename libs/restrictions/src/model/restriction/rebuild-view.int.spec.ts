import { jest } from '@jest/globals';
import fc from 'fast-check';
import pg from 'pg';

import { freshForEachTest } from '../../../../journeys/test/fresh-for-each-test.js';
import { TripWorld } from '../../../../journeys/test/trip-world.js';
import { RESTRICTION_EVENTS } from './events.js';
import { aRestriction, type ARestriction } from '../../../test/a-restriction.js';
import { REVISION_LOG_TABLE, RevisionLog } from '../../../test/revision-log.view.js';
import { EventTypes, LogSignal, rebuildView, Subscriber } from '@landfall/platform';
import { eventually } from '@landfall/platform/testing';

jest.setTimeout(60_000);
const WITHIN_MS = 20_000;
const revisionLog = new RevisionLog();
const types = new EventTypes(RESTRICTION_EVENTS);

async function createTable(url: string): Promise<void> {
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  await owner.query(REVISION_LOG_TABLE);
  await owner.end();
}

let world: TripWorld;
let subscriber: Subscriber;
freshForEachTest(TripWorld.open, async (fresh) => {
  world = fresh;
  await createTable(world.db.url);
  subscriber = new Subscriber(revisionLog, world.db.database, types, new LogSignal(world.db.url), {
    pollMs: 20,
    batchSize: 7,
  });
  subscriber.start();
});
afterEach(() => subscriber.stop());

const rows = (): Promise<object[]> => world.query('select * from revision_log order by restriction_id, version');
async function followed(): Promise<object[]> {
  const [log] = await world.query<{ count: string }>('select count(*) from event_log');
  return eventually(async () => {
    const found = await rows();
    expect(found).toHaveLength(Number(log!.count));
    return found;
  }, WITHIN_MS);
}
/** Rebuilds while a transaction of another test file may still hold back the end of the log. */
const rebuilt = (count: number): Promise<void> =>
  eventually(async () => expect(await rebuildView(world.db.database, types, revisionLog)).toBe(count), WITHIN_MS);

describe('a view that is built again', () => {
  it('has one row per revision: who, when, where, and what it changed', async () => {
    const first = await world.saved(aRestriction().for('TH').visaRequired('IN').visaFree('DE'));
    await world.saved(aRestriction().for('TH').visaRequired('IN').minor().revising(first));
    expect(await followed()).toMatchObject([
      {
        restriction_id: first.id,
        version: 1,
        place_key: 'COUNTRY:TH',
        editor: first.modifiedBy,
        is_active: true,
        is_significant: true,
        detail_count: 2,
        changed_types: ['ErVisaRequired'],
      },
      {
        restriction_id: first.id,
        version: 2,
        is_significant: false,
        detail_count: 1,
        changed_types: ['ErVisaRequired'],
      },
    ]);
  });

  it('is the same when it is built again from the log, whatever was revised, also beside its subscriber', async () => {
    const content = fc.record({
      country: fc.constantFrom('TH', 'VN', 'IN'),
      days: fc.integer({ min: 1, max: 5 }),
      nationals: fc.subarray(['DE', 'EU', 'US']),
      minor: fc.boolean(),
      inactive: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(content, { minLength: 1, maxLength: 12 }), async (revisions) => {
        const byCountry = new Map<string, Awaited<ReturnType<TripWorld['saved']>>>();
        for (const { country, days, nationals, minor, inactive } of revisions) {
          const state = byCountry.get(country);
          let next: ARestriction = aRestriction()
            .for(country)
            .stating({ ErVisaFreeDays: days }, { citizenshipIds: nationals });
          if (minor) next = next.minor();
          if (inactive) next = next.inactive();
          byCountry.set(country, await world.saved(state ? next.revising(state) : next));
        }
        const live = await followed();
        await rebuilt(live.length);
        expect(await rows()).toEqual(live);
      }),
      { numRuns: 12 },
    );
    expect((await rows()).length).toBeGreaterThan(12);
  });

  it('goes on from its end after it was built again, and repeats nothing', async () => {
    let state = await world.saved(aRestriction().for('TH').stating({ ErVisaFreeDays: 1 }));
    await followed();
    await world.query('delete from revision_log');
    await rebuilt(1);
    state = await world.saved(aRestriction().for('TH').stating({ ErVisaFreeDays: 2 }).revising(state));
    expect(await followed()).toMatchObject([{ version: 1 }, { version: 2 }]);
    expect(state.version).toBe(2);
  });
});
