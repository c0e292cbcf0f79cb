import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
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
  readonly __typename?: 'AffectedItinerary';
  readonly citizenships: ReadonlyArray<Country>;
  readonly dateEnd: Scalars['Date']['output'];
  readonly dateStart: Scalars['Date']['output'];
  readonly departure: Country;
  readonly destinations: ReadonlyArray<PlaceHit>;
  readonly restrictionType: RestrictionType;
  readonly statusChanges: ReadonlyArray<StatusChange>;
  readonly summaryChanges: ReadonlyArray<SummaryChange>;
  readonly transits: ReadonlyArray<PlaceHit>;
  readonly tripPages: Scalars['Int']['output'];
};

export type Airport = {
  readonly __typename?: 'Airport';
  readonly iata: Maybe<Scalars['String']['output']>;
  readonly icao: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
};

export type AnswerPhase = {
  readonly __typename?: 'AnswerPhase';
  readonly authority: Maybe<Authority>;
  readonly checkedAt: Maybe<Scalars['DateTime']['output']>;
  readonly citizenships: ReadonlyArray<Scalars['ID']['output']>;
  /** In words: it counts if all these hold, of which the question does not say whether they do; empty: it counts. */
  readonly conditions: ReadonlyArray<Scalars['String']['output']>;
  readonly endDate: Maybe<Scalars['Date']['output']>;
  readonly phase: Scalars['String']['output'];
  readonly provenance: Provenance;
  readonly sourceUri: Maybe<Scalars['String']['output']>;
  readonly startDate: Maybe<Scalars['Date']['output']>;
  readonly writtenOn: Maybe<Scalars['Date']['output']>;
};

export type Authority = {
  readonly __typename?: 'Authority';
  readonly authorityType: AuthorityType;
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
};

/** `search`: in the name. */
export type AuthorityFilter = {
  readonly authorityType?: InputMaybe<AuthorityType>;
  readonly ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  readonly search?: InputMaybe<Scalars['String']['input']>;
};

export type AuthorityInput = {
  readonly authorityType: AuthorityType;
  readonly id?: InputMaybe<Scalars['ID']['input']>;
  readonly name: Scalars['String']['input'];
};

export type AuthorityList = {
  readonly __typename?: 'AuthorityList';
  readonly results: ReadonlyArray<Authority>;
  readonly totalCount: Scalars['Int']['output'];
};

export type AuthorityPayload = {
  readonly __typename?: 'AuthorityPayload';
  readonly authority: Maybe<Authority>;
  readonly errors: ReadonlyArray<FieldErrors>;
  readonly ok: Scalars['Boolean']['output'];
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
  readonly __typename?: 'BrokenRegressionCase';
  readonly failures: ReadonlyArray<RegressionFailure>;
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
};

/** A statement of an editor, or a phase, that ends in the next 60 days. */
export type ComingEnd = {
  readonly __typename?: 'ComingEnd';
  readonly citizenships: ReadonlyArray<Scalars['String']['output']>;
  readonly daysLeft: Scalars['Int']['output'];
  readonly detailId: Scalars['ID']['output'];
  /** The last day on which it holds. */
  readonly endsOn: Scalars['Date']['output'];
  /** Of the end within its detail. */
  readonly id: Scalars['ID']['output'];
  readonly place: PlaceHit;
  readonly restrictionId: Scalars['ID']['output'];
  readonly restrictionType: RestrictionType;
  /** Open trip pages, of whatever organisation, of travellers concerned whose trips go on after that day. */
  readonly tripPages: Scalars['Int']['output'];
  readonly what: ComingEndKind;
};

export type ComingEndFilter = {
  readonly countryId?: InputMaybe<Scalars['ID']['input']>;
  readonly ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  readonly search?: InputMaybe<Scalars['String']['input']>;
};

export type ComingEndKind =
  | 'NO_ACCESS'
  | 'NO_RESTRICTIONS'
  | 'SOME_RESTRICTIONS'
  | 'STATEMENT';

export type ComingEndList = {
  readonly __typename?: 'ComingEndList';
  readonly results: ReadonlyArray<ComingEnd>;
  readonly totalCount: Scalars['Int']['output'];
};

export type ComingEndSortField =
  | 'endsOn'
  | 'place'
  | 'tripPages';

/** What a detail depends on besides nationality, purpose and departure. The values of one condition are alternatives. */
export type Condition = {
  readonly __typename?: 'Condition';
  readonly ageFrom: Maybe<Scalars['Int']['output']>;
  readonly ageTo: Maybe<Scalars['Int']['output']>;
  /** ISO codes and keys of groups. */
  readonly countryIds: ReadonlyArray<Scalars['ID']['output']>;
  readonly documents: ReadonlyArray<HeldDocument>;
  /** None of the values. */
  readonly isNot: Scalars['Boolean']['output'];
  readonly kind: ConditionKind;
  readonly means: ReadonlyArray<EntryMeans>;
  readonly passports: ReadonlyArray<PassportKind>;
  /** ENTRY_BY: also at these, by the IATA code of an airport or the UN/LOCODE of another port. */
  readonly portIds: ReadonlyArray<Scalars['ID']['output']>;
  /** HOLDS: what documents of the kind concerned have to be. */
  readonly qualities: ReadonlyArray<DocumentQuality>;
  /** In the language of the request. */
  readonly text: Scalars['String']['output'];
  /** VISITED: transit at an airport counts when it takes longer; null: it does not count. */
  readonly transitHours: Maybe<Scalars['Int']['output']>;
  /** HOLDS: valid for so many months more on arrival; null: being valid then is enough. */
  readonly validMonths: Maybe<Scalars['Int']['output']>;
  /** VISITED: in so many days before the arrival; null: on this journey. */
  readonly withinDays: Maybe<Scalars['Int']['output']>;
  /** HOLDS: at any time in so many years before the journey; null: one that is valid now. */
  readonly withinYears: Maybe<Scalars['Int']['output']>;
};

/** What a condition of its kind does not know is left out. */
export type ConditionInput = {
  readonly ageFrom?: InputMaybe<Scalars['Int']['input']>;
  readonly ageTo?: InputMaybe<Scalars['Int']['input']>;
  /** ISO codes and keys of groups. */
  readonly countryIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  readonly documents?: InputMaybe<ReadonlyArray<HeldDocumentInput>>;
  readonly isNot?: InputMaybe<Scalars['Boolean']['input']>;
  readonly kind: ConditionKind;
  readonly means?: InputMaybe<ReadonlyArray<EntryMeans>>;
  readonly passports?: InputMaybe<ReadonlyArray<PassportKind>>;
  readonly portIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** HOLDS: what documents of the kind concerned have to be. */
  readonly qualities?: InputMaybe<ReadonlyArray<DocumentQuality>>;
  readonly transitHours?: InputMaybe<Scalars['Int']['input']>;
  /** HOLDS: valid for so many months more on arrival. */
  readonly validMonths?: InputMaybe<Scalars['Int']['input']>;
  readonly withinDays?: InputMaybe<Scalars['Int']['input']>;
  readonly withinYears?: InputMaybe<Scalars['Int']['input']>;
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
  readonly __typename?: 'Conflict';
  /** ISO codes of those who meet it, ten at most; empty: everyone whom no detail names. */
  readonly citizenships: ReadonlyArray<Scalars['String']['output']>;
  readonly detailType: Scalars['String']['output'];
  readonly kind: ConflictKind;
  readonly place: PlaceHit;
  readonly restrictionType: RestrictionType;
  readonly statements: ReadonlyArray<ConflictingStatement>;
  readonly title: Scalars['String']['output'];
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
  readonly __typename?: 'ConflictList';
  readonly restrictionCount: Scalars['Int']['output'];
  readonly results: ReadonlyArray<Conflict>;
  readonly totalCount: Scalars['Int']['output'];
};

/** One side of a conflict: what a detail of a restriction states, and where it has it from. */
export type ConflictingStatement = {
  readonly __typename?: 'ConflictingStatement';
  readonly authority: Maybe<Authority>;
  readonly checkedAt: Maybe<Scalars['Date']['output']>;
  /** In words; empty: none. */
  readonly conditions: ReadonlyArray<Scalars['String']['output']>;
  readonly detailId: Scalars['ID']['output'];
  /** Another than that of the conflict where an editor's statement and an imported one deny each other. */
  readonly detailType: Scalars['String']['output'];
  readonly provenance: Provenance;
  readonly restrictionId: Scalars['ID']['output'];
  readonly sourceUri: Maybe<Scalars['String']['output']>;
  readonly text: Scalars['String']['output'];
  /** The days on which its detail applies, both included; null: open. */
  readonly validFrom: Maybe<Scalars['Date']['output']>;
  readonly validUntil: Maybe<Scalars['Date']['output']>;
  readonly value: Maybe<Scalars['JSON']['output']>;
  readonly writtenOn: Maybe<Scalars['Date']['output']>;
};

/** One value that a copy would write; `before` is null where nothing stood. */
export type CopyChange = {
  readonly __typename?: 'CopyChange';
  readonly after: Maybe<Scalars['JSON']['output']>;
  readonly afterText: Maybe<Scalars['String']['output']>;
  readonly before: Maybe<Scalars['JSON']['output']>;
  readonly beforeText: Maybe<Scalars['String']['output']>;
  readonly category: Scalars['String']['output'];
  readonly citizenships: ReadonlyArray<Scalars['String']['output']>;
  readonly departures: ReadonlyArray<Scalars['String']['output']>;
  readonly detailId: Maybe<Scalars['ID']['output']>;
  readonly field: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
};

export type CopyEntryRestrictionInput = {
  readonly categories: ReadonlyArray<Scalars['String']['input']>;
  /** Without it a copy that would overwrite something is rejected and says what. */
  readonly confirmOverwrite?: InputMaybe<Scalars['Boolean']['input']>;
  readonly from: CopySource;
  readonly id: Scalars['ID']['input'];
  readonly isSignificant?: InputMaybe<Scalars['Boolean']['input']>;
  /** Hands a copy that breaks a regression case to a second person instead of rejecting it. */
  readonly proposeForConfirmation?: InputMaybe<Scalars['Boolean']['input']>;
  readonly significantUpdateNote?: InputMaybe<Scalars['String']['input']>;
  readonly version: Scalars['Int']['input'];
};

export type CopyPreview = {
  readonly __typename?: 'CopyPreview';
  readonly additions: ReadonlyArray<CopyChange>;
  /** Regression cases with the expectations that hold now and would no longer hold if the draft were saved with the copy. */
  readonly brokenRegressionCases: ReadonlyArray<BrokenRegressionCase>;
  /** The details as they would stand after the copy, in the shape of EntryRestrictionDetailInput. */
  readonly details: Scalars['JSON']['output'];
  readonly errors: ReadonlyArray<FieldErrors>;
  readonly ok: Scalars['Boolean']['output'];
  readonly overwrites: ReadonlyArray<CopyChange>;
};

export type CopySource =
  | 'BUSINESS'
  | 'PARENT';

export type Country = {
  readonly __typename?: 'Country';
  readonly airports: ReadonlyArray<Airport>;
  readonly id: Scalars['ID']['output'];
  readonly idExternalGmEvent: Maybe<Scalars['String']['output']>;
  readonly iso2: Scalars['String']['output'];
  readonly iso3: Scalars['String']['output'];
  readonly nameShort: Scalars['String']['output'];
  readonly regions: ReadonlyArray<Region>;
  readonly riskLevel: RiskLevel;
  readonly urlGmEvent: Maybe<Scalars['String']['output']>;
};

/** A named group of countries; `members` are ISO codes. */
export type CountryGroup = {
  readonly __typename?: 'CountryGroup';
  readonly key: Scalars['ID']['output'];
  readonly members: ReadonlyArray<Scalars['ID']['output']>;
  readonly title: Scalars['String']['output'];
};

/** A country and what is said about it. `restriction`: of the country itself; `inside`: of its regions and airports, the first 20. Counts are sums over all of them. */
export type CountryOverview = {
  readonly __typename?: 'CountryOverview';
  readonly country: Country;
  readonly detailCount: Scalars['Int']['output'];
  readonly id: Scalars['ID']['output'];
  readonly inside: ReadonlyArray<RestrictionInside>;
  readonly insideCount: Scalars['Int']['output'];
  readonly restriction: Maybe<EntryRestriction>;
  readonly reviewsDueCount: Scalars['Int']['output'];
  readonly scheduledCount: Scalars['Int']['output'];
};

/** `search`: in the name of the country, or its code. `ids`: codes. `shown`: what there is of it; absent: all countries. */
export type CountryOverviewFilter = {
  readonly ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  readonly search?: InputMaybe<Scalars['String']['input']>;
  readonly shown?: InputMaybe<CountryOverviewShown>;
  readonly status?: InputMaybe<StatusColor>;
};

export type CountryOverviewList = {
  readonly __typename?: 'CountryOverviewList';
  readonly results: ReadonlyArray<CountryOverview>;
  readonly totalCount: Scalars['Int']['output'];
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
  readonly __typename?: 'CountryReach';
  readonly access: EntryAccess;
  readonly country: Country;
  /** Days of stay, where the rules say how many. */
  readonly days: Maybe<Scalars['Int']['output']>;
  /** Null: not known, or not for certain. */
  readonly isDocumentAccepted: Maybe<Scalars['Boolean']['output']>;
  readonly riskLevel: RiskLevel;
  readonly status: StatusColor;
};

export type CreateMyjourneyGroupPayload = {
  readonly __typename?: 'CreateMyjourneyGroupPayload';
  readonly errors: ReadonlyArray<FieldErrors>;
  /** The booking had its pages already; nothing was made. */
  readonly isExisting: Scalars['Boolean']['output'];
  readonly ok: Scalars['Boolean']['output'];
  readonly pages: ReadonlyArray<GroupPage>;
};

export type CreateMyjourneyPayload = {
  readonly __typename?: 'CreateMyjourneyPayload';
  readonly errors: ReadonlyArray<FieldErrors>;
  readonly id: Maybe<Scalars['ID']['output']>;
  readonly ok: Scalars['Boolean']['output'];
  readonly url: Maybe<Scalars['String']['output']>;
};

export type CruiseSchedule = {
  readonly __typename?: 'CruiseSchedule';
  readonly cruiseId: Scalars['ID']['output'];
  readonly dateEnd: Scalars['Date']['output'];
  readonly dateStart: Scalars['Date']['output'];
  readonly routeId: Scalars['ID']['output'];
  /** Days on which the ship calls nowhere, as far as they are known. */
  readonly seaDays: ReadonlyArray<Scalars['Date']['output']>;
  readonly stops: ReadonlyArray<CruiseStop>;
};

/** A place where a ship calls; without a country where it lies in none, such as a day at sea. */
export type CruiseStop = {
  readonly __typename?: 'CruiseStop';
  /** Local time of the port, such as 2027-05-02T08:00; null where it is not known, and at the start. */
  readonly arrival: Maybe<Scalars['String']['output']>;
  readonly country: Maybe<Country>;
  /** Null where it is not known, and at the end. */
  readonly departure: Maybe<Scalars['String']['output']>;
  readonly latitude: Scalars['Float']['output'];
  readonly longitude: Scalars['Float']['output'];
  readonly name: Scalars['String']['output'];
  /** IANA time zone of the port; null where it is not known. */
  readonly timeZone: Maybe<Scalars['String']['output']>;
};

export type CurrentUser = {
  readonly __typename?: 'CurrentUser';
  readonly cdbAccessKey: Maybe<Scalars['String']['output']>;
  readonly dmVersionKey: Scalars['String']['output'];
  readonly email: Scalars['String']['output'];
  readonly featureVisa: Scalars['Boolean']['output'];
  readonly firstName: Scalars['String']['output'];
  readonly gmCdbUrl: Maybe<Scalars['String']['output']>;
  /** Help and tutorials, in the language of the request; null: the operator has none. */
  readonly helpUrl: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly isStaff: Scalars['Boolean']['output'];
  readonly lastName: Scalars['String']['output'];
  readonly organisation: Maybe<Organisation>;
  readonly permissions: ReadonlyArray<Permission>;
  /** Zone whose calendar days the product counts in: those of checks, reviews, scheduled revisions and trips. */
  readonly timeZone: Scalars['String']['output'];
  readonly username: Scalars['String']['output'];
};

/** A trip that begins within a week. */
export type Departure = {
  readonly __typename?: 'Departure';
  readonly entryBanned: Scalars['Boolean']['output'];
  readonly journey: Journey;
  /** What is still to be seen to, the gravest first; empty: ready. */
  readonly openItems: ReadonlyArray<OpenItem>;
};

export type DestinationAnswer = {
  readonly __typename?: 'DestinationAnswer';
  readonly entryBanned: Scalars['Boolean']['output'];
  readonly isTransit: Scalars['Boolean']['output'];
  readonly phase: Maybe<Scalars['String']['output']>;
  readonly phaseEnd: Maybe<Scalars['Date']['output']>;
  readonly phaseStart: Maybe<Scalars['Date']['output']>;
  /** All phases of the days of the trip, the gravest first. An imported bar stands beside the phases of an editor who does not name the nationality. */
  readonly phases: ReadonlyArray<AnswerPhase>;
  readonly place: PlaceHit;
  readonly riskLevel: RiskLevel;
  readonly status: StatusColor;
};

export type DestinationDetail = {
  readonly __typename?: 'DestinationDetail';
  /** The moment whose rules this is the answer of; null: of now. */
  readonly asOf: Maybe<Scalars['DateTime']['output']>;
  readonly destinations: ReadonlyArray<DestinationAnswer>;
  readonly events: ReadonlyArray<Event>;
  readonly scheduled: ReadonlyArray<ScheduledChange>;
  readonly sections: ReadonlyArray<DetailSection>;
  readonly summary: ReadonlyArray<SummaryItem>;
  readonly version: Scalars['String']['output'];
  readonly warnings: ReadonlyArray<Warning>;
};

export type DetailCategory = {
  readonly __typename?: 'DetailCategory';
  readonly allowCopyFromBusiness: Scalars['Boolean']['output'];
  readonly backgroundColor: Scalars['String']['output'];
  readonly key: Scalars['String']['output'];
  readonly parent: Maybe<Scalars['String']['output']>;
  readonly textColor: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
};

export type DetailEntry = {
  readonly __typename?: 'DetailEntry';
  readonly authority: Maybe<Authority>;
  readonly changedAt: Maybe<Scalars['DateTime']['output']>;
  /** Midnight UTC of the day of the newest check: a day of the zone of the product, not a moment. Null: nobody has compared the statement with its source. */
  readonly checkedAt: Maybe<Scalars['DateTime']['output']>;
  readonly citizenships: ReadonlyArray<Scalars['ID']['output']>;
  readonly destination: Scalars['ID']['output'];
  readonly detailType: Scalars['String']['output'];
  /** What a word of the title means, for rules of the pandemic years. */
  readonly explanation: Maybe<Scalars['String']['output']>;
  /** For a text with markup: the same as sanitised HTML. `text` is always plain. */
  readonly html: Maybe<Scalars['String']['output']>;
  readonly isChanged: Scalars['Boolean']['output'];
  readonly kind: ValueKind;
  readonly level: RestrictionLevel;
  /** The language a machine translated the text from; null: it is an editor's own. */
  readonly machineTranslatedFrom: Maybe<Scalars['String']['output']>;
  /** Set where what the entry says begins or ends by the last day of the trip, in the order of days; `text` names them all. Where they differ, `value` and `state` are those of a day on which it is required, else the state is UNKNOWN. */
  readonly periods: ReadonlyArray<EntryPeriod>;
  readonly positive: Maybe<Scalars['Boolean']['output']>;
  readonly provenance: Maybe<Provenance>;
  readonly sourceUri: Maybe<Scalars['String']['output']>;
  readonly state: EntryState;
  /** The statements of a conflicting entry, and of one that depends, in their order; empty for any other, which says it all itself. */
  readonly statements: ReadonlyArray<EntryStatement>;
  readonly text: Scalars['String']['output'];
  readonly textLanguage: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
  readonly value: Maybe<Scalars['JSON']['output']>;
  /** Day on which the statement was written, or of the data it was imported from; null: not recorded. */
  readonly writtenOn: Maybe<Scalars['Date']['output']>;
};

export type DetailGroup = {
  readonly __typename?: 'DetailGroup';
  readonly citizenshipShowGrouping: Maybe<Scalars['String']['output']>;
  readonly detailTypes: ReadonlyArray<Scalars['String']['output']>;
  readonly key: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
};

export type DetailSection = {
  readonly __typename?: 'DetailSection';
  /** As that of its group. LIMITED: entries are in order of whom they are for, those for all travellers first. */
  readonly citizenshipShowGrouping: Maybe<Scalars['String']['output']>;
  readonly entries: ReadonlyArray<DetailEntry>;
  readonly key: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
};

/** The three sets of detail types of the catalogue. */
export type DetailSet =
  | 'COUNTRY_INFORMATION'
  | 'MAIN'
  | 'VACCINATION_STATUS';

export type DetailType = {
  readonly __typename?: 'DetailType';
  readonly category: Scalars['String']['output'];
  readonly isCidmer: Scalars['Boolean']['output'];
  readonly key: Scalars['String']['output'];
  readonly kind: ValueKind;
  readonly positiveYes: Scalars['Boolean']['output'];
  readonly set: DetailSet;
  readonly showBusiness: Scalars['Boolean']['output'];
  readonly title: Scalars['String']['output'];
};

export type DetailView =
  | 'EXPERT'
  | 'LEGACY'
  | 'TRAVELLER';

export type DisputedCell = {
  readonly __typename?: 'DisputedCell';
  readonly listed: VisaSaying;
  readonly passport: Country;
  readonly said: VisaSaying;
};

/** What a document has to be to count: a visa for several entries or used before, a permit without an end. */
export type DocumentQuality =
  | 'MULTIPLE_ENTRY'
  | 'PERMANENT'
  | 'USED';

export type DraftAnswer = {
  readonly __typename?: 'DraftAnswer';
  readonly after: Maybe<DestinationDetail>;
  /** By the published rules. */
  readonly before: DestinationDetail;
  readonly errors: ReadonlyArray<FieldErrors>;
  /** False where the draft could not be saved: `errors` says why, and there is no answer by it. */
  readonly ok: Scalars['Boolean']['output'];
};

export type DraftTravellerInput = {
  /** One to four. */
  readonly citizenshipIds: ReadonlyArray<Scalars['ID']['input']>;
  readonly dateEnd: Scalars['Date']['input'];
  readonly dateStart: Scalars['Date']['input'];
  readonly departureId: Scalars['ID']['input'];
  readonly restrictionType: RestrictionType;
};

export type EditCategory = {
  readonly __typename?: 'EditCategory';
  readonly category: Scalars['String']['output'];
  readonly copyFromBusiness: Scalars['Boolean']['output'];
};

export type Editor = {
  readonly __typename?: 'Editor';
  readonly firstName: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly lastName: Scalars['String']['output'];
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
  readonly __typename?: 'EntryPeriod';
  readonly authority: Maybe<Authority>;
  readonly checkedAt: Maybe<Scalars['DateTime']['output']>;
  readonly from: Maybe<Scalars['Date']['output']>;
  readonly machineTranslatedFrom: Maybe<Scalars['String']['output']>;
  /** Null: nobody states anything for these days. */
  readonly provenance: Maybe<Provenance>;
  readonly sourceUri: Maybe<Scalars['String']['output']>;
  /** UNKNOWN: what holds on these days is not known yet. */
  readonly state: EntryState;
  /** Of days on which it is conflicting or depends: its statements, as those of an entry; empty for any other. */
  readonly statements: ReadonlyArray<EntryStatement>;
  readonly text: Scalars['String']['output'];
  readonly textLanguage: Scalars['String']['output'];
  readonly until: Maybe<Scalars['Date']['output']>;
  readonly value: Maybe<Scalars['JSON']['output']>;
  readonly writtenOn: Maybe<Scalars['Date']['output']>;
};

export type EntryRestriction = {
  readonly __typename?: 'EntryRestriction';
  readonly airport: Maybe<Airport>;
  /** When an editor last compared it with its sources as a whole; as a day it counts in the zone of the product. */
  readonly checkedAt: Maybe<Scalars['DateTime']['output']>;
  readonly checkedBy: Maybe<Editor>;
  /** Open conflicts in which one of its details takes part, with another of its own or of the same place. */
  readonly conflictCount: Scalars['Int']['output'];
  readonly country: Country;
  readonly detailCount: Scalars['Int']['output'];
  readonly details: ReadonlyArray<EntryRestrictionDetail>;
  readonly id: Scalars['ID']['output'];
  readonly importLicence: Maybe<Scalars['String']['output']>;
  /** For imported content: where it came from and under which licence. */
  readonly importSource: Maybe<Scalars['String']['output']>;
  readonly internalNote: Maybe<Scalars['String']['output']>;
  readonly internalSources: Maybe<Scalars['String']['output']>;
  readonly isActive: Scalars['Boolean']['output'];
  readonly level: RestrictionLevel;
  readonly modifiedAt: Scalars['DateTime']['output'];
  readonly modifiedBy: Maybe<Editor>;
  readonly provenance: Provenance;
  readonly region: Maybe<Region>;
  readonly regionDeviationBusiness: Scalars['Boolean']['output'];
  readonly regionDeviationTourism: Scalars['Boolean']['output'];
  readonly reminder: Maybe<Scalars['Date']['output']>;
  readonly restrictionLevel: RestrictionLevel;
  /** Details whose day of review has passed. */
  readonly reviewsDueCount: Scalars['Int']['output'];
  /** Open scheduled revisions and revisions that wait for a second person. */
  readonly scheduledCount: Scalars['Int']['output'];
  readonly significantUpdateAt: Maybe<Scalars['DateTime']['output']>;
  readonly significantUpdateBy: Maybe<Editor>;
  readonly significantUpdateNote: Maybe<Scalars['String']['output']>;
  /** Colour of the phases that hold today for private travellers of any nationality; GRAY when none is stated. */
  readonly status: StatusColor;
  readonly version: Scalars['Int']['output'];
};

export type EntryRestrictionDetail = {
  readonly __typename?: 'EntryRestrictionDetail';
  readonly authority: Maybe<Authority>;
  /** Day on which an editor compared this wording with its source; null: nobody did. */
  readonly checkedAt: Maybe<Scalars['Date']['output']>;
  readonly checkedBy: Maybe<Editor>;
  /** SHA-256 of the text of the source's page on the day of the comparison, as the product has read it; null: it has not been read since. */
  readonly checkedDigest: Maybe<Scalars['String']['output']>;
  /** As the editor named them: group keys and ISO codes, also that of a country named beside a group that contains it. */
  readonly citizenshipCodes: ReadonlyArray<Scalars['String']['output']>;
  /** Group keys as the editor chose them; their members are part of `citizenships`. */
  readonly citizenshipGroups: ReadonlyArray<Scalars['String']['output']>;
  readonly citizenships: ReadonlyArray<Country>;
  /** All have to hold; empty: none. */
  readonly conditions: ReadonlyArray<Condition>;
  readonly copyBase: Maybe<Scalars['ID']['output']>;
  readonly copyParent: Maybe<Scalars['JSON']['output']>;
  readonly departureCodes: ReadonlyArray<Scalars['String']['output']>;
  readonly departureGroups: ReadonlyArray<Scalars['String']['output']>;
  readonly departures: ReadonlyArray<Country>;
  readonly editCategories: ReadonlyArray<EditCategory>;
  readonly id: Scalars['ID']['output'];
  /** Result of the last check of `sourceUri`; null: never checked. */
  readonly link: Maybe<LinkCheck>;
  readonly modifiedAt: Scalars['DateTime']['output'];
  /** Day on which it should be compared again; null: by the rule for all details. */
  readonly nextReview: Maybe<Scalars['Date']['output']>;
  readonly noAccess: Phase;
  readonly noRestrictions: Phase;
  readonly note: LocalisedNote;
  readonly restrictionDetailJson: Scalars['JSON']['output'];
  readonly restrictionType: RestrictionType;
  readonly significantUpdateAt: Maybe<Scalars['DateTime']['output']>;
  readonly someRestrictions: Phase;
  readonly sourceUri: Maybe<Scalars['String']['output']>;
  /** First and last day on which it applies, both included; null: open. On other days it says nothing, its phases neither. */
  readonly validFrom: Maybe<Scalars['Date']['output']>;
  readonly validUntil: Maybe<Scalars['Date']['output']>;
  /** Day on which it was written, or of the data it was imported from; null: not recorded. */
  readonly writtenOn: Maybe<Scalars['Date']['output']>;
};

export type EntryRestrictionDetailInput = {
  readonly authorityId?: InputMaybe<Scalars['ID']['input']>;
  /** A day that is only sent back as it was read ends with the wording it belongs to: saving is no check. */
  readonly checkedAt?: InputMaybe<Scalars['Date']['input']>;
  readonly citizenshipIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** All have to hold. */
  readonly conditions?: InputMaybe<ReadonlyArray<ConditionInput>>;
  readonly departureIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  readonly editCategories?: InputMaybe<ReadonlyArray<Scalars['JSON']['input']>>;
  readonly id?: InputMaybe<Scalars['ID']['input']>;
  readonly nextReview?: InputMaybe<Scalars['Date']['input']>;
  readonly noAccessEnd?: InputMaybe<Scalars['Date']['input']>;
  readonly noAccessStart?: InputMaybe<Scalars['Date']['input']>;
  readonly noRestrictionsEnd?: InputMaybe<Scalars['Date']['input']>;
  readonly noRestrictionsStart?: InputMaybe<Scalars['Date']['input']>;
  readonly noteDe?: InputMaybe<Scalars['String']['input']>;
  readonly noteEn?: InputMaybe<Scalars['String']['input']>;
  readonly restrictionDetailJson: Scalars['JSON']['input'];
  readonly restrictionType: RestrictionType;
  readonly someRestrictionsEnd?: InputMaybe<Scalars['Date']['input']>;
  readonly someRestrictionsStart?: InputMaybe<Scalars['Date']['input']>;
  readonly sourceUri?: InputMaybe<Scalars['String']['input']>;
  /** First and last day on which it applies, both included; null: open. */
  readonly validFrom?: InputMaybe<Scalars['Date']['input']>;
  readonly validUntil?: InputMaybe<Scalars['Date']['input']>;
  /** Left out or null: the day of saving where the wording changes, else as it was. */
  readonly writtenOn?: InputMaybe<Scalars['Date']['input']>;
};

/** `search`: in the name of the place in the reader's language, or its code. Days count in the zone of the product. */
export type EntryRestrictionFilter = {
  readonly airportId?: InputMaybe<Scalars['ID']['input']>;
  readonly checkedFrom?: InputMaybe<Scalars['Date']['input']>;
  readonly checkedTo?: InputMaybe<Scalars['Date']['input']>;
  readonly countryId?: InputMaybe<Scalars['ID']['input']>;
  readonly editorId?: InputMaybe<Scalars['ID']['input']>;
  readonly hasConflicts?: InputMaybe<Scalars['Boolean']['input']>;
  readonly hasReminder?: InputMaybe<Scalars['Boolean']['input']>;
  readonly hasReviewsDue?: InputMaybe<Scalars['Boolean']['input']>;
  readonly hasScheduled?: InputMaybe<Scalars['Boolean']['input']>;
  readonly ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  readonly isActive?: InputMaybe<Scalars['Boolean']['input']>;
  readonly level?: InputMaybe<RestrictionLevel>;
  readonly modifiedFrom?: InputMaybe<Scalars['Date']['input']>;
  readonly modifiedTo?: InputMaybe<Scalars['Date']['input']>;
  readonly provenance?: InputMaybe<Provenance>;
  readonly regionId?: InputMaybe<Scalars['ID']['input']>;
  readonly reminderUntil?: InputMaybe<Scalars['Date']['input']>;
  readonly search?: InputMaybe<Scalars['String']['input']>;
  readonly status?: InputMaybe<StatusColor>;
  readonly uncheckedForDays?: InputMaybe<Scalars['Int']['input']>;
};

export type EntryRestrictionInput = {
  readonly airportId?: InputMaybe<Scalars['ID']['input']>;
  readonly countryId: Scalars['ID']['input'];
  readonly details: ReadonlyArray<EntryRestrictionDetailInput>;
  /** A later day on which the revision takes effect by itself; until then it is scheduled. */
  readonly effectiveOn?: InputMaybe<Scalars['Date']['input']>;
  readonly id?: InputMaybe<Scalars['ID']['input']>;
  readonly internalNote?: InputMaybe<Scalars['String']['input']>;
  readonly internalSources?: InputMaybe<Scalars['String']['input']>;
  readonly isActive: Scalars['Boolean']['input'];
  readonly isChecked?: InputMaybe<Scalars['Boolean']['input']>;
  readonly isSignificant?: InputMaybe<Scalars['Boolean']['input']>;
  readonly level: RestrictionLevel;
  /** Hands a revision that breaks a regression case to a second person instead of rejecting it. */
  readonly proposeForConfirmation?: InputMaybe<Scalars['Boolean']['input']>;
  readonly regionDeviationBusiness?: InputMaybe<Scalars['Boolean']['input']>;
  readonly regionDeviationTourism?: InputMaybe<Scalars['Boolean']['input']>;
  readonly regionId?: InputMaybe<Scalars['ID']['input']>;
  readonly reminder?: InputMaybe<Scalars['Date']['input']>;
  readonly significantUpdateNote?: InputMaybe<Scalars['String']['input']>;
  readonly version?: InputMaybe<Scalars['Int']['input']>;
};

export type EntryRestrictionList = {
  readonly __typename?: 'EntryRestrictionList';
  readonly results: ReadonlyArray<EntryRestriction>;
  readonly totalCount: Scalars['Int']['output'];
};

export type EntryRestrictionPayload = {
  readonly __typename?: 'EntryRestrictionPayload';
  /** Regression cases with the expectations that held before and would no longer hold. */
  readonly brokenRegressionCases: ReadonlyArray<BrokenRegressionCase>;
  /** Set when the sent version is stale: what stands now. Nothing was overwritten. */
  readonly current: Maybe<EntryRestriction>;
  readonly entryRestriction: Maybe<EntryRestriction>;
  readonly errors: ReadonlyArray<FieldErrors>;
  readonly ok: Scalars['Boolean']['output'];
  /** What a copy without confirmation would have overwritten. */
  readonly overwrites: ReadonlyArray<CopyChange>;
  /** Set when the revision was not published but scheduled, or waits for a second person. */
  readonly scheduled: Maybe<ScheduledRevision>;
  /** What was saved but should be looked at: statements of equal rank that conflict, and scheduled revisions that cannot take effect on their day. */
  readonly warnings: ReadonlyArray<FieldErrors>;
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
  readonly __typename?: 'EntryRestrictionWithParent';
  readonly entryRestriction: EntryRestriction;
  readonly parent: Maybe<EntryRestriction>;
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
  readonly __typename?: 'EntryStatement';
  readonly authority: Maybe<Authority>;
  readonly checkedAt: Maybe<Scalars['DateTime']['output']>;
  /** Of an entry that depends: under which conditions this holds, in words; empty: otherwise. `text` names them too. */
  readonly conditions: ReadonlyArray<Scalars['String']['output']>;
  /** Another than that of the entry where an editor's statement and an imported one deny each other. */
  readonly detailType: Scalars['String']['output'];
  readonly machineTranslatedFrom: Maybe<Scalars['String']['output']>;
  readonly provenance: Provenance;
  readonly sourceUri: Maybe<Scalars['String']['output']>;
  readonly text: Scalars['String']['output'];
  readonly textLanguage: Scalars['String']['output'];
  readonly value: Maybe<Scalars['JSON']['output']>;
  readonly writtenOn: Maybe<Scalars['Date']['output']>;
};

export type Event = {
  readonly __typename?: 'Event';
  readonly category: EventCategory;
  readonly countUpdates: Scalars['Int']['output'];
  readonly country: Maybe<Country>;
  readonly gmUniqueEventId: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly isActive: Scalars['Boolean']['output'];
  readonly latitude: Maybe<Scalars['Float']['output']>;
  readonly level: RiskLevel;
  readonly longitude: Maybe<Scalars['Float']['output']>;
  readonly pinned: Scalars['Boolean']['output'];
  readonly radiusKm: Maybe<Scalars['Float']['output']>;
  readonly significantUpdateAt: Scalars['DateTime']['output'];
  readonly staticPageUrl: Maybe<Scalars['String']['output']>;
  readonly timeEnd: Maybe<Scalars['DateTime']['output']>;
  readonly timeStart: Scalars['DateTime']['output'];
  readonly title: Scalars['String']['output'];
};

export type EventCategory = {
  readonly __typename?: 'EventCategory';
  readonly code: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
};

export type EventLists = {
  readonly __typename?: 'EventLists';
  /** By the newest significant update, at most 100. */
  readonly events: ReadonlyArray<Event>;
  /** Those that go on. */
  readonly liveEvents: ReadonlyArray<Event>;
  /** Those that the user keeps in sight. */
  readonly pinnedEvents: ReadonlyArray<Event>;
};

/** What a trip page said and what was mailed about it, as a signed document. */
export type EvidenceFile = {
  readonly __typename?: 'EvidenceFile';
  /** A tagged PDF, in Base64; its entries are attached as JSON. */
  readonly content: Scalars['String']['output'];
  /** Name to save it under. */
  readonly name: Scalars['String']['output'];
  /** How many entries it has. */
  readonly records: Scalars['Int']['output'];
};

export type ExpectationKind =
  | 'STATUS'
  | 'SUMMARY'
  | 'VALUE';

/** `search`: in the name and in the category. */
export type ExternalInfoFilter = {
  readonly allowIframe?: InputMaybe<Scalars['Boolean']['input']>;
  readonly ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  readonly infoCategory?: InputMaybe<Scalars['String']['input']>;
  readonly search?: InputMaybe<Scalars['String']['input']>;
};

export type ExternalInfoList = {
  readonly __typename?: 'ExternalInfoList';
  readonly results: ReadonlyArray<TourOperatorExternalRestrictionInfo>;
  readonly totalCount: Scalars['Int']['output'];
};

export type ExternalInfoSortField =
  | 'infoCategory'
  | 'name';

export type Feedback = {
  readonly __typename?: 'Feedback';
  readonly id: Scalars['ID']['output'];
  readonly isDone: Scalars['Boolean']['output'];
  readonly sentAt: Scalars['DateTime']['output'];
  readonly sentBy: Maybe<Editor>;
  readonly text: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
};

/** `search`: in the title and in the text. */
export type FeedbackFilter = {
  readonly ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  readonly isDone?: InputMaybe<Scalars['Boolean']['input']>;
  readonly search?: InputMaybe<Scalars['String']['input']>;
};

export type FeedbackList = {
  readonly __typename?: 'FeedbackList';
  readonly results: ReadonlyArray<Feedback>;
  readonly totalCount: Scalars['Int']['output'];
};

export type FeedbackSortField =
  | 'isDone'
  | 'sentAt'
  | 'title';

export type FieldErrors = {
  readonly __typename?: 'FieldErrors';
  readonly field: Scalars['String']['output'];
  readonly messages: ReadonlyArray<Scalars['String']['output']>;
};

export type FormerDocument = {
  readonly __typename?: 'FormerDocument';
  readonly issuerId: Scalars['ID']['output'];
  readonly kind: HeldDocumentKind;
  /** The year in which it ended; null: not known. */
  readonly untilYear: Maybe<Scalars['Int']['output']>;
};

export type FormerDocumentInput = {
  /** ISO code of a country, or SCHENGEN. */
  readonly issuerId: Scalars['ID']['input'];
  readonly kind: HeldDocumentKind;
  /** The year in which it ended. */
  readonly untilYear?: InputMaybe<Scalars['Int']['input']>;
};

export type GroupMemberInput = {
  readonly citizenshipCountryIds: ReadonlyArray<Scalars['ID']['input']>;
  /** Whose page it is, as the agency calls it; a name is not needed. */
  readonly label: Scalars['String']['input'];
};

/** A page of a booking, and whose it is. */
export type GroupPage = {
  readonly __typename?: 'GroupPage';
  readonly id: Scalars['ID']['output'];
  readonly label: Scalars['String']['output'];
  readonly url: Scalars['String']['output'];
};

export type HeldDocument = {
  readonly __typename?: 'HeldDocument';
  readonly issuerId: Scalars['ID']['output'];
  readonly kind: HeldDocumentKind;
};

export type HeldDocumentInput = {
  /** ISO code of a country, or SCHENGEN. */
  readonly issuerId: Scalars['ID']['input'];
  readonly kind: HeldDocumentKind;
};

export type HeldDocumentKind =
  | 'RESIDENCE'
  | 'VISA';

/** What a draft would do to the trip pages that are active now. Nothing is saved by asking. */
export type ImpactPreview = {
  readonly __typename?: 'ImpactPreview';
  readonly activeTripPages: Scalars['Int']['output'];
  readonly affectedTripPages: Scalars['Int']['output'];
  readonly brokenRegressionCases: ReadonlyArray<BrokenRegressionCase>;
  /** Pages on which a value, a state or a status changes; a new source or day of checking alone does not count. */
  readonly changedTripPages: Scalars['Int']['output'];
  readonly changes: ReadonlyArray<RevisionChange>;
  readonly departingWithin72Hours: Scalars['Int']['output'];
  readonly errors: ReadonlyArray<FieldErrors>;
  /** The first 50 changed itineraries, the next departure first. */
  readonly itineraries: ReadonlyArray<AffectedItinerary>;
  readonly ok: Scalars['Boolean']['output'];
  readonly ownTripPages: Scalars['Int']['output'];
  readonly statusChanges: ReadonlyArray<StatusChange>;
  readonly summaryChanges: ReadonlyArray<SummaryChange>;
  readonly tookMs: Scalars['Int']['output'];
  /** Changed trip pages of the viewer's own organisation, the next departure first. */
  readonly trips: ReadonlyArray<Journey>;
  readonly warnings: ReadonlyArray<FieldErrors>;
};

export type ImportChange = {
  readonly __typename?: 'ImportChange';
  readonly after: Maybe<Scalars['JSON']['output']>;
  readonly before: Maybe<Scalars['JSON']['output']>;
  readonly field: Scalars['String']['output'];
  readonly kind: ImportChangeKind;
  readonly place: Maybe<Scalars['ID']['output']>;
  readonly placeName: Maybe<Scalars['String']['output']>;
};

export type ImportChangeKind =
  | 'ADDED'
  | 'CHANGED'
  | 'REMOVED';

export type ImportCounts = {
  readonly __typename?: 'ImportCounts';
  readonly added: Scalars['Int']['output'];
  readonly changed: Scalars['Int']['output'];
  readonly read: Scalars['Int']['output'];
  readonly removed: Scalars['Int']['output'];
  readonly skipped: Scalars['Int']['output'];
  readonly unchanged: Scalars['Int']['output'];
};

export type ImportFileInput = {
  readonly dated?: InputMaybe<Scalars['Date']['input']>;
  /** As `POST /api/imports/files` answered it. */
  readonly fileId: Scalars['ID']['input'];
  readonly fileName: Scalars['String']['input'];
  readonly importer: Scalars['String']['input'];
  readonly licence?: InputMaybe<Scalars['String']['input']>;
  /** What the file no longer says is taken away; without it, it stays and is reported. */
  readonly removeMissing?: InputMaybe<Scalars['Boolean']['input']>;
  readonly sourceUri?: InputMaybe<Scalars['String']['input']>;
};

export type ImportProgress = {
  readonly __typename?: 'ImportProgress';
  /** 0 to 100. */
  readonly percent: Scalars['Int']['output'];
  readonly step: ImportStep;
  readonly work: ImportWork;
};

export type ImportRun = {
  readonly __typename?: 'ImportRun';
  readonly appliedBy: Maybe<Editor>;
  readonly brokenRegressionCases: ReadonlyArray<BrokenRegressionCase>;
  /** The first 500 changes; none in a list. */
  readonly changes: ReadonlyArray<ImportChange>;
  readonly counts: ImportCounts;
  readonly dated: Maybe<Scalars['Date']['output']>;
  readonly finishedAt: Maybe<Scalars['DateTime']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly importer: Scalars['String']['output'];
  readonly licence: Scalars['String']['output'];
  /** Why the last request to apply it was not carried out. */
  readonly notApplied: Maybe<Scalars['String']['output']>;
  readonly problems: ReadonlyArray<Scalars['String']['output']>;
  /** Set while the run is queued or running. */
  readonly progress: Maybe<ImportProgress>;
  readonly sourceName: Scalars['String']['output'];
  readonly sourceUri: Maybe<Scalars['String']['output']>;
  readonly startedAt: Scalars['DateTime']['output'];
  readonly startedBy: Maybe<Editor>;
  readonly state: ImportState;
};

/** `search`: in the name of the source. */
export type ImportRunFilter = {
  readonly ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  readonly importer?: InputMaybe<Scalars['String']['input']>;
  readonly scheduleId?: InputMaybe<Scalars['ID']['input']>;
  readonly search?: InputMaybe<Scalars['String']['input']>;
  readonly states?: InputMaybe<ReadonlyArray<ImportState>>;
};

export type ImportRunList = {
  readonly __typename?: 'ImportRunList';
  readonly results: ReadonlyArray<ImportRun>;
  readonly totalCount: Scalars['Int']['output'];
};

export type ImportRunPayload = {
  readonly __typename?: 'ImportRunPayload';
  readonly errors: ReadonlyArray<FieldErrors>;
  readonly ok: Scalars['Boolean']['output'];
  readonly run: Maybe<ImportRun>;
};

export type ImportRunSortField =
  | 'finishedAt'
  | 'importer'
  | 'sourceName'
  | 'startedAt'
  | 'state';

export type ImportSchedule = {
  readonly __typename?: 'ImportSchedule';
  readonly address: Scalars['String']['output'];
  /** False: a run only reports, an editor applies it. */
  readonly applies: Scalars['Boolean']['output'];
  readonly everyHours: Scalars['Int']['output'];
  readonly id: Scalars['ID']['output'];
  readonly importer: Scalars['String']['output'];
  readonly isActive: Scalars['Boolean']['output'];
  readonly lastRun: Maybe<ImportRun>;
  readonly licence: Scalars['String']['output'];
};

/** `search`: in the address. */
export type ImportScheduleFilter = {
  readonly ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  readonly importer?: InputMaybe<Scalars['String']['input']>;
  readonly isActive?: InputMaybe<Scalars['Boolean']['input']>;
  readonly search?: InputMaybe<Scalars['String']['input']>;
};

export type ImportScheduleInput = {
  readonly address: Scalars['String']['input'];
  readonly applies: Scalars['Boolean']['input'];
  readonly everyHours: Scalars['Int']['input'];
  readonly id?: InputMaybe<Scalars['ID']['input']>;
  readonly importer: Scalars['String']['input'];
  readonly isActive: Scalars['Boolean']['input'];
  readonly licence: Scalars['String']['input'];
};

export type ImportScheduleList = {
  readonly __typename?: 'ImportScheduleList';
  readonly results: ReadonlyArray<ImportSchedule>;
  readonly totalCount: Scalars['Int']['output'];
};

export type ImportSchedulePayload = {
  readonly __typename?: 'ImportSchedulePayload';
  readonly errors: ReadonlyArray<FieldErrors>;
  readonly ok: Scalars['Boolean']['output'];
  readonly schedule: Maybe<ImportSchedule>;
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
  readonly __typename?: 'Importer';
  /** File name endings it reads, without the dot. */
  readonly accepts: ReadonlyArray<Scalars['String']['output']>;
  readonly attribution: Scalars['String']['output'];
  readonly licence: Scalars['String']['output'];
  readonly maxFileBytes: Scalars['Int']['output'];
  readonly name: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
};

export type Journey = {
  readonly __typename?: 'Journey';
  readonly citizenships: ReadonlyArray<Country>;
  readonly createdAt: Scalars['DateTime']['output'];
  readonly cruises: ReadonlyArray<JourneyCruise>;
  readonly dateEnd: Scalars['Date']['output'];
  readonly dateStart: Scalars['Date']['output'];
  readonly departureName: Scalars['String']['output'];
  readonly destinations: ReadonlyArray<PlaceHit>;
  readonly email: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly internalNote: Maybe<Scalars['String']['output']>;
  readonly isActive: Scalars['Boolean']['output'];
  readonly isManuallyDisabled: Scalars['Boolean']['output'];
  /** Whose page it is among those of a booking, in the words of the agency. */
  readonly label: Maybe<Scalars['String']['output']>;
  readonly language: Scalars['String']['output'];
  readonly link: Scalars['String']['output'];
  readonly restrictionType: RestrictionType;
  readonly transits: ReadonlyArray<PlaceHit>;
};

export type JourneyCruise = {
  readonly __typename?: 'JourneyCruise';
  /** Of the sailing; the list of cruises may have lost it since. */
  readonly cruiseId: Scalars['ID']['output'];
  /** Name of the route. */
  readonly cruiseName: Scalars['String']['output'];
  readonly dateEnd: Scalars['Date']['output'];
  /** First and last day on board. */
  readonly dateStart: Scalars['Date']['output'];
  readonly shipName: Scalars['String']['output'];
  readonly shippingLine: ShippingLine;
};

export type JourneyFilter =
  | 'ALL'
  | 'BUSINESS'
  | 'CRUISE'
  | 'ONGOING'
  | 'PRIVATE'
  | 'UPCOMING';

export type JourneyPage = {
  readonly __typename?: 'JourneyPage';
  readonly results: ReadonlyArray<Journey>;
  readonly totalCount: Scalars['Int']['output'];
};

/** What the address of a source answered when it was last asked. */
export type LinkCheck = {
  readonly __typename?: 'LinkCheck';
  readonly checkedAt: Scalars['DateTime']['output'];
  /** SHA-256 of the text of the page, in hex, as it was read last; null: it never was. */
  readonly digest: Maybe<Scalars['String']['output']>;
  readonly httpStatus: Maybe<Scalars['Int']['output']>;
  readonly location: Maybe<Scalars['String']['output']>;
  readonly state: LinkState;
  /** Since when the page has had this text, as far as requests have seen it. */
  readonly unchangedSince: Maybe<Scalars['DateTime']['output']>;
  readonly uri: Scalars['String']['output'];
};

export type LinkCheckPayload = {
  readonly __typename?: 'LinkCheckPayload';
  readonly errors: ReadonlyArray<FieldErrors>;
  readonly ok: Scalars['Boolean']['output'];
  readonly results: ReadonlyArray<LinkCheck>;
};

export type LinkState =
  | 'BROKEN'
  | 'OK'
  | 'REDIRECTED'
  | 'UNREACHABLE';

export type LocalisedNote = {
  readonly __typename?: 'LocalisedNote';
  readonly note: Maybe<Scalars['String']['output']>;
  readonly noteDe: Maybe<Scalars['String']['output']>;
  readonly noteDeRaw: Maybe<Scalars['String']['output']>;
  readonly noteEn: Maybe<Scalars['String']['output']>;
  readonly noteEnRaw: Maybe<Scalars['String']['output']>;
  readonly noteRaw: Maybe<Scalars['String']['output']>;
  readonly significantUpdateAt: Maybe<Scalars['DateTime']['output']>;
};

/** How anybody can log in. */
export type LoginMethods = {
  readonly __typename?: 'LoginMethods';
  /** What the button for the login of a chain says; null: there is none. */
  readonly singleSignOn: Maybe<Scalars['String']['output']>;
};

/** Whose name a mail carries: that of the own organisation, or an invented one. */
export type MailBrand =
  | 'OWN'
  | 'SAMPLE';

/** What a worker has found when it last tried the mail server, or looked for the record of the signing key. */
export type MailCheck = {
  readonly __typename?: 'MailCheck';
  readonly checkedAt: Scalars['DateTime']['output'];
  readonly code: Maybe<Scalars['String']['output']>;
  readonly failingSince: Maybe<Scalars['DateTime']['output']>;
  /** Null: as it should be. */
  readonly problem: Maybe<MailCheckProblem>;
  /** Mails wait until it is mended. */
  readonly stopsMails: Scalars['Boolean']['output'];
  readonly subject: MailCheckSubject;
  /** Host and port, or the name of the record. */
  readonly target: Scalars['String']['output'];
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
  readonly __typename?: 'MailHeader';
  readonly name: Scalars['String']['output'];
  readonly value: Scalars['String']['output'];
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
  readonly __typename?: 'MailPreview';
  readonly headers: ReadonlyArray<MailHeader>;
  /** A document of its own, without script and without anything to load. */
  readonly html: Scalars['String']['output'];
  readonly htmlBytes: Scalars['Int']['output'];
  /** In which it is written: mails about accounts are not offered in every language. */
  readonly language: Scalars['String']['output'];
  readonly subject: Scalars['String']['output'];
  readonly text: Scalars['String']['output'];
};

export type MailSettings = {
  readonly __typename?: 'MailSettings';
  /** Without the mail server: no worker has checked it yet. Without the signature: mails are not signed here. */
  readonly checks: ReadonlyArray<MailCheck>;
  /** Name and address of the sender. */
  readonly from: Scalars['String']['output'];
  /** Whether only the addresses of a list get mail, as on a server for tests. */
  readonly isLimited: Scalars['Boolean']['output'];
  /** Whether a mailbox for returned mails is read. */
  readonly readsBounces: Scalars['Boolean']['output'];
  readonly rejectedLastDay: Scalars['Int']['output'];
  readonly sentLastDay: Scalars['Int']['output'];
  /** Mails to travellers that are due and not taken yet. */
  readonly waiting: Scalars['Int']['output'];
};

export type MapCountryStatus = {
  readonly __typename?: 'MapCountryStatus';
  readonly country: Country;
  readonly regionDeviation: Scalars['Boolean']['output'];
  readonly riskLevel: RiskLevel;
  /** The classification of the area by Germany; of a country that is divided, a partial or mixed one. */
  readonly rkiStatus: Maybe<Scalars['String']['output']>;
  readonly rkiStatusText: Maybe<Scalars['String']['output']>;
  readonly sevenDayIncidence: Maybe<Scalars['Float']['output']>;
  readonly sevenDayIncidencePrevious: Maybe<Scalars['Float']['output']>;
  readonly status: StatusColor;
  readonly statusDestinationCountry: Scalars['String']['output'];
  readonly statusDestinationCountryText: Scalars['String']['output'];
  readonly statusForeignOffice: Scalars['String']['output'];
  readonly statusForeignOfficeText: Scalars['String']['output'];
};

export type MapRegionStatus = {
  readonly __typename?: 'MapRegionStatus';
  readonly geojson: Maybe<Scalars['JSON']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly status: StatusColor;
};

export type Mutation = {
  readonly __typename?: 'Mutation';
  readonly addPasskey: MutationResult;
  /** Answers at once: a worker applies what was reviewed, or says in `notApplied` why not. */
  readonly applyImport: ImportRunPayload;
  /** By a ticket of a page of the product, good for five minutes and one use. */
  readonly autoLogin: TokenAuth;
  /** Begins to set up the second step of the login; it is on once a code has confirmed it. */
  readonly beginSecondFactor: SecondFactorPayload;
  readonly cancelImport: ImportRunPayload;
  /** All sessions end, that of the caller as well. */
  readonly changePassword: MutationResult;
  /** Notes that the restrictions were compared with their sources today, without changing what they say. */
  readonly checkEntryRestrictions: MutationResult;
  readonly checkLinks: LinkCheckPayload;
  readonly confirmRevision: EntryRestrictionPayload;
  readonly confirmSecondFactor: RecoveryCodesPayload;
  readonly confirmTripSubscription: MutationResult;
  readonly copyEntryRestriction: EntryRestrictionPayload;
  readonly createAuthority: AuthorityPayload;
  readonly createEntryRestriction: EntryRestrictionPayload;
  readonly createImportSchedule: ImportSchedulePayload;
  readonly createMyjourney: CreateMyjourneyPayload;
  /** A page for each member of a booking; all of them, or none. The same `bookingNumber` a second time makes none: the pages that are there are returned. */
  readonly createMyjourneyGroup: CreateMyjourneyGroupPayload;
  readonly createNews: NewsPayload;
  readonly createNewsTag: NewsTagPayload;
  readonly createOrganisationAccount: OrganisationAccountPayload;
  readonly createOrganisationCountrySelection: MutationResult;
  readonly createOrganisationShippingLineSelection: MutationResult;
  readonly createRegressionCase: RegressionCasePayload;
  readonly createSavedQuery: SavedQueryPayload;
  readonly createTextSnippet: TextSnippetPayload;
  readonly createTouroperatorExternalRestrictionInfo: TourOperatorExternalRestrictionInfoPayload;
  readonly createUser: UserPayload;
  readonly deleteAuthority: MutationResult;
  readonly deleteImportSchedule: MutationResult;
  readonly deleteNews: MutationResult;
  readonly deleteNewsTag: MutationResult;
  readonly deleteOrganisationCountrySelection: MutationResult;
  readonly deleteOrganisationShippingLineSelection: MutationResult;
  readonly deleteRegressionCase: MutationResult;
  readonly deleteSavedQuery: MutationResult;
  readonly deleteTextSnippet: MutationResult;
  readonly deleteTouroperatorExternalRestrictionInfo: MutationResult;
  /** Of the user who is logged in; the browser with it has to log in again within seconds. */
  readonly endSession: MutationResult;
  readonly logout: MutationResult;
  readonly markTripChangeRead: MutationResult;
  /** `credential`: what the browser has made of the options, in JSON. */
  readonly passkeyLogin: TokenAuth;
  /** What a browser needs to log in with a passkey. */
  readonly passkeyLoginOptions: PasskeyOptions;
  /** What a browser needs to make a passkey for the user. */
  readonly passkeyOptions: PasskeyOptions;
  /** Keeps an event in sight of the user. */
  readonly pinEvent: MutationResult;
  readonly rejectRevision: MutationResult;
  readonly removePasskey: MutationResult;
  readonly removeSecondFactor: MutationResult;
  /** For a user who has lost both the app and the recovery codes. */
  readonly removeSecondFactorOfUser: MutationResult;
  /** The next token of a session, by the refresh cookie of its login. */
  readonly renewToken: TokenAuth;
  /** By a username or an address. The answer is the same for known and unknown ones. */
  readonly requestPasswordReset: MutationResult;
  /** By the secret of the link of a mail, which is good for half an hour and one use. */
  readonly resetPassword: MutationResult;
  readonly resolveEntryrestrictionFeedback: MutationResult;
  readonly restoreEntryRestriction: EntryRestrictionPayload;
  readonly sendEntryrestrictionFeedback: MutationResult;
  /** To the address of the login. Waits until a worker has sent it: see `testMail`. */
  readonly sendTestMail: TestMailPayload;
  /** Answers at once: a worker reads the file and reports what applying it would change. */
  readonly startImport: ImportRunPayload;
  readonly subscribeTripUpdates: MutationResult;
  /** With the code of the second step where the user has one; without it the rejection names the field `code`. */
  readonly tokenAuth: TokenAuth;
  readonly translateText: TranslateTextPayload;
  readonly unpinEvent: MutationResult;
  readonly unsubscribeTripUpdates: MutationResult;
  readonly updateAuthority: AuthorityPayload;
  readonly updateEntryRestriction: EntryRestrictionPayload;
  readonly updateImportSchedule: ImportSchedulePayload;
  readonly updateMyjourneyEmailNote: UpdateMyjourneyPayload;
  readonly updateNews: NewsPayload;
  readonly updateNewsTag: NewsTagPayload;
  /**
   * Of the own organisation; what is left out stays: `publicName`, `phone`, `fax`, `email`, `website`, `street`, `zipCode`, `city`, `countryIso2`,
   * `dvkgUrl`, the social links, `defaultDeparture`, `defaultNationality`, `logoId`, and `mytripSections` and `mycruiseSections` as maps to true or false.
   */
  readonly updateOrganisation: MutationResult;
  readonly updateOrganisationAccount: OrganisationAccountPayload;
  /** All favourites at once. */
  readonly updateOrganisationCountrySelection: MutationResult;
  readonly updateOrganisationUser: MutationResult;
  /** Of the user who is logged in: `firstName`, `lastName` and `email`. */
  readonly updateOrganisationWidget: MutationResult;
  readonly updateRegressionCase: RegressionCasePayload;
  readonly updateTextSnippet: TextSnippetPayload;
  readonly updateTouroperatorExternalRestrictionInfo: TourOperatorExternalRestrictionInfoPayload;
  readonly updateUser: UserPayload;
  readonly withdrawRevision: MutationResult;
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
  ids: ReadonlyArray<Scalars['ID']['input']>;
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
  citizenshipCountryIds: ReadonlyArray<Scalars['ID']['input']>;
  cruisecompassCruiseId?: InputMaybe<Scalars['ID']['input']>;
  dateEnd: Scalars['Date']['input'];
  dateStart: Scalars['Date']['input'];
  departureId: Scalars['ID']['input'];
  departureType: PlaceType;
  destinationIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  destinationsTypes?: InputMaybe<ReadonlyArray<PlaceType>>;
  email?: InputMaybe<Scalars['String']['input']>;
  internalNote?: InputMaybe<Scalars['String']['input']>;
  language: Scalars['String']['input'];
  restrictionType: RestrictionType;
  showEvents?: InputMaybe<Scalars['Boolean']['input']>;
  transits?: InputMaybe<ReadonlyArray<TransitInput>>;
  travellers?: InputMaybe<TravellerFactsInput>;
};


export type MutationCreateMyjourneyGroupArgs = {
  bookingNumber?: InputMaybe<Scalars['String']['input']>;
  cruisecompassCruiseId?: InputMaybe<Scalars['ID']['input']>;
  dateEnd: Scalars['Date']['input'];
  dateStart: Scalars['Date']['input'];
  departureId: Scalars['ID']['input'];
  departureType: PlaceType;
  destinationIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  destinationsTypes?: InputMaybe<ReadonlyArray<PlaceType>>;
  internalNote?: InputMaybe<Scalars['String']['input']>;
  language: Scalars['String']['input'];
  members: ReadonlyArray<GroupMemberInput>;
  restrictionType: RestrictionType;
  showEvents?: InputMaybe<Scalars['Boolean']['input']>;
  transits?: InputMaybe<ReadonlyArray<TransitInput>>;
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
  countryIds: ReadonlyArray<Scalars['ID']['input']>;
};


export type MutationUpdateOrganisationUserArgs = {
  input: Scalars['JSON']['input'];
};


export type MutationUpdateOrganisationWidgetArgs = {
  nationalityDefaultId: Scalars['ID']['input'];
  nationalityIds: ReadonlyArray<Scalars['ID']['input']>;
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
  readonly __typename?: 'MutationResult';
  readonly errors: ReadonlyArray<FieldErrors>;
  readonly ok: Scalars['Boolean']['output'];
};

/** Title and text are in the language of the request; where it has none, in another one. */
export type News = {
  readonly __typename?: 'News';
  readonly country: Maybe<Country>;
  readonly countryId: Maybe<Scalars['ID']['output']>;
  readonly createdAt: Scalars['DateTime']['output'];
  readonly createdBy: Maybe<Editor>;
  readonly id: Scalars['ID']['output'];
  /** The address of its image. */
  readonly image: Maybe<Scalars['String']['output']>;
  readonly imageId: Maybe<Scalars['ID']['output']>;
  /** Until then it is in the ticker. */
  readonly importantUntil: Maybe<Scalars['DateTime']['output']>;
  readonly modifiedAt: Scalars['DateTime']['output'];
  readonly modifiedBy: Maybe<Editor>;
  readonly newsType: NewsType;
  readonly significantUpdateAt: Maybe<Scalars['DateTime']['output']>;
  readonly tagIds: ReadonlyArray<Scalars['ID']['output']>;
  readonly tags: ReadonlyArray<NewsTag>;
  readonly text: Scalars['String']['output'];
  readonly textDe: Maybe<Scalars['String']['output']>;
  readonly textEn: Maybe<Scalars['String']['output']>;
  readonly textNl: Maybe<Scalars['String']['output']>;
  readonly title: Scalars['String']['output'];
  readonly titleDe: Maybe<Scalars['String']['output']>;
  readonly titleEn: Maybe<Scalars['String']['output']>;
  readonly titleNl: Maybe<Scalars['String']['output']>;
};

/** `search`: in all titles and texts. */
export type NewsFilter = {
  readonly countryId?: InputMaybe<Scalars['ID']['input']>;
  readonly ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  readonly isImportant?: InputMaybe<Scalars['Boolean']['input']>;
  readonly newsType?: InputMaybe<NewsType>;
  readonly search?: InputMaybe<Scalars['String']['input']>;
  readonly tagId?: InputMaybe<Scalars['ID']['input']>;
};

export type NewsInput = {
  readonly countryId?: InputMaybe<Scalars['ID']['input']>;
  readonly id?: InputMaybe<Scalars['ID']['input']>;
  /** An image that was uploaded for news. */
  readonly imageId?: InputMaybe<Scalars['ID']['input']>;
  readonly importantUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** Of an update: those who have read it should read it again. */
  readonly isSignificant?: InputMaybe<Scalars['Boolean']['input']>;
  readonly newsType: NewsType;
  readonly tagIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  readonly textDe?: InputMaybe<Scalars['String']['input']>;
  readonly textEn?: InputMaybe<Scalars['String']['input']>;
  readonly textNl?: InputMaybe<Scalars['String']['input']>;
  readonly titleDe?: InputMaybe<Scalars['String']['input']>;
  readonly titleEn?: InputMaybe<Scalars['String']['input']>;
  readonly titleNl?: InputMaybe<Scalars['String']['input']>;
};

export type NewsList = {
  readonly __typename?: 'NewsList';
  readonly results: ReadonlyArray<News>;
  readonly totalCount: Scalars['Int']['output'];
};

export type NewsPayload = {
  readonly __typename?: 'NewsPayload';
  readonly errors: ReadonlyArray<FieldErrors>;
  readonly news: Maybe<News>;
  readonly ok: Scalars['Boolean']['output'];
};

export type NewsSortField =
  | 'createdAt'
  | 'importantUntil'
  | 'modifiedAt'
  | 'title';

export type NewsTag = {
  readonly __typename?: 'NewsTag';
  readonly id: Scalars['ID']['output'];
  /** In the language of the request. */
  readonly name: Scalars['String']['output'];
  readonly nameDe: Scalars['String']['output'];
  readonly nameEn: Scalars['String']['output'];
  /** Without it Dutch readers see the English name. */
  readonly nameNl: Maybe<Scalars['String']['output']>;
  readonly order: Scalars['Int']['output'];
};

/** `search`: in the names. */
export type NewsTagFilter = {
  readonly ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  readonly search?: InputMaybe<Scalars['String']['input']>;
};

export type NewsTagInput = {
  readonly id?: InputMaybe<Scalars['ID']['input']>;
  readonly nameDe: Scalars['String']['input'];
  readonly nameEn: Scalars['String']['input'];
  readonly nameNl?: InputMaybe<Scalars['String']['input']>;
  readonly order: Scalars['Int']['input'];
};

export type NewsTagList = {
  readonly __typename?: 'NewsTagList';
  readonly results: ReadonlyArray<NewsTag>;
  readonly totalCount: Scalars['Int']['output'];
};

export type NewsTagPayload = {
  readonly __typename?: 'NewsTagPayload';
  readonly errors: ReadonlyArray<FieldErrors>;
  readonly newsTag: Maybe<NewsTag>;
  readonly ok: Scalars['Boolean']['output'];
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
  readonly __typename?: 'OfficialList';
  readonly authority: Scalars['String']['output'];
  /** The list as it stands since, or was read on, this day. */
  readonly dated: Scalars['Date']['output'];
  readonly licence: Scalars['String']['output'];
  readonly source: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
};

/** What the rules of now say of visas beside the official lists that speak of a destination, for ordinary passports. */
export type OfficialListResult = {
  readonly __typename?: 'OfficialListResult';
  readonly country: Country;
  /** Where rules and list differ. */
  readonly disputed: ReadonlyArray<DisputedCell>;
  readonly disputedCount: Scalars['Int']['output'];
  readonly id: Scalars['ID']['output'];
  readonly lists: ReadonlyArray<OfficialList>;
  readonly reviewsDueCount: Scalars['Int']['output'];
  readonly rightCount: Scalars['Int']['output'];
  /** Passports about which the rules say nothing. */
  readonly unknown: ReadonlyArray<Country>;
  readonly unknownCount: Scalars['Int']['output'];
};

export type OfficialListResultFilter = {
  readonly ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  readonly isDisputed?: InputMaybe<Scalars['Boolean']['input']>;
  readonly search?: InputMaybe<Scalars['String']['input']>;
};

export type OfficialListResultList = {
  readonly __typename?: 'OfficialListResultList';
  readonly results: ReadonlyArray<OfficialListResult>;
  readonly totalCount: Scalars['Int']['output'];
};

export type OfficialListResultSortField =
  | 'country'
  | 'disputedCount'
  | 'reviewsDueCount'
  | 'rightCount'
  | 'unknownCount';

export type OpenItem = {
  readonly __typename?: 'OpenItem';
  readonly key: SummaryItemKey;
  readonly status: SummaryStatus;
  readonly title: Scalars['String']['output'];
};

export type Organisation = {
  readonly __typename?: 'Organisation';
  readonly cdbAccessKey: Maybe<Scalars['String']['output']>;
  readonly city: Maybe<Scalars['String']['output']>;
  readonly countryIso2: Maybe<Scalars['String']['output']>;
  readonly defaultDeparture: Maybe<Country>;
  readonly defaultNationality: Maybe<Country>;
  readonly dvkgUrl: Maybe<Scalars['String']['output']>;
  readonly email: Maybe<Scalars['String']['output']>;
  readonly facebook: Maybe<Scalars['String']['output']>;
  readonly fax: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly idCode: Maybe<Scalars['String']['output']>;
  readonly idCodePublic: Scalars['String']['output'];
  readonly instagram: Maybe<Scalars['String']['output']>;
  readonly linkedin: Maybe<Scalars['String']['output']>;
  readonly logo: Maybe<Scalars['String']['output']>;
  readonly logoHeight: Maybe<Scalars['Int']['output']>;
  readonly logoWidth: Maybe<Scalars['Int']['output']>;
  readonly mycruiseSections: SectionVisibility;
  readonly mytripSections: SectionVisibility;
  readonly name: Scalars['String']['output'];
  readonly passwordChangeEnabled: Scalars['Boolean']['output'];
  readonly phone: Maybe<Scalars['String']['output']>;
  readonly publicName: Maybe<Scalars['String']['output']>;
  readonly street: Maybe<Scalars['String']['output']>;
  readonly twitter: Maybe<Scalars['String']['output']>;
  /** Whether trip pages say how a visa is obtained. */
  readonly visaServiceEnabled: Scalars['Boolean']['output'];
  /** Null: the organisation itself. */
  readonly visaServiceName: Maybe<Scalars['String']['output']>;
  /** Null: travellers apply themselves. */
  readonly visaServiceUrl: Maybe<Scalars['String']['output']>;
  readonly website: Maybe<Scalars['String']['output']>;
  readonly whatsapp: Maybe<Scalars['String']['output']>;
  readonly widgetCode: Maybe<Scalars['String']['output']>;
  readonly widgetEnabled: Scalars['Boolean']['output'];
  readonly xing: Maybe<Scalars['String']['output']>;
  readonly youtube: Maybe<Scalars['String']['output']>;
  readonly zipCode: Maybe<Scalars['String']['output']>;
};

/** An organisation as staff keep one. */
export type OrganisationAccount = {
  readonly __typename?: 'OrganisationAccount';
  /** Those who can log in. */
  readonly activeUsers: Scalars['Int']['output'];
  readonly id: Scalars['ID']['output'];
  /** What widgets and links name it by; for good. */
  readonly idCodePublic: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly passwordChangeEnabled: Scalars['Boolean']['output'];
  readonly widgetEnabled: Scalars['Boolean']['output'];
};

/** `search`: in names and codes. */
export type OrganisationAccountFilter = {
  readonly ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  readonly search?: InputMaybe<Scalars['String']['input']>;
};

/** An update leaves what is left out as it is; `idCodePublic` stays. */
export type OrganisationAccountInput = {
  readonly id?: InputMaybe<Scalars['ID']['input']>;
  readonly idCodePublic?: InputMaybe<Scalars['String']['input']>;
  readonly name: Scalars['String']['input'];
  readonly passwordChangeEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  readonly widgetEnabled?: InputMaybe<Scalars['Boolean']['input']>;
};

export type OrganisationAccountList = {
  readonly __typename?: 'OrganisationAccountList';
  readonly results: ReadonlyArray<OrganisationAccount>;
  readonly totalCount: Scalars['Int']['output'];
};

export type OrganisationAccountPayload = {
  readonly __typename?: 'OrganisationAccountPayload';
  readonly errors: ReadonlyArray<FieldErrors>;
  readonly ok: Scalars['Boolean']['output'];
  readonly organisationAccount: Maybe<OrganisationAccount>;
};

export type OrganisationAccountSortField =
  | 'createdAt'
  | 'idCodePublic'
  | 'name';

export type OrganisationName = {
  readonly __typename?: 'OrganisationName';
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
};

export type OrganisationUser = {
  readonly __typename?: 'OrganisationUser';
  readonly email: Scalars['String']['output'];
  readonly firstName: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly lastName: Scalars['String']['output'];
};

/** How the user logs in beside the password. */
export type OwnLoginMethods = {
  readonly __typename?: 'OwnLoginMethods';
  readonly hasSecondFactor: Scalars['Boolean']['output'];
  readonly passkeys: ReadonlyArray<Passkey>;
  readonly recoveryCodesLeft: Scalars['Int']['output'];
};

export type Passkey = {
  readonly __typename?: 'Passkey';
  readonly createdAt: Scalars['DateTime']['output'];
  readonly id: Scalars['ID']['output'];
  readonly lastUsedAt: Maybe<Scalars['DateTime']['output']>;
  readonly name: Scalars['String']['output'];
};

export type PasskeyOptions = {
  readonly __typename?: 'PasskeyOptions';
  readonly errors: ReadonlyArray<FieldErrors>;
  readonly ok: Scalars['Boolean']['output'];
  /** In JSON, for `navigator.credentials`. */
  readonly options: Maybe<Scalars['String']['output']>;
};

export type PassportKind =
  | 'BIOMETRIC'
  | 'DIPLOMATIC'
  | 'EMERGENCY'
  | 'ORDINARY';

export type PastTripPage = {
  readonly __typename?: 'PastTripPage';
  /** The page of then as a document of its own, as its travellers read it: without forms and script. */
  readonly html: Scalars['String']['output'];
  readonly message: Maybe<Scalars['String']['output']>;
  /** The state of the page now. */
  readonly state: TripPageState;
};

export type Permission = {
  readonly __typename?: 'Permission';
  readonly codename: Scalars['String']['output'];
};

export type Phase = {
  readonly __typename?: 'Phase';
  readonly endDate: Maybe<Scalars['Date']['output']>;
  readonly significantUpdateAt: Maybe<Scalars['DateTime']['output']>;
  readonly startDate: Maybe<Scalars['Date']['output']>;
};

export type PlaceHit = {
  readonly __typename?: 'PlaceHit';
  readonly country: Country;
  readonly iata: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly region: Maybe<Region>;
  readonly type: PlaceType;
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
  readonly __typename?: 'Query';
  readonly allEvents: EventLists;
  readonly authority: Maybe<Authority>;
  readonly authorityList: AuthorityList;
  readonly comingEndList: ComingEndList;
  readonly countries: ReadonlyArray<Country>;
  readonly country: Maybe<Country>;
  readonly countryGroups: ReadonlyArray<CountryGroup>;
  readonly countryOverviewList: CountryOverviewList;
  readonly cruiseDestinationDetail: DestinationDetail;
  readonly destinationDetail: DestinationDetail;
  readonly detailCategories: ReadonlyArray<DetailCategory>;
  readonly detailGroups: ReadonlyArray<DetailGroup>;
  readonly detailTypes: ReadonlyArray<DetailType>;
  readonly dmNews: ReadonlyArray<News>;
  /** What holds for a traveller at the place of an unsaved draft, before and after it. */
  readonly draftAnswer: DraftAnswer;
  readonly entryRestriction: Maybe<EntryRestriction>;
  readonly entryRestrictionAuthorities: ReadonlyArray<Authority>;
  readonly entryRestrictionEditors: ReadonlyArray<Editor>;
  readonly entryRestrictionList: EntryRestrictionList;
  /** What a restriction said in one of its versions. */
  readonly entryRestrictionRevision: Maybe<EntryRestriction>;
  readonly entryRestrictionRevisions: RevisionList;
  readonly entryRestrictionWithParent: Maybe<EntryRestrictionWithParent>;
  /** By place; 100 unless `limit` says less. */
  readonly entryRestrictions: ReadonlyArray<EntryRestriction>;
  readonly eventcategories: ReadonlyArray<EventCategory>;
  /** At most 50; of these countries and of none. */
  readonly eventsLatestSignificantUpdates: EventLists;
  readonly eventsLatestSignificantUpdatesPinned: ReadonlyArray<Event>;
  readonly externalInfo: Maybe<TourOperatorExternalRestrictionInfo>;
  readonly externalInfoList: ExternalInfoList;
  readonly feedback: Maybe<Feedback>;
  readonly feedbackList: FeedbackList;
  readonly importRun: Maybe<ImportRun>;
  readonly importRunList: ImportRunList;
  readonly importSchedule: Maybe<ImportSchedule>;
  readonly importScheduleList: ImportScheduleList;
  readonly importers: ReadonlyArray<Importer>;
  /** Of the user who is logged in, the last used first; at most 50. */
  readonly loginMethods: LoginMethods;
  readonly lookupCountries: ReadonlyArray<Country>;
  readonly lookupDestinations: ReadonlyArray<PlaceHit>;
  readonly mailPreview: MailPreview;
  readonly mailSettings: MailSettings;
  readonly mapCidmerDestinationContent: Maybe<DestinationDetail>;
  readonly mapCountries: ReadonlyArray<Country>;
  readonly mapCountryRegionStatus: ReadonlyArray<MapRegionStatus>;
  readonly mapCountryStatus: Maybe<MapCountryStatus>;
  /** Those that go on. */
  readonly mapEvents: ReadonlyArray<Event>;
  readonly mapRegionStatus: Maybe<MapRegionStatus>;
  readonly mapWorldCountryStatus: ReadonlyArray<MapCountryStatus>;
  readonly mySessions: ReadonlyArray<UserSession>;
  /** A trip page of the own organisation as it stood at a past moment. */
  readonly myjourneyAsOf: Maybe<TripPage>;
  /** What has changed since a moment for open trip pages, the newest first; at most 100. */
  readonly myjourneyChanges: TripChanges;
  /** Open trip pages whose trips begin within seven days, the next first; 25 unless said otherwise, at most 100. */
  readonly myjourneyDepartures: ReadonlyArray<Departure>;
  /** Evidence of what a trip page of the own organisation said. `contractOn`: day of the contract; without it the first page that was shown stands for it. */
  readonly myjourneyEvidence: Maybe<EvidenceFile>;
  /** The mails of a trip page of the own organisation; null for any other. */
  readonly myjourneyMails: Maybe<TripMails>;
  /** The same, as the page that its travellers read. */
  readonly myjourneyPageAsOf: Maybe<PastTripPage>;
  readonly myjourneys: JourneyPage;
  /** The newest first, at most 100. */
  readonly news: ReadonlyArray<News>;
  readonly newsArticle: Maybe<News>;
  readonly newsList: NewsList;
  readonly newsTag: Maybe<NewsTag>;
  readonly newsTagList: NewsTagList;
  readonly newsTags: ReadonlyArray<NewsTag>;
  readonly officialListResultList: OfficialListResultList;
  /** What conflicts now, by place; of one restriction or of all. */
  readonly openConflicts: ConflictList;
  readonly organisation: Maybe<Organisation>;
  readonly organisationAccount: Maybe<OrganisationAccount>;
  readonly organisationAccountList: OrganisationAccountList;
  /** The countries that the organisation sells, by name; none: all of them. */
  readonly organisationCountrySelections: ReadonlyArray<Country>;
  readonly organisationNames: ReadonlyArray<OrganisationName>;
  readonly organisationShippingLineSelections: ReadonlyArray<ShippingLine>;
  readonly organisationUser: Maybe<OrganisationUser>;
  readonly organisationWidget: Maybe<Widget>;
  readonly ownLoginMethods: OwnLoginMethods;
  /** Where a document leads, country by country. Absent: the nationality and departure of the viewer's organisation, a passport, today, private travel. */
  readonly passportReach: ReadonlyArray<CountryReach>;
  readonly permissions: ReadonlyArray<Permission>;
  readonly previewEntryRestriction: ImpactPreview;
  readonly previewEntryRestrictionCopy: CopyPreview;
  readonly regressionCase: Maybe<RegressionCase>;
  readonly regressionCaseList: RegressionCaseList;
  /** What waits to be compared with its source; the most urgent first unless said otherwise. */
  readonly reviewDueList: ReviewDueList;
  readonly routes: ReadonlyArray<ShipRoute>;
  readonly savedQuery: Maybe<SavedQuery>;
  readonly savedQueryList: SavedQueryList;
  readonly scheduledRevision: Maybe<ScheduledRevision>;
  readonly scheduledRevisionList: ScheduledRevisionList;
  readonly shipRoutes: ReadonlyArray<ShipRoute>;
  readonly shippingLines: ReadonlyArray<ShippingLine>;
  readonly ships: ReadonlyArray<Ship>;
  /** A test mail of the own login; null when it was sent more than a day ago. */
  readonly testMail: Maybe<TestMail>;
  readonly textSnippet: Maybe<TextSnippet>;
  readonly textSnippetList: TextSnippetList;
  readonly textsnippets: ReadonlyArray<TextSnippet>;
  /** Important news, at most 100; of these countries and of none. */
  readonly ticker: ReadonlyArray<TickerEntry>;
  readonly touroperatorexternalrestrictioninfos: ReadonlyArray<TourOperatorExternalRestrictionInfo>;
  /** Name of the service that translates; null: none is set up. */
  readonly translationProvider: Maybe<Scalars['String']['output']>;
  readonly tripPage: Maybe<TripPage>;
  readonly user: Maybe<User>;
  readonly userList: UserList;
  readonly whoAmI: Maybe<CurrentUser>;
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
  citizenshipIds: ReadonlyArray<Scalars['ID']['input']>;
  cruiseDateStart: Scalars['Date']['input'];
  cruiseId: Scalars['ID']['input'];
  dateEnd: Scalars['Date']['input'];
  dateStart: Scalars['Date']['input'];
  departureId: Scalars['ID']['input'];
  departureType: PlaceType;
  destinationIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  destinationsTypes?: InputMaybe<ReadonlyArray<PlaceType>>;
  language?: InputMaybe<Scalars['String']['input']>;
  organisation?: InputMaybe<Scalars['ID']['input']>;
  restrictionType?: InputMaybe<RestrictionType>;
  transitIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  transitTypes?: InputMaybe<ReadonlyArray<PlaceType>>;
  travellers?: InputMaybe<TravellerFactsInput>;
  view?: InputMaybe<DetailView>;
};


export type QueryDestinationDetailArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  citizenshipIds: ReadonlyArray<Scalars['ID']['input']>;
  dateEnd: Scalars['Date']['input'];
  dateStart: Scalars['Date']['input'];
  departureId: Scalars['ID']['input'];
  departureType: PlaceType;
  destinationIds: ReadonlyArray<Scalars['ID']['input']>;
  destinationsTypes: ReadonlyArray<PlaceType>;
  language?: InputMaybe<Scalars['String']['input']>;
  organisation?: InputMaybe<Scalars['ID']['input']>;
  restrictionType?: InputMaybe<RestrictionType>;
  transitIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  transitTypes?: InputMaybe<ReadonlyArray<PlaceType>>;
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
  countryFilter?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
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
  ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
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
  categories: ReadonlyArray<Scalars['String']['input']>;
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
  countryFilter?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
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
  readonly __typename?: 'RecoveryCodesPayload';
  /** Shown once; each replaces one code of the app. */
  readonly codes: ReadonlyArray<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<FieldErrors>;
  readonly ok: Scalars['Boolean']['output'];
};

export type Region = {
  readonly __typename?: 'Region';
  readonly airports: ReadonlyArray<Airport>;
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
};

/** A named itinerary with the answers it has to get. Its dates move along: the trip starts `startsInDays` days from today. */
export type RegressionCase = {
  readonly __typename?: 'RegressionCase';
  readonly citizenships: ReadonlyArray<Country>;
  readonly departure: PlaceHit;
  readonly destinations: ReadonlyArray<PlaceHit>;
  readonly expectations: ReadonlyArray<RegressionExpectation>;
  /** What does not hold by the rules of now; empty: all holds. */
  readonly failures: ReadonlyArray<RegressionFailure>;
  readonly id: Scalars['ID']['output'];
  readonly modifiedAt: Scalars['DateTime']['output'];
  readonly modifiedBy: Maybe<Editor>;
  readonly name: Scalars['String']['output'];
  readonly nights: Scalars['Int']['output'];
  readonly note: Maybe<Scalars['String']['output']>;
  readonly restrictionType: RestrictionType;
  readonly startsInDays: Scalars['Int']['output'];
  readonly transits: ReadonlyArray<PlaceHit>;
  /** Null: nothing is said of the travellers. */
  readonly travellers: Maybe<TravellerFacts>;
};

/** `search`: in the name and in the note. `isFailing`: some expectation does not hold now. */
export type RegressionCaseFilter = {
  readonly destinationCountryId?: InputMaybe<Scalars['ID']['input']>;
  readonly ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  readonly isFailing?: InputMaybe<Scalars['Boolean']['input']>;
  readonly restrictionType?: InputMaybe<RestrictionType>;
  readonly search?: InputMaybe<Scalars['String']['input']>;
};

export type RegressionCaseInput = {
  readonly citizenshipIds: ReadonlyArray<Scalars['ID']['input']>;
  readonly departureId: Scalars['ID']['input'];
  readonly departureType: PlaceType;
  readonly destinationIds: ReadonlyArray<Scalars['ID']['input']>;
  readonly destinationsTypes: ReadonlyArray<PlaceType>;
  readonly expectations: ReadonlyArray<RegressionExpectationInput>;
  readonly id?: InputMaybe<Scalars['ID']['input']>;
  readonly name: Scalars['String']['input'];
  readonly nights: Scalars['Int']['input'];
  readonly note?: InputMaybe<Scalars['String']['input']>;
  readonly restrictionType: RestrictionType;
  readonly startsInDays: Scalars['Int']['input'];
  readonly transitIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  readonly transitTypes?: InputMaybe<ReadonlyArray<PlaceType>>;
  /** An update that leaves it out leaves it as it is; null removes it. */
  readonly travellers?: InputMaybe<TravellerFactsInput>;
};

export type RegressionCaseList = {
  readonly __typename?: 'RegressionCaseList';
  readonly results: ReadonlyArray<RegressionCase>;
  readonly totalCount: Scalars['Int']['output'];
};

export type RegressionCasePayload = {
  readonly __typename?: 'RegressionCasePayload';
  readonly errors: ReadonlyArray<FieldErrors>;
  readonly ok: Scalars['Boolean']['output'];
  readonly regressionCase: Maybe<RegressionCase>;
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
  readonly __typename?: 'RegressionExpectation';
  readonly citizenship: Maybe<Scalars['ID']['output']>;
  readonly expected: Maybe<Scalars['JSON']['output']>;
  readonly key: Scalars['String']['output'];
  readonly kind: ExpectationKind;
  readonly place: Maybe<Scalars['ID']['output']>;
};

export type RegressionExpectationInput = {
  readonly citizenship?: InputMaybe<Scalars['ID']['input']>;
  readonly expected?: InputMaybe<Scalars['JSON']['input']>;
  readonly key: Scalars['String']['input'];
  readonly kind: ExpectationKind;
  readonly place?: InputMaybe<Scalars['ID']['input']>;
};

export type RegressionFailure = {
  readonly __typename?: 'RegressionFailure';
  readonly actual: Maybe<Scalars['JSON']['output']>;
  readonly citizenship: Maybe<Scalars['ID']['output']>;
  readonly expected: Maybe<Scalars['JSON']['output']>;
  readonly key: Scalars['String']['output'];
  readonly kind: ExpectationKind;
  readonly place: Maybe<Scalars['ID']['output']>;
  readonly title: Scalars['String']['output'];
};

/** The restriction of a region or an airport, as the overview of its country names it. */
export type RestrictionInside = {
  readonly __typename?: 'RestrictionInside';
  readonly iata: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly level: RestrictionLevel;
  readonly name: Scalars['String']['output'];
  readonly status: StatusColor;
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
  readonly __typename?: 'ReviewDue';
  readonly activeTripPages: Scalars['Int']['output'];
  readonly checkedAt: Maybe<Scalars['Date']['output']>;
  readonly citizenships: ReadonlyArray<Scalars['String']['output']>;
  readonly daysPastDue: Scalars['Int']['output'];
  readonly departingWithin72Hours: Scalars['Int']['output'];
  readonly detailId: Scalars['ID']['output'];
  /** Of the detail within its restriction. */
  readonly id: Scalars['ID']['output'];
  readonly link: Maybe<LinkCheck>;
  readonly nextReview: Scalars['Date']['output'];
  readonly place: PlaceHit;
  readonly priority: Scalars['Float']['output'];
  readonly restrictionId: Scalars['ID']['output'];
  readonly restrictionType: RestrictionType;
  readonly riskLevel: RiskLevel;
  readonly sourceUri: Maybe<Scalars['String']['output']>;
  readonly writtenOn: Maybe<Scalars['Date']['output']>;
};

/** `search`: in the name of the place, or its code. */
export type ReviewDueFilter = {
  readonly countryId?: InputMaybe<Scalars['ID']['input']>;
  readonly ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  readonly restrictionType?: InputMaybe<RestrictionType>;
  readonly search?: InputMaybe<Scalars['String']['input']>;
};

export type ReviewDueList = {
  readonly __typename?: 'ReviewDueList';
  readonly results: ReadonlyArray<ReviewDue>;
  readonly totalCount: Scalars['Int']['output'];
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
  readonly __typename?: 'Revision';
  readonly at: Scalars['DateTime']['output'];
  readonly changedTypes: ReadonlyArray<Scalars['String']['output']>;
  readonly changes: ReadonlyArray<RevisionChange>;
  readonly confirmedBy: Maybe<Editor>;
  readonly editor: Maybe<Editor>;
  readonly isActive: Scalars['Boolean']['output'];
  readonly isSignificant: Scalars['Boolean']['output'];
  readonly note: Maybe<Scalars['String']['output']>;
  /** The version whose content this one brought back. */
  readonly restoredFrom: Maybe<Scalars['Int']['output']>;
  readonly sources: ReadonlyArray<Scalars['String']['output']>;
  readonly version: Scalars['Int']['output'];
};

/** One field that a revision changed. `field` names what changed: a detail type, or a part of the detail or of the restriction. */
export type RevisionChange = {
  readonly __typename?: 'RevisionChange';
  readonly after: Maybe<Scalars['JSON']['output']>;
  readonly afterText: Maybe<Scalars['String']['output']>;
  readonly before: Maybe<Scalars['JSON']['output']>;
  readonly beforeText: Maybe<Scalars['String']['output']>;
  readonly citizenships: ReadonlyArray<Scalars['String']['output']>;
  readonly departures: ReadonlyArray<Scalars['String']['output']>;
  readonly detailId: Maybe<Scalars['ID']['output']>;
  readonly field: Scalars['String']['output'];
  readonly purpose: Maybe<RestrictionType>;
  readonly title: Scalars['String']['output'];
};

export type RevisionList = {
  readonly __typename?: 'RevisionList';
  readonly results: ReadonlyArray<Revision>;
  readonly totalCount: Scalars['Int']['output'];
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
  readonly __typename?: 'SavedQuery';
  readonly filter: Scalars['JSON']['output'];
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly screen: Scalars['String']['output'];
};

export type SavedQueryFilter = {
  readonly ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  readonly screen?: InputMaybe<Scalars['String']['input']>;
  readonly search?: InputMaybe<Scalars['String']['input']>;
};

export type SavedQueryInput = {
  readonly filter: Scalars['JSON']['input'];
  readonly id?: InputMaybe<Scalars['ID']['input']>;
  readonly name: Scalars['String']['input'];
  readonly screen: Scalars['String']['input'];
};

export type SavedQueryList = {
  readonly __typename?: 'SavedQueryList';
  readonly results: ReadonlyArray<SavedQuery>;
  readonly totalCount: Scalars['Int']['output'];
};

export type SavedQueryPayload = {
  readonly __typename?: 'SavedQueryPayload';
  readonly errors: ReadonlyArray<FieldErrors>;
  readonly ok: Scalars['Boolean']['output'];
  readonly savedQuery: Maybe<SavedQuery>;
};

export type SavedQuerySortField =
  | 'name'
  | 'screen';

/** A change that is decided already and takes effect on a later day, before or during the trip. */
export type ScheduledChange = {
  readonly __typename?: 'ScheduledChange';
  readonly after: Maybe<Scalars['String']['output']>;
  readonly before: Maybe<Scalars['String']['output']>;
  readonly citizenships: ReadonlyArray<Scalars['ID']['output']>;
  readonly destination: Scalars['ID']['output'];
  readonly detailType: Scalars['String']['output'];
  readonly effectiveOn: Scalars['Date']['output'];
  /** Such as: changes on 12 October, during your trip. */
  readonly text: Scalars['String']['output'];
  readonly timing: ScheduledTiming;
  readonly title: Scalars['String']['output'];
};

/** A revision that is not published yet: for a later day, or for a second person to confirm. */
export type ScheduledRevision = {
  readonly __typename?: 'ScheduledRevision';
  readonly appliedVersion: Maybe<Scalars['Int']['output']>;
  readonly baseVersion: Scalars['Int']['output'];
  readonly brokenRegressionCases: ReadonlyArray<BrokenRegressionCase>;
  readonly changes: ReadonlyArray<RevisionChange>;
  readonly decidedAt: Maybe<Scalars['DateTime']['output']>;
  readonly decidedBy: Maybe<Editor>;
  readonly effectiveOn: Maybe<Scalars['Date']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly isSignificant: Scalars['Boolean']['output'];
  readonly level: RestrictionLevel;
  readonly note: Maybe<Scalars['String']['output']>;
  readonly place: PlaceHit;
  /** Why it was blocked or rejected. */
  readonly problem: Maybe<Scalars['String']['output']>;
  readonly proposedAt: Scalars['DateTime']['output'];
  readonly proposedBy: Maybe<Editor>;
  /** The version whose content it would bring back. */
  readonly restoredFrom: Maybe<Scalars['Int']['output']>;
  readonly restrictionId: Scalars['ID']['output'];
  readonly state: ScheduledState;
};

/** `isOwn`: proposed by the viewer, or by others. */
export type ScheduledRevisionFilter = {
  readonly countryId?: InputMaybe<Scalars['ID']['input']>;
  readonly ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  readonly isOwn?: InputMaybe<Scalars['Boolean']['input']>;
  readonly restrictionId?: InputMaybe<Scalars['ID']['input']>;
  readonly states?: InputMaybe<ReadonlyArray<ScheduledState>>;
};

export type ScheduledRevisionList = {
  readonly __typename?: 'ScheduledRevisionList';
  readonly results: ReadonlyArray<ScheduledRevision>;
  readonly totalCount: Scalars['Int']['output'];
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
  readonly __typename?: 'SecondFactorPayload';
  readonly errors: ReadonlyArray<FieldErrors>;
  readonly ok: Scalars['Boolean']['output'];
  /** In base32, to be typed by hand. */
  readonly secret: Maybe<Scalars['String']['output']>;
  /** What the QR code says (otpauth). */
  readonly uri: Maybe<Scalars['String']['output']>;
};

export type SectionVisibility = {
  readonly __typename?: 'SectionVisibility';
  readonly caseOfEmergency: Scalars['Boolean']['output'];
  readonly criminalLaws: Scalars['Boolean']['output'];
  readonly dmresultVisaProviders: Scalars['Boolean']['output'];
  readonly infrastructure: Scalars['Boolean']['output'];
  readonly medicalCare: Scalars['Boolean']['output'];
  readonly money: Scalars['Boolean']['output'];
  readonly onSiteRepresentatives: Scalars['Boolean']['output'];
  readonly traffic: Scalars['Boolean']['output'];
  readonly visaProviders: Scalars['Boolean']['output'];
  readonly worthKnowing: Scalars['Boolean']['output'];
};

export type Ship = {
  readonly __typename?: 'Ship';
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly shippingLine: ShippingLine;
};

export type ShipRoute = {
  readonly __typename?: 'ShipRoute';
  readonly durationDays: Scalars['Int']['output'];
  readonly finishPort: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  /** True when route and days are invented, as in the list that the product ships with. */
  readonly isSample: Scalars['Boolean']['output'];
  readonly name: Scalars['String']['output'];
  readonly schedules: ReadonlyArray<CruiseSchedule>;
  readonly ship: Ship;
  readonly startPort: Scalars['String']['output'];
};

export type ShippingLine = {
  readonly __typename?: 'ShippingLine';
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
};

export type SortOrder =
  | 'ASC'
  | 'DESC';

export type StatusChange = {
  readonly __typename?: 'StatusChange';
  readonly after: StatusColor;
  readonly before: StatusColor;
  readonly tripPages: Scalars['Int']['output'];
};

export type StatusColor =
  | 'BLUE'
  | 'GRAY'
  | 'PURPLE'
  | 'RED'
  | 'YELLOW';

export type StayLimit = {
  readonly __typename?: 'StayLimit';
  /** Empty: all. */
  readonly citizenships: ReadonlyArray<Scalars['ID']['output']>;
  /** The days that are possible without a visa. */
  readonly days: Scalars['Int']['output'];
  readonly destinations: ReadonlyArray<Scalars['ID']['output']>;
};

export type SummaryChange = {
  readonly __typename?: 'SummaryChange';
  readonly after: SummaryStatus;
  readonly before: SummaryStatus;
  readonly item: SummaryItemKey;
  readonly title: Scalars['String']['output'];
  readonly tripPages: Scalars['Int']['output'];
};

export type SummaryItem = {
  readonly __typename?: 'SummaryItem';
  readonly citizenships: ReadonlyArray<Scalars['ID']['output']>;
  readonly destinations: ReadonlyArray<Scalars['ID']['output']>;
  /** Of VISA: whose own visa or residence permit the travellers hold, as the question says; they need not apply for one. */
  readonly heldDestinations: ReadonlyArray<Scalars['ID']['output']>;
  readonly key: SummaryItemKey;
  readonly status: SummaryStatus;
  /** Of VISA: where these travellers certainly stay for longer than is possible without one, at all of these destinations together. */
  readonly stayLimits: ReadonlyArray<StayLimit>;
  readonly text: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
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
  readonly __typename?: 'TestMail';
  /** Why it was not taken: step and number of the answer. */
  readonly code: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly state: TestMailState;
};

export type TestMailPayload = {
  readonly __typename?: 'TestMailPayload';
  readonly errors: ReadonlyArray<FieldErrors>;
  readonly ok: Scalars['Boolean']['output'];
  readonly testMail: Maybe<TestMail>;
};

export type TestMailState =
  | 'ACCEPTED'
  | 'NOT_TAKEN'
  | 'WAITING';

export type TextSnippet = {
  readonly __typename?: 'TextSnippet';
  readonly createdAt: Scalars['DateTime']['output'];
  readonly createdBy: Maybe<Editor>;
  readonly id: Scalars['ID']['output'];
  readonly modifiedAt: Scalars['DateTime']['output'];
  readonly modifiedBy: Maybe<Editor>;
  readonly name: Scalars['String']['output'];
  readonly text: Maybe<Scalars['String']['output']>;
  readonly textDe: Maybe<Scalars['String']['output']>;
  readonly textEn: Maybe<Scalars['String']['output']>;
};

/** `search`: in the name and in the texts. */
export type TextSnippetFilter = {
  readonly ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  readonly search?: InputMaybe<Scalars['String']['input']>;
};

export type TextSnippetInput = {
  readonly id?: InputMaybe<Scalars['ID']['input']>;
  readonly name: Scalars['String']['input'];
  readonly text?: InputMaybe<Scalars['String']['input']>;
  readonly textDe?: InputMaybe<Scalars['String']['input']>;
  readonly textEn?: InputMaybe<Scalars['String']['input']>;
};

export type TextSnippetList = {
  readonly __typename?: 'TextSnippetList';
  readonly results: ReadonlyArray<TextSnippet>;
  readonly totalCount: Scalars['Int']['output'];
};

export type TextSnippetPayload = {
  readonly __typename?: 'TextSnippetPayload';
  readonly errors: ReadonlyArray<FieldErrors>;
  readonly ok: Scalars['Boolean']['output'];
  readonly textSnippet: Maybe<TextSnippet>;
};

export type TextSnippetSortField =
  | 'createdAt'
  | 'modifiedAt'
  | 'name';

export type TickerEntry = {
  readonly __typename?: 'TickerEntry';
  readonly at: Scalars['DateTime']['output'];
  readonly country: Maybe<Country>;
  readonly eventId: Maybe<Scalars['ID']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly newsId: Maybe<Scalars['ID']['output']>;
  readonly title: Scalars['String']['output'];
};

export type TokenAuth = {
  readonly __typename?: 'TokenAuth';
  readonly token: Scalars['String']['output'];
};

export type TourOperatorExternalRestrictionInfo = {
  readonly __typename?: 'TourOperatorExternalRestrictionInfo';
  readonly allowIframe: Scalars['Boolean']['output'];
  readonly id: Scalars['ID']['output'];
  readonly infoCategory: Scalars['String']['output'];
  readonly link: Maybe<Scalars['String']['output']>;
  readonly linkDe: Maybe<Scalars['String']['output']>;
  readonly linkEn: Maybe<Scalars['String']['output']>;
  readonly name: Scalars['String']['output'];
};

export type TourOperatorExternalRestrictionInfoInput = {
  readonly allowIframe: Scalars['Boolean']['input'];
  readonly id?: InputMaybe<Scalars['ID']['input']>;
  readonly infoCategory: Scalars['String']['input'];
  readonly link?: InputMaybe<Scalars['String']['input']>;
  readonly linkDe?: InputMaybe<Scalars['String']['input']>;
  readonly linkEn?: InputMaybe<Scalars['String']['input']>;
  readonly name: Scalars['String']['input'];
};

export type TourOperatorExternalRestrictionInfoPayload = {
  readonly __typename?: 'TourOperatorExternalRestrictionInfoPayload';
  readonly errors: ReadonlyArray<FieldErrors>;
  readonly info: Maybe<TourOperatorExternalRestrictionInfo>;
  readonly ok: Scalars['Boolean']['output'];
};

export type TransitHours = {
  readonly __typename?: 'TransitHours';
  readonly hours: Scalars['Int']['output'];
  readonly id: Scalars['ID']['output'];
  readonly type: PlaceType;
};

export type TransitHoursInput = {
  readonly hours: Scalars['Int']['input'];
  readonly id: Scalars['ID']['input'];
  readonly type: PlaceType;
};

export type TransitInput = {
  readonly id: Scalars['ID']['input'];
  readonly type: PlaceType;
};

export type TranslateTextPayload = {
  readonly __typename?: 'TranslateTextPayload';
  readonly errors: ReadonlyArray<FieldErrors>;
  readonly ok: Scalars['Boolean']['output'];
  readonly text: Maybe<Scalars['String']['output']>;
};

/** A visa or permit that is held now. Null: not known. */
export type TravellerDocument = {
  readonly __typename?: 'TravellerDocument';
  /** VISA: for several entries. */
  readonly isMultipleEntry: Maybe<Scalars['Boolean']['output']>;
  /** RESIDENCE: without an end. */
  readonly isPermanent: Maybe<Scalars['Boolean']['output']>;
  /** VISA: its holder has entered with it before. */
  readonly isUsed: Maybe<Scalars['Boolean']['output']>;
  readonly issuerId: Scalars['ID']['output'];
  readonly kind: HeldDocumentKind;
  /** The last day on which it is valid. */
  readonly validUntil: Maybe<Scalars['Date']['output']>;
};

/** A visa or permit that is held now. What is left out of it is not known. */
export type TravellerDocumentInput = {
  /** VISA: for several entries. */
  readonly isMultipleEntry?: InputMaybe<Scalars['Boolean']['input']>;
  /** RESIDENCE: without an end. */
  readonly isPermanent?: InputMaybe<Scalars['Boolean']['input']>;
  /** VISA: its holder has entered with it before. */
  readonly isUsed?: InputMaybe<Scalars['Boolean']['input']>;
  /** ISO code of a country, or SCHENGEN. */
  readonly issuerId: Scalars['ID']['input'];
  readonly kind: HeldDocumentKind;
  /** The last day on which it is valid. */
  readonly validUntil?: InputMaybe<Scalars['Date']['input']>;
};

/** What is known of travellers, as `TravellerFactsInput` takes it. */
export type TravellerFacts = {
  readonly __typename?: 'TravellerFacts';
  readonly ages: Maybe<ReadonlyArray<Scalars['Int']['output']>>;
  readonly arrivalDays: Maybe<ReadonlyArray<Maybe<Scalars['Int']['output']>>>;
  readonly documents: Maybe<ReadonlyArray<TravellerDocument>>;
  readonly entryBy: Maybe<EntryMeans>;
  readonly formerDocuments: Maybe<ReadonlyArray<FormerDocument>>;
  readonly passport: Maybe<PassportKind>;
  readonly residenceId: Maybe<Scalars['ID']['output']>;
  readonly transitHours: Maybe<ReadonlyArray<TransitHours>>;
};

/** What is known of the travellers. What is left out is not known: what depends on it is answered as DEPENDS. */
export type TravellerFactsInput = {
  /** Of each traveller, in years. */
  readonly ages?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  /** Of the arrival at each destination, in their order, counted from `dateStart`; null: not known. */
  readonly arrivalDays?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  /** All that they hold; empty: none. A permit of the country of residence is open unless it is listed. */
  readonly documents?: InputMaybe<ReadonlyArray<TravellerDocumentInput>>;
  readonly entryBy?: InputMaybe<EntryMeans>;
  /** All that they held before and that have ended; empty: none. */
  readonly formerDocuments?: InputMaybe<ReadonlyArray<FormerDocumentInput>>;
  readonly passport?: InputMaybe<PassportKind>;
  readonly residenceId?: InputMaybe<Scalars['ID']['input']>;
  readonly transitHours?: InputMaybe<ReadonlyArray<TransitHoursInput>>;
};

export type TripChange = {
  readonly __typename?: 'TripChange';
  readonly after: Maybe<Scalars['String']['output']>;
  readonly at: Scalars['DateTime']['output'];
  readonly before: Maybe<Scalars['String']['output']>;
  readonly destination: Scalars['ID']['output'];
  readonly detailType: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly isRead: Scalars['Boolean']['output'];
  readonly title: Scalars['String']['output'];
};

export type TripChanges = {
  readonly __typename?: 'TripChanges';
  readonly results: ReadonlyArray<TripPagesChange>;
  /** How many pages the changes since then meet, shown here or not. */
  readonly tripPages: Scalars['Int']['output'];
};

/** The devices that a trip page notifies, without what could name one. */
export type TripDevices = {
  readonly __typename?: 'TripDevices';
  readonly count: Scalars['Int']['output'];
  /** The latest push to any of them; of several at the same time one that was not taken. Null: none in the last 90 days. */
  readonly lastPush: Maybe<TripPush>;
};

export type TripMail = {
  readonly __typename?: 'TripMail';
  /** What the mail server answered, such as 550 5.1.1; without its words, which may name the address. */
  readonly code: Maybe<Scalars['String']['output']>;
  readonly createdAt: Scalars['DateTime']['output'];
  readonly id: Scalars['ID']['output'];
  readonly kind: TripMailKind;
  readonly nextTryAt: Maybe<Scalars['DateTime']['output']>;
  readonly sentAt: Maybe<Scalars['DateTime']['output']>;
  readonly state: TripMailState;
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
  readonly __typename?: 'TripMails';
  /** How often a confirmation was asked for. */
  readonly attempt: Scalars['Int']['output'];
  readonly confirmedAt: Maybe<Scalars['DateTime']['output']>;
  readonly devices: TripDevices;
  readonly mails: ReadonlyArray<TripMail>;
  readonly requestedAt: Maybe<Scalars['DateTime']['output']>;
  readonly subscription: TripSubscriptionState;
};

export type TripPage = {
  readonly __typename?: 'TripPage';
  readonly changes: ReadonlyArray<TripChange>;
  readonly dateEnd: Scalars['Date']['output'];
  readonly dateStart: Scalars['Date']['output'];
  readonly detail: Maybe<DestinationDetail>;
  readonly language: Scalars['String']['output'];
  readonly message: Maybe<Scalars['String']['output']>;
  readonly organisation: Organisation;
  /** A closed page tells nothing of its trip: PRIVATE here, and 1970-01-01 for both days. */
  readonly restrictionType: RestrictionType;
  readonly state: TripPageState;
  readonly subscription: Scalars['String']['output'];
};

export type TripPageState =
  | 'ACTIVE'
  | 'DISABLED'
  | 'EXPIRED';

/** A change of an answer, once for all trip pages of the organisation that it meets. */
export type TripPagesChange = {
  readonly __typename?: 'TripPagesChange';
  readonly after: Maybe<Scalars['String']['output']>;
  readonly at: Scalars['DateTime']['output'];
  readonly before: Maybe<Scalars['String']['output']>;
  readonly citizenships: ReadonlyArray<Country>;
  readonly detailType: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  /** Null: all of these trips are under way. */
  readonly nextDeparture: Maybe<Scalars['Date']['output']>;
  readonly place: PlaceHit;
  readonly title: Scalars['String']['output'];
  readonly tripPages: Scalars['Int']['output'];
};

/** A push to a device. It has no content. */
export type TripPush = {
  readonly __typename?: 'TripPush';
  /** What the push service answered, such as HTTP 410. */
  readonly code: Maybe<Scalars['String']['output']>;
  readonly createdAt: Scalars['DateTime']['output'];
  readonly id: Scalars['ID']['output'];
  readonly nextTryAt: Maybe<Scalars['DateTime']['output']>;
  readonly sentAt: Maybe<Scalars['DateTime']['output']>;
  readonly state: TripMailState;
};

export type TripSubscriptionState =
  | 'CONFIRMED'
  | 'ENDED'
  | 'NONE'
  | 'PENDING'
  /** The mail server rejected the address. */
  | 'SUSPENDED';

export type UpdateMyjourneyPayload = {
  readonly __typename?: 'UpdateMyjourneyPayload';
  readonly error: Maybe<Scalars['String']['output']>;
  readonly errors: ReadonlyArray<FieldErrors>;
  readonly id: Maybe<Scalars['ID']['output']>;
  readonly ok: Scalars['Boolean']['output'];
};

/** A user as staff keep one. */
export type User = {
  readonly __typename?: 'User';
  readonly email: Scalars['String']['output'];
  readonly firstName: Scalars['String']['output'];
  /** Whether logins of this user need a code of an app. */
  readonly hasSecondFactor: Scalars['Boolean']['output'];
  readonly id: Scalars['ID']['output'];
  /** Who is switched off cannot log in. */
  readonly isActive: Scalars['Boolean']['output'];
  readonly isStaff: Scalars['Boolean']['output'];
  readonly lastName: Scalars['String']['output'];
  readonly organisationId: Maybe<Scalars['ID']['output']>;
  readonly organisationName: Maybe<Scalars['String']['output']>;
  /** Codenames, with the name of their application in front. */
  readonly permissions: ReadonlyArray<Scalars['String']['output']>;
  readonly username: Scalars['String']['output'];
};

/** `search`: in names and addresses. */
export type UserFilter = {
  readonly ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  readonly isActive?: InputMaybe<Scalars['Boolean']['input']>;
  readonly isStaff?: InputMaybe<Scalars['Boolean']['input']>;
  readonly organisationId?: InputMaybe<Scalars['ID']['input']>;
  readonly search?: InputMaybe<Scalars['String']['input']>;
};

/** A username is for good; a new user gets an invitation by mail, in `language`. */
export type UserInput = {
  readonly email?: InputMaybe<Scalars['String']['input']>;
  readonly firstName?: InputMaybe<Scalars['String']['input']>;
  readonly id?: InputMaybe<Scalars['ID']['input']>;
  readonly isActive?: InputMaybe<Scalars['Boolean']['input']>;
  readonly isStaff?: InputMaybe<Scalars['Boolean']['input']>;
  readonly language?: InputMaybe<Scalars['String']['input']>;
  readonly lastName?: InputMaybe<Scalars['String']['input']>;
  readonly organisationId?: InputMaybe<Scalars['ID']['input']>;
  readonly permissions?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly username?: InputMaybe<Scalars['String']['input']>;
};

export type UserList = {
  readonly __typename?: 'UserList';
  readonly results: ReadonlyArray<User>;
  readonly totalCount: Scalars['Int']['output'];
};

export type UserPayload = {
  readonly __typename?: 'UserPayload';
  readonly errors: ReadonlyArray<FieldErrors>;
  readonly ok: Scalars['Boolean']['output'];
  readonly user: Maybe<User>;
};

/** A login that is not over. */
export type UserSession = {
  readonly __typename?: 'UserSession';
  readonly createdAt: Scalars['DateTime']['output'];
  readonly id: Scalars['ID']['output'];
  /** The one that asks. */
  readonly isCurrent: Scalars['Boolean']['output'];
  readonly lastUsedAt: Scalars['DateTime']['output'];
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
  readonly __typename?: 'VisaSaying';
  readonly days: Maybe<Scalars['Int']['output']>;
  readonly words: ReadonlyArray<VisaWord>;
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
  readonly __typename?: 'Warning';
  readonly destinations: ReadonlyArray<Scalars['ID']['output']>;
  readonly key: Scalars['String']['output'];
  readonly text: Scalars['String']['output'];
};

export type Widget = {
  readonly __typename?: 'Widget';
  /** The code that names it to visitors. */
  readonly id: Scalars['ID']['output'];
  readonly maxWidgetNationalities: Scalars['Int']['output'];
  readonly nationalities: ReadonlyArray<Country>;
  readonly nationalityDefault: Country;
  readonly organisation: Organisation;
  readonly restrictionType: RestrictionType;
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
  AffectedItinerary: ResolverTypeWrapper<Omit<AffectedItinerary, 'citizenships' | 'departure' | 'destinations' | 'transits'> & { citizenships: ReadonlyArray<ResolversTypes['Country']>, departure: ResolversTypes['Country'], destinations: ReadonlyArray<ResolversTypes['PlaceHit']>, transits: ReadonlyArray<ResolversTypes['PlaceHit']> }>;
  Airport: ResolverTypeWrapper<{ readonly id: string }>;
  AnswerPhase: ResolverTypeWrapper<AnswerPhase>;
  Authority: ResolverTypeWrapper<Authority>;
  AuthorityFilter: AuthorityFilter;
  AuthorityInput: AuthorityInput;
  AuthorityList: ResolverTypeWrapper<AuthorityList>;
  AuthorityPayload: ResolverTypeWrapper<AuthorityPayload>;
  AuthoritySortField: AuthoritySortField;
  AuthorityType: AuthorityType;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  BrokenRegressionCase: ResolverTypeWrapper<BrokenRegressionCase>;
  ComingEnd: ResolverTypeWrapper<Omit<ComingEnd, 'place'> & { place: ResolversTypes['PlaceHit'] }>;
  ComingEndFilter: ComingEndFilter;
  ComingEndKind: ComingEndKind;
  ComingEndList: ResolverTypeWrapper<Omit<ComingEndList, 'results'> & { results: ReadonlyArray<ResolversTypes['ComingEnd']> }>;
  ComingEndSortField: ComingEndSortField;
  Condition: ResolverTypeWrapper<Condition>;
  ConditionInput: ConditionInput;
  ConditionKind: ConditionKind;
  Conflict: ResolverTypeWrapper<Omit<Conflict, 'place'> & { place: ResolversTypes['PlaceHit'] }>;
  ConflictKind: ConflictKind;
  ConflictList: ResolverTypeWrapper<Omit<ConflictList, 'results'> & { results: ReadonlyArray<ResolversTypes['Conflict']> }>;
  ConflictingStatement: ResolverTypeWrapper<ConflictingStatement>;
  CopyChange: ResolverTypeWrapper<CopyChange>;
  CopyEntryRestrictionInput: CopyEntryRestrictionInput;
  CopyPreview: ResolverTypeWrapper<CopyPreview>;
  CopySource: CopySource;
  Country: ResolverTypeWrapper<{ readonly id: string }>;
  CountryGroup: ResolverTypeWrapper<CountryGroup>;
  CountryOverview: ResolverTypeWrapper<Omit<CountryOverview, 'country' | 'restriction'> & { country: ResolversTypes['Country'], restriction?: Maybe<ResolversTypes['EntryRestriction']> }>;
  CountryOverviewFilter: CountryOverviewFilter;
  CountryOverviewList: ResolverTypeWrapper<Omit<CountryOverviewList, 'results'> & { results: ReadonlyArray<ResolversTypes['CountryOverview']> }>;
  CountryOverviewShown: CountryOverviewShown;
  CountryOverviewSortField: CountryOverviewSortField;
  CountryReach: ResolverTypeWrapper<Omit<CountryReach, 'country'> & { country: ResolversTypes['Country'] }>;
  CreateMyjourneyGroupPayload: ResolverTypeWrapper<CreateMyjourneyGroupPayload>;
  CreateMyjourneyPayload: ResolverTypeWrapper<CreateMyjourneyPayload>;
  CruiseSchedule: ResolverTypeWrapper<Omit<CruiseSchedule, 'stops'> & { stops: ReadonlyArray<ResolversTypes['CruiseStop']> }>;
  CruiseStop: ResolverTypeWrapper<Omit<CruiseStop, 'country'> & { country?: Maybe<ResolversTypes['Country']> }>;
  CurrentUser: ResolverTypeWrapper<Omit<CurrentUser, 'organisation'> & { organisation?: Maybe<ResolversTypes['Organisation']> }>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Departure: ResolverTypeWrapper<Omit<Departure, 'journey'> & { journey: ResolversTypes['Journey'] }>;
  DestinationAnswer: ResolverTypeWrapper<Omit<DestinationAnswer, 'place'> & { place: ResolversTypes['PlaceHit'] }>;
  DestinationDetail: ResolverTypeWrapper<Omit<DestinationDetail, 'destinations' | 'events'> & { destinations: ReadonlyArray<ResolversTypes['DestinationAnswer']>, events: ReadonlyArray<ResolversTypes['Event']> }>;
  DetailCategory: ResolverTypeWrapper<DetailCategory>;
  DetailEntry: ResolverTypeWrapper<DetailEntry>;
  DetailGroup: ResolverTypeWrapper<DetailGroup>;
  DetailSection: ResolverTypeWrapper<DetailSection>;
  DetailSet: DetailSet;
  DetailType: ResolverTypeWrapper<DetailType>;
  DetailView: DetailView;
  DisputedCell: ResolverTypeWrapper<Omit<DisputedCell, 'passport'> & { passport: ResolversTypes['Country'] }>;
  DocumentQuality: DocumentQuality;
  DraftAnswer: ResolverTypeWrapper<Omit<DraftAnswer, 'after' | 'before'> & { after?: Maybe<ResolversTypes['DestinationDetail']>, before: ResolversTypes['DestinationDetail'] }>;
  DraftTravellerInput: DraftTravellerInput;
  EditCategory: ResolverTypeWrapper<EditCategory>;
  Editor: ResolverTypeWrapper<Editor>;
  EntryAccess: EntryAccess;
  EntryMeans: EntryMeans;
  EntryPeriod: ResolverTypeWrapper<EntryPeriod>;
  EntryRestriction: ResolverTypeWrapper<Omit<EntryRestriction, 'airport' | 'country' | 'details' | 'region'> & { airport?: Maybe<ResolversTypes['Airport']>, country: ResolversTypes['Country'], details: ReadonlyArray<ResolversTypes['EntryRestrictionDetail']>, region?: Maybe<ResolversTypes['Region']> }>;
  EntryRestrictionDetail: ResolverTypeWrapper<Omit<EntryRestrictionDetail, 'citizenships' | 'departures'> & { citizenships: ReadonlyArray<ResolversTypes['Country']>, departures: ReadonlyArray<ResolversTypes['Country']> }>;
  EntryRestrictionDetailInput: EntryRestrictionDetailInput;
  EntryRestrictionFilter: EntryRestrictionFilter;
  EntryRestrictionInput: EntryRestrictionInput;
  EntryRestrictionList: ResolverTypeWrapper<Omit<EntryRestrictionList, 'results'> & { results: ReadonlyArray<ResolversTypes['EntryRestriction']> }>;
  EntryRestrictionPayload: ResolverTypeWrapper<Omit<EntryRestrictionPayload, 'current' | 'entryRestriction' | 'scheduled'> & { current?: Maybe<ResolversTypes['EntryRestriction']>, entryRestriction?: Maybe<ResolversTypes['EntryRestriction']>, scheduled?: Maybe<ResolversTypes['ScheduledRevision']> }>;
  EntryRestrictionSortField: EntryRestrictionSortField;
  EntryRestrictionWithParent: ResolverTypeWrapper<Omit<EntryRestrictionWithParent, 'entryRestriction' | 'parent'> & { entryRestriction: ResolversTypes['EntryRestriction'], parent?: Maybe<ResolversTypes['EntryRestriction']> }>;
  EntryState: EntryState;
  EntryStatement: ResolverTypeWrapper<EntryStatement>;
  Event: ResolverTypeWrapper<Omit<Event, 'country'> & { country?: Maybe<ResolversTypes['Country']> }>;
  EventCategory: ResolverTypeWrapper<EventCategory>;
  EventLists: ResolverTypeWrapper<Omit<EventLists, 'events' | 'liveEvents' | 'pinnedEvents'> & { events: ReadonlyArray<ResolversTypes['Event']>, liveEvents: ReadonlyArray<ResolversTypes['Event']>, pinnedEvents: ReadonlyArray<ResolversTypes['Event']> }>;
  EvidenceFile: ResolverTypeWrapper<EvidenceFile>;
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
  FormerDocument: ResolverTypeWrapper<FormerDocument>;
  FormerDocumentInput: FormerDocumentInput;
  GroupMemberInput: GroupMemberInput;
  GroupPage: ResolverTypeWrapper<GroupPage>;
  HeldDocument: ResolverTypeWrapper<HeldDocument>;
  HeldDocumentInput: HeldDocumentInput;
  HeldDocumentKind: HeldDocumentKind;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  ImpactPreview: ResolverTypeWrapper<Omit<ImpactPreview, 'itineraries' | 'trips'> & { itineraries: ReadonlyArray<ResolversTypes['AffectedItinerary']>, trips: ReadonlyArray<ResolversTypes['Journey']> }>;
  ImportChange: ResolverTypeWrapper<ImportChange>;
  ImportChangeKind: ImportChangeKind;
  ImportCounts: ResolverTypeWrapper<ImportCounts>;
  ImportFileInput: ImportFileInput;
  ImportProgress: ResolverTypeWrapper<ImportProgress>;
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
  ImportStep: ImportStep;
  ImportWork: ImportWork;
  Importer: ResolverTypeWrapper<Importer>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  Journey: ResolverTypeWrapper<Omit<Journey, 'citizenships' | 'destinations' | 'transits'> & { citizenships: ReadonlyArray<ResolversTypes['Country']>, destinations: ReadonlyArray<ResolversTypes['PlaceHit']>, transits: ReadonlyArray<ResolversTypes['PlaceHit']> }>;
  JourneyCruise: ResolverTypeWrapper<JourneyCruise>;
  JourneyFilter: JourneyFilter;
  JourneyPage: ResolverTypeWrapper<Omit<JourneyPage, 'results'> & { results: ReadonlyArray<ResolversTypes['Journey']> }>;
  LinkCheck: ResolverTypeWrapper<LinkCheck>;
  LinkCheckPayload: ResolverTypeWrapper<LinkCheckPayload>;
  LinkState: LinkState;
  LocalisedNote: ResolverTypeWrapper<LocalisedNote>;
  LoginMethods: ResolverTypeWrapper<LoginMethods>;
  MailBrand: MailBrand;
  MailCheck: ResolverTypeWrapper<MailCheck>;
  MailCheckProblem: MailCheckProblem;
  MailCheckSubject: MailCheckSubject;
  MailHeader: ResolverTypeWrapper<MailHeader>;
  MailKind: MailKind;
  MailPreview: ResolverTypeWrapper<MailPreview>;
  MailSettings: ResolverTypeWrapper<MailSettings>;
  MapCountryStatus: ResolverTypeWrapper<Omit<MapCountryStatus, 'country'> & { country: ResolversTypes['Country'] }>;
  MapRegionStatus: ResolverTypeWrapper<MapRegionStatus>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  MutationResult: ResolverTypeWrapper<MutationResult>;
  News: ResolverTypeWrapper<Omit<News, 'country'> & { country?: Maybe<ResolversTypes['Country']> }>;
  NewsFilter: NewsFilter;
  NewsInput: NewsInput;
  NewsList: ResolverTypeWrapper<Omit<NewsList, 'results'> & { results: ReadonlyArray<ResolversTypes['News']> }>;
  NewsPayload: ResolverTypeWrapper<Omit<NewsPayload, 'news'> & { news?: Maybe<ResolversTypes['News']> }>;
  NewsSortField: NewsSortField;
  NewsTag: ResolverTypeWrapper<NewsTag>;
  NewsTagFilter: NewsTagFilter;
  NewsTagInput: NewsTagInput;
  NewsTagList: ResolverTypeWrapper<NewsTagList>;
  NewsTagPayload: ResolverTypeWrapper<NewsTagPayload>;
  NewsTagSortField: NewsTagSortField;
  NewsType: NewsType;
  OfficialList: ResolverTypeWrapper<OfficialList>;
  OfficialListResult: ResolverTypeWrapper<Omit<OfficialListResult, 'country' | 'disputed' | 'unknown'> & { country: ResolversTypes['Country'], disputed: ReadonlyArray<ResolversTypes['DisputedCell']>, unknown: ReadonlyArray<ResolversTypes['Country']> }>;
  OfficialListResultFilter: OfficialListResultFilter;
  OfficialListResultList: ResolverTypeWrapper<Omit<OfficialListResultList, 'results'> & { results: ReadonlyArray<ResolversTypes['OfficialListResult']> }>;
  OfficialListResultSortField: OfficialListResultSortField;
  OpenItem: ResolverTypeWrapper<OpenItem>;
  Organisation: ResolverTypeWrapper<Omit<Organisation, 'defaultDeparture' | 'defaultNationality'> & { defaultDeparture?: Maybe<ResolversTypes['Country']>, defaultNationality?: Maybe<ResolversTypes['Country']> }>;
  OrganisationAccount: ResolverTypeWrapper<OrganisationAccount>;
  OrganisationAccountFilter: OrganisationAccountFilter;
  OrganisationAccountInput: OrganisationAccountInput;
  OrganisationAccountList: ResolverTypeWrapper<OrganisationAccountList>;
  OrganisationAccountPayload: ResolverTypeWrapper<OrganisationAccountPayload>;
  OrganisationAccountSortField: OrganisationAccountSortField;
  OrganisationName: ResolverTypeWrapper<OrganisationName>;
  OrganisationUser: ResolverTypeWrapper<OrganisationUser>;
  OwnLoginMethods: ResolverTypeWrapper<OwnLoginMethods>;
  Passkey: ResolverTypeWrapper<Passkey>;
  PasskeyOptions: ResolverTypeWrapper<PasskeyOptions>;
  PassportKind: PassportKind;
  PastTripPage: ResolverTypeWrapper<PastTripPage>;
  Permission: ResolverTypeWrapper<Permission>;
  Phase: ResolverTypeWrapper<Phase>;
  PlaceHit: ResolverTypeWrapper<Omit<PlaceHit, 'country' | 'region'> & { country: ResolversTypes['Country'], region?: Maybe<ResolversTypes['Region']> }>;
  PlaceType: PlaceType;
  Provenance: Provenance;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ReachDocument: ReachDocument;
  RecoveryCodesPayload: ResolverTypeWrapper<RecoveryCodesPayload>;
  Region: ResolverTypeWrapper<{ readonly id: string }>;
  RegressionCase: ResolverTypeWrapper<Omit<RegressionCase, 'citizenships' | 'departure' | 'destinations' | 'transits'> & { citizenships: ReadonlyArray<ResolversTypes['Country']>, departure: ResolversTypes['PlaceHit'], destinations: ReadonlyArray<ResolversTypes['PlaceHit']>, transits: ReadonlyArray<ResolversTypes['PlaceHit']> }>;
  RegressionCaseFilter: RegressionCaseFilter;
  RegressionCaseInput: RegressionCaseInput;
  RegressionCaseList: ResolverTypeWrapper<Omit<RegressionCaseList, 'results'> & { results: ReadonlyArray<ResolversTypes['RegressionCase']> }>;
  RegressionCasePayload: ResolverTypeWrapper<Omit<RegressionCasePayload, 'regressionCase'> & { regressionCase?: Maybe<ResolversTypes['RegressionCase']> }>;
  RegressionCaseSortField: RegressionCaseSortField;
  RegressionExpectation: ResolverTypeWrapper<RegressionExpectation>;
  RegressionExpectationInput: RegressionExpectationInput;
  RegressionFailure: ResolverTypeWrapper<RegressionFailure>;
  RestrictionInside: ResolverTypeWrapper<RestrictionInside>;
  RestrictionLevel: RestrictionLevel;
  RestrictionType: RestrictionType;
  ReviewDue: ResolverTypeWrapper<Omit<ReviewDue, 'place'> & { place: ResolversTypes['PlaceHit'] }>;
  ReviewDueFilter: ReviewDueFilter;
  ReviewDueList: ResolverTypeWrapper<Omit<ReviewDueList, 'results'> & { results: ReadonlyArray<ResolversTypes['ReviewDue']> }>;
  ReviewDueSortField: ReviewDueSortField;
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
  ScheduledRevision: ResolverTypeWrapper<Omit<ScheduledRevision, 'place'> & { place: ResolversTypes['PlaceHit'] }>;
  ScheduledRevisionFilter: ScheduledRevisionFilter;
  ScheduledRevisionList: ResolverTypeWrapper<Omit<ScheduledRevisionList, 'results'> & { results: ReadonlyArray<ResolversTypes['ScheduledRevision']> }>;
  ScheduledRevisionSortField: ScheduledRevisionSortField;
  ScheduledState: ScheduledState;
  ScheduledTiming: ScheduledTiming;
  SecondFactorPayload: ResolverTypeWrapper<SecondFactorPayload>;
  SectionVisibility: ResolverTypeWrapper<SectionVisibility>;
  Ship: ResolverTypeWrapper<Ship>;
  ShipRoute: ResolverTypeWrapper<Omit<ShipRoute, 'schedules'> & { schedules: ReadonlyArray<ResolversTypes['CruiseSchedule']> }>;
  ShippingLine: ResolverTypeWrapper<ShippingLine>;
  SortOrder: SortOrder;
  StatusChange: ResolverTypeWrapper<StatusChange>;
  StatusColor: StatusColor;
  StayLimit: ResolverTypeWrapper<StayLimit>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  SummaryChange: ResolverTypeWrapper<SummaryChange>;
  SummaryItem: ResolverTypeWrapper<SummaryItem>;
  SummaryItemKey: SummaryItemKey;
  SummaryStatus: SummaryStatus;
  TestMail: ResolverTypeWrapper<TestMail>;
  TestMailPayload: ResolverTypeWrapper<TestMailPayload>;
  TestMailState: TestMailState;
  TextSnippet: ResolverTypeWrapper<TextSnippet>;
  TextSnippetFilter: TextSnippetFilter;
  TextSnippetInput: TextSnippetInput;
  TextSnippetList: ResolverTypeWrapper<TextSnippetList>;
  TextSnippetPayload: ResolverTypeWrapper<TextSnippetPayload>;
  TextSnippetSortField: TextSnippetSortField;
  TickerEntry: ResolverTypeWrapper<Omit<TickerEntry, 'country'> & { country?: Maybe<ResolversTypes['Country']> }>;
  TokenAuth: ResolverTypeWrapper<TokenAuth>;
  TourOperatorExternalRestrictionInfo: ResolverTypeWrapper<TourOperatorExternalRestrictionInfo>;
  TourOperatorExternalRestrictionInfoInput: TourOperatorExternalRestrictionInfoInput;
  TourOperatorExternalRestrictionInfoPayload: ResolverTypeWrapper<TourOperatorExternalRestrictionInfoPayload>;
  TransitHours: ResolverTypeWrapper<TransitHours>;
  TransitHoursInput: TransitHoursInput;
  TransitInput: TransitInput;
  TranslateTextPayload: ResolverTypeWrapper<TranslateTextPayload>;
  TravellerDocument: ResolverTypeWrapper<TravellerDocument>;
  TravellerDocumentInput: TravellerDocumentInput;
  TravellerFacts: ResolverTypeWrapper<TravellerFacts>;
  TravellerFactsInput: TravellerFactsInput;
  TripChange: ResolverTypeWrapper<TripChange>;
  TripChanges: ResolverTypeWrapper<Omit<TripChanges, 'results'> & { results: ReadonlyArray<ResolversTypes['TripPagesChange']> }>;
  TripDevices: ResolverTypeWrapper<TripDevices>;
  TripMail: ResolverTypeWrapper<TripMail>;
  TripMailKind: TripMailKind;
  TripMailState: TripMailState;
  TripMails: ResolverTypeWrapper<TripMails>;
  TripPage: ResolverTypeWrapper<Omit<TripPage, 'detail' | 'organisation'> & { detail?: Maybe<ResolversTypes['DestinationDetail']>, organisation: ResolversTypes['Organisation'] }>;
  TripPageState: TripPageState;
  TripPagesChange: ResolverTypeWrapper<Omit<TripPagesChange, 'citizenships' | 'place'> & { citizenships: ReadonlyArray<ResolversTypes['Country']>, place: ResolversTypes['PlaceHit'] }>;
  TripPush: ResolverTypeWrapper<TripPush>;
  TripSubscriptionState: TripSubscriptionState;
  UpdateMyjourneyPayload: ResolverTypeWrapper<UpdateMyjourneyPayload>;
  User: ResolverTypeWrapper<User>;
  UserFilter: UserFilter;
  UserInput: UserInput;
  UserList: ResolverTypeWrapper<UserList>;
  UserPayload: ResolverTypeWrapper<UserPayload>;
  UserSession: ResolverTypeWrapper<UserSession>;
  UserSortField: UserSortField;
  ValueKind: ValueKind;
  VisaSaying: ResolverTypeWrapper<VisaSaying>;
  VisaWord: VisaWord;
  Warning: ResolverTypeWrapper<Warning>;
  Widget: ResolverTypeWrapper<Omit<Widget, 'nationalities' | 'nationalityDefault' | 'organisation'> & { nationalities: ReadonlyArray<ResolversTypes['Country']>, nationalityDefault: ResolversTypes['Country'], organisation: ResolversTypes['Organisation'] }>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AffectedItinerary: Omit<AffectedItinerary, 'citizenships' | 'departure' | 'destinations' | 'transits'> & { citizenships: ReadonlyArray<ResolversParentTypes['Country']>, departure: ResolversParentTypes['Country'], destinations: ReadonlyArray<ResolversParentTypes['PlaceHit']>, transits: ReadonlyArray<ResolversParentTypes['PlaceHit']> };
  Airport: { readonly id: string };
  AnswerPhase: AnswerPhase;
  Authority: Authority;
  AuthorityFilter: AuthorityFilter;
  AuthorityInput: AuthorityInput;
  AuthorityList: AuthorityList;
  AuthorityPayload: AuthorityPayload;
  Boolean: Scalars['Boolean']['output'];
  BrokenRegressionCase: BrokenRegressionCase;
  ComingEnd: Omit<ComingEnd, 'place'> & { place: ResolversParentTypes['PlaceHit'] };
  ComingEndFilter: ComingEndFilter;
  ComingEndList: Omit<ComingEndList, 'results'> & { results: ReadonlyArray<ResolversParentTypes['ComingEnd']> };
  Condition: Condition;
  ConditionInput: ConditionInput;
  Conflict: Omit<Conflict, 'place'> & { place: ResolversParentTypes['PlaceHit'] };
  ConflictList: Omit<ConflictList, 'results'> & { results: ReadonlyArray<ResolversParentTypes['Conflict']> };
  ConflictingStatement: ConflictingStatement;
  CopyChange: CopyChange;
  CopyEntryRestrictionInput: CopyEntryRestrictionInput;
  CopyPreview: CopyPreview;
  Country: { readonly id: string };
  CountryGroup: CountryGroup;
  CountryOverview: Omit<CountryOverview, 'country' | 'restriction'> & { country: ResolversParentTypes['Country'], restriction?: Maybe<ResolversParentTypes['EntryRestriction']> };
  CountryOverviewFilter: CountryOverviewFilter;
  CountryOverviewList: Omit<CountryOverviewList, 'results'> & { results: ReadonlyArray<ResolversParentTypes['CountryOverview']> };
  CountryReach: Omit<CountryReach, 'country'> & { country: ResolversParentTypes['Country'] };
  CreateMyjourneyGroupPayload: CreateMyjourneyGroupPayload;
  CreateMyjourneyPayload: CreateMyjourneyPayload;
  CruiseSchedule: Omit<CruiseSchedule, 'stops'> & { stops: ReadonlyArray<ResolversParentTypes['CruiseStop']> };
  CruiseStop: Omit<CruiseStop, 'country'> & { country?: Maybe<ResolversParentTypes['Country']> };
  CurrentUser: Omit<CurrentUser, 'organisation'> & { organisation?: Maybe<ResolversParentTypes['Organisation']> };
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  Departure: Omit<Departure, 'journey'> & { journey: ResolversParentTypes['Journey'] };
  DestinationAnswer: Omit<DestinationAnswer, 'place'> & { place: ResolversParentTypes['PlaceHit'] };
  DestinationDetail: Omit<DestinationDetail, 'destinations' | 'events'> & { destinations: ReadonlyArray<ResolversParentTypes['DestinationAnswer']>, events: ReadonlyArray<ResolversParentTypes['Event']> };
  DetailCategory: DetailCategory;
  DetailEntry: DetailEntry;
  DetailGroup: DetailGroup;
  DetailSection: DetailSection;
  DetailType: DetailType;
  DisputedCell: Omit<DisputedCell, 'passport'> & { passport: ResolversParentTypes['Country'] };
  DraftAnswer: Omit<DraftAnswer, 'after' | 'before'> & { after?: Maybe<ResolversParentTypes['DestinationDetail']>, before: ResolversParentTypes['DestinationDetail'] };
  DraftTravellerInput: DraftTravellerInput;
  EditCategory: EditCategory;
  Editor: Editor;
  EntryPeriod: EntryPeriod;
  EntryRestriction: Omit<EntryRestriction, 'airport' | 'country' | 'details' | 'region'> & { airport?: Maybe<ResolversParentTypes['Airport']>, country: ResolversParentTypes['Country'], details: ReadonlyArray<ResolversParentTypes['EntryRestrictionDetail']>, region?: Maybe<ResolversParentTypes['Region']> };
  EntryRestrictionDetail: Omit<EntryRestrictionDetail, 'citizenships' | 'departures'> & { citizenships: ReadonlyArray<ResolversParentTypes['Country']>, departures: ReadonlyArray<ResolversParentTypes['Country']> };
  EntryRestrictionDetailInput: EntryRestrictionDetailInput;
  EntryRestrictionFilter: EntryRestrictionFilter;
  EntryRestrictionInput: EntryRestrictionInput;
  EntryRestrictionList: Omit<EntryRestrictionList, 'results'> & { results: ReadonlyArray<ResolversParentTypes['EntryRestriction']> };
  EntryRestrictionPayload: Omit<EntryRestrictionPayload, 'current' | 'entryRestriction' | 'scheduled'> & { current?: Maybe<ResolversParentTypes['EntryRestriction']>, entryRestriction?: Maybe<ResolversParentTypes['EntryRestriction']>, scheduled?: Maybe<ResolversParentTypes['ScheduledRevision']> };
  EntryRestrictionWithParent: Omit<EntryRestrictionWithParent, 'entryRestriction' | 'parent'> & { entryRestriction: ResolversParentTypes['EntryRestriction'], parent?: Maybe<ResolversParentTypes['EntryRestriction']> };
  EntryStatement: EntryStatement;
  Event: Omit<Event, 'country'> & { country?: Maybe<ResolversParentTypes['Country']> };
  EventCategory: EventCategory;
  EventLists: Omit<EventLists, 'events' | 'liveEvents' | 'pinnedEvents'> & { events: ReadonlyArray<ResolversParentTypes['Event']>, liveEvents: ReadonlyArray<ResolversParentTypes['Event']>, pinnedEvents: ReadonlyArray<ResolversParentTypes['Event']> };
  EvidenceFile: EvidenceFile;
  ExternalInfoFilter: ExternalInfoFilter;
  ExternalInfoList: ExternalInfoList;
  Feedback: Feedback;
  FeedbackFilter: FeedbackFilter;
  FeedbackList: FeedbackList;
  FieldErrors: FieldErrors;
  Float: Scalars['Float']['output'];
  FormerDocument: FormerDocument;
  FormerDocumentInput: FormerDocumentInput;
  GroupMemberInput: GroupMemberInput;
  GroupPage: GroupPage;
  HeldDocument: HeldDocument;
  HeldDocumentInput: HeldDocumentInput;
  ID: Scalars['ID']['output'];
  ImpactPreview: Omit<ImpactPreview, 'itineraries' | 'trips'> & { itineraries: ReadonlyArray<ResolversParentTypes['AffectedItinerary']>, trips: ReadonlyArray<ResolversParentTypes['Journey']> };
  ImportChange: ImportChange;
  ImportCounts: ImportCounts;
  ImportFileInput: ImportFileInput;
  ImportProgress: ImportProgress;
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
  Journey: Omit<Journey, 'citizenships' | 'destinations' | 'transits'> & { citizenships: ReadonlyArray<ResolversParentTypes['Country']>, destinations: ReadonlyArray<ResolversParentTypes['PlaceHit']>, transits: ReadonlyArray<ResolversParentTypes['PlaceHit']> };
  JourneyCruise: JourneyCruise;
  JourneyPage: Omit<JourneyPage, 'results'> & { results: ReadonlyArray<ResolversParentTypes['Journey']> };
  LinkCheck: LinkCheck;
  LinkCheckPayload: LinkCheckPayload;
  LocalisedNote: LocalisedNote;
  LoginMethods: LoginMethods;
  MailCheck: MailCheck;
  MailHeader: MailHeader;
  MailPreview: MailPreview;
  MailSettings: MailSettings;
  MapCountryStatus: Omit<MapCountryStatus, 'country'> & { country: ResolversParentTypes['Country'] };
  MapRegionStatus: MapRegionStatus;
  Mutation: Record<PropertyKey, never>;
  MutationResult: MutationResult;
  News: Omit<News, 'country'> & { country?: Maybe<ResolversParentTypes['Country']> };
  NewsFilter: NewsFilter;
  NewsInput: NewsInput;
  NewsList: Omit<NewsList, 'results'> & { results: ReadonlyArray<ResolversParentTypes['News']> };
  NewsPayload: Omit<NewsPayload, 'news'> & { news?: Maybe<ResolversParentTypes['News']> };
  NewsTag: NewsTag;
  NewsTagFilter: NewsTagFilter;
  NewsTagInput: NewsTagInput;
  NewsTagList: NewsTagList;
  NewsTagPayload: NewsTagPayload;
  OfficialList: OfficialList;
  OfficialListResult: Omit<OfficialListResult, 'country' | 'disputed' | 'unknown'> & { country: ResolversParentTypes['Country'], disputed: ReadonlyArray<ResolversParentTypes['DisputedCell']>, unknown: ReadonlyArray<ResolversParentTypes['Country']> };
  OfficialListResultFilter: OfficialListResultFilter;
  OfficialListResultList: Omit<OfficialListResultList, 'results'> & { results: ReadonlyArray<ResolversParentTypes['OfficialListResult']> };
  OpenItem: OpenItem;
  Organisation: Omit<Organisation, 'defaultDeparture' | 'defaultNationality'> & { defaultDeparture?: Maybe<ResolversParentTypes['Country']>, defaultNationality?: Maybe<ResolversParentTypes['Country']> };
  OrganisationAccount: OrganisationAccount;
  OrganisationAccountFilter: OrganisationAccountFilter;
  OrganisationAccountInput: OrganisationAccountInput;
  OrganisationAccountList: OrganisationAccountList;
  OrganisationAccountPayload: OrganisationAccountPayload;
  OrganisationName: OrganisationName;
  OrganisationUser: OrganisationUser;
  OwnLoginMethods: OwnLoginMethods;
  Passkey: Passkey;
  PasskeyOptions: PasskeyOptions;
  PastTripPage: PastTripPage;
  Permission: Permission;
  Phase: Phase;
  PlaceHit: Omit<PlaceHit, 'country' | 'region'> & { country: ResolversParentTypes['Country'], region?: Maybe<ResolversParentTypes['Region']> };
  Query: Record<PropertyKey, never>;
  RecoveryCodesPayload: RecoveryCodesPayload;
  Region: { readonly id: string };
  RegressionCase: Omit<RegressionCase, 'citizenships' | 'departure' | 'destinations' | 'transits'> & { citizenships: ReadonlyArray<ResolversParentTypes['Country']>, departure: ResolversParentTypes['PlaceHit'], destinations: ReadonlyArray<ResolversParentTypes['PlaceHit']>, transits: ReadonlyArray<ResolversParentTypes['PlaceHit']> };
  RegressionCaseFilter: RegressionCaseFilter;
  RegressionCaseInput: RegressionCaseInput;
  RegressionCaseList: Omit<RegressionCaseList, 'results'> & { results: ReadonlyArray<ResolversParentTypes['RegressionCase']> };
  RegressionCasePayload: Omit<RegressionCasePayload, 'regressionCase'> & { regressionCase?: Maybe<ResolversParentTypes['RegressionCase']> };
  RegressionExpectation: RegressionExpectation;
  RegressionExpectationInput: RegressionExpectationInput;
  RegressionFailure: RegressionFailure;
  RestrictionInside: RestrictionInside;
  ReviewDue: Omit<ReviewDue, 'place'> & { place: ResolversParentTypes['PlaceHit'] };
  ReviewDueFilter: ReviewDueFilter;
  ReviewDueList: Omit<ReviewDueList, 'results'> & { results: ReadonlyArray<ResolversParentTypes['ReviewDue']> };
  Revision: Revision;
  RevisionChange: RevisionChange;
  RevisionList: RevisionList;
  SavedQuery: SavedQuery;
  SavedQueryFilter: SavedQueryFilter;
  SavedQueryInput: SavedQueryInput;
  SavedQueryList: SavedQueryList;
  SavedQueryPayload: SavedQueryPayload;
  ScheduledChange: ScheduledChange;
  ScheduledRevision: Omit<ScheduledRevision, 'place'> & { place: ResolversParentTypes['PlaceHit'] };
  ScheduledRevisionFilter: ScheduledRevisionFilter;
  ScheduledRevisionList: Omit<ScheduledRevisionList, 'results'> & { results: ReadonlyArray<ResolversParentTypes['ScheduledRevision']> };
  SecondFactorPayload: SecondFactorPayload;
  SectionVisibility: SectionVisibility;
  Ship: Ship;
  ShipRoute: Omit<ShipRoute, 'schedules'> & { schedules: ReadonlyArray<ResolversParentTypes['CruiseSchedule']> };
  ShippingLine: ShippingLine;
  StatusChange: StatusChange;
  StayLimit: StayLimit;
  String: Scalars['String']['output'];
  SummaryChange: SummaryChange;
  SummaryItem: SummaryItem;
  TestMail: TestMail;
  TestMailPayload: TestMailPayload;
  TextSnippet: TextSnippet;
  TextSnippetFilter: TextSnippetFilter;
  TextSnippetInput: TextSnippetInput;
  TextSnippetList: TextSnippetList;
  TextSnippetPayload: TextSnippetPayload;
  TickerEntry: Omit<TickerEntry, 'country'> & { country?: Maybe<ResolversParentTypes['Country']> };
  TokenAuth: TokenAuth;
  TourOperatorExternalRestrictionInfo: TourOperatorExternalRestrictionInfo;
  TourOperatorExternalRestrictionInfoInput: TourOperatorExternalRestrictionInfoInput;
  TourOperatorExternalRestrictionInfoPayload: TourOperatorExternalRestrictionInfoPayload;
  TransitHours: TransitHours;
  TransitHoursInput: TransitHoursInput;
  TransitInput: TransitInput;
  TranslateTextPayload: TranslateTextPayload;
  TravellerDocument: TravellerDocument;
  TravellerDocumentInput: TravellerDocumentInput;
  TravellerFacts: TravellerFacts;
  TravellerFactsInput: TravellerFactsInput;
  TripChange: TripChange;
  TripChanges: Omit<TripChanges, 'results'> & { results: ReadonlyArray<ResolversParentTypes['TripPagesChange']> };
  TripDevices: TripDevices;
  TripMail: TripMail;
  TripMails: TripMails;
  TripPage: Omit<TripPage, 'detail' | 'organisation'> & { detail?: Maybe<ResolversParentTypes['DestinationDetail']>, organisation: ResolversParentTypes['Organisation'] };
  TripPagesChange: Omit<TripPagesChange, 'citizenships' | 'place'> & { citizenships: ReadonlyArray<ResolversParentTypes['Country']>, place: ResolversParentTypes['PlaceHit'] };
  TripPush: TripPush;
  UpdateMyjourneyPayload: UpdateMyjourneyPayload;
  User: User;
  UserFilter: UserFilter;
  UserInput: UserInput;
  UserList: UserList;
  UserPayload: UserPayload;
  UserSession: UserSession;
  VisaSaying: VisaSaying;
  Warning: Warning;
  Widget: Omit<Widget, 'nationalities' | 'nationalityDefault' | 'organisation'> & { nationalities: ReadonlyArray<ResolversParentTypes['Country']>, nationalityDefault: ResolversParentTypes['Country'], organisation: ResolversParentTypes['Organisation'] };
};

export type CostDirectiveArgs = {
  weight: Scalars['String']['input'];
};

export type CostDirectiveResolver<Result, Parent, ContextType = any, Args = CostDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ListSizeDirectiveArgs = {
  assumedSize: Scalars['Int']['input'];
  maxSize?: Maybe<Scalars['Int']['input']>;
  slicingArguments?: Maybe<ReadonlyArray<Scalars['String']['input']>>;
};

export type ListSizeDirectiveResolver<Result, Parent, ContextType = any, Args = ListSizeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AffectedItineraryResolvers<ContextType = any, ParentType extends ResolversParentTypes['AffectedItinerary'] = ResolversParentTypes['AffectedItinerary']> = {
  citizenships?: Resolver<ReadonlyArray<ResolversTypes['Country']>, ParentType, ContextType>;
  dateEnd?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  dateStart?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  departure?: Resolver<ResolversTypes['Country'], ParentType, ContextType>;
  destinations?: Resolver<ReadonlyArray<ResolversTypes['PlaceHit']>, ParentType, ContextType>;
  restrictionType?: Resolver<ResolversTypes['RestrictionType'], ParentType, ContextType>;
  statusChanges?: Resolver<ReadonlyArray<ResolversTypes['StatusChange']>, ParentType, ContextType>;
  summaryChanges?: Resolver<ReadonlyArray<ResolversTypes['SummaryChange']>, ParentType, ContextType>;
  transits?: Resolver<ReadonlyArray<ResolversTypes['PlaceHit']>, ParentType, ContextType>;
  tripPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AirportResolvers<ContextType = any, ParentType extends ResolversParentTypes['Airport'] = ResolversParentTypes['Airport']> = {
  iata?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  icao?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AnswerPhaseResolvers<ContextType = any, ParentType extends ResolversParentTypes['AnswerPhase'] = ResolversParentTypes['AnswerPhase']> = {
  authority?: Resolver<Maybe<ResolversTypes['Authority']>, ParentType, ContextType>;
  checkedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  citizenships?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  conditions?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  endDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  phase?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  provenance?: Resolver<ResolversTypes['Provenance'], ParentType, ContextType>;
  sourceUri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  writtenOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type AuthorityResolvers<ContextType = any, ParentType extends ResolversParentTypes['Authority'] = ResolversParentTypes['Authority']> = {
  authorityType?: Resolver<ResolversTypes['AuthorityType'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuthorityListResolvers<ContextType = any, ParentType extends ResolversParentTypes['AuthorityList'] = ResolversParentTypes['AuthorityList']> = {
  results?: Resolver<ReadonlyArray<ResolversTypes['Authority']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AuthorityPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['AuthorityPayload'] = ResolversParentTypes['AuthorityPayload']> = {
  authority?: Resolver<Maybe<ResolversTypes['Authority']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldErrors']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type BrokenRegressionCaseResolvers<ContextType = any, ParentType extends ResolversParentTypes['BrokenRegressionCase'] = ResolversParentTypes['BrokenRegressionCase']> = {
  failures?: Resolver<ReadonlyArray<ResolversTypes['RegressionFailure']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ComingEndResolvers<ContextType = any, ParentType extends ResolversParentTypes['ComingEnd'] = ResolversParentTypes['ComingEnd']> = {
  citizenships?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  daysLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  detailId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  endsOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['PlaceHit'], ParentType, ContextType>;
  restrictionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  restrictionType?: Resolver<ResolversTypes['RestrictionType'], ParentType, ContextType>;
  tripPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  what?: Resolver<ResolversTypes['ComingEndKind'], ParentType, ContextType>;
};

export type ComingEndListResolvers<ContextType = any, ParentType extends ResolversParentTypes['ComingEndList'] = ResolversParentTypes['ComingEndList']> = {
  results?: Resolver<ReadonlyArray<ResolversTypes['ComingEnd']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ConditionResolvers<ContextType = any, ParentType extends ResolversParentTypes['Condition'] = ResolversParentTypes['Condition']> = {
  ageFrom?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  ageTo?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  countryIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  documents?: Resolver<ReadonlyArray<ResolversTypes['HeldDocument']>, ParentType, ContextType>;
  isNot?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ConditionKind'], ParentType, ContextType>;
  means?: Resolver<ReadonlyArray<ResolversTypes['EntryMeans']>, ParentType, ContextType>;
  passports?: Resolver<ReadonlyArray<ResolversTypes['PassportKind']>, ParentType, ContextType>;
  portIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  qualities?: Resolver<ReadonlyArray<ResolversTypes['DocumentQuality']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transitHours?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  validMonths?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  withinDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  withinYears?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ConflictResolvers<ContextType = any, ParentType extends ResolversParentTypes['Conflict'] = ResolversParentTypes['Conflict']> = {
  citizenships?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  detailType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ConflictKind'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['PlaceHit'], ParentType, ContextType>;
  restrictionType?: Resolver<ResolversTypes['RestrictionType'], ParentType, ContextType>;
  statements?: Resolver<ReadonlyArray<ResolversTypes['ConflictingStatement']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ConflictListResolvers<ContextType = any, ParentType extends ResolversParentTypes['ConflictList'] = ResolversParentTypes['ConflictList']> = {
  restrictionCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  results?: Resolver<ReadonlyArray<ResolversTypes['Conflict']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ConflictingStatementResolvers<ContextType = any, ParentType extends ResolversParentTypes['ConflictingStatement'] = ResolversParentTypes['ConflictingStatement']> = {
  authority?: Resolver<Maybe<ResolversTypes['Authority']>, ParentType, ContextType>;
  checkedAt?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  conditions?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  detailId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  detailType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  provenance?: Resolver<ResolversTypes['Provenance'], ParentType, ContextType>;
  restrictionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sourceUri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  validFrom?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  validUntil?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  writtenOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type CopyChangeResolvers<ContextType = any, ParentType extends ResolversParentTypes['CopyChange'] = ResolversParentTypes['CopyChange']> = {
  after?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  afterText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  beforeText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  citizenships?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  departures?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  detailId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CopyPreviewResolvers<ContextType = any, ParentType extends ResolversParentTypes['CopyPreview'] = ResolversParentTypes['CopyPreview']> = {
  additions?: Resolver<ReadonlyArray<ResolversTypes['CopyChange']>, ParentType, ContextType>;
  brokenRegressionCases?: Resolver<ReadonlyArray<ResolversTypes['BrokenRegressionCase']>, ParentType, ContextType>;
  details?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldErrors']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  overwrites?: Resolver<ReadonlyArray<ResolversTypes['CopyChange']>, ParentType, ContextType>;
};

export type CountryResolvers<ContextType = any, ParentType extends ResolversParentTypes['Country'] = ResolversParentTypes['Country']> = {
  airports?: Resolver<ReadonlyArray<ResolversTypes['Airport']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  idExternalGmEvent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  iso2?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  iso3?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nameShort?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  regions?: Resolver<ReadonlyArray<ResolversTypes['Region']>, ParentType, ContextType>;
  riskLevel?: Resolver<ResolversTypes['RiskLevel'], ParentType, ContextType>;
  urlGmEvent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CountryGroupResolvers<ContextType = any, ParentType extends ResolversParentTypes['CountryGroup'] = ResolversParentTypes['CountryGroup']> = {
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  members?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CountryOverviewResolvers<ContextType = any, ParentType extends ResolversParentTypes['CountryOverview'] = ResolversParentTypes['CountryOverview']> = {
  country?: Resolver<ResolversTypes['Country'], ParentType, ContextType>;
  detailCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  inside?: Resolver<ReadonlyArray<ResolversTypes['RestrictionInside']>, ParentType, ContextType>;
  insideCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  restriction?: Resolver<Maybe<ResolversTypes['EntryRestriction']>, ParentType, ContextType>;
  reviewsDueCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  scheduledCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CountryOverviewListResolvers<ContextType = any, ParentType extends ResolversParentTypes['CountryOverviewList'] = ResolversParentTypes['CountryOverviewList']> = {
  results?: Resolver<ReadonlyArray<ResolversTypes['CountryOverview']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CountryReachResolvers<ContextType = any, ParentType extends ResolversParentTypes['CountryReach'] = ResolversParentTypes['CountryReach']> = {
  access?: Resolver<ResolversTypes['EntryAccess'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['Country'], ParentType, ContextType>;
  days?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isDocumentAccepted?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  riskLevel?: Resolver<ResolversTypes['RiskLevel'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['StatusColor'], ParentType, ContextType>;
};

export type CreateMyjourneyGroupPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['CreateMyjourneyGroupPayload'] = ResolversParentTypes['CreateMyjourneyGroupPayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldErrors']>, ParentType, ContextType>;
  isExisting?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pages?: Resolver<ReadonlyArray<ResolversTypes['GroupPage']>, ParentType, ContextType>;
};

export type CreateMyjourneyPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['CreateMyjourneyPayload'] = ResolversParentTypes['CreateMyjourneyPayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldErrors']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CruiseScheduleResolvers<ContextType = any, ParentType extends ResolversParentTypes['CruiseSchedule'] = ResolversParentTypes['CruiseSchedule']> = {
  cruiseId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  dateEnd?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  dateStart?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  routeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  seaDays?: Resolver<ReadonlyArray<ResolversTypes['Date']>, ParentType, ContextType>;
  stops?: Resolver<ReadonlyArray<ResolversTypes['CruiseStop']>, ParentType, ContextType>;
};

export type CruiseStopResolvers<ContextType = any, ParentType extends ResolversParentTypes['CruiseStop'] = ResolversParentTypes['CruiseStop']> = {
  arrival?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['Country']>, ParentType, ContextType>;
  departure?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timeZone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CurrentUserResolvers<ContextType = any, ParentType extends ResolversParentTypes['CurrentUser'] = ResolversParentTypes['CurrentUser']> = {
  cdbAccessKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dmVersionKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  featureVisa?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gmCdbUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  helpUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isStaff?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organisation?: Resolver<Maybe<ResolversTypes['Organisation']>, ParentType, ContextType>;
  permissions?: Resolver<ReadonlyArray<ResolversTypes['Permission']>, ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DepartureResolvers<ContextType = any, ParentType extends ResolversParentTypes['Departure'] = ResolversParentTypes['Departure']> = {
  entryBanned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  journey?: Resolver<ResolversTypes['Journey'], ParentType, ContextType>;
  openItems?: Resolver<ReadonlyArray<ResolversTypes['OpenItem']>, ParentType, ContextType>;
};

export type DestinationAnswerResolvers<ContextType = any, ParentType extends ResolversParentTypes['DestinationAnswer'] = ResolversParentTypes['DestinationAnswer']> = {
  entryBanned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isTransit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  phase?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phaseEnd?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  phaseStart?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  phases?: Resolver<ReadonlyArray<ResolversTypes['AnswerPhase']>, ParentType, ContextType>;
  place?: Resolver<ResolversTypes['PlaceHit'], ParentType, ContextType>;
  riskLevel?: Resolver<ResolversTypes['RiskLevel'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['StatusColor'], ParentType, ContextType>;
};

export type DestinationDetailResolvers<ContextType = any, ParentType extends ResolversParentTypes['DestinationDetail'] = ResolversParentTypes['DestinationDetail']> = {
  asOf?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  destinations?: Resolver<ReadonlyArray<ResolversTypes['DestinationAnswer']>, ParentType, ContextType>;
  events?: Resolver<ReadonlyArray<ResolversTypes['Event']>, ParentType, ContextType>;
  scheduled?: Resolver<ReadonlyArray<ResolversTypes['ScheduledChange']>, ParentType, ContextType>;
  sections?: Resolver<ReadonlyArray<ResolversTypes['DetailSection']>, ParentType, ContextType>;
  summary?: Resolver<ReadonlyArray<ResolversTypes['SummaryItem']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  warnings?: Resolver<ReadonlyArray<ResolversTypes['Warning']>, ParentType, ContextType>;
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
  citizenships?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  destination?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  detailType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  explanation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  html?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isChanged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ValueKind'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['RestrictionLevel'], ParentType, ContextType>;
  machineTranslatedFrom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  periods?: Resolver<ReadonlyArray<ResolversTypes['EntryPeriod']>, ParentType, ContextType>;
  positive?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  provenance?: Resolver<Maybe<ResolversTypes['Provenance']>, ParentType, ContextType>;
  sourceUri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['EntryState'], ParentType, ContextType>;
  statements?: Resolver<ReadonlyArray<ResolversTypes['EntryStatement']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  textLanguage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  writtenOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type DetailGroupResolvers<ContextType = any, ParentType extends ResolversParentTypes['DetailGroup'] = ResolversParentTypes['DetailGroup']> = {
  citizenshipShowGrouping?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  detailTypes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DetailSectionResolvers<ContextType = any, ParentType extends ResolversParentTypes['DetailSection'] = ResolversParentTypes['DetailSection']> = {
  citizenshipShowGrouping?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entries?: Resolver<ReadonlyArray<ResolversTypes['DetailEntry']>, ParentType, ContextType>;
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

export type DisputedCellResolvers<ContextType = any, ParentType extends ResolversParentTypes['DisputedCell'] = ResolversParentTypes['DisputedCell']> = {
  listed?: Resolver<ResolversTypes['VisaSaying'], ParentType, ContextType>;
  passport?: Resolver<ResolversTypes['Country'], ParentType, ContextType>;
  said?: Resolver<ResolversTypes['VisaSaying'], ParentType, ContextType>;
};

export type DraftAnswerResolvers<ContextType = any, ParentType extends ResolversParentTypes['DraftAnswer'] = ResolversParentTypes['DraftAnswer']> = {
  after?: Resolver<Maybe<ResolversTypes['DestinationDetail']>, ParentType, ContextType>;
  before?: Resolver<ResolversTypes['DestinationDetail'], ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldErrors']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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

export type EntryPeriodResolvers<ContextType = any, ParentType extends ResolversParentTypes['EntryPeriod'] = ResolversParentTypes['EntryPeriod']> = {
  authority?: Resolver<Maybe<ResolversTypes['Authority']>, ParentType, ContextType>;
  checkedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  machineTranslatedFrom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  provenance?: Resolver<Maybe<ResolversTypes['Provenance']>, ParentType, ContextType>;
  sourceUri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['EntryState'], ParentType, ContextType>;
  statements?: Resolver<ReadonlyArray<ResolversTypes['EntryStatement']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  textLanguage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  writtenOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type EntryRestrictionResolvers<ContextType = any, ParentType extends ResolversParentTypes['EntryRestriction'] = ResolversParentTypes['EntryRestriction']> = {
  airport?: Resolver<Maybe<ResolversTypes['Airport']>, ParentType, ContextType>;
  checkedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  checkedBy?: Resolver<Maybe<ResolversTypes['Editor']>, ParentType, ContextType>;
  conflictCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['Country'], ParentType, ContextType>;
  detailCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  details?: Resolver<ReadonlyArray<ResolversTypes['EntryRestrictionDetail']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  importLicence?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  importSource?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  internalNote?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  internalSources?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['RestrictionLevel'], ParentType, ContextType>;
  modifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  modifiedBy?: Resolver<Maybe<ResolversTypes['Editor']>, ParentType, ContextType>;
  provenance?: Resolver<ResolversTypes['Provenance'], ParentType, ContextType>;
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
  checkedBy?: Resolver<Maybe<ResolversTypes['Editor']>, ParentType, ContextType>;
  checkedDigest?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  citizenshipCodes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  citizenshipGroups?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  citizenships?: Resolver<ReadonlyArray<ResolversTypes['Country']>, ParentType, ContextType>;
  conditions?: Resolver<ReadonlyArray<ResolversTypes['Condition']>, ParentType, ContextType>;
  copyBase?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  copyParent?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  departureCodes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  departureGroups?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  departures?: Resolver<ReadonlyArray<ResolversTypes['Country']>, ParentType, ContextType>;
  editCategories?: Resolver<ReadonlyArray<ResolversTypes['EditCategory']>, ParentType, ContextType>;
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
  validFrom?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  validUntil?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  writtenOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type EntryRestrictionListResolvers<ContextType = any, ParentType extends ResolversParentTypes['EntryRestrictionList'] = ResolversParentTypes['EntryRestrictionList']> = {
  results?: Resolver<ReadonlyArray<ResolversTypes['EntryRestriction']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EntryRestrictionPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['EntryRestrictionPayload'] = ResolversParentTypes['EntryRestrictionPayload']> = {
  brokenRegressionCases?: Resolver<ReadonlyArray<ResolversTypes['BrokenRegressionCase']>, ParentType, ContextType>;
  current?: Resolver<Maybe<ResolversTypes['EntryRestriction']>, ParentType, ContextType>;
  entryRestriction?: Resolver<Maybe<ResolversTypes['EntryRestriction']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldErrors']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  overwrites?: Resolver<ReadonlyArray<ResolversTypes['CopyChange']>, ParentType, ContextType>;
  scheduled?: Resolver<Maybe<ResolversTypes['ScheduledRevision']>, ParentType, ContextType>;
  warnings?: Resolver<ReadonlyArray<ResolversTypes['FieldErrors']>, ParentType, ContextType>;
};

export type EntryRestrictionWithParentResolvers<ContextType = any, ParentType extends ResolversParentTypes['EntryRestrictionWithParent'] = ResolversParentTypes['EntryRestrictionWithParent']> = {
  entryRestriction?: Resolver<ResolversTypes['EntryRestriction'], ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['EntryRestriction']>, ParentType, ContextType>;
};

export type EntryStatementResolvers<ContextType = any, ParentType extends ResolversParentTypes['EntryStatement'] = ResolversParentTypes['EntryStatement']> = {
  authority?: Resolver<Maybe<ResolversTypes['Authority']>, ParentType, ContextType>;
  checkedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  conditions?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  detailType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  machineTranslatedFrom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  provenance?: Resolver<ResolversTypes['Provenance'], ParentType, ContextType>;
  sourceUri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  textLanguage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  writtenOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
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

export type EventListsResolvers<ContextType = any, ParentType extends ResolversParentTypes['EventLists'] = ResolversParentTypes['EventLists']> = {
  events?: Resolver<ReadonlyArray<ResolversTypes['Event']>, ParentType, ContextType>;
  liveEvents?: Resolver<ReadonlyArray<ResolversTypes['Event']>, ParentType, ContextType>;
  pinnedEvents?: Resolver<ReadonlyArray<ResolversTypes['Event']>, ParentType, ContextType>;
};

export type EvidenceFileResolvers<ContextType = any, ParentType extends ResolversParentTypes['EvidenceFile'] = ResolversParentTypes['EvidenceFile']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  records?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ExternalInfoListResolvers<ContextType = any, ParentType extends ResolversParentTypes['ExternalInfoList'] = ResolversParentTypes['ExternalInfoList']> = {
  results?: Resolver<ReadonlyArray<ResolversTypes['TourOperatorExternalRestrictionInfo']>, ParentType, ContextType>;
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
  results?: Resolver<ReadonlyArray<ResolversTypes['Feedback']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FieldErrorsResolvers<ContextType = any, ParentType extends ResolversParentTypes['FieldErrors'] = ResolversParentTypes['FieldErrors']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  messages?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FormerDocumentResolvers<ContextType = any, ParentType extends ResolversParentTypes['FormerDocument'] = ResolversParentTypes['FormerDocument']> = {
  issuerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['HeldDocumentKind'], ParentType, ContextType>;
  untilYear?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type GroupPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['GroupPage'] = ResolversParentTypes['GroupPage']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HeldDocumentResolvers<ContextType = any, ParentType extends ResolversParentTypes['HeldDocument'] = ResolversParentTypes['HeldDocument']> = {
  issuerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['HeldDocumentKind'], ParentType, ContextType>;
};

export type ImpactPreviewResolvers<ContextType = any, ParentType extends ResolversParentTypes['ImpactPreview'] = ResolversParentTypes['ImpactPreview']> = {
  activeTripPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  affectedTripPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  brokenRegressionCases?: Resolver<ReadonlyArray<ResolversTypes['BrokenRegressionCase']>, ParentType, ContextType>;
  changedTripPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changes?: Resolver<ReadonlyArray<ResolversTypes['RevisionChange']>, ParentType, ContextType>;
  departingWithin72Hours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldErrors']>, ParentType, ContextType>;
  itineraries?: Resolver<ReadonlyArray<ResolversTypes['AffectedItinerary']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ownTripPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  statusChanges?: Resolver<ReadonlyArray<ResolversTypes['StatusChange']>, ParentType, ContextType>;
  summaryChanges?: Resolver<ReadonlyArray<ResolversTypes['SummaryChange']>, ParentType, ContextType>;
  tookMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  trips?: Resolver<ReadonlyArray<ResolversTypes['Journey']>, ParentType, ContextType>;
  warnings?: Resolver<ReadonlyArray<ResolversTypes['FieldErrors']>, ParentType, ContextType>;
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

export type ImportProgressResolvers<ContextType = any, ParentType extends ResolversParentTypes['ImportProgress'] = ResolversParentTypes['ImportProgress']> = {
  percent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  step?: Resolver<ResolversTypes['ImportStep'], ParentType, ContextType>;
  work?: Resolver<ResolversTypes['ImportWork'], ParentType, ContextType>;
};

export type ImportRunResolvers<ContextType = any, ParentType extends ResolversParentTypes['ImportRun'] = ResolversParentTypes['ImportRun']> = {
  appliedBy?: Resolver<Maybe<ResolversTypes['Editor']>, ParentType, ContextType>;
  brokenRegressionCases?: Resolver<ReadonlyArray<ResolversTypes['BrokenRegressionCase']>, ParentType, ContextType>;
  changes?: Resolver<ReadonlyArray<ResolversTypes['ImportChange']>, ParentType, ContextType>;
  counts?: Resolver<ResolversTypes['ImportCounts'], ParentType, ContextType>;
  dated?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  importer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  licence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notApplied?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  problems?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  progress?: Resolver<Maybe<ResolversTypes['ImportProgress']>, ParentType, ContextType>;
  sourceName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sourceUri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  startedBy?: Resolver<Maybe<ResolversTypes['Editor']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ImportState'], ParentType, ContextType>;
};

export type ImportRunListResolvers<ContextType = any, ParentType extends ResolversParentTypes['ImportRunList'] = ResolversParentTypes['ImportRunList']> = {
  results?: Resolver<ReadonlyArray<ResolversTypes['ImportRun']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImportRunPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['ImportRunPayload'] = ResolversParentTypes['ImportRunPayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldErrors']>, ParentType, ContextType>;
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
  results?: Resolver<ReadonlyArray<ResolversTypes['ImportSchedule']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImportSchedulePayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['ImportSchedulePayload'] = ResolversParentTypes['ImportSchedulePayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldErrors']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  schedule?: Resolver<Maybe<ResolversTypes['ImportSchedule']>, ParentType, ContextType>;
};

export type ImporterResolvers<ContextType = any, ParentType extends ResolversParentTypes['Importer'] = ResolversParentTypes['Importer']> = {
  accepts?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  attribution?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  licence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  maxFileBytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type JourneyResolvers<ContextType = any, ParentType extends ResolversParentTypes['Journey'] = ResolversParentTypes['Journey']> = {
  citizenships?: Resolver<ReadonlyArray<ResolversTypes['Country']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  cruises?: Resolver<ReadonlyArray<ResolversTypes['JourneyCruise']>, ParentType, ContextType>;
  dateEnd?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  dateStart?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  departureName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  destinations?: Resolver<ReadonlyArray<ResolversTypes['PlaceHit']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  internalNote?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isManuallyDisabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  link?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  restrictionType?: Resolver<ResolversTypes['RestrictionType'], ParentType, ContextType>;
  transits?: Resolver<ReadonlyArray<ResolversTypes['PlaceHit']>, ParentType, ContextType>;
};

export type JourneyCruiseResolvers<ContextType = any, ParentType extends ResolversParentTypes['JourneyCruise'] = ResolversParentTypes['JourneyCruise']> = {
  cruiseId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  cruiseName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dateEnd?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  dateStart?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  shipName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shippingLine?: Resolver<ResolversTypes['ShippingLine'], ParentType, ContextType>;
};

export type JourneyPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['JourneyPage'] = ResolversParentTypes['JourneyPage']> = {
  results?: Resolver<ReadonlyArray<ResolversTypes['Journey']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LinkCheckResolvers<ContextType = any, ParentType extends ResolversParentTypes['LinkCheck'] = ResolversParentTypes['LinkCheck']> = {
  checkedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  digest?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  httpStatus?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['LinkState'], ParentType, ContextType>;
  unchangedSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LinkCheckPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['LinkCheckPayload'] = ResolversParentTypes['LinkCheckPayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldErrors']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  results?: Resolver<ReadonlyArray<ResolversTypes['LinkCheck']>, ParentType, ContextType>;
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

export type LoginMethodsResolvers<ContextType = any, ParentType extends ResolversParentTypes['LoginMethods'] = ResolversParentTypes['LoginMethods']> = {
  singleSignOn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MailCheckResolvers<ContextType = any, ParentType extends ResolversParentTypes['MailCheck'] = ResolversParentTypes['MailCheck']> = {
  checkedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  failingSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['MailCheckProblem']>, ParentType, ContextType>;
  stopsMails?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['MailCheckSubject'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MailHeaderResolvers<ContextType = any, ParentType extends ResolversParentTypes['MailHeader'] = ResolversParentTypes['MailHeader']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MailPreviewResolvers<ContextType = any, ParentType extends ResolversParentTypes['MailPreview'] = ResolversParentTypes['MailPreview']> = {
  headers?: Resolver<ReadonlyArray<ResolversTypes['MailHeader']>, ParentType, ContextType>;
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  htmlBytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MailSettingsResolvers<ContextType = any, ParentType extends ResolversParentTypes['MailSettings'] = ResolversParentTypes['MailSettings']> = {
  checks?: Resolver<ReadonlyArray<ResolversTypes['MailCheck']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isLimited?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  readsBounces?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rejectedLastDay?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sentLastDay?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MapCountryStatusResolvers<ContextType = any, ParentType extends ResolversParentTypes['MapCountryStatus'] = ResolversParentTypes['MapCountryStatus']> = {
  country?: Resolver<ResolversTypes['Country'], ParentType, ContextType>;
  regionDeviation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  riskLevel?: Resolver<ResolversTypes['RiskLevel'], ParentType, ContextType>;
  rkiStatus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rkiStatusText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sevenDayIncidence?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  sevenDayIncidencePrevious?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['StatusColor'], ParentType, ContextType>;
  statusDestinationCountry?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  statusDestinationCountryText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  statusForeignOffice?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  statusForeignOfficeText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MapRegionStatusResolvers<ContextType = any, ParentType extends ResolversParentTypes['MapRegionStatus'] = ResolversParentTypes['MapRegionStatus']> = {
  geojson?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['StatusColor'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = any, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addPasskey?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType, RequireFields<MutationAddPasskeyArgs, 'credential' | 'name'>>;
  applyImport?: Resolver<ResolversTypes['ImportRunPayload'], ParentType, ContextType, RequireFields<MutationApplyImportArgs, 'id'>>;
  autoLogin?: Resolver<ResolversTypes['TokenAuth'], ParentType, ContextType, RequireFields<MutationAutoLoginArgs, 'ticket'>>;
  beginSecondFactor?: Resolver<ResolversTypes['SecondFactorPayload'], ParentType, ContextType, RequireFields<MutationBeginSecondFactorArgs, 'password'>>;
  cancelImport?: Resolver<ResolversTypes['ImportRunPayload'], ParentType, ContextType, RequireFields<MutationCancelImportArgs, 'id'>>;
  changePassword?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'oldPassword' | 'password' | 'passwordConfirmation'>>;
  checkEntryRestrictions?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType, RequireFields<MutationCheckEntryRestrictionsArgs, 'ids'>>;
  checkLinks?: Resolver<ResolversTypes['LinkCheckPayload'], ParentType, ContextType, RequireFields<MutationCheckLinksArgs, 'restrictionId'>>;
  confirmRevision?: Resolver<ResolversTypes['EntryRestrictionPayload'], ParentType, ContextType, RequireFields<MutationConfirmRevisionArgs, 'id'>>;
  confirmSecondFactor?: Resolver<ResolversTypes['RecoveryCodesPayload'], ParentType, ContextType, RequireFields<MutationConfirmSecondFactorArgs, 'code'>>;
  confirmTripSubscription?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType, RequireFields<MutationConfirmTripSubscriptionArgs, 'verification'>>;
  copyEntryRestriction?: Resolver<ResolversTypes['EntryRestrictionPayload'], ParentType, ContextType, RequireFields<MutationCopyEntryRestrictionArgs, 'input'>>;
  createAuthority?: Resolver<ResolversTypes['AuthorityPayload'], ParentType, ContextType, RequireFields<MutationCreateAuthorityArgs, 'input'>>;
  createEntryRestriction?: Resolver<ResolversTypes['EntryRestrictionPayload'], ParentType, ContextType, RequireFields<MutationCreateEntryRestrictionArgs, 'input'>>;
  createImportSchedule?: Resolver<ResolversTypes['ImportSchedulePayload'], ParentType, ContextType, RequireFields<MutationCreateImportScheduleArgs, 'input'>>;
  createMyjourney?: Resolver<ResolversTypes['CreateMyjourneyPayload'], ParentType, ContextType, RequireFields<MutationCreateMyjourneyArgs, 'citizenshipCountryIds' | 'dateEnd' | 'dateStart' | 'departureId' | 'departureType' | 'language' | 'restrictionType'>>;
  createMyjourneyGroup?: Resolver<ResolversTypes['CreateMyjourneyGroupPayload'], ParentType, ContextType, RequireFields<MutationCreateMyjourneyGroupArgs, 'dateEnd' | 'dateStart' | 'departureId' | 'departureType' | 'language' | 'members' | 'restrictionType'>>;
  createNews?: Resolver<ResolversTypes['NewsPayload'], ParentType, ContextType, RequireFields<MutationCreateNewsArgs, 'input'>>;
  createNewsTag?: Resolver<ResolversTypes['NewsTagPayload'], ParentType, ContextType, RequireFields<MutationCreateNewsTagArgs, 'input'>>;
  createOrganisationAccount?: Resolver<ResolversTypes['OrganisationAccountPayload'], ParentType, ContextType, RequireFields<MutationCreateOrganisationAccountArgs, 'input'>>;
  createOrganisationCountrySelection?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType, RequireFields<MutationCreateOrganisationCountrySelectionArgs, 'countryId'>>;
  createOrganisationShippingLineSelection?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType, RequireFields<MutationCreateOrganisationShippingLineSelectionArgs, 'shippingLineId'>>;
  createRegressionCase?: Resolver<ResolversTypes['RegressionCasePayload'], ParentType, ContextType, RequireFields<MutationCreateRegressionCaseArgs, 'input'>>;
  createSavedQuery?: Resolver<ResolversTypes['SavedQueryPayload'], ParentType, ContextType, RequireFields<MutationCreateSavedQueryArgs, 'input'>>;
  createTextSnippet?: Resolver<ResolversTypes['TextSnippetPayload'], ParentType, ContextType, RequireFields<MutationCreateTextSnippetArgs, 'input'>>;
  createTouroperatorExternalRestrictionInfo?: Resolver<ResolversTypes['TourOperatorExternalRestrictionInfoPayload'], ParentType, ContextType, RequireFields<MutationCreateTouroperatorExternalRestrictionInfoArgs, 'input'>>;
  createUser?: Resolver<ResolversTypes['UserPayload'], ParentType, ContextType, RequireFields<MutationCreateUserArgs, 'input'>>;
  deleteAuthority?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType, RequireFields<MutationDeleteAuthorityArgs, 'id'>>;
  deleteImportSchedule?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType, RequireFields<MutationDeleteImportScheduleArgs, 'id'>>;
  deleteNews?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType, RequireFields<MutationDeleteNewsArgs, 'id'>>;
  deleteNewsTag?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType, RequireFields<MutationDeleteNewsTagArgs, 'id'>>;
  deleteOrganisationCountrySelection?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType, RequireFields<MutationDeleteOrganisationCountrySelectionArgs, 'countryId'>>;
  deleteOrganisationShippingLineSelection?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType, RequireFields<MutationDeleteOrganisationShippingLineSelectionArgs, 'shippingLineId'>>;
  deleteRegressionCase?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType, RequireFields<MutationDeleteRegressionCaseArgs, 'id'>>;
  deleteSavedQuery?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType, RequireFields<MutationDeleteSavedQueryArgs, 'id'>>;
  deleteTextSnippet?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType, RequireFields<MutationDeleteTextSnippetArgs, 'id'>>;
  deleteTouroperatorExternalRestrictionInfo?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType, RequireFields<MutationDeleteTouroperatorExternalRestrictionInfoArgs, 'id'>>;
  endSession?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType, RequireFields<MutationEndSessionArgs, 'id'>>;
  logout?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType>;
  markTripChangeRead?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType, RequireFields<MutationMarkTripChangeReadArgs, 'changeId' | 'token'>>;
  passkeyLogin?: Resolver<ResolversTypes['TokenAuth'], ParentType, ContextType, RequireFields<MutationPasskeyLoginArgs, 'credential'>>;
  passkeyLoginOptions?: Resolver<ResolversTypes['PasskeyOptions'], ParentType, ContextType>;
  passkeyOptions?: Resolver<ResolversTypes['PasskeyOptions'], ParentType, ContextType, RequireFields<MutationPasskeyOptionsArgs, 'password'>>;
  pinEvent?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType, RequireFields<MutationPinEventArgs, 'event'>>;
  rejectRevision?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType, RequireFields<MutationRejectRevisionArgs, 'id' | 'reason'>>;
  removePasskey?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType, RequireFields<MutationRemovePasskeyArgs, 'id'>>;
  removeSecondFactor?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType, RequireFields<MutationRemoveSecondFactorArgs, 'password'>>;
  removeSecondFactorOfUser?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType, RequireFields<MutationRemoveSecondFactorOfUserArgs, 'id'>>;
  renewToken?: Resolver<ResolversTypes['TokenAuth'], ParentType, ContextType>;
  requestPasswordReset?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType, RequireFields<MutationRequestPasswordResetArgs, 'username'>>;
  resetPassword?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'password' | 'passwordConfirmation' | 'reset'>>;
  resolveEntryrestrictionFeedback?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType, RequireFields<MutationResolveEntryrestrictionFeedbackArgs, 'id'>>;
  restoreEntryRestriction?: Resolver<ResolversTypes['EntryRestrictionPayload'], ParentType, ContextType, RequireFields<MutationRestoreEntryRestrictionArgs, 'id' | 'toVersion' | 'version'>>;
  sendEntryrestrictionFeedback?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType, RequireFields<MutationSendEntryrestrictionFeedbackArgs, 'text' | 'title'>>;
  sendTestMail?: Resolver<ResolversTypes['TestMailPayload'], ParentType, ContextType, RequireFields<MutationSendTestMailArgs, 'brand' | 'kind' | 'language'>>;
  startImport?: Resolver<ResolversTypes['ImportRunPayload'], ParentType, ContextType, RequireFields<MutationStartImportArgs, 'input'>>;
  subscribeTripUpdates?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType, RequireFields<MutationSubscribeTripUpdatesArgs, 'email' | 'token'>>;
  tokenAuth?: Resolver<ResolversTypes['TokenAuth'], ParentType, ContextType, RequireFields<MutationTokenAuthArgs, 'password' | 'username'>>;
  translateText?: Resolver<ResolversTypes['TranslateTextPayload'], ParentType, ContextType, RequireFields<MutationTranslateTextArgs, 'sourceLanguage' | 'targetLanguage' | 'text'>>;
  unpinEvent?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType, RequireFields<MutationUnpinEventArgs, 'event'>>;
  unsubscribeTripUpdates?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType, RequireFields<MutationUnsubscribeTripUpdatesArgs, 'unsubscribe'>>;
  updateAuthority?: Resolver<ResolversTypes['AuthorityPayload'], ParentType, ContextType, RequireFields<MutationUpdateAuthorityArgs, 'input'>>;
  updateEntryRestriction?: Resolver<ResolversTypes['EntryRestrictionPayload'], ParentType, ContextType, RequireFields<MutationUpdateEntryRestrictionArgs, 'input'>>;
  updateImportSchedule?: Resolver<ResolversTypes['ImportSchedulePayload'], ParentType, ContextType, RequireFields<MutationUpdateImportScheduleArgs, 'input'>>;
  updateMyjourneyEmailNote?: Resolver<ResolversTypes['UpdateMyjourneyPayload'], ParentType, ContextType, RequireFields<MutationUpdateMyjourneyEmailNoteArgs, 'id'>>;
  updateNews?: Resolver<ResolversTypes['NewsPayload'], ParentType, ContextType, RequireFields<MutationUpdateNewsArgs, 'input'>>;
  updateNewsTag?: Resolver<ResolversTypes['NewsTagPayload'], ParentType, ContextType, RequireFields<MutationUpdateNewsTagArgs, 'input'>>;
  updateOrganisation?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType, RequireFields<MutationUpdateOrganisationArgs, 'input'>>;
  updateOrganisationAccount?: Resolver<ResolversTypes['OrganisationAccountPayload'], ParentType, ContextType, RequireFields<MutationUpdateOrganisationAccountArgs, 'input'>>;
  updateOrganisationCountrySelection?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType, RequireFields<MutationUpdateOrganisationCountrySelectionArgs, 'countryIds'>>;
  updateOrganisationUser?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType, RequireFields<MutationUpdateOrganisationUserArgs, 'input'>>;
  updateOrganisationWidget?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType, RequireFields<MutationUpdateOrganisationWidgetArgs, 'nationalityDefaultId' | 'nationalityIds' | 'restrictionType'>>;
  updateRegressionCase?: Resolver<ResolversTypes['RegressionCasePayload'], ParentType, ContextType, RequireFields<MutationUpdateRegressionCaseArgs, 'input'>>;
  updateTextSnippet?: Resolver<ResolversTypes['TextSnippetPayload'], ParentType, ContextType, RequireFields<MutationUpdateTextSnippetArgs, 'input'>>;
  updateTouroperatorExternalRestrictionInfo?: Resolver<ResolversTypes['TourOperatorExternalRestrictionInfoPayload'], ParentType, ContextType, RequireFields<MutationUpdateTouroperatorExternalRestrictionInfoArgs, 'input'>>;
  updateUser?: Resolver<ResolversTypes['UserPayload'], ParentType, ContextType, RequireFields<MutationUpdateUserArgs, 'input'>>;
  withdrawRevision?: Resolver<ResolversTypes['MutationResult'], ParentType, ContextType, RequireFields<MutationWithdrawRevisionArgs, 'id'>>;
};

export type MutationResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['MutationResult'] = ResolversParentTypes['MutationResult']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldErrors']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type NewsResolvers<ContextType = any, ParentType extends ResolversParentTypes['News'] = ResolversParentTypes['News']> = {
  country?: Resolver<Maybe<ResolversTypes['Country']>, ParentType, ContextType>;
  countryId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['Editor']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  imageId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  importantUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  modifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  modifiedBy?: Resolver<Maybe<ResolversTypes['Editor']>, ParentType, ContextType>;
  newsType?: Resolver<ResolversTypes['NewsType'], ParentType, ContextType>;
  significantUpdateAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  tagIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  tags?: Resolver<ReadonlyArray<ResolversTypes['NewsTag']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  textDe?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  textEn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  textNl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  titleDe?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  titleEn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  titleNl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type NewsListResolvers<ContextType = any, ParentType extends ResolversParentTypes['NewsList'] = ResolversParentTypes['NewsList']> = {
  results?: Resolver<ReadonlyArray<ResolversTypes['News']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NewsPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['NewsPayload'] = ResolversParentTypes['NewsPayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldErrors']>, ParentType, ContextType>;
  news?: Resolver<Maybe<ResolversTypes['News']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type NewsTagResolvers<ContextType = any, ParentType extends ResolversParentTypes['NewsTag'] = ResolversParentTypes['NewsTag']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nameDe?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nameEn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nameNl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NewsTagListResolvers<ContextType = any, ParentType extends ResolversParentTypes['NewsTagList'] = ResolversParentTypes['NewsTagList']> = {
  results?: Resolver<ReadonlyArray<ResolversTypes['NewsTag']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NewsTagPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['NewsTagPayload'] = ResolversParentTypes['NewsTagPayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldErrors']>, ParentType, ContextType>;
  newsTag?: Resolver<Maybe<ResolversTypes['NewsTag']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OfficialListResolvers<ContextType = any, ParentType extends ResolversParentTypes['OfficialList'] = ResolversParentTypes['OfficialList']> = {
  authority?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dated?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  licence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OfficialListResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['OfficialListResult'] = ResolversParentTypes['OfficialListResult']> = {
  country?: Resolver<ResolversTypes['Country'], ParentType, ContextType>;
  disputed?: Resolver<ReadonlyArray<ResolversTypes['DisputedCell']>, ParentType, ContextType>;
  disputedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lists?: Resolver<ReadonlyArray<ResolversTypes['OfficialList']>, ParentType, ContextType>;
  reviewsDueCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rightCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unknown?: Resolver<ReadonlyArray<ResolversTypes['Country']>, ParentType, ContextType>;
  unknownCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OfficialListResultListResolvers<ContextType = any, ParentType extends ResolversParentTypes['OfficialListResultList'] = ResolversParentTypes['OfficialListResultList']> = {
  results?: Resolver<ReadonlyArray<ResolversTypes['OfficialListResult']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OpenItemResolvers<ContextType = any, ParentType extends ResolversParentTypes['OpenItem'] = ResolversParentTypes['OpenItem']> = {
  key?: Resolver<ResolversTypes['SummaryItemKey'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SummaryStatus'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  visaServiceEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  visaServiceName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  visaServiceUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  website?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  whatsapp?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  widgetCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  widgetEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  xing?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  youtube?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  zipCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrganisationAccountResolvers<ContextType = any, ParentType extends ResolversParentTypes['OrganisationAccount'] = ResolversParentTypes['OrganisationAccount']> = {
  activeUsers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  idCodePublic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  passwordChangeEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  widgetEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OrganisationAccountListResolvers<ContextType = any, ParentType extends ResolversParentTypes['OrganisationAccountList'] = ResolversParentTypes['OrganisationAccountList']> = {
  results?: Resolver<ReadonlyArray<ResolversTypes['OrganisationAccount']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrganisationAccountPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['OrganisationAccountPayload'] = ResolversParentTypes['OrganisationAccountPayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldErrors']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  organisationAccount?: Resolver<Maybe<ResolversTypes['OrganisationAccount']>, ParentType, ContextType>;
};

export type OrganisationNameResolvers<ContextType = any, ParentType extends ResolversParentTypes['OrganisationName'] = ResolversParentTypes['OrganisationName']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrganisationUserResolvers<ContextType = any, ParentType extends ResolversParentTypes['OrganisationUser'] = ResolversParentTypes['OrganisationUser']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OwnLoginMethodsResolvers<ContextType = any, ParentType extends ResolversParentTypes['OwnLoginMethods'] = ResolversParentTypes['OwnLoginMethods']> = {
  hasSecondFactor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  passkeys?: Resolver<ReadonlyArray<ResolversTypes['Passkey']>, ParentType, ContextType>;
  recoveryCodesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PasskeyResolvers<ContextType = any, ParentType extends ResolversParentTypes['Passkey'] = ResolversParentTypes['Passkey']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PasskeyOptionsResolvers<ContextType = any, ParentType extends ResolversParentTypes['PasskeyOptions'] = ResolversParentTypes['PasskeyOptions']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldErrors']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  options?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PastTripPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['PastTripPage'] = ResolversParentTypes['PastTripPage']> = {
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['TripPageState'], ParentType, ContextType>;
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
  allEvents?: Resolver<ResolversTypes['EventLists'], ParentType, ContextType>;
  authority?: Resolver<Maybe<ResolversTypes['Authority']>, ParentType, ContextType, RequireFields<QueryAuthorityArgs, 'id'>>;
  authorityList?: Resolver<ResolversTypes['AuthorityList'], ParentType, ContextType, RequireFields<QueryAuthorityListArgs, 'limit' | 'offset'>>;
  comingEndList?: Resolver<ResolversTypes['ComingEndList'], ParentType, ContextType, RequireFields<QueryComingEndListArgs, 'limit' | 'offset'>>;
  countries?: Resolver<ReadonlyArray<ResolversTypes['Country']>, ParentType, ContextType, Partial<QueryCountriesArgs>>;
  country?: Resolver<Maybe<ResolversTypes['Country']>, ParentType, ContextType, RequireFields<QueryCountryArgs, 'id'>>;
  countryGroups?: Resolver<ReadonlyArray<ResolversTypes['CountryGroup']>, ParentType, ContextType>;
  countryOverviewList?: Resolver<ResolversTypes['CountryOverviewList'], ParentType, ContextType, RequireFields<QueryCountryOverviewListArgs, 'limit' | 'offset'>>;
  cruiseDestinationDetail?: Resolver<ResolversTypes['DestinationDetail'], ParentType, ContextType, RequireFields<QueryCruiseDestinationDetailArgs, 'citizenshipIds' | 'cruiseDateStart' | 'cruiseId' | 'dateEnd' | 'dateStart' | 'departureId' | 'departureType' | 'restrictionType' | 'view'>>;
  destinationDetail?: Resolver<ResolversTypes['DestinationDetail'], ParentType, ContextType, RequireFields<QueryDestinationDetailArgs, 'citizenshipIds' | 'dateEnd' | 'dateStart' | 'departureId' | 'departureType' | 'destinationIds' | 'destinationsTypes' | 'restrictionType' | 'view'>>;
  detailCategories?: Resolver<ReadonlyArray<ResolversTypes['DetailCategory']>, ParentType, ContextType>;
  detailGroups?: Resolver<ReadonlyArray<ResolversTypes['DetailGroup']>, ParentType, ContextType, RequireFields<QueryDetailGroupsArgs, 'view'>>;
  detailTypes?: Resolver<ReadonlyArray<ResolversTypes['DetailType']>, ParentType, ContextType, Partial<QueryDetailTypesArgs>>;
  dmNews?: Resolver<ReadonlyArray<ResolversTypes['News']>, ParentType, ContextType, Partial<QueryDmNewsArgs>>;
  draftAnswer?: Resolver<ResolversTypes['DraftAnswer'], ParentType, ContextType, RequireFields<QueryDraftAnswerArgs, 'input' | 'traveller'>>;
  entryRestriction?: Resolver<Maybe<ResolversTypes['EntryRestriction']>, ParentType, ContextType, RequireFields<QueryEntryRestrictionArgs, 'id'>>;
  entryRestrictionAuthorities?: Resolver<ReadonlyArray<ResolversTypes['Authority']>, ParentType, ContextType, RequireFields<QueryEntryRestrictionAuthoritiesArgs, 'limit' | 'offset'>>;
  entryRestrictionEditors?: Resolver<ReadonlyArray<ResolversTypes['Editor']>, ParentType, ContextType, RequireFields<QueryEntryRestrictionEditorsArgs, 'limit' | 'offset'>>;
  entryRestrictionList?: Resolver<ResolversTypes['EntryRestrictionList'], ParentType, ContextType, RequireFields<QueryEntryRestrictionListArgs, 'limit' | 'offset'>>;
  entryRestrictionRevision?: Resolver<Maybe<ResolversTypes['EntryRestriction']>, ParentType, ContextType, RequireFields<QueryEntryRestrictionRevisionArgs, 'id' | 'version'>>;
  entryRestrictionRevisions?: Resolver<ResolversTypes['RevisionList'], ParentType, ContextType, RequireFields<QueryEntryRestrictionRevisionsArgs, 'id'>>;
  entryRestrictionWithParent?: Resolver<Maybe<ResolversTypes['EntryRestrictionWithParent']>, ParentType, ContextType, RequireFields<QueryEntryRestrictionWithParentArgs, 'id'>>;
  entryRestrictions?: Resolver<ReadonlyArray<ResolversTypes['EntryRestriction']>, ParentType, ContextType, Partial<QueryEntryRestrictionsArgs>>;
  eventcategories?: Resolver<ReadonlyArray<ResolversTypes['EventCategory']>, ParentType, ContextType>;
  eventsLatestSignificantUpdates?: Resolver<ResolversTypes['EventLists'], ParentType, ContextType, Partial<QueryEventsLatestSignificantUpdatesArgs>>;
  eventsLatestSignificantUpdatesPinned?: Resolver<ReadonlyArray<ResolversTypes['Event']>, ParentType, ContextType>;
  externalInfo?: Resolver<Maybe<ResolversTypes['TourOperatorExternalRestrictionInfo']>, ParentType, ContextType, RequireFields<QueryExternalInfoArgs, 'id'>>;
  externalInfoList?: Resolver<ResolversTypes['ExternalInfoList'], ParentType, ContextType, RequireFields<QueryExternalInfoListArgs, 'limit' | 'offset'>>;
  feedback?: Resolver<Maybe<ResolversTypes['Feedback']>, ParentType, ContextType, RequireFields<QueryFeedbackArgs, 'id'>>;
  feedbackList?: Resolver<ResolversTypes['FeedbackList'], ParentType, ContextType, RequireFields<QueryFeedbackListArgs, 'limit' | 'offset'>>;
  importRun?: Resolver<Maybe<ResolversTypes['ImportRun']>, ParentType, ContextType, RequireFields<QueryImportRunArgs, 'id'>>;
  importRunList?: Resolver<ResolversTypes['ImportRunList'], ParentType, ContextType, RequireFields<QueryImportRunListArgs, 'limit' | 'offset'>>;
  importSchedule?: Resolver<Maybe<ResolversTypes['ImportSchedule']>, ParentType, ContextType, RequireFields<QueryImportScheduleArgs, 'id'>>;
  importScheduleList?: Resolver<ResolversTypes['ImportScheduleList'], ParentType, ContextType, RequireFields<QueryImportScheduleListArgs, 'limit' | 'offset'>>;
  importers?: Resolver<ReadonlyArray<ResolversTypes['Importer']>, ParentType, ContextType>;
  loginMethods?: Resolver<ResolversTypes['LoginMethods'], ParentType, ContextType>;
  lookupCountries?: Resolver<ReadonlyArray<ResolversTypes['Country']>, ParentType, ContextType, RequireFields<QueryLookupCountriesArgs, 'search'>>;
  lookupDestinations?: Resolver<ReadonlyArray<ResolversTypes['PlaceHit']>, ParentType, ContextType, RequireFields<QueryLookupDestinationsArgs, 'search'>>;
  mailPreview?: Resolver<ResolversTypes['MailPreview'], ParentType, ContextType, RequireFields<QueryMailPreviewArgs, 'brand' | 'kind' | 'language'>>;
  mailSettings?: Resolver<ResolversTypes['MailSettings'], ParentType, ContextType>;
  mapCidmerDestinationContent?: Resolver<Maybe<ResolversTypes['DestinationDetail']>, ParentType, ContextType, RequireFields<QueryMapCidmerDestinationContentArgs, 'countryId'>>;
  mapCountries?: Resolver<ReadonlyArray<ResolversTypes['Country']>, ParentType, ContextType, Partial<QueryMapCountriesArgs>>;
  mapCountryRegionStatus?: Resolver<ReadonlyArray<ResolversTypes['MapRegionStatus']>, ParentType, ContextType, RequireFields<QueryMapCountryRegionStatusArgs, 'countryId'>>;
  mapCountryStatus?: Resolver<Maybe<ResolversTypes['MapCountryStatus']>, ParentType, ContextType, RequireFields<QueryMapCountryStatusArgs, 'countryId'>>;
  mapEvents?: Resolver<ReadonlyArray<ResolversTypes['Event']>, ParentType, ContextType>;
  mapRegionStatus?: Resolver<Maybe<ResolversTypes['MapRegionStatus']>, ParentType, ContextType, RequireFields<QueryMapRegionStatusArgs, 'regionId'>>;
  mapWorldCountryStatus?: Resolver<ReadonlyArray<ResolversTypes['MapCountryStatus']>, ParentType, ContextType, Partial<QueryMapWorldCountryStatusArgs>>;
  mySessions?: Resolver<ReadonlyArray<ResolversTypes['UserSession']>, ParentType, ContextType>;
  myjourneyAsOf?: Resolver<Maybe<ResolversTypes['TripPage']>, ParentType, ContextType, RequireFields<QueryMyjourneyAsOfArgs, 'asOf' | 'id'>>;
  myjourneyChanges?: Resolver<ResolversTypes['TripChanges'], ParentType, ContextType, RequireFields<QueryMyjourneyChangesArgs, 'since'>>;
  myjourneyDepartures?: Resolver<ReadonlyArray<ResolversTypes['Departure']>, ParentType, ContextType, Partial<QueryMyjourneyDeparturesArgs>>;
  myjourneyEvidence?: Resolver<Maybe<ResolversTypes['EvidenceFile']>, ParentType, ContextType, RequireFields<QueryMyjourneyEvidenceArgs, 'id'>>;
  myjourneyMails?: Resolver<Maybe<ResolversTypes['TripMails']>, ParentType, ContextType, RequireFields<QueryMyjourneyMailsArgs, 'id'>>;
  myjourneyPageAsOf?: Resolver<Maybe<ResolversTypes['PastTripPage']>, ParentType, ContextType, RequireFields<QueryMyjourneyPageAsOfArgs, 'asOf' | 'id'>>;
  myjourneys?: Resolver<ResolversTypes['JourneyPage'], ParentType, ContextType, Partial<QueryMyjourneysArgs>>;
  news?: Resolver<ReadonlyArray<ResolversTypes['News']>, ParentType, ContextType, Partial<QueryNewsArgs>>;
  newsArticle?: Resolver<Maybe<ResolversTypes['News']>, ParentType, ContextType, RequireFields<QueryNewsArticleArgs, 'id'>>;
  newsList?: Resolver<ResolversTypes['NewsList'], ParentType, ContextType, RequireFields<QueryNewsListArgs, 'limit' | 'offset'>>;
  newsTag?: Resolver<Maybe<ResolversTypes['NewsTag']>, ParentType, ContextType, RequireFields<QueryNewsTagArgs, 'id'>>;
  newsTagList?: Resolver<ResolversTypes['NewsTagList'], ParentType, ContextType, RequireFields<QueryNewsTagListArgs, 'limit' | 'offset'>>;
  newsTags?: Resolver<ReadonlyArray<ResolversTypes['NewsTag']>, ParentType, ContextType, RequireFields<QueryNewsTagsArgs, 'limit' | 'offset'>>;
  officialListResultList?: Resolver<ResolversTypes['OfficialListResultList'], ParentType, ContextType, RequireFields<QueryOfficialListResultListArgs, 'limit' | 'offset'>>;
  openConflicts?: Resolver<ResolversTypes['ConflictList'], ParentType, ContextType, Partial<QueryOpenConflictsArgs>>;
  organisation?: Resolver<Maybe<ResolversTypes['Organisation']>, ParentType, ContextType, RequireFields<QueryOrganisationArgs, 'id'>>;
  organisationAccount?: Resolver<Maybe<ResolversTypes['OrganisationAccount']>, ParentType, ContextType, RequireFields<QueryOrganisationAccountArgs, 'id'>>;
  organisationAccountList?: Resolver<ResolversTypes['OrganisationAccountList'], ParentType, ContextType, RequireFields<QueryOrganisationAccountListArgs, 'limit' | 'offset'>>;
  organisationCountrySelections?: Resolver<ReadonlyArray<ResolversTypes['Country']>, ParentType, ContextType>;
  organisationNames?: Resolver<ReadonlyArray<ResolversTypes['OrganisationName']>, ParentType, ContextType>;
  organisationShippingLineSelections?: Resolver<ReadonlyArray<ResolversTypes['ShippingLine']>, ParentType, ContextType>;
  organisationUser?: Resolver<Maybe<ResolversTypes['OrganisationUser']>, ParentType, ContextType, RequireFields<QueryOrganisationUserArgs, 'id'>>;
  organisationWidget?: Resolver<Maybe<ResolversTypes['Widget']>, ParentType, ContextType>;
  ownLoginMethods?: Resolver<ResolversTypes['OwnLoginMethods'], ParentType, ContextType>;
  passportReach?: Resolver<ReadonlyArray<ResolversTypes['CountryReach']>, ParentType, ContextType, Partial<QueryPassportReachArgs>>;
  permissions?: Resolver<ReadonlyArray<ResolversTypes['Permission']>, ParentType, ContextType>;
  previewEntryRestriction?: Resolver<ResolversTypes['ImpactPreview'], ParentType, ContextType, RequireFields<QueryPreviewEntryRestrictionArgs, 'input'>>;
  previewEntryRestrictionCopy?: Resolver<ResolversTypes['CopyPreview'], ParentType, ContextType, RequireFields<QueryPreviewEntryRestrictionCopyArgs, 'categories' | 'from' | 'input'>>;
  regressionCase?: Resolver<Maybe<ResolversTypes['RegressionCase']>, ParentType, ContextType, RequireFields<QueryRegressionCaseArgs, 'id'>>;
  regressionCaseList?: Resolver<ResolversTypes['RegressionCaseList'], ParentType, ContextType, RequireFields<QueryRegressionCaseListArgs, 'limit' | 'offset'>>;
  reviewDueList?: Resolver<ResolversTypes['ReviewDueList'], ParentType, ContextType, RequireFields<QueryReviewDueListArgs, 'limit' | 'offset'>>;
  routes?: Resolver<ReadonlyArray<ResolversTypes['ShipRoute']>, ParentType, ContextType, RequireFields<QueryRoutesArgs, 'limit' | 'offset'>>;
  savedQuery?: Resolver<Maybe<ResolversTypes['SavedQuery']>, ParentType, ContextType, RequireFields<QuerySavedQueryArgs, 'id'>>;
  savedQueryList?: Resolver<ResolversTypes['SavedQueryList'], ParentType, ContextType, RequireFields<QuerySavedQueryListArgs, 'limit' | 'offset'>>;
  scheduledRevision?: Resolver<Maybe<ResolversTypes['ScheduledRevision']>, ParentType, ContextType, RequireFields<QueryScheduledRevisionArgs, 'id'>>;
  scheduledRevisionList?: Resolver<ResolversTypes['ScheduledRevisionList'], ParentType, ContextType, RequireFields<QueryScheduledRevisionListArgs, 'limit' | 'offset'>>;
  shipRoutes?: Resolver<ReadonlyArray<ResolversTypes['ShipRoute']>, ParentType, ContextType, RequireFields<QueryShipRoutesArgs, 'limit' | 'offset' | 'shipId'>>;
  shippingLines?: Resolver<ReadonlyArray<ResolversTypes['ShippingLine']>, ParentType, ContextType, RequireFields<QueryShippingLinesArgs, 'limit' | 'offset'>>;
  ships?: Resolver<ReadonlyArray<ResolversTypes['Ship']>, ParentType, ContextType, RequireFields<QueryShipsArgs, 'limit' | 'offset'>>;
  testMail?: Resolver<Maybe<ResolversTypes['TestMail']>, ParentType, ContextType, RequireFields<QueryTestMailArgs, 'id'>>;
  textSnippet?: Resolver<Maybe<ResolversTypes['TextSnippet']>, ParentType, ContextType, RequireFields<QueryTextSnippetArgs, 'id'>>;
  textSnippetList?: Resolver<ResolversTypes['TextSnippetList'], ParentType, ContextType, RequireFields<QueryTextSnippetListArgs, 'limit' | 'offset'>>;
  textsnippets?: Resolver<ReadonlyArray<ResolversTypes['TextSnippet']>, ParentType, ContextType, RequireFields<QueryTextsnippetsArgs, 'limit' | 'offset'>>;
  ticker?: Resolver<ReadonlyArray<ResolversTypes['TickerEntry']>, ParentType, ContextType, Partial<QueryTickerArgs>>;
  touroperatorexternalrestrictioninfos?: Resolver<ReadonlyArray<ResolversTypes['TourOperatorExternalRestrictionInfo']>, ParentType, ContextType, RequireFields<QueryTouroperatorexternalrestrictioninfosArgs, 'limit' | 'offset'>>;
  translationProvider?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tripPage?: Resolver<Maybe<ResolversTypes['TripPage']>, ParentType, ContextType, RequireFields<QueryTripPageArgs, 'token'>>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<QueryUserArgs, 'id'>>;
  userList?: Resolver<ResolversTypes['UserList'], ParentType, ContextType, RequireFields<QueryUserListArgs, 'limit' | 'offset'>>;
  whoAmI?: Resolver<Maybe<ResolversTypes['CurrentUser']>, ParentType, ContextType>;
};

export type RecoveryCodesPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['RecoveryCodesPayload'] = ResolversParentTypes['RecoveryCodesPayload']> = {
  codes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldErrors']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RegionResolvers<ContextType = any, ParentType extends ResolversParentTypes['Region'] = ResolversParentTypes['Region']> = {
  airports?: Resolver<ReadonlyArray<ResolversTypes['Airport']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RegressionCaseResolvers<ContextType = any, ParentType extends ResolversParentTypes['RegressionCase'] = ResolversParentTypes['RegressionCase']> = {
  citizenships?: Resolver<ReadonlyArray<ResolversTypes['Country']>, ParentType, ContextType>;
  departure?: Resolver<ResolversTypes['PlaceHit'], ParentType, ContextType>;
  destinations?: Resolver<ReadonlyArray<ResolversTypes['PlaceHit']>, ParentType, ContextType>;
  expectations?: Resolver<ReadonlyArray<ResolversTypes['RegressionExpectation']>, ParentType, ContextType>;
  failures?: Resolver<ReadonlyArray<ResolversTypes['RegressionFailure']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  modifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  modifiedBy?: Resolver<Maybe<ResolversTypes['Editor']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nights?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  restrictionType?: Resolver<ResolversTypes['RestrictionType'], ParentType, ContextType>;
  startsInDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  transits?: Resolver<ReadonlyArray<ResolversTypes['PlaceHit']>, ParentType, ContextType>;
  travellers?: Resolver<Maybe<ResolversTypes['TravellerFacts']>, ParentType, ContextType>;
};

export type RegressionCaseListResolvers<ContextType = any, ParentType extends ResolversParentTypes['RegressionCaseList'] = ResolversParentTypes['RegressionCaseList']> = {
  results?: Resolver<ReadonlyArray<ResolversTypes['RegressionCase']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RegressionCasePayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['RegressionCasePayload'] = ResolversParentTypes['RegressionCasePayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldErrors']>, ParentType, ContextType>;
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

export type RestrictionInsideResolvers<ContextType = any, ParentType extends ResolversParentTypes['RestrictionInside'] = ResolversParentTypes['RestrictionInside']> = {
  iata?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['RestrictionLevel'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['StatusColor'], ParentType, ContextType>;
};

export type ReviewDueResolvers<ContextType = any, ParentType extends ResolversParentTypes['ReviewDue'] = ResolversParentTypes['ReviewDue']> = {
  activeTripPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  checkedAt?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  citizenships?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  daysPastDue?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  departingWithin72Hours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  detailId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['LinkCheck']>, ParentType, ContextType>;
  nextReview?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['PlaceHit'], ParentType, ContextType>;
  priority?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  restrictionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  restrictionType?: Resolver<ResolversTypes['RestrictionType'], ParentType, ContextType>;
  riskLevel?: Resolver<ResolversTypes['RiskLevel'], ParentType, ContextType>;
  sourceUri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  writtenOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type ReviewDueListResolvers<ContextType = any, ParentType extends ResolversParentTypes['ReviewDueList'] = ResolversParentTypes['ReviewDueList']> = {
  results?: Resolver<ReadonlyArray<ResolversTypes['ReviewDue']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RevisionResolvers<ContextType = any, ParentType extends ResolversParentTypes['Revision'] = ResolversParentTypes['Revision']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  changedTypes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  changes?: Resolver<ReadonlyArray<ResolversTypes['RevisionChange']>, ParentType, ContextType>;
  confirmedBy?: Resolver<Maybe<ResolversTypes['Editor']>, ParentType, ContextType>;
  editor?: Resolver<Maybe<ResolversTypes['Editor']>, ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSignificant?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  restoredFrom?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sources?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RevisionChangeResolvers<ContextType = any, ParentType extends ResolversParentTypes['RevisionChange'] = ResolversParentTypes['RevisionChange']> = {
  after?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  afterText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  beforeText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  citizenships?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  departures?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  detailId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  purpose?: Resolver<Maybe<ResolversTypes['RestrictionType']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RevisionListResolvers<ContextType = any, ParentType extends ResolversParentTypes['RevisionList'] = ResolversParentTypes['RevisionList']> = {
  results?: Resolver<ReadonlyArray<ResolversTypes['Revision']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SavedQueryResolvers<ContextType = any, ParentType extends ResolversParentTypes['SavedQuery'] = ResolversParentTypes['SavedQuery']> = {
  filter?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  screen?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SavedQueryListResolvers<ContextType = any, ParentType extends ResolversParentTypes['SavedQueryList'] = ResolversParentTypes['SavedQueryList']> = {
  results?: Resolver<ReadonlyArray<ResolversTypes['SavedQuery']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SavedQueryPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['SavedQueryPayload'] = ResolversParentTypes['SavedQueryPayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldErrors']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  savedQuery?: Resolver<Maybe<ResolversTypes['SavedQuery']>, ParentType, ContextType>;
};

export type ScheduledChangeResolvers<ContextType = any, ParentType extends ResolversParentTypes['ScheduledChange'] = ResolversParentTypes['ScheduledChange']> = {
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  citizenships?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
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
  brokenRegressionCases?: Resolver<ReadonlyArray<ResolversTypes['BrokenRegressionCase']>, ParentType, ContextType>;
  changes?: Resolver<ReadonlyArray<ResolversTypes['RevisionChange']>, ParentType, ContextType>;
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
  results?: Resolver<ReadonlyArray<ResolversTypes['ScheduledRevision']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SecondFactorPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['SecondFactorPayload'] = ResolversParentTypes['SecondFactorPayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldErrors']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  secret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  schedules?: Resolver<ReadonlyArray<ResolversTypes['CruiseSchedule']>, ParentType, ContextType>;
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

export type StayLimitResolvers<ContextType = any, ParentType extends ResolversParentTypes['StayLimit'] = ResolversParentTypes['StayLimit']> = {
  citizenships?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  destinations?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type SummaryChangeResolvers<ContextType = any, ParentType extends ResolversParentTypes['SummaryChange'] = ResolversParentTypes['SummaryChange']> = {
  after?: Resolver<ResolversTypes['SummaryStatus'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['SummaryStatus'], ParentType, ContextType>;
  item?: Resolver<ResolversTypes['SummaryItemKey'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tripPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SummaryItemResolvers<ContextType = any, ParentType extends ResolversParentTypes['SummaryItem'] = ResolversParentTypes['SummaryItem']> = {
  citizenships?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  destinations?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  heldDestinations?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['SummaryItemKey'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SummaryStatus'], ParentType, ContextType>;
  stayLimits?: Resolver<ReadonlyArray<ResolversTypes['StayLimit']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TestMailResolvers<ContextType = any, ParentType extends ResolversParentTypes['TestMail'] = ResolversParentTypes['TestMail']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['TestMailState'], ParentType, ContextType>;
};

export type TestMailPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['TestMailPayload'] = ResolversParentTypes['TestMailPayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldErrors']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  testMail?: Resolver<Maybe<ResolversTypes['TestMail']>, ParentType, ContextType>;
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
  results?: Resolver<ReadonlyArray<ResolversTypes['TextSnippet']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TextSnippetPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['TextSnippetPayload'] = ResolversParentTypes['TextSnippetPayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldErrors']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  textSnippet?: Resolver<Maybe<ResolversTypes['TextSnippet']>, ParentType, ContextType>;
};

export type TickerEntryResolvers<ContextType = any, ParentType extends ResolversParentTypes['TickerEntry'] = ResolversParentTypes['TickerEntry']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['Country']>, ParentType, ContextType>;
  eventId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  newsId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldErrors']>, ParentType, ContextType>;
  info?: Resolver<Maybe<ResolversTypes['TourOperatorExternalRestrictionInfo']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TransitHoursResolvers<ContextType = any, ParentType extends ResolversParentTypes['TransitHours'] = ResolversParentTypes['TransitHours']> = {
  hours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['PlaceType'], ParentType, ContextType>;
};

export type TranslateTextPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['TranslateTextPayload'] = ResolversParentTypes['TranslateTextPayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldErrors']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TravellerDocumentResolvers<ContextType = any, ParentType extends ResolversParentTypes['TravellerDocument'] = ResolversParentTypes['TravellerDocument']> = {
  isMultipleEntry?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isPermanent?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isUsed?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  issuerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['HeldDocumentKind'], ParentType, ContextType>;
  validUntil?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type TravellerFactsResolvers<ContextType = any, ParentType extends ResolversParentTypes['TravellerFacts'] = ResolversParentTypes['TravellerFacts']> = {
  ages?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Int']>>, ParentType, ContextType>;
  arrivalDays?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['Int']>>>, ParentType, ContextType>;
  documents?: Resolver<Maybe<ReadonlyArray<ResolversTypes['TravellerDocument']>>, ParentType, ContextType>;
  entryBy?: Resolver<Maybe<ResolversTypes['EntryMeans']>, ParentType, ContextType>;
  formerDocuments?: Resolver<Maybe<ReadonlyArray<ResolversTypes['FormerDocument']>>, ParentType, ContextType>;
  passport?: Resolver<Maybe<ResolversTypes['PassportKind']>, ParentType, ContextType>;
  residenceId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  transitHours?: Resolver<Maybe<ReadonlyArray<ResolversTypes['TransitHours']>>, ParentType, ContextType>;
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

export type TripChangesResolvers<ContextType = any, ParentType extends ResolversParentTypes['TripChanges'] = ResolversParentTypes['TripChanges']> = {
  results?: Resolver<ReadonlyArray<ResolversTypes['TripPagesChange']>, ParentType, ContextType>;
  tripPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TripDevicesResolvers<ContextType = any, ParentType extends ResolversParentTypes['TripDevices'] = ResolversParentTypes['TripDevices']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastPush?: Resolver<Maybe<ResolversTypes['TripPush']>, ParentType, ContextType>;
};

export type TripMailResolvers<ContextType = any, ParentType extends ResolversParentTypes['TripMail'] = ResolversParentTypes['TripMail']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['TripMailKind'], ParentType, ContextType>;
  nextTryAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  sentAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['TripMailState'], ParentType, ContextType>;
};

export type TripMailsResolvers<ContextType = any, ParentType extends ResolversParentTypes['TripMails'] = ResolversParentTypes['TripMails']> = {
  attempt?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  confirmedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  devices?: Resolver<ResolversTypes['TripDevices'], ParentType, ContextType>;
  mails?: Resolver<ReadonlyArray<ResolversTypes['TripMail']>, ParentType, ContextType>;
  requestedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  subscription?: Resolver<ResolversTypes['TripSubscriptionState'], ParentType, ContextType>;
};

export type TripPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['TripPage'] = ResolversParentTypes['TripPage']> = {
  changes?: Resolver<ReadonlyArray<ResolversTypes['TripChange']>, ParentType, ContextType>;
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

export type TripPagesChangeResolvers<ContextType = any, ParentType extends ResolversParentTypes['TripPagesChange'] = ResolversParentTypes['TripPagesChange']> = {
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  citizenships?: Resolver<ReadonlyArray<ResolversTypes['Country']>, ParentType, ContextType>;
  detailType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nextDeparture?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  place?: Resolver<ResolversTypes['PlaceHit'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tripPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TripPushResolvers<ContextType = any, ParentType extends ResolversParentTypes['TripPush'] = ResolversParentTypes['TripPush']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nextTryAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  sentAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['TripMailState'], ParentType, ContextType>;
};

export type UpdateMyjourneyPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['UpdateMyjourneyPayload'] = ResolversParentTypes['UpdateMyjourneyPayload']> = {
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldErrors']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type UserResolvers<ContextType = any, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasSecondFactor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isStaff?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organisationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  organisationName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  permissions?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UserListResolvers<ContextType = any, ParentType extends ResolversParentTypes['UserList'] = ResolversParentTypes['UserList']> = {
  results?: Resolver<ReadonlyArray<ResolversTypes['User']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UserPayloadResolvers<ContextType = any, ParentType extends ResolversParentTypes['UserPayload'] = ResolversParentTypes['UserPayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldErrors']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type UserSessionResolvers<ContextType = any, ParentType extends ResolversParentTypes['UserSession'] = ResolversParentTypes['UserSession']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastUsedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type VisaSayingResolvers<ContextType = any, ParentType extends ResolversParentTypes['VisaSaying'] = ResolversParentTypes['VisaSaying']> = {
  days?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  words?: Resolver<ReadonlyArray<ResolversTypes['VisaWord']>, ParentType, ContextType>;
};

export type WarningResolvers<ContextType = any, ParentType extends ResolversParentTypes['Warning'] = ResolversParentTypes['Warning']> = {
  destinations?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WidgetResolvers<ContextType = any, ParentType extends ResolversParentTypes['Widget'] = ResolversParentTypes['Widget']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  maxWidgetNationalities?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nationalities?: Resolver<ReadonlyArray<ResolversTypes['Country']>, ParentType, ContextType>;
  nationalityDefault?: Resolver<ResolversTypes['Country'], ParentType, ContextType>;
  organisation?: Resolver<ResolversTypes['Organisation'], ParentType, ContextType>;
  restrictionType?: Resolver<ResolversTypes['RestrictionType'], ParentType, ContextType>;
};

export type Resolvers<ContextType = any> = {
  AffectedItinerary?: AffectedItineraryResolvers<ContextType>;
  Airport?: AirportResolvers<ContextType>;
  AnswerPhase?: AnswerPhaseResolvers<ContextType>;
  Authority?: AuthorityResolvers<ContextType>;
  AuthorityList?: AuthorityListResolvers<ContextType>;
  AuthorityPayload?: AuthorityPayloadResolvers<ContextType>;
  BrokenRegressionCase?: BrokenRegressionCaseResolvers<ContextType>;
  ComingEnd?: ComingEndResolvers<ContextType>;
  ComingEndList?: ComingEndListResolvers<ContextType>;
  Condition?: ConditionResolvers<ContextType>;
  Conflict?: ConflictResolvers<ContextType>;
  ConflictList?: ConflictListResolvers<ContextType>;
  ConflictingStatement?: ConflictingStatementResolvers<ContextType>;
  CopyChange?: CopyChangeResolvers<ContextType>;
  CopyPreview?: CopyPreviewResolvers<ContextType>;
  Country?: CountryResolvers<ContextType>;
  CountryGroup?: CountryGroupResolvers<ContextType>;
  CountryOverview?: CountryOverviewResolvers<ContextType>;
  CountryOverviewList?: CountryOverviewListResolvers<ContextType>;
  CountryReach?: CountryReachResolvers<ContextType>;
  CreateMyjourneyGroupPayload?: CreateMyjourneyGroupPayloadResolvers<ContextType>;
  CreateMyjourneyPayload?: CreateMyjourneyPayloadResolvers<ContextType>;
  CruiseSchedule?: CruiseScheduleResolvers<ContextType>;
  CruiseStop?: CruiseStopResolvers<ContextType>;
  CurrentUser?: CurrentUserResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  Departure?: DepartureResolvers<ContextType>;
  DestinationAnswer?: DestinationAnswerResolvers<ContextType>;
  DestinationDetail?: DestinationDetailResolvers<ContextType>;
  DetailCategory?: DetailCategoryResolvers<ContextType>;
  DetailEntry?: DetailEntryResolvers<ContextType>;
  DetailGroup?: DetailGroupResolvers<ContextType>;
  DetailSection?: DetailSectionResolvers<ContextType>;
  DetailType?: DetailTypeResolvers<ContextType>;
  DisputedCell?: DisputedCellResolvers<ContextType>;
  DraftAnswer?: DraftAnswerResolvers<ContextType>;
  EditCategory?: EditCategoryResolvers<ContextType>;
  Editor?: EditorResolvers<ContextType>;
  EntryPeriod?: EntryPeriodResolvers<ContextType>;
  EntryRestriction?: EntryRestrictionResolvers<ContextType>;
  EntryRestrictionDetail?: EntryRestrictionDetailResolvers<ContextType>;
  EntryRestrictionList?: EntryRestrictionListResolvers<ContextType>;
  EntryRestrictionPayload?: EntryRestrictionPayloadResolvers<ContextType>;
  EntryRestrictionWithParent?: EntryRestrictionWithParentResolvers<ContextType>;
  EntryStatement?: EntryStatementResolvers<ContextType>;
  Event?: EventResolvers<ContextType>;
  EventCategory?: EventCategoryResolvers<ContextType>;
  EventLists?: EventListsResolvers<ContextType>;
  EvidenceFile?: EvidenceFileResolvers<ContextType>;
  ExternalInfoList?: ExternalInfoListResolvers<ContextType>;
  Feedback?: FeedbackResolvers<ContextType>;
  FeedbackList?: FeedbackListResolvers<ContextType>;
  FieldErrors?: FieldErrorsResolvers<ContextType>;
  FormerDocument?: FormerDocumentResolvers<ContextType>;
  GroupPage?: GroupPageResolvers<ContextType>;
  HeldDocument?: HeldDocumentResolvers<ContextType>;
  ImpactPreview?: ImpactPreviewResolvers<ContextType>;
  ImportChange?: ImportChangeResolvers<ContextType>;
  ImportCounts?: ImportCountsResolvers<ContextType>;
  ImportProgress?: ImportProgressResolvers<ContextType>;
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
  LoginMethods?: LoginMethodsResolvers<ContextType>;
  MailCheck?: MailCheckResolvers<ContextType>;
  MailHeader?: MailHeaderResolvers<ContextType>;
  MailPreview?: MailPreviewResolvers<ContextType>;
  MailSettings?: MailSettingsResolvers<ContextType>;
  MapCountryStatus?: MapCountryStatusResolvers<ContextType>;
  MapRegionStatus?: MapRegionStatusResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  MutationResult?: MutationResultResolvers<ContextType>;
  News?: NewsResolvers<ContextType>;
  NewsList?: NewsListResolvers<ContextType>;
  NewsPayload?: NewsPayloadResolvers<ContextType>;
  NewsTag?: NewsTagResolvers<ContextType>;
  NewsTagList?: NewsTagListResolvers<ContextType>;
  NewsTagPayload?: NewsTagPayloadResolvers<ContextType>;
  OfficialList?: OfficialListResolvers<ContextType>;
  OfficialListResult?: OfficialListResultResolvers<ContextType>;
  OfficialListResultList?: OfficialListResultListResolvers<ContextType>;
  OpenItem?: OpenItemResolvers<ContextType>;
  Organisation?: OrganisationResolvers<ContextType>;
  OrganisationAccount?: OrganisationAccountResolvers<ContextType>;
  OrganisationAccountList?: OrganisationAccountListResolvers<ContextType>;
  OrganisationAccountPayload?: OrganisationAccountPayloadResolvers<ContextType>;
  OrganisationName?: OrganisationNameResolvers<ContextType>;
  OrganisationUser?: OrganisationUserResolvers<ContextType>;
  OwnLoginMethods?: OwnLoginMethodsResolvers<ContextType>;
  Passkey?: PasskeyResolvers<ContextType>;
  PasskeyOptions?: PasskeyOptionsResolvers<ContextType>;
  PastTripPage?: PastTripPageResolvers<ContextType>;
  Permission?: PermissionResolvers<ContextType>;
  Phase?: PhaseResolvers<ContextType>;
  PlaceHit?: PlaceHitResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RecoveryCodesPayload?: RecoveryCodesPayloadResolvers<ContextType>;
  Region?: RegionResolvers<ContextType>;
  RegressionCase?: RegressionCaseResolvers<ContextType>;
  RegressionCaseList?: RegressionCaseListResolvers<ContextType>;
  RegressionCasePayload?: RegressionCasePayloadResolvers<ContextType>;
  RegressionExpectation?: RegressionExpectationResolvers<ContextType>;
  RegressionFailure?: RegressionFailureResolvers<ContextType>;
  RestrictionInside?: RestrictionInsideResolvers<ContextType>;
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
  SecondFactorPayload?: SecondFactorPayloadResolvers<ContextType>;
  SectionVisibility?: SectionVisibilityResolvers<ContextType>;
  Ship?: ShipResolvers<ContextType>;
  ShipRoute?: ShipRouteResolvers<ContextType>;
  ShippingLine?: ShippingLineResolvers<ContextType>;
  StatusChange?: StatusChangeResolvers<ContextType>;
  StayLimit?: StayLimitResolvers<ContextType>;
  SummaryChange?: SummaryChangeResolvers<ContextType>;
  SummaryItem?: SummaryItemResolvers<ContextType>;
  TestMail?: TestMailResolvers<ContextType>;
  TestMailPayload?: TestMailPayloadResolvers<ContextType>;
  TextSnippet?: TextSnippetResolvers<ContextType>;
  TextSnippetList?: TextSnippetListResolvers<ContextType>;
  TextSnippetPayload?: TextSnippetPayloadResolvers<ContextType>;
  TickerEntry?: TickerEntryResolvers<ContextType>;
  TokenAuth?: TokenAuthResolvers<ContextType>;
  TourOperatorExternalRestrictionInfo?: TourOperatorExternalRestrictionInfoResolvers<ContextType>;
  TourOperatorExternalRestrictionInfoPayload?: TourOperatorExternalRestrictionInfoPayloadResolvers<ContextType>;
  TransitHours?: TransitHoursResolvers<ContextType>;
  TranslateTextPayload?: TranslateTextPayloadResolvers<ContextType>;
  TravellerDocument?: TravellerDocumentResolvers<ContextType>;
  TravellerFacts?: TravellerFactsResolvers<ContextType>;
  TripChange?: TripChangeResolvers<ContextType>;
  TripChanges?: TripChangesResolvers<ContextType>;
  TripDevices?: TripDevicesResolvers<ContextType>;
  TripMail?: TripMailResolvers<ContextType>;
  TripMails?: TripMailsResolvers<ContextType>;
  TripPage?: TripPageResolvers<ContextType>;
  TripPagesChange?: TripPagesChangeResolvers<ContextType>;
  TripPush?: TripPushResolvers<ContextType>;
  UpdateMyjourneyPayload?: UpdateMyjourneyPayloadResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserList?: UserListResolvers<ContextType>;
  UserPayload?: UserPayloadResolvers<ContextType>;
  UserSession?: UserSessionResolvers<ContextType>;
  VisaSaying?: VisaSayingResolvers<ContextType>;
  Warning?: WarningResolvers<ContextType>;
  Widget?: WidgetResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = any> = {
  cost?: CostDirectiveResolver<any, any, ContextType>;
  listSize?: ListSizeDirectiveResolver<any, any, ContextType>;
};
