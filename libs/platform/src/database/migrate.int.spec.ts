import pg from 'pg';
import { migrate } from '../index.js';
import { runMigration, testDatabase, type TestDatabase } from '../testing/index.js';

/** A database of the last release with node-pg-migrate. */
const FORMER = [
  ['0001_event-log', 'EventLog1795219200001'],
  ['0002_organisations', 'Organisations1795219200002'],
  ['0003_restrictions', 'Restrictions1795219200003'],
  ['0004_journeys', 'Journeys1795219200004'],
  ['0005_heartbeats', 'Heartbeats1795219200005'],
  ['0006_editing', 'Editing1795219200006'],
  ['0007_translations', 'Translations1795219200007'],
  ['0008_proposed-restores', 'ProposedRestores1795219200008'],
  ['0009_history-of-places', 'HistoryOfPlaces1795219200009'],
] as const;
const ADOPTED = FORMER.map(([, name]) => name);

let db: TestDatabase;
let owner: pg.Client;
beforeEach(async () => {
  db = await testDatabase({ empty: true });
  owner = new pg.Client({ connectionString: db.url });
  await owner.connect();
});
afterEach(async () => {
  await owner.end();
  await db.close();
});

const run = (): Promise<string[]> => migrate(db.url, { queues: false });
const recorded = async (): Promise<string[]> =>
  (await owner.query<{ name: string }>('select name from typeorm_migrations order by id')).rows.map(({ name }) => name);
const has = async (table: string): Promise<boolean> =>
  (await owner.query('select to_regclass($1) is not null as there', [table])).rows[0].there;

async function aFormerDatabase(): Promise<void> {
  for (const name of ADOPTED) await runMigration(db.url, name);
  await owner.query(
    'create table schema_migration (id serial primary key, name varchar(255) not null, run_on timestamp not null)',
  );
  for (const [name] of FORMER)
    await owner.query('insert into schema_migration (name, run_on) values ($1, now())', [name]);
  await owner.query(
    `insert into event_log (stream, stream_id, version, type, schema_version, payload) values ('old', '1', 1, 'old.Thing', 1, '{}')`,
  );
}

describe('an empty database', () => {
  it('gets every migration once, in order, and the second run does nothing', async () => {
    const done = await run();
    expect(done.slice(0, ADOPTED.length)).toEqual(ADOPTED);
    expect(await recorded()).toEqual(done);
    expect(await run()).toEqual([]);
  });

  it('is migrated by one of two processes that start together', async () => {
    const [one, two] = await Promise.all([run(), run()]);
    expect([one, two].filter((done) => done.length > 0)).toEqual([await recorded()]);
  });
});

describe('a database of node-pg-migrate', () => {
  beforeEach(aFormerDatabase);

  it('keeps its rows, is recorded as it stands and gets only what is newer', async () => {
    const done = await run();
    expect(done).not.toEqual(expect.arrayContaining([expect.stringMatching(/179521920000\d$/)]));
    expect(await recorded()).toEqual([...ADOPTED, ...done]);
    expect(await has('schema_migration')).toBe(false);
    expect((await owner.query('select stream from event_log')).rows).toEqual([{ stream: 'old' }]);
    expect(await run()).toEqual([]);
  });

  it('is taken over by one of two processes that start together', async () => {
    const [one, two] = await Promise.all([run(), run()]);
    expect(await recorded()).toEqual([...ADOPTED, ...one, ...two]);
    expect(Math.min(one.length, two.length)).toBe(0);
  });

  it('is left alone when it has a migration that is not known here', async () => {
    await owner.query(`insert into schema_migration (name, run_on) values ('0042_of-tomorrow', now())`);
    await expect(run()).rejects.toThrow('0042_of-tomorrow');
    expect([await has('schema_migration'), await has('typeorm_migrations')]).toEqual([true, false]);
  });
});
