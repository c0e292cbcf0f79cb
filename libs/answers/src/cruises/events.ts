import type { EventTypeDefinition } from '@landfall/platform';

/** One stream for all imported cruises: its version identifies the newest state. */
export const CRUISES_STREAM = 'cruises';
export const CRUISES_STREAM_ID = 'imported';
export const CRUISES_IMPORTED = 'cruises.CruisesImported';

export interface CruisesImportedV1 {
  source: string;
  dated: string | null;
  /** Numbers of written and removed sailings. */
  stored: number;
  removed: number;
}

declare module '@landfall/kernel' {
  interface EventPayloads {
    [CRUISES_IMPORTED]: { 1: CruisesImportedV1 };
  }
}

export const CRUISE_EVENTS: readonly EventTypeDefinition[] = [{ type: CRUISES_IMPORTED, schemaVersion: 1 }];
