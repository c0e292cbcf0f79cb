/** An event as a decision returns it: a past fact, plain JSON, without personal data. */
export interface NewEvent<T extends string = string, P = unknown> {
  stream: string;
  streamId: string;
  type: T;
  schemaVersion: number;
  payload: P;
}

/** An event as the log holds it. `tx` and `position` are decimal strings and order the log. */
export interface StoredEvent<T extends string = string, P = unknown> extends NewEvent<T, P> {
  position: string;
  tx: string;
  version: number;
  actor: string | null;
  correlationId: string | null;
  occurredAt: Date;
}
