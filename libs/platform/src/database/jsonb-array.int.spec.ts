import { testDatabase, type TestDatabase } from '../testing/index.js';
import { Database } from './database.js';
import { jsonbArray } from './jsonb-array.js';

let db: TestDatabase;
let database: Database;
beforeAll(async () => {
  db = await testDatabase();
  database = new Database(db.url);
}, 60_000);
afterAll(async () => {
  await database.close();
  await db.close();
});

const stored = async (values: readonly unknown[]): Promise<unknown[]> => {
  const { rows } = await database.transaction('none', (tx) =>
    tx.query<{ value: unknown }>('select value from unnest($1::jsonb[]) with ordinality as v (value, at) order by at', [
      jsonbArray(values.map((value) => JSON.stringify(value))),
    ]),
  );
  return rows.map(({ value }) => value);
};

describe('an array of JSON values as one parameter', () => {
  it.each([
    ['of texts that need escaping elsewhere', ['"', '\\', '\\"', '{}', ',', 'NULL', '', '\n']],
    ['of texts in every alphabet', ['Übermäßig', 'ığdır', 'zażółć', '東京', '🛂', '\u{1F1F9}\u{1F1F7}']],
    ['of nested values', [{ a: [1, null, { b: 'c' }] }, [], {}, null, true, 1.5]],
    ['of one', [{ only: 'one' }]],
    ['of none', []],
  ])('%s arrives as it was', async (_, values) => {
    expect(await stored(values)).toEqual(values);
  });

  it('is rejected by the server when an element is no JSON', async () => {
    await expect(
      database.transaction('none', (tx) => tx.query('select $1::jsonb[]', [jsonbArray(['{"a":'])])),
    ).rejects.toThrow('invalid input syntax for type json');
  });
});
