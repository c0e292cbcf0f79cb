import type { StoredEvent } from '@landfall/kernel';
import { EventTypes, type EventTypeDefinition } from '../index.js';

declare module '@landfall/kernel' {
  interface EventPayloads {
    'test.BerthMeasured': {
      1: { metres: number };
      2: { size: { length: number } };
      3: { size: { length: number; unit: string } };
    };
  }
}

const stored = (type: string, schemaVersion: number, payload: unknown): StoredEvent => ({
  stream: 'berth',
  streamId: 'b1',
  type,
  schemaVersion,
  payload,
  position: '1',
  tx: '1',
  version: 1,
  actor: null,
  correlationId: null,
  occurredAt: new Date('2026-05-01T00:00:00Z'),
});

/** An invented type with two changes: a number becomes a mapping, which then gains a unit. */
const types = new EventTypes([
  {
    type: 'test.BerthMeasured',
    schemaVersion: 3,
    upcasters: {
      1: ({ metres }) => ({ size: { length: metres } }),
      2: ({ size }) => ({ size: { ...size, unit: 'm' } }),
    },
  },
]);

describe('the types of the log', () => {
  it.each([
    [1, { metres: 12 }],
    [2, { size: { length: 12 } }],
    [3, { size: { length: 12, unit: 'm' } }],
  ])('lift an event of version %i to the newest', (version, payload) => {
    expect(types.upcast(stored('test.BerthMeasured', version, payload))).toMatchObject({
      schemaVersion: 3,
      payload: { size: { length: 12, unit: 'm' } },
    });
  });

  it('leave everything but payload and version as it was', () => {
    const before = stored('test.BerthMeasured', 1, { metres: 12 });
    const { payload: _, schemaVersion: __, ...rest } = types.upcast(before);
    const { payload: ___, schemaVersion: ____, ...untouched } = before;
    expect(rest).toEqual(untouched);
  });

  it('reject a type and a version that they do not know', () => {
    expect(() => types.upcast(stored('test.Unknown', 1, {}))).toThrow('test.Unknown');
    expect(() => types.upcast(stored('test.BerthMeasured', 4, {}))).toThrow('4');
  });

  it('reject a definition that lacks an upcaster', () => {
    const definition = { type: 'test.BerthMeasured', schemaVersion: 3, upcasters: { 2: (p: unknown) => p } };
    expect(() => new EventTypes([definition as unknown as EventTypeDefinition])).toThrow('from version 1');
  });
});
