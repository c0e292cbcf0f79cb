import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { EventTypes, LogSignal } from '@landfall/platform';
import { eventually, testDatabase, type TestDatabase } from '@landfall/platform/testing';
import { shapeOf } from '../../../restrictions/test/event-shape.js';
import { PLACE_EVENTS, PLACES_IMPORTED } from './events.js';
import type { OverlayEntry } from './overlay-entry.js';
import { placeOverlay, storeOverlayChange } from './overlay-store.js';
import { PlacesProjection } from './places.projection.js';
import { Places } from '../places.js';
import { aPlaceList, anAirport } from '../../test/a-place-list.js';

const GOLDEN = fileURLToPath(new URL('../../test/golden/', import.meta.url));
const golden = async (type: string, version: number): Promise<unknown> =>
  JSON.parse(await readFile(`${GOLDEN}${type}.v${version}.json`, 'utf8')) as unknown;
const rows = aPlaceList();
const nowhere = { actor: 'test', correlationId: null };
const provenance = { source: 'airports', licence: 'CC0', dated: '2026-11-20' };

let db: TestDatabase;
let signal: LogSignal;
beforeAll(async () => {
  db = await testDatabase();
  signal = new LogSignal(db.url);
  await signal.start();
});
afterAll(async () => {
  await signal.stop();
  await db.close();
});

const store = (stored: OverlayEntry[], removed: { kind: OverlayEntry['kind']; id: string }[] = []): Promise<void> =>
  db.database.transaction('none', (tx) => storeOverlayChange(tx, { ...provenance, stored, removed }, nowhere));

it('are found by a running process within seconds, and gone again when they are taken away', async () => {
  const places = Places.of(rows);
  const projection = new PlacesProjection(db.database, signal, places, rows);
  await projection.start();
  try {
    expect(places.lookupDestinations('Neustadt Seaport', 'en')).toEqual([]);
    await store([{ kind: 'AIRPORT', row: anAirport({ iata: 'QQ1', name: 'Neustadt Seaport', country: 'DE' }) }]);
    await eventually(
      () => expect(places.lookupDestinations('Neustadt Seaport', 'en').map(({ id }) => id)).toEqual(['QQ1']),
      5_000,
    );
    await store([], [{ kind: 'AIRPORT', id: 'QQ1' }]);
    await eventually(() => expect(places.airport('QQ1')).toBeNull(), 5_000);
  } finally {
    await projection.stop();
  }
});

it('are there from the start in the next process, the newest in place of the older', async () => {
  await store([{ kind: 'AIRPORT', row: anAirport({ iata: 'QQ2', name: 'Old Name', country: 'DE' }) }]);
  await store([{ kind: 'AIRPORT', row: anAirport({ iata: 'QQ2', name: 'New Name', country: 'DE' }) }]);
  const places = Places.of(rows);
  const projection = new PlacesProjection(db.database, signal, places, rows);
  await projection.catchUp();
  expect(places.airport('QQ2')?.name).toBe('New Name');
  expect(
    (await db.database.transaction('none', placeOverlay)).map(({ source, entry }) => [source, entry.row.country]),
  ).toEqual([['airports', 'DE']]);
});

it('are logged exactly as the sample payload of the newest version', async () => {
  await store(
    [
      { kind: 'REGION', row: { id: 'DE-BE', country: 'DE', name: 'Berlin', also: ['Land Berlin'] } },
      { kind: 'AIRPORT', row: anAirport({ iata: 'QQ3', icao: 'EDQQ', regionId: 'DE-BE' }) },
    ],
    [{ kind: 'AIRPORT', id: 'QQ2' }],
  );
  for (const { type, schemaVersion } of PLACE_EVENTS) {
    const { rows: written } = await db.database.transaction('system', (tx) =>
      tx.query<{ payload: unknown }>('select payload from event_log where type = $1 order by position desc limit 1', [
        type,
      ]),
    );
    expect(shapeOf(written[0]?.payload)).toEqual(shapeOf(await golden(type, schemaVersion)));
  }
});

it('have a sample payload for every version of the event, each readable as the newest', async () => {
  const versions = PLACE_EVENTS.flatMap(({ type, schemaVersion }) =>
    Array.from({ length: schemaVersion }, (_, i) => ({ type, version: i + 1 })),
  );
  expect((await readdir(GOLDEN)).sort()).toEqual(
    versions.map(({ type, version }) => `${type}.v${version}.json`).sort(),
  );
  const types = new EventTypes(PLACE_EVENTS);
  const upcast = async (version: number): Promise<unknown> =>
    types.upcast({
      stream: '',
      streamId: '',
      type: PLACES_IMPORTED,
      schemaVersion: version,
      payload: await golden(PLACES_IMPORTED, version),
      position: '1',
      tx: '1',
      version: 1,
      actor: null,
      correlationId: null,
      occurredAt: new Date(0),
    }).payload;
  expect(await upcast(3)).toEqual(await golden(PLACES_IMPORTED, 3));
  expect(await upcast(2)).toEqual(await golden(PLACES_IMPORTED, 3));
  expect(await upcast(1)).toEqual({
    source: 'airports',
    dated: '2026-11-20',
    stored: 3,
    removed: 1,
    entries: null,
    removedEntries: null,
  });
});
