import { operation } from './client.js';
import type {
  Authority, DetailCategory, DetailOrigin, DetailType, DetailValue, FieldErrors, Restriction, RestrictionLevel, RestrictionRow, RestrictionType,
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
    id restrictionType citizenshipGroups departureGroups sourceUri checkedAt restrictionDetailJson
    citizenships { iso2 } departures { iso2 } authority { id name }
    noRestrictions ${PHASE} noAccess ${PHASE} someRestrictions ${PHASE}
    note { noteDeRaw noteEnRaw }
    editCategories { category copyFromBusiness }
  }
`;

export interface RestrictionFilter {
  restrictionLevel: RestrictionLevel | null; isActive: boolean | null; countryId: string | null; origin: DetailOrigin | null;
}

export const entryRestrictions = operation<{ entryRestrictions: RestrictionRow[] }, RestrictionFilter>(`
  query EntryRestrictions($restrictionLevel: RestrictionLevel, $isActive: Boolean, $countryId: ID, $origin: DetailOrigin) {
    entryRestrictions(restrictionLevel: $restrictionLevel, isActive: $isActive, countryId: $countryId, origin: $origin) { ${ROW_FIELDS} }
  }
`);

export const entryRestriction = operation<{ entryRestriction: Restriction | null }, { id: string }>(`
  query EntryRestriction($id: ID!) { entryRestriction(id: $id) { ${RESTRICTION_FIELDS} } }
`);

export interface DetailInput {
  id: string | null; restrictionType: RestrictionType; citizenshipIds: string[]; departureIds: string[];
  noRestrictionsStart: string | null; noRestrictionsEnd: string | null; noAccessStart: string | null; noAccessEnd: string | null;
  someRestrictionsStart: string | null; someRestrictionsEnd: string | null;
  noteDe: string | null; noteEn: string | null; sourceUri: string | null; authorityId: string | null; checkedAt: string | null;
  restrictionDetailJson: Record<string, DetailValue>; editCategories: { category: string; copyFromBusiness: boolean }[];
}

export interface RestrictionInput {
  id: string | null; version: number | null; level: RestrictionLevel; countryId: string; regionId: string | null; airportId: string | null; isActive: boolean;
  reminder: string | null; internalNote: string | null; internalSources: string | null; regionDeviationTourism: boolean; regionDeviationBusiness: boolean;
  isSignificant: boolean; significantUpdateNote: string | null; isChecked: boolean;
  details: DetailInput[];
}

export interface RestrictionPayload {
  ok: boolean; errors: FieldErrors[]; warnings: FieldErrors[]; entryRestriction: Restriction | null; current: Restriction | null;
}

const PAYLOAD = `ok errors { field messages } warnings { field messages } entryRestriction { ${RESTRICTION_FIELDS} } current { ${RESTRICTION_FIELDS} }`;

export const createEntryRestriction = operation<{ createEntryRestriction: RestrictionPayload }, { input: RestrictionInput }>(`
  mutation CreateEntryRestriction($input: EntryRestrictionInput!) { createEntryRestriction(input: $input) { ${PAYLOAD} } }
`);

export const updateEntryRestriction = operation<{ updateEntryRestriction: RestrictionPayload }, { input: RestrictionInput }>(`
  mutation UpdateEntryRestriction($input: EntryRestrictionInput!) { updateEntryRestriction(input: $input) { ${PAYLOAD} } }
`);

export interface RestrictionCatalogueResult { detailTypes: DetailType[]; detailCategories: DetailCategory[]; entryRestrictionAuthorities: Authority[] }

export const restrictionCatalogue = operation<RestrictionCatalogueResult>(`
  query RestrictionCatalogue {
    detailTypes { key title kind category showBusiness }
    detailCategories { key title backgroundColor textColor }
    entryRestrictionAuthorities { id name }
  }
`);
