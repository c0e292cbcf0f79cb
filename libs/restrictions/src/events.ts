import type { EventTypeDefinition } from '@landfall/platform';
import type { ImportOrigin, RestrictionDetail, RestrictionPlace } from './model/entry-restriction.js';

export const RESTRICTION_STREAM = 'entry-restriction';
export const ENTRY_RESTRICTION_CREATED = 'restrictions.EntryRestrictionCreated';
export const ENTRY_RESTRICTION_REVISED = 'restrictions.EntryRestrictionRevised';

/** What a revision says from now on; regulation content only, internal notes stay in the state table. */
export interface RestrictionContentV1 extends RestrictionPlace {
  placeKey: string;
  origin: 'editorial' | 'imported';
  importOrigin: ImportOrigin | null;
  isActive: boolean;
  /** A significant revision is told to travellers, a minor one is not. */
  isSignificant: boolean;
  changedTypes: string[];
  details: RestrictionDetail[];
}

export const RESTRICTION_EVENTS: readonly EventTypeDefinition[] = [
  { type: ENTRY_RESTRICTION_CREATED, schemaVersion: 1 },
  { type: ENTRY_RESTRICTION_REVISED, schemaVersion: 1 },
];
