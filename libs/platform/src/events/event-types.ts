import type { StoredEvent } from '@landfall/kernel';

/** Lifts a payload from `from` to the next schema version. */
export type Upcaster = (payload: unknown) => unknown;

/** What the log may hold: per type the newest schema version and one upcaster for each older one. */
export interface EventTypeDefinition {
  type: string;
  schemaVersion: number;
  /** `upcasters[n]` lifts version n to n + 1. */
  upcasters?: Readonly<Record<number, Upcaster>>;
}

/** Knows every event type of the product; reading an event of an unknown type or version is a fault, never a guess. */
export class EventTypes {
  private readonly byType = new Map<string, EventTypeDefinition>();

  constructor(definitions: Iterable<EventTypeDefinition>) {
    for (const definition of definitions) {
      for (let version = 1; version < definition.schemaVersion; version += 1) {
        if (!definition.upcasters?.[version])
          throw new Error(`${definition.type} lacks an upcaster from version ${version}.`);
      }
      this.byType.set(definition.type, definition);
    }
  }

  /** The event in its newest schema version. */
  upcast(event: StoredEvent): StoredEvent {
    const definition = this.byType.get(event.type);
    if (!definition) throw new Error(`Unknown event type ${event.type}.`);
    if (event.schemaVersion > definition.schemaVersion)
      throw new Error(`${event.type} has the unknown schema version ${event.schemaVersion}.`);
    let { payload } = event;
    for (let version = event.schemaVersion; version < definition.schemaVersion; version += 1) {
      payload = definition.upcasters![version]!(payload);
    }
    return { ...event, payload, schemaVersion: definition.schemaVersion };
  }
}
