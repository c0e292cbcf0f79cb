import type { EventTypeDefinition } from '@landfall/platform';
import type { PlaceAddition } from './place-addition.js';

/** One stream for all additions: its version identifies the newest state. */
export const PLACES_STREAM = 'places';
export const PLACES_STREAM_ID = 'additions';
export const PLACES_IMPORTED = 'places.PlacesImported';

export interface PlacesImportedV1 {
  source: string;
  dated: string | null;
  /** Numbers of written and removed additions. */
  stored: number;
  removed: number;
}

export interface PlacesImportedV2 extends PlacesImportedV1 {
  /** The complete rows: the log is the history of the additions. Null in an event of version 1. */
  additions: readonly PlaceAddition[] | null;
  gone: readonly { kind: PlaceAddition['kind']; id: string }[] | null;
}

declare module '@landfall/kernel' {
  interface EventPayloads {
    [PLACES_IMPORTED]: { 1: PlacesImportedV1; 2: PlacesImportedV2 };
  }
}

export const PLACE_EVENTS: readonly EventTypeDefinition[] = [
  {
    type: PLACES_IMPORTED,
    schemaVersion: 2,
    upcasters: {
      1: (payload) => ({ ...payload, additions: null, gone: null }),
    },
  },
];
