import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { ConfigError } from '../config/read-environment.js';
import { testDatabase, type TestDatabase } from '../testing/index.js';
import { APP_ROLE, Database, TRAVELLER_ROLE } from './database.js';
import { APP_LOGIN, createProcessLogin } from './process-login.js';

let db: TestDatabase;
let owner: pg.Client;
beforeAll(async () => {
  db = await testDatabase();
  owner = new pg.Client({ connectionString: db.url });
  await owner.connect();
}, 60_000);
afterAll(async () => {
  await owner.end();
  await db.close();
});

async function start(url: string, role: string = APP_ROLE): Promise<void> {
  const database = new Database(url, { max: 1, role });
  try {
    await database.onModuleInit();
  } finally {
    await database.close();
  }
}

const fault = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

/** A login of the test alone, for as long as `work` takes. */
async function withLogin(work: (name: string, url: string) => Promise<void>): Promise<void> {
  const name = `landfall_test_${randomBytes(6).toString('hex')}`;
  const url = await createProcessLogin(db.url, { ...APP_LOGIN, name }, 'test');
  try {
    await work(name, url);
  } finally {
    await owner.query(`drop owned by ${name}; drop role ${name}`);
  }
}

describe('the login of api and worker', () => {
  it('lets them start, and so does that of the traveller process', async () => {
    await start(db.appUrl);
    await start(db.travellerUrl, TRAVELLER_ROLE);
  });

  it('is not that of the owner, whatever role its sessions take', async () => {
    const error = await fault(start(db.url));
    expect(error).toBeInstanceOf(ConfigError);
    expect(String(error)).toMatch(
      /DATABASE_URL: its login may be a member of landfall_app alone, but \w+ is a superuser/,
    );
  });

  it.each([
    ['alter role NAME bypassrls', 'passes row security'],
    ['alter role NAME createrole', 'may make roles'],
    ['alter role NAME createdb', 'may make databases'],
    ['alter role NAME replication', 'may replicate'],
    ['grant pg_read_all_data to NAME', 'is a member of pg_read_all_data'],
    ['grant landfall_traveller to NAME', 'is a member of landfall_traveller'],
    ['create table of_its_own (); alter table of_its_own owner to NAME', 'owns tables or other objects'],
  ])('may not have more: %s', async (statement, power) => {
    await withLogin(async (name, url) => {
      await start(url);
      await owner.query(statement.replaceAll('NAME', name));
      await expect(start(url)).rejects.toThrow(`${name} ${power}`);
      await expect(createProcessLogin(db.url, { ...APP_LOGIN, name }, 'test')).rejects.toThrow(`${name} ${power}`);
    });
  });

  it('gains nothing by leaving the role', async () => {
    const client = new pg.Client({ connectionString: db.appUrl, options: `-c role=${APP_ROLE}` });
    await client.connect();
    try {
      const codeOf = (sql: string): Promise<string> =>
        client.query(sql).then(
          () => 'done',
          (error: { code: string }) => error.code,
        );
      await client.query('reset role');
      for (const sql of [
        'set role postgres',
        `set session authorization ${new URL(db.url).username}`,
        'alter table journey disable row level security',
        'drop table journey',
        'create table x ()',
        'create role x',
        `alter role ${new URL(db.appUrl).username} superuser`,
        'grant landfall_traveller to landfall_app',
        `copy (select 1) to program 'true'`,
      ])
        expect([sql, await codeOf(sql)]).toEqual([sql, '42501']);
      const { rows } = await client.query<{ trips: number }>('select count(*)::int as trips from journey');
      expect(rows).toEqual([{ trips: 0 }]);
    } finally {
      await client.end();
    }
  });
});
