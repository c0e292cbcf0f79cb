import { EventTypes, Subscriber, LogSignal } from '../index.js';
import { eventually, testDatabase, type TestDatabase } from '../testing/index.js';
import { MARK_MADE, marksMade } from '../../test/an-event.js';

const NAME = 'at-end';
const types = new EventTypes([{ type: MARK_MADE, schemaVersion: 1 }]);

let db: TestDatabase;
let signal: LogSignal;
const running: Subscriber[] = [];
const seen: string[] = [];
beforeAll(async () => {
  db = await testDatabase();
  signal = new LogSignal(db.url);
  await signal.start();
}, 30_000);
afterAll(async () => {
  await Promise.all(running.map((subscriber) => subscriber.stop()));
  await signal.stop();
  await db.close();
});

function follow(): Subscriber {
  const subscriber = new Subscriber(
    { name: NAME, types: [MARK_MADE], beginsAt: 'end', apply: async (_, event) => void seen.push(event.streamId) },
    db.database,
    types,
    signal,
    { pollMs: 100 },
  );
  running.push(subscriber);
  subscriber.start();
  return subscriber;
}

/** Waits for older transactions of the whole cluster, which delay the end of the log. */
const idle = (): Promise<void> =>
  eventually(async () => {
    const { rows } = await db.database.transaction('none', (tx) =>
      tx.query('select 1 from event_log where tx >= pg_snapshot_xmin(pg_current_snapshot())'),
    );
    expect(rows).toEqual([]);
  });

it('a subscriber that begins at the end sees nothing of what was written before it ran for the first time, and everything after', async () => {
  await marksMade(db.database, 'a');
  await idle();
  const first = follow();
  await eventually(async () => {
    const { rows } = await db.database.transaction('none', (tx) =>
      tx.query('select 1 from subscriber where name = $1', [NAME]),
    );
    expect(rows).toHaveLength(1);
  });
  await marksMade(db.database, 'b');
  await eventually(() => expect(seen).toEqual(['b']));
  await first.stop();
  await marksMade(db.database, 'c');
  follow();
  await eventually(() => expect(seen).toEqual(['b', 'c']));
}, 30_000);
