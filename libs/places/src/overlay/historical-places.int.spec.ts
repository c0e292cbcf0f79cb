import fc from 'fast-check';
import pg from 'pg';
import { LogSignal, type Tx } from '@landfall/platform';
import { runMigration, testDatabase, type TestDatabase } from '@landfall/platform/testing';
import { overlayUpTo } from './overlay-store.js';
import { HistoricalPlaces } from './historical-places.js';
import type { OverlayEntry } from './overlay-entry.js';
import { placeOverlay, placesVersion, storeOverlayChange } from './overlay-store.js';
import { PlacesProjection } from './places.projection.js';
import { Places } from '../places.js';
import { aPlaceList, anAirport } from '../../test/a-place-list.js';

const shipped = aPlaceList();

let db: TestDatabase;
let owner: pg.Client;
beforeAll(async () => {
  db = await testDatabase();
  owner = new pg.Client({ connectionString: db.url });
  await owner.connect();
});
beforeEach(() => owner.query('truncate event_log, place_overlay restart identity'));
afterAll(async () => {
  await owner.end();
  await db.close();
});

type Gone = { kind: OverlayEntry['kind']; id: string };
const read = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => db.database.transaction('none', work);
const airport = (iata: string, name: string): OverlayEntry => ({ kind: 'AIRPORT', row: anAirport({ iata, name }) });
const region = (id: string, name: string): OverlayEntry => ({
  kind: 'REGION',
  row: { id, country: 'DE', name, also: [] },
});
async function imported(day: number, stored: OverlayEntry[], removed: Gone[] = []): Promise<void> {
  await read((tx) =>
    storeOverlayChange(
      tx,
      { source: 'airports', licence: 'CC0', dated: null, stored, removed },
      { actor: 'test', correlationId: null },
    ),
  );
  await owner.query('update event_log set occurred_at = $1 where version = (select max(version) from event_log)', [
    on(day),
  ]);
}
const on = (day: number): Date => new Date(`2026-05-${String(day).padStart(2, '0')}T10:00:00Z`);
const stored = async (): Promise<OverlayEntry[]> => (await read(placeOverlay)).map(({ entry }) => entry);

it('are those of the last import up to the moment', async () => {
  await imported(2, [airport('QQ1', 'First')]);
  await imported(3, [airport('QQ1', 'Second')]);
  await imported(4, [], [{ kind: 'AIRPORT', id: 'QQ1' }]);
  const past = new HistoricalPlaces(Places.of(shipped), shipped);
  const called = async (moment: Date): Promise<unknown> =>
    (await read((tx) => past.at(tx, moment))).airport('QQ1')?.name;
  expect([
    await called(on(1)),
    await called(on(2)),
    await called(new Date(on(3).getTime() - 1)),
    await called(on(3)),
    await called(on(4)),
  ]).toEqual([undefined, 'First', 'First', 'Second', undefined]);
});

it('come out of the log as each import had left them, whatever was imported', async () => {
  const name = fc.constantFrom('Old', 'New', 'Other');
  const entry = fc.oneof(
    fc.record({ iata: fc.constantFrom('QQ1', 'QQ2', 'BER'), name }).map((a) => airport(a.iata, a.name)),
    fc.record({ id: fc.constantFrom('DE-BE', 'DE-X1'), name }).map((r) => region(r.id, r.name)),
  );
  const gone = fc.constantFrom<Gone>(
    { kind: 'AIRPORT', id: 'QQ1' },
    { kind: 'AIRPORT', id: 'BER' },
    { kind: 'REGION', id: 'DE-X1' },
  );
  const change = fc.record({
    stored: fc.uniqueArray(entry, { maxLength: 3, selector: ({ row }) => ('iata' in row ? row.iata : row.id) }),
    gone: fc.uniqueArray(gone, { maxLength: 1 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 5 }), async (changes) => {
      await owner.query('truncate event_log, place_overlay restart identity');
      const left: OverlayEntry[][] = [];
      for (const { stored: added, gone: removed } of changes) {
        await read((tx) =>
          storeOverlayChange(
            tx,
            { source: 'airports', licence: 'CC0', dated: null, stored: added, removed },
            { actor: 'test', correlationId: null },
          ),
        );
        left.push(await stored());
      }
      const logged = await Promise.all(left.map((_, index) => read((tx) => overlayUpTo(tx, index + 1))));
      expect(logged).toEqual(left);
    }),
    { numRuns: 25 },
  );
});

it('are cached up to a limit, and read once for concurrent requests', async () => {
  for (let day = 2; day <= 13; day += 1) await imported(day, [airport('QQ1', `Name of ${day}`)]);
  const past = new HistoricalPlaces(Places.of(shipped), shipped);
  let reads = 0;
  const at = (moment: Date): Promise<Places> =>
    read((tx) => {
      const counting: Tx = {
        ...tx,
        query: (sql: string, values?: readonly unknown[]) => (
          (reads += sql.includes('jsonb_array_elements') ? 1 : 0),
          tx.query(sql, values)
        ),
      };
      return past.at(counting, moment);
    });
  const [one, other] = await Promise.all([at(on(5)), at(new Date(on(5).getTime() + 60_000))]);
  expect([one === other, one.airport('QQ1')?.name, reads]).toEqual([true, 'Name of 5', 1]);
  for (let day = 2; day <= 13; day += 1) expect((await at(on(day))).airport('QQ1')?.name).toBe(`Name of ${day}`);
  expect(reads).toBe(12);
  await at(on(13));
  expect(reads).toBe(12);
  await at(on(2));
  expect(reads).toBe(13);
});

it('cost no reading where no import lies between, and do not move with the next one', async () => {
  await imported(2, [airport('QQ1', 'First')]);
  const now = Places.of(shipped);
  const projection = new PlacesProjection(db.database, new LogSignal(db.url), now, shipped);
  await projection.catchUp();
  const past = new HistoricalPlaces(now, shipped);
  const questions: string[] = [];
  const then = await read((tx) =>
    past.at(
      {
        ...tx,
        query: (sql: string, values?: readonly unknown[]) => (questions.push(sql), tx.query(sql, values)),
      },
      on(3),
    ),
  );
  expect(questions).toHaveLength(1);
  await imported(4, [airport('QQ1', 'Second')]);
  await projection.catchUp();
  expect([now.airport('QQ1')?.name, then.airport('QQ1')?.name]).toEqual(['Second', 'First']);
});

it('are those of the newest import for who must not miss one, also where this process has not taken it in', async () => {
  const now = Places.of(shipped);
  const past = new HistoricalPlaces(now, shipped);
  const name = async (): Promise<string | undefined> => (await read((tx) => past.newest(tx))).airport('QQ1')?.name;
  expect(await name()).toBeUndefined();
  await imported(2, [airport('QQ1', 'First')]);
  expect([await name(), now.airport('QQ1')]).toEqual(['First', null]);
  await imported(4, [airport('QQ1', 'Second')]);
  expect(await name()).toBe('Second');
});

it('are read again after a failed read', async () => {
  await imported(2, [airport('QQ1', 'First')]);
  const past = new HistoricalPlaces(Places.of(shipped), shipped);
  const failing = (tx: Tx): Tx => ({
    ...tx,
    query: (sql: string, values?: readonly unknown[]) =>
      sql.includes('jsonb') ? Promise.reject(new Error('gone away')) : tx.query(sql, values),
  });
  await expect(read((tx) => past.at(failing(tx), on(3)))).rejects.toThrow('gone away');
  expect((await read((tx) => past.at(tx, on(3)))).airport('QQ1')?.name).toBe('First');
});

describe('places that were imported before events held them', () => {
  const migrate = async (): Promise<void> => {
    // The migration ran before the table had its present name.
    await owner.query('create view place_addition as select * from place_overlay');
    await runMigration(db.url, 'HistoryOfPlaces1795219200009').finally(() => owner.query('drop view place_addition'));
  };
  const withoutContent = (): Promise<unknown> =>
    owner.query(`update event_log set schema_version = 1, payload = payload - 'entries' - 'removedEntries'`);

  it('are known as they are now, from the first import on', async () => {
    await imported(2, [airport('QQ1', 'First'), region('DE-X1', 'Region')]);
    await imported(3, [airport('QQ1', 'Second')]);
    await withoutContent();
    await migrate();
    await imported(5, [airport('QQ1', 'Third')]);
    const past = new HistoricalPlaces(Places.of(shipped), shipped);
    const called = async (day: number): Promise<unknown[]> => {
      const places = await read((tx) => past.at(tx, on(day)));
      return [places.airport('QQ1')?.name, places.region('DE-X1')?.name];
    };
    expect([await called(1), await called(2), await called(4), await called(5)]).toEqual([
      [undefined, undefined],
      ['Second', 'Region'],
      ['Second', 'Region'],
      ['Third', 'Region'],
    ]);
    expect(await read((tx) => overlayUpTo(tx, 4))).toEqual(await stored());
  });

  it('leave no trace where nothing was imported', async () => {
    await migrate();
    expect(await read((tx) => placesVersion(tx))).toBe(0);
  });
});
