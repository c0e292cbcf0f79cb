import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  Date: { input: string; output: string; }
  DateTime: { input: string; output: Date | string; }
  JSON: { input: unknown; output: unknown; }
};

/** An itinerary that a draft changes, of whatever organisation; nothing in it says whose. */
export type AffectedItinerary = {
  __typename?: 'AffectedItinerary';
  citizenships: Array<Country>;
  dateEnd: Scalars['Date']['output'];
  dateStart: Scalars['Date']['output'];
  departure: Country;
  destinations: Array<PlaceHit>;
  restrictionType: RestrictionType;
  statusChanges: Array<StatusChange>;
  summaryChanges: Array<SummaryChange>;
  transits: Array<PlaceHit>;
  tripPages: Scalars['Int']['output'];
};

export type Airport = {
  __typename?: 'Airport';
  iata?: Maybe<Scalars['String']['output']>;
  icao?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type Authority = {
  __typename?: 'Authority';
  authorityType: AuthorityType;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

/** `search`: in the name. */
export type AuthorityFilter = {
  authorityType?: InputMaybe<AuthorityType>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  search?: InputMaybe<Scalars['String']['input']>;
};

export type AuthorityInput = {
  authorityType: AuthorityType;
  id?: InputMaybe<Scalars['ID']['input']>;
  name: Scalars['String']['input'];
};

export type AuthorityList = {
  __typename?: 'AuthorityList';
  results: Array<Authority>;
  totalCount: Scalars['Int']['output'];
};

export type AuthorityPayload = {
  __typename?: 'AuthorityPayload';
  authority?: Maybe<Authority>;
  errors: Array<FieldErrors>;
  ok: Scalars['Boolean']['output'];
};

export type AuthoritySortField =
  | 'authorityType'
  | 'name';

export type AuthorityType =
  | 'DESTINATION_COUNTRY'
  | 'FOREIGN_OFFICE'
  | 'HEALTH_INSTITUTE'
  | 'OTHER';

export type BrokenRegressionCase = {
  __typename?: 'BrokenRegressionCase';
  failures: Array<RegressionFailure>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

/** Details of active restrictions that state a type differently in equal rank: answers show them as conflicting. */
export type Conflict = {
  __typename?: 'Conflict';
  /** ISO codes of those who meet it, ten at most; empty: everyone whom no detail names. */
  citizenships: Array<Scalars['String']['output']>;
  detailType: Scalars['String']['output'];
  place: PlaceHit;
  restrictionType: RestrictionType;
  statements: Array<ConflictingStatement>;
  title: Scalars['String']['output'];
};

/** `restrictionCount`: how many restrictions take part in all of them. */
export type ConflictList = {
  __typename?: 'ConflictList';
  restrictionCount: Scalars['Int']['output'];
  results: Array<Conflict>;
  totalCount: Scalars['Int']['output'];
};

/** One side of a conflict: what a detail of a restriction states, and where it has it from. */
export type ConflictingStatement = {
  __typename?: 'ConflictingStatement';
  authority?: Maybe<Authority>;
  checkedAt?: Maybe<Scalars['Date']['output']>;
  detailId: Scalars['ID']['output'];
  origin: DetailOrigin;
  restrictionId: Scalars['ID']['output'];
  sourceUri?: Maybe<Scalars['String']['output']>;
  text: Scalars['String']['output'];
  value?: Maybe<Scalars['JSON']['output']>;
};

/** One value that a copy would write; `before` is null where nothing stood. */
export type CopyChange = {
  __typename?: 'CopyChange';
  after?: Maybe<Scalars['JSON']['output']>;
  afterText?: Maybe<Scalars['String']['output']>;
  before?: Maybe<Scalars['JSON']['output']>;
  beforeText?: Maybe<Scalars['String']['output']>;
  category: Scalars['String']['output'];
  citizenships: Array<Scalars['String']['output']>;
  departures: Array<Scalars['String']['output']>;
  detailId?: Maybe<Scalars['ID']['output']>;
  field: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type CopyEntryRestrictionInput = {
  categories: Array<Scalars['String']['input']>;
  /** Without it a copy that would overwrite something is rejected and says what. */
  confirmOverwrite?: InputMaybe<Scalars['Boolean']['input']>;
  from: CopySource;
  id: Scalars['ID']['input'];
  isSignificant?: InputMaybe<Scalars['Boolean']['input']>;
  /** Hands a copy that breaks a regression case to a second person instead of rejecting it. */
  proposeForConfirmation?: InputMaybe<Scalars['Boolean']['input']>;
  significantUpdateNote?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};

export type CopyPreview = {
  __typename?: 'CopyPreview';
  additions: Array<CopyChange>;
  /** Regression cases with the expectations that hold now and would no longer hold if the draft were saved with the copy. */
  brokenRegressionCases: Array<BrokenRegressionCase>;
  /** The details as they would stand after the copy, in the shape of EntryRestrictionDetailInput. */
  details: Scalars['JSON']['output'];
  errors: Array<FieldErrors>;
  ok: Scalars['Boolean']['output'];
  overwrites: Array<CopyChange>;
};

export type CopySource =
  | 'BUSINESS'
  | 'PARENT';

export type Country = {
  __typename?: 'Country';
  airports: Array<Airport>;
  id: Scalars['ID']['output'];
  idExternalGmEvent?: Maybe<Scalars['String']['output']>;
  iso2: Scalars['String']['output'];
  iso3: Scalars['String']['output'];
  nameShort: Scalars['String']['output'];
  regions: Array<Region>;
  riskLevel: RiskLevel;
  urlGmEvent?: Maybe<Scalars['String']['output']>;
};

/** A named group of countries; `members` are ISO codes. */
export type CountryGroup = {
  __typename?: 'CountryGroup';
  key: Scalars['ID']['output'];
  members: Array<Scalars['ID']['output']>;
  title: Scalars['String']['output'];
};

export type CreateMyjourneyPayload = {
  __typename?: 'CreateMyjourneyPayload';
  errors: Array<FieldErrors>;
  id?: Maybe<Scalars['ID']['output']>;
  ok: Scalars['Boolean']['output'];
  url?: Maybe<Scalars['String']['output']>;
};

export type CruiseSchedule = {
  __typename?: 'CruiseSchedule';
  cruiseId: Scalars['ID']['output'];
  dateEnd: Scalars['Date']['output'];
  dateStart: Scalars['Date']['output'];
  routeId: Scalars['ID']['output'];
  stops: Array<CruiseStop>;
};

/** A place where a ship calls; without a country where it lies in none, such as a day at sea. */
export type CruiseStop = {
  __typename?: 'CruiseStop';
  country?: Maybe<Country>;
  latitude: Scalars['Float']['output'];
  longitude: Scalars['Float']['output'];
  name: Scalars['String']['output'];
};

export type CurrentUser = {
  __typename?: 'CurrentUser';
  cdbAccessKey?: Maybe<Scalars['String']['output']>;
  dmVersionKey: Scalars['String']['output'];
  email: Scalars['String']['output'];
  featureVisa: Scalars['Boolean']['output'];
  firstName: Scalars['String']['output'];
  gmCdbUrl?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  isStaff: Scalars['Boolean']['output'];
  lastName: Scalars['String']['output'];
  organisation?: Maybe<Organisation>;
  permissions: Array<Permission>;
  /** Zone whose calendar days the product counts in: those of checks, reviews, scheduled revisions and trips. */
  timeZone: Scalars['String']['output'];
  username: Scalars['String']['output'];
};

export type DestinationAnswer = {
  __typename?: 'DestinationAnswer';
  entryBanned: Scalars['Boolean']['output'];
  isTransit: Scalars['Boolean']['output'];
  phase?: Maybe<Scalars['String']['output']>;
  phaseEnd?: Maybe<Scalars['Date']['output']>;
  phaseStart?: Maybe<Scalars['Date']['output']>;
  place: PlaceHit;
  riskLevel: RiskLevel;
  status: StatusColor;
};

export type DestinationDetail = {
  __typename?: 'DestinationDetail';
  /** The moment whose rules this is the answer of; null: of now. */
  asOf?: Maybe<Scalars['DateTime']['output']>;
  destinations: Array<DestinationAnswer>;
  events: Array<Event>;
  scheduled: Array<ScheduledChange>;
  sections: Array<DetailSection>;
  summary: Array<SummaryItem>;
  version: Scalars['String']['output'];
  warnings: Array<Warning>;
};

export type DetailCategory = {
  __typename?: 'DetailCategory';
  allowCopyFromBusiness: Scalars['Boolean']['output'];
  backgroundColor: Scalars['String']['output'];
  key: Scalars['String']['output'];
  parent?: Maybe<Scalars['String']['output']>;
  textColor: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type DetailEntry = {
  __typename?: 'DetailEntry';
  authority?: Maybe<Authority>;
  changedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Midnight UTC of the day of the newest check: a day of the zone of the product, not a moment. */
  checkedAt?: Maybe<Scalars['DateTime']['output']>;
  citizenships: Array<Scalars['ID']['output']>;
  destination: Scalars['ID']['output'];
  detailType: Scalars['String']['output'];
  /** For a text with markup: the same as sanitised HTML. `text` is always plain. */
  html?: Maybe<Scalars['String']['output']>;
  isChanged: Scalars['Boolean']['output'];
  kind: ValueKind;
  level: RestrictionLevel;
  /** The language a machine translated the text from; null: it is an editor's own. */
  machineTranslatedFrom?: Maybe<Scalars['String']['output']>;
  origin?: Maybe<DetailOrigin>;
  positive?: Maybe<Scalars['Boolean']['output']>;
  sourceUri?: Maybe<Scalars['String']['output']>;
  state: EntryState;
  /** The conflicting statements of a conflicting entry; empty for any other, which says it all itself. */
  statements: Array<EntryStatement>;
  text: Scalars['String']['output'];
  textLanguage: Scalars['String']['output'];
  title: Scalars['String']['output'];
  value?: Maybe<Scalars['JSON']['output']>;
};

export type DetailGroup = {
  __typename?: 'DetailGroup';
  citizenshipShowGrouping?: Maybe<Scalars['String']['output']>;
  detailTypes: Array<Scalars['String']['output']>;
  key: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

/** Who stated a detail: an editor, or an importer whose statements nobody has verified. */
export type DetailOrigin =
  | 'EDITORIAL'
  | 'IMPORTED';

export type DetailSection = {
  __typename?: 'DetailSection';
  entries: Array<DetailEntry>;
  key: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

/** The three sets of detail types of the catalogue. */
export type DetailSet =
  | 'COUNTRY_INFORMATION'
  | 'MAIN'
  | 'VACCINATION_STATUS';

export type DetailType = {
  __typename?: 'DetailType';
  category: Scalars['String']['output'];
  isCidmer: Scalars['Boolean']['output'];
  key: Scalars['String']['output'];
  kind: ValueKind;
  positiveYes: Scalars['Boolean']['output'];
  set: DetailSet;
  showBusiness: Scalars['Boolean']['output'];
  title: Scalars['String']['output'];
};

export type DetailView =
  | 'EXPERT'
  | 'LEGACY'
  | 'TRAVELLER';

export type EditCategory = {
  __typename?: 'EditCategory';
  category: Scalars['String']['output'];
  copyFromBusiness: Scalars['Boolean']['output'];
};

export type Editor = {
  __typename?: 'Editor';
  firstName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  lastName: Scalars['String']['output'];
};

export type EntryRestriction = {
  __typename?: 'EntryRestriction';
  airport?: Maybe<Airport>;
  /** When an editor last compared it with its sources as a whole; as a day it counts in the zone of the product. */
  checkedAt?: Maybe<Scalars['DateTime']['output']>;
  checkedBy?: Maybe<Editor>;
  /** Open conflicts in which one of its details takes part, with another of its own or of the same place. */
  conflictCount: Scalars['Int']['output'];
  country: Country;
  detailCount: Scalars['Int']['output'];
  details: Array<EntryRestrictionDetail>;
  id: Scalars['ID']['output'];
  importLicence?: Maybe<Scalars['String']['output']>;
  /** For imported content: where it came from and under which licence. */
  importSource?: Maybe<Scalars['String']['output']>;
  internalNote?: Maybe<Scalars['String']['output']>;
  internalSources?: Maybe<Scalars['String']['output']>;
  isActive: Scalars['Boolean']['output'];
  level: RestrictionLevel;
  modifiedAt: Scalars['DateTime']['output'];
  modifiedBy?: Maybe<Editor>;
  origin: DetailOrigin;
  region?: Maybe<Region>;
  regionDeviationBusiness: Scalars['Boolean']['output'];
  regionDeviationTourism: Scalars['Boolean']['output'];
  reminder?: Maybe<Scalars['Date']['output']>;
  restrictionLevel: RestrictionLevel;
  /** Details whose day of review has passed. */
  reviewsDueCount: Scalars['Int']['output'];
  /** Open scheduled revisions and revisions that wait for a second person. */
  scheduledCount: Scalars['Int']['output'];
  significantUpdateAt?: Maybe<Scalars['DateTime']['output']>;
  significantUpdateBy?: Maybe<Editor>;
  significantUpdateNote?: Maybe<Scalars['String']['output']>;
  /** Colour of the phases that hold today for private travellers of any nationality; GRAY when none is stated. */
  status: StatusColor;
  version: Scalars['Int']['output'];
};

export type EntryRestrictionDetail = {
  __typename?: 'EntryRestrictionDetail';
  authority?: Maybe<Authority>;
  /** Day on which an editor compared the detail with its source. */
  checkedAt?: Maybe<Scalars['Date']['output']>;
  /** Group keys as the editor chose them; their members are part of `citizenships`. */
  citizenshipGroups: Array<Scalars['String']['output']>;
  citizenships: Array<Country>;
  copyBase?: Maybe<Scalars['ID']['output']>;
  copyParent?: Maybe<Scalars['JSON']['output']>;
  departureGroups: Array<Scalars['String']['output']>;
  departures: Array<Country>;
  editCategories: Array<EditCategory>;
  id: Scalars['ID']['output'];
  /** Result of the last check of `sourceUri`; null: never checked. */
  link?: Maybe<LinkCheck>;
  modifiedAt: Scalars['DateTime']['output'];
  /** Day on which it should be compared again; null: by the rule for all details. */
  nextReview?: Maybe<Scalars['Date']['output']>;
  noAccess: Phase;
  noRestrictions: Phase;
  note: LocalisedNote;
  restrictionDetailJson: Scalars['JSON']['output'];
  restrictionType: RestrictionType;
  significantUpdateAt?: Maybe<Scalars['DateTime']['output']>;
  someRestrictions: Phase;
  sourceUri?: Maybe<Scalars['String']['output']>;
};

export type EntryRestrictionDetailInput = {
  authorityId?: InputMaybe<Scalars['ID']['input']>;
  checkedAt?: InputMaybe<Scalars['Date']['input']>;
  citizenshipIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  departureIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  editCategories?: InputMaybe<Array<Scalars['JSON']['input']>>;
  id?: InputMaybe<Scalars['ID']['input']>;
  nextReview?: InputMaybe<Scalars['Date']['input']>;
  noAccessEnd?: InputMaybe<Scalars['Date']['input']>;
  noAccessStart?: InputMaybe<Scalars['Date']['input']>;
  noRestrictionsEnd?: InputMaybe<Scalars['Date']['input']>;
  noRestrictionsStart?: InputMaybe<Scalars['Date']['input']>;
  noteDe?: InputMaybe<Scalars['String']['input']>;
  noteEn?: InputMaybe<Scalars['String']['input']>;
  restrictionDetailJson: Scalars['JSON']['input'];
  restrictionType: RestrictionType;
  someRestrictionsEnd?: InputMaybe<Scalars['Date']['input']>;
  someRestrictionsStart?: InputMaybe<Scalars['Date']['input']>;
  sourceUri?: InputMaybe<Scalars['String']['input']>;
};

/** `search`: in the name of the place in the reader's language, or its code. Days count in the zone of the product. */
export type EntryRestrictionFilter = {
  airportId?: InputMaybe<Scalars['ID']['input']>;
  checkedFrom?: InputMaybe<Scalars['Date']['input']>;
  checkedTo?: InputMaybe<Scalars['Date']['input']>;
  countryId?: InputMaybe<Scalars['ID']['input']>;
  editorId?: InputMaybe<Scalars['ID']['input']>;
  hasConflicts?: InputMaybe<Scalars['Boolean']['input']>;
  hasReminder?: InputMaybe<Scalars['Boolean']['input']>;
  hasReviewsDue?: InputMaybe<Scalars['Boolean']['input']>;
  hasScheduled?: InputMaybe<Scalars['Boolean']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  level?: InputMaybe<RestrictionLevel>;
  modifiedFrom?: InputMaybe<Scalars['Date']['input']>;
  modifiedTo?: InputMaybe<Scalars['Date']['input']>;
  origin?: InputMaybe<DetailOrigin>;
  regionId?: InputMaybe<Scalars['ID']['input']>;
  reminderUntil?: InputMaybe<Scalars['Date']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<StatusColor>;
  uncheckedForDays?: InputMaybe<Scalars['Int']['input']>;
};

export type EntryRestrictionInput = {
  airportId?: InputMaybe<Scalars['ID']['input']>;
  countryId: Scalars['ID']['input'];
  details: Array<EntryRestrictionDetailInput>;
  /** A later day on which the revision takes effect by itself; until then it is scheduled. */
  effectiveOn?: InputMaybe<Scalars['Date']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
  internalNote?: InputMaybe<Scalars['String']['input']>;
  internalSources?: InputMaybe<Scalars['String']['input']>;
  isActive: Scalars['Boolean']['input'];
  isChecked?: InputMaybe<Scalars['Boolean']['input']>;
  isSignificant?: InputMaybe<Scalars['Boolean']['input']>;
  level: RestrictionLevel;
  /** Hands a revision that breaks a regression case to a second person instead of rejecting it. */
  proposeForConfirmation?: InputMaybe<Scalars['Boolean']['input']>;
  regionDeviationBusiness?: InputMaybe<Scalars['Boolean']['input']>;
  regionDeviationTourism?: InputMaybe<Scalars['Boolean']['input']>;
  regionId?: InputMaybe<Scalars['ID']['input']>;
  reminder?: InputMaybe<Scalars['Date']['input']>;
  significantUpdateNote?: InputMaybe<Scalars['String']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};

export type EntryRestrictionList = {
  __typename?: 'EntryRestrictionList';
  results: Array<EntryRestriction>;
  totalCount: Scalars['Int']['output'];
};

export type EntryRestrictionPayload = {
  __typename?: 'EntryRestrictionPayload';
  /** Regression cases with the expectations that held before and would no longer hold. */
  brokenRegressionCases: Array<BrokenRegressionCase>;
  /** Set when the sent version is stale: what stands now. Nothing was overwritten. */
  current?: Maybe<EntryRestriction>;
  entryRestriction?: Maybe<EntryRestriction>;
  errors: Array<FieldErrors>;
  ok: Scalars['Boolean']['output'];
  /** What a copy without confirmation would have overwritten. */
  overwrites: Array<CopyChange>;
  /** Set when the revision was not published but scheduled, or waits for a second person. */
  scheduled?: Maybe<ScheduledRevision>;
  /** What was saved but should be looked at: statements of equal rank that conflict, and scheduled revisions that cannot take effect on their day. */
  warnings: Array<FieldErrors>;
};

/** `place`: by name in the reader's language. `status`: what needs attention first. */
export type EntryRestrictionSortField =
  | 'checkedAt'
  | 'conflictCount'
  | 'detailCount'
  | 'isActive'
  | 'level'
  | 'modifiedAt'
  | 'origin'
  | 'place'
  | 'reminder'
  | 'reviewsDueCount'
  | 'scheduledCount'
  | 'significantUpdateAt'
  | 'status';

export type EntryRestrictionWithParent = {
  __typename?: 'EntryRestrictionWithParent';
  entryRestriction: EntryRestriction;
  parent?: Maybe<EntryRestriction>;
};

/** Whether something is said about a type, nothing is, or statements of equal rank conflict. */
export type EntryState =
  | 'CONFLICTING'
  | 'STATED'
  | 'UNKNOWN';

/** One of the statements of equal rank that conflict in an entry. */
export type EntryStatement = {
  __typename?: 'EntryStatement';
  authority?: Maybe<Authority>;
  checkedAt?: Maybe<Scalars['DateTime']['output']>;
  machineTranslatedFrom?: Maybe<Scalars['String']['output']>;
  origin: DetailOrigin;
  sourceUri?: Maybe<Scalars['String']['output']>;
  text: Scalars['String']['output'];
  textLanguage: Scalars['String']['output'];
  value?: Maybe<Scalars['JSON']['output']>;
};

export type Event = {
  __typename?: 'Event';
  category: EventCategory;
  countUpdates: Scalars['Int']['output'];
  country?: Maybe<Country>;
  gmUniqueEventId: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  isActive: Scalars['Boolean']['output'];
  latitude?: Maybe<Scalars['Float']['output']>;
  level: RiskLevel;
  longitude?: Maybe<Scalars['Float']['output']>;
  pinned: Scalars['Boolean']['output'];
  radiusKm?: Maybe<Scalars['Float']['output']>;
  significantUpdateAt: Scalars['DateTime']['output'];
  staticPageUrl?: Maybe<Scalars['String']['output']>;
  timeEnd?: Maybe<Scalars['DateTime']['output']>;
  timeStart: Scalars['DateTime']['output'];
  title: Scalars['String']['output'];
};

export type EventCategory = {
  __typename?: 'EventCategory';
  code: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type ExpectationKind =
  | 'STATUS'
  | 'SUMMARY'
  | 'VALUE';

/** `search`: in the name and in the category. */
export type ExternalInfoFilter = {
  allowIframe?: InputMaybe<Scalars['Boolean']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  infoCategory?: InputMaybe<Scalars['String']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};

export type ExternalInfoList = {
  __typename?: 'ExternalInfoList';
  results: Array<TourOperatorExternalRestrictionInfo>;
  totalCount: Scalars['Int']['output'];
};

export type ExternalInfoSortField =
  | 'infoCategory'
  | 'name';

export type Feedback = {
  __typename?: 'Feedback';
  id: Scalars['ID']['output'];
  isDone: Scalars['Boolean']['output'];
  sentAt: Scalars['DateTime']['output'];
  sentBy?: Maybe<Editor>;
  text: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

/** `search`: in the title and in the text. */
export type FeedbackFilter = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  isDone?: InputMaybe<Scalars['Boolean']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};

export type FeedbackList = {
  __typename?: 'FeedbackList';
  results: Array<Feedback>;
  totalCount: Scalars['Int']['output'];
};

export type FeedbackSortField =
  | 'isDone'
  | 'sentAt'
  | 'title';

export type FieldErrors = {
  __typename?: 'FieldErrors';
  field: Scalars['String']['output'];
  messages: Array<Scalars['String']['output']>;
};

/** What a draft would do to the trip pages that are active now. Nothing is saved by asking. */
export type ImpactPreview = {
  __typename?: 'ImpactPreview';
  activeTripPages: Scalars['Int']['output'];
  affectedTripPages: Scalars['Int']['output'];
  brokenRegressionCases: Array<BrokenRegressionCase>;
  changedTripPages: Scalars['Int']['output'];
  changes: Array<RevisionChange>;
  departingWithin72Hours: Scalars['Int']['output'];
  errors: Array<FieldErrors>;
  /** The first 50 changed itineraries, the next departure first. */
  itineraries: Array<AffectedItinerary>;
  ok: Scalars['Boolean']['output'];
  ownTripPages: Scalars['Int']['output'];
  statusChanges: Array<StatusChange>;
  summaryChanges: Array<SummaryChange>;
  tookMs: Scalars['Int']['output'];
  /** Changed trip pages of the viewer's own organisation, the next departure first. */
  trips: Array<Journey>;
  warnings: Array<FieldErrors>;
};

export type ImportChange = {
  __typename?: 'ImportChange';
  after?: Maybe<Scalars['JSON']['output']>;
  before?: Maybe<Scalars['JSON']['output']>;
  field: Scalars['String']['output'];
  kind: ImportChangeKind;
  place?: Maybe<Scalars['ID']['output']>;
  placeName?: Maybe<Scalars['String']['output']>;
};

export type ImportChangeKind =
  | 'ADDED'
  | 'CHANGED'
  | 'REMOVED';

export type ImportCounts = {
  __typename?: 'ImportCounts';
  added: Scalars['Int']['output'];
  changed: Scalars['Int']['output'];
  read: Scalars['Int']['output'];
  removed: Scalars['Int']['output'];
  skipped: Scalars['Int']['output'];
  unchanged: Scalars['Int']['output'];
};

export type ImportFileInput = {
  content: Scalars['String']['input'];
  dated?: InputMaybe<Scalars['Date']['input']>;
  fileName: Scalars['String']['input'];
  importer: Scalars['String']['input'];
  licence?: InputMaybe<Scalars['String']['input']>;
  /** What the file no longer says is taken away; without it, it stays and is reported. */
  removeMissing?: InputMaybe<Scalars['Boolean']['input']>;
  sourceUri?: InputMaybe<Scalars['String']['input']>;
};

export type ImportRun = {
  __typename?: 'ImportRun';
  appliedBy?: Maybe<Editor>;
  brokenRegressionCases: Array<BrokenRegressionCase>;
  /** The first 500 changes. */
  changes: Array<ImportChange>;
  counts: ImportCounts;
  dated?: Maybe<Scalars['Date']['output']>;
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  importer: Scalars['String']['output'];
  licence: Scalars['String']['output'];
  problems: Array<Scalars['String']['output']>;
  sourceName: Scalars['String']['output'];
  sourceUri?: Maybe<Scalars['String']['output']>;
  startedAt: Scalars['DateTime']['output'];
  startedBy?: Maybe<Editor>;
  state: ImportState;
};

/** `search`: in the name of the source. */
export type ImportRunFilter = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  importer?: InputMaybe<Scalars['String']['input']>;
  scheduleId?: InputMaybe<Scalars['ID']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  states?: InputMaybe<Array<ImportState>>;
};

export type ImportRunList = {
  __typename?: 'ImportRunList';
  results: Array<ImportRun>;
  totalCount: Scalars['Int']['output'];
};

export type ImportRunPayload = {
  __typename?: 'ImportRunPayload';
  errors: Array<FieldErrors>;
  ok: Scalars['Boolean']['output'];
  run?: Maybe<ImportRun>;
};

export type ImportRunSortField =
  | 'finishedAt'
  | 'importer'
  | 'sourceName'
  | 'startedAt'
  | 'state';

export type ImportSchedule = {
  __typename?: 'ImportSchedule';
  address: Scalars['String']['output'];
  /** False: a run only reports, an editor applies it. */
  applies: Scalars['Boolean']['output'];
  everyHours: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  importer: Scalars['String']['output'];
  isActive: Scalars['Boolean']['output'];
  lastRun?: Maybe<ImportRun>;
  licence: Scalars['String']['output'];
};

/** `search`: in the address. */
export type ImportScheduleFilter = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  importer?: InputMaybe<Scalars['String']['input']>;
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};

export type ImportScheduleInput = {
  address: Scalars['String']['input'];
  applies: Scalars['Boolean']['input'];
  everyHours: Scalars['Int']['input'];
  id?: InputMaybe<Scalars['ID']['input']>;
  importer: Scalars['String']['input'];
  isActive: Scalars['Boolean']['input'];
  licence: Scalars['String']['input'];
};

export type ImportScheduleList = {
  __typename?: 'ImportScheduleList';
  results: Array<ImportSchedule>;
  totalCount: Scalars['Int']['output'];
};

export type ImportSchedulePayload = {
  __typename?: 'ImportSchedulePayload';
  errors: Array<FieldErrors>;
  ok: Scalars['Boolean']['output'];
  schedule?: Maybe<ImportSchedule>;
};

export type ImportScheduleSortField =
  | 'address'
  | 'everyHours'
  | 'importer'
  | 'isActive';

export type ImportState =
  | 'APPLIED'
  | 'DRY_RUN'
  | 'FAILED'
  | 'REJECTED';

export type Importer = {
  __typename?: 'Importer';
  /** File name endings it reads, without the dot. */
  accepts: Array<Scalars['String']['output']>;
  attribution: Scalars['String']['output'];
  licence: Scalars['String']['output'];
  name: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type Journey = {
  __typename?: 'Journey';
  citizenships: Array<Country>;
  createdAt: Scalars['DateTime']['output'];
  cruises: Array<JourneyCruise>;
  dateEnd: Scalars['Date']['output'];
  dateStart: Scalars['Date']['output'];
  departureName: Scalars['String']['output'];
  destinations: Array<PlaceHit>;
  email?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  internalNote?: Maybe<Scalars['String']['output']>;
  isActive: Scalars['Boolean']['output'];
  isManuallyDisabled: Scalars['Boolean']['output'];
  language: Scalars['String']['output'];
  link: Scalars['String']['output'];
  restrictionType: RestrictionType;
  transits: Array<PlaceHit>;
};

export type JourneyCruise = {
  __typename?: 'JourneyCruise';
  cruiseName: Scalars['String']['output'];
  shippingLine: ShippingLine;
};

export type JourneyFilter =
  | 'ALL'
  | 'BUSINESS'
  | 'CRUISE'
  | 'ONGOING'
  | 'PRIVATE'
  | 'UPCOMING';

export type JourneyPage = {
  __typename?: 'JourneyPage';
  results: Array<Journey>;
  totalCount: Scalars['Int']['output'];
};

/** What the address of a source answered when it was last asked. */
export type LinkCheck = {
  __typename?: 'LinkCheck';
  checkedAt: Scalars['DateTime']['output'];
  httpStatus?: Maybe<Scalars['Int']['output']>;
  location?: Maybe<Scalars['String']['output']>;
  state: LinkState;
  uri: Scalars['String']['output'];
};

export type LinkCheckPayload = {
  __typename?: 'LinkCheckPayload';
  errors: Array<FieldErrors>;
  ok: Scalars['Boolean']['output'];
  results: Array<LinkCheck>;
};

export type LinkState =
  | 'BROKEN'
  | 'OK'
  | 'REDIRECTED'
  | 'UNREACHABLE';

export type LocalisedNote = {
  __typename?: 'LocalisedNote';
  note?: Maybe<Scalars['String']['output']>;
  noteDe?: Maybe<Scalars['String']['output']>;
  noteDeRaw?: Maybe<Scalars['String']['output']>;
  noteEn?: Maybe<Scalars['String']['output']>;
  noteEnRaw?: Maybe<Scalars['String']['output']>;
  noteRaw?: Maybe<Scalars['String']['output']>;
  significantUpdateAt?: Maybe<Scalars['DateTime']['output']>;
};

export type MapCountryStatus = {
  __typename?: 'MapCountryStatus';
  country: Country;
  regionDeviation: Scalars['Boolean']['output'];
  riskLevel: RiskLevel;
  rkiStatus?: Maybe<Scalars['String']['output']>;
  sevenDayIncidence?: Maybe<Scalars['Float']['output']>;
  sevenDayIncidencePrevious?: Maybe<Scalars['Float']['output']>;
  status: StatusColor;
  statusDestinationCountry: Scalars['String']['output'];
  statusForeignOffice: Scalars['String']['output'];
};

export type MapRegionStatus = {
  __typename?: 'MapRegionStatus';
  geojson?: Maybe<Scalars['JSON']['output']>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  status: StatusColor;
};

export type Mutation = {
  __typename?: 'Mutation';
  applyImport: ImportRunPayload;
  /** Notes that the restrictions were compared with their sources today, without changing what they say. */
  checkEntryRestrictions: MutationResult;
  checkLinks: LinkCheckPayload;
  confirmRevision: EntryRestrictionPayload;
  confirmTripSubscription: MutationResult;
  copyEntryRestriction: EntryRestrictionPayload;
  createAuthority: AuthorityPayload;
  createEntryRestriction: EntryRestrictionPayload;
  createImportSchedule: ImportSchedulePayload;
  createMyjourney: CreateMyjourneyPayload;
  createRegressionCase: RegressionCasePayload;
  createSavedQuery: SavedQueryPayload;
  createTextSnippet: TextSnippetPayload;
  createTouroperatorExternalRestrictionInfo: TourOperatorExternalRestrictionInfoPayload;
  deleteAuthority: MutationResult;
  deleteImportSchedule: MutationResult;
  deleteRegressionCase: MutationResult;
  deleteSavedQuery: MutationResult;
  deleteTextSnippet: MutationResult;
  deleteTouroperatorExternalRestrictionInfo: MutationResult;
  logout: MutationResult;
  markTripChangeRead: MutationResult;
  rejectRevision: MutationResult;
  resolveEntryrestrictionFeedback: MutationResult;
  restoreEntryRestriction: EntryRestrictionPayload;
  sendEntryrestrictionFeedback: MutationResult;
  /** Reads a file and reports what applying it would change; nothing is written but the report. */
  startImport: ImportRunPayload;
  subscribeTripUpdates: MutationResult;
  tokenAuth: TokenAuth;
  translateText: TranslateTextPayload;
  unsubscribeTripUpdates: MutationResult;
  updateAuthority: AuthorityPayload;
  updateEntryRestriction: EntryRestrictionPayload;
  updateImportSchedule: ImportSchedulePayload;
  updateMyjourneyEmailNote: UpdateMyjourneyPayload;
  updateRegressionCase: RegressionCasePayload;
  updateTextSnippet: TextSnippetPayload;
  updateTouroperatorExternalRestrictionInfo: TourOperatorExternalRestrictionInfoPayload;
  withdrawRevision: MutationResult;
};


export type MutationApplyImportArgs = {
  id: Scalars['ID']['input'];
};


export type MutationCheckEntryRestrictionsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationCheckLinksArgs = {
  restrictionId: Scalars['ID']['input'];
};


export type MutationConfirmRevisionArgs = {
  id: Scalars['ID']['input'];
};


export type MutationConfirmTripSubscriptionArgs = {
  verification: Scalars['String']['input'];
};


export type MutationCopyEntryRestrictionArgs = {
  input: CopyEntryRestrictionInput;
};


export type MutationCreateAuthorityArgs = {
  input: AuthorityInput;
};


export type MutationCreateEntryRestrictionArgs = {
  input: EntryRestrictionInput;
};


export type MutationCreateImportScheduleArgs = {
  input: ImportScheduleInput;
};


export type MutationCreateMyjourneyArgs = {
  citizenshipCountryIds: Array<Scalars['ID']['input']>;
  cruisecompassCruiseId?: InputMaybe<Scalars['ID']['input']>;
  dateEnd: Scalars['Date']['input'];
  dateStart: Scalars['Date']['input'];
  departureId: Scalars['ID']['input'];
  departureType: PlaceType;
  destinationIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  destinationsTypes?: InputMaybe<Array<PlaceType>>;
  email?: InputMaybe<Scalars['String']['input']>;
  internalNote?: InputMaybe<Scalars['String']['input']>;
  language: Scalars['String']['input'];
  restrictionType: RestrictionType;
  showEvents?: InputMaybe<Scalars['Boolean']['input']>;
  transits?: InputMaybe<Array<TransitInput>>;
};


export type MutationCreateRegressionCaseArgs = {
  input: RegressionCaseInput;
};


export type MutationCreateSavedQueryArgs = {
  input: SavedQueryInput;
};


export type MutationCreateTextSnippetArgs = {
  input: TextSnippetInput;
};


export type MutationCreateTouroperatorExternalRestrictionInfoArgs = {
  input: TourOperatorExternalRestrictionInfoInput;
};


export type MutationDeleteAuthorityArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteImportScheduleArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteRegressionCaseArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteSavedQueryArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteTextSnippetArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteTouroperatorExternalRestrictionInfoArgs = {
  id: Scalars['ID']['input'];
};


export type MutationMarkTripChangeReadArgs = {
  changeId: Scalars['ID']['input'];
  token: Scalars['String']['input'];
};


export type MutationRejectRevisionArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationResolveEntryrestrictionFeedbackArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestoreEntryRestrictionArgs = {
  id: Scalars['ID']['input'];
  isSignificant?: InputMaybe<Scalars['Boolean']['input']>;
  proposeForConfirmation?: InputMaybe<Scalars['Boolean']['input']>;
  significantUpdateNote?: InputMaybe<Scalars['String']['input']>;
  toVersion: Scalars['Int']['input'];
  version: Scalars['Int']['input'];
};


export type MutationSendEntryrestrictionFeedbackArgs = {
  text: Scalars['String']['input'];
  title: Scalars['String']['input'];
};


export type MutationStartImportArgs = {
  input: ImportFileInput;
};


export type MutationSubscribeTripUpdatesArgs = {
  email: Scalars['String']['input'];
  language?: InputMaybe<Scalars['String']['input']>;
  token: Scalars['String']['input'];
};


export type MutationTokenAuthArgs = {
  password: Scalars['String']['input'];
  username: Scalars['String']['input'];
};


export type MutationTranslateTextArgs = {
  sourceLanguage: Scalars['String']['input'];
  targetLanguage: Scalars['String']['input'];
  text: Scalars['String']['input'];
};


export type MutationUnsubscribeTripUpdatesArgs = {
  unsubscribe: Scalars['String']['input'];
};


export type MutationUpdateAuthorityArgs = {
  input: AuthorityInput;
};


export type MutationUpdateEntryRestrictionArgs = {
  input: EntryRestrictionInput;
};


export type MutationUpdateImportScheduleArgs = {
  input: ImportScheduleInput;
};


export type MutationUpdateMyjourneyEmailNoteArgs = {
  email?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  internalNote?: InputMaybe<Scalars['String']['input']>;
  isManuallyDisabled?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationUpdateRegressionCaseArgs = {
  input: RegressionCaseInput;
};


export type MutationUpdateTextSnippetArgs = {
  input: TextSnippetInput;
};


export type MutationUpdateTouroperatorExternalRestrictionInfoArgs = {
  input: TourOperatorExternalRestrictionInfoInput;
};


export type MutationWithdrawRevisionArgs = {
  id: Scalars['ID']['input'];
};

export type MutationResult = {
  __typename?: 'MutationResult';
  errors: Array<FieldErrors>;
  ok: Scalars['Boolean']['output'];
};

export type Organisation = {
  __typename?: 'Organisation';
  cdbAccessKey?: Maybe<Scalars['String']['output']>;
  city?: Maybe<Scalars['String']['output']>;
  countryIso2?: Maybe<Scalars['String']['output']>;
  defaultDeparture?: Maybe<Country>;
  defaultNationality?: Maybe<Country>;
  dvkgUrl?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  facebook?: Maybe<Scalars['String']['output']>;
  fax?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  idCode?: Maybe<Scalars['String']['output']>;
  idCodePublic: Scalars['String']['output'];
  instagram?: Maybe<Scalars['String']['output']>;
  linkedin?: Maybe<Scalars['String']['output']>;
  logo?: Maybe<Scalars['String']['output']>;
  logoHeight?: Maybe<Scalars['Int']['output']>;
  logoWidth?: Maybe<Scalars['Int']['output']>;
  mycruiseSections: SectionVisibility;
  mytripSections: SectionVisibility;
  name: Scalars['String']['output'];
  passwordChangeEnabled: Scalars['Boolean']['output'];
  phone?: Maybe<Scalars['String']['output']>;
  publicName?: Maybe<Scalars['String']['output']>;
  street?: Maybe<Scalars['String']['output']>;
  twitter?: Maybe<Scalars['String']['output']>;
  website?: Maybe<Scalars['String']['output']>;
  whatsapp?: Maybe<Scalars['String']['output']>;
  widgetCode?: Maybe<Scalars['String']['output']>;
  widgetEnabled: Scalars['Boolean']['output'];
  xing?: Maybe<Scalars['String']['output']>;
  youtube?: Maybe<Scalars['String']['output']>;
  zipCode?: Maybe<Scalars['String']['output']>;
};

export type Permission = {
  __typename?: 'Permission';
  codename: Scalars['String']['output'];
};

export type Phase = {
  __typename?: 'Phase';
  endDate?: Maybe<Scalars['Date']['output']>;
  significantUpdateAt?: Maybe<Scalars['DateTime']['output']>;
  startDate?: Maybe<Scalars['Date']['output']>;
};

export type PlaceHit = {
  __typename?: 'PlaceHit';
  country: Country;
  iata?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  region?: Maybe<Region>;
  type: PlaceType;
};

export type PlaceType =
  | 'AIRPORT'
  | 'COUNTRY'
  | 'REGION';

export type Query = {
  __typename?: 'Query';
  authority?: Maybe<Authority>;
  authorityList: AuthorityList;
  countries: Array<Country>;
  country?: Maybe<Country>;
  countryGroups: Array<CountryGroup>;
  cruiseDestinationDetail: DestinationDetail;
  destinationDetail: DestinationDetail;
  detailCategories: Array<DetailCategory>;
  detailGroups: Array<DetailGroup>;
  detailTypes: Array<DetailType>;
  entryRestriction?: Maybe<EntryRestriction>;
  entryRestrictionAuthorities: Array<Authority>;
  entryRestrictionEditors: Array<Editor>;
  entryRestrictionList: EntryRestrictionList;
  /** What a restriction said in one of its versions. */
  entryRestrictionRevision?: Maybe<EntryRestriction>;
  entryRestrictionRevisions: RevisionList;
  entryRestrictionWithParent?: Maybe<EntryRestrictionWithParent>;
  entryRestrictions: Array<EntryRestriction>;
  entryrestrictionFeedback: Array<Feedback>;
  eventcategories: Array<EventCategory>;
  externalInfo?: Maybe<TourOperatorExternalRestrictionInfo>;
  externalInfoList: ExternalInfoList;
  feedback?: Maybe<Feedback>;
  feedbackList: FeedbackList;
  importRun?: Maybe<ImportRun>;
  importRunList: ImportRunList;
  importRuns: ImportRunList;
  importSchedule?: Maybe<ImportSchedule>;
  importScheduleList: ImportScheduleList;
  importSchedules: Array<ImportSchedule>;
  importers: Array<Importer>;
  lookupCountries: Array<Country>;
  lookupDestinations: Array<PlaceHit>;
  mapCidmerDestinationContent?: Maybe<DestinationDetail>;
  mapCountries: Array<Country>;
  mapCountryRegionStatus: Array<MapRegionStatus>;
  mapCountryStatus?: Maybe<MapCountryStatus>;
  mapRegionStatus?: Maybe<MapRegionStatus>;
  mapWorldCountryStatus: Array<MapCountryStatus>;
  /** A trip page of the own organisation as it stood at a past moment. */
  myjourneyAsOf?: Maybe<TripPage>;
  myjourneys: JourneyPage;
  /** What conflicts now, by place; of one restriction or of all. */
  openConflicts: ConflictList;
  organisation?: Maybe<Organisation>;
  permissions: Array<Permission>;
  previewEntryRestriction: ImpactPreview;
  previewEntryRestrictionCopy: CopyPreview;
  regressionCase?: Maybe<RegressionCase>;
  regressionCaseList: RegressionCaseList;
  regressionCases: Array<RegressionCase>;
  reviewsDue: ReviewDueList;
  routes: Array<ShipRoute>;
  savedQueries: Array<SavedQuery>;
  savedQuery?: Maybe<SavedQuery>;
  savedQueryList: SavedQueryList;
  scheduledRevision?: Maybe<ScheduledRevision>;
  scheduledRevisionList: ScheduledRevisionList;
  scheduledRevisions: Array<ScheduledRevision>;
  shipRoutes: Array<ShipRoute>;
  shippingLines: Array<ShippingLine>;
  ships: Array<Ship>;
  textSnippet?: Maybe<TextSnippet>;
  textSnippetList: TextSnippetList;
  textsnippets: Array<TextSnippet>;
  touroperatorexternalrestrictioninfos: Array<TourOperatorExternalRestrictionInfo>;
  /** Name of the service that translates; null: none is set up. */
  translationProvider?: Maybe<Scalars['String']['output']>;
  tripPage?: Maybe<TripPage>;
  whoAmI?: Maybe<CurrentUser>;
};


export type QueryAuthorityArgs = {
  id: Scalars['ID']['input'];
};


export type QueryAuthorityListArgs = {
  filter?: InputMaybe<AuthorityFilter>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  sortField?: InputMaybe<AuthoritySortField>;
  sortOrder?: InputMaybe<SortOrder>;
};


export type QueryCountryArgs = {
  id: Scalars['ID']['input'];
};


export type QueryCruiseDestinationDetailArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  citizenshipIds: Array<Scalars['ID']['input']>;
  cruiseDateStart: Scalars['Date']['input'];
  cruiseId: Scalars['ID']['input'];
  dateEnd: Scalars['Date']['input'];
  dateStart: Scalars['Date']['input'];
  departureId: Scalars['ID']['input'];
  departureType: PlaceType;
  destinationIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  destinationsTypes?: InputMaybe<Array<PlaceType>>;
  language?: InputMaybe<Scalars['String']['input']>;
  organisation?: InputMaybe<Scalars['ID']['input']>;
  restrictionType?: InputMaybe<RestrictionType>;
  transitIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  transitTypes?: InputMaybe<Array<PlaceType>>;
  view?: InputMaybe<DetailView>;
};


export type QueryDestinationDetailArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  citizenshipIds: Array<Scalars['ID']['input']>;
  dateEnd: Scalars['Date']['input'];
  dateStart: Scalars['Date']['input'];
  departureId: Scalars['ID']['input'];
  departureType: PlaceType;
  destinationIds: Array<Scalars['ID']['input']>;
  destinationsTypes: Array<PlaceType>;
  language?: InputMaybe<Scalars['String']['input']>;
  organisation?: InputMaybe<Scalars['ID']['input']>;
  restrictionType?: InputMaybe<RestrictionType>;
  transitIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  transitTypes?: InputMaybe<Array<PlaceType>>;
  view?: InputMaybe<DetailView>;
};


export type QueryDetailGroupsArgs = {
  view: DetailView;
};


export type QueryEntryRestrictionArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  id: Scalars['ID']['input'];
};


export type QueryEntryRestrictionListArgs = {
  filter?: InputMaybe<EntryRestrictionFilter>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  sortField?: InputMaybe<EntryRestrictionSortField>;
  sortOrder?: InputMaybe<SortOrder>;
};


export type QueryEntryRestrictionRevisionArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type QueryEntryRestrictionRevisionsArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryEntryRestrictionWithParentArgs = {
  id: Scalars['ID']['input'];
};


export type QueryEntryRestrictionsArgs = {
  airportId?: InputMaybe<Scalars['ID']['input']>;
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  countryId?: InputMaybe<Scalars['ID']['input']>;
  editorId?: InputMaybe<Scalars['ID']['input']>;
  hasConflicts?: InputMaybe<Scalars['Boolean']['input']>;
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  origin?: InputMaybe<DetailOrigin>;
  regionId?: InputMaybe<Scalars['ID']['input']>;
  reminderUntil?: InputMaybe<Scalars['Date']['input']>;
  restrictionLevel?: InputMaybe<RestrictionLevel>;
  status?: InputMaybe<StatusColor>;
  uncheckedForDays?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryExternalInfoArgs = {
  id: Scalars['ID']['input'];
};


export type QueryExternalInfoListArgs = {
  filter?: InputMaybe<ExternalInfoFilter>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  sortField?: InputMaybe<ExternalInfoSortField>;
  sortOrder?: InputMaybe<SortOrder>;
};


export type QueryFeedbackArgs = {
  id: Scalars['ID']['input'];
};


export type QueryFeedbackListArgs = {
  filter?: InputMaybe<FeedbackFilter>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  sortField?: InputMaybe<FeedbackSortField>;
  sortOrder?: InputMaybe<SortOrder>;
};


export type QueryImportRunArgs = {
  id: Scalars['ID']['input'];
};


export type QueryImportRunListArgs = {
  filter?: InputMaybe<ImportRunFilter>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  sortField?: InputMaybe<ImportRunSortField>;
  sortOrder?: InputMaybe<SortOrder>;
};


export type QueryImportRunsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryImportScheduleArgs = {
  id: Scalars['ID']['input'];
};


export type QueryImportScheduleListArgs = {
  filter?: InputMaybe<ImportScheduleFilter>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  sortField?: InputMaybe<ImportScheduleSortField>;
  sortOrder?: InputMaybe<SortOrder>;
};


export type QueryLookupCountriesArgs = {
  search: Scalars['String']['input'];
};


export type QueryLookupDestinationsArgs = {
  search: Scalars['String']['input'];
};


export type QueryMapCidmerDestinationContentArgs = {
  countryId: Scalars['ID']['input'];
};


export type QueryMapCountryRegionStatusArgs = {
  citizenshipId?: InputMaybe<Scalars['ID']['input']>;
  countryId: Scalars['ID']['input'];
  departureId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryMapCountryStatusArgs = {
  citizenshipId?: InputMaybe<Scalars['ID']['input']>;
  countryId: Scalars['ID']['input'];
  departureId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryMapRegionStatusArgs = {
  citizenshipId?: InputMaybe<Scalars['ID']['input']>;
  departureId?: InputMaybe<Scalars['ID']['input']>;
  regionId: Scalars['ID']['input'];
};


export type QueryMapWorldCountryStatusArgs = {
  citizenshipId?: InputMaybe<Scalars['ID']['input']>;
  departureId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryMyjourneyAsOfArgs = {
  asOf: Scalars['DateTime']['input'];
  id: Scalars['ID']['input'];
  language?: InputMaybe<Scalars['String']['input']>;
};


export type QueryMyjourneysArgs = {
  citizenshipId?: InputMaybe<Scalars['ID']['input']>;
  dateEnd?: InputMaybe<Scalars['Date']['input']>;
  dateStart?: InputMaybe<Scalars['Date']['input']>;
  departureId?: InputMaybe<Scalars['ID']['input']>;
  destinationId?: InputMaybe<Scalars['ID']['input']>;
  filter?: InputMaybe<JourneyFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  language?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<SortOrder>;
  orderBy?: InputMaybe<Scalars['String']['input']>;
  restrictionType?: InputMaybe<RestrictionType>;
  route?: InputMaybe<Scalars['String']['input']>;
  shippingLineId?: InputMaybe<Scalars['ID']['input']>;
  transitId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryOpenConflictsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  restrictionId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryOrganisationArgs = {
  id: Scalars['ID']['input'];
};


export type QueryPreviewEntryRestrictionArgs = {
  input: EntryRestrictionInput;
};


export type QueryPreviewEntryRestrictionCopyArgs = {
  categories: Array<Scalars['String']['input']>;
  from: CopySource;
  input: EntryRestrictionInput;
};


export type QueryRegressionCaseArgs = {
  id: Scalars['ID']['input'];
};


export type QueryRegressionCaseListArgs = {
  filter?: InputMaybe<RegressionCaseFilter>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  sortField?: InputMaybe<RegressionCaseSortField>;
  sortOrder?: InputMaybe<SortOrder>;
};


export type QueryReviewsDueArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryRoutesArgs = {
  route?: InputMaybe<Scalars['ID']['input']>;
  ship?: InputMaybe<Scalars['ID']['input']>;
  shippingLine?: InputMaybe<Scalars['ID']['input']>;
};


export type QuerySavedQueriesArgs = {
  screen: Scalars['String']['input'];
};


export type QuerySavedQueryArgs = {
  id: Scalars['ID']['input'];
};


export type QuerySavedQueryListArgs = {
  filter?: InputMaybe<SavedQueryFilter>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  sortField?: InputMaybe<SavedQuerySortField>;
  sortOrder?: InputMaybe<SortOrder>;
};


export type QueryScheduledRevisionArgs = {
  id: Scalars['ID']['input'];
};


export type QueryScheduledRevisionListArgs = {
  filter?: InputMaybe<ScheduledRevisionFilter>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  sortField?: InputMaybe<ScheduledRevisionSortField>;
  sortOrder?: InputMaybe<SortOrder>;
};


export type QueryScheduledRevisionsArgs = {
  restrictionId?: InputMaybe<Scalars['ID']['input']>;
  states?: InputMaybe<Array<ScheduledState>>;
};


export type QueryShipRoutesArgs = {
  shipId: Scalars['ID']['input'];
};


export type QueryTextSnippetArgs = {
  id: Scalars['ID']['input'];
};


export type QueryTextSnippetListArgs = {
  filter?: InputMaybe<TextSnippetFilter>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  sortField?: InputMaybe<TextSnippetSortField>;
  sortOrder?: InputMaybe<SortOrder>;
};


export type QueryTripPageArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  language?: InputMaybe<Scalars['String']['input']>;
  token: Scalars['String']['input'];
};

export type Region = {
  __typename?: 'Region';
  airports: Array<Airport>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

/** A named itinerary with the answers it has to get. Its dates move along: the trip starts `startsInDays` days from today. */
export type RegressionCase = {
  __typename?: 'RegressionCase';
  citizenships: Array<Country>;
  departure: PlaceHit;
  destinations: Array<PlaceHit>;
  expectations: Array<RegressionExpectation>;
  /** What does not hold by the rules of now; empty: all holds. */
  failures: Array<RegressionFailure>;
  id: Scalars['ID']['output'];
  modifiedAt: Scalars['DateTime']['output'];
  modifiedBy?: Maybe<Editor>;
  name: Scalars['String']['output'];
  nights: Scalars['Int']['output'];
  note?: Maybe<Scalars['String']['output']>;
  restrictionType: RestrictionType;
  startsInDays: Scalars['Int']['output'];
  transits: Array<PlaceHit>;
};

/** `search`: in the name and in the note. `isFailing`: some expectation does not hold now. */
export type RegressionCaseFilter = {
  destinationCountryId?: InputMaybe<Scalars['ID']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  isFailing?: InputMaybe<Scalars['Boolean']['input']>;
  restrictionType?: InputMaybe<RestrictionType>;
  search?: InputMaybe<Scalars['String']['input']>;
};

export type RegressionCaseInput = {
  citizenshipIds: Array<Scalars['ID']['input']>;
  departureId: Scalars['ID']['input'];
  departureType: PlaceType;
  destinationIds: Array<Scalars['ID']['input']>;
  destinationsTypes: Array<PlaceType>;
  expectations: Array<RegressionExpectationInput>;
  id?: InputMaybe<Scalars['ID']['input']>;
  name: Scalars['String']['input'];
  nights: Scalars['Int']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
  restrictionType: RestrictionType;
  startsInDays: Scalars['Int']['input'];
  transitIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  transitTypes?: InputMaybe<Array<PlaceType>>;
};

export type RegressionCaseList = {
  __typename?: 'RegressionCaseList';
  results: Array<RegressionCase>;
  totalCount: Scalars['Int']['output'];
};

export type RegressionCasePayload = {
  __typename?: 'RegressionCasePayload';
  errors: Array<FieldErrors>;
  ok: Scalars['Boolean']['output'];
  regressionCase?: Maybe<RegressionCase>;
};

export type RegressionCaseSortField =
  | 'failureCount'
  | 'modifiedAt'
  | 'name'
  | 'nights'
  | 'restrictionType'
  | 'startsInDays';

/** `expected` null: nothing is stated about it. */
export type RegressionExpectation = {
  __typename?: 'RegressionExpectation';
  citizenship?: Maybe<Scalars['ID']['output']>;
  expected?: Maybe<Scalars['JSON']['output']>;
  key: Scalars['String']['output'];
  kind: ExpectationKind;
  place?: Maybe<Scalars['ID']['output']>;
};

export type RegressionExpectationInput = {
  citizenship?: InputMaybe<Scalars['ID']['input']>;
  expected?: InputMaybe<Scalars['JSON']['input']>;
  key: Scalars['String']['input'];
  kind: ExpectationKind;
  place?: InputMaybe<Scalars['ID']['input']>;
};

export type RegressionFailure = {
  __typename?: 'RegressionFailure';
  actual?: Maybe<Scalars['JSON']['output']>;
  citizenship?: Maybe<Scalars['ID']['output']>;
  expected?: Maybe<Scalars['JSON']['output']>;
  key: Scalars['String']['output'];
  kind: ExpectationKind;
  place?: Maybe<Scalars['ID']['output']>;
  title: Scalars['String']['output'];
};

export type RestrictionLevel =
  | 'AIRPORT'
  | 'COUNTRY'
  | 'REGION';

export type RestrictionType =
  | 'BUSINESS'
  | 'CRUISE'
  | 'PRIVATE';

export type ReviewDue = {
  __typename?: 'ReviewDue';
  activeTripPages: Scalars['Int']['output'];
  checkedAt?: Maybe<Scalars['Date']['output']>;
  citizenships: Array<Scalars['String']['output']>;
  daysPastDue: Scalars['Int']['output'];
  departingWithin72Hours: Scalars['Int']['output'];
  detailId: Scalars['ID']['output'];
  link?: Maybe<LinkCheck>;
  nextReview: Scalars['Date']['output'];
  place: PlaceHit;
  priority: Scalars['Float']['output'];
  restrictionId: Scalars['ID']['output'];
  restrictionType: RestrictionType;
  riskLevel: RiskLevel;
  sourceUri?: Maybe<Scalars['String']['output']>;
};

export type ReviewDueList = {
  __typename?: 'ReviewDueList';
  results: Array<ReviewDue>;
  totalCount: Scalars['Int']['output'];
};

export type Revision = {
  __typename?: 'Revision';
  at: Scalars['DateTime']['output'];
  changedTypes: Array<Scalars['String']['output']>;
  changes: Array<RevisionChange>;
  confirmedBy?: Maybe<Editor>;
  editor?: Maybe<Editor>;
  isActive: Scalars['Boolean']['output'];
  isSignificant: Scalars['Boolean']['output'];
  note?: Maybe<Scalars['String']['output']>;
  /** The version whose content this one brought back. */
  restoredFrom?: Maybe<Scalars['Int']['output']>;
  sources: Array<Scalars['String']['output']>;
  version: Scalars['Int']['output'];
};

/** One field that a revision changed. `field` names what changed: a detail type, or a part of the detail or of the restriction. */
export type RevisionChange = {
  __typename?: 'RevisionChange';
  after?: Maybe<Scalars['JSON']['output']>;
  afterText?: Maybe<Scalars['String']['output']>;
  before?: Maybe<Scalars['JSON']['output']>;
  beforeText?: Maybe<Scalars['String']['output']>;
  citizenships: Array<Scalars['String']['output']>;
  departures: Array<Scalars['String']['output']>;
  detailId?: Maybe<Scalars['ID']['output']>;
  field: Scalars['String']['output'];
  purpose?: Maybe<RestrictionType>;
  title: Scalars['String']['output'];
};

export type RevisionList = {
  __typename?: 'RevisionList';
  results: Array<Revision>;
  totalCount: Scalars['Int']['output'];
};

export type RiskLevel =
  | 'LEVEL1'
  | 'LEVEL2'
  | 'LEVEL3'
  | 'LEVEL4'
  | 'LEVEL5'
  | 'UNKNOWN';

/** A filter of a list that a user keeps under a name. */
export type SavedQuery = {
  __typename?: 'SavedQuery';
  filter: Scalars['JSON']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  screen: Scalars['String']['output'];
};

export type SavedQueryFilter = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  screen?: InputMaybe<Scalars['String']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};

export type SavedQueryInput = {
  filter: Scalars['JSON']['input'];
  id?: InputMaybe<Scalars['ID']['input']>;
  name: Scalars['String']['input'];
  screen: Scalars['String']['input'];
};

export type SavedQueryList = {
  __typename?: 'SavedQueryList';
  results: Array<SavedQuery>;
  totalCount: Scalars['Int']['output'];
};

export type SavedQueryPayload = {
  __typename?: 'SavedQueryPayload';
  errors: Array<FieldErrors>;
  ok: Scalars['Boolean']['output'];
  savedQuery?: Maybe<SavedQuery>;
};

export type SavedQuerySortField =
  | 'name'
  | 'screen';

/** A change that is decided already and takes effect on a later day, before or during the trip. */
export type ScheduledChange = {
  __typename?: 'ScheduledChange';
  after?: Maybe<Scalars['String']['output']>;
  before?: Maybe<Scalars['String']['output']>;
  citizenships: Array<Scalars['ID']['output']>;
  destination: Scalars['ID']['output'];
  detailType: Scalars['String']['output'];
  effectiveOn: Scalars['Date']['output'];
  /** Such as: changes on 12 October, during your trip. */
  text: Scalars['String']['output'];
  timing: ScheduledTiming;
  title: Scalars['String']['output'];
};

/** A revision that is not published yet: for a later day, or for a second person to confirm. */
export type ScheduledRevision = {
  __typename?: 'ScheduledRevision';
  appliedVersion?: Maybe<Scalars['Int']['output']>;
  baseVersion: Scalars['Int']['output'];
  brokenRegressionCases: Array<BrokenRegressionCase>;
  changes: Array<RevisionChange>;
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  decidedBy?: Maybe<Editor>;
  effectiveOn?: Maybe<Scalars['Date']['output']>;
  id: Scalars['ID']['output'];
  isSignificant: Scalars['Boolean']['output'];
  level: RestrictionLevel;
  note?: Maybe<Scalars['String']['output']>;
  place: PlaceHit;
  /** Why it was blocked or rejected. */
  problem?: Maybe<Scalars['String']['output']>;
  proposedAt: Scalars['DateTime']['output'];
  proposedBy?: Maybe<Editor>;
  /** The version whose content it would bring back. */
  restoredFrom?: Maybe<Scalars['Int']['output']>;
  restrictionId: Scalars['ID']['output'];
  state: ScheduledState;
};

/** `isOwn`: proposed by the viewer, or by others. */
export type ScheduledRevisionFilter = {
  countryId?: InputMaybe<Scalars['ID']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  isOwn?: InputMaybe<Scalars['Boolean']['input']>;
  restrictionId?: InputMaybe<Scalars['ID']['input']>;
  states?: InputMaybe<Array<ScheduledState>>;
};

export type ScheduledRevisionList = {
  __typename?: 'ScheduledRevisionList';
  results: Array<ScheduledRevision>;
  totalCount: Scalars['Int']['output'];
};

export type ScheduledRevisionSortField =
  | 'decidedAt'
  | 'effectiveOn'
  | 'proposedAt'
  | 'state';

export type ScheduledState =
  | 'APPLIED'
  | 'BLOCKED'
  | 'HELD'
  | 'REJECTED'
  | 'SCHEDULED'
  | 'WITHDRAWN';

/** Where a scheduled change falls, seen from a trip. */
export type ScheduledTiming =
  | 'BEFORE_TRIP'
  | 'DURING_TRIP';

export type SectionVisibility = {
  __typename?: 'SectionVisibility';
  caseOfEmergency: Scalars['Boolean']['output'];
  criminalLaws: Scalars['Boolean']['output'];
  dmresultVisaProviders: Scalars['Boolean']['output'];
  infrastructure: Scalars['Boolean']['output'];
  medicalCare: Scalars['Boolean']['output'];
  money: Scalars['Boolean']['output'];
  onSiteRepresentatives: Scalars['Boolean']['output'];
  traffic: Scalars['Boolean']['output'];
  visaProviders: Scalars['Boolean']['output'];
  worthKnowing: Scalars['Boolean']['output'];
};

export type Ship = {
  __typename?: 'Ship';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  shippingLine: ShippingLine;
};

export type ShipRoute = {
  __typename?: 'ShipRoute';
  durationDays: Scalars['Int']['output'];
  finishPort: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** True when route and days are invented, as in the list that the product ships with. */
  isSample: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  schedules: Array<CruiseSchedule>;
  ship: Ship;
  startPort: Scalars['String']['output'];
};

export type ShippingLine = {
  __typename?: 'ShippingLine';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type SortOrder =
  | 'ASC'
  | 'DESC';

export type StatusChange = {
  __typename?: 'StatusChange';
  after: StatusColor;
  before: StatusColor;
  tripPages: Scalars['Int']['output'];
};

export type StatusColor =
  | 'BLUE'
  | 'GRAY'
  | 'PURPLE'
  | 'RED'
  | 'YELLOW';

export type SummaryChange = {
  __typename?: 'SummaryChange';
  after: SummaryStatus;
  before: SummaryStatus;
  item: SummaryItemKey;
  title: Scalars['String']['output'];
  tripPages: Scalars['Int']['output'];
};

export type SummaryItem = {
  __typename?: 'SummaryItem';
  citizenships: Array<Scalars['ID']['output']>;
  destinations: Array<Scalars['ID']['output']>;
  key: SummaryItemKey;
  status: SummaryStatus;
  text: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type SummaryItemKey =
  | 'CHILDRENS_PASSPORT'
  | 'DRIVING_PERMIT'
  | 'ENTRY_PERMIT'
  | 'EXTRA_FORMS'
  | 'HEALTH_INSURANCE'
  | 'ID_OR_PASSPORT'
  | 'IMMUNISATION'
  | 'VISA';

export type SummaryStatus =
  | 'OK'
  | 'REQUIRED'
  | 'REQUIRED_ALL'
  | 'REQUIRED_MANY'
  | 'REQUIRED_ONE'
  | 'UNKNOWN';

export type TextSnippet = {
  __typename?: 'TextSnippet';
  createdAt: Scalars['DateTime']['output'];
  createdBy?: Maybe<Editor>;
  id: Scalars['ID']['output'];
  modifiedAt: Scalars['DateTime']['output'];
  modifiedBy?: Maybe<Editor>;
  name: Scalars['String']['output'];
  text?: Maybe<Scalars['String']['output']>;
  textDe?: Maybe<Scalars['String']['output']>;
  textEn?: Maybe<Scalars['String']['output']>;
};

/** `search`: in the name and in the texts. */
export type TextSnippetFilter = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  search?: InputMaybe<Scalars['String']['input']>;
};

export type TextSnippetInput = {
  id?: InputMaybe<Scalars['ID']['input']>;
  name: Scalars['String']['input'];
  text?: InputMaybe<Scalars['String']['input']>;
  textDe?: InputMaybe<Scalars['String']['input']>;
  textEn?: InputMaybe<Scalars['String']['input']>;
};

export type TextSnippetList = {
  __typename?: 'TextSnippetList';
  results: Array<TextSnippet>;
  totalCount: Scalars['Int']['output'];
};

export type TextSnippetPayload = {
  __typename?: 'TextSnippetPayload';
  errors: Array<FieldErrors>;
  ok: Scalars['Boolean']['output'];
  textSnippet?: Maybe<TextSnippet>;
};

export type TextSnippetSortField =
  | 'createdAt'
  | 'modifiedAt'
  | 'name';

export type TokenAuth = {
  __typename?: 'TokenAuth';
  token: Scalars['String']['output'];
};

export type TourOperatorExternalRestrictionInfo = {
  __typename?: 'TourOperatorExternalRestrictionInfo';
  allowIframe: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  infoCategory: Scalars['String']['output'];
  link?: Maybe<Scalars['String']['output']>;
  linkDe?: Maybe<Scalars['String']['output']>;
  linkEn?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
};

export type TourOperatorExternalRestrictionInfoInput = {
  allowIframe: Scalars['Boolean']['input'];
  id?: InputMaybe<Scalars['ID']['input']>;
  infoCategory: Scalars['String']['input'];
  link?: InputMaybe<Scalars['String']['input']>;
  linkDe?: InputMaybe<Scalars['String']['input']>;
  linkEn?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
};

export type TourOperatorExternalRestrictionInfoPayload = {
  __typename?: 'TourOperatorExternalRestrictionInfoPayload';
  errors: Array<FieldErrors>;
  info?: Maybe<TourOperatorExternalRestrictionInfo>;
  ok: Scalars['Boolean']['output'];
};

export type TransitInput = {
  id: Scalars['ID']['input'];
  type: PlaceType;
};

export type TranslateTextPayload = {
  __typename?: 'TranslateTextPayload';
  errors: Array<FieldErrors>;
  ok: Scalars['Boolean']['output'];
  text?: Maybe<Scalars['String']['output']>;
};

export type TripChange = {
  __typename?: 'TripChange';
  after?: Maybe<Scalars['String']['output']>;
  at: Scalars['DateTime']['output'];
  before?: Maybe<Scalars['String']['output']>;
  destination: Scalars['ID']['output'];
  detailType: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  isRead: Scalars['Boolean']['output'];
  title: Scalars['String']['output'];
};

export type TripPage = {
  __typename?: 'TripPage';
  changes: Array<TripChange>;
  dateEnd: Scalars['Date']['output'];
  dateStart: Scalars['Date']['output'];
  detail?: Maybe<DestinationDetail>;
  language: Scalars['String']['output'];
  message?: Maybe<Scalars['String']['output']>;
  organisation: Organisation;
  restrictionType: RestrictionType;
  state: TripPageState;
  subscription: Scalars['String']['output'];
};

export type TripPageState =
  | 'ACTIVE'
  | 'DISABLED'
  | 'EXPIRED';

export type UpdateMyjourneyPayload = {
  __typename?: 'UpdateMyjourneyPayload';
  error?: Maybe<Scalars['String']['output']>;
  errors: Array<FieldErrors>;
  id?: Maybe<Scalars['ID']['output']>;
  ok: Scalars['Boolean']['output'];
};

export type ValueKind =
  | 'COLOR'
  | 'FREETEXT'
  | 'POSINT'
  | 'YESNO'
  | 'YESNOTEXT';

export type Warning = {
  __typename?: 'Warning';
  destinations: Array<Scalars['ID']['output']>;
  key: Scalars['String']['output'];
  text: Scalars['String']['output'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AffectedItinerary: ResolverTypeWrapper<AffectedItinerary>;
  Airport: ResolverTypeWrapper<Airport>;
  Authority: ResolverTypeWrapper<Authority>;
  AuthorityFilter: AuthorityFilter;
  AuthorityInput: AuthorityInput;
  AuthorityList: ResolverTypeWrapper<AuthorityList>;
  AuthorityPayload: ResolverTypeWrapper<AuthorityPayload>;
  AuthoritySortField: AuthoritySortField;
  AuthorityType: AuthorityType;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  BrokenRegressionCase: ResolverTypeWrapper<BrokenRegressionCase>;
  Conflict: ResolverTypeWrapper<Conflict>;
  ConflictList: ResolverTypeWrapper<ConflictList>;
  ConflictingStatement: ResolverTypeWrapper<ConflictingStatement>;
  CopyChange: ResolverTypeWrapper<CopyChange>;
  CopyEntryRestrictionInput: CopyEntryRestrictionInput;
  CopyPreview: ResolverTypeWrapper<CopyPreview>;
  CopySource: CopySource;
  Country: ResolverTypeWrapper<Country>;
  CountryGroup: ResolverTypeWrapper<CountryGroup>;
  CreateMyjourneyPayload: ResolverTypeWrapper<CreateMyjourneyPayload>;
  CruiseSchedule: ResolverTypeWrapper<CruiseSchedule>;
  CruiseStop: ResolverTypeWrapper<CruiseStop>;
  CurrentUser: ResolverTypeWrapper<CurrentUser>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DestinationAnswer: ResolverTypeWrapper<DestinationAnswer>;
  DestinationDetail: ResolverTypeWrapper<DestinationDetail>;
  DetailCategory: ResolverTypeWrapper<DetailCategory>;
  DetailEntry: ResolverTypeWrapper<DetailEntry>;
  DetailGroup: ResolverTypeWrapper<DetailGroup>;
  DetailOrigin: DetailOrigin;
  DetailSection: ResolverTypeWrapper<DetailSection>;
  DetailSet: DetailSet;
  DetailType: ResolverTypeWrapper<DetailType>;
  DetailView: DetailView;
  EditCategory: ResolverTypeWrapper<EditCategory>;
  Editor: ResolverTypeWrapper<Editor>;
  EntryRestriction: ResolverTypeWrapper<EntryRestriction>;
  EntryRestrictionDetail: ResolverTypeWrapper<EntryRestrictionDetail>;
  EntryRestrictionDetailInput: EntryRestrictionDetailInput;
  EntryRestrictionFilter: EntryRestrictionFilter;
  EntryRestrictionInput: EntryRestrictionInput;
  EntryRestrictionList: ResolverTypeWrapper<EntryRestrictionList>;
  EntryRestrictionPayload: ResolverTypeWrapper<EntryRestrictionPayload>;
  EntryRestrictionSortField: EntryRestrictionSortField;
  EntryRestrictionWithParent: ResolverTypeWrapper<EntryRestrictionWithParent>;
  EntryState: EntryState;
  EntryStatement: ResolverTypeWrapper<EntryStatement>;
  Event: ResolverTypeWrapper<Event>;
  EventCategory: ResolverTypeWrapper<EventCategory>;
  ExpectationKind: ExpectationKind;
  ExternalInfoFilter: ExternalInfoFilter;
  ExternalInfoList: ResolverTypeWrapper<ExternalInfoList>;
  ExternalInfoSortField: ExternalInfoSortField;
  Feedback: ResolverTypeWrapper<Feedback>;
  FeedbackFilter: FeedbackFilter;
  FeedbackList: ResolverTypeWrapper<FeedbackList>;
  FeedbackSortField: FeedbackSortField;
  FieldErrors: ResolverTypeWrapper<FieldErrors>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  ImpactPreview: ResolverTypeWrapper<ImpactPreview>;
  ImportChange: ResolverTypeWrapper<ImportChange>;
  ImportChangeKind: ImportChangeKind;
  ImportCounts: ResolverTypeWrapper<ImportCounts>;
  ImportFileInput: ImportFileInput;
  ImportRun: ResolverTypeWrapper<ImportRun>;
  ImportRunFilter: ImportRunFilter;
  ImportRunList: ResolverTypeWrapper<ImportRunList>;
  ImportRunPayload: ResolverTypeWrapper<ImportRunPayload>;
  ImportRunSortField: ImportRunSortField;
  ImportSchedule: ResolverTypeWrapper<ImportSchedule>;
  ImportScheduleFilter: ImportScheduleFilter;
  ImportScheduleInput: ImportScheduleInput;
  ImportScheduleList: ResolverTypeWrapper<ImportScheduleList>;
  ImportSchedulePayload: ResolverTypeWrapper<ImportSchedulePayload>;
  ImportScheduleSortField: ImportScheduleSortField;
  ImportState: ImportState;
  Importer: ResolverTypeWrapper<Importer>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  Journey: ResolverTypeWrapper<Journey>;
  JourneyCruise: ResolverTypeWrapper<JourneyCruise>;
  JourneyFilter: JourneyFilter;
  JourneyPage: ResolverTypeWrapper<JourneyPage>;
  LinkCheck: ResolverTypeWrapper<LinkCheck>;
  LinkCheckPayload: ResolverTypeWrapper<LinkCheckPayload>;
  LinkState: LinkState;
  LocalisedNote: ResolverTypeWrapper<LocalisedNote>;
  MapCountryStatus: ResolverTypeWrapper<MapCountryStatus>;
  MapRegionStatus: ResolverTypeWrapper<MapRegionStatus>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  MutationResult: ResolverTypeWrapper<MutationResult>;
  Organisation: ResolverTypeWrapper<Organisation>;
  Permission: ResolverTypeWrapper<Permission>;
  Phase: ResolverTypeWrapper<Phase>;
  PlaceHit: ResolverTypeWrapper<PlaceHit>;
  PlaceType: PlaceType;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Region: ResolverTypeWrapper<Region>;
  RegressionCase: ResolverTypeWrapper<RegressionCase>;
  RegressionCaseFilter: RegressionCaseFilter;
  RegressionCaseInput: RegressionCaseInput;
  RegressionCaseList: ResolverTypeWrapper<RegressionCaseList>;
  RegressionCasePayload: ResolverTypeWrapper<RegressionCasePayload>;
  RegressionCaseSortField: RegressionCaseSortField;
  RegressionExpectation: ResolverTypeWrapper<RegressionExpectation>;
  RegressionExpectationInput: RegressionExpectationInput;
  RegressionFailure: ResolverTypeWrapper<RegressionFailure>;
  RestrictionLevel: RestrictionLevel;
  RestrictionType: RestrictionType;
  ReviewDue: ResolverTypeWrapper<ReviewDue>;
  ReviewDueList: ResolverTypeWrapper<ReviewDueList>;
  Revision: ResolverTypeWrapper<Revision>;
  RevisionChange: ResolverTypeWrapper<RevisionChange>;
  RevisionList: ResolverTypeWrapper<RevisionList>;
  RiskLevel: RiskLevel;
  SavedQuery: ResolverTypeWrapper<SavedQuery>;
  SavedQueryFilter: SavedQueryFilter;
  SavedQueryInput: SavedQueryInput;
  SavedQueryList: ResolverTypeWrapper<SavedQueryList>;
  SavedQueryPayload: ResolverTypeWrapper<SavedQueryPayload>;
  SavedQuerySortField: SavedQuerySortField;
  ScheduledChange: ResolverTypeWrapper<ScheduledChange>;
  ScheduledRevision: ResolverTypeWrapper<ScheduledRevision>;
  ScheduledRevisionFilter: ScheduledRevisionFilter;
  ScheduledRevisionList: ResolverTypeWrapper<ScheduledRevisionList>;
  ScheduledRevisionSortField: ScheduledRevisionSortField;
  ScheduledState: ScheduledState;
  ScheduledTiming: ScheduledTiming;
  SectionVisibility: ResolverTypeWrapper<SectionVisibility>;
  Ship: ResolverTypeWrapper<Ship>;
  ShipRoute: ResolverTypeWrapper<ShipRoute>;
  ShippingLine: ResolverTypeWrapper<ShippingLine>;
  SortOrder: SortOrder;
  StatusChange: ResolverTypeWrapper<StatusChange>;
  StatusColor: StatusColor;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  SummaryChange: ResolverTypeWrapper<SummaryChange>;
  SummaryItem: ResolverTypeWrapper<SummaryItem>;
  SummaryItemKey: SummaryItemKey;
  SummaryStatus: SummaryStatus;
  TextSnippet: ResolverTypeWrapper<TextSnippet>;
  TextSnippetFilter: TextSnippetFilter;
  TextSnippetInput: TextSnippetInput;
  TextSnippetList: ResolverTypeWrapper<TextSnippetList>;
  TextSnippetPayload: ResolverTypeWrapper<TextSnippetPayload>;
  TextSnippetSortField: TextSnippetSortField;
  TokenAuth: ResolverTypeWrapper<TokenAuth>;
  TourOperatorExternalRestrictionInfo: ResolverTypeWrapper<TourOperatorExternalRestrictionInfo>;
  TourOperatorExternalRestrictionInfoInput: TourOperatorExternalRestrictionInfoInput;
  TourOperatorExternalRestrictionInfoPayload: ResolverTypeWrapper<TourOperatorExternalRestrictionInfoPayload>;
  TransitInput: TransitInput;
  TranslateTextPayload: ResolverTypeWrapper<TranslateTextPayload>;
  TripChange: ResolverTypeWrapper<TripChange>;
  TripPage: ResolverTypeWrapper<TripPage>;
  TripPageState: TripPageState;
  UpdateMyjourneyPayload: ResolverTypeWrapper<UpdateMyjourneyPayload>;
  ValueKind: ValueKind;
  Warning: ResolverTypeWrapper<Warning>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AffectedItinerary: AffectedItinerary;
  Airport: Airport;
  Authority: Authority;
  AuthorityFilter: AuthorityFilter;
  AuthorityInput: AuthorityInput;
  AuthorityList: AuthorityList;
  AuthorityPayload: AuthorityPayload;
  Boolean: Scalars['Boolean']['output'];
  BrokenRegressionCase: BrokenRegressionCase;
  Conflict: Conflict;
  ConflictList: ConflictList;
  ConflictingStatement: ConflictingStatement;
  CopyChange: CopyChange;
  CopyEntryRestrictionInput: CopyEntryRestrictionInput;
  CopyPreview: CopyPreview;
  Country: Country;
  CountryGroup: CountryGroup;
  CreateMyjourneyPayload: CreateMyjourneyPayload;
  CruiseSchedule: CruiseSchedule;
  CruiseStop: CruiseStop;
  CurrentUser: CurrentUser;
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  DestinationAnswer: DestinationAnswer;
  DestinationDetail: DestinationDetail;
  DetailCategory: DetailCategory;
  DetailEntry: DetailEntry;
  DetailGroup: DetailGroup;
  DetailSection: DetailSection;
  DetailType: DetailType;
  EditCategory: EditCategory;
  Editor: Editor;
  EntryRestriction: EntryRestriction;
  EntryRestrictionDetail: EntryRestrictionDetail;
  EntryRestrictionDetailInput: EntryRestrictionDetailInput;
  EntryRestrictionFilter: EntryRestrictionFilter;
  EntryRestrictionInput: EntryRestrictionInput;
  EntryRestrictionList: EntryRestrictionList;
  EntryRestrictionPayload: EntryRestrictionPayload;
  EntryRestrictionWithParent: EntryRestrictionWithParent;
  EntryStatement: EntryStatement;
  Event: Event;
  EventCategory: EventCategory;
  ExternalInfoFilter: ExternalInfoFilter;
  ExternalInfoList: ExternalInfoList;
  Feedback: Feedback;
  FeedbackFilter: FeedbackFilter;
  FeedbackList: FeedbackList;
  FieldErrors: FieldErrors;
  Float: Scalars['Float']['output'];
  ID: Scalars['ID']['output'];
  ImpactPreview: ImpactPreview;
  ImportChange: ImportChange;
  ImportCounts: ImportCounts;
  ImportFileInput: ImportFileInput;
  ImportRun: ImportRun;
  ImportRunFilter: ImportRunFilter;
  ImportRunList: ImportRunList;
  ImportRunPayload: ImportRunPayload;
  ImportSchedule: ImportSchedule;
  ImportScheduleFilter: ImportScheduleFilter;
  ImportScheduleInput: ImportScheduleInput;
  ImportScheduleList: ImportScheduleList;
  ImportSchedulePayload: ImportSchedulePayload;
  Importer: Importer;
  Int: Scalars['Int']['output'];
  JSON: Scalars['JSON']['output'];
  Journey: Journey;
  JourneyCruise: JourneyCruise;
  JourneyPage: JourneyPage;
  LinkCheck: LinkCheck;
  LinkCheckPayload: LinkCheckPayload;
  LocalisedNote: LocalisedNote;
  MapCountryStatus: MapCountryStatus;
  MapRegionStatus: MapRegionStatus;
  Mutation: Record<PropertyKey, never>;
  MutationResult: MutationResult;
  Organisation: Organisation;
  Permission: Permission;
  Phase: Phase;
  PlaceHit: PlaceHit;
  Query: Record<PropertyKey, never>;
  Region: Region;
  RegressionCase: RegressionCase;
  RegressionCaseFilter: RegressionCaseFilter;
  RegressionCaseInput: RegressionCaseInput;
  RegressionCaseList: RegressionCaseList;
  RegressionCasePayload: RegressionCasePayload;
  RegressionExpectation: RegressionExpectation;
  RegressionExpectationInput: RegressionExpectationInput;
  RegressionFailure: RegressionFailure;
  ReviewDue: ReviewDue;
  ReviewDueList: ReviewDueList;
  Revision: Revision;
  RevisionChange: RevisionChange;
  RevisionList: RevisionList;
  SavedQuery: SavedQuery;
  SavedQueryFilter: SavedQueryFilter;
  SavedQueryInput: SavedQueryInput;
  SavedQueryList: SavedQueryList;
  SavedQueryPayload: SavedQueryPayload;
  ScheduledChange: ScheduledChange;
  ScheduledRevision: ScheduledRevision;
  ScheduledRevisionFilter: ScheduledRevisionFilter;
  ScheduledRevisionList: ScheduledRevisionList;
  SectionVisibility: SectionVisibility;
  Ship: Ship;
  ShipRoute: ShipRoute;
  ShippingLine: ShippingLine;
  StatusChange: StatusChange;
  String: Scalars['String']['output'];
  SummaryChange: SummaryChange;
  SummaryItem: SummaryItem;
  TextSnippet: TextSnippet;
  TextSnippetFilter: TextSnippetFilter;
  TextSnippetInput: TextSnippetInput;
  TextSnippetList: TextSnippetList;
  TextSnippetPayload: TextSnippetPayload;
  TokenAuth: TokenAuth;
  TourOperatorExternalRestrictionInfo: TourOperatorExternalRestrictionInfo;
  TourOperatorExternalRestrictionInfoInput: TourOperatorExternalRestrictionInfoInput;
  TourOperatorExternalRestrictionInfoPayload: TourOperatorExternalRestrictionInfoPayload;
  TransitInput: TransitInput;
  TranslateTextPayload: TranslateTextPayload;
  TripChange: TripChange;
  TripPage: TripPage;
  UpdateMyjourneyPayload: UpdateMyjourneyPayload;
  Warning: Warning;
};

export type AffectedItineraryResolvers<ContextType = any, ParentType extends ResolversParentTypes['AffectedItinerary'] = ResolversParentTypes['AffectedItinerary']> = {
  citizenships?: Resolver<Array<ResolversTypes['Country']>, ParentType, ContextType>;
  dateEnd?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  dateStart?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  departure?: Resolver<ResolversTypes['Country'], ParentType, ContextType>;
  destinations?: Resolver<Array<ResolversTypes['PlaceHit']>, ParentType, ContextType>;
  restrictionType?: Resolver<ResolversTypes['RestrictionType'], ParentType, ContextType>;
  statusChanges?: Resolver<Array<ResolversTypes['StatusChange']>, ParentType, ContextType>;
  summaryChanges?: Resolver<Array<ResolversTypes['SummaryChange']>, ParentType, ContextType>;
  transits?: Resolver<Array<ResolversTypes['PlaceHit']>, ParentType, ContextType>;
  tripPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AirportResolvers<ContextType = any, ParentType extends ResolversParentTypes['Airport'] = ResolversParentTypes['Airport']> = {
  iata?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  icao?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuthorityResolvers<ContextType = any, ParentType extends ResolversParentTypes['Authority'] = ResolversParentTypes['Authority']> = {
  authorityType?: Resolver<ResolversTypes['AuthorityType'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuthorityListResolvers<ContextType = any, ParentType extends ResolversParentTypes['AuthorityList'] = ResolversParentTypes['AuthorityList']> = {
  results?: Resolver<Array<ResolversTypes['Authority']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AuthorityPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['AuthorityPayload'] = ResolversParentTypes['AuthorityPayload']> = {
  authority?: Resolver<Maybe<ResolversTypes['Authority']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldErrors']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type BrokenRegressionCaseResolvers<ContextType = any, ParentType extends ResolversParentTypes['BrokenRegressionCase'] = ResolversParentTypes['BrokenRegressionCase']> = {
  failures?: Resolver<Array<ResolversTypes['RegressionFailure']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ConflictResolvers<ContextType = any, ParentType extends ResolversParentTypes['Conflict'] = ResolversParentTypes['Conflict']> = {
  citizenships?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  detailType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['PlaceHit'], ParentType, ContextType>;
  restrictionType?: Resolver<ResolversTypes['RestrictionType'], ParentType, ContextType>;
  statements?: Resolver<Array<ResolversTypes['ConflictingStatement']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ConflictListResolvers<ContextType = any, ParentType extends ResolversParentTypes['ConflictList'] = ResolversParentTypes['ConflictList']> = {
  restrictionCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['Conflict']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ConflictingStatementResolvers<ContextType = any, ParentType extends ResolversParentTypes['ConflictingStatement'] = ResolversParentTypes['ConflictingStatement']> = {
  authority?: Resolver<Maybe<ResolversTypes['Authority']>, ParentType, ContextType>;
  checkedAt?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  detailId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  origin?: Resolver<ResolversTypes['DetailOrigin'], ParentType, ContextType>;
  restrictionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sourceUri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
};

export type CopyChangeResolvers<ContextType = any, ParentType extends ResolversParentTypes['CopyChange'] = ResolversParentTypes['CopyChange']> = {
  after?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  afterText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  beforeText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  citizenships?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  departures?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  detailId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CopyPreviewResolvers<ContextType = any, ParentType extends ResolversParentTypes['CopyPreview'] = ResolversParentTypes['CopyPreview']> = {
  additions?: Resolver<Array<ResolversTypes['CopyChange']>, ParentType, ContextType>;
  brokenRegressionCases?: Resolver<Array<ResolversTypes['BrokenRegressionCase']>, ParentType, ContextType>;
  details?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldErrors']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  overwrites?: Resolver<Array<ResolversTypes['CopyChange']>, ParentType, ContextType>;
};

export type CountryResolvers<ContextType = any, ParentType extends ResolversParentTypes['Country'] = ResolversParentTypes['Country']> = {
  airports?: Resolver<Array<ResolversTypes['Airport']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  idExternalGmEvent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  iso2?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  iso3?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nameShort?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  regions?: Resolver<Array<ResolversTypes['Region']>, ParentType, ContextType>;
  riskLevel?: Resolver<ResolversTypes['RiskLevel'], ParentType, ContextType>;
  urlGmEvent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CountryGroupResolvers<ContextType = any, ParentType extends ResolversParentTypes['CountryGroup'] = ResolversParentTypes['CountryGroup']> = {
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  members?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CreateMyjourneyPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['CreateMyjourneyPayload'] = ResolversParentTypes['CreateMyjourneyPayload']> = {
  errors?: Resolver<Array<ResolversTypes['FieldErrors']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CruiseScheduleResolvers<ContextType = any, ParentType extends ResolversParentTypes['CruiseSchedule'] = ResolversParentTypes['CruiseSchedule']> = {
  cruiseId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  dateEnd?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  dateStart?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  routeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  stops?: Resolver<Array<ResolversTypes['CruiseStop']>, ParentType, ContextType>;
};

export type CruiseStopResolvers<ContextType = any, ParentType extends ResolversParentTypes['CruiseStop'] = ResolversParentTypes['CruiseStop']> = {
  country?: Resolver<Maybe<ResolversTypes['Country']>, ParentType, ContextType>;
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CurrentUserResolvers<ContextType = any, ParentType extends ResolversParentTypes['CurrentUser'] = ResolversParentTypes['CurrentUser']> = {
  cdbAccessKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dmVersionKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  featureVisa?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gmCdbUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isStaff?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organisation?: Resolver<Maybe<ResolversTypes['Organisation']>, ParentType, ContextType>;
  permissions?: Resolver<Array<ResolversTypes['Permission']>, ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DestinationAnswerResolvers<ContextType = any, ParentType extends ResolversParentTypes['DestinationAnswer'] = ResolversParentTypes['DestinationAnswer']> = {
  entryBanned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isTransit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  phase?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phaseEnd?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  phaseStart?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  place?: Resolver<ResolversTypes['PlaceHit'], ParentType, ContextType>;
  riskLevel?: Resolver<ResolversTypes['RiskLevel'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['StatusColor'], ParentType, ContextType>;
};

export type DestinationDetailResolvers<ContextType = any, ParentType extends ResolversParentTypes['DestinationDetail'] = ResolversParentTypes['DestinationDetail']> = {
  asOf?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  destinations?: Resolver<Array<ResolversTypes['DestinationAnswer']>, ParentType, ContextType>;
  events?: Resolver<Array<ResolversTypes['Event']>, ParentType, ContextType>;
  scheduled?: Resolver<Array<ResolversTypes['ScheduledChange']>, ParentType, ContextType>;
  sections?: Resolver<Array<ResolversTypes['DetailSection']>, ParentType, ContextType>;
  summary?: Resolver<Array<ResolversTypes['SummaryItem']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  warnings?: Resolver<Array<ResolversTypes['Warning']>, ParentType, ContextType>;
};

export type DetailCategoryResolvers<ContextType = any, ParentType extends ResolversParentTypes['DetailCategory'] = ResolversParentTypes['DetailCategory']> = {
  allowCopyFromBusiness?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  backgroundColor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  textColor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DetailEntryResolvers<ContextType = any, ParentType extends ResolversParentTypes['DetailEntry'] = ResolversParentTypes['DetailEntry']> = {
  authority?: Resolver<Maybe<ResolversTypes['Authority']>, ParentType, ContextType>;
  changedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  checkedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  citizenships?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  destination?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  detailType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  html?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isChanged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ValueKind'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['RestrictionLevel'], ParentType, ContextType>;
  machineTranslatedFrom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  origin?: Resolver<Maybe<ResolversTypes['DetailOrigin']>, ParentType, ContextType>;
  positive?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  sourceUri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['EntryState'], ParentType, ContextType>;
  statements?: Resolver<Array<ResolversTypes['EntryStatement']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  textLanguage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
};

export type DetailGroupResolvers<ContextType = any, ParentType extends ResolversParentTypes['DetailGroup'] = ResolversParentTypes['DetailGroup']> = {
  citizenshipShowGrouping?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  detailTypes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DetailSectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['DetailSection'] = ResolversParentTypes['DetailSection']> = {
  entries?: Resolver<Array<ResolversTypes['DetailEntry']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DetailTypeResolvers<ContextType = any, ParentType extends ResolversParentTypes['DetailType'] = ResolversParentTypes['DetailType']> = {
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isCidmer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ValueKind'], ParentType, ContextType>;
  positiveYes?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  set?: Resolver<ResolversTypes['DetailSet'], ParentType, ContextType>;
  showBusiness?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EditCategoryResolvers<ContextType = any, ParentType extends ResolversParentTypes['EditCategory'] = ResolversParentTypes['EditCategory']> = {
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  copyFromBusiness?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type EditorResolvers<ContextType = any, ParentType extends ResolversParentTypes['Editor'] = ResolversParentTypes['Editor']> = {
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EntryRestrictionResolvers<ContextType = any, ParentType extends ResolversParentTypes['EntryRestriction'] = ResolversParentTypes['EntryRestriction']> = {
  airport?: Resolver<Maybe<ResolversTypes['Airport']>, ParentType, ContextType>;
  checkedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  checkedBy?: Resolver<Maybe<ResolversTypes['Editor']>, ParentType, ContextType>;
  conflictCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['Country'], ParentType, ContextType>;
  detailCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  details?: Resolver<Array<ResolversTypes['EntryRestrictionDetail']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  importLicence?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  importSource?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  internalNote?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  internalSources?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['RestrictionLevel'], ParentType, ContextType>;
  modifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  modifiedBy?: Resolver<Maybe<ResolversTypes['Editor']>, ParentType, ContextType>;
  origin?: Resolver<ResolversTypes['DetailOrigin'], ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['Region']>, ParentType, ContextType>;
  regionDeviationBusiness?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  regionDeviationTourism?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reminder?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  restrictionLevel?: Resolver<ResolversTypes['RestrictionLevel'], ParentType, ContextType>;
  reviewsDueCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  scheduledCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  significantUpdateAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  significantUpdateBy?: Resolver<Maybe<ResolversTypes['Editor']>, ParentType, ContextType>;
  significantUpdateNote?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['StatusColor'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EntryRestrictionDetailResolvers<ContextType = any, ParentType extends ResolversParentTypes['EntryRestrictionDetail'] = ResolversParentTypes['EntryRestrictionDetail']> = {
  authority?: Resolver<Maybe<ResolversTypes['Authority']>, ParentType, ContextType>;
  checkedAt?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  citizenshipGroups?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  citizenships?: Resolver<Array<ResolversTypes['Country']>, ParentType, ContextType>;
  copyBase?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  copyParent?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  departureGroups?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  departures?: Resolver<Array<ResolversTypes['Country']>, ParentType, ContextType>;
  editCategories?: Resolver<Array<ResolversTypes['EditCategory']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['LinkCheck']>, ParentType, ContextType>;
  modifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  nextReview?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  noAccess?: Resolver<ResolversTypes['Phase'], ParentType, ContextType>;
  noRestrictions?: Resolver<ResolversTypes['Phase'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['LocalisedNote'], ParentType, ContextType>;
  restrictionDetailJson?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  restrictionType?: Resolver<ResolversTypes['RestrictionType'], ParentType, ContextType>;
  significantUpdateAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  someRestrictions?: Resolver<ResolversTypes['Phase'], ParentType, ContextType>;
  sourceUri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EntryRestrictionListResolvers<ContextType = any, ParentType extends ResolversParentTypes['EntryRestrictionList'] = ResolversParentTypes['EntryRestrictionList']> = {
  results?: Resolver<Array<ResolversTypes['EntryRestriction']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EntryRestrictionPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['EntryRestrictionPayload'] = ResolversParentTypes['EntryRestrictionPayload']> = {
  brokenRegressionCases?: Resolver<Array<ResolversTypes['BrokenRegressionCase']>, ParentType, ContextType>;
  current?: Resolver<Maybe<ResolversTypes['EntryRestriction']>, ParentType, ContextType>;
  entryRestriction?: Resolver<Maybe<ResolversTypes['EntryRestriction']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldErrors']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  overwrites?: Resolver<Array<ResolversTypes['CopyChange']>, ParentType, ContextType>;
  scheduled?: Resolver<Maybe<ResolversTypes['ScheduledRevision']>, ParentType, ContextType>;
  warnings?: Resolver<Array<ResolversTypes['FieldErrors']>, ParentType, ContextType>;
};

export type EntryRestrictionWithParentResolvers<ContextType = any, ParentType extends ResolversParentTypes['EntryRestrictionWithParent'] = ResolversParentTypes['EntryRestrictionWithParent']> = {
  entryRestriction?: Resolver<ResolversTypes['EntryRestriction'], ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['EntryRestriction']>, ParentType, ContextType>;
};

export type EntryStatementResolvers<ContextType = any, ParentType extends ResolversParentTypes['EntryStatement'] = ResolversParentTypes['EntryStatement']> = {
  authority?: Resolver<Maybe<ResolversTypes['Authority']>, ParentType, ContextType>;
  checkedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  machineTranslatedFrom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  origin?: Resolver<ResolversTypes['DetailOrigin'], ParentType, ContextType>;
  sourceUri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  textLanguage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
};

export type EventResolvers<ContextType = any, ParentType extends ResolversParentTypes['Event'] = ResolversParentTypes['Event']> = {
  category?: Resolver<ResolversTypes['EventCategory'], ParentType, ContextType>;
  countUpdates?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['Country']>, ParentType, ContextType>;
  gmUniqueEventId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  latitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  level?: Resolver<ResolversTypes['RiskLevel'], ParentType, ContextType>;
  longitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  pinned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  radiusKm?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  significantUpdateAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  staticPageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  timeEnd?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  timeStart?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EventCategoryResolvers<ContextType = any, ParentType extends ResolversParentTypes['EventCategory'] = ResolversParentTypes['EventCategory']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ExternalInfoListResolvers<ContextType = any, ParentType extends ResolversParentTypes['ExternalInfoList'] = ResolversParentTypes['ExternalInfoList']> = {
  results?: Resolver<Array<ResolversTypes['TourOperatorExternalRestrictionInfo']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FeedbackResolvers<ContextType = any, ParentType extends ResolversParentTypes['Feedback'] = ResolversParentTypes['Feedback']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sentAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sentBy?: Resolver<Maybe<ResolversTypes['Editor']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FeedbackListResolvers<ContextType = any, ParentType extends ResolversParentTypes['FeedbackList'] = ResolversParentTypes['FeedbackList']> = {
  results?: Resolver<Array<ResolversTypes['Feedback']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FieldErrorsResolvers<ContextType = any, ParentType extends ResolversParentTypes['FieldErrors'] = ResolversParentTypes['FieldErrors']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  messages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ImpactPreviewResolvers<ContextType = any, ParentType extends ResolversParentTypes['ImpactPreview'] = ResolversParentTypes['ImpactPreview']> = {
  activeTripPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  affectedTripPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  brokenRegressionCases?: Resolver<Array<ResolversTypes['BrokenRegressionCase']>, ParentType, ContextType>;
  changedTripPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['RevisionChange']>, ParentType, ContextType>;
  departingWithin72Hours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldErrors']>, ParentType, ContextType>;
  itineraries?: Resolver<Array<ResolversTypes['AffectedItinerary']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ownTripPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  statusChanges?: Resolver<Array<ResolversTypes['StatusChange']>, ParentType, ContextType>;
  summaryChanges?: Resolver<Array<ResolversTypes['SummaryChange']>, ParentType, ContextType>;
  tookMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  trips?: Resolver<Array<ResolversTypes['Journey']>, ParentType, ContextType>;
  warnings?: Resolver<Array<ResolversTypes['FieldErrors']>, ParentType, ContextType>;
};

export type ImportChangeResolvers<ContextType = any, ParentType extends ResolversParentTypes['ImportChange'] = ResolversParentTypes['ImportChange']> = {
  after?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ImportChangeKind'], ParentType, ContextType>;
  place?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  placeName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ImportCountsResolvers<ContextType = any, ParentType extends ResolversParentTypes['ImportCounts'] = ResolversParentTypes['ImportCounts']> = {
  added?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  read?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  removed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skipped?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unchanged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImportRunResolvers<ContextType = any, ParentType extends ResolversParentTypes['ImportRun'] = ResolversParentTypes['ImportRun']> = {
  appliedBy?: Resolver<Maybe<ResolversTypes['Editor']>, ParentType, ContextType>;
  brokenRegressionCases?: Resolver<Array<ResolversTypes['BrokenRegressionCase']>, ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['ImportChange']>, ParentType, ContextType>;
  counts?: Resolver<ResolversTypes['ImportCounts'], ParentType, ContextType>;
  dated?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  importer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  licence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  sourceName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sourceUri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  startedBy?: Resolver<Maybe<ResolversTypes['Editor']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ImportState'], ParentType, ContextType>;
};

export type ImportRunListResolvers<ContextType = any, ParentType extends ResolversParentTypes['ImportRunList'] = ResolversParentTypes['ImportRunList']> = {
  results?: Resolver<Array<ResolversTypes['ImportRun']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImportRunPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['ImportRunPayload'] = ResolversParentTypes['ImportRunPayload']> = {
  errors?: Resolver<Array<ResolversTypes['FieldErrors']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  run?: Resolver<Maybe<ResolversTypes['ImportRun']>, ParentType, ContextType>;
};

export type ImportScheduleResolvers<ContextType = any, ParentType extends ResolversParentTypes['ImportSchedule'] = ResolversParentTypes['ImportSchedule']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  applies?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  everyHours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  importer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastRun?: Resolver<Maybe<ResolversTypes['ImportRun']>, ParentType, ContextType>;
  licence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImportScheduleListResolvers<ContextType = any, ParentType extends ResolversParentTypes['ImportScheduleList'] = ResolversParentTypes['ImportScheduleList']> = {
  results?: Resolver<Array<ResolversTypes['ImportSchedule']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImportSchedulePayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['ImportSchedulePayload'] = ResolversParentTypes['ImportSchedulePayload']> = {
  errors?: Resolver<Array<ResolversTypes['FieldErrors']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  schedule?: Resolver<Maybe<ResolversTypes['ImportSchedule']>, ParentType, ContextType>;
};

export type ImporterResolvers<ContextType = any, ParentType extends ResolversParentTypes['Importer'] = ResolversParentTypes['Importer']> = {
  accepts?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  attribution?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  licence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type JourneyResolvers<ContextType = any, ParentType extends ResolversParentTypes['Journey'] = ResolversParentTypes['Journey']> = {
  citizenships?: Resolver<Array<ResolversTypes['Country']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  cruises?: Resolver<Array<ResolversTypes['JourneyCruise']>, ParentType, ContextType>;
  dateEnd?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  dateStart?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  departureName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  destinations?: Resolver<Array<ResolversTypes['PlaceHit']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  internalNote?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isManuallyDisabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  link?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  restrictionType?: Resolver<ResolversTypes['RestrictionType'], ParentType, ContextType>;
  transits?: Resolver<Array<ResolversTypes['PlaceHit']>, ParentType, ContextType>;
};

export type JourneyCruiseResolvers<ContextType = any, ParentType extends ResolversParentTypes['JourneyCruise'] = ResolversParentTypes['JourneyCruise']> = {
  cruiseName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shippingLine?: Resolver<ResolversTypes['ShippingLine'], ParentType, ContextType>;
};

export type JourneyPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['JourneyPage'] = ResolversParentTypes['JourneyPage']> = {
  results?: Resolver<Array<ResolversTypes['Journey']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LinkCheckResolvers<ContextType = any, ParentType extends ResolversParentTypes['LinkCheck'] = ResolversParentTypes['LinkCheck']> = {
  checkedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  httpStatus?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['LinkState'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LinkCheckPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['LinkCheckPayload'] = ResolversParentTypes['LinkCheckPayload']> = {
  errors?: Resolver<Array<ResolversTypes['FieldErrors']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['LinkCheck']>, ParentType, ContextType>;
};

export type LocalisedNoteResolvers<ContextType = any, ParentType extends ResolversParentTypes['LocalisedNote'] = ResolversParentTypes['LocalisedNote']> = {
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  noteDe?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  noteDeRaw?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  noteEn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  noteEnRaw?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  noteRaw?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  significantUpdateAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type MapCountryStatusResolvers<ContextType = any, ParentType extends ResolversParentTypes['MapCountryStatus'] = ResolversParentTypes['MapCountryStatus']> = {
  country?: Resolver<ResolversTypes['Country'], ParentType, ContextType>;
  regionDeviation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  riskLevel?: Resolver<ResolversTypes['RiskLevel'], ParentType, ContextType>;
  rkiStatus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sevenDayIncidence?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  sevenDayIncidencePrevious?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['StatusColor'], ParentType, ContextType>;
  statusDestinationCountry?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  statusForeignOffice?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MapRegionStatusResolvers<ContextType = any, ParentType extends ResolversParentTypes['MapRegionStatus'] = ResolversParentTypes['MapRegionStatus']> = {
  geojson?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['StatusColor'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = any, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  applyImport?: Resolver<ResolversTypes['ImportRunPayload'], ParentType, ContextType, RequireFields<MutationApplyImportArgs, 'id'>>;
  checkEntryRestrictions?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType, RequireFields<MutationCheckEntryRestrictionsArgs, 'ids'>>;
  checkLinks?: Resolver<ResolversTypes['LinkCheckPayload'], ParentType, ContextType, RequireFields<MutationCheckLinksArgs, 'restrictionId'>>;
  confirmRevision?: Resolver<ResolversTypes['EntryRestrictionPayload'], ParentType, ContextType, RequireFields<MutationConfirmRevisionArgs, 'id'>>;
  confirmTripSubscription?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType, RequireFields<MutationConfirmTripSubscriptionArgs, 'verification'>>;
  copyEntryRestriction?: Resolver<ResolversTypes['EntryRestrictionPayload'], ParentType, ContextType, RequireFields<MutationCopyEntryRestrictionArgs, 'input'>>;
  createAuthority?: Resolver<ResolversTypes['AuthorityPayload'], ParentType, ContextType, RequireFields<MutationCreateAuthorityArgs, 'input'>>;
  createEntryRestriction?: Resolver<ResolversTypes['EntryRestrictionPayload'], ParentType, ContextType, RequireFields<MutationCreateEntryRestrictionArgs, 'input'>>;
  createImportSchedule?: Resolver<ResolversTypes['ImportSchedulePayload'], ParentType, ContextType, RequireFields<MutationCreateImportScheduleArgs, 'input'>>;
  createMyjourney?: Resolver<ResolversTypes['CreateMyjourneyPayload'], ParentType, ContextType, RequireFields<MutationCreateMyjourneyArgs, 'citizenshipCountryIds' | 'dateEnd' | 'dateStart' | 'departureId' | 'departureType' | 'language' | 'restrictionType'>>;
  createRegressionCase?: Resolver<ResolversTypes['RegressionCasePayload'], ParentType, ContextType, RequireFields<MutationCreateRegressionCaseArgs, 'input'>>;
  createSavedQuery?: Resolver<ResolversTypes['SavedQueryPayload'], ParentType, ContextType, RequireFields<MutationCreateSavedQueryArgs, 'input'>>;
  createTextSnippet?: Resolver<ResolversTypes['TextSnippetPayload'], ParentType, ContextType, RequireFields<MutationCreateTextSnippetArgs, 'input'>>;
  createTouroperatorExternalRestrictionInfo?: Resolver<ResolversTypes['TourOperatorExternalRestrictionInfoPayload'], ParentType, ContextType, RequireFields<MutationCreateTouroperatorExternalRestrictionInfoArgs, 'input'>>;
  deleteAuthority?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType, RequireFields<MutationDeleteAuthorityArgs, 'id'>>;
  deleteImportSchedule?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType, RequireFields<MutationDeleteImportScheduleArgs, 'id'>>;
  deleteRegressionCase?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType, RequireFields<MutationDeleteRegressionCaseArgs, 'id'>>;
  deleteSavedQuery?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType, RequireFields<MutationDeleteSavedQueryArgs, 'id'>>;
  deleteTextSnippet?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType, RequireFields<MutationDeleteTextSnippetArgs, 'id'>>;
  deleteTouroperatorExternalRestrictionInfo?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType, RequireFields<MutationDeleteTouroperatorExternalRestrictionInfoArgs, 'id'>>;
  logout?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
  markTripChangeRead?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType, RequireFields<MutationMarkTripChangeReadArgs, 'changeId' | 'token'>>;
  rejectRevision?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType, RequireFields<MutationRejectRevisionArgs, 'id' | 'reason'>>;
  resolveEntryrestrictionFeedback?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType, RequireFields<MutationResolveEntryrestrictionFeedbackArgs, 'id'>>;
  restoreEntryRestriction?: Resolver<ResolversTypes['EntryRestrictionPayload'], ParentType, ContextType, RequireFields<MutationRestoreEntryRestrictionArgs, 'id' | 'toVersion' | 'version'>>;
  sendEntryrestrictionFeedback?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType, RequireFields<MutationSendEntryrestrictionFeedbackArgs, 'text' | 'title'>>;
  startImport?: Resolver<ResolversTypes['ImportRunPayload'], ParentType, ContextType, RequireFields<MutationStartImportArgs, 'input'>>;
  subscribeTripUpdates?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType, RequireFields<MutationSubscribeTripUpdatesArgs, 'email' | 'token'>>;
  tokenAuth?: Resolver<ResolversTypes['TokenAuth'], ParentType, ContextType, RequireFields<MutationTokenAuthArgs, 'password' | 'username'>>;
  translateText?: Resolver<ResolversTypes['TranslateTextPayload'], ParentType, ContextType, RequireFields<MutationTranslateTextArgs, 'sourceLanguage' | 'targetLanguage' | 'text'>>;
  unsubscribeTripUpdates?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType, RequireFields<MutationUnsubscribeTripUpdatesArgs, 'unsubscribe'>>;
  updateAuthority?: Resolver<ResolversTypes['AuthorityPayload'], ParentType, ContextType, RequireFields<MutationUpdateAuthorityArgs, 'input'>>;
  updateEntryRestriction?: Resolver<ResolversTypes['EntryRestrictionPayload'], ParentType, ContextType, RequireFields<MutationUpdateEntryRestrictionArgs, 'input'>>;
  updateImportSchedule?: Resolver<ResolversTypes['ImportSchedulePayload'], ParentType, ContextType, RequireFields<MutationUpdateImportScheduleArgs, 'input'>>;
  updateMyjourneyEmailNote?: Resolver<ResolversTypes['UpdateMyjourneyPayload'], ParentType, ContextType, RequireFields<MutationUpdateMyjourneyEmailNoteArgs, 'id'>>;
  updateRegressionCase?: Resolver<ResolversTypes['RegressionCasePayload'], ParentType, ContextType, RequireFields<MutationUpdateRegressionCaseArgs, 'input'>>;
  updateTextSnippet?: Resolver<ResolversTypes['TextSnippetPayload'], ParentType, ContextType, RequireFields<MutationUpdateTextSnippetArgs, 'input'>>;
  updateTouroperatorExternalRestrictionInfo?: Resolver<ResolversTypes['TourOperatorExternalRestrictionInfoPayload'], ParentType, ContextType, RequireFields<MutationUpdateTouroperatorExternalRestrictionInfoArgs, 'input'>>;
  withdrawRevision?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType, RequireFields<MutationWithdrawRevisionArgs, 'id'>>;
};

export type MutationResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['MutationResult'] = ResolversParentTypes['MutationResult']> = {
  errors?: Resolver<Array<ResolversTypes['FieldErrors']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OrganisationResolvers<ContextType = any, ParentType extends ResolversParentTypes['Organisation'] = ResolversParentTypes['Organisation']> = {
  cdbAccessKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countryIso2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  defaultDeparture?: Resolver<Maybe<ResolversTypes['Country']>, ParentType, ContextType>;
  defaultNationality?: Resolver<Maybe<ResolversTypes['Country']>, ParentType, ContextType>;
  dvkgUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  facebook?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fax?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  idCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  idCodePublic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  instagram?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  linkedin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logoHeight?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  logoWidth?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  mycruiseSections?: Resolver<ResolversTypes['SectionVisibility'], ParentType, ContextType>;
  mytripSections?: Resolver<ResolversTypes['SectionVisibility'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  passwordChangeEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  publicName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  street?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  twitter?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  website?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  whatsapp?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  widgetCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  widgetEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  xing?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  youtube?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  zipCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PermissionResolvers<ContextType = any, ParentType extends ResolversParentTypes['Permission'] = ResolversParentTypes['Permission']> = {
  codename?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PhaseResolvers<ContextType = any, ParentType extends ResolversParentTypes['Phase'] = ResolversParentTypes['Phase']> = {
  endDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  significantUpdateAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  startDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type PlaceHitResolvers<ContextType = any, ParentType extends ResolversParentTypes['PlaceHit'] = ResolversParentTypes['PlaceHit']> = {
  country?: Resolver<ResolversTypes['Country'], ParentType, ContextType>;
  iata?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['Region']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['PlaceType'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = any, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  authority?: Resolver<Maybe<ResolversTypes['Authority']>, ParentType, ContextType, RequireFields<QueryAuthorityArgs, 'id'>>;
  authorityList?: Resolver<ResolversTypes['AuthorityList'], ParentType, ContextType, RequireFields<QueryAuthorityListArgs, 'limit' | 'offset'>>;
  countries?: Resolver<Array<ResolversTypes['Country']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['Country']>, ParentType, ContextType, RequireFields<QueryCountryArgs, 'id'>>;
  countryGroups?: Resolver<Array<ResolversTypes['CountryGroup']>, ParentType, ContextType>;
  cruiseDestinationDetail?: Resolver<ResolversTypes['DestinationDetail'], ParentType, ContextType, RequireFields<QueryCruiseDestinationDetailArgs, 'citizenshipIds' | 'cruiseDateStart' | 'cruiseId' | 'dateEnd' | 'dateStart' | 'departureId' | 'departureType' | 'restrictionType' | 'view'>>;
  destinationDetail?: Resolver<ResolversTypes['DestinationDetail'], ParentType, ContextType, RequireFields<QueryDestinationDetailArgs, 'citizenshipIds' | 'dateEnd' | 'dateStart' | 'departureId' | 'departureType' | 'destinationIds' | 'destinationsTypes' | 'restrictionType' | 'view'>>;
  detailCategories?: Resolver<Array<ResolversTypes['DetailCategory']>, ParentType, ContextType>;
  detailGroups?: Resolver<Array<ResolversTypes['DetailGroup']>, ParentType, ContextType, RequireFields<QueryDetailGroupsArgs, 'view'>>;
  detailTypes?: Resolver<Array<ResolversTypes['DetailType']>, ParentType, ContextType>;
  entryRestriction?: Resolver<Maybe<ResolversTypes['EntryRestriction']>, ParentType, ContextType, RequireFields<QueryEntryRestrictionArgs, 'id'>>;
  entryRestrictionAuthorities?: Resolver<Array<ResolversTypes['Authority']>, ParentType, ContextType>;
  entryRestrictionEditors?: Resolver<Array<ResolversTypes['Editor']>, ParentType, ContextType>;
  entryRestrictionList?: Resolver<ResolversTypes['EntryRestrictionList'], ParentType, ContextType, RequireFields<QueryEntryRestrictionListArgs, 'limit' | 'offset'>>;
  entryRestrictionRevision?: Resolver<Maybe<ResolversTypes['EntryRestriction']>, ParentType, ContextType, RequireFields<QueryEntryRestrictionRevisionArgs, 'id' | 'version'>>;
  entryRestrictionRevisions?: Resolver<ResolversTypes['RevisionList'], ParentType, ContextType, RequireFields<QueryEntryRestrictionRevisionsArgs, 'id'>>;
  entryRestrictionWithParent?: Resolver<Maybe<ResolversTypes['EntryRestrictionWithParent']>, ParentType, ContextType, RequireFields<QueryEntryRestrictionWithParentArgs, 'id'>>;
  entryRestrictions?: Resolver<Array<ResolversTypes['EntryRestriction']>, ParentType, ContextType, Partial<QueryEntryRestrictionsArgs>>;
  entryrestrictionFeedback?: Resolver<Array<ResolversTypes['Feedback']>, ParentType, ContextType>;
  eventcategories?: Resolver<Array<ResolversTypes['EventCategory']>, ParentType, ContextType>;
  externalInfo?: Resolver<Maybe<ResolversTypes['TourOperatorExternalRestrictionInfo']>, ParentType, ContextType, RequireFields<QueryExternalInfoArgs, 'id'>>;
  externalInfoList?: Resolver<ResolversTypes['ExternalInfoList'], ParentType, ContextType, RequireFields<QueryExternalInfoListArgs, 'limit' | 'offset'>>;
  feedback?: Resolver<Maybe<ResolversTypes['Feedback']>, ParentType, ContextType, RequireFields<QueryFeedbackArgs, 'id'>>;
  feedbackList?: Resolver<ResolversTypes['FeedbackList'], ParentType, ContextType, RequireFields<QueryFeedbackListArgs, 'limit' | 'offset'>>;
  importRun?: Resolver<Maybe<ResolversTypes['ImportRun']>, ParentType, ContextType, RequireFields<QueryImportRunArgs, 'id'>>;
  importRunList?: Resolver<ResolversTypes['ImportRunList'], ParentType, ContextType, RequireFields<QueryImportRunListArgs, 'limit' | 'offset'>>;
  importRuns?: Resolver<ResolversTypes['ImportRunList'], ParentType, ContextType, Partial<QueryImportRunsArgs>>;
  importSchedule?: Resolver<Maybe<ResolversTypes['ImportSchedule']>, ParentType, ContextType, RequireFields<QueryImportScheduleArgs, 'id'>>;
  importScheduleList?: Resolver<ResolversTypes['ImportScheduleList'], ParentType, ContextType, RequireFields<QueryImportScheduleListArgs, 'limit' | 'offset'>>;
  importSchedules?: Resolver<Array<ResolversTypes['ImportSchedule']>, ParentType, ContextType>;
  importers?: Resolver<Array<ResolversTypes['Importer']>, ParentType, ContextType>;
  lookupCountries?: Resolver<Array<ResolversTypes['Country']>, ParentType, ContextType, RequireFields<QueryLookupCountriesArgs, 'search'>>;
  lookupDestinations?: Resolver<Array<ResolversTypes['PlaceHit']>, ParentType, ContextType, RequireFields<QueryLookupDestinationsArgs, 'search'>>;
  mapCidmerDestinationContent?: Resolver<Maybe<ResolversTypes['DestinationDetail']>, ParentType, ContextType, RequireFields<QueryMapCidmerDestinationContentArgs, 'countryId'>>;
  mapCountries?: Resolver<Array<ResolversTypes['Country']>, ParentType, ContextType>;
  mapCountryRegionStatus?: Resolver<Array<ResolversTypes['MapRegionStatus']>, ParentType, ContextType, RequireFields<QueryMapCountryRegionStatusArgs, 'countryId'>>;
  mapCountryStatus?: Resolver<Maybe<ResolversTypes['MapCountryStatus']>, ParentType, ContextType, RequireFields<QueryMapCountryStatusArgs, 'countryId'>>;
  mapRegionStatus?: Resolver<Maybe<ResolversTypes['MapRegionStatus']>, ParentType, ContextType, RequireFields<QueryMapRegionStatusArgs, 'regionId'>>;
  mapWorldCountryStatus?: Resolver<Array<ResolversTypes['MapCountryStatus']>, ParentType, ContextType, Partial<QueryMapWorldCountryStatusArgs>>;
  myjourneyAsOf?: Resolver<Maybe<ResolversTypes['TripPage']>, ParentType, ContextType, RequireFields<QueryMyjourneyAsOfArgs, 'asOf' | 'id'>>;
  myjourneys?: Resolver<ResolversTypes['JourneyPage'], ParentType, ContextType, Partial<QueryMyjourneysArgs>>;
  openConflicts?: Resolver<ResolversTypes['ConflictList'], ParentType, ContextType, Partial<QueryOpenConflictsArgs>>;
  organisation?: Resolver<Maybe<ResolversTypes['Organisation']>, ParentType, ContextType, RequireFields<QueryOrganisationArgs, 'id'>>;
  permissions?: Resolver<Array<ResolversTypes['Permission']>, ParentType, ContextType>;
  previewEntryRestriction?: Resolver<ResolversTypes['ImpactPreview'], ParentType, ContextType, RequireFields<QueryPreviewEntryRestrictionArgs, 'input'>>;
  previewEntryRestrictionCopy?: Resolver<ResolversTypes['CopyPreview'], ParentType, ContextType, RequireFields<QueryPreviewEntryRestrictionCopyArgs, 'categories' | 'from' | 'input'>>;
  regressionCase?: Resolver<Maybe<ResolversTypes['RegressionCase']>, ParentType, ContextType, RequireFields<QueryRegressionCaseArgs, 'id'>>;
  regressionCaseList?: Resolver<ResolversTypes['RegressionCaseList'], ParentType, ContextType, RequireFields<QueryRegressionCaseListArgs, 'limit' | 'offset'>>;
  regressionCases?: Resolver<Array<ResolversTypes['RegressionCase']>, ParentType, ContextType>;
  reviewsDue?: Resolver<ResolversTypes['ReviewDueList'], ParentType, ContextType, Partial<QueryReviewsDueArgs>>;
  routes?: Resolver<Array<ResolversTypes['ShipRoute']>, ParentType, ContextType, Partial<QueryRoutesArgs>>;
  savedQueries?: Resolver<Array<ResolversTypes['SavedQuery']>, ParentType, ContextType, RequireFields<QuerySavedQueriesArgs, 'screen'>>;
  savedQuery?: Resolver<Maybe<ResolversTypes['SavedQuery']>, ParentType, ContextType, RequireFields<QuerySavedQueryArgs, 'id'>>;
  savedQueryList?: Resolver<ResolversTypes['SavedQueryList'], ParentType, ContextType, RequireFields<QuerySavedQueryListArgs, 'limit' | 'offset'>>;
  scheduledRevision?: Resolver<Maybe<ResolversTypes['ScheduledRevision']>, ParentType, ContextType, RequireFields<QueryScheduledRevisionArgs, 'id'>>;
  scheduledRevisionList?: Resolver<ResolversTypes['ScheduledRevisionList'], ParentType, ContextType, RequireFields<QueryScheduledRevisionListArgs, 'limit' | 'offset'>>;
  scheduledRevisions?: Resolver<Array<ResolversTypes['ScheduledRevision']>, ParentType, ContextType, Partial<QueryScheduledRevisionsArgs>>;
  shipRoutes?: Resolver<Array<ResolversTypes['ShipRoute']>, ParentType, ContextType, RequireFields<QueryShipRoutesArgs, 'shipId'>>;
  shippingLines?: Resolver<Array<ResolversTypes['ShippingLine']>, ParentType, ContextType>;
  ships?: Resolver<Array<ResolversTypes['Ship']>, ParentType, ContextType>;
  textSnippet?: Resolver<Maybe<ResolversTypes['TextSnippet']>, ParentType, ContextType, RequireFields<QueryTextSnippetArgs, 'id'>>;
  textSnippetList?: Resolver<ResolversTypes['TextSnippetList'], ParentType, ContextType, RequireFields<QueryTextSnippetListArgs, 'limit' | 'offset'>>;
  textsnippets?: Resolver<Array<ResolversTypes['TextSnippet']>, ParentType, ContextType>;
  touroperatorexternalrestrictioninfos?: Resolver<Array<ResolversTypes['TourOperatorExternalRestrictionInfo']>, ParentType, ContextType>;
  translationProvider?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tripPage?: Resolver<Maybe<ResolversTypes['TripPage']>, ParentType, ContextType, RequireFields<QueryTripPageArgs, 'token'>>;
  whoAmI?: Resolver<Maybe<ResolversTypes['CurrentUser']>, ParentType, ContextType>;
};

export type RegionResolvers<ContextType = any, ParentType extends ResolversParentTypes['Region'] = ResolversParentTypes['Region']> = {
  airports?: Resolver<Array<ResolversTypes['Airport']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RegressionCaseResolvers<ContextType = any, ParentType extends ResolversParentTypes['RegressionCase'] = ResolversParentTypes['RegressionCase']> = {
  citizenships?: Resolver<Array<ResolversTypes['Country']>, ParentType, ContextType>;
  departure?: Resolver<ResolversTypes['PlaceHit'], ParentType, ContextType>;
  destinations?: Resolver<Array<ResolversTypes['PlaceHit']>, ParentType, ContextType>;
  expectations?: Resolver<Array<ResolversTypes['RegressionExpectation']>, ParentType, ContextType>;
  failures?: Resolver<Array<ResolversTypes['RegressionFailure']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  modifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  modifiedBy?: Resolver<Maybe<ResolversTypes['Editor']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nights?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  restrictionType?: Resolver<ResolversTypes['RestrictionType'], ParentType, ContextType>;
  startsInDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  transits?: Resolver<Array<ResolversTypes['PlaceHit']>, ParentType, ContextType>;
};

export type RegressionCaseListResolvers<ContextType = any, ParentType extends ResolversParentTypes['RegressionCaseList'] = ResolversParentTypes['RegressionCaseList']> = {
  results?: Resolver<Array<ResolversTypes['RegressionCase']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RegressionCasePayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['RegressionCasePayload'] = ResolversParentTypes['RegressionCasePayload']> = {
  errors?: Resolver<Array<ResolversTypes['FieldErrors']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  regressionCase?: Resolver<Maybe<ResolversTypes['RegressionCase']>, ParentType, ContextType>;
};

export type RegressionExpectationResolvers<ContextType = any, ParentType extends ResolversParentTypes['RegressionExpectation'] = ResolversParentTypes['RegressionExpectation']> = {
  citizenship?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  expected?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ExpectationKind'], ParentType, ContextType>;
  place?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type RegressionFailureResolvers<ContextType = any, ParentType extends ResolversParentTypes['RegressionFailure'] = ResolversParentTypes['RegressionFailure']> = {
  actual?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  citizenship?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  expected?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ExpectationKind'], ParentType, ContextType>;
  place?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReviewDueResolvers<ContextType = any, ParentType extends ResolversParentTypes['ReviewDue'] = ResolversParentTypes['ReviewDue']> = {
  activeTripPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  checkedAt?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  citizenships?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  daysPastDue?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  departingWithin72Hours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  detailId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['LinkCheck']>, ParentType, ContextType>;
  nextReview?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['PlaceHit'], ParentType, ContextType>;
  priority?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  restrictionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  restrictionType?: Resolver<ResolversTypes['RestrictionType'], ParentType, ContextType>;
  riskLevel?: Resolver<ResolversTypes['RiskLevel'], ParentType, ContextType>;
  sourceUri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ReviewDueListResolvers<ContextType = any, ParentType extends ResolversParentTypes['ReviewDueList'] = ResolversParentTypes['ReviewDueList']> = {
  results?: Resolver<Array<ResolversTypes['ReviewDue']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RevisionResolvers<ContextType = any, ParentType extends ResolversParentTypes['Revision'] = ResolversParentTypes['Revision']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  changedTypes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['RevisionChange']>, ParentType, ContextType>;
  confirmedBy?: Resolver<Maybe<ResolversTypes['Editor']>, ParentType, ContextType>;
  editor?: Resolver<Maybe<ResolversTypes['Editor']>, ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSignificant?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  restoredFrom?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sources?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RevisionChangeResolvers<ContextType = any, ParentType extends ResolversParentTypes['RevisionChange'] = ResolversParentTypes['RevisionChange']> = {
  after?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  afterText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  beforeText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  citizenships?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  departures?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  detailId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  purpose?: Resolver<Maybe<ResolversTypes['RestrictionType']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RevisionListResolvers<ContextType = any, ParentType extends ResolversParentTypes['RevisionList'] = ResolversParentTypes['RevisionList']> = {
  results?: Resolver<Array<ResolversTypes['Revision']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SavedQueryResolvers<ContextType = any, ParentType extends ResolversParentTypes['SavedQuery'] = ResolversParentTypes['SavedQuery']> = {
  filter?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  screen?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SavedQueryListResolvers<ContextType = any, ParentType extends ResolversParentTypes['SavedQueryList'] = ResolversParentTypes['SavedQueryList']> = {
  results?: Resolver<Array<ResolversTypes['SavedQuery']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SavedQueryPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['SavedQueryPayload'] = ResolversParentTypes['SavedQueryPayload']> = {
  errors?: Resolver<Array<ResolversTypes['FieldErrors']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  savedQuery?: Resolver<Maybe<ResolversTypes['SavedQuery']>, ParentType, ContextType>;
};

export type ScheduledChangeResolvers<ContextType = any, ParentType extends ResolversParentTypes['ScheduledChange'] = ResolversParentTypes['ScheduledChange']> = {
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  citizenships?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  destination?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  detailType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  effectiveOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timing?: Resolver<ResolversTypes['ScheduledTiming'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ScheduledRevisionResolvers<ContextType = any, ParentType extends ResolversParentTypes['ScheduledRevision'] = ResolversParentTypes['ScheduledRevision']> = {
  appliedVersion?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  baseVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  brokenRegressionCases?: Resolver<Array<ResolversTypes['BrokenRegressionCase']>, ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['RevisionChange']>, ParentType, ContextType>;
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  decidedBy?: Resolver<Maybe<ResolversTypes['Editor']>, ParentType, ContextType>;
  effectiveOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isSignificant?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['RestrictionLevel'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  place?: Resolver<ResolversTypes['PlaceHit'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  proposedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  proposedBy?: Resolver<Maybe<ResolversTypes['Editor']>, ParentType, ContextType>;
  restoredFrom?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  restrictionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ScheduledState'], ParentType, ContextType>;
};

export type ScheduledRevisionListResolvers<ContextType = any, ParentType extends ResolversParentTypes['ScheduledRevisionList'] = ResolversParentTypes['ScheduledRevisionList']> = {
  results?: Resolver<Array<ResolversTypes['ScheduledRevision']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SectionVisibilityResolvers<ContextType = any, ParentType extends ResolversParentTypes['SectionVisibility'] = ResolversParentTypes['SectionVisibility']> = {
  caseOfEmergency?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  criminalLaws?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  dmresultVisaProviders?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  infrastructure?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  medicalCare?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  money?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  onSiteRepresentatives?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  traffic?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  visaProviders?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  worthKnowing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ShipResolvers<ContextType = any, ParentType extends ResolversParentTypes['Ship'] = ResolversParentTypes['Ship']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shippingLine?: Resolver<ResolversTypes['ShippingLine'], ParentType, ContextType>;
};

export type ShipRouteResolvers<ContextType = any, ParentType extends ResolversParentTypes['ShipRoute'] = ResolversParentTypes['ShipRoute']> = {
  durationDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  finishPort?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isSample?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  schedules?: Resolver<Array<ResolversTypes['CruiseSchedule']>, ParentType, ContextType>;
  ship?: Resolver<ResolversTypes['Ship'], ParentType, ContextType>;
  startPort?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ShippingLineResolvers<ContextType = any, ParentType extends ResolversParentTypes['ShippingLine'] = ResolversParentTypes['ShippingLine']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StatusChangeResolvers<ContextType = any, ParentType extends ResolversParentTypes['StatusChange'] = ResolversParentTypes['StatusChange']> = {
  after?: Resolver<ResolversTypes['StatusColor'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['StatusColor'], ParentType, ContextType>;
  tripPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SummaryChangeResolvers<ContextType = any, ParentType extends ResolversParentTypes['SummaryChange'] = ResolversParentTypes['SummaryChange']> = {
  after?: Resolver<ResolversTypes['SummaryStatus'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['SummaryStatus'], ParentType, ContextType>;
  item?: Resolver<ResolversTypes['SummaryItemKey'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tripPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SummaryItemResolvers<ContextType = any, ParentType extends ResolversParentTypes['SummaryItem'] = ResolversParentTypes['SummaryItem']> = {
  citizenships?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  destinations?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['SummaryItemKey'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SummaryStatus'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TextSnippetResolvers<ContextType = any, ParentType extends ResolversParentTypes['TextSnippet'] = ResolversParentTypes['TextSnippet']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['Editor']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  modifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  modifiedBy?: Resolver<Maybe<ResolversTypes['Editor']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  textDe?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  textEn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TextSnippetListResolvers<ContextType = any, ParentType extends ResolversParentTypes['TextSnippetList'] = ResolversParentTypes['TextSnippetList']> = {
  results?: Resolver<Array<ResolversTypes['TextSnippet']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TextSnippetPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['TextSnippetPayload'] = ResolversParentTypes['TextSnippetPayload']> = {
  errors?: Resolver<Array<ResolversTypes['FieldErrors']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  textSnippet?: Resolver<Maybe<ResolversTypes['TextSnippet']>, ParentType, ContextType>;
};

export type TokenAuthResolvers<ContextType = any, ParentType extends ResolversParentTypes['TokenAuth'] = ResolversParentTypes['TokenAuth']> = {
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TourOperatorExternalRestrictionInfoResolvers<ContextType = any, ParentType extends ResolversParentTypes['TourOperatorExternalRestrictionInfo'] = ResolversParentTypes['TourOperatorExternalRestrictionInfo']> = {
  allowIframe?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  infoCategory?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  linkDe?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  linkEn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TourOperatorExternalRestrictionInfoPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['TourOperatorExternalRestrictionInfoPayload'] = ResolversParentTypes['TourOperatorExternalRestrictionInfoPayload']> = {
  errors?: Resolver<Array<ResolversTypes['FieldErrors']>, ParentType, ContextType>;
  info?: Resolver<Maybe<ResolversTypes['TourOperatorExternalRestrictionInfo']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TranslateTextPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['TranslateTextPayload'] = ResolversParentTypes['TranslateTextPayload']> = {
  errors?: Resolver<Array<ResolversTypes['FieldErrors']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TripChangeResolvers<ContextType = any, ParentType extends ResolversParentTypes['TripChange'] = ResolversParentTypes['TripChange']> = {
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  destination?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  detailType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TripPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['TripPage'] = ResolversParentTypes['TripPage']> = {
  changes?: Resolver<Array<ResolversTypes['TripChange']>, ParentType, ContextType>;
  dateEnd?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  dateStart?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  detail?: Resolver<Maybe<ResolversTypes['DestinationDetail']>, ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  organisation?: Resolver<ResolversTypes['Organisation'], ParentType, ContextType>;
  restrictionType?: Resolver<ResolversTypes['RestrictionType'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['TripPageState'], ParentType, ContextType>;
  subscription?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UpdateMyjourneyPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['UpdateMyjourneyPayload'] = ResolversParentTypes['UpdateMyjourneyPayload']> = {
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldErrors']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type WarningResolvers<ContextType = any, ParentType extends ResolversParentTypes['Warning'] = ResolversParentTypes['Warning']> = {
  destinations?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = any> = {
  AffectedItinerary?: AffectedItineraryResolvers<ContextType>;
  Airport?: AirportResolvers<ContextType>;
  Authority?: AuthorityResolvers<ContextType>;
  AuthorityList?: AuthorityListResolvers<ContextType>;
  AuthorityPayload?: AuthorityPayloadResolvers<ContextType>;
  BrokenRegressionCase?: BrokenRegressionCaseResolvers<ContextType>;
  Conflict?: ConflictResolvers<ContextType>;
  ConflictList?: ConflictListResolvers<ContextType>;
  ConflictingStatement?: ConflictingStatementResolvers<ContextType>;
  CopyChange?: CopyChangeResolvers<ContextType>;
  CopyPreview?: CopyPreviewResolvers<ContextType>;
  Country?: CountryResolvers<ContextType>;
  CountryGroup?: CountryGroupResolvers<ContextType>;
  CreateMyjourneyPayload?: CreateMyjourneyPayloadResolvers<ContextType>;
  CruiseSchedule?: CruiseScheduleResolvers<ContextType>;
  CruiseStop?: CruiseStopResolvers<ContextType>;
  CurrentUser?: CurrentUserResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  DestinationAnswer?: DestinationAnswerResolvers<ContextType>;
  DestinationDetail?: DestinationDetailResolvers<ContextType>;
  DetailCategory?: DetailCategoryResolvers<ContextType>;
  DetailEntry?: DetailEntryResolvers<ContextType>;
  DetailGroup?: DetailGroupResolvers<ContextType>;
  DetailSection?: DetailSectionResolvers<ContextType>;
  DetailType?: DetailTypeResolvers<ContextType>;
  EditCategory?: EditCategoryResolvers<ContextType>;
  Editor?: EditorResolvers<ContextType>;
  EntryRestriction?: EntryRestrictionResolvers<ContextType>;
  EntryRestrictionDetail?: EntryRestrictionDetailResolvers<ContextType>;
  EntryRestrictionList?: EntryRestrictionListResolvers<ContextType>;
  EntryRestrictionPayload?: EntryRestrictionPayloadResolvers<ContextType>;
  EntryRestrictionWithParent?: EntryRestrictionWithParentResolvers<ContextType>;
  EntryStatement?: EntryStatementResolvers<ContextType>;
  Event?: EventResolvers<ContextType>;
  EventCategory?: EventCategoryResolvers<ContextType>;
  ExternalInfoList?: ExternalInfoListResolvers<ContextType>;
  Feedback?: FeedbackResolvers<ContextType>;
  FeedbackList?: FeedbackListResolvers<ContextType>;
  FieldErrors?: FieldErrorsResolvers<ContextType>;
  ImpactPreview?: ImpactPreviewResolvers<ContextType>;
  ImportChange?: ImportChangeResolvers<ContextType>;
  ImportCounts?: ImportCountsResolvers<ContextType>;
  ImportRun?: ImportRunResolvers<ContextType>;
  ImportRunList?: ImportRunListResolvers<ContextType>;
  ImportRunPayload?: ImportRunPayloadResolvers<ContextType>;
  ImportSchedule?: ImportScheduleResolvers<ContextType>;
  ImportScheduleList?: ImportScheduleListResolvers<ContextType>;
  ImportSchedulePayload?: ImportSchedulePayloadResolvers<ContextType>;
  Importer?: ImporterResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  Journey?: JourneyResolvers<ContextType>;
  JourneyCruise?: JourneyCruiseResolvers<ContextType>;
  JourneyPage?: JourneyPageResolvers<ContextType>;
  LinkCheck?: LinkCheckResolvers<ContextType>;
  LinkCheckPayload?: LinkCheckPayloadResolvers<ContextType>;
  LocalisedNote?: LocalisedNoteResolvers<ContextType>;
  MapCountryStatus?: MapCountryStatusResolvers<ContextType>;
  MapRegionStatus?: MapRegionStatusResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  MutationResult?: MutationResultResolvers<ContextType>;
  Organisation?: OrganisationResolvers<ContextType>;
  Permission?: PermissionResolvers<ContextType>;
  Phase?: PhaseResolvers<ContextType>;
  PlaceHit?: PlaceHitResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Region?: RegionResolvers<ContextType>;
  RegressionCase?: RegressionCaseResolvers<ContextType>;
  RegressionCaseList?: RegressionCaseListResolvers<ContextType>;
  RegressionCasePayload?: RegressionCasePayloadResolvers<ContextType>;
  RegressionExpectation?: RegressionExpectationResolvers<ContextType>;
  RegressionFailure?: RegressionFailureResolvers<ContextType>;
  ReviewDue?: ReviewDueResolvers<ContextType>;
  ReviewDueList?: ReviewDueListResolvers<ContextType>;
  Revision?: RevisionResolvers<ContextType>;
  RevisionChange?: RevisionChangeResolvers<ContextType>;
  RevisionList?: RevisionListResolvers<ContextType>;
  SavedQuery?: SavedQueryResolvers<ContextType>;
  SavedQueryList?: SavedQueryListResolvers<ContextType>;
  SavedQueryPayload?: SavedQueryPayloadResolvers<ContextType>;
  ScheduledChange?: ScheduledChangeResolvers<ContextType>;
  ScheduledRevision?: ScheduledRevisionResolvers<ContextType>;
  ScheduledRevisionList?: ScheduledRevisionListResolvers<ContextType>;
  SectionVisibility?: SectionVisibilityResolvers<ContextType>;
  Ship?: ShipResolvers<ContextType>;
  ShipRoute?: ShipRouteResolvers<ContextType>;
  ShippingLine?: ShippingLineResolvers<ContextType>;
  StatusChange?: StatusChangeResolvers<ContextType>;
  SummaryChange?: SummaryChangeResolvers<ContextType>;
  SummaryItem?: SummaryItemResolvers<ContextType>;
  TextSnippet?: TextSnippetResolvers<ContextType>;
  TextSnippetList?: TextSnippetListResolvers<ContextType>;
  TextSnippetPayload?: TextSnippetPayloadResolvers<ContextType>;
  TokenAuth?: TokenAuthResolvers<ContextType>;
  TourOperatorExternalRestrictionInfo?: TourOperatorExternalRestrictionInfoResolvers<ContextType>;
  TourOperatorExternalRestrictionInfoPayload?: TourOperatorExternalRestrictionInfoPayloadResolvers<ContextType>;
  TranslateTextPayload?: TranslateTextPayloadResolvers<ContextType>;
  TripChange?: TripChangeResolvers<ContextType>;
  TripPage?: TripPageResolvers<ContextType>;
  UpdateMyjourneyPayload?: UpdateMyjourneyPayloadResolvers<ContextType>;
  Warning?: WarningResolvers<ContextType>;
};

