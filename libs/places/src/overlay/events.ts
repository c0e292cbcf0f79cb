import type { EventTypeDefinition } from '@landfall/platform';
import type { OverlayEntry } from './overlay-entry.js';

/** One stream for the whole overlay: its version identifies the newest state. */
export const PLACES_STREAM = 'places';
// The stored id of the stream is older than the word.
export const PLACES_STREAM_ID = 'additions';
export const PLACES_IMPORTED = 'places.PlacesImported';

export interface PlacesImportedV1 {
  source: string;
  dated: string | null;
  /** Numbers of written and removed entries. */
  stored: number;
  removed: number;
}

type RemovedEntry = { kind: OverlayEntry['kind']; id: string };

export interface PlacesImportedV2 extends PlacesImportedV1 {
  additions: readonly OverlayEntry[] | null;
  gone: readonly RemovedEntry[] | null;
}

export interface PlacesImportedV3 extends PlacesImportedV1 {
  /** The complete rows: the log is the history of the overlay. Null in an event of version 1. */
  entries: readonly OverlayEntry[] | null;
  removedEntries: readonly RemovedEntry[] | null;
}

declare module '@landfall/kernel' {
  interface EventPayloads {
    [PLACES_IMPORTED]: { 1: PlacesImportedV1; 2: PlacesImportedV2; 3: PlacesImportedV3 };
  }
}

export const PLACE_EVENTS: readonly EventTypeDefinition[] = [
  {
    type: PLACES_IMPORTED,
    schemaVersion: 3,
    upcasters: {
      1: (payload) => ({ ...payload, additions: null, gone: null }),
      2: ({ additions, gone, ...payload }) => ({ ...payload, entries: additions, removedEntries: gone }),
    },
  },
];
