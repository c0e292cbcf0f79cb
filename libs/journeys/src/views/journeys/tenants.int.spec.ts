import { jest } from '@jest/globals';
import { validated, type Scope, type Tx } from '@landfall/platform';
import { aRestriction } from '../../../../restrictions/test/a-restriction.js';
import { MarkChangeRead, MarkChangeReadInput } from '../../commands/mark-change-read/mark-change-read.command.js';
import { MarkChangeReadHandler } from '../../commands/mark-change-read/mark-change-read.handler.js';
import { accepted, TripWorld, type Agent, type CreatedJourney } from '../../../test/trip-world.js';

jest.setTimeout(20_000);
const TABLES = [
  'journey',
  'trip_subscription',
  'outgoing_mail',
  'push_subscription',
  'outgoing_push',
  'journey_change_read',
  'ended_trip',
  'organisation_favourite',
] as const;
/** Nobody may update these, of whatever organisation. */
const KEPT = ['evidence_inbox', 'evidence_leaf', 'journey_group'] as const;

let world: TripWorld;
let agents: Record<'a' | 'b', Agent>;
let journeys: Record<'a' | 'b', CreatedJourney>;
/** Two organisations with a row of their own in every table. */
beforeAll(async () => {
  world = await TripWorld.open();
  await world.startAfresh();
  agents = { a: await world.agent('SONNENWEG'), b: await world.agent('NORDLICHT') };
  const rules = await world.saved(aRestriction().for('TH').visaFree());
  journeys = {
    a: await world.followedJourney(agents.a, 'a@traveller.example'),
    b: await world.followedJourney(agents.b, 'b@traveller.example'),
  };
  for (const [at, journey] of Object.values(journeys).entries())
    accepted(await world.addDevice(journey, `https://push.example/${at}`));
  await world.saved(aRestriction().for('TH').visaRequired().revising(rules));
  await world.processLog();
  const [change] = await world.query<{ id: string }>('select id from itinerary_change');
  for (const { token } of [journeys.a, journeys.b]) {
    accepted(
      await new MarkChangeReadHandler(world.db.database, world.clock, world.config).execute(
        new MarkChangeRead(validated(MarkChangeReadInput, { token, changeId: change!.id })),
      ),
    );
  }
  for (const [seq, { organisationId }] of [agents.a, agents.b].entries()) {
    await world.query(
      `insert into evidence_leaf (seq, journey_id, organisation_id, number, leaf, hash) values ($1, gen_random_uuid(), $2, 1, '{}', '\\x00')`,
      [seq, organisationId],
    );
    await world.query(
      'insert into journey_group (id, organisation_id, created_at) values (gen_random_uuid(), $1, now())',
      [organisationId],
    );
    await world.query(`insert into organisation_favourite values ($1, 'COUNTRY', 'TH')`, [organisationId]);
    await world.query(
      `insert into ended_trip (token_hash, organisation_id, language, countries, month) values ($1, $2, 'de', '{TH}', '2026-01-01')`,
      [Buffer.from(organisationId), organisationId],
    );
  }
}, 40_000);
afterAll(() => world.close());

const as = <T>(scope: Scope, work: (tx: Tx) => Promise<T>): Promise<T> => world.db.database.transaction(scope, work);
const organisationsSeen = (scope: Scope, table: string): Promise<string[]> =>
  as(scope, async (tx) =>
    (await tx.query<{ id: string }>(`select distinct organisation_id as id from ${table} order by 1`)).rows.map(
      (r) => r.id,
    ),
  );

describe.each([...TABLES, ...KEPT])('the rows of %s', (table) => {
  it('are not seen by a transaction that has named nobody', async () => {
    expect(await organisationsSeen('none', table)).toEqual([]);
  });

  it('are seen by their own organisation only', async () => {
    expect(await organisationsSeen({ organisationId: agents.a.organisationId }, table)).toEqual([
      agents.a.organisationId,
    ]);
    expect(await organisationsSeen({ organisationId: agents.b.organisationId }, table)).toEqual([
      agents.b.organisationId,
    ]);
  });

  it('are not seen under a name that is no organisation, or an empty one', async () => {
    for (const organisationId of ['', '%', 'system', '00000000-0000-4000-8000-000000000000'])
      expect(await organisationsSeen({ organisationId }, table)).toEqual([]);
  });

  it('are all there for the work of the system', async () => {
    expect(await organisationsSeen('system', table)).toEqual([agents.a.organisationId, agents.b.organisationId].sort());
  });
});

it.each(KEPT)('the rows of %s are updated by nobody', async (table) => {
  for (const scope of ['system', { organisationId: agents.a.organisationId }] as const) {
    const taken = as(scope, (tx) => tx.query(`update ${table} set organisation_id = $1`, [agents.b.organisationId]));
    await expect(taken).rejects.toMatchObject({ code: '42501' });
  }
});

describe.each(TABLES)('of the rows of %s', (table) => {
  it('none can be changed, deleted or taken over by another organisation', async () => {
    const scope = { organisationId: agents.a.organisationId };
    const taken = await as(scope, (tx) =>
      tx.query(`update ${table} set organisation_id = organisation_id where organisation_id = $1`, [
        agents.b.organisationId,
      ]),
    );
    const deleted = await as(scope, (tx) =>
      tx.query(`delete from ${table} where organisation_id = $1`, [agents.b.organisationId]),
    );
    expect([taken.rowCount, deleted.rowCount]).toEqual([0, 0]);
    expect(await organisationsSeen('system', table)).toHaveLength(2);
  });

  it('none can be given to another organisation', async () => {
    const insertion = as({ organisationId: agents.a.organisationId }, (tx) =>
      tx.query(`update ${table} set organisation_id = $1`, [agents.b.organisationId]),
    );
    await expect(insertion).rejects.toMatchObject({ code: '42501' });
  });
});

it('has no other table with rows of organisations', async () => {
  const rows = await world.query<{ table_name: string }>(
    `select table_name from information_schema.columns where table_schema = 'public' and column_name = 'organisation_id' order by 1`,
  );
  // Users are seen by the system alone, and logos by everybody who opens a trip page.
  expect(rows.map((r) => r.table_name).filter((t) => t !== 'app_user' && t !== 'image')).toEqual(
    [...TABLES, ...KEPT].sort(),
  );
});

it('rejects a row that is written for another organisation', async () => {
  const written = as({ organisationId: agents.a.organisationId }, (tx) =>
    tx.query(
      'insert into journey_change_read (journey_id, organisation_id, change_id, read_at) values ($1, $2, 1, now())',
      [journeys.a.id, agents.b.organisationId],
    ),
  );
  await expect(written).rejects.toMatchObject({ code: '42501' });
});

it('rejects any row while nobody is named', async () => {
  const written = as('none', (tx) =>
    tx.query(
      'insert into journey_change_read (journey_id, organisation_id, change_id, read_at) values ($1, $2, 1, now())',
      [journeys.a.id, agents.a.organisationId],
    ),
  );
  await expect(written).rejects.toMatchObject({ code: '42501' });
});
