import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { Database } from '../database/database.js';

/** Made with the template by scripts/lib/test-services.mjs. */
const TEST_LOGINS = ['landfall_test_login', 'landfall_test_pages'];
const TEST_PASSWORD = 'test';

export interface TestDatabase {
  /** Of the owner. */
  url: string;
  /** Of the login of api and worker. */
  appUrl: string;
  /** Of the login of the traveller process. */
  travellerUrl: string;
  database: Database;
  close(): Promise<void>;
}

/** A database for one test file: a copy of the migrated template (TEST_DATABASE_URL), or empty. `close` drops it. */
export async function testDatabase(options: { empty?: boolean } = {}): Promise<TestDatabase> {
  const template = process.env['TEST_DATABASE_URL'];
  if (!template) throw new Error('TEST_DATABASE_URL is not set: run the tests with `npm test`.');
  const name = `landfall_test_${randomBytes(6).toString('hex')}`;
  const url = new URL(template);
  const source = options.empty ? 'template0' : url.pathname.slice(1);
  await administer(template, `create database ${name} template ${source}`);
  url.pathname = `/${name}`;
  const database = new Database(url.href, { max: 8 });
  const [appUrl, travellerUrl] = TEST_LOGINS.map(
    (username) => Object.assign(new URL(url), { username, password: TEST_PASSWORD }).href,
  ) as [string, string];
  return {
    url: url.href,
    appUrl,
    travellerUrl,
    database,
    async close() {
      await database.close();
      await administer(template, `drop database ${name} with (force)`);
    },
  };
}

async function administer(template: string, statement: string): Promise<void> {
  const url = new URL(template);
  url.pathname = '/postgres';
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    // PostgreSQL allows one copy of a template at a time.
    await client.query(`select pg_advisory_lock(hashtextextended('landfall-test-template', 0))`);
    await client.query(statement);
  } finally {
    await client.end();
  }
}
