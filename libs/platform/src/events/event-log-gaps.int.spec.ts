import { setTimeout as wait } from 'node:timers/promises';
import { appendEvents, Database, LOG_START, readLog, type LogPosition } from '../index.js';
import { testDatabase, type TestDatabase } from '../testing/index.js';
import { markMade, NOBODY } from '../../test/an-event.js';

const WRITERS = 16;
const FOR_MS = 5_000;
const MAX_HOLD_MS = 30;
const ROLLED_BACK = 0.1;
const BATCH = 200;

let db: TestDatabase;
let writers: Database;
beforeAll(async () => {
  db = await testDatabase();
  writers = new Database(db.url, { max: WRITERS });
});
afterAll(async () => {
  await writers.close();
  await db.close();
});

const key = ({ tx, position }: LogPosition): bigint => (BigInt(tx) << 64n) + BigInt(position);

it('loses nothing, repeats nothing and keeps the order while 16 writers hold their transactions open and undo some', async () => {
  const committed = new Set<string>();
  let undone = 0;
  let writing = true;
  const deadline = Date.now() + FOR_MS;

  async function write(writer: number): Promise<void> {
    for (let n = 0; Date.now() < deadline; n += 1) {
      const ids = Array.from({ length: 1 + Math.floor(Math.random() * 3) }, (_, i) => `${writer}-${n}-${i}`);
      const undo = Math.random() < ROLLED_BACK;
      await writers
        .transaction('none', async (tx) => {
          for (const id of ids) await appendEvents(tx, [markMade(id)], 0, NOBODY);
          if (Math.random() < 0.3) await wait(Math.random() * MAX_HOLD_MS);
          if (undo) throw new RangeError('undone on purpose');
        })
        .then(() => ids.forEach((id) => committed.add(id)))
        .catch((error: unknown) => {
          if (!(error instanceof RangeError)) throw error;
          undone += 1;
        });
    }
  }

  const read: string[] = [];
  let inOrder = true;
  async function follow(): Promise<void> {
    let after: LogPosition = LOG_START;
    for (;;) {
      const last = !writing;
      const events = await db.database.transaction('none', (tx) => readLog(tx, after, BATCH));
      for (const event of events) {
        if (key(event) <= key(after)) inOrder = false;
        after = event;
        read.push(event.streamId);
      }
      // A transaction of another process in the cluster can delay the end of the log.
      if (last && events.length === 0 && (read.length >= committed.size || Date.now() > deadline + 10_000)) return;
      if (events.length === 0) await wait(2);
    }
  }

  const following = follow();
  await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
  writing = false;
  await following;

  expect(committed.size).toBeGreaterThan(100);
  expect(undone).toBeGreaterThan(0);
  expect(read).toHaveLength(new Set(read).size);
  expect(new Set(read)).toEqual(committed);
  expect(inOrder).toBe(true);
}, 40_000);
