import type { EventTypeDefinition } from '@landfall/platform';

/** One stream for all additions: its version tells a process whether it holds the newest. */
export const PLACES_STREAM = 'places';
export const PLACES_STREAM_ID = 'additions';
export const PLACES_IMPORTED = 'places.PlacesImported';

export interface PlacesImportedV1 {
  /** Name of the importer. */
  source: string;
  dated: string | null;
  /** How many additions were written, and how many taken away. */
  stored: number;
  removed: number;
}

export const PLACE_EVENTS: readonly EventTypeDefinition[] = [{ type: PLACES_IMPORTED, schemaVersion: 1 }];
