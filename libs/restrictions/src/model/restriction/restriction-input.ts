/** What an editor sends, as the api's input types name it. Nothing in it is trusted yet. */
export interface EntryRestrictionDetailInput {
  id?: string | null;
  restrictionType: 'BUSINESS' | 'PRIVATE' | 'CRUISE';
  citizenshipIds?: string[] | null;
  departureIds?: string[] | null;
  noRestrictionsStart?: string | null;
  noRestrictionsEnd?: string | null;
  noAccessStart?: string | null;
  noAccessEnd?: string | null;
  someRestrictionsStart?: string | null;
  someRestrictionsEnd?: string | null;
  noteDe?: string | null;
  noteEn?: string | null;
  sourceUri?: string | null;
  authorityId?: string | null;
  restrictionDetailJson: unknown;
  editCategories?: unknown[] | null;
  checkedAt?: string | null;
  nextReview?: string | null;
}

export interface EntryRestrictionInput {
  id?: string | null;
  version?: number | null;
  level: 'COUNTRY' | 'REGION' | 'AIRPORT';
  countryId: string;
  regionId?: string | null;
  airportId?: string | null;
  isActive: boolean;
  reminder?: string | null;
  internalNote?: string | null;
  internalSources?: string | null;
  regionDeviationTourism?: boolean | null;
  regionDeviationBusiness?: boolean | null;
  isSignificant?: boolean | null;
  significantUpdateNote?: string | null;
  isChecked?: boolean | null;
  effectiveOn?: string | null;
  proposeForConfirmation?: boolean | null;
  details: EntryRestrictionDetailInput[];
}
