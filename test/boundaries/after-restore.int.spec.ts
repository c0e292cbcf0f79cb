import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { appendEvents, readLog, type LogPosition } from '@landfall/platform';
import { eventually, testDatabase, type TestDatabase } from '@landfall/platform/testing';

const SQL = fileURLToPath(new URL('../../deploy/after-restore.sql', import.meta.url));
/** What an old and busy cluster left behind: ids far above those of the cluster of this test. */
const OLD = 5_000_000_000;

let db: TestDatabase;
let owner: pg.Client;

beforeEach(async () => {
  db = await testDatabase();
  owner = new pg.Client({ connectionString: db.url });
  await owner.connect();
});

afterEach(async () => {
  await owner.end();
  await db.close();
});

/** An event of the old cluster; its id within the stream is its name in these tests. */
async function oldEvent(name: string, tx: number): Promise<string> {
  const { rows } = await owner.query<{ position: string }>(
    `insert into event_log (tx, stream, stream_id, version, type, schema_version, payload) values ($1::text::xid8, 'old', $2, 1, 'old.Thing', 1, '{}') returning position`,
    [String(tx), name],
  );
  return rows[0]!.position;
}

const subscriber = (name: string, tx: number, position: string): Promise<unknown> =>
  owner.query('insert into subscriber (name, tx, position) values ($1, $2::text::xid8, $3)', [
    name,
    String(tx),
    position,
  ]);

async function afterRestore(): Promise<void> {
  await owner.query('begin');
  await owner.query(await readFile(SQL, 'utf8'));
  await owner.query('commit');
}

async function left(name: string): Promise<string[]> {
  return db.database.transaction('system', async (tx) => {
    const { rows } = await tx.query<LogPosition>('select tx::text, position from subscriber where name = $1', [name]);
    return (await readLog(tx, rows[0]!, 100)).map((event) => event.streamId);
  });
}

const append = (name: string): Promise<unknown> =>
  db.database.transaction('system', (tx) =>
    appendEvents(tx, [{ stream: 'new', streamId: name, type: 'test.NeverDefined', schemaVersion: 1, payload: {} }], 0, {
      actor: null,
      correlationId: null,
    }),
  );

/** A slow transaction: `late` has the smaller position and the larger id. */
async function aLogWithThreeSubscribers(): Promise<void> {
  const first = await oldEvent('first', OLD + 1);
  await oldEvent('late', OLD + 9);
  const second = await oldEvent('second', OLD + 2);
  const third = await oldEvent('third', OLD + 3);
  await subscriber('behind', OLD + 1, first);
  await subscriber('midway', OLD + 2, second);
  await subscriber('also-midway', OLD + 2, second);
  await subscriber('almost', OLD + 3, third);
  await subscriber('fresh', 0, '0');
}

test('without it a restored log delivers nothing', async () => {
  await aLogWithThreeSubscribers();
  expect(await left('fresh')).toEqual([]);
});

test('every subscriber gets what it had not read, once and with what comes new, and nothing that it had', async () => {
  await aLogWithThreeSubscribers();
  await afterRestore();
  await append('new');
  // A transaction of another test file holds the end of the log back for a moment: it belongs to the cluster.
  await eventually(async () => expect(await left('almost')).toEqual(['late', 'new']));
  expect((await left('behind')).sort()).toEqual(['late', 'new', 'second', 'third']);
  expect(await left('midway')).toEqual(['third', 'late', 'new']);
  expect(await left('also-midway')).toEqual(['third', 'late', 'new']);
  expect(await left('almost')).toEqual(['late', 'new']);
  expect((await left('fresh')).sort()).toEqual(['first', 'late', 'new', 'second', 'third']);
});

test('running it again changes nothing that is still to be read', async () => {
  await aLogWithThreeSubscribers();
  await afterRestore();
  const once = await Promise.all(['behind', 'midway', 'almost', 'fresh'].map(left));
  await afterRestore();
  expect(await Promise.all(['behind', 'midway', 'almost', 'fresh'].map(left))).toEqual(once);
});
