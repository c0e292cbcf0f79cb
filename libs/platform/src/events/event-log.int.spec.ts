import { jest } from '@jest/globals';
import pg from 'pg';
import { appendEvents, Database, LOG_START, readLog, VersionConflict, type LogPosition, type Tx } from '../index.js';
import { eventually, testDatabase, type TestDatabase } from '../testing/index.js';
import { markMade, marksMade, NOBODY } from '../../test/an-event.js';
import { emptyLog } from '../../test/empty-log.js';

const WITHIN_MS = 20_000;
jest.setTimeout(30_000);

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(() => emptyLog(db.url));
afterAll(() => db.close());

async function openTransaction(): Promise<{
  append(...streamIds: string[]): Promise<void>;
  commit(): Promise<void>;
  rollback(): Promise<void>;
}> {
  const rolledBack = new Error('rolled back');
  let commit = (): void => undefined;
  let rollback = (): void => undefined;
  const ended = new Promise<void>((resolve, reject) => {
    commit = resolve;
    rollback = () => reject(rolledBack);
  });
  let done: Promise<void> | null = null;
  const tx = await new Promise<Tx>((begun, failed) => {
    done = db.database.transaction('none', (opened) => {
      begun(opened);
      return ended;
    });
    done.catch(failed);
  });
  return {
    append: async (...streamIds) => {
      for (const id of streamIds) await appendEvents(tx, [markMade(id)], 0, NOBODY);
    },
    commit: async () => {
      commit();
      await done;
    },
    rollback: async () => {
      rollback();
      await expect(done).rejects.toBe(rolledBack);
    },
  };
}

interface Reader {
  next(): Promise<string[]>;
  /** The next non-empty batch: a transaction of another test file can delay the end of the log. */
  due(): Promise<string[]>;
}

function reader(batch = 100): Reader {
  let after: LogPosition = LOG_START;
  const next = async (): Promise<string[]> => {
    const events = await db.database.transaction('none', (tx) => readLog(tx, after, batch));
    after = events.at(-1) ?? after;
    return events.map((e) => e.streamId);
  };
  const due = (): Promise<string[]> =>
    eventually(async () => {
      const ids = await next();
      if (ids.length === 0) throw new Error('The log shows nothing new.');
      return ids;
    }, WITHIN_MS);
  return { next, due };
}

async function dueInAll(read: Reader, count: number): Promise<string[]> {
  const ids: string[] = [];
  while (ids.length < count) ids.push(...(await read.due()));
  return ids;
}

describe('reading the log', () => {
  it('waits for a slow transaction although a faster one took a later position and committed first', async () => {
    const read = reader();
    const slow = await openTransaction();
    await slow.append('slow');
    await marksMade(db.database, 'fast');
    expect(await read.next()).toEqual([]);
    await slow.commit();
    expect(await dueInAll(read, 2)).toEqual(['slow', 'fast']);
    expect(await read.next()).toEqual([]);
  });

  it('waits for each of several slow transactions in any order of completion', async () => {
    const read = reader();
    const [first, second, third] = [await openTransaction(), await openTransaction(), await openTransaction()];
    await first.append('first');
    await second.append('second');
    await third.append('third');
    await third.commit();
    expect(await read.next()).toEqual([]);
    await first.commit();
    expect(await read.due()).toEqual(['first']);
    await second.commit();
    expect(await dueInAll(read, 2)).toEqual(['second', 'third']);
  });

  it('orders by transaction before position, so that nothing ever appears behind the checkpoint', async () => {
    const read = reader();
    const older = await openTransaction();
    await older.append('older');
    const younger = await openTransaction();
    await younger.append('younger');
    await older.append('older again');
    await younger.commit();
    await older.commit();
    expect(await dueInAll(read, 3)).toEqual(['older', 'older again', 'younger']);
  });

  it('passes over the positions of a transaction that was rolled back', async () => {
    const read = reader();
    const undone = await openTransaction();
    await undone.append('undone');
    await marksMade(db.database, 'kept');
    await undone.rollback();
    expect(await read.due()).toEqual(['kept']);
  });

  it('starts although the first position of all was rolled back', async () => {
    const undone = await openTransaction();
    await undone.append('undone');
    await undone.rollback();
    await marksMade(db.database, 'first');
    expect(await reader().due()).toEqual(['first']);
  });

  it('splits one transaction over batches without losing or repeating a part', async () => {
    const read = reader(2);
    const long = await openTransaction();
    await long.append('a', 'b', 'c', 'd', 'e');
    await long.commit();
    expect([await read.due(), await read.due(), await read.due(), await read.next()]).toEqual([
      ['a', 'b'],
      ['c', 'd'],
      ['e'],
      [],
    ]);
  });

  it('reads from a checkpoint what was committed after it, and reading the same again gives the same', async () => {
    await marksMade(db.database, 'a', 'b', 'c');
    const all = await eventually(async () => {
      const events = await db.database.transaction('none', (tx) => readLog(tx, LOG_START, 10));
      expect(events).toHaveLength(3);
      return events;
    }, WITHIN_MS);
    const again = (): Promise<string[]> =>
      db.database.transaction('none', async (tx) => (await readLog(tx, all[0]!, 10)).map((e) => e.streamId));
    expect(await again()).toEqual(['b', 'c']);
    expect(await again()).toEqual(['b', 'c']);
  });

  it('receives a notification of an append', async () => {
    const listener = new pg.Client({ connectionString: db.url });
    await listener.connect();
    await listener.query('listen landfall_events');
    const reported = new Promise((resolve) => listener.once('notification', resolve));
    await marksMade(db.database, 'a');
    await reported;
    await listener.end();
  });
});

describe('appending to a stream', () => {
  const append = (expectedVersion: number): Promise<string> =>
    db.database.transaction('none', (tx) => appendEvents(tx, [markMade('one')], expectedVersion, NOBODY));

  it('rejects a second append on the same version, and writes nothing of it', async () => {
    await append(0);
    await expect(append(0)).rejects.toBeInstanceOf(VersionConflict);
    await append(1);
    const { rows } = await db.database.transaction('none', (tx) =>
      tx.query('select version from event_log order by version'),
    );
    expect(rows).toEqual([{ version: 1 }, { version: 2 }]);
  });

  it('lets one of two transactions win that append at the same moment', async () => {
    const outcomes = await Promise.allSettled([append(0), append(0)]);
    expect(outcomes.map((o) => o.status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find((o) => o.status === 'rejected')).toMatchObject({ reason: expect.any(VersionConflict) });
  });

  it('undoes the state that was written in the same transaction', async () => {
    await append(0);
    const attempt = db.database.transaction('none', async (tx) => {
      await tx.query(`insert into subscriber (name) values ('state of the decision')`);
      await appendEvents(tx, [markMade('one')], 0, NOBODY);
    });
    await expect(attempt).rejects.toBeInstanceOf(VersionConflict);
    const { rows } = await db.database.transaction('none', (tx) => tx.query('select name from subscriber'));
    expect(rows).toEqual([]);
  });
});

describe('the log for the role of the processes', () => {
  const as = (sql: string): Promise<unknown> => db.database.transaction('system', (tx) => tx.query(sql));

  it.each([
    ['change an event', `update event_log set payload = '{}'`],
    ['delete an event', 'delete from event_log'],
    ['empty the log', 'truncate event_log'],
  ])('does not allow to %s', async (_, sql) => {
    await marksMade(db.database, 'a');
    await expect(as(sql)).rejects.toMatchObject({ code: '42501' });
  });
});

describe('the connections of a process', () => {
  it('run as a role that row level security holds', async () => {
    const process = new Database(db.appUrl, { max: 1 });
    await expect(process.assertRestrictedRole()).resolves.toBeUndefined();
    await process.close();
  });

  it('are rejected when the role is a superuser', async () => {
    const unrestricted = new Database(db.url, { max: 1, role: null });
    await expect(unrestricted.assertRestrictedRole()).rejects.toThrow('landfall_app');
    await unrestricted.close();
  });

  it('come back to the pool without the organisation of the last transaction, also after a fault', async () => {
    const narrow = new Database(db.url, { max: 1 });
    const scope = (): Promise<object | undefined> =>
      narrow.transaction('none', async (tx) => {
        const { rows } = await tx.query(
          `select coalesce(current_setting('landfall.organisation', true), '') as organisation, coalesce(current_setting('landfall.scope', true), '') as scope`,
        );
        return rows[0];
      });
    await narrow.transaction({ organisationId: '00000000-0000-4000-8000-000000000001' }, (tx) => tx.query('select 1'));
    expect(await scope()).toEqual({ organisation: '', scope: '' });
    await expect(narrow.transaction('system', (tx) => tx.query('select 1 / 0'))).rejects.toMatchObject({
      code: '22012',
    });
    expect(await scope()).toEqual({ organisation: '', scope: '' });
    await narrow.close();
  });
});
