import { operation } from './client.js';
import type {
  Authority,
  BrokenGolden,
  CopyChange,
  CopySource,
  DetailCategory,
  DetailType,
  DetailValue,
  FieldErrors,
  Journey,
  LinkCheck,
  PendingRevision,
  PendingState,
  PlaceHit,
  Restriction,
  RestrictionLevel,
  RestrictionType,
  Revision,
  RevisionChange,
  StatusFlip,
  SummaryFlip,
} from './schema-types.js';

const ROW_FIELDS = `
  id level isActive origin modifiedAt checkedAt detailCount
  country { id iso2 nameShort } region { id name } airport { id iata name } modifiedBy { id firstName lastName }
`;

const PHASE = '{ startDate endDate }';

const RESTRICTION_FIELDS = `
  ${ROW_FIELDS}
  reminder internalNote internalSources regionDeviationTourism regionDeviationBusiness version importSource importLicence
  significantUpdateAt significantUpdateNote significantUpdateBy { id firstName lastName } checkedBy { id firstName lastName }
  details {
    id restrictionType citizenshipGroups departureGroups sourceUri checkedAt nextReview restrictionDetailJson
    citizenships { iso2 } departures { iso2 } authority { id name }
    noRestrictions ${PHASE} noAccess ${PHASE} someRestrictions ${PHASE}
    note { noteDeRaw noteEnRaw }
    editCategories { category copyFromBusiness }
    link { uri state httpStatus location checkedAt }
  }
`;

export const entryRestriction = operation<{ entryRestriction: Restriction | null }, { id: string }>(`
  query EntryRestriction($id: ID!) { entryRestriction(id: $id) { ${RESTRICTION_FIELDS} } }
`);

export interface DetailInput {
  id: string | null;
  restrictionType: RestrictionType;
  citizenshipIds: string[];
  departureIds: string[];
  noRestrictionsStart: string | null;
  noRestrictionsEnd: string | null;
  noAccessStart: string | null;
  noAccessEnd: string | null;
  someRestrictionsStart: string | null;
  someRestrictionsEnd: string | null;
  noteDe: string | null;
  noteEn: string | null;
  sourceUri: string | null;
  authorityId: string | null;
  checkedAt: string | null;
  nextReview: string | null;
  restrictionDetailJson: Record<string, DetailValue>;
  editCategories: { category: string; copyFromBusiness: boolean }[];
}

export interface RestrictionInput {
  id: string | null;
  version: number | null;
  level: RestrictionLevel;
  countryId: string;
  regionId: string | null;
  airportId: string | null;
  isActive: boolean;
  reminder: string | null;
  internalNote: string | null;
  internalSources: string | null;
  regionDeviationTourism: boolean;
  regionDeviationBusiness: boolean;
  isSignificant: boolean;
  significantUpdateNote: string | null;
  isChecked: boolean;
  effectiveOn: string | null;
  proposeForConfirmation: boolean;
  details: DetailInput[];
}

export interface RestrictionPayload {
  ok: boolean;
  errors: FieldErrors[];
  warnings: FieldErrors[];
  entryRestriction: Restriction | null;
  current: Restriction | null;
  pending: { id: string; state: PendingState; effectiveOn: string | null } | null;
  brokenGoldens: BrokenGolden[];
}

const EDITOR = '{ id firstName lastName }';
const CHANGES = 'changes { detailId purpose citizenships departures field title before after beforeText afterText }';
const BROKEN_GOLDENS = 'brokenGoldens { id name failures { kind key title place citizenship expected actual } }';
const PAYLOAD = `
  ok errors { field messages } warnings { field messages } pending { id state effectiveOn } ${BROKEN_GOLDENS}
  entryRestriction { ${RESTRICTION_FIELDS} } current { ${RESTRICTION_FIELDS} }
`;

export const createEntryRestriction = operation<
  { createEntryRestriction: RestrictionPayload },
  { input: RestrictionInput }
>(`
  mutation CreateEntryRestriction($input: EntryRestrictionInput!) { createEntryRestriction(input: $input) { ${PAYLOAD} } }
`);

export const updateEntryRestriction = operation<
  { updateEntryRestriction: RestrictionPayload },
  { input: RestrictionInput }
>(`
  mutation UpdateEntryRestriction($input: EntryRestrictionInput!) { updateEntryRestriction(input: $input) { ${PAYLOAD} } }
`);

export interface RestrictionCatalogueResult {
  detailTypes: DetailType[];
  detailCategories: DetailCategory[];
  entryRestrictionAuthorities: Authority[];
}

export const restrictionCatalogue = operation<RestrictionCatalogueResult>(`
  query RestrictionCatalogue {
    detailTypes { key title kind category showBusiness set }
    detailCategories { key title backgroundColor textColor allowCopyFromBusiness parent }
    entryRestrictionAuthorities { id name }
  }
`);

export interface EffectPreview {
  ok: boolean;
  errors: FieldErrors[];
  warnings: FieldErrors[];
  activeTripPages: number;
  affectedTripPages: number;
  changedTripPages: number;
  departingWithin72Hours: number;
  summaryFlips: SummaryFlip[];
  statusFlips: StatusFlip[];
  itineraries: EffectItinerary[];
  trips: EffectTrip[];
  ownTripPages: number;
  changes: RevisionChange[];
  brokenGoldens: BrokenGolden[];
  tookMs: number;
}
type EffectPlace = Pick<PlaceHit, 'type' | 'id' | 'name'> & { country: { iso2: string } };
export interface EffectItinerary {
  departure: { iso2: string };
  destinations: EffectPlace[];
  transits: EffectPlace[];
  citizenships: { iso2: string; nameShort: string }[];
  restrictionType: RestrictionType;
  dateStart: string;
  dateEnd: string;
  tripPages: number;
  summaryFlips: SummaryFlip[];
  statusFlips: StatusFlip[];
}
export type EffectTrip = Pick<Journey, 'id' | 'link' | 'dateStart' | 'dateEnd' | 'restrictionType' | 'internalNote'> & {
  destinations: { name: string }[];
};

export const previewEntryRestriction = operation<
  { previewEntryRestriction: EffectPreview },
  { input: RestrictionInput }
>(`
  query PreviewEntryRestriction($input: EntryRestrictionInput!) {
    previewEntryRestriction(input: $input) {
      ok errors { field messages } warnings { field messages }
      activeTripPages affectedTripPages changedTripPages departingWithin72Hours ownTripPages tookMs
      summaryFlips { item title before after tripPages } statusFlips { before after tripPages }
      itineraries {
        departure { iso2 } destinations { type id name country { iso2 } } transits { type id name country { iso2 } } citizenships { iso2 nameShort } restrictionType dateStart dateEnd tripPages
        summaryFlips { item title before after tripPages } statusFlips { before after tripPages }
      }
      trips { id link dateStart dateEnd restrictionType internalNote destinations { name } }
      ${CHANGES} ${BROKEN_GOLDENS}
    }
  }
`);

/** `details` have the shape of the input; what an older server leaves out is undefined. */
export interface CopyPreview {
  ok: boolean;
  errors: FieldErrors[];
  overwrites: CopyChange[];
  additions: CopyChange[];
  details: Partial<DetailInput>[];
  brokenGoldens: BrokenGolden[];
}

const COPY_CHANGE = '{ detailId citizenships departures category field title before after beforeText afterText }';

export const previewEntryRestrictionCopy = operation<
  { previewEntryRestrictionCopy: CopyPreview },
  { input: RestrictionInput; from: CopySource; categories: string[] }
>(`
  query PreviewEntryRestrictionCopy($input: EntryRestrictionInput!, $from: CopySource!, $categories: [String!]!) {
    previewEntryRestrictionCopy(input: $input, from: $from, categories: $categories) {
      ok errors { field messages } overwrites ${COPY_CHANGE} additions ${COPY_CHANGE} details ${BROKEN_GOLDENS}
    }
  }
`);

export const entryRestrictionRevisions = operation<
  { entryRestrictionRevisions: { totalCount: number; results: Revision[] } },
  { id: string; limit: number; offset: number }
>(`
  query EntryRestrictionRevisions($id: ID!, $limit: Int, $offset: Int) {
    entryRestrictionRevisions(id: $id, limit: $limit, offset: $offset) {
      totalCount
      results { version at editor ${EDITOR} confirmedBy ${EDITOR} isSignificant isActive note restoredFrom sources ${CHANGES} }
    }
  }
`);

export const entryRestrictionRevision = operation<
  { entryRestrictionRevision: Restriction | null },
  { id: string; version: number }
>(`
  query EntryRestrictionRevision($id: ID!, $version: Int!) { entryRestrictionRevision(id: $id, version: $version) { ${RESTRICTION_FIELDS} } }
`);

export interface RestoreVariables {
  id: string;
  version: number;
  toVersion: number;
  isSignificant: boolean;
  significantUpdateNote: string | null;
  proposeForConfirmation: boolean;
}

export const restoreEntryRestriction = operation<{ restoreEntryRestriction: RestrictionPayload }, RestoreVariables>(`
  mutation RestoreEntryRestriction($id: ID!, $version: Int!, $toVersion: Int!, $isSignificant: Boolean, $significantUpdateNote: String, $proposeForConfirmation: Boolean) {
    restoreEntryRestriction(
      id: $id, version: $version, toVersion: $toVersion, isSignificant: $isSignificant, significantUpdateNote: $significantUpdateNote,
      proposeForConfirmation: $proposeForConfirmation
    ) { ${PAYLOAD} }
  }
`);

export const pendingRevisionsOf = operation<
  { pendingRevisions: PendingRevision[] },
  { restrictionId: string; states: PendingState[] }
>(`
  query PendingRevisionsOf($restrictionId: ID, $states: [PendingState!]) {
    pendingRevisions(restrictionId: $restrictionId, states: $states) {
      id state baseVersion effectiveOn isSignificant note restoredFrom proposedBy ${EDITOR} proposedAt problem ${CHANGES} ${BROKEN_GOLDENS}
    }
  }
`);

export const confirmRevision = operation<{ confirmRevision: RestrictionPayload }, { id: string }>(`
  mutation ConfirmRevision($id: ID!) { confirmRevision(id: $id) { ${PAYLOAD} } }
`);

interface Settled {
  ok: boolean;
  errors: FieldErrors[];
}

export const rejectRevision = operation<{ rejectRevision: Settled }, { id: string; reason: string }>(`
  mutation RejectRevision($id: ID!, $reason: String!) { rejectRevision(id: $id, reason: $reason) { ok errors { field messages } } }
`);

export const withdrawRevision = operation<{ withdrawRevision: Settled }, { id: string }>(`
  mutation WithdrawRevision($id: ID!) { withdrawRevision(id: $id) { ok errors { field messages } } }
`);

export const checkLinks = operation<{ checkLinks: Settled & { results: LinkCheck[] } }, { restrictionId: string }>(`
  mutation CheckLinks($restrictionId: ID!) {
    checkLinks(restrictionId: $restrictionId) { ok errors { field messages } results { uri state httpStatus location checkedAt } }
  }
`);
