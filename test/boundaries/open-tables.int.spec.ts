import pg from 'pg';
import { testDatabase, type TestDatabase } from '@landfall/platform/testing';
import { withClient } from '../e2e/rows.js';

/** Tables whose rows api and worker see in every transaction, because no row is of a person or an organisation. */
const OPEN = [
  'answer_part authority breaking_attempt destination_event entry_restriction',
  'evidence_checkpoint evidence_content evidence_node evidence_shown',
  'entry_restriction_revision external_restriction_info import_run import_schedule import_task itinerary itinerary_change itinerary_place',
  'itinerary_in_demand itinerary_to_notify',
  'former_regression_case image imported_cruise link_check mail_check news news_tag place_overlay process_heartbeat recompute_task region_outline regression_case scheduled_revision',
  'source_digest stored_translation subscriber text_snippet translation_request trip_answer typeorm_migrations',
]
  .join(' ')
  .split(' ');
/** Tables whose rows need a transaction that says for whom it works. */
const BY_ROW =
  'access_token account_mail app_user ended_trip event_pin evidence_inbox evidence_leaf journey journey_change_read journey_group organisation organisation_favourite outgoing_push passkey push_subscription restriction_feedback saved_query second_factor session sign_on_identity spent_text test_mail trip_subscription';

/** Rows that only the traveller process or other editors may not see. */
const PARTLY = ['event_log', 'import_file', 'import_file_part', 'outgoing_mail', 'rate_limit'];

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

const codeOf = (query: Promise<unknown>): Promise<string> =>
  query.then(
    () => 'done',
    (error: { code: string }) => error.code,
  );
const tablesOf = async (condition: string): Promise<string[]> =>
  (
    await owner.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and ${condition} order by 1`,
    )
  ).rows.map(({ name }) => name);

it('every table is closed by row, or listed as one without rows of people', async () => {
  expect(await tablesOf('relrowsecurity')).toEqual([...BY_ROW.split(' '), ...PARTLY].sort());
  expect(await tablesOf('not relrowsecurity')).toEqual(OPEN.sort());
});

it('a new table is closed to the logins of all processes until it is granted', async () => {
  await owner.query('create table of_tomorrow (id int)');
  const { rows } = await owner.query('select 1 from pg_default_acl');
  expect(rows).toEqual([]);
  for (const url of [db.appUrl, db.travellerUrl])
    for (const sql of ['select * from of_tomorrow', 'insert into of_tomorrow values (1)', 'drop table of_tomorrow'])
      expect([sql, await withClient(url, (client) => codeOf(client.query(sql)))]).toEqual([sql, '42501']);
  await owner.query('drop table of_tomorrow');
});

it('a login that leaves its role, or claims to be another, sees and changes no row of a person', async () => {
  await owner.query(`insert into app_user (id, username, password_hash) values (gen_random_uuid(), 'x', 'x')`);
  await owner.query(`insert into session (token_hash, user_id, expires_at) select 'x', id, now() from app_user`);
  const WAYS = [
    'reset role',
    'set role none',
    'set role landfall_app',
    'set session authorization default',
    `set row_security = off`,
  ];
  for (const way of WAYS)
    await withClient(db.appUrl, async (client) => {
      expect([way, await codeOf(client.query(way))]).toEqual([way, 'done']);
      for (const table of BY_ROW.split(' ')) {
        const seen = await client.query(`select * from ${table}`).then(
          ({ rowCount }) => rowCount,
          (error: { code: string }) => error.code,
        );
        expect([way, table, seen === 0 || seen === '42501']).toEqual([way, table, true]);
        const deleted = await client.query(`delete from ${table}`).then(
          ({ rowCount }) => rowCount,
          (error: { code: string }) => error.code,
        );
        expect([way, table, deleted === 0 || deleted === '42501']).toEqual([way, table, true]);
      }
    });
  const FORBIDDEN = ['set role landfall_traveller', 'set role postgres', 'set session authorization postgres'];
  for (const sql of FORBIDDEN)
    expect([sql, await withClient(db.appUrl, (client) => codeOf(client.query(sql)))]).toEqual([sql, '42501']);
});
