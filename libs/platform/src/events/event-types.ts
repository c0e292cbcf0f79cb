import type { Provider } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { EventOf, EventPayloads, EventType, NewestVersion, StoredEvent, VersionAfter } from '@landfall/kernel';

/** `upcasters[n]` converts version n to n + 1; some need to know who wrote it. */
type Upcasters<Versions> = {
  [V in keyof Versions as [VersionAfter<V, Versions>] extends [never] ? never : V]: (
    payload: Versions[V],
    event: Pick<StoredEvent, 'actor'>,
  ) => Versions[VersionAfter<V, Versions>];
};

/** A former name of the type, for versions up to `upTo`. */
interface FormerName {
  type: string;
  upTo: number;
}

export type EventTypeDefinition<T extends EventType = EventType> = T extends EventType
  ? { type: T; schemaVersion: NewestVersion<T> & number; formerly?: FormerName } & (keyof Upcasters<
      EventPayloads[T]
    > extends never
      ? { upcasters?: undefined }
      : { upcasters: Upcasters<EventPayloads[T]> })
  : never;

type Lift = (payload: unknown, event: Pick<StoredEvent, 'actor'>) => unknown;

interface Definition {
  schemaVersion: number;
  upcasters: ReadonlyMap<number, Lift>;
}

/** The registry of event types. Reading an unknown type or version is a fault. */
export class EventTypes {
  private readonly byType = new Map<string, Definition>();
  private readonly byFormerName = new Map<string, { type: string; upTo: number }>();

  constructor(definitions: Iterable<EventTypeDefinition>) {
    for (const { type, schemaVersion, formerly, upcasters } of definitions) {
      if (this.byType.has(type)) throw new Error(`${type} is defined twice.`);
      const lifts = new Map<number, Lift>();
      for (const [version, lift] of Object.entries(upcasters ?? {}) as [string, Lift][])
        lifts.set(Number(version), lift);
      for (let version = 1; version < schemaVersion; version += 1) {
        if (!lifts.has(version)) throw new Error(`${type} lacks an upcaster from version ${version}.`);
      }
      this.byType.set(type, { schemaVersion, upcasters: lifts });
      if (formerly) this.byFormerName.set(formerly.type, { type, upTo: formerly.upTo });
    }
  }

  currentName(type: string): string {
    return this.byFormerName.get(type)?.type ?? type;
  }

  /** The event under its current name in its newest version. */
  upcast(event: StoredEvent): EventOf {
    const type = this.currentName(event.type);
    const definition = this.byType.get(type);
    if (!definition) throw new Error(`Unknown event type ${event.type}.`);
    if (event.schemaVersion > (this.byFormerName.get(event.type)?.upTo ?? definition.schemaVersion))
      throw new Error(`${event.type} has the unknown schema version ${event.schemaVersion}.`);
    let { payload } = event;
    for (let version = event.schemaVersion; version < definition.schemaVersion; version += 1) {
      payload = definition.upcasters.get(version)!(payload, event);
    }
    // The only cast of logged JSON: the definitions are checked against the map of payloads.
    return { ...event, type, payload, schemaVersion: definition.schemaVersion } as EventOf;
  }
}

class EventDefinitions {
  constructor(readonly list: readonly EventTypeDefinition[]) {}
}

export const eventTypesOf = (list: readonly EventTypeDefinition[]): Provider => ({
  provide: Symbol('event types'),
  useValue: new EventDefinitions(list),
});

export const EVENT_TYPES: Provider = {
  provide: EventTypes,
  useFactory: (discovery: DiscoveryService) =>
    new EventTypes(
      discovery
        .getProviders()
        .flatMap(({ instance }: { instance: unknown }) => (instance instanceof EventDefinitions ? instance.list : [])),
    ),
  inject: [DiscoveryService],
};
