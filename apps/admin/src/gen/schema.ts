export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  Date: { input: string; output: string; }
  DateTime: { input: string; output: string; }
  JSON: { input: unknown; output: unknown; }
};

/** An itinerary that a draft changes, of whatever organisation; nothing in it says whose. */
export type AffectedItinerary = {
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
  iata?: Maybe<Scalars['String']['output']>;
  icao?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type AnswerPhase = {
  authority?: Maybe<Authority>;
  checkedAt?: Maybe<Scalars['DateTime']['output']>;
  citizenships: Array<Scalars['ID']['output']>;
  /** In words: it counts if all these hold, of which the question does not say whether they do; empty: it counts. */
  conditions: Array<Scalars['String']['output']>;
  endDate?: Maybe<Scalars['Date']['output']>;
  phase: Scalars['String']['output'];
  provenance: Provenance;
  sourceUri?: Maybe<Scalars['String']['output']>;
  startDate?: Maybe<Scalars['Date']['output']>;
  writtenOn?: Maybe<Scalars['Date']['output']>;
};

export type Authority = {
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
  results: Array<Authority>;
  totalCount: Scalars['Int']['output'];
};

export type AuthorityPayload = {
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
  failures: Array<RegressionFailure>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

/** A statement of an editor, or a phase, that ends in the next 60 days. */
export type ComingEnd = {
  citizenships: Array<Scalars['String']['output']>;
  daysLeft: Scalars['Int']['output'];
  detailId: Scalars['ID']['output'];
  /** The last day on which it holds. */
  endsOn: Scalars['Date']['output'];
  /** Of the end within its detail. */
  id: Scalars['ID']['output'];
  place: PlaceHit;
  restrictionId: Scalars['ID']['output'];
  restrictionType: RestrictionType;
  /** Open trip pages, of whatever organisation, of travellers concerned whose trips go on after that day. */
  tripPages: Scalars['Int']['output'];
  what: ComingEndKind;
};

export type ComingEndFilter = {
  countryId?: InputMaybe<Scalars['ID']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  search?: InputMaybe<Scalars['String']['input']>;
};

export type ComingEndKind =
  | 'NO_ACCESS'
  | 'NO_RESTRICTIONS'
  | 'SOME_RESTRICTIONS'
  | 'STATEMENT';

export type ComingEndList = {
  results: Array<ComingEnd>;
  totalCount: Scalars['Int']['output'];
};

export type ComingEndSortField =
  | 'endsOn'
  | 'place'
  | 'tripPages';

/** What a detail depends on besides nationality, purpose and departure. The values of one condition are alternatives. */
export type Condition = {
  ageFrom?: Maybe<Scalars['Int']['output']>;
  ageTo?: Maybe<Scalars['Int']['output']>;
  /** ISO codes and keys of groups. */
  countryIds: Array<Scalars['ID']['output']>;
  documents: Array<HeldDocument>;
  /** None of the values. */
  isNot: Scalars['Boolean']['output'];
  kind: ConditionKind;
  means: Array<EntryMeans>;
  passports: Array<PassportKind>;
  /** ENTRY_BY: also at these, by the IATA code of an airport or the UN/LOCODE of another port. */
  portIds: Array<Scalars['ID']['output']>;
  /** HOLDS: what documents of the kind concerned have to be. */
  qualities: Array<DocumentQuality>;
  /** In the language of the request. */
  text: Scalars['String']['output'];
  /** VISITED: transit at an airport counts when it takes longer; null: it does not count. */
  transitHours?: Maybe<Scalars['Int']['output']>;
  /** HOLDS: valid for so many months more on arrival; null: being valid then is enough. */
  validMonths?: Maybe<Scalars['Int']['output']>;
  /** VISITED: in so many days before the arrival; null: on this journey. */
  withinDays?: Maybe<Scalars['Int']['output']>;
  /** HOLDS: at any time in so many years before the journey; null: one that is valid now. */
  withinYears?: Maybe<Scalars['Int']['output']>;
};

/** What a condition of its kind does not know is left out. */
export type ConditionInput = {
  ageFrom?: InputMaybe<Scalars['Int']['input']>;
  ageTo?: InputMaybe<Scalars['Int']['input']>;
  /** ISO codes and keys of groups. */
  countryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  documents?: InputMaybe<Array<HeldDocumentInput>>;
  isNot?: InputMaybe<Scalars['Boolean']['input']>;
  kind: ConditionKind;
  means?: InputMaybe<Array<EntryMeans>>;
  passports?: InputMaybe<Array<PassportKind>>;
  portIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** HOLDS: what documents of the kind concerned have to be. */
  qualities?: InputMaybe<Array<DocumentQuality>>;
  transitHours?: InputMaybe<Scalars['Int']['input']>;
  /** HOLDS: valid for so many months more on arrival. */
  validMonths?: InputMaybe<Scalars['Int']['input']>;
  withinDays?: InputMaybe<Scalars['Int']['input']>;
  withinYears?: InputMaybe<Scalars['Int']['input']>;
};

export type ConditionKind =
  | 'AGE'
  | 'ENTRY_BY'
  | 'HOLDS'
  | 'PASSPORT'
  | 'RESIDENCE'
  | 'VISITED';

/** Details of active restrictions that state a type differently for the same travellers. */
export type Conflict = {
  /** ISO codes of those who meet it, ten at most; empty: everyone whom no detail names. */
  citizenships: Array<Scalars['String']['output']>;
  detailType: Scalars['String']['output'];
  kind: ConflictKind;
  place: PlaceHit;
  restrictionType: RestrictionType;
  statements: Array<ConflictingStatement>;
  title: Scalars['String']['output'];
};

export type ConflictKind =
  /** Their conditions differ and can hold at once: answers show them as conflicting where they do. */
  | 'CONDITIONS_MEET'
  /** In equal rank: answers show them as conflicting. */
  | 'EQUAL_RANK'
  /** The same, but those with more conditions, which come first, count although they are not narrower. */
  | 'MORE_CONDITIONS';

/** `restrictionCount`: how many restrictions take part in all of them. */
export type ConflictList = {
  restrictionCount: Scalars['Int']['output'];
  results: Array<Conflict>;
  totalCount: Scalars['Int']['output'];
};

/** One side of a conflict: what a detail of a restriction states, and where it has it from. */
export type ConflictingStatement = {
  authority?: Maybe<Authority>;
  checkedAt?: Maybe<Scalars['Date']['output']>;
  /** In words; empty: none. */
  conditions: Array<Scalars['String']['output']>;
  detailId: Scalars['ID']['output'];
  /** Another than that of the conflict where an editor's statement and an imported one deny each other. */
  detailType: Scalars['String']['output'];
  provenance: Provenance;
  restrictionId: Scalars['ID']['output'];
  sourceUri?: Maybe<Scalars['String']['output']>;
  text: Scalars['String']['output'];
  /** The days on which its detail applies, both included; null: open. */
  validFrom?: Maybe<Scalars['Date']['output']>;
  validUntil?: Maybe<Scalars['Date']['output']>;
  value?: Maybe<Scalars['JSON']['output']>;
  writtenOn?: Maybe<Scalars['Date']['output']>;
};

/** One value that a copy would write; `before` is null where nothing stood. */
export type CopyChange = {
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
  key: Scalars['ID']['output'];
  members: Array<Scalars['ID']['output']>;
  title: Scalars['String']['output'];
};

/** A country and what is said about it. `restriction`: of the country itself; `inside`: of its regions and airports, the first 20. Counts are sums over all of them. */
export type CountryOverview = {
  country: Country;
  detailCount: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  inside: Array<RestrictionInside>;
  insideCount: Scalars['Int']['output'];
  restriction?: Maybe<EntryRestriction>;
  reviewsDueCount: Scalars['Int']['output'];
  scheduledCount: Scalars['Int']['output'];
};

/** `search`: in the name of the country, or its code. `ids`: codes. `shown`: what there is of it; absent: all countries. */
export type CountryOverviewFilter = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  search?: InputMaybe<Scalars['String']['input']>;
  shown?: InputMaybe<CountryOverviewShown>;
  status?: InputMaybe<StatusColor>;
};

export type CountryOverviewList = {
  results: Array<CountryOverview>;
  totalCount: Scalars['Int']['output'];
};

export type CountryOverviewShown =
  | 'DEVIATING'
  | 'MISSING'
  | 'REMINDER'
  | 'REVIEWS_DUE'
  | 'SCHEDULED'
  | 'STATED';

export type CountryOverviewSortField =
  | 'checkedAt'
  | 'country'
  | 'detailCount'
  | 'deviations'
  | 'reminder'
  | 'reviewsDueCount'
  | 'scheduledCount'
  | 'significantUpdateAt'
  | 'status';

export type CountryReach = {
  access: EntryAccess;
  country: Country;
  /** Days of stay, where the rules say how many. */
  days?: Maybe<Scalars['Int']['output']>;
  /** Null: not known, or not for certain. */
  isDocumentAccepted?: Maybe<Scalars['Boolean']['output']>;
  riskLevel: RiskLevel;
  status: StatusColor;
};

export type CreateMyjourneyGroupPayload = {
  errors: Array<FieldErrors>;
  /** The booking had its pages already; nothing was made. */
  isExisting: Scalars['Boolean']['output'];
  ok: Scalars['Boolean']['output'];
  pages: Array<GroupPage>;
};

export type CreateMyjourneyPayload = {
  errors: Array<FieldErrors>;
  id?: Maybe<Scalars['ID']['output']>;
  ok: Scalars['Boolean']['output'];
  url?: Maybe<Scalars['String']['output']>;
};

export type CruiseSchedule = {
  cruiseId: Scalars['ID']['output'];
  dateEnd: Scalars['Date']['output'];
  dateStart: Scalars['Date']['output'];
  routeId: Scalars['ID']['output'];
  /** Days on which the ship calls nowhere, as far as they are known. */
  seaDays: Array<Scalars['Date']['output']>;
  stops: Array<CruiseStop>;
};

/** A place where a ship calls; without a country where it lies in none, such as a day at sea. */
export type CruiseStop = {
  /** Local time of the port, such as 2027-05-02T08:00; null where it is not known, and at the start. */
  arrival?: Maybe<Scalars['String']['output']>;
  country?: Maybe<Country>;
  /** Null where it is not known, and at the end. */
  departure?: Maybe<Scalars['String']['output']>;
  latitude: Scalars['Float']['output'];
  longitude: Scalars['Float']['output'];
  name: Scalars['String']['output'];
  /** IANA time zone of the port; null where it is not known. */
  timeZone?: Maybe<Scalars['String']['output']>;
};

export type CurrentUser = {
  cdbAccessKey?: Maybe<Scalars['String']['output']>;
  dmVersionKey: Scalars['String']['output'];
  email: Scalars['String']['output'];
  featureVisa: Scalars['Boolean']['output'];
  firstName: Scalars['String']['output'];
  gmCdbUrl?: Maybe<Scalars['String']['output']>;
  /** Help and tutorials, in the language of the request; null: the operator has none. */
  helpUrl?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  isStaff: Scalars['Boolean']['output'];
  lastName: Scalars['String']['output'];
  organisation?: Maybe<Organisation>;
  permissions: Array<Permission>;
  /** Zone whose calendar days the product counts in: those of checks, reviews, scheduled revisions and trips. */
  timeZone: Scalars['String']['output'];
  username: Scalars['String']['output'];
};

/** A trip that begins within a week. */
export type Departure = {
  entryBanned: Scalars['Boolean']['output'];
  journey: Journey;
  /** What is still to be seen to, the gravest first; empty: ready. */
  openItems: Array<OpenItem>;
};

export type DestinationAnswer = {
  entryBanned: Scalars['Boolean']['output'];
  isTransit: Scalars['Boolean']['output'];
  phase?: Maybe<Scalars['String']['output']>;
  phaseEnd?: Maybe<Scalars['Date']['output']>;
  phaseStart?: Maybe<Scalars['Date']['output']>;
  /** All phases of the days of the trip, the gravest first. An imported bar stands beside the phases of an editor who does not name the nationality. */
  phases: Array<AnswerPhase>;
  place: PlaceHit;
  riskLevel: RiskLevel;
  status: StatusColor;
};

export type DestinationDetail = {
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
  allowCopyFromBusiness: Scalars['Boolean']['output'];
  backgroundColor: Scalars['String']['output'];
  key: Scalars['String']['output'];
  parent?: Maybe<Scalars['String']['output']>;
  textColor: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type DetailEntry = {
  authority?: Maybe<Authority>;
  changedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Midnight UTC of the day of the newest check: a day of the zone of the product, not a moment. Null: nobody has compared the statement with its source. */
  checkedAt?: Maybe<Scalars['DateTime']['output']>;
  citizenships: Array<Scalars['ID']['output']>;
  destination: Scalars['ID']['output'];
  detailType: Scalars['String']['output'];
  /** What a word of the title means, for rules of the pandemic years. */
  explanation?: Maybe<Scalars['String']['output']>;
  /** For a text with markup: the same as sanitised HTML. `text` is always plain. */
  html?: Maybe<Scalars['String']['output']>;
  isChanged: Scalars['Boolean']['output'];
  kind: ValueKind;
  level: RestrictionLevel;
  /** The language a machine translated the text from; null: it is an editor's own. */
  machineTranslatedFrom?: Maybe<Scalars['String']['output']>;
  /** Set where what the entry says begins or ends by the last day of the trip, in the order of days; `text` names them all. Where they differ, `value` and `state` are those of a day on which it is required, else the state is UNKNOWN. */
  periods: Array<EntryPeriod>;
  positive?: Maybe<Scalars['Boolean']['output']>;
  provenance?: Maybe<Provenance>;
  sourceUri?: Maybe<Scalars['String']['output']>;
  state: EntryState;
  /** The statements of a conflicting entry, and of one that depends, in their order; empty for any other, which says it all itself. */
  statements: Array<EntryStatement>;
  text: Scalars['String']['output'];
  textLanguage: Scalars['String']['output'];
  title: Scalars['String']['output'];
  value?: Maybe<Scalars['JSON']['output']>;
  /** Day on which the statement was written, or of the data it was imported from; null: not recorded. */
  writtenOn?: Maybe<Scalars['Date']['output']>;
};

export type DetailGroup = {
  citizenshipShowGrouping?: Maybe<Scalars['String']['output']>;
  detailTypes: Array<Scalars['String']['output']>;
  key: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type DetailSection = {
  /** As that of its group. LIMITED: entries are in order of whom they are for, those for all travellers first. */
  citizenshipShowGrouping?: Maybe<Scalars['String']['output']>;
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

export type DisputedCell = {
  listed: VisaSaying;
  passport: Country;
  said: VisaSaying;
};

/** What a document has to be to count: a visa for several entries or used before, a permit without an end. */
export type DocumentQuality =
  | 'MULTIPLE_ENTRY'
  | 'PERMANENT'
  | 'USED';

export type DraftAnswer = {
  after?: Maybe<DestinationDetail>;
  /** By the published rules. */
  before: DestinationDetail;
  errors: Array<FieldErrors>;
  /** False where the draft could not be saved: `errors` says why, and there is no answer by it. */
  ok: Scalars['Boolean']['output'];
};

export type DraftTravellerInput = {
  /** One to four. */
  citizenshipIds: Array<Scalars['ID']['input']>;
  dateEnd: Scalars['Date']['input'];
  dateStart: Scalars['Date']['input'];
  departureId: Scalars['ID']['input'];
  restrictionType: RestrictionType;
};

export type EditCategory = {
  category: Scalars['String']['output'];
  copyFromBusiness: Scalars['Boolean']['output'];
};

export type Editor = {
  firstName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  lastName: Scalars['String']['output'];
};

/** From the easiest way in to none. DEPENDS: on the traveller, or rules are in conflict. */
export type EntryAccess =
  | 'AUTHORISATION'
  | 'DEPENDS'
  | 'E_VISA'
  | 'FREE'
  | 'NOT_POSSIBLE'
  | 'ON_ARRIVAL'
  | 'UNKNOWN'
  | 'VISA';

export type EntryMeans =
  | 'AIR'
  | 'LAND'
  | 'SEA';

/** What an entry says on the days from `from` up to `until`, both included; null: open. */
export type EntryPeriod = {
  authority?: Maybe<Authority>;
  checkedAt?: Maybe<Scalars['DateTime']['output']>;
  from?: Maybe<Scalars['Date']['output']>;
  machineTranslatedFrom?: Maybe<Scalars['String']['output']>;
  /** Null: nobody states anything for these days. */
  provenance?: Maybe<Provenance>;
  sourceUri?: Maybe<Scalars['String']['output']>;
  /** UNKNOWN: what holds on these days is not known yet. */
  state: EntryState;
  /** Of days on which it is conflicting or depends: its statements, as those of an entry; empty for any other. */
  statements: Array<EntryStatement>;
  text: Scalars['String']['output'];
  textLanguage: Scalars['String']['output'];
  until?: Maybe<Scalars['Date']['output']>;
  value?: Maybe<Scalars['JSON']['output']>;
  writtenOn?: Maybe<Scalars['Date']['output']>;
};

export type EntryRestriction = {
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
  provenance: Provenance;
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
  authority?: Maybe<Authority>;
  /** Day on which an editor compared this wording with its source; null: nobody did. */
  checkedAt?: Maybe<Scalars['Date']['output']>;
  checkedBy?: Maybe<Editor>;
  /** SHA-256 of the text of the source's page on the day of the comparison, as the product has read it; null: it has not been read since. */
  checkedDigest?: Maybe<Scalars['String']['output']>;
  /** As the editor named them: group keys and ISO codes, also that of a country named beside a group that contains it. */
  citizenshipCodes: Array<Scalars['String']['output']>;
  /** Group keys as the editor chose them; their members are part of `citizenships`. */
  citizenshipGroups: Array<Scalars['String']['output']>;
  citizenships: Array<Country>;
  /** All have to hold; empty: none. */
  conditions: Array<Condition>;
  copyBase?: Maybe<Scalars['ID']['output']>;
  copyParent?: Maybe<Scalars['JSON']['output']>;
  departureCodes: Array<Scalars['String']['output']>;
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
  /** First and last day on which it applies, both included; null: open. On other days it says nothing, its phases neither. */
  validFrom?: Maybe<Scalars['Date']['output']>;
  validUntil?: Maybe<Scalars['Date']['output']>;
  /** Day on which it was written, or of the data it was imported from; null: not recorded. */
  writtenOn?: Maybe<Scalars['Date']['output']>;
};

export type EntryRestrictionDetailInput = {
  authorityId?: InputMaybe<Scalars['ID']['input']>;
  /** A day that is only sent back as it was read ends with the wording it belongs to: saving is no check. */
  checkedAt?: InputMaybe<Scalars['Date']['input']>;
  citizenshipIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** All have to hold. */
  conditions?: InputMaybe<Array<ConditionInput>>;
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
  /** First and last day on which it applies, both included; null: open. */
  validFrom?: InputMaybe<Scalars['Date']['input']>;
  validUntil?: InputMaybe<Scalars['Date']['input']>;
  /** Left out or null: the day of saving where the wording changes, else as it was. */
  writtenOn?: InputMaybe<Scalars['Date']['input']>;
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
  provenance?: InputMaybe<Provenance>;
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
  results: Array<EntryRestriction>;
  totalCount: Scalars['Int']['output'];
};

export type EntryRestrictionPayload = {
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
  | 'place'
  | 'provenance'
  | 'reminder'
  | 'reviewsDueCount'
  | 'scheduledCount'
  | 'significantUpdateAt'
  | 'status';

export type EntryRestrictionWithParent = {
  entryRestriction: EntryRestriction;
  parent?: Maybe<EntryRestriction>;
};

/** Whether something is said about a type, nothing is, or statements of equal rank conflict. */
export type EntryState =
  | 'CONFLICTING'
  /** On conditions of which the question does not say whether they hold. */
  | 'DEPENDS'
  | 'STATED'
  | 'UNKNOWN';

/** One of the statements of equal rank that conflict in an entry. */
export type EntryStatement = {
  authority?: Maybe<Authority>;
  checkedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Of an entry that depends: under which conditions this holds, in words; empty: otherwise. `text` names them too. */
  conditions: Array<Scalars['String']['output']>;
  /** Another than that of the entry where an editor's statement and an imported one deny each other. */
  detailType: Scalars['String']['output'];
  machineTranslatedFrom?: Maybe<Scalars['String']['output']>;
  provenance: Provenance;
  sourceUri?: Maybe<Scalars['String']['output']>;
  text: Scalars['String']['output'];
  textLanguage: Scalars['String']['output'];
  value?: Maybe<Scalars['JSON']['output']>;
  writtenOn?: Maybe<Scalars['Date']['output']>;
};

export type Event = {
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
  code: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type EventLists = {
  /** By the newest significant update, at most 100. */
  events: Array<Event>;
  /** Those that go on. */
  liveEvents: Array<Event>;
  /** Those that the user keeps in sight. */
  pinnedEvents: Array<Event>;
};

/** What a trip page said and what was mailed about it, as a signed document. */
export type EvidenceFile = {
  /** A tagged PDF, in Base64; its entries are attached as JSON. */
  content: Scalars['String']['output'];
  /** Name to save it under. */
  name: Scalars['String']['output'];
  /** How many entries it has. */
  records: Scalars['Int']['output'];
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
  results: Array<TourOperatorExternalRestrictionInfo>;
  totalCount: Scalars['Int']['output'];
};

export type ExternalInfoSortField =
  | 'infoCategory'
  | 'name';

export type Feedback = {
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
  results: Array<Feedback>;
  totalCount: Scalars['Int']['output'];
};

export type FeedbackSortField =
  | 'isDone'
  | 'sentAt'
  | 'title';

export type FieldErrors = {
  field: Scalars['String']['output'];
  messages: Array<Scalars['String']['output']>;
};

export type FormerDocument = {
  issuerId: Scalars['ID']['output'];
  kind: HeldDocumentKind;
  /** The year in which it ended; null: not known. */
  untilYear?: Maybe<Scalars['Int']['output']>;
};

export type FormerDocumentInput = {
  /** ISO code of a country, or SCHENGEN. */
  issuerId: Scalars['ID']['input'];
  kind: HeldDocumentKind;
  /** The year in which it ended. */
  untilYear?: InputMaybe<Scalars['Int']['input']>;
};

export type GroupMemberInput = {
  citizenshipCountryIds: Array<Scalars['ID']['input']>;
  /** Whose page it is, as the agency calls it; a name is not needed. */
  label: Scalars['String']['input'];
};

/** A page of a booking, and whose it is. */
export type GroupPage = {
  id: Scalars['ID']['output'];
  label: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

export type HeldDocument = {
  issuerId: Scalars['ID']['output'];
  kind: HeldDocumentKind;
};

export type HeldDocumentInput = {
  /** ISO code of a country, or SCHENGEN. */
  issuerId: Scalars['ID']['input'];
  kind: HeldDocumentKind;
};

export type HeldDocumentKind =
  | 'RESIDENCE'
  | 'VISA';

/** What a draft would do to the trip pages that are active now. Nothing is saved by asking. */
export type ImpactPreview = {
  activeTripPages: Scalars['Int']['output'];
  affectedTripPages: Scalars['Int']['output'];
  brokenRegressionCases: Array<BrokenRegressionCase>;
  /** Pages on which a value, a state or a status changes; a new source or day of checking alone does not count. */
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
  added: Scalars['Int']['output'];
  changed: Scalars['Int']['output'];
  read: Scalars['Int']['output'];
  removed: Scalars['Int']['output'];
  skipped: Scalars['Int']['output'];
  unchanged: Scalars['Int']['output'];
};

export type ImportFileInput = {
  dated?: InputMaybe<Scalars['Date']['input']>;
  /** As `POST /api/imports/files` answered it. */
  fileId: Scalars['ID']['input'];
  fileName: Scalars['String']['input'];
  importer: Scalars['String']['input'];
  licence?: InputMaybe<Scalars['String']['input']>;
  /** What the file no longer says is taken away; without it, it stays and is reported. */
  removeMissing?: InputMaybe<Scalars['Boolean']['input']>;
  sourceUri?: InputMaybe<Scalars['String']['input']>;
};

export type ImportProgress = {
  /** 0 to 100. */
  percent: Scalars['Int']['output'];
  step: ImportStep;
  work: ImportWork;
};

export type ImportRun = {
  appliedBy?: Maybe<Editor>;
  brokenRegressionCases: Array<BrokenRegressionCase>;
  /** The first 500 changes; none in a list. */
  changes: Array<ImportChange>;
  counts: ImportCounts;
  dated?: Maybe<Scalars['Date']['output']>;
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  importer: Scalars['String']['output'];
  licence: Scalars['String']['output'];
  /** Why the last request to apply it was not carried out. */
  notApplied?: Maybe<Scalars['String']['output']>;
  problems: Array<Scalars['String']['output']>;
  /** Set while the run is queued or running. */
  progress?: Maybe<ImportProgress>;
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
  results: Array<ImportRun>;
  totalCount: Scalars['Int']['output'];
};

export type ImportRunPayload = {
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
  results: Array<ImportSchedule>;
  totalCount: Scalars['Int']['output'];
};

export type ImportSchedulePayload = {
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
  | 'CANCELLED'
  /** Compared only; it can be applied. */
  | 'DRY_RUN'
  | 'FAILED'
  /** Waits for a worker. */
  | 'QUEUED'
  | 'REJECTED'
  | 'RUNNING';

export type ImportStep =
  | 'CHECKING'
  | 'COMPARING'
  | 'QUEUED'
  | 'READING'
  | 'WRITING';

export type ImportWork =
  | 'APPLY'
  | 'COMPARE'
  /** Compares and applies at once, as a schedule may. */
  | 'IMPORT';

export type Importer = {
  /** File name endings it reads, without the dot. */
  accepts: Array<Scalars['String']['output']>;
  attribution: Scalars['String']['output'];
  licence: Scalars['String']['output'];
  maxFileBytes: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type Journey = {
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
  /** Whose page it is among those of a booking, in the words of the agency. */
  label?: Maybe<Scalars['String']['output']>;
  language: Scalars['String']['output'];
  link: Scalars['String']['output'];
  restrictionType: RestrictionType;
  transits: Array<PlaceHit>;
};

export type JourneyCruise = {
  /** Of the sailing; the list of cruises may have lost it since. */
  cruiseId: Scalars['ID']['output'];
  /** Name of the route. */
  cruiseName: Scalars['String']['output'];
  dateEnd: Scalars['Date']['output'];
  /** First and last day on board. */
  dateStart: Scalars['Date']['output'];
  shipName: Scalars['String']['output'];
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
  results: Array<Journey>;
  totalCount: Scalars['Int']['output'];
};

/** What the address of a source answered when it was last asked. */
export type LinkCheck = {
  checkedAt: Scalars['DateTime']['output'];
  /** SHA-256 of the text of the page, in hex, as it was read last; null: it never was. */
  digest?: Maybe<Scalars['String']['output']>;
  httpStatus?: Maybe<Scalars['Int']['output']>;
  location?: Maybe<Scalars['String']['output']>;
  state: LinkState;
  /** Since when the page has had this text, as far as requests have seen it. */
  unchangedSince?: Maybe<Scalars['DateTime']['output']>;
  uri: Scalars['String']['output'];
};

export type LinkCheckPayload = {
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
  note?: Maybe<Scalars['String']['output']>;
  noteDe?: Maybe<Scalars['String']['output']>;
  noteDeRaw?: Maybe<Scalars['String']['output']>;
  noteEn?: Maybe<Scalars['String']['output']>;
  noteEnRaw?: Maybe<Scalars['String']['output']>;
  noteRaw?: Maybe<Scalars['String']['output']>;
  significantUpdateAt?: Maybe<Scalars['DateTime']['output']>;
};

/** How anybody can log in. */
export type LoginMethods = {
  /** What the button for the login of a chain says; null: there is none. */
  singleSignOn?: Maybe<Scalars['String']['output']>;
};

/** Whose name a mail carries: that of the own organisation, or an invented one. */
export type MailBrand =
  | 'OWN'
  | 'SAMPLE';

/** What a worker has found when it last tried the mail server, or looked for the record of the signing key. */
export type MailCheck = {
  checkedAt: Scalars['DateTime']['output'];
  code?: Maybe<Scalars['String']['output']>;
  failingSince?: Maybe<Scalars['DateTime']['output']>;
  /** Null: as it should be. */
  problem?: Maybe<MailCheckProblem>;
  /** Mails wait until it is mended. */
  stopsMails: Scalars['Boolean']['output'];
  subject: MailCheckSubject;
  /** Host and port, or the name of the record. */
  target: Scalars['String']['output'];
};

export type MailCheckProblem =
  | 'CERTIFICATE_REJECTED'
  | 'ENCRYPTION_FAILED'
  | 'HOST_UNKNOWN'
  | 'LOGIN_REJECTED'
  | 'NOT_CHECKED'
  | 'NO_ANSWER'
  | 'NO_CONNECTION'
  | 'RECORD_DIFFERS'
  | 'RECORD_MISSING'
  | 'SERVER_REJECTS'
  | 'UNENCRYPTED';

export type MailCheckSubject =
  | 'SERVER'
  | 'SIGNATURE';

export type MailHeader = {
  name: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

/** A kind of mail that the product sends. */
export type MailKind =
  | 'CHANGE_BEFORE_TRIP'
  | 'CHANGE_DURING_TRIP'
  | 'INVITATION'
  | 'LOGIN_CHANGED'
  | 'PASSWORD_CHANGED'
  | 'PASSWORD_RESET'
  | 'VERIFICATION';

/** A mail with invented data, made by what makes the mails that are sent. */
export type MailPreview = {
  headers: Array<MailHeader>;
  /** A document of its own, without script and without anything to load. */
  html: Scalars['String']['output'];
  htmlBytes: Scalars['Int']['output'];
  /** In which it is written: mails about accounts are not offered in every language. */
  language: Scalars['String']['output'];
  subject: Scalars['String']['output'];
  text: Scalars['String']['output'];
};

export type MailSettings = {
  /** Without the mail server: no worker has checked it yet. Without the signature: mails are not signed here. */
  checks: Array<MailCheck>;
  /** Name and address of the sender. */
  from: Scalars['String']['output'];
  /** Whether only the addresses of a list get mail, as on a server for tests. */
  isLimited: Scalars['Boolean']['output'];
  /** Whether a mailbox for returned mails is read. */
  readsBounces: Scalars['Boolean']['output'];
  rejectedLastDay: Scalars['Int']['output'];
  sentLastDay: Scalars['Int']['output'];
  /** Mails to travellers that are due and not taken yet. */
  waiting: Scalars['Int']['output'];
};

export type MapCountryStatus = {
  country: Country;
  regionDeviation: Scalars['Boolean']['output'];
  riskLevel: RiskLevel;
  /** The classification of the area by Germany; of a country that is divided, a partial or mixed one. */
  rkiStatus?: Maybe<Scalars['String']['output']>;
  rkiStatusText?: Maybe<Scalars['String']['output']>;
  sevenDayIncidence?: Maybe<Scalars['Float']['output']>;
  sevenDayIncidencePrevious?: Maybe<Scalars['Float']['output']>;
  status: StatusColor;
  statusDestinationCountry: Scalars['String']['output'];
  statusDestinationCountryText: Scalars['String']['output'];
  statusForeignOffice: Scalars['String']['output'];
  statusForeignOfficeText: Scalars['String']['output'];
};

export type MapRegionStatus = {
  geojson?: Maybe<Scalars['JSON']['output']>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  status: StatusColor;
};

export type Mutation = {
  addPasskey: MutationResult;
  /** Answers at once: a worker applies what was reviewed, or says in `notApplied` why not. */
  applyImport: ImportRunPayload;
  /** By a ticket of a page of the product, good for five minutes and one use. */
  autoLogin: TokenAuth;
  /** Begins to set up the second step of the login; it is on once a code has confirmed it. */
  beginSecondFactor: SecondFactorPayload;
  cancelImport: ImportRunPayload;
  /** All sessions end, that of the caller as well. */
  changePassword: MutationResult;
  /** Notes that the restrictions were compared with their sources today, without changing what they say. */
  checkEntryRestrictions: MutationResult;
  checkLinks: LinkCheckPayload;
  confirmRevision: EntryRestrictionPayload;
  confirmSecondFactor: RecoveryCodesPayload;
  confirmTripSubscription: MutationResult;
  copyEntryRestriction: EntryRestrictionPayload;
  createAuthority: AuthorityPayload;
  createEntryRestriction: EntryRestrictionPayload;
  createImportSchedule: ImportSchedulePayload;
  createMyjourney: CreateMyjourneyPayload;
  /** A page for each member of a booking; all of them, or none. The same `bookingNumber` a second time makes none: the pages that are there are returned. */
  createMyjourneyGroup: CreateMyjourneyGroupPayload;
  createNews: NewsPayload;
  createNewsTag: NewsTagPayload;
  createOrganisationAccount: OrganisationAccountPayload;
  createOrganisationCountrySelection: MutationResult;
  createOrganisationShippingLineSelection: MutationResult;
  createRegressionCase: RegressionCasePayload;
  createSavedQuery: SavedQueryPayload;
  createTextSnippet: TextSnippetPayload;
  createTouroperatorExternalRestrictionInfo: TourOperatorExternalRestrictionInfoPayload;
  createUser: UserPayload;
  deleteAuthority: MutationResult;
  deleteImportSchedule: MutationResult;
  deleteNews: MutationResult;
  deleteNewsTag: MutationResult;
  deleteOrganisationCountrySelection: MutationResult;
  deleteOrganisationShippingLineSelection: MutationResult;
  deleteRegressionCase: MutationResult;
  deleteSavedQuery: MutationResult;
  deleteTextSnippet: MutationResult;
  deleteTouroperatorExternalRestrictionInfo: MutationResult;
  /** Of the user who is logged in; the browser with it has to log in again within seconds. */
  endSession: MutationResult;
  logout: MutationResult;
  markTripChangeRead: MutationResult;
  /** `credential`: what the browser has made of the options, in JSON. */
  passkeyLogin: TokenAuth;
  /** What a browser needs to log in with a passkey. */
  passkeyLoginOptions: PasskeyOptions;
  /** What a browser needs to make a passkey for the user. */
  passkeyOptions: PasskeyOptions;
  /** Keeps an event in sight of the user. */
  pinEvent: MutationResult;
  rejectRevision: MutationResult;
  removePasskey: MutationResult;
  removeSecondFactor: MutationResult;
  /** For a user who has lost both the app and the recovery codes. */
  removeSecondFactorOfUser: MutationResult;
  /** The next token of a session, by the refresh cookie of its login. */
  renewToken: TokenAuth;
  /** By a username or an address. The answer is the same for known and unknown ones. */
  requestPasswordReset: MutationResult;
  /** By the secret of the link of a mail, which is good for half an hour and one use. */
  resetPassword: MutationResult;
  resolveEntryrestrictionFeedback: MutationResult;
  restoreEntryRestriction: EntryRestrictionPayload;
  sendEntryrestrictionFeedback: MutationResult;
  /** To the address of the login. Waits until a worker has sent it: see `testMail`. */
  sendTestMail: TestMailPayload;
  /** Answers at once: a worker reads the file and reports what applying it would change. */
  startImport: ImportRunPayload;
  subscribeTripUpdates: MutationResult;
  /** With the code of the second step where the user has one; without it the rejection names the field `code`. */
  tokenAuth: TokenAuth;
  translateText: TranslateTextPayload;
  unpinEvent: MutationResult;
  unsubscribeTripUpdates: MutationResult;
  updateAuthority: AuthorityPayload;
  updateEntryRestriction: EntryRestrictionPayload;
  updateImportSchedule: ImportSchedulePayload;
  updateMyjourneyEmailNote: UpdateMyjourneyPayload;
  updateNews: NewsPayload;
  updateNewsTag: NewsTagPayload;
  /**
   * Of the own organisation; what is left out stays: `publicName`, `phone`, `fax`, `email`, `website`, `street`, `zipCode`, `city`, `countryIso2`,
   * `dvkgUrl`, the social links, `defaultDeparture`, `defaultNationality`, `logoId`, and `mytripSections` and `mycruiseSections` as maps to true or false.
   */
  updateOrganisation: MutationResult;
  updateOrganisationAccount: OrganisationAccountPayload;
  /** All favourites at once. */
  updateOrganisationCountrySelection: MutationResult;
  updateOrganisationUser: MutationResult;
  /** Of the user who is logged in: `firstName`, `lastName` and `email`. */
  updateOrganisationWidget: MutationResult;
  updateRegressionCase: RegressionCasePayload;
  updateTextSnippet: TextSnippetPayload;
  updateTouroperatorExternalRestrictionInfo: TourOperatorExternalRestrictionInfoPayload;
  updateUser: UserPayload;
  withdrawRevision: MutationResult;
};


export type MutationAddPasskeyArgs = {
  credential: Scalars['String']['input'];
  name: Scalars['String']['input'];
};


export type MutationApplyImportArgs = {
  id: Scalars['ID']['input'];
};


export type MutationAutoLoginArgs = {
  ticket: Scalars['String']['input'];
};


export type MutationBeginSecondFactorArgs = {
  password: Scalars['String']['input'];
};


export type MutationCancelImportArgs = {
  id: Scalars['ID']['input'];
};


export type MutationChangePasswordArgs = {
  oldPassword: Scalars['String']['input'];
  password: Scalars['String']['input'];
  passwordConfirmation: Scalars['String']['input'];
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


export type MutationConfirmSecondFactorArgs = {
  code: Scalars['String']['input'];
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
  travellers?: InputMaybe<TravellerFactsInput>;
};


export type MutationCreateMyjourneyGroupArgs = {
  bookingNumber?: InputMaybe<Scalars['String']['input']>;
  cruisecompassCruiseId?: InputMaybe<Scalars['ID']['input']>;
  dateEnd: Scalars['Date']['input'];
  dateStart: Scalars['Date']['input'];
  departureId: Scalars['ID']['input'];
  departureType: PlaceType;
  destinationIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  destinationsTypes?: InputMaybe<Array<PlaceType>>;
  internalNote?: InputMaybe<Scalars['String']['input']>;
  language: Scalars['String']['input'];
  members: Array<GroupMemberInput>;
  restrictionType: RestrictionType;
  showEvents?: InputMaybe<Scalars['Boolean']['input']>;
  transits?: InputMaybe<Array<TransitInput>>;
};


export type MutationCreateNewsArgs = {
  input: NewsInput;
};


export type MutationCreateNewsTagArgs = {
  input: NewsTagInput;
};


export type MutationCreateOrganisationAccountArgs = {
  input: OrganisationAccountInput;
};


export type MutationCreateOrganisationCountrySelectionArgs = {
  countryId: Scalars['ID']['input'];
};


export type MutationCreateOrganisationShippingLineSelectionArgs = {
  shippingLineId: Scalars['ID']['input'];
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


export type MutationCreateUserArgs = {
  input: UserInput;
};


export type MutationDeleteAuthorityArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteImportScheduleArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteNewsArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteNewsTagArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteOrganisationCountrySelectionArgs = {
  countryId: Scalars['ID']['input'];
};


export type MutationDeleteOrganisationShippingLineSelectionArgs = {
  shippingLineId: Scalars['ID']['input'];
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


export type MutationEndSessionArgs = {
  id: Scalars['ID']['input'];
};


export type MutationMarkTripChangeReadArgs = {
  changeId: Scalars['ID']['input'];
  token: Scalars['String']['input'];
};


export type MutationPasskeyLoginArgs = {
  credential: Scalars['String']['input'];
};


export type MutationPasskeyOptionsArgs = {
  password: Scalars['String']['input'];
};


export type MutationPinEventArgs = {
  event: Scalars['ID']['input'];
};


export type MutationRejectRevisionArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationRemovePasskeyArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRemoveSecondFactorArgs = {
  password: Scalars['String']['input'];
};


export type MutationRemoveSecondFactorOfUserArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRequestPasswordResetArgs = {
  language?: InputMaybe<Scalars['String']['input']>;
  username: Scalars['String']['input'];
};


export type MutationResetPasswordArgs = {
  password: Scalars['String']['input'];
  passwordConfirmation: Scalars['String']['input'];
  reset: Scalars['String']['input'];
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


export type MutationSendTestMailArgs = {
  brand: MailBrand;
  kind: MailKind;
  language: Scalars['String']['input'];
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
  code?: InputMaybe<Scalars['String']['input']>;
  password: Scalars['String']['input'];
  username: Scalars['String']['input'];
};


export type MutationTranslateTextArgs = {
  sourceLanguage: Scalars['String']['input'];
  targetLanguage: Scalars['String']['input'];
  text: Scalars['String']['input'];
};


export type MutationUnpinEventArgs = {
  event: Scalars['ID']['input'];
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


export type MutationUpdateNewsArgs = {
  input: NewsInput;
};


export type MutationUpdateNewsTagArgs = {
  input: NewsTagInput;
};


export type MutationUpdateOrganisationArgs = {
  input: Scalars['JSON']['input'];
};


export type MutationUpdateOrganisationAccountArgs = {
  input: OrganisationAccountInput;
};


export type MutationUpdateOrganisationCountrySelectionArgs = {
  countryIds: Array<Scalars['ID']['input']>;
};


export type MutationUpdateOrganisationUserArgs = {
  input: Scalars['JSON']['input'];
};


export type MutationUpdateOrganisationWidgetArgs = {
  nationalityDefaultId: Scalars['ID']['input'];
  nationalityIds: Array<Scalars['ID']['input']>;
  restrictionType: RestrictionType;
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


export type MutationUpdateUserArgs = {
  input: UserInput;
};


export type MutationWithdrawRevisionArgs = {
  id: Scalars['ID']['input'];
};

export type MutationResult = {
  errors: Array<FieldErrors>;
  ok: Scalars['Boolean']['output'];
};

/** Title and text are in the language of the request; where it has none, in another one. */
export type News = {
  country?: Maybe<Country>;
  countryId?: Maybe<Scalars['ID']['output']>;
  createdAt: Scalars['DateTime']['output'];
  createdBy?: Maybe<Editor>;
  id: Scalars['ID']['output'];
  /** The address of its image. */
  image?: Maybe<Scalars['String']['output']>;
  imageId?: Maybe<Scalars['ID']['output']>;
  /** Until then it is in the ticker. */
  importantUntil?: Maybe<Scalars['DateTime']['output']>;
  modifiedAt: Scalars['DateTime']['output'];
  modifiedBy?: Maybe<Editor>;
  newsType: NewsType;
  significantUpdateAt?: Maybe<Scalars['DateTime']['output']>;
  tagIds: Array<Scalars['ID']['output']>;
  tags: Array<NewsTag>;
  text: Scalars['String']['output'];
  textDe?: Maybe<Scalars['String']['output']>;
  textEn?: Maybe<Scalars['String']['output']>;
  textNl?: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
  titleDe?: Maybe<Scalars['String']['output']>;
  titleEn?: Maybe<Scalars['String']['output']>;
  titleNl?: Maybe<Scalars['String']['output']>;
};

/** `search`: in all titles and texts. */
export type NewsFilter = {
  countryId?: InputMaybe<Scalars['ID']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  isImportant?: InputMaybe<Scalars['Boolean']['input']>;
  newsType?: InputMaybe<NewsType>;
  search?: InputMaybe<Scalars['String']['input']>;
  tagId?: InputMaybe<Scalars['ID']['input']>;
};

export type NewsInput = {
  countryId?: InputMaybe<Scalars['ID']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
  /** An image that was uploaded for news. */
  imageId?: InputMaybe<Scalars['ID']['input']>;
  importantUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** Of an update: those who have read it should read it again. */
  isSignificant?: InputMaybe<Scalars['Boolean']['input']>;
  newsType: NewsType;
  tagIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  textDe?: InputMaybe<Scalars['String']['input']>;
  textEn?: InputMaybe<Scalars['String']['input']>;
  textNl?: InputMaybe<Scalars['String']['input']>;
  titleDe?: InputMaybe<Scalars['String']['input']>;
  titleEn?: InputMaybe<Scalars['String']['input']>;
  titleNl?: InputMaybe<Scalars['String']['input']>;
};

export type NewsList = {
  results: Array<News>;
  totalCount: Scalars['Int']['output'];
};

export type NewsPayload = {
  errors: Array<FieldErrors>;
  news?: Maybe<News>;
  ok: Scalars['Boolean']['output'];
};

export type NewsSortField =
  | 'createdAt'
  | 'importantUntil'
  | 'modifiedAt'
  | 'title';

export type NewsTag = {
  id: Scalars['ID']['output'];
  /** In the language of the request. */
  name: Scalars['String']['output'];
  nameDe: Scalars['String']['output'];
  nameEn: Scalars['String']['output'];
  /** Without it Dutch readers see the English name. */
  nameNl?: Maybe<Scalars['String']['output']>;
  order: Scalars['Int']['output'];
};

/** `search`: in the names. */
export type NewsTagFilter = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  search?: InputMaybe<Scalars['String']['input']>;
};

export type NewsTagInput = {
  id?: InputMaybe<Scalars['ID']['input']>;
  nameDe: Scalars['String']['input'];
  nameEn: Scalars['String']['input'];
  nameNl?: InputMaybe<Scalars['String']['input']>;
  order: Scalars['Int']['input'];
};

export type NewsTagList = {
  results: Array<NewsTag>;
  totalCount: Scalars['Int']['output'];
};

export type NewsTagPayload = {
  errors: Array<FieldErrors>;
  newsTag?: Maybe<NewsTag>;
  ok: Scalars['Boolean']['output'];
};

export type NewsTagSortField =
  | 'nameDe'
  | 'nameEn'
  | 'nameNl'
  | 'order';

export type NewsType =
  | 'DESTINATIONMANAGER'
  | 'GENERAL';

export type OfficialList = {
  authority: Scalars['String']['output'];
  /** The list as it stands since, or was read on, this day. */
  dated: Scalars['Date']['output'];
  licence: Scalars['String']['output'];
  source: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

/** What the rules of now say of visas beside the official lists that speak of a destination, for ordinary passports. */
export type OfficialListResult = {
  country: Country;
  /** Where rules and list differ. */
  disputed: Array<DisputedCell>;
  disputedCount: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  lists: Array<OfficialList>;
  reviewsDueCount: Scalars['Int']['output'];
  rightCount: Scalars['Int']['output'];
  /** Passports about which the rules say nothing. */
  unknown: Array<Country>;
  unknownCount: Scalars['Int']['output'];
};

export type OfficialListResultFilter = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  isDisputed?: InputMaybe<Scalars['Boolean']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};

export type OfficialListResultList = {
  results: Array<OfficialListResult>;
  totalCount: Scalars['Int']['output'];
};

export type OfficialListResultSortField =
  | 'country'
  | 'disputedCount'
  | 'reviewsDueCount'
  | 'rightCount'
  | 'unknownCount';

export type OpenItem = {
  key: SummaryItemKey;
  status: SummaryStatus;
  title: Scalars['String']['output'];
};

export type Organisation = {
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
  /** Whether trip pages say how a visa is obtained. */
  visaServiceEnabled: Scalars['Boolean']['output'];
  /** Null: the organisation itself. */
  visaServiceName?: Maybe<Scalars['String']['output']>;
  /** Null: travellers apply themselves. */
  visaServiceUrl?: Maybe<Scalars['String']['output']>;
  website?: Maybe<Scalars['String']['output']>;
  whatsapp?: Maybe<Scalars['String']['output']>;
  widgetCode?: Maybe<Scalars['String']['output']>;
  widgetEnabled: Scalars['Boolean']['output'];
  xing?: Maybe<Scalars['String']['output']>;
  youtube?: Maybe<Scalars['String']['output']>;
  zipCode?: Maybe<Scalars['String']['output']>;
};

/** An organisation as staff keep one. */
export type OrganisationAccount = {
  /** Those who can log in. */
  activeUsers: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  /** What widgets and links name it by; for good. */
  idCodePublic: Scalars['String']['output'];
  name: Scalars['String']['output'];
  passwordChangeEnabled: Scalars['Boolean']['output'];
  widgetEnabled: Scalars['Boolean']['output'];
};

/** `search`: in names and codes. */
export type OrganisationAccountFilter = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  search?: InputMaybe<Scalars['String']['input']>;
};

/** An update leaves what is left out as it is; `idCodePublic` stays. */
export type OrganisationAccountInput = {
  id?: InputMaybe<Scalars['ID']['input']>;
  idCodePublic?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
  passwordChangeEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  widgetEnabled?: InputMaybe<Scalars['Boolean']['input']>;
};

export type OrganisationAccountList = {
  results: Array<OrganisationAccount>;
  totalCount: Scalars['Int']['output'];
};

export type OrganisationAccountPayload = {
  errors: Array<FieldErrors>;
  ok: Scalars['Boolean']['output'];
  organisationAccount?: Maybe<OrganisationAccount>;
};

export type OrganisationAccountSortField =
  | 'createdAt'
  | 'idCodePublic'
  | 'name';

export type OrganisationName = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type OrganisationUser = {
  email: Scalars['String']['output'];
  firstName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  lastName: Scalars['String']['output'];
};

/** How the user logs in beside the password. */
export type OwnLoginMethods = {
  hasSecondFactor: Scalars['Boolean']['output'];
  passkeys: Array<Passkey>;
  recoveryCodesLeft: Scalars['Int']['output'];
};

export type Passkey = {
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  name: Scalars['String']['output'];
};

export type PasskeyOptions = {
  errors: Array<FieldErrors>;
  ok: Scalars['Boolean']['output'];
  /** In JSON, for `navigator.credentials`. */
  options?: Maybe<Scalars['String']['output']>;
};

export type PassportKind =
  | 'BIOMETRIC'
  | 'DIPLOMATIC'
  | 'EMERGENCY'
  | 'ORDINARY';

export type PastTripPage = {
  /** The page of then as a document of its own, as its travellers read it: without forms and script. */
  html: Scalars['String']['output'];
  message?: Maybe<Scalars['String']['output']>;
  /** The state of the page now. */
  state: TripPageState;
};

export type Permission = {
  codename: Scalars['String']['output'];
};

export type Phase = {
  endDate?: Maybe<Scalars['Date']['output']>;
  significantUpdateAt?: Maybe<Scalars['DateTime']['output']>;
  startDate?: Maybe<Scalars['Date']['output']>;
};

export type PlaceHit = {
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

/** Who stated a detail: an editor, or an importer whose statements nobody has verified. */
export type Provenance =
  | 'EDITORIAL'
  | 'IMPORTED';

export type Query = {
  allEvents: EventLists;
  authority?: Maybe<Authority>;
  authorityList: AuthorityList;
  comingEndList: ComingEndList;
  countries: Array<Country>;
  country?: Maybe<Country>;
  countryGroups: Array<CountryGroup>;
  countryOverviewList: CountryOverviewList;
  cruiseDestinationDetail: DestinationDetail;
  destinationDetail: DestinationDetail;
  detailCategories: Array<DetailCategory>;
  detailGroups: Array<DetailGroup>;
  detailTypes: Array<DetailType>;
  dmNews: Array<News>;
  /** What holds for a traveller at the place of an unsaved draft, before and after it. */
  draftAnswer: DraftAnswer;
  entryRestriction?: Maybe<EntryRestriction>;
  entryRestrictionAuthorities: Array<Authority>;
  entryRestrictionEditors: Array<Editor>;
  entryRestrictionList: EntryRestrictionList;
  /** What a restriction said in one of its versions. */
  entryRestrictionRevision?: Maybe<EntryRestriction>;
  entryRestrictionRevisions: RevisionList;
  entryRestrictionWithParent?: Maybe<EntryRestrictionWithParent>;
  /** By place; 100 unless `limit` says less. */
  entryRestrictions: Array<EntryRestriction>;
  eventcategories: Array<EventCategory>;
  /** At most 50; of these countries and of none. */
  eventsLatestSignificantUpdates: EventLists;
  eventsLatestSignificantUpdatesPinned: Array<Event>;
  externalInfo?: Maybe<TourOperatorExternalRestrictionInfo>;
  externalInfoList: ExternalInfoList;
  feedback?: Maybe<Feedback>;
  feedbackList: FeedbackList;
  importRun?: Maybe<ImportRun>;
  importRunList: ImportRunList;
  importSchedule?: Maybe<ImportSchedule>;
  importScheduleList: ImportScheduleList;
  importers: Array<Importer>;
  /** Of the user who is logged in, the last used first; at most 50. */
  loginMethods: LoginMethods;
  lookupCountries: Array<Country>;
  lookupDestinations: Array<PlaceHit>;
  mailPreview: MailPreview;
  mailSettings: MailSettings;
  mapCidmerDestinationContent?: Maybe<DestinationDetail>;
  mapCountries: Array<Country>;
  mapCountryRegionStatus: Array<MapRegionStatus>;
  mapCountryStatus?: Maybe<MapCountryStatus>;
  /** Those that go on. */
  mapEvents: Array<Event>;
  mapRegionStatus?: Maybe<MapRegionStatus>;
  mapWorldCountryStatus: Array<MapCountryStatus>;
  mySessions: Array<UserSession>;
  /** A trip page of the own organisation as it stood at a past moment. */
  myjourneyAsOf?: Maybe<TripPage>;
  /** What has changed since a moment for open trip pages, the newest first; at most 100. */
  myjourneyChanges: TripChanges;
  /** Open trip pages whose trips begin within seven days, the next first; 25 unless said otherwise, at most 100. */
  myjourneyDepartures: Array<Departure>;
  /** Evidence of what a trip page of the own organisation said. `contractOn`: day of the contract; without it the first page that was shown stands for it. */
  myjourneyEvidence?: Maybe<EvidenceFile>;
  /** The mails of a trip page of the own organisation; null for any other. */
  myjourneyMails?: Maybe<TripMails>;
  /** The same, as the page that its travellers read. */
  myjourneyPageAsOf?: Maybe<PastTripPage>;
  myjourneys: JourneyPage;
  /** The newest first, at most 100. */
  news: Array<News>;
  newsArticle?: Maybe<News>;
  newsList: NewsList;
  newsTag?: Maybe<NewsTag>;
  newsTagList: NewsTagList;
  newsTags: Array<NewsTag>;
  officialListResultList: OfficialListResultList;
  /** What conflicts now, by place; of one restriction or of all. */
  openConflicts: ConflictList;
  organisation?: Maybe<Organisation>;
  organisationAccount?: Maybe<OrganisationAccount>;
  organisationAccountList: OrganisationAccountList;
  /** The countries that the organisation sells, by name; none: all of them. */
  organisationCountrySelections: Array<Country>;
  organisationNames: Array<OrganisationName>;
  organisationShippingLineSelections: Array<ShippingLine>;
  organisationUser?: Maybe<OrganisationUser>;
  organisationWidget?: Maybe<Widget>;
  ownLoginMethods: OwnLoginMethods;
  /** Where a document leads, country by country. Absent: the nationality and departure of the viewer's organisation, a passport, today, private travel. */
  passportReach: Array<CountryReach>;
  permissions: Array<Permission>;
  previewEntryRestriction: ImpactPreview;
  previewEntryRestrictionCopy: CopyPreview;
  regressionCase?: Maybe<RegressionCase>;
  regressionCaseList: RegressionCaseList;
  /** What waits to be compared with its source; the most urgent first unless said otherwise. */
  reviewDueList: ReviewDueList;
  routes: Array<ShipRoute>;
  savedQuery?: Maybe<SavedQuery>;
  savedQueryList: SavedQueryList;
  scheduledRevision?: Maybe<ScheduledRevision>;
  scheduledRevisionList: ScheduledRevisionList;
  shipRoutes: Array<ShipRoute>;
  shippingLines: Array<ShippingLine>;
  ships: Array<Ship>;
  /** A test mail of the own login; null when it was sent more than a day ago. */
  testMail?: Maybe<TestMail>;
  textSnippet?: Maybe<TextSnippet>;
  textSnippetList: TextSnippetList;
  textsnippets: Array<TextSnippet>;
  /** Important news, at most 100; of these countries and of none. */
  ticker: Array<TickerEntry>;
  touroperatorexternalrestrictioninfos: Array<TourOperatorExternalRestrictionInfo>;
  /** Name of the service that translates; null: none is set up. */
  translationProvider?: Maybe<Scalars['String']['output']>;
  tripPage?: Maybe<TripPage>;
  user?: Maybe<User>;
  userList: UserList;
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


export type QueryComingEndListArgs = {
  filter?: InputMaybe<ComingEndFilter>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  sortField?: InputMaybe<ComingEndSortField>;
  sortOrder?: InputMaybe<SortOrder>;
};


export type QueryCountriesArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCountryArgs = {
  id: Scalars['ID']['input'];
};


export type QueryCountryOverviewListArgs = {
  filter?: InputMaybe<CountryOverviewFilter>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  sortField?: InputMaybe<CountryOverviewSortField>;
  sortOrder?: InputMaybe<SortOrder>;
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
  travellers?: InputMaybe<TravellerFactsInput>;
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
  travellers?: InputMaybe<TravellerFactsInput>;
  view?: InputMaybe<DetailView>;
};


export type QueryDetailGroupsArgs = {
  view: DetailView;
};


export type QueryDetailTypesArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryDmNewsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryDraftAnswerArgs = {
  input: EntryRestrictionInput;
  traveller: DraftTravellerInput;
};


export type QueryEntryRestrictionArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  id: Scalars['ID']['input'];
};


export type QueryEntryRestrictionAuthoritiesArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryEntryRestrictionEditorsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
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
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  provenance?: InputMaybe<Provenance>;
  regionId?: InputMaybe<Scalars['ID']['input']>;
  reminderUntil?: InputMaybe<Scalars['Date']['input']>;
  restrictionLevel?: InputMaybe<RestrictionLevel>;
  status?: InputMaybe<StatusColor>;
  uncheckedForDays?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryEventsLatestSignificantUpdatesArgs = {
  countryFilter?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
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


export type QueryMailPreviewArgs = {
  brand: MailBrand;
  kind: MailKind;
  language: Scalars['String']['input'];
};


export type QueryMapCidmerDestinationContentArgs = {
  countryId: Scalars['ID']['input'];
};


export type QueryMapCountriesArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryMapCountryRegionStatusArgs = {
  citizenshipId?: InputMaybe<Scalars['ID']['input']>;
  countryId: Scalars['ID']['input'];
  departureId?: InputMaybe<Scalars['ID']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
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
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryMyjourneyAsOfArgs = {
  asOf: Scalars['DateTime']['input'];
  id: Scalars['ID']['input'];
  language?: InputMaybe<Scalars['String']['input']>;
};


export type QueryMyjourneyChangesArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  since: Scalars['DateTime']['input'];
};


export type QueryMyjourneyDeparturesArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryMyjourneyEvidenceArgs = {
  contractOn?: InputMaybe<Scalars['Date']['input']>;
  id: Scalars['ID']['input'];
  language?: InputMaybe<Scalars['String']['input']>;
};


export type QueryMyjourneyMailsArgs = {
  id: Scalars['ID']['input'];
};


export type QueryMyjourneyPageAsOfArgs = {
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


export type QueryNewsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryNewsArticleArgs = {
  id: Scalars['ID']['input'];
};


export type QueryNewsListArgs = {
  filter?: InputMaybe<NewsFilter>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  sortField?: InputMaybe<NewsSortField>;
  sortOrder?: InputMaybe<SortOrder>;
};


export type QueryNewsTagArgs = {
  id: Scalars['ID']['input'];
};


export type QueryNewsTagListArgs = {
  filter?: InputMaybe<NewsTagFilter>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  sortField?: InputMaybe<NewsTagSortField>;
  sortOrder?: InputMaybe<SortOrder>;
};


export type QueryNewsTagsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryOfficialListResultListArgs = {
  filter?: InputMaybe<OfficialListResultFilter>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  sortField?: InputMaybe<OfficialListResultSortField>;
  sortOrder?: InputMaybe<SortOrder>;
};


export type QueryOpenConflictsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  restrictionId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryOrganisationArgs = {
  id: Scalars['ID']['input'];
};


export type QueryOrganisationAccountArgs = {
  id: Scalars['ID']['input'];
};


export type QueryOrganisationAccountListArgs = {
  filter?: InputMaybe<OrganisationAccountFilter>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  sortField?: InputMaybe<OrganisationAccountSortField>;
  sortOrder?: InputMaybe<SortOrder>;
};


export type QueryOrganisationUserArgs = {
  id: Scalars['ID']['input'];
};


export type QueryPassportReachArgs = {
  citizenshipId?: InputMaybe<Scalars['ID']['input']>;
  departureId?: InputMaybe<Scalars['ID']['input']>;
  document?: InputMaybe<ReachDocument>;
  on?: InputMaybe<Scalars['Date']['input']>;
  restrictionType?: InputMaybe<RestrictionType>;
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


export type QueryReviewDueListArgs = {
  filter?: InputMaybe<ReviewDueFilter>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  sortField?: InputMaybe<ReviewDueSortField>;
  sortOrder?: InputMaybe<SortOrder>;
};


export type QueryRoutesArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  route?: InputMaybe<Scalars['ID']['input']>;
  ship?: InputMaybe<Scalars['ID']['input']>;
  shippingLine?: InputMaybe<Scalars['ID']['input']>;
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


export type QueryShipRoutesArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  shipId: Scalars['ID']['input'];
};


export type QueryShippingLinesArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryShipsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryTestMailArgs = {
  id: Scalars['ID']['input'];
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


export type QueryTextsnippetsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryTickerArgs = {
  countryFilter?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryTouroperatorexternalrestrictioninfosArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryTripPageArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  language?: InputMaybe<Scalars['String']['input']>;
  token: Scalars['String']['input'];
};


export type QueryUserArgs = {
  id: Scalars['ID']['input'];
};


export type QueryUserListArgs = {
  filter?: InputMaybe<UserFilter>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  sortField?: InputMaybe<UserSortField>;
  sortOrder?: InputMaybe<SortOrder>;
};

export type ReachDocument =
  | 'ID_CARD'
  | 'PASSPORT';

export type RecoveryCodesPayload = {
  /** Shown once; each replaces one code of the app. */
  codes: Array<Scalars['String']['output']>;
  errors: Array<FieldErrors>;
  ok: Scalars['Boolean']['output'];
};

export type Region = {
  airports: Array<Airport>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

/** A named itinerary with the answers it has to get. Its dates move along: the trip starts `startsInDays` days from today. */
export type RegressionCase = {
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
  /** Null: nothing is said of the travellers. */
  travellers?: Maybe<TravellerFacts>;
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
  /** An update that leaves it out leaves it as it is; null removes it. */
  travellers?: InputMaybe<TravellerFactsInput>;
};

export type RegressionCaseList = {
  results: Array<RegressionCase>;
  totalCount: Scalars['Int']['output'];
};

export type RegressionCasePayload = {
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
  actual?: Maybe<Scalars['JSON']['output']>;
  citizenship?: Maybe<Scalars['ID']['output']>;
  expected?: Maybe<Scalars['JSON']['output']>;
  key: Scalars['String']['output'];
  kind: ExpectationKind;
  place?: Maybe<Scalars['ID']['output']>;
  title: Scalars['String']['output'];
};

/** The restriction of a region or an airport, as the overview of its country names it. */
export type RestrictionInside = {
  iata?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  level: RestrictionLevel;
  name: Scalars['String']['output'];
  status: StatusColor;
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
  activeTripPages: Scalars['Int']['output'];
  checkedAt?: Maybe<Scalars['Date']['output']>;
  citizenships: Array<Scalars['String']['output']>;
  daysPastDue: Scalars['Int']['output'];
  departingWithin72Hours: Scalars['Int']['output'];
  detailId: Scalars['ID']['output'];
  /** Of the detail within its restriction. */
  id: Scalars['ID']['output'];
  link?: Maybe<LinkCheck>;
  nextReview: Scalars['Date']['output'];
  place: PlaceHit;
  priority: Scalars['Float']['output'];
  restrictionId: Scalars['ID']['output'];
  restrictionType: RestrictionType;
  riskLevel: RiskLevel;
  sourceUri?: Maybe<Scalars['String']['output']>;
  writtenOn?: Maybe<Scalars['Date']['output']>;
};

/** `search`: in the name of the place, or its code. */
export type ReviewDueFilter = {
  countryId?: InputMaybe<Scalars['ID']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  restrictionType?: InputMaybe<RestrictionType>;
  search?: InputMaybe<Scalars['String']['input']>;
};

export type ReviewDueList = {
  results: Array<ReviewDue>;
  totalCount: Scalars['Int']['output'];
};

export type ReviewDueSortField =
  | 'activeTripPages'
  | 'checkedAt'
  | 'departingWithin72Hours'
  | 'nextReview'
  | 'place'
  | 'priority'
  | 'riskLevel';

export type Revision = {
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
  results: Array<SavedQuery>;
  totalCount: Scalars['Int']['output'];
};

export type SavedQueryPayload = {
  errors: Array<FieldErrors>;
  ok: Scalars['Boolean']['output'];
  savedQuery?: Maybe<SavedQuery>;
};

export type SavedQuerySortField =
  | 'name'
  | 'screen';

/** A change that is decided already and takes effect on a later day, before or during the trip. */
export type ScheduledChange = {
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

export type SecondFactorPayload = {
  errors: Array<FieldErrors>;
  ok: Scalars['Boolean']['output'];
  /** In base32, to be typed by hand. */
  secret?: Maybe<Scalars['String']['output']>;
  /** What the QR code says (otpauth). */
  uri?: Maybe<Scalars['String']['output']>;
};

export type SectionVisibility = {
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
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  shippingLine: ShippingLine;
};

export type ShipRoute = {
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
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type SortOrder =
  | 'ASC'
  | 'DESC';

export type StatusChange = {
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

export type StayLimit = {
  /** Empty: all. */
  citizenships: Array<Scalars['ID']['output']>;
  /** The days that are possible without a visa. */
  days: Scalars['Int']['output'];
  destinations: Array<Scalars['ID']['output']>;
};

export type SummaryChange = {
  after: SummaryStatus;
  before: SummaryStatus;
  item: SummaryItemKey;
  title: Scalars['String']['output'];
  tripPages: Scalars['Int']['output'];
};

export type SummaryItem = {
  citizenships: Array<Scalars['ID']['output']>;
  destinations: Array<Scalars['ID']['output']>;
  /** Of VISA: whose own visa or residence permit the travellers hold, as the question says; they need not apply for one. */
  heldDestinations: Array<Scalars['ID']['output']>;
  key: SummaryItemKey;
  status: SummaryStatus;
  /** Of VISA: where these travellers certainly stay for longer than is possible without one, at all of these destinations together. */
  stayLimits: Array<StayLimit>;
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
  /** Required under conditions of which the question does not say whether they hold. */
  | 'DEPENDS'
  | 'OK'
  | 'REQUIRED'
  | 'REQUIRED_ALL'
  | 'REQUIRED_MANY'
  | 'REQUIRED_ONE'
  | 'UNKNOWN';

/** A mail to the address of the login. It is tried once. */
export type TestMail = {
  /** Why it was not taken: step and number of the answer. */
  code?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  state: TestMailState;
};

export type TestMailPayload = {
  errors: Array<FieldErrors>;
  ok: Scalars['Boolean']['output'];
  testMail?: Maybe<TestMail>;
};

export type TestMailState =
  | 'ACCEPTED'
  | 'NOT_TAKEN'
  | 'WAITING';

export type TextSnippet = {
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
  results: Array<TextSnippet>;
  totalCount: Scalars['Int']['output'];
};

export type TextSnippetPayload = {
  errors: Array<FieldErrors>;
  ok: Scalars['Boolean']['output'];
  textSnippet?: Maybe<TextSnippet>;
};

export type TextSnippetSortField =
  | 'createdAt'
  | 'modifiedAt'
  | 'name';

export type TickerEntry = {
  at: Scalars['DateTime']['output'];
  country?: Maybe<Country>;
  eventId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  newsId?: Maybe<Scalars['ID']['output']>;
  title: Scalars['String']['output'];
};

export type TokenAuth = {
  token: Scalars['String']['output'];
};

export type TourOperatorExternalRestrictionInfo = {
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
  errors: Array<FieldErrors>;
  info?: Maybe<TourOperatorExternalRestrictionInfo>;
  ok: Scalars['Boolean']['output'];
};

export type TransitHours = {
  hours: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  type: PlaceType;
};

export type TransitHoursInput = {
  hours: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
  type: PlaceType;
};

export type TransitInput = {
  id: Scalars['ID']['input'];
  type: PlaceType;
};

export type TranslateTextPayload = {
  errors: Array<FieldErrors>;
  ok: Scalars['Boolean']['output'];
  text?: Maybe<Scalars['String']['output']>;
};

/** A visa or permit that is held now. Null: not known. */
export type TravellerDocument = {
  /** VISA: for several entries. */
  isMultipleEntry?: Maybe<Scalars['Boolean']['output']>;
  /** RESIDENCE: without an end. */
  isPermanent?: Maybe<Scalars['Boolean']['output']>;
  /** VISA: its holder has entered with it before. */
  isUsed?: Maybe<Scalars['Boolean']['output']>;
  issuerId: Scalars['ID']['output'];
  kind: HeldDocumentKind;
  /** The last day on which it is valid. */
  validUntil?: Maybe<Scalars['Date']['output']>;
};

/** A visa or permit that is held now. What is left out of it is not known. */
export type TravellerDocumentInput = {
  /** VISA: for several entries. */
  isMultipleEntry?: InputMaybe<Scalars['Boolean']['input']>;
  /** RESIDENCE: without an end. */
  isPermanent?: InputMaybe<Scalars['Boolean']['input']>;
  /** VISA: its holder has entered with it before. */
  isUsed?: InputMaybe<Scalars['Boolean']['input']>;
  /** ISO code of a country, or SCHENGEN. */
  issuerId: Scalars['ID']['input'];
  kind: HeldDocumentKind;
  /** The last day on which it is valid. */
  validUntil?: InputMaybe<Scalars['Date']['input']>;
};

/** What is known of travellers, as `TravellerFactsInput` takes it. */
export type TravellerFacts = {
  ages?: Maybe<Array<Scalars['Int']['output']>>;
  arrivalDays?: Maybe<Array<Maybe<Scalars['Int']['output']>>>;
  documents?: Maybe<Array<TravellerDocument>>;
  entryBy?: Maybe<EntryMeans>;
  formerDocuments?: Maybe<Array<FormerDocument>>;
  passport?: Maybe<PassportKind>;
  residenceId?: Maybe<Scalars['ID']['output']>;
  transitHours?: Maybe<Array<TransitHours>>;
};

/** What is known of the travellers. What is left out is not known: what depends on it is answered as DEPENDS. */
export type TravellerFactsInput = {
  /** Of each traveller, in years. */
  ages?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Of the arrival at each destination, in their order, counted from `dateStart`; null: not known. */
  arrivalDays?: InputMaybe<Array<InputMaybe<Scalars['Int']['input']>>>;
  /** All that they hold; empty: none. A permit of the country of residence is open unless it is listed. */
  documents?: InputMaybe<Array<TravellerDocumentInput>>;
  entryBy?: InputMaybe<EntryMeans>;
  /** All that they held before and that have ended; empty: none. */
  formerDocuments?: InputMaybe<Array<FormerDocumentInput>>;
  passport?: InputMaybe<PassportKind>;
  residenceId?: InputMaybe<Scalars['ID']['input']>;
  transitHours?: InputMaybe<Array<TransitHoursInput>>;
};

export type TripChange = {
  after?: Maybe<Scalars['String']['output']>;
  at: Scalars['DateTime']['output'];
  before?: Maybe<Scalars['String']['output']>;
  destination: Scalars['ID']['output'];
  detailType: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  isRead: Scalars['Boolean']['output'];
  title: Scalars['String']['output'];
};

export type TripChanges = {
  results: Array<TripPagesChange>;
  /** How many pages the changes since then meet, shown here or not. */
  tripPages: Scalars['Int']['output'];
};

/** The devices that a trip page notifies, without what could name one. */
export type TripDevices = {
  count: Scalars['Int']['output'];
  /** The latest push to any of them; of several at the same time one that was not taken. Null: none in the last 90 days. */
  lastPush?: Maybe<TripPush>;
};

export type TripMail = {
  /** What the mail server answered, such as 550 5.1.1; without its words, which may name the address. */
  code?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  kind: TripMailKind;
  nextTryAt?: Maybe<Scalars['DateTime']['output']>;
  sentAt?: Maybe<Scalars['DateTime']['output']>;
  state: TripMailState;
};

export type TripMailKind =
  | 'CHANGE'
  | 'VERIFICATION';

export type TripMailState =
  /** Tried, and tried again at `nextTryAt`. */
  | 'DEFERRED'
  | 'FAILED'
  | 'QUEUED'
  /** Taken by the mail server, or by the push service of a device. */
  | 'SENT'
  /** Nothing was left to say when its turn came. */
  | 'SKIPPED';

/** The subscription of a trip page and what became of its mails, the newest first. Mails of the last 90 days. */
export type TripMails = {
  /** How often a confirmation was asked for. */
  attempt: Scalars['Int']['output'];
  confirmedAt?: Maybe<Scalars['DateTime']['output']>;
  devices: TripDevices;
  mails: Array<TripMail>;
  requestedAt?: Maybe<Scalars['DateTime']['output']>;
  subscription: TripSubscriptionState;
};

export type TripPage = {
  changes: Array<TripChange>;
  dateEnd: Scalars['Date']['output'];
  dateStart: Scalars['Date']['output'];
  detail?: Maybe<DestinationDetail>;
  language: Scalars['String']['output'];
  message?: Maybe<Scalars['String']['output']>;
  organisation: Organisation;
  /** A closed page tells nothing of its trip: PRIVATE here, and 1970-01-01 for both days. */
  restrictionType: RestrictionType;
  state: TripPageState;
  subscription: Scalars['String']['output'];
};

export type TripPageState =
  | 'ACTIVE'
  | 'DISABLED'
  | 'EXPIRED';

/** A change of an answer, once for all trip pages of the organisation that it meets. */
export type TripPagesChange = {
  after?: Maybe<Scalars['String']['output']>;
  at: Scalars['DateTime']['output'];
  before?: Maybe<Scalars['String']['output']>;
  citizenships: Array<Country>;
  detailType: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Null: all of these trips are under way. */
  nextDeparture?: Maybe<Scalars['Date']['output']>;
  place: PlaceHit;
  title: Scalars['String']['output'];
  tripPages: Scalars['Int']['output'];
};

/** A push to a device. It has no content. */
export type TripPush = {
  /** What the push service answered, such as HTTP 410. */
  code?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  nextTryAt?: Maybe<Scalars['DateTime']['output']>;
  sentAt?: Maybe<Scalars['DateTime']['output']>;
  state: TripMailState;
};

export type TripSubscriptionState =
  | 'CONFIRMED'
  | 'ENDED'
  | 'NONE'
  | 'PENDING'
  /** The mail server rejected the address. */
  | 'SUSPENDED';

export type UpdateMyjourneyPayload = {
  error?: Maybe<Scalars['String']['output']>;
  errors: Array<FieldErrors>;
  id?: Maybe<Scalars['ID']['output']>;
  ok: Scalars['Boolean']['output'];
};

/** A user as staff keep one. */
export type User = {
  email: Scalars['String']['output'];
  firstName: Scalars['String']['output'];
  /** Whether logins of this user need a code of an app. */
  hasSecondFactor: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  /** Who is switched off cannot log in. */
  isActive: Scalars['Boolean']['output'];
  isStaff: Scalars['Boolean']['output'];
  lastName: Scalars['String']['output'];
  organisationId?: Maybe<Scalars['ID']['output']>;
  organisationName?: Maybe<Scalars['String']['output']>;
  /** Codenames, with the name of their application in front. */
  permissions: Array<Scalars['String']['output']>;
  username: Scalars['String']['output'];
};

/** `search`: in names and addresses. */
export type UserFilter = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  isStaff?: InputMaybe<Scalars['Boolean']['input']>;
  organisationId?: InputMaybe<Scalars['ID']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};

/** A username is for good; a new user gets an invitation by mail, in `language`. */
export type UserInput = {
  email?: InputMaybe<Scalars['String']['input']>;
  firstName?: InputMaybe<Scalars['String']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  isStaff?: InputMaybe<Scalars['Boolean']['input']>;
  language?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  organisationId?: InputMaybe<Scalars['ID']['input']>;
  permissions?: InputMaybe<Array<Scalars['String']['input']>>;
  username?: InputMaybe<Scalars['String']['input']>;
};

export type UserList = {
  results: Array<User>;
  totalCount: Scalars['Int']['output'];
};

export type UserPayload = {
  errors: Array<FieldErrors>;
  ok: Scalars['Boolean']['output'];
  user?: Maybe<User>;
};

/** A login that is not over. */
export type UserSession = {
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** The one that asks. */
  isCurrent: Scalars['Boolean']['output'];
  lastUsedAt: Scalars['DateTime']['output'];
};

export type UserSortField =
  | 'createdAt'
  | 'lastName'
  | 'username';

export type ValueKind =
  | 'COLOR'
  | 'FREETEXT'
  | 'POSINT'
  | 'YESNO'
  | 'YESNOTEXT';

export type VisaSaying = {
  days?: Maybe<Scalars['Int']['output']>;
  words: Array<VisaWord>;
};

export type VisaWord =
  | 'AUTHORISATION'
  | 'CONFLICTING'
  | 'DEPENDS'
  | 'E_VISA'
  | 'FREE'
  | 'ON_ARRIVAL'
  | 'UNKNOWN'
  | 'VISA';

export type Warning = {
  destinations: Array<Scalars['ID']['output']>;
  key: Scalars['String']['output'];
  text: Scalars['String']['output'];
};

export type Widget = {
  /** The code that names it to visitors. */
  id: Scalars['ID']['output'];
  maxWidgetNationalities: Scalars['Int']['output'];
  nationalities: Array<Country>;
  nationalityDefault: Country;
  organisation: Organisation;
  restrictionType: RestrictionType;
};
