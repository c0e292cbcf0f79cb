import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import pg from 'pg';
import {
  appendEvents,
  Database,
  EventTypes,
  Subscriber,
  LogSignal,
  resumeSubscriber,
  stoppedSubscribers,
} from '../index.js';
import type { SubscriberDefinition, SubscriberOptions, StoppedSubscriber, Tx } from '../index.js';
import { eventually, testDatabase, type TestDatabase } from '../testing/index.js';
import { foreignMark, markMade, MARK_MADE, marksMade, NOBODY } from '../../test/an-event.js';
import { emptyLog } from '../../test/empty-log.js';

// The faults below are made on purpose.
Logger.overrideLogger(false);
jest.setTimeout(30_000);
const WITHIN_MS = 20_000;
const FAST: SubscriberOptions = { pollMs: 100, retryMs: 5, batchSize: 10 };
const types = new EventTypes([{ type: MARK_MADE, schemaVersion: 1 }]);
/** Declared, but not registered. */
const NEVER_DEFINED = 'test.NeverDefined';

declare module '@landfall/kernel' {
  interface EventPayloads {
    [NEVER_DEFINED]: { 1: object };
  }
}

let db: TestDatabase;
let signal: LogSignal;
const running: Subscriber[] = [];
beforeAll(async () => {
  db = await testDatabase();
  const owner = new pg.Client({ connectionString: db.url });
  await owner.connect();
  // No unique index: a duplicate effect is visible.
  await owner.query(
    'create table effect (subscriber text, mark text); grant select, insert, delete on effect to landfall_app',
  );
  await owner.end();
  signal = new LogSignal(db.url);
  await signal.start();
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((f) => f.stop()));
  await db.database.transaction('none', (tx) => tx.query('delete from effect'));
  await emptyLog(db.url);
});
afterAll(async () => {
  await signal.stop();
  await db.close();
});

function follow(
  name: string,
  apply: SubscriberDefinition['apply'] = writing(name),
  options: SubscriberOptions = {},
  database: Database = db.database,
): Subscriber {
  const subscriber = new Subscriber({ name, types: [MARK_MADE], apply }, database, types, signal, {
    ...FAST,
    ...options,
  });
  running.push(subscriber);
  subscriber.start();
  return subscriber;
}

const writing =
  (name: string): SubscriberDefinition['apply'] =>
  async (tx, event) => {
    await tx.query('insert into effect (subscriber, mark) values ($1, $2)', [name, event.streamId]);
  };

const query = <R extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<R[]> =>
  db.database.transaction('none', async (tx: Tx) => (await tx.query<R>(sql, values)).rows);

const effects = async (name: string): Promise<string[]> =>
  (await query<{ mark: string }>('select mark from effect where subscriber = $1 order by mark', [name])).map(
    (r) => r.mark,
  );
const expectEffects = (name: string, marks: string[]): Promise<void> =>
  eventually(async () => expect(await effects(name)).toEqual(marks), WITHIN_MS);
const stopped = (): Promise<StoppedSubscriber[]> => db.database.transaction('none', stoppedSubscribers);
const positionOf = async (mark: string): Promise<string> =>
  (await query<{ position: string }>('select position from event_log where stream_id = $1', [mark]))[0]!.position;

describe('a subscriber', () => {
  it('has its effect and its checkpoint in one transaction: what fails after writing leaves neither', async () => {
    let failures = 0;
    const seenBefore: string[][] = [];
    follow('once', async (tx, event) => {
      const { rows } = await tx.query<{ mark: string }>(`select mark from effect where subscriber = 'once'`);
      seenBefore.push(rows.map((r) => r.mark));
      await writing('once')(tx, event);
      if (failures < 3) {
        failures += 1;
        throw new Error('after writing');
      }
    });
    await marksMade(db.database, 'a');
    await expectEffects('once', ['a']);
    expect(seenBefore).toEqual([[], [], [], []]);
    const [checkpoint] = await query<{ position: string }>(`select position from subscriber where name = 'once'`);
    expect(checkpoint).toEqual({ position: await positionOf('a') });
  });

  it('does not take its checkpoint along when the effect fails', async () => {
    const subscriber = follow('fails', async () => {
      throw new Error('always');
    });
    await marksMade(db.database, 'a');
    await eventually(async () => expect(await stopped()).toHaveLength(1), WITHIN_MS);
    await subscriber.stop();
    expect(await query(`select position from subscriber where name = 'fails'`)).toEqual([{ position: '0' }]);
  });

  it('undoes an effect whose checkpoint cannot be written, and has it once when it can', async () => {
    await asOwner(`create function reject_move() returns trigger language plpgsql as $$ begin raise exception 'the disk is full'; end $$;
      create trigger reject_move before update on subscriber for each row when (new.position <> old.position) execute function reject_move()`);
    let tries = 0;
    follow(
      'unmoved',
      async (tx, event) => {
        tries += 1;
        await writing('unmoved')(tx, event);
      },
      { attempts: 1_000 },
    );
    await marksMade(db.database, 'a');
    await eventually(() => expect(tries).toBeGreaterThanOrEqual(3), WITHIN_MS);
    expect(await effects('unmoved')).toEqual([]);
    await asOwner('drop trigger reject_move on subscriber; drop function reject_move');
    await marksMade(db.database, 'b');
    await expectEffects('unmoved', ['a', 'b']);
  });

  it('runs the work after the commit, and continues when it fails', async () => {
    const seen: string[][] = [];
    follow('carries-on', async (tx, event) => {
      await writing('carries-on')(tx, event);
      return async () => {
        seen.push(await effects('carries-on'));
        throw new Error('the queue is away');
      };
    });
    await marksMade(db.database, 'a');
    await eventually(() => expect(seen).toEqual([['a']]), WITHIN_MS);
    await marksMade(db.database, 'b');
    await eventually(() => expect(seen).toEqual([['a'], ['a', 'b']]), WITHIN_MS);
    expect(await stopped()).toEqual([]);
  });

  it('publishes nothing of an effect that is rolled back', async () => {
    let published = 0;
    follow('undone', async (tx, event) => {
      await writing('undone')(tx, event);
      if (event.streamId === 'poison') throw new Error('always');
      return async () => void (published += 1);
    });
    await db.database.transaction('none', async (tx) => {
      for (const mark of ['a', 'poison']) await appendEvents(tx, [markMade(mark)], 0, NOBODY);
    });
    await eventually(async () => expect(await stopped()).toHaveLength(1), WITHIN_MS);
    expect(await effects('undone')).toEqual(['a']);
    expect(published).toBe(1);
  });

  it('has every effect once across stops and starts in the middle of the work', async () => {
    const marks = Array.from({ length: 60 }, (_, i) => `m${String(i).padStart(2, '0')}`);
    await db.database.transaction('none', async (tx) => {
      for (const mark of marks) await appendEvents(tx, [markMade(mark)], 0, NOBODY);
    });
    for (const share of [5, 20, 40]) {
      const subscriber = follow('again', writing('again'), { batchSize: 3 });
      await eventually(async () => expect((await effects('again')).length).toBeGreaterThanOrEqual(share), WITHIN_MS);
      await subscriber.stop();
    }
    follow('again');
    await expectEffects('again', marks);
  });

  it('passes over types that are not its own', async () => {
    follow('none', undefined, { batchSize: 2 });
    await db.database.transaction('none', (tx) =>
      appendEvents(tx, [foreignMark('other', { type: 'other.ThingHappened' })], 0, NOBODY),
    );
    await marksMade(db.database, 'a');
    await expectEffects('none', ['a']);
  });
});

describe('an event that cannot be applied', () => {
  const poisoned =
    (name: string, mended: () => boolean = () => false): SubscriberDefinition['apply'] =>
    async (tx, event) => {
      if (event.streamId === 'poison' && !mended()) throw new TypeError('holds the address of a traveller');
      await writing(name)(tx, event);
    };

  it('stops its subscriber after the attempts, at the event, with the kind of the fault and not its text; the others continue', async () => {
    let tries = 0;
    follow('poisoned', async (tx, event) => {
      if (event.streamId === 'poison') tries += 1;
      await poisoned('poisoned')(tx, event);
    });
    follow('other');
    await marksMade(db.database, 'a', 'poison', 'b');
    await eventually(
      async () =>
        expect(await stopped()).toEqual([
          { name: 'poisoned', failedPosition: await positionOf('poison'), failure: 'TypeError' },
        ]),
      WITHIN_MS,
    );
    expect(tries).toBeGreaterThanOrEqual(5);
    await expectEffects('other', ['a', 'b', 'poison']);
    await marksMade(db.database, 'c');
    await expectEffects('other', ['a', 'b', 'c', 'poison']);
    expect(await effects('poisoned')).toEqual(['a']);
  });

  it('is tried again when the subscriber is resumed, and nothing was skipped', async () => {
    let mended = false;
    follow(
      'resumed',
      poisoned('resumed', () => mended),
    );
    await marksMade(db.database, 'a', 'poison', 'b');
    await eventually(async () => expect(await stopped()).toHaveLength(1), WITHIN_MS);
    mended = true;
    await db.database.transaction('none', (tx) => resumeSubscriber(tx, 'resumed'));
    await expectEffects('resumed', ['a', 'b', 'poison']);
    expect(await stopped()).toEqual([]);
  });

  it('stays stopped across a restart of the process', async () => {
    const before = follow('restarted', poisoned('restarted'));
    await marksMade(db.database, 'poison');
    await eventually(async () => expect(await stopped()).toHaveLength(1), WITHIN_MS);
    await before.stop();
    let requested = 0;
    const after = follow('restarted', async () => {
      requested += 1;
    });
    follow('witness');
    await marksMade(db.database, 'a');
    await expectEffects('witness', ['a', 'poison']);
    await after.stop();
    expect(requested).toBe(0);
  });

  it('is also one of an unknown schema version', async () => {
    follow('unknown');
    await db.database.transaction('none', (tx) =>
      appendEvents(tx, [foreignMark('newer', { schemaVersion: 2 })], 0, NOBODY),
    );
    await eventually(
      async () =>
        expect(await stopped()).toMatchObject([{ name: 'unknown', failedPosition: await positionOf('newer') }]),
      WITHIN_MS,
    );
  });

  it('is also one of an undefined type', async () => {
    const subscriber = new Subscriber(
      { name: 'undefined-type', types: [NEVER_DEFINED], apply: writing('undefined-type') },
      db.database,
      types,
      signal,
      FAST,
    );
    running.push(subscriber);
    subscriber.start();
    await db.database.transaction('none', (tx) =>
      appendEvents(tx, [foreignMark('stray', { type: NEVER_DEFINED })], 0, NOBODY),
    );
    await eventually(async () => expect(await stopped()).toMatchObject([{ name: 'undefined-type' }]), WITHIN_MS);
    expect(await effects('undefined-type')).toEqual([]);
  });
});

describe('a name', () => {
  it('is run by one process; a second stands by and takes over when the first stops', async () => {
    const second = new Database(db.url, { max: 3 });
    const by: string[] = [];
    const noting =
      (process: string): SubscriberDefinition['apply'] =>
      async (tx, event) => {
        by.push(process);
        await writing('shared')(tx, event);
      };
    const first = follow('shared', noting('first'));
    await marksMade(db.database, 'a');
    await expectEffects('shared', ['a']);
    const standby = follow('shared', noting('second'), {}, second);
    await marksMade(db.database, 'b', 'c');
    await expectEffects('shared', ['a', 'b', 'c']);
    expect(by).toEqual(['first', 'first', 'first']);
    await first.stop();
    await marksMade(db.database, 'd');
    await expectEffects('shared', ['a', 'b', 'c', 'd']);
    expect(by).toEqual(['first', 'first', 'first', 'second']);
    await standby.stop();
    await second.close();
  });

  it('is taken over when the connection of its holder is cut', async () => {
    follow('cut');
    await marksMade(db.database, 'a');
    await expectEffects('cut', ['a']);
    const cut = await terminate(
      `select pid from pg_locks where locktype = 'advisory' and granted and database = (select oid from pg_database where datname = current_database())`,
    );
    expect(cut).toBe(1);
    await marksMade(db.database, 'b');
    await expectEffects('cut', ['a', 'b']);
  });
});

describe('the LISTEN connection', () => {
  it('signals subscribers before their poll', async () => {
    follow('woken', undefined, { pollMs: 3_600_000 });
    await eventually(
      async () => expect(await query(`select name from subscriber where name = 'woken'`)).toHaveLength(1),
      WITHIN_MS,
    );
    await marksMade(db.database, 'a');
    // A transaction of another test file can delay the end of the log: each further mark signals again.
    await eventually(async () => {
      await marksMade(db.database, `again-${Date.now()}`);
      expect(await effects('woken')).toContain('a');
    }, WITHIN_MS);
  });

  it('is made again after it was cut, and meanwhile the poll picks up', async () => {
    follow('polled');
    await marksMade(db.database, 'a');
    await expectEffects('polled', ['a']);
    expect(await terminate(LISTENING)).toBe(1);
    await marksMade(db.database, 'b');
    await expectEffects('polled', ['a', 'b']);
    await eventually(async () => expect(await asOwner(LISTENING)).toBe(1), WITHIN_MS);
  });
});

const LISTENING = `select pid from pg_stat_activity where datname = current_database() and query like 'listen %'`;

/** Terminates connections and returns their number. */
const terminate = (pids: string): Promise<number> =>
  asOwner(`select pg_terminate_backend(pid) from (${pids}) as found`);

async function asOwner(sql: string): Promise<number> {
  const owner = new pg.Client({ connectionString: db.url });
  await owner.connect();
  try {
    return (await owner.query(sql)).rowCount ?? 0;
  } finally {
    await owner.end();
  }
}
