/** Payloads by type and schema version. Each context adds its own by declaration merging in its `events.ts`. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- contexts merge their event types into it
export interface EventPayloads {}

export type EventType = keyof EventPayloads;

interface Successors {
  1: 2;
  2: 3;
  3: 4;
  4: 5;
  5: 6;
  6: 7;
  7: 8;
  8: 9;
}

export type VersionAfter<V, Versions> = V extends keyof Successors ? Extract<Successors[V], keyof Versions> : never;

export type NewestVersion<T extends EventType> = {
  [V in keyof EventPayloads[T]]: [VersionAfter<V, EventPayloads[T]>] extends [never] ? V : never;
}[keyof EventPayloads[T]];

export type PayloadOf<T extends EventType> = EventPayloads[T][NewestVersion<T>];

/** An event as a decision returns it: a past fact, plain JSON, without personal data. */
export type NewEvent<T extends EventType = EventType> = T extends EventType
  ? { stream: string; streamId: string; type: T; schemaVersion: NewestVersion<T>; payload: PayloadOf<T> }
  : never;

export type Fact<T extends EventType = EventType> = T extends EventType
  ? Omit<NewEvent<T>, 'stream' | 'streamId'>
  : never;

/** A stored event in any version. `tx` and `position` are decimal strings and order the log. */
export interface StoredEvent<T extends string = string, V = number, P = unknown> {
  stream: string;
  streamId: string;
  type: T;
  schemaVersion: V;
  payload: P;
  position: string;
  tx: string;
  version: number;
  actor: string | null;
  correlationId: string | null;
  occurredAt: Date;
}

export type EventOf<T extends EventType = EventType> = T extends EventType
  ? StoredEvent<T, NewestVersion<T>, PayloadOf<T>>
  : never;
