import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { newId } from '@landfall/kernel';
import { testDatabase, type TestDatabase } from '../testing/index.js';
import { Database } from './database.js';
import { Heartbeat, heartbeatProblem } from './heartbeat.js';

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
}, 60_000);
afterAll(() => db.close());
beforeEach(() => db.database.transaction('none', (tx) => tx.query('delete from process_heartbeat')));

const problem = (): Promise<string | null> => db.database.transaction('none', (tx) => heartbeatProblem(tx, 'worker'));

/** A worker that began and was last alive so many seconds ago. */
const worker = (since: number, at: number): Promise<unknown> =>
  db.database.transaction('none', (tx) =>
    tx.query(
      `insert into process_heartbeat (id, kind, since, at)
       values ($1, 'worker', now() - make_interval(secs => $2), now() - make_interval(secs => $3))`,
      [newId(), since, at],
    ),
  );

test('a worker that has just started is enough, until it ends', async () => {
  expect(await problem()).toBe('no worker is alive');
  const heartbeat = new Heartbeat(db.database, 'worker');
  await heartbeat.start();
  expect(await problem()).toBeNull();
  await heartbeat.stop();
  expect(await problem()).toBe('no worker is alive');
});

test('a process whose database is gone stops all the same, and says in one line that its heartbeat stays', async () => {
  const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
  const database = new Database('postgres://landfall:w0rd@127.0.0.1:1/landfall');
  await new Heartbeat(database, 'worker').stop();
  expect(warn.mock.calls).toEqual([['The last heartbeat stays (ServiceFault ECONNREFUSED).']]);
  warn.mockRestore();
});

test('a process whose database does not answer stops after a second', async () => {
  const hanging = { transaction: () => new Promise(() => undefined) } as unknown as Database;
  await new Heartbeat(hanging, 'worker').stop();
}, 3_000);

test('workers that die soon after each start are none, though one is alive', async () => {
  await worker(60, 55);
  await worker(40, 35);
  await worker(4, 1);
  expect(await problem()).toBeNull();
  await worker(25, 20);
  expect(await problem()).toBe('no worker stays up: 3 have died in the last 120 s');
});

test('one that stays up makes up for others, and what died long ago does not count', async () => {
  for (const ago of [20, 40, 60]) await worker(ago + 5, ago);
  await worker(31, 1);
  expect(await problem()).toBeNull();
  await db.database.transaction('none', (tx) => tx.query('delete from process_heartbeat'));
  for (const ago of [130, 140, 150]) await worker(ago + 5, ago);
  await worker(4, 1);
  expect(await problem()).toBeNull();
});
