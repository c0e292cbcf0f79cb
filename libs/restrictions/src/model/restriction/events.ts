import type { StoredEvent } from '@landfall/kernel';
import type { EventTypeDefinition } from '@landfall/platform';
import type { AuthorityType } from '../authorities/authority-store.js';
import type { ImportProvenance, RestrictionDetail, RestrictionPlace } from './entry-restriction.js';

export const RESTRICTION_STREAM = 'entry-restriction';
export const ENTRY_RESTRICTION_CREATED = 'restrictions.EntryRestrictionCreated';
export const ENTRY_RESTRICTION_REVISED = 'restrictions.EntryRestrictionRevised';

/** A detail without its checks: who compared it with its source, and when, is kept with the state and its versions. */
export type StatedDetail = Omit<RestrictionDetail, 'checkedAt' | 'checkedBy'>;

/** The content after a revision: regulations only, internal notes and checks stay in the state tables. */
export interface RestrictionContentV3 extends Omit<RestrictionContentV2, 'details'> {
  details: StatedDetail[];
}

interface RestrictionContentV2 extends RestrictionPlace {
  placeKey: string;
  provenance: 'editorial' | 'imported';
  importProvenance: ImportProvenance | null;
  isActive: boolean;
  /** Travellers are notified of a significant revision only. */
  isSignificant: boolean;
  changedTypes: string[];
  details: RestrictionDetail[];
}

type RestrictionContentV1 = Omit<RestrictionContentV2, 'provenance' | 'importProvenance'> & {
  origin: RestrictionContentV2['provenance'];
  importOrigin: ImportProvenance | null;
};

/** Stream of the revisions that are not published yet; its id is the scheduled revision's, not the restriction's. */
// The stored name of the stream is older than the word.
export const SCHEDULED_REVISION_STREAM = 'pending-revision';
export const REVISION_SCHEDULED = 'restrictions.RevisionScheduled';
export const REVISION_HELD = 'restrictions.RevisionHeld';
export const REVISION_RESOLVED = 'restrictions.RevisionResolved';

/** Answers may announce the change of `effectiveOn` from now on. */
export interface RevisionScheduledV1 {
  restrictionId: string;
  placeKey: string;
  effectiveOn: string;
  changedTypes: string[];
}

/** It is held for a second person. */
export interface RevisionHeldV2 {
  restrictionId: string;
  placeKey: string;
  effectiveOn: string | null;
  changedTypes: string[];
  /** True: it was scheduled, and travellers had been notified. */
  wasScheduled: boolean;
}
type RevisionHeldV1 = Omit<RevisionHeldV2, 'wasScheduled'> & { wasPlanned: boolean };

interface Resolution {
  state: 'APPLIED' | 'WITHDRAWN' | 'REJECTED' | 'BLOCKED';
  /** The version that it became. */
  appliedVersion: number | null;
}
export type RevisionResolvedV2 = RevisionHeldV2 & Resolution;
type RevisionResolvedV1 = RevisionHeldV1 & Resolution;

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
    [ENTRY_RESTRICTION_CREATED]: { 1: RestrictionContentV1; 2: RestrictionContentV2; 3: RestrictionContentV3 };
    [ENTRY_RESTRICTION_REVISED]: { 1: RestrictionContentV1; 2: RestrictionContentV2; 3: RestrictionContentV3 };
    [REVISION_SCHEDULED]: { 1: RevisionScheduledV1 };
    [REVISION_HELD]: { 1: RevisionHeldV1; 2: RevisionHeldV2 };
    [REVISION_RESOLVED]: { 1: RevisionResolvedV1; 2: RevisionResolvedV2 };
    [AUTHORITY_CHANGED]: { 1: AuthorityChangedV1 };
  }
}

const withProvenance = ({ origin, importOrigin, ...rest }: RestrictionContentV1): RestrictionContentV2 => ({
  ...rest,
  provenance: origin,
  importProvenance: importOrigin,
});

/** The actor of what the shipped rules said first. */
export const SEED = 'seed';

/** Seeds and imports put the day of their data where a check belongs; what is not theirs may repeat that day, so none is taken over as a check. */
const withoutChecks = (
  { details, ...rest }: RestrictionContentV2,
  { actor }: Pick<StoredEvent, 'actor'>,
): RestrictionContentV3 => ({
  ...rest,
  details: details.map(({ checkedAt, ...detail }) => ({
    ...detail,
    writtenOn: actor === SEED || rest.provenance === 'imported' ? checkedAt : null,
  })),
});

const wasScheduled = <P extends RevisionHeldV1>({ wasPlanned, ...rest }: P) => ({ ...rest, wasScheduled: wasPlanned });

export const RESTRICTION_EVENTS: readonly EventTypeDefinition[] = [
  { type: ENTRY_RESTRICTION_CREATED, schemaVersion: 3, upcasters: { 1: withProvenance, 2: withoutChecks } },
  { type: ENTRY_RESTRICTION_REVISED, schemaVersion: 3, upcasters: { 1: withProvenance, 2: withoutChecks } },
  { type: REVISION_SCHEDULED, schemaVersion: 1, formerly: { type: 'restrictions.RevisionPlanned', upTo: 1 } },
  {
    type: REVISION_HELD,
    schemaVersion: 2,
    formerly: { type: 'restrictions.RevisionProposed', upTo: 1 },
    upcasters: { 1: wasScheduled },
  },
  {
    type: REVISION_RESOLVED,
    schemaVersion: 2,
    formerly: { type: 'restrictions.RevisionSettled', upTo: 1 },
    upcasters: { 1: wasScheduled },
  },
  { type: AUTHORITY_CHANGED, schemaVersion: 1 },
];
