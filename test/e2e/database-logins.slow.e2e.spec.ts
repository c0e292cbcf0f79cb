import { randomBytes } from 'node:crypto';
import { Landfall } from './landfall.js';
import { withClient } from './rows.js';

/** Names of those who are connected to the database, but for the owner who looks. */
const connected = (url: string): Promise<string[]> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select distinct usename as name from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend' order by 1`,
    );
    return rows.map(({ name }) => name);
  });

describe('the processes of npm start', () => {
  it('log in to the private database as roles that own nothing', async () => {
    const landfall = await Landfall.start();
    expect(await connected(await landfall.databaseUrl())).toEqual(['landfall_login', 'landfall_pages']);
    expect(await landfall.stop()).toBe(0);
    await landfall.remove();
  }, 120_000);

  it('do so on a database of its own, which a second start shares', async () => {
    const template = process.env['TEST_DATABASE_URL']!;
    const name = `landfall_test_${randomBytes(4).toString('hex')}`;
    const url = Object.assign(new URL(template), { pathname: `/${name}` }).href;
    await withClient(template, (client) => client.query(`create database ${name} template template0`));
    const env = { DATABASE_URL: url, LANDFALL_SECRET: randomBytes(32).toString('hex') };
    const first = await Landfall.start({ env });
    const second = await Landfall.start({ env });
    expect(await connected(url)).toEqual([`landfall_login_${name}`, `landfall_pages_${name}`]);
    // Its logins still let it in: the second start has not changed their passwords.
    await withClient(url, (client) =>
      client.query(`select pg_terminate_backend(pid) from pg_stat_activity where usename like 'landfall\\_%${name}'`),
    );
    for (const landfall of [first, second]) {
      expect((await landfall.fetch('/traveller/readyz')).status).toBe(200);
      expect((await landfall.fetch('/readyz')).status).toBe(200);
    }
    for (const landfall of [first, second]) {
      await landfall.stop();
      await landfall.remove();
    }
    await withClient(template, async (client) => {
      await client.query(`drop database ${name} with (force)`);
      await client.query(`drop role landfall_login_${name}, landfall_pages_${name}`);
    });
  }, 180_000);
});
