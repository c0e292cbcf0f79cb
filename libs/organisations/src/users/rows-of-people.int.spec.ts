import { newId } from '@landfall/kernel';
import { Database, type Scope, type Tx } from '@landfall/platform';
import { testDatabase, type TestDatabase } from '@landfall/platform/testing';
import { ensureOrganisation } from '../organisation/organisation-store.js';
import { createUser, namesOfUsers } from './user-store.js';

const TABLES = ['app_user', 'organisation', 'restriction_feedback', 'saved_query', 'session'];

let db: TestDatabase;
let database: Database;
const organisations: string[] = [];
const users: string[] = [];

beforeAll(async () => {
  db = await testDatabase();
  database = new Database(db.appUrl, { max: 2 });
  for (const name of ['a', 'b']) {
    const id = newId();
    await database.transaction('system', async (tx) => {
      organisations.push(await ensureOrganisation(tx, newId(), { idCodePublic: name, name }));
      await createUser(tx, id, {
        username: name,
        passwordHash: 'a hash',
        firstName: `First ${name}`,
        lastName: 'Last',
        email: `${name}@landfall.example`,
        isStaff: false,
        organisationId: organisations.at(-1)!,
        permissions: [],
      });
      await tx.query(
        `insert into session (token_hash, user_id, created_at, last_used_at, expires_at) values ($1, $2, now(), now(), now())`,
        [Buffer.from(name), id],
      );
    });
    users.push(id);
    await database.transaction({ userId: id }, async (tx) => {
      await saveQuery(tx, id);
      await sendFeedback(tx, id);
    });
  }
}, 60_000);
afterAll(async () => {
  await database.close();
  await db.close();
});

const saveQuery = (tx: Tx, userId: string): Promise<unknown> =>
  tx.query(`insert into saved_query (id, user_id, screen, name, filter) values ($1, $2, 'authorities', 'x', '{}')`, [
    newId(),
    userId,
  ]);
const sendFeedback = (tx: Tx, sentBy: string): Promise<unknown> =>
  tx.query(`insert into restriction_feedback (id, title, text, sent_at, sent_by) values ($1, 'x', 'x', now(), $2)`, [
    newId(),
    sentBy,
  ]);

/** Rows seen, by table. */
async function seen(scope: Scope): Promise<number[]> {
  const counts: number[] = [];
  for (const table of TABLES) {
    const { rows } = await database.transaction(scope, (tx) =>
      tx.query<{ count: number }>(`select count(*)::int as count from ${table}`),
    );
    counts.push(rows[0]!.count);
  }
  return counts;
}

describe('rows of people', () => {
  it('are seen by nobody in a transaction that has named nobody', async () => {
    expect(await seen('none')).toEqual([0, 0, 0, 0, 0]);
  });

  it('are seen by the system, but for the queries that users keep', async () => {
    expect(await seen('system')).toEqual([2, 2, 2, 0, 2]);
  });

  it('are seen by a user, and by an organisation, where they are their own', async () => {
    expect(await seen({ userId: users[0]! })).toEqual([0, 0, 0, 1, 0]);
    expect(await seen({ organisationId: organisations[0]! })).toEqual([0, 1, 0, 0, 0]);
  });

  it('cannot be written for another user', async () => {
    for (const write of [saveQuery, sendFeedback])
      await expect(database.transaction({ userId: users[0]! }, (tx) => write(tx, users[1]!))).rejects.toMatchObject({
        code: '42501',
      });
    const { rowCount } = await database.transaction({ userId: users[0]! }, (tx) =>
      tx.query('delete from saved_query where user_id = $1', [users[1]]),
    );
    expect(rowCount).toBe(0);
  });

  it('of other users give their names, and nothing else', async () => {
    const names = await database.transaction('none', (tx) => namesOfUsers(tx, users));
    expect([...names.values()].map(({ firstName }) => firstName).sort()).toEqual(['First a', 'First b']);
    const columns = await database.transaction('none', (tx) =>
      tx.query(`select * from landfall_names_of_users($1)`, [users]),
    );
    expect(columns.fields.map(({ name }) => name)).toEqual(['id', 'first_name', 'last_name']);
  });
});
