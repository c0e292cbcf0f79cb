import pg from 'pg';
import { Column } from 'typeorm';
import '@landfall/composition';
import { User } from '@landfall/organisations/user';
import { comparedTables, schemaDrift, testDatabase, type TestDatabase } from '@landfall/platform/testing';

/** Tables without an entity: statements on whole sets, claims and the log are SQL (docs/adr/0023). */
const SQL_ONLY = [
  'answer_part',
  'event_log',
  'evidence_checkpoint',
  'evidence_content',
  'evidence_inbox',
  'evidence_leaf',
  'evidence_node',
  'evidence_shown',
  'subscriber',
  'itinerary',
  'itinerary_change',
  'itinerary_in_demand',
  'itinerary_place',
  'itinerary_to_notify',
  'mail_check',
  'outgoing_mail',
  'outgoing_push',
  'process_heartbeat',
  'rate_limit',
  'recompute_task',
  'stored_translation',
  'test_mail',
  'translation_request',
  'trip_answer',
  'typeorm_migrations',
];

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

test('entities and migrated tables say the same', async () => {
  expect(await schemaDrift(db.url)).toEqual([]);
});

test('every table has an entity, or is known to be left to SQL', async () => {
  const owner = new pg.Client({ connectionString: db.url });
  await owner.connect();
  const { rows } = await owner.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  );
  await owner.end();
  expect(rows.map(({ name }) => name).sort()).toEqual([...comparedTables(), ...SQL_ONLY].sort());
});

test('a column that only an entity has is found', async () => {
  Column('text')(User.prototype, 'shoeSize');
  expect(await schemaDrift(db.url)).toEqual(['ALTER TABLE "app_user" ADD "shoe_size" text NOT NULL']);
});
