import type { EventTypeDefinition } from '@landfall/platform';
import type { AuthorityType } from '../authorities/authorities.js';
import type { ImportOrigin, RestrictionDetail, RestrictionPlace } from './entry-restriction.js';

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

/** Stream of the revisions that are not published yet; its id is the scheduled revision's, not the restriction's. */
export const SCHEDULED_REVISION_STREAM = 'scheduled-revision';
export const REVISION_SCHEDULED = 'restrictions.RevisionScheduled';
export const REVISION_HELD = 'restrictions.RevisionHeld';
export const REVISION_RESOLVED = 'restrictions.RevisionResolved';

/** From now on travellers may be told what will hold from `effectiveOn` on. */
export interface RevisionScheduledV1 {
  restrictionId: string;
  placeKey: string;
  effectiveOn: string;
  changedTypes: string[];
}

/** It waits for a second person. */
export interface RevisionHeldV1 {
  restrictionId: string;
  placeKey: string;
  effectiveOn: string | null;
  changedTypes: string[];
  /** True: it was scheduled, and travellers had been told. */
  wasScheduled: boolean;
}

export interface RevisionResolvedV1 extends RevisionHeldV1 {
  state: 'APPLIED' | 'WITHDRAWN' | 'REJECTED' | 'BLOCKED';
  /** The version that it became. */
  appliedVersion: number | null;
}

export const AUTHORITY_STREAM = 'authority';
export const AUTHORITY_CHANGED = 'restrictions.AuthorityChanged';

/** What an authority is called from now on; deleted: what it was called last. */
export interface AuthorityChangedV1 {
  change: 'CREATED' | 'UPDATED' | 'DELETED';
  name: string;
  authorityType: AuthorityType;
}

declare module '@landfall/kernel' {
  interface EventPayloads {
    [ENTRY_RESTRICTION_CREATED]: { 1: RestrictionContentV1 };
    [ENTRY_RESTRICTION_REVISED]: { 1: RestrictionContentV1 };
    [REVISION_SCHEDULED]: { 1: RevisionScheduledV1 };
    [REVISION_HELD]: { 1: RevisionHeldV1 };
    [REVISION_RESOLVED]: { 1: RevisionResolvedV1 };
    [AUTHORITY_CHANGED]: { 1: AuthorityChangedV1 };
  }
}

export const RESTRICTION_EVENTS: readonly EventTypeDefinition[] = [
  { type: ENTRY_RESTRICTION_CREATED, schemaVersion: 1 },
  { type: ENTRY_RESTRICTION_REVISED, schemaVersion: 1 },
  { type: REVISION_SCHEDULED, schemaVersion: 1 },
  { type: REVISION_HELD, schemaVersion: 1 },
  { type: REVISION_RESOLVED, schemaVersion: 1 },
  { type: AUTHORITY_CHANGED, schemaVersion: 1 },
];
