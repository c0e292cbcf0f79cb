import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { jest } from '@jest/globals';
import { EventTypes } from '@landfall/platform';
import { shapeOf } from '../../restrictions/test/event-shape.js';
import { JOURNEY_EVENTS } from './events.js';
import { accepted, TripWorld } from '../test/trip-world.js';

jest.setTimeout(20_000);
const GOLDEN = fileURLToPath(new URL('../test/golden/', import.meta.url));
const fileOf = (type: string, version: number): string => `${type}.v${version}.json`;
const golden = async (type: string, version: number): Promise<unknown> =>
  JSON.parse(await readFile(`${GOLDEN}${fileOf(type, version)}`, 'utf8')) as unknown;

let world: TripWorld;
/** A trip page that lived through everything that can happen to one. */
beforeAll(async () => {
  world = await TripWorld.open();
  await world.startAfresh();
  const agent = await world.agent('SONNENWEG');
  const journey = await world.followedJourney(agent, 'a@traveller.example');
  const { id } = journey;
  accepted(await world.addDevice(journey, 'https://push.example/a'));
  accepted(await world.removeDevice(journey, 'https://push.example/a'));
  accepted(await world.update(agent, { id, isManuallyDisabled: true }));
  accepted(await world.update(agent, { id, isManuallyDisabled: false }));
  accepted(await world.update(agent, { id, email: 'b@traveller.example' }));
  accepted(await world.unsubscribe(id));
}, 40_000);
afterAll(() => world.close());

it('has one golden payload for each version of each type, and no other', async () => {
  const requested = JOURNEY_EVENTS.flatMap(({ type, schemaVersion }) =>
    Array.from({ length: schemaVersion }, (_, i) => fileOf(type, i + 1)),
  );
  expect((await readdir(GOLDEN)).sort()).toEqual(requested.sort());
});

it.each(JOURNEY_EVENTS.map((e) => [e.type, e.schemaVersion] as const))(
  '%s is written exactly as its golden payload of version %i',
  async (type, version) => {
    const written = await world.query<{ schema_version: number; payload: unknown }>(
      'select schema_version, payload from event_log where type = $1',
      [type],
    );
    expect(written.length).toBeGreaterThan(0);
    for (const event of written)
      expect([event.schema_version, shapeOf(event.payload)]).toEqual([version, shapeOf(await golden(type, version))]);
  },
);

it('reads every stored version as the newest', async () => {
  const types = new EventTypes(JOURNEY_EVENTS);
  for (const { type, schemaVersion } of JOURNEY_EVENTS) {
    for (let version = 1; version <= schemaVersion; version += 1) {
      const event = {
        stream: '',
        streamId: '',
        type,
        schemaVersion: version,
        payload: await golden(type, version),
        position: '1',
        tx: '1',
        version: 1,
        actor: null,
        correlationId: null,
        occurredAt: new Date(0),
      };
      expect(shapeOf(types.upcast(event).payload)).toEqual(shapeOf(await golden(type, schemaVersion)));
    }
  }
});
