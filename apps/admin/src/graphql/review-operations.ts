import { operation } from './client.js';
import { PLACE_FIELDS } from './place-operations.js';
import type {
  DetailOrigin,
  Editor,
  FieldErrors,
  LinkCheck,
  PendingRevision,
  PendingState,
  PlaceHit,
  RestrictionLevel,
  RestrictionRow,
  RestrictionType,
  RiskLevel,
  StatusColor,
} from './schema-types.js';

/** What a row of the list and of the overview says beside what names it. */
export interface ReviewRow extends RestrictionRow {
  status: StatusColor;
  reminder: string | null;
  overdueCount: number;
  pendingCount: number;
  contradictionCount: number;
  significantUpdateAt: string | null;
  checkedBy: Editor | null;
  regionDeviationTourism: boolean;
  regionDeviationBusiness: boolean;
}

export interface ReviewFilter {
  restrictionLevel: RestrictionLevel | null;
  isActive: boolean | null;
  countryId: string | null;
  regionId: string | null;
  airportId: string | null;
  origin: DetailOrigin | null;
  status: StatusColor | null;
  reminderUntil: string | null;
  uncheckedForDays: number | null;
  editorId: string | null;
  hasContradictions: true | null;
}

const ROW = `
  id level isActive origin modifiedAt checkedAt detailCount status reminder overdueCount pendingCount contradictionCount significantUpdateAt
  regionDeviationTourism regionDeviationBusiness
  country { id iso2 nameShort } region { id name } airport { id iata name }
  modifiedBy { id firstName lastName } checkedBy { id firstName lastName }
`;

export const reviewRestrictions = operation<{ entryRestrictions: ReviewRow[] }, ReviewFilter>(`
  query ReviewRestrictions(
    $restrictionLevel: RestrictionLevel, $isActive: Boolean, $countryId: ID, $regionId: ID, $airportId: ID, $origin: DetailOrigin,
    $status: StatusColor, $reminderUntil: Date, $uncheckedForDays: Int, $editorId: ID, $hasContradictions: Boolean
  ) {
    entryRestrictions(
      restrictionLevel: $restrictionLevel, isActive: $isActive, countryId: $countryId, regionId: $regionId, airportId: $airportId, origin: $origin,
      status: $status, reminderUntil: $reminderUntil, uncheckedForDays: $uncheckedForDays, editorId: $editorId, hasContradictions: $hasContradictions
    ) { ${ROW} }
  }
`);

export const allRestrictions = operation<{ entryRestrictions: ReviewRow[] }>(
  `query AllRestrictions { entryRestrictions { ${ROW} } }`,
);

export const restrictionEditors = operation<{ entryRestrictionEditors: Editor[] }>(`
  query RestrictionEditors { entryRestrictionEditors { id firstName lastName } }
`);

export const checkEntryRestrictions = operation<
  { checkEntryRestrictions: { ok: boolean; errors: FieldErrors[] } },
  { ids: string[] }
>(`
  mutation CheckEntryRestrictions($ids: [ID!]!) { checkEntryRestrictions(ids: $ids) { ok errors { field messages } } }
`);

export interface SavedQuery {
  id: string;
  screen: string;
  name: string;
  filter: unknown;
}

export const savedQueries = operation<{ savedQueries: SavedQuery[] }, { screen: string }>(`
  query SavedQueries($screen: String!) { savedQueries(screen: $screen) { id screen name filter } }
`);

export const createSavedQuery = operation<
  { createSavedQuery: { ok: boolean; errors: FieldErrors[]; savedQuery: SavedQuery | null } },
  { input: { screen: string; name: string; filter: unknown } }
>(`
  mutation CreateSavedQuery($input: SavedQueryInput!) {
    createSavedQuery(input: $input) { ok errors { field messages } savedQuery { id screen name filter } }
  }
`);

export const deleteSavedQuery = operation<
  { deleteSavedQuery: { ok: boolean; errors: FieldErrors[] } },
  { id: string }
>(`
  mutation DeleteSavedQuery($id: ID!) { deleteSavedQuery(id: $id) { ok errors { field messages } } }
`);

export interface OverdueDetail {
  restrictionId: string;
  detailId: string;
  place: PlaceHit;
  restrictionType: RestrictionType;
  citizenships: string[];
  sourceUri: string | null;
  link: LinkCheck | null;
  checkedAt: string | null;
  nextReview: string;
  daysOverdue: number;
  activeTripPages: number;
  departingWithin72Hours: number;
  riskLevel: RiskLevel;
}

export const overdueDetails = operation<
  { overdueDetails: { totalCount: number; results: OverdueDetail[] } },
  { limit: number; offset: number }
>(`
  query OverdueDetails($limit: Int, $offset: Int) {
    overdueDetails(limit: $limit, offset: $offset) {
      totalCount
      results {
        restrictionId detailId place { ${PLACE_FIELDS} } restrictionType citizenships sourceUri checkedAt nextReview daysOverdue
        activeTripPages departingWithin72Hours riskLevel link { uri state httpStatus location checkedAt }
      }
    }
  }
`);

/** One that waits, with the place that it would change. */
export interface WaitingRevision extends PendingRevision {
  restrictionId: string;
  place: PlaceHit;
  level: RestrictionLevel;
}

export const waitingRevisions = operation<{ pendingRevisions: WaitingRevision[] }, { states: PendingState[] }>(`
  query WaitingRevisions($states: [PendingState!]) {
    pendingRevisions(states: $states) {
      id state restrictionId place { ${PLACE_FIELDS} } level baseVersion effectiveOn isSignificant note restoredFrom proposedAt problem
      proposedBy { id firstName lastName }
      changes { detailId purpose citizenships departures field title before after beforeText afterText }
      brokenGoldens { id name failures { kind key title place citizenship expected actual } }
    }
  }
`);

/** How much waits for an editor: shown in the menu. */
export const waitingCounts = operation<{ pendingRevisions: { id: string }[]; overdueDetails: { totalCount: number } }>(`
  query WaitingCounts { pendingRevisions(states: [AWAITING_CONFIRMATION, BLOCKED]) { id } overdueDetails(limit: 1) { totalCount } }
`);
