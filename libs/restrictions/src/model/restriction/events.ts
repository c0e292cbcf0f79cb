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

/** Stream of the revisions that are not published yet; its id is the pending revision's, not the restriction's. */
export const PENDING_REVISION_STREAM = 'pending-revision';
export const REVISION_PLANNED = 'restrictions.RevisionPlanned';
export const REVISION_PROPOSED = 'restrictions.RevisionProposed';
export const REVISION_SETTLED = 'restrictions.RevisionSettled';

/** From now on travellers may be told what will hold from `effectiveOn` on. */
export interface RevisionPlannedV1 {
  restrictionId: string;
  placeKey: string;
  effectiveOn: string;
  changedTypes: string[];
}

/** It waits for a second person. */
export interface RevisionProposedV1 {
  restrictionId: string;
  placeKey: string;
  effectiveOn: string | null;
  changedTypes: string[];
  /** True: it was planned, and travellers had been told. */
  wasPlanned: boolean;
}

export interface RevisionSettledV1 extends RevisionProposedV1 {
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
    [REVISION_PLANNED]: { 1: RevisionPlannedV1 };
    [REVISION_PROPOSED]: { 1: RevisionProposedV1 };
    [REVISION_SETTLED]: { 1: RevisionSettledV1 };
    [AUTHORITY_CHANGED]: { 1: AuthorityChangedV1 };
  }
}

export const RESTRICTION_EVENTS: readonly EventTypeDefinition[] = [
  { type: ENTRY_RESTRICTION_CREATED, schemaVersion: 1 },
  { type: ENTRY_RESTRICTION_REVISED, schemaVersion: 1 },
  { type: REVISION_PLANNED, schemaVersion: 1 },
  { type: REVISION_PROPOSED, schemaVersion: 1 },
  { type: REVISION_SETTLED, schemaVersion: 1 },
  { type: AUTHORITY_CHANGED, schemaVersion: 1 },
];
