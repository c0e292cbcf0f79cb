/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type AuthorityType =
  | 'DESTINATION_COUNTRY'
  | 'FOREIGN_OFFICE'
  | 'HEALTH_INSTITUTE'
  | 'OTHER';

export type ComingEndKind =
  | 'NO_ACCESS'
  | 'NO_RESTRICTIONS'
  | 'SOME_RESTRICTIONS'
  | 'STATEMENT';

/** What a condition of its kind does not know is left out. */
export type ConditionInput = {
  ageFrom: number | null;
  ageTo: number | null;
  /** ISO codes and keys of groups. */
  countryIds: Array<string> | null;
  documents: Array<HeldDocumentInput> | null;
  isNot: boolean | null;
  kind: ConditionKind;
  means: Array<EntryMeans> | null;
  passports: Array<PassportKind> | null;
  portIds: Array<string> | null;
  /** HOLDS: what documents of the kind concerned have to be. */
  qualities: Array<DocumentQuality> | null;
  transitHours: number | null;
  /** HOLDS: valid for so many months more on arrival. */
  validMonths: number | null;
  withinDays: number | null;
  withinYears: number | null;
};

export type ConditionKind =
  | 'AGE'
  | 'ENTRY_BY'
  | 'HOLDS'
  | 'PASSPORT'
  | 'RESIDENCE'
  | 'VISITED';

export type ConflictKind =
  /** Their conditions differ and can hold at once: answers show them as conflicting where they do. */
  | 'CONDITIONS_MEET'
  /** In equal rank: answers show them as conflicting. */
  | 'EQUAL_RANK'
  /** The same, but those with more conditions, which come first, count although they are not narrower. */
  | 'MORE_CONDITIONS';

export type CopySource =
  | 'BUSINESS'
  | 'PARENT';

/** The three sets of detail types of the catalogue. */
export type DetailSet =
  | 'COUNTRY_INFORMATION'
  | 'MAIN'
  | 'VACCINATION_STATUS';

export type DetailView =
  | 'EXPERT'
  | 'LEGACY'
  | 'TRAVELLER';

/** What a document has to be to count: a visa for several entries or used before, a permit without an end. */
export type DocumentQuality =
  | 'MULTIPLE_ENTRY'
  | 'PERMANENT'
  | 'USED';

export type DraftTravellerInput = {
  /** One to four. */
  citizenshipIds: Array<string>;
  dateEnd: string;
  dateStart: string;
  departureId: string;
  restrictionType: RestrictionType;
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

export type EntryRestrictionDetailInput = {
  authorityId: string | null;
  /** A day that is only sent back as it was read ends with the wording it belongs to: saving is no check. */
  checkedAt: string | null;
  citizenshipIds: Array<string> | null;
  /** All have to hold. */
  conditions: Array<ConditionInput> | null;
  departureIds: Array<string> | null;
  editCategories: Array<unknown> | null;
  id: string | null;
  nextReview: string | null;
  noAccessEnd: string | null;
  noAccessStart: string | null;
  noRestrictionsEnd: string | null;
  noRestrictionsStart: string | null;
  noteDe: string | null;
  noteEn: string | null;
  restrictionDetailJson: unknown;
  restrictionType: RestrictionType;
  someRestrictionsEnd: string | null;
  someRestrictionsStart: string | null;
  sourceUri: string | null;
  /** First and last day on which it applies, both included; null: open. */
  validFrom: string | null;
  validUntil: string | null;
  /** Left out or null: the day of saving where the wording changes, else as it was. */
  writtenOn: string | null;
};

export type EntryRestrictionInput = {
  airportId: string | null;
  countryId: string;
  details: Array<EntryRestrictionDetailInput>;
  /** A later day on which the revision takes effect by itself; until then it is scheduled. */
  effectiveOn: string | null;
  id: string | null;
  internalNote: string | null;
  internalSources: string | null;
  isActive: boolean;
  isChecked: boolean | null;
  isSignificant: boolean | null;
  level: RestrictionLevel;
  /** Hands a revision that breaks a regression case to a second person instead of rejecting it. */
  proposeForConfirmation: boolean | null;
  regionDeviationBusiness: boolean | null;
  regionDeviationTourism: boolean | null;
  regionId: string | null;
  reminder: string | null;
  significantUpdateNote: string | null;
  version: number | null;
};

/** Whether something is said about a type, nothing is, or statements of equal rank conflict. */
export type EntryState =
  | 'CONFLICTING'
  /** On conditions of which the question does not say whether they hold. */
  | 'DEPENDS'
  | 'STATED'
  | 'UNKNOWN';

export type ExpectationKind =
  | 'STATUS'
  | 'SUMMARY'
  | 'VALUE';

export type FormerDocumentInput = {
  /** ISO code of a country, or SCHENGEN. */
  issuerId: string;
  kind: HeldDocumentKind;
  /** The year in which it ended. */
  untilYear: number | null;
};

export type GroupMemberInput = {
  citizenshipCountryIds: Array<string>;
  /** Whose page it is, as the agency calls it; a name is not needed. */
  label: string;
};

export type HeldDocumentInput = {
  /** ISO code of a country, or SCHENGEN. */
  issuerId: string;
  kind: HeldDocumentKind;
};

export type HeldDocumentKind =
  | 'RESIDENCE'
  | 'VISA';

export type ImportChangeKind =
  | 'ADDED'
  | 'CHANGED'
  | 'REMOVED';

export type ImportFileInput = {
  dated: string | null;
  /** As `POST /api/imports/files` answered it. */
  fileId: string;
  fileName: string;
  importer: string;
  licence: string | null;
  /** What the file no longer says is taken away; without it, it stays and is reported. */
  removeMissing: boolean | null;
  sourceUri: string | null;
};

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

export type LinkState =
  | 'BROKEN'
  | 'OK'
  | 'REDIRECTED'
  | 'UNREACHABLE';

/** Whose name a mail carries: that of the own organisation, or an invented one. */
export type MailBrand =
  | 'OWN'
  | 'SAMPLE';

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

/** A kind of mail that the product sends. */
export type MailKind =
  | 'CHANGE_BEFORE_TRIP'
  | 'CHANGE_DURING_TRIP'
  | 'INVITATION'
  | 'LOGIN_CHANGED'
  | 'PASSWORD_CHANGED'
  | 'PASSWORD_RESET'
  | 'VERIFICATION';

export type NewsType =
  | 'DESTINATIONMANAGER'
  | 'GENERAL';

export type PassportKind =
  | 'BIOMETRIC'
  | 'DIPLOMATIC'
  | 'EMERGENCY'
  | 'ORDINARY';

export type PlaceType =
  | 'AIRPORT'
  | 'COUNTRY'
  | 'REGION';

/** Who stated a detail: an editor, or an importer whose statements nobody has verified. */
export type Provenance =
  | 'EDITORIAL'
  | 'IMPORTED';

export type ReachDocument =
  | 'ID_CARD'
  | 'PASSPORT';

export type RestrictionLevel =
  | 'AIRPORT'
  | 'COUNTRY'
  | 'REGION';

export type RestrictionType =
  | 'BUSINESS'
  | 'CRUISE'
  | 'PRIVATE';

export type RiskLevel =
  | 'LEVEL1'
  | 'LEVEL2'
  | 'LEVEL3'
  | 'LEVEL4'
  | 'LEVEL5'
  | 'UNKNOWN';

export type SavedQueryInput = {
  filter: unknown;
  id: string | null;
  name: string;
  screen: string;
};

/** `isOwn`: proposed by the viewer, or by others. */
export type ScheduledRevisionFilter = {
  countryId: string | null;
  ids: Array<string> | null;
  isOwn: boolean | null;
  restrictionId: string | null;
  states: Array<ScheduledState> | null;
};

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

export type StatusColor =
  | 'BLUE'
  | 'GRAY'
  | 'PURPLE'
  | 'RED'
  | 'YELLOW';

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

export type TestMailState =
  | 'ACCEPTED'
  | 'NOT_TAKEN'
  | 'WAITING';

export type TransitHoursInput = {
  hours: number;
  id: string;
  type: PlaceType;
};

export type TransitInput = {
  id: string;
  type: PlaceType;
};

/** A visa or permit that is held now. What is left out of it is not known. */
export type TravellerDocumentInput = {
  /** VISA: for several entries. */
  isMultipleEntry: boolean | null;
  /** RESIDENCE: without an end. */
  isPermanent: boolean | null;
  /** VISA: its holder has entered with it before. */
  isUsed: boolean | null;
  /** ISO code of a country, or SCHENGEN. */
  issuerId: string;
  kind: HeldDocumentKind;
  /** The last day on which it is valid. */
  validUntil: string | null;
};

/** What is known of the travellers. What is left out is not known: what depends on it is answered as DEPENDS. */
export type TravellerFactsInput = {
  /** Of each traveller, in years. */
  ages: Array<number> | null;
  /** Of the arrival at each destination, in their order, counted from `dateStart`; null: not known. */
  arrivalDays: Array<number | null> | null;
  /** All that they hold; empty: none. A permit of the country of residence is open unless it is listed. */
  documents: Array<TravellerDocumentInput> | null;
  entryBy: EntryMeans | null;
  /** All that they held before and that have ended; empty: none. */
  formerDocuments: Array<FormerDocumentInput> | null;
  passport: PassportKind | null;
  residenceId: string | null;
  transitHours: Array<TransitHoursInput> | null;
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

export type TripPageState =
  | 'ACTIVE'
  | 'DISABLED'
  | 'EXPIRED';

export type TripSubscriptionState =
  | 'CONFIRMED'
  | 'ENDED'
  | 'NONE'
  | 'PENDING'
  /** The mail server rejected the address. */
  | 'SUSPENDED';

export type ValueKind =
  | 'COLOR'
  | 'FREETEXT'
  | 'POSINT'
  | 'YESNO'
  | 'YESNOTEXT';

export type VisaWord =
  | 'AUTHORISATION'
  | 'CONFLICTING'
  | 'DEPENDS'
  | 'E_VISA'
  | 'FREE'
  | 'ON_ARRIVAL'
  | 'UNKNOWN'
  | 'VISA';

export type DestinationAnswer = { isTransit: boolean, status: StatusColor, entryBanned: boolean, riskLevel: RiskLevel, phase: string | null, phaseStart: string | null, phaseEnd: string | null, place: PlaceHit, phases: Array<AnswerPhase> };

export type AnswerPhase = { phase: string, conditions: Array<string>, startDate: string | null, endDate: string | null, citizenships: Array<string>, provenance: Provenance, sourceUri: string | null, writtenOn: string | null, checkedAt: string | null, authority: Authority | null };

export type SummaryItem = { key: SummaryItemKey, title: string, status: SummaryStatus, text: string, destinations: Array<string>, citizenships: Array<string>, heldDestinations: Array<string>, stayLimits: Array<{ destinations: Array<string>, days: number, citizenships: Array<string> }> };

export type EntryStatement = { text: string, textLanguage: string, machineTranslatedFrom: string | null, sourceUri: string | null, writtenOn: string | null, checkedAt: string | null, provenance: Provenance, authority: Authority | null };

export type EntryPeriod = { from: string | null, until: string | null, state: EntryState, text: string, textLanguage: string, machineTranslatedFrom: string | null, sourceUri: string | null, writtenOn: string | null, checkedAt: string | null, provenance: Provenance | null, authority: Authority | null, statements: Array<EntryStatement> };

export type DetailEntry = { detailType: string, title: string, explanation: string | null, destination: string, citizenships: Array<string>, value: unknown, text: string, html: string | null, textLanguage: string, machineTranslatedFrom: string | null, positive: boolean | null, level: RestrictionLevel, sourceUri: string | null, writtenOn: string | null, checkedAt: string | null, state: EntryState, provenance: Provenance | null, authority: Authority | null, statements: Array<EntryStatement>, periods: Array<EntryPeriod> };

export type DetailSection = { key: string, title: string, citizenshipShowGrouping: string | null, entries: Array<DetailEntry> };

export type ScheduledChange = { effectiveOn: string, timing: ScheduledTiming, destination: string, detailType: string, title: string, citizenships: Array<string>, before: string | null, after: string | null, text: string };

export type DestinationDetail = { version: string, asOf: string | null, destinations: Array<DestinationAnswer>, summary: Array<SummaryItem>, warnings: Array<{ key: string, text: string, destinations: Array<string> }>, sections: Array<DetailSection>, scheduled: Array<ScheduledChange> };

export type LookupVariables = Exact<{
  departureType: PlaceType;
  departureId: string;
  destinationsTypes: Array<PlaceType> | PlaceType;
  destinationIds: Array<string> | string;
  citizenshipIds: Array<string> | string;
  restrictionType?: RestrictionType | null;
  dateStart: string;
  dateEnd: string;
  transitTypes?: Array<PlaceType> | PlaceType | null;
  transitIds?: Array<string> | string | null;
  view?: DetailView | null;
  language?: string | null;
  asOf?: string | null;
  travellers?: TravellerFactsInput | null;
}>;


export type Lookup = { destinationDetail: DestinationDetail };

export type CruiseLookupVariables = Exact<{
  departureType: PlaceType;
  departureId: string;
  cruiseId: string;
  cruiseDateStart: string;
  destinationsTypes?: Array<PlaceType> | PlaceType | null;
  destinationIds?: Array<string> | string | null;
  citizenshipIds: Array<string> | string;
  dateStart: string;
  dateEnd: string;
  transitTypes?: Array<PlaceType> | PlaceType | null;
  transitIds?: Array<string> | string | null;
  view?: DetailView | null;
  language?: string | null;
  asOf?: string | null;
  travellers?: TravellerFactsInput | null;
}>;


export type CruiseLookup = { cruiseDestinationDetail: DestinationDetail };

export type CreateMyjourneyVariables = Exact<{
  departureType: PlaceType;
  departureId: string;
  destinationsTypes?: Array<PlaceType> | PlaceType | null;
  destinationIds?: Array<string> | string | null;
  cruisecompassCruiseId?: string | null;
  citizenshipCountryIds: Array<string> | string;
  dateStart: string;
  dateEnd: string;
  restrictionType: RestrictionType;
  language: string;
  email?: string | null;
  internalNote?: string | null;
  showEvents?: boolean | null;
  transits?: Array<TransitInput> | TransitInput | null;
  travellers?: TravellerFactsInput | null;
}>;


export type CreateMyjourney = { createMyjourney: { ok: boolean, url: string | null, id: string | null, errors: Array<FieldErrors> } };

export type CreateMyjourneyGroupVariables = Exact<{
  departureType: PlaceType;
  departureId: string;
  destinationsTypes?: Array<PlaceType> | PlaceType | null;
  destinationIds?: Array<string> | string | null;
  cruisecompassCruiseId?: string | null;
  dateStart: string;
  dateEnd: string;
  restrictionType: RestrictionType;
  language: string;
  internalNote?: string | null;
  showEvents?: boolean | null;
  transits?: Array<TransitInput> | TransitInput | null;
  bookingNumber?: string | null;
  members: Array<GroupMemberInput> | GroupMemberInput;
}>;


export type CreateMyjourneyGroup = { createMyjourneyGroup: { ok: boolean, isExisting: boolean, errors: Array<FieldErrors>, pages: Array<{ id: string, label: string, url: string }> } };

export type SavedQuery = { id: string, name: string, filter: unknown };

export type SavedQueryListVariables = Exact<{
  screen: string;
}>;


export type SavedQueryList = { savedQueryList: { results: Array<SavedQuery> } };

export type CreateSavedQueryVariables = Exact<{
  input: SavedQueryInput;
}>;


export type CreateSavedQuery = { createSavedQuery: { ok: boolean, errors: Array<FieldErrors> } };

export type DeleteSavedQueryVariables = Exact<{
  id: string;
}>;


export type DeleteSavedQuery = { deleteSavedQuery: { ok: boolean, errors: Array<FieldErrors> } };

export type AuthorityRecord = { id: string, name: string, authorityType: AuthorityType };

export type ShownEvent = { id: string, gmUniqueEventId: string, title: string, isActive: boolean, level: RiskLevel, significantUpdateAt: string, staticPageUrl: string | null, timeStart: string, timeEnd: string | null, countUpdates: number, latitude: number | null, longitude: number | null, pinned: boolean, category: { code: string, name: string }, country: { id: string, iso2: string, nameShort: string } | null };

export type AllEventsVariables = Exact<{ [key: string]: never; }>;


export type AllEvents = { allEvents: { events: Array<ShownEvent>, liveEvents: Array<ShownEvent>, pinnedEvents: Array<ShownEvent> } };

export type MapEventsVariables = Exact<{ [key: string]: never; }>;


export type MapEvents = { mapEvents: Array<ShownEvent> };

export type PinEventVariables = Exact<{
  event: string;
}>;


export type PinEvent = { pinEvent: { ok: boolean, errors: Array<{ field: string, messages: Array<string> }> } };

export type UnpinEventVariables = Exact<{
  event: string;
}>;


export type UnpinEvent = { unpinEvent: { ok: boolean, errors: Array<{ field: string, messages: Array<string> }> } };

export type FieldErrors = { field: string, messages: Array<string> };

export type Editor = { id: string, firstName: string, lastName: string };

export type CountryName = { id: string, iso2: string, nameShort: string };

export type PlaceHit = { type: PlaceType, id: string, name: string, iata: string | null, country: CountryName, region: { id: string, name: string } | null };

export type Authority = { id: string, name: string };

export type LinkCheck = { uri: string, state: LinkState, httpStatus: number | null, location: string | null, checkedAt: string, unchangedSince: string | null };

export type RevisionChange = { detailId: string | null, purpose: RestrictionType | null, citizenships: Array<string>, departures: Array<string>, field: string, title: string, before: unknown, after: unknown, beforeText: string | null, afterText: string | null };

export type RegressionFailure = { kind: ExpectationKind, key: string, title: string, place: string | null, citizenship: string | null, expected: unknown, actual: unknown };

export type BrokenRegressionCase = { id: string, name: string, failures: Array<RegressionFailure> };

export type Importer = { name: string, title: string, accepts: Array<string>, licence: string, attribution: string, maxFileBytes: number };

export type ImportRunRow = { id: string, importer: string, sourceName: string, sourceUri: string | null, licence: string, dated: string | null, state: ImportState, startedAt: string, finishedAt: string | null, problems: Array<string>, progress: { work: ImportWork, step: ImportStep, percent: number } | null, startedBy: Editor | null, appliedBy: Editor | null, counts: { read: number, added: number, changed: number, removed: number, unchanged: number, skipped: number } };

export type ImportChange = { kind: ImportChangeKind, place: string | null, placeName: string | null, field: string, before: unknown, after: unknown };

export type ImportRun = (
  { notApplied: string | null, changes: Array<ImportChange>, brokenRegressionCases: Array<BrokenRegressionCase> }
  & ImportRunRow
);

export type ImportSchedule = { id: string, importer: string, address: string, everyHours: number, isActive: boolean, applies: boolean, licence: string, lastRun: { id: string, state: ImportState, startedAt: string } | null };

export type ImportersVariables = Exact<{ [key: string]: never; }>;


export type Importers = { importers: Array<Importer> };

export type ImportRunByIdVariables = Exact<{
  id: string;
}>;


export type ImportRunById = { importRun: ImportRun | null };

export type StartImportVariables = Exact<{
  input: ImportFileInput;
}>;


export type StartImport = { startImport: { ok: boolean, errors: Array<FieldErrors>, run: { id: string } | null } };

export type ApplyImportVariables = Exact<{
  id: string;
}>;


export type ApplyImport = { applyImport: { ok: boolean, errors: Array<FieldErrors>, run: { id: string, state: ImportState } | null } };

export type CancelImportVariables = Exact<{
  id: string;
}>;


export type CancelImport = { cancelImport: { ok: boolean, errors: Array<FieldErrors>, run: { id: string, state: ImportState } | null } };

export type OperatorInfo = { id: string, name: string, infoCategory: string, link: string | null, linkDe: string | null, linkEn: string | null, allowIframe: boolean };

export type Feedback = { id: string, title: string, text: string, sentAt: string, isDone: boolean, sentBy: Editor | null };

export type SendFeedbackVariables = Exact<{
  title: string;
  text: string;
}>;


export type SendFeedback = { sendEntryrestrictionFeedback: { ok: boolean, errors: Array<FieldErrors> } };

export type Journey = { id: string, link: string, departureName: string, restrictionType: RestrictionType, dateStart: string, dateEnd: string, language: string, email: string | null, internalNote: string | null, label: string | null, createdAt: string, isActive: boolean, isManuallyDisabled: boolean, transits: Array<PlaceHit>, destinations: Array<PlaceHit>, cruises: Array<{ cruiseName: string, shipName: string }> };

export type UpdateMyjourneyEmailNoteVariables = Exact<{
  id: string;
  email?: string | null;
  internalNote?: string | null;
  isManuallyDisabled?: boolean | null;
}>;


export type UpdateMyjourneyEmailNote = { updateMyjourneyEmailNote: { ok: boolean, id: string | null, errors: Array<FieldErrors> } };

export type SwitchJourneyLinkVariables = Exact<{
  id: string;
  isManuallyDisabled: boolean;
}>;


export type SwitchJourneyLink = { updateMyjourneyEmailNote: { ok: boolean, errors: Array<FieldErrors> } };

export type TripMail = { id: string, kind: TripMailKind, state: TripMailState, createdAt: string, sentAt: string | null, nextTryAt: string | null, code: string | null };

export type TripPush = { id: string, state: TripMailState, createdAt: string, sentAt: string | null, nextTryAt: string | null, code: string | null };

export type TripMails = { subscription: TripSubscriptionState, attempt: number, requestedAt: string | null, confirmedAt: string | null, mails: Array<TripMail>, devices: { count: number, lastPush: TripPush | null } };

export type MyjourneyMailsVariables = Exact<{
  id: string;
}>;


export type MyjourneyMails = { myjourneyMails: TripMails | null };

export type PastTripPage = { state: TripPageState, message: string | null, html: string };

export type MyjourneyPageAsOfVariables = Exact<{
  id: string;
  asOf: string;
  language?: string | null;
}>;


export type MyjourneyPageAsOf = { myjourneyPageAsOf: PastTripPage | null };

export type EvidenceFile = { name: string, content: string, records: number };

export type MyjourneyEvidenceVariables = Exact<{
  id: string;
  language?: string | null;
  contractOn?: string | null;
}>;


export type MyjourneyEvidence = { myjourneyEvidence: EvidenceFile | null };

export type MailSettingsVariables = Exact<{ [key: string]: never; }>;


export type MailSettings = { mailSettings: { from: string, readsBounces: boolean, isLimited: boolean, waiting: number, sentLastDay: number, rejectedLastDay: number, checks: Array<{ subject: MailCheckSubject, target: string, problem: MailCheckProblem | null, code: string | null, checkedAt: string, failingSince: string | null, stopsMails: boolean }> } };

export type MailPreviewVariables = Exact<{
  kind: MailKind;
  language: string;
  brand: MailBrand;
}>;


export type MailPreview = { mailPreview: { language: string, subject: string, html: string, text: string, htmlBytes: number, headers: Array<{ name: string, value: string }> } };

export type TestMailVariables = Exact<{
  id: string;
}>;


export type TestMail = { testMail: { id: string, state: TestMailState, code: string | null } | null };

export type SendTestMailVariables = Exact<{
  kind: MailKind;
  language: string;
  brand: MailBrand;
}>;


export type SendTestMail = { sendTestMail: { ok: boolean, errors: Array<FieldErrors>, testMail: { id: string } | null } };

export type MapCountryStatus = { status: StatusColor, statusForeignOffice: string, statusForeignOfficeText: string, statusDestinationCountryText: string, rkiStatusText: string | null, regionDeviation: boolean, sevenDayIncidence: number | null, sevenDayIncidencePrevious: number | null, riskLevel: RiskLevel, country: { id: string, iso2: string, nameShort: string } };

export type MapOfWorldVariables = Exact<{
  departureId?: string | null;
  citizenshipId?: string | null;
}>;


export type MapOfWorld = { mapWorldCountryStatus: Array<MapCountryStatus> };

export type MapOfRegionsVariables = Exact<{
  countryId: string;
  departureId?: string | null;
  citizenshipId?: string | null;
}>;


export type MapOfRegions = { mapCountryRegionStatus: Array<{ id: string, name: string, status: StatusColor, geojson: unknown }> };

export type CountryContentVariables = Exact<{
  countryId: string;
}>;


export type CountryContent = { mapCidmerDestinationContent: DestinationDetail | null };

export type PassportReachVariables = Exact<{
  citizenshipId?: string | null;
  departureId?: string | null;
  document?: ReachDocument | null;
  restrictionType?: RestrictionType | null;
}>;


export type PassportReach = { passportReach: Array<{ access: EntryAccess, days: number | null, country: { id: string, iso2: string, nameShort: string } }> };

export type KeptNews = { id: string, title: string, titleDe: string | null, titleEn: string | null, titleNl: string | null, text: string, textDe: string | null, textEn: string | null, textNl: string | null, newsType: NewsType, importantUntil: string | null, tagIds: Array<string>, countryId: string | null, image: string | null, imageId: string | null, createdAt: string, modifiedAt: string, significantUpdateAt: string | null, tags: Array<{ id: string, name: string }>, country: { id: string, nameShort: string } | null, modifiedBy: Editor | null };

export type NewsTagRecord = { id: string, name: string, nameDe: string, nameEn: string, nameNl: string | null, order: number };

export type Article = { id: string, title: string, text: string, newsType: NewsType, importantUntil: string | null, image: string | null, createdAt: string, significantUpdateAt: string | null, tags: Array<{ id: string, name: string }>, country: { id: string, iso2: string, nameShort: string } | null };

export type LatestNewsVariables = Exact<{
  limit?: number | null;
}>;


export type LatestNews = { news: Array<Article> };

export type TickerOfNewsVariables = Exact<{
  countryFilter?: Array<string> | string | null;
}>;


export type TickerOfNews = { ticker: Array<{ id: string, title: string, newsId: string | null, eventId: string | null, at: string, country: { id: string, iso2: string, nameShort: string } | null }> };

export type ChangesForTripsVariables = Exact<{
  since: string;
}>;


export type ChangesForTrips = { myjourneyChanges: { tripPages: number, results: Array<{ id: string, at: string, title: string, before: string | null, after: string | null, tripPages: number, nextDeparture: string | null, place: PlaceHit, citizenships: Array<{ id: string, iso2: string, nameShort: string }> }> } };

export type DeparturesVariables = Exact<{ [key: string]: never; }>;


export type Departures = { myjourneyDepartures: Array<{ entryBanned: boolean, openItems: Array<{ key: SummaryItemKey, title: string, status: SummaryStatus }>, journey: { id: string, link: string, restrictionType: RestrictionType, dateStart: string, dateEnd: string, internalNote: string | null, citizenships: Array<{ id: string, iso2: string, nameShort: string }>, destinations: Array<PlaceHit> } }> };

export type FavouriteCountriesVariables = Exact<{ [key: string]: never; }>;


export type FavouriteCountries = { organisationCountrySelections: Array<{ id: string, iso2: string, nameShort: string, riskLevel: RiskLevel }> };

export type OrganisationAccountRecord = { id: string, name: string, idCodePublic: string, widgetEnabled: boolean, passwordChangeEnabled: boolean, activeUsers: number };

export type CountryWithPlaces = (
  { regions: Array<{ id: string, name: string }>, airports: Array<{ id: string, iata: string | null, name: string }> }
  & CountryName
);

export type CountryGroup = { key: string, title: string, members: Array<string> };

export type CountriesVariables = Exact<{ [key: string]: never; }>;


export type Countries = { countries: Array<CountryName> };

export type CountryVariables = Exact<{
  id: string;
}>;


export type Country = { country: CountryWithPlaces | null };

export type CountryGroupsVariables = Exact<{ [key: string]: never; }>;


export type CountryGroups = { countryGroups: Array<CountryGroup> };

export type LookupDestinationsVariables = Exact<{
  search: string;
}>;


export type LookupDestinations = { lookupDestinations: Array<PlaceHit> };

export type RegressionExpectation = { kind: ExpectationKind, key: string, place: string | null, citizenship: string | null, expected: unknown };

export type TravellerFacts = { residenceId: string | null, ages: Array<number> | null, entryBy: EntryMeans | null, passport: PassportKind | null, arrivalDays: Array<number | null> | null, documents: Array<{ issuerId: string, kind: HeldDocumentKind, isMultipleEntry: boolean | null, isUsed: boolean | null, isPermanent: boolean | null, validUntil: string | null }> | null, formerDocuments: Array<{ issuerId: string, kind: HeldDocumentKind, untilYear: number | null }> | null, transitHours: Array<{ type: PlaceType, id: string, hours: number }> | null };

export type RegressionCase = { id: string, name: string, note: string | null, restrictionType: RestrictionType, startsInDays: number, nights: number, modifiedAt: string, said: TravellerFacts | null, departure: PlaceHit, destinations: Array<PlaceHit>, transits: Array<PlaceHit>, citizenships: Array<{ iso2: string }>, expectations: Array<RegressionExpectation>, modifiedBy: Editor | null, failures: Array<RegressionFailure> };

export type PresentEntry = { detailType: string, title: string, kind: ValueKind, destination: string, citizenships: Array<string>, value: unknown, text: string, state: EntryState, provenance: Provenance | null };

export type PresentAnswer = { destinations: Array<{ isTransit: boolean, status: StatusColor, place: PlaceHit }>, summary: Array<{ key: SummaryItemKey, title: string, status: SummaryStatus }>, sections: Array<{ key: string, title: string, entries: Array<PresentEntry> }> };

export type ReadPresentAnswerVariables = Exact<{
  departureType: PlaceType;
  departureId: string;
  destinationsTypes: Array<PlaceType> | PlaceType;
  destinationIds: Array<string> | string;
  citizenshipIds: Array<string> | string;
  transitTypes?: Array<PlaceType> | PlaceType | null;
  transitIds?: Array<string> | string | null;
  restrictionType?: RestrictionType | null;
  dateStart: string;
  dateEnd: string;
  travellers?: TravellerFactsInput | null;
  language?: string | null;
}>;


export type ReadPresentAnswer = { destinationDetail: PresentAnswer };

export type ComingEnd = { id: string, restrictionId: string, detailId: string, restrictionType: RestrictionType, citizenships: Array<string>, what: ComingEndKind, endsOn: string, daysLeft: number, tripPages: number, place: PlaceHit };

export type ConflictingStatement = { restrictionId: string, detailId: string, text: string, conditions: Array<string>, sourceUri: string | null, validFrom: string | null, validUntil: string | null, writtenOn: string | null, checkedAt: string | null, provenance: Provenance, authority: Authority | null };

export type Conflict = { kind: ConflictKind, restrictionType: RestrictionType, detailType: string, title: string, citizenships: Array<string>, place: PlaceHit, statements: Array<ConflictingStatement> };

export type ConflictsOfVariables = Exact<{
  restrictionId: string;
}>;


export type ConflictsOf = { openConflicts: { totalCount: number, results: Array<Conflict> } };

export type CopyChange = { detailId: string | null, citizenships: Array<string>, departures: Array<string>, category: string, field: string, title: string, before: unknown, after: unknown, beforeText: string | null, afterText: string | null };

export type CopyPreview = { ok: boolean, details: unknown, errors: Array<FieldErrors>, overwrites: Array<CopyChange>, additions: Array<CopyChange>, brokenRegressionCases: Array<BrokenRegressionCase> };

export type PreviewEntryRestrictionCopyVariables = Exact<{
  input: EntryRestrictionInput;
  from: CopySource;
  categories: Array<string> | string;
}>;


export type PreviewEntryRestrictionCopy = { previewEntryRestrictionCopy: CopyPreview };

export type RestrictionRow = { id: string, level: RestrictionLevel, isActive: boolean, provenance: Provenance, modifiedAt: string, checkedAt: string | null, detailCount: number, country: CountryName, region: { id: string, name: string } | null, airport: { id: string, iata: string | null, name: string } | null, modifiedBy: Editor | null };

export type Phase = { startDate: string | null, endDate: string | null };

export type RestrictionDetail = { id: string, restrictionType: RestrictionType, citizenshipCodes: Array<string>, departureCodes: Array<string>, validFrom: string | null, validUntil: string | null, sourceUri: string | null, writtenOn: string | null, checkedAt: string | null, nextReview: string | null, restrictionDetailJson: unknown, conditions: Array<{ kind: ConditionKind, isNot: boolean, countryIds: Array<string>, withinDays: number | null, transitHours: number | null, withinYears: number | null, qualities: Array<DocumentQuality>, validMonths: number | null, ageFrom: number | null, ageTo: number | null, means: Array<EntryMeans>, portIds: Array<string>, passports: Array<PassportKind>, documents: Array<{ issuerId: string, kind: HeldDocumentKind }> }>, checkedBy: Editor | null, authority: Authority | null, noRestrictions: Phase, noAccess: Phase, someRestrictions: Phase, note: { noteDeRaw: string | null, noteEnRaw: string | null }, editCategories: Array<{ category: string, copyFromBusiness: boolean }>, link: LinkCheck | null };

export type Restriction = (
  { reminder: string | null, internalNote: string | null, internalSources: string | null, regionDeviationTourism: boolean, regionDeviationBusiness: boolean, version: number, importSource: string | null, importLicence: string | null, significantUpdateAt: string | null, significantUpdateNote: string | null, significantUpdateBy: Editor | null, checkedBy: Editor | null, details: Array<RestrictionDetail> }
  & RestrictionRow
);

export type RestrictionPayload = { ok: boolean, errors: Array<FieldErrors>, warnings: Array<FieldErrors>, scheduled: { id: string, state: ScheduledState, effectiveOn: string | null } | null, brokenRegressionCases: Array<BrokenRegressionCase>, entryRestriction: Restriction | null, current: Restriction | null };

export type EntryRestrictionVariables = Exact<{
  id: string;
}>;


export type EntryRestriction = { entryRestriction: Restriction | null };

export type CreateEntryRestrictionVariables = Exact<{
  input: EntryRestrictionInput;
}>;


export type CreateEntryRestriction = { createEntryRestriction: RestrictionPayload };

export type UpdateEntryRestrictionVariables = Exact<{
  input: EntryRestrictionInput;
}>;


export type UpdateEntryRestriction = { updateEntryRestriction: RestrictionPayload };

export type DetailType = { key: string, title: string, kind: ValueKind, category: string, showBusiness: boolean, set: DetailSet };

export type DetailCategory = { key: string, title: string, backgroundColor: string, textColor: string, allowCopyFromBusiness: boolean, parent: string | null };

export type RestrictionCatalogueVariables = Exact<{ [key: string]: never; }>;


export type RestrictionCatalogue = { detailTypes: Array<DetailType>, detailCategories: Array<DetailCategory> };

export type AuthoritiesVariables = Exact<{
  limit?: number | null;
  offset?: number | null;
}>;


export type Authorities = { entryRestrictionAuthorities: Array<Authority> };

export type CheckLinksVariables = Exact<{
  restrictionId: string;
}>;


export type CheckLinks = { checkLinks: { ok: boolean, errors: Array<FieldErrors>, results: Array<LinkCheck> } };

export type SummaryChange = { item: SummaryItemKey, title: string, before: SummaryStatus, after: SummaryStatus, tripPages: number };

export type StatusChange = { before: StatusColor, after: StatusColor, tripPages: number };

export type ImpactPlace = { type: PlaceType, id: string, name: string, country: { iso2: string } };

export type ImpactItinerary = { restrictionType: RestrictionType, dateStart: string, dateEnd: string, tripPages: number, departure: { iso2: string }, destinations: Array<ImpactPlace>, transits: Array<ImpactPlace>, citizenships: Array<{ iso2: string, nameShort: string }>, summaryChanges: Array<SummaryChange>, statusChanges: Array<StatusChange> };

export type ImpactTrip = { id: string, link: string, dateStart: string, dateEnd: string, restrictionType: RestrictionType, internalNote: string | null, destinations: Array<{ name: string }> };

export type ImpactPreview = { ok: boolean, activeTripPages: number, affectedTripPages: number, changedTripPages: number, departingWithin72Hours: number, ownTripPages: number, tookMs: number, errors: Array<FieldErrors>, warnings: Array<FieldErrors>, summaryChanges: Array<SummaryChange>, statusChanges: Array<StatusChange>, itineraries: Array<ImpactItinerary>, trips: Array<ImpactTrip>, changes: Array<RevisionChange>, brokenRegressionCases: Array<BrokenRegressionCase> };

export type PreviewEntryRestrictionVariables = Exact<{
  input: EntryRestrictionInput;
}>;


export type PreviewEntryRestriction = { previewEntryRestriction: ImpactPreview };

export type ReviewRow = (
  { status: StatusColor, reminder: string | null, reviewsDueCount: number, scheduledCount: number, conflictCount: number, significantUpdateAt: string | null, regionDeviationTourism: boolean, regionDeviationBusiness: boolean, checkedBy: Editor | null }
  & RestrictionRow
);

export type CountryOverview = { id: string, insideCount: number, reviewsDueCount: number, scheduledCount: number, detailCount: number, country: CountryName, restriction: ReviewRow | null, inside: Array<{ id: string, name: string, iata: string | null, status: StatusColor }> };

export type RestrictionEditorsVariables = Exact<{
  limit?: number | null;
  offset?: number | null;
}>;


export type RestrictionEditors = { entryRestrictionEditors: Array<Editor> };

export type CheckEntryRestrictionsVariables = Exact<{
  ids: Array<string> | string;
}>;


export type CheckEntryRestrictions = { checkEntryRestrictions: { ok: boolean, errors: Array<FieldErrors> } };

export type ReviewDue = { id: string, restrictionId: string, detailId: string, restrictionType: RestrictionType, citizenships: Array<string>, sourceUri: string | null, writtenOn: string | null, checkedAt: string | null, nextReview: string, daysPastDue: number, activeTripPages: number, departingWithin72Hours: number, riskLevel: RiskLevel, place: PlaceHit, link: LinkCheck | null };

export type OpenRevision = (
  { restrictionId: string, level: RestrictionLevel, place: PlaceHit }
  & ScheduledRevision
);

export type VisaSaying = { words: Array<VisaWord>, days: number | null };

export type OfficialListResult = { id: string, rightCount: number, unknownCount: number, disputedCount: number, reviewsDueCount: number, country: { iso2: string, nameShort: string }, lists: Array<{ title: string, source: string, authority: string, licence: string, dated: string }>, unknown: Array<{ iso2: string, nameShort: string }>, disputed: Array<{ passport: { iso2: string, nameShort: string }, listed: VisaSaying, said: VisaSaying }> };

export type Revision = { version: number, at: string, isSignificant: boolean, isActive: boolean, note: string | null, restoredFrom: number | null, sources: Array<string>, editor: Editor | null, confirmedBy: Editor | null, changes: Array<RevisionChange> };

export type EntryRestrictionRevisionsVariables = Exact<{
  id: string;
  limit?: number | null;
  offset?: number | null;
}>;


export type EntryRestrictionRevisions = { entryRestrictionRevisions: { totalCount: number, results: Array<Revision> } };

export type EntryRestrictionRevisionVariables = Exact<{
  id: string;
  version: number;
}>;


export type EntryRestrictionRevision = { entryRestrictionRevision: Restriction | null };

export type RestoreEntryRestrictionVariables = Exact<{
  id: string;
  version: number;
  toVersion: number;
  isSignificant?: boolean | null;
  significantUpdateNote?: string | null;
  proposeForConfirmation?: boolean | null;
}>;


export type RestoreEntryRestriction = { restoreEntryRestriction: RestrictionPayload };

export type ScheduledRevision = { id: string, state: ScheduledState, baseVersion: number, effectiveOn: string | null, isSignificant: boolean, note: string | null, restoredFrom: number | null, proposedAt: string, problem: string | null, proposedBy: Editor | null, changes: Array<RevisionChange>, brokenRegressionCases: Array<BrokenRegressionCase> };

export type ScheduledRevisionsOfVariables = Exact<{
  filter: ScheduledRevisionFilter;
}>;


export type ScheduledRevisionsOf = { scheduledRevisionList: { results: Array<ScheduledRevision> } };

export type ConfirmRevisionVariables = Exact<{
  id: string;
}>;


export type ConfirmRevision = { confirmRevision: RestrictionPayload };

export type RejectRevisionVariables = Exact<{
  id: string;
  reason: string;
}>;


export type RejectRevision = { rejectRevision: { ok: boolean, errors: Array<FieldErrors> } };

export type WithdrawRevisionVariables = Exact<{
  id: string;
}>;


export type WithdrawRevision = { withdrawRevision: { ok: boolean, errors: Array<FieldErrors> } };

export type DraftAnswer = { ok: boolean, errors: Array<FieldErrors>, before: DestinationDetail, after: DestinationDetail | null };

export type AnswerOfDraftVariables = Exact<{
  input: EntryRestrictionInput;
  traveller: DraftTravellerInput;
}>;


export type AnswerOfDraft = { draftAnswer: DraftAnswer };

export type TextSnippet = { id: string, name: string, text: string | null, textDe: string | null, textEn: string | null };

export type TextSnippetsVariables = Exact<{
  limit?: number | null;
  offset?: number | null;
}>;


export type TextSnippets = { textsnippets: Array<TextSnippet> };

export type TranslationProviderVariables = Exact<{ [key: string]: never; }>;


export type TranslationProvider = { translationProvider: string | null };

export type TranslateTextVariables = Exact<{
  sourceLanguage: string;
  targetLanguage: string;
  text: string;
}>;


export type TranslateText = { translateText: { ok: boolean, text: string | null, errors: Array<FieldErrors> } };

export type CruiseLinesVariables = Exact<{
  limit?: number | null;
  offset?: number | null;
}>;


export type CruiseLines = { shippingLines: Array<{ id: string, name: string }> };

export type FavouriteLinesVariables = Exact<{ [key: string]: never; }>;


export type FavouriteLines = { organisationShippingLineSelections: Array<{ id: string }> };

export type RoutesOfLineVariables = Exact<{
  line: string;
  limit?: number | null;
  offset?: number | null;
}>;


export type RoutesOfLine = { routes: Array<{ id: string, name: string, startPort: string, finishPort: string, durationDays: number, isSample: boolean, ship: { id: string, name: string }, schedules: Array<{ cruiseId: string, dateStart: string, dateEnd: string }> }> };

export type CurrentUser = { id: string, username: string, firstName: string, lastName: string, email: string, isStaff: boolean, timeZone: string, helpUrl: string | null, permissions: Array<{ codename: string }>, organisation: { id: string, name: string, passwordChangeEnabled: boolean, defaultDeparture: { iso2: string } | null, defaultNationality: { iso2: string } | null } | null };

export type RenewTokenVariables = Exact<{ [key: string]: never; }>;


export type RenewToken = { renewToken: { token: string } };

export type LogoutVariables = Exact<{ [key: string]: never; }>;


export type Logout = { logout: { ok: boolean } };

export type WhoAmIVariables = Exact<{ [key: string]: never; }>;


export type WhoAmI = { whoAmI: CurrentUser | null };

export type ConsoleVersionVariables = Exact<{ [key: string]: never; }>;


export type ConsoleVersion = { whoAmI: { dmVersionKey: string } | null };

export type AnythingVariables = Exact<{ [key: string]: never; }>;


export type Anything = { __typename: 'Query' };

export type OpenCountsVariables = Exact<{ [key: string]: never; }>;


export type OpenCounts = { scheduledRevisionList: { totalCount: number }, reviewDueList: { totalCount: number } };

export type ConflictCountVariables = Exact<{ [key: string]: never; }>;


export type ConflictCount = { openConflicts: { restrictionCount: number } };

export type OwnLoginMethodsVariables = Exact<{ [key: string]: never; }>;


export type OwnLoginMethods = { ownLoginMethods: { hasSecondFactor: boolean, recoveryCodesLeft: number, passkeys: Array<{ id: string, name: string, createdAt: string, lastUsedAt: string | null }> } };

export type BeginSecondFactorVariables = Exact<{
  password: string;
}>;


export type BeginSecondFactor = { beginSecondFactor: { ok: boolean, secret: string | null, uri: string | null, errors: Array<{ field: string, messages: Array<string> }> } };

export type ConfirmSecondFactorVariables = Exact<{
  code: string;
}>;


export type ConfirmSecondFactor = { confirmSecondFactor: { ok: boolean, codes: Array<string>, errors: Array<{ field: string, messages: Array<string> }> } };

export type RemoveSecondFactorVariables = Exact<{
  password: string;
}>;


export type RemoveSecondFactor = { removeSecondFactor: { ok: boolean, errors: Array<{ field: string, messages: Array<string> }> } };

export type PasskeyOptionsVariables = Exact<{
  password: string;
}>;


export type PasskeyOptions = { passkeyOptions: { ok: boolean, options: string | null, errors: Array<{ field: string, messages: Array<string> }> } };

export type AddPasskeyVariables = Exact<{
  name: string;
  credential: string;
}>;


export type AddPasskey = { addPasskey: { ok: boolean, errors: Array<{ field: string, messages: Array<string> }> } };

export type RemovePasskeyVariables = Exact<{
  id: string;
}>;


export type RemovePasskey = { removePasskey: { ok: boolean, errors: Array<{ field: string, messages: Array<string> }> } };

export type OwnProfile = { id: string, idCodePublic: string, name: string, publicName: string | null, phone: string | null, fax: string | null, email: string | null, website: string | null, street: string | null, zipCode: string | null, city: string | null, countryIso2: string | null, dvkgUrl: string | null, facebook: string | null, instagram: string | null, linkedin: string | null, twitter: string | null, xing: string | null, youtube: string | null, whatsapp: string | null, visaServiceEnabled: boolean, visaServiceName: string | null, visaServiceUrl: string | null, logo: string | null, logoWidth: number | null, logoHeight: number | null, widgetEnabled: boolean, defaultDeparture: { id: string, iso2: string } | null, defaultNationality: { id: string, iso2: string } | null, mytripSections: Sections, mycruiseSections: Sections };

export type Sections = { worthKnowing: boolean, caseOfEmergency: boolean, onSiteRepresentatives: boolean, traffic: boolean, money: boolean, criminalLaws: boolean, medicalCare: boolean, infrastructure: boolean, dmresultVisaProviders: boolean, visaProviders: boolean };

export type OwnOrganisationVariables = Exact<{
  id: string;
}>;


export type OwnOrganisation = { organisation: OwnProfile | null };

export type UpdateOrganisationVariables = Exact<{
  input: unknown;
}>;


export type UpdateOrganisation = { updateOrganisation: { ok: boolean, errors: Array<FieldErrors> } };

export type UpdateOrganisationUserVariables = Exact<{
  input: unknown;
}>;


export type UpdateOrganisationUser = { updateOrganisationUser: { ok: boolean, errors: Array<FieldErrors> } };

export type ChooseCountriesVariables = Exact<{
  countryIds: Array<string> | string;
}>;


export type ChooseCountries = { updateOrganisationCountrySelection: { ok: boolean, errors: Array<FieldErrors> } };

export type ShippingLineChoiceVariables = Exact<{ [key: string]: never; }>;


export type ShippingLineChoice = { shippingLines: Array<{ id: string, name: string }>, organisationShippingLineSelections: Array<{ id: string }> };

export type ChooseShippingLineVariables = Exact<{
  id: string;
}>;


export type ChooseShippingLine = { createOrganisationShippingLineSelection: { ok: boolean, errors: Array<FieldErrors> } };

export type LeaveShippingLineVariables = Exact<{
  id: string;
}>;


export type LeaveShippingLine = { deleteOrganisationShippingLineSelection: { ok: boolean, errors: Array<FieldErrors> } };

export type ChangePasswordVariables = Exact<{
  oldPassword: string;
  password: string;
  passwordConfirmation: string;
}>;


export type ChangePassword = { changePassword: { ok: boolean, errors: Array<FieldErrors> } };

export type MySessionsVariables = Exact<{ [key: string]: never; }>;


export type MySessions = { mySessions: Array<{ id: string, createdAt: string, lastUsedAt: string, isCurrent: boolean }> };

export type EndSessionVariables = Exact<{
  id: string;
}>;


export type EndSession = { endSession: { ok: boolean, errors: Array<FieldErrors> } };

export type Widget = { id: string, restrictionType: RestrictionType, nationalityDefault: { iso2: string }, nationalities: Array<{ iso2: string }> };

export type OwnWidgetVariables = Exact<{ [key: string]: never; }>;


export type OwnWidget = { organisationWidget: Widget | null };

export type ChangeWidgetVariables = Exact<{
  nationalityDefaultId: string;
  nationalityIds: Array<string> | string;
  restrictionType: RestrictionType;
}>;


export type ChangeWidget = { updateOrganisationWidget: { ok: boolean, errors: Array<FieldErrors> } };

export type KeptSnippet = (
  { modifiedAt: string, modifiedBy: Editor | null }
  & TextSnippet
);

export type UserRecord = { id: string, username: string, firstName: string, lastName: string, email: string, isStaff: boolean, isActive: boolean, organisationId: string | null, organisationName: string | null, permissions: Array<string>, hasSecondFactor: boolean };

export type OrganisationNamesVariables = Exact<{ [key: string]: never; }>;


export type OrganisationNames = { organisationNames: Array<{ id: string, name: string }> };

export type RemoveSecondFactorOfUserVariables = Exact<{
  id: string;
}>;


export type RemoveSecondFactorOfUser = { removeSecondFactorOfUser: { ok: boolean, errors: Array<{ field: string, messages: Array<string> }> } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const SavedQuery = /*#__PURE__*/ new TypedDocumentString(`
    fragment SavedQuery on SavedQuery {
  id
  name
  filter
}
    `, {"fragmentName":"SavedQuery"}) as unknown as TypedDocumentString<SavedQuery, unknown>;
export const AuthorityRecord = /*#__PURE__*/ new TypedDocumentString(`
    fragment AuthorityRecord on Authority {
  id
  name
  authorityType
}
    `, {"fragmentName":"AuthorityRecord"}) as unknown as TypedDocumentString<AuthorityRecord, unknown>;
export const ShownEvent = /*#__PURE__*/ new TypedDocumentString(`
    fragment ShownEvent on Event {
  id
  gmUniqueEventId
  category {
    code
    name
  }
  country {
    id
    iso2
    nameShort
  }
  title
  isActive
  level
  significantUpdateAt
  staticPageUrl
  timeStart
  timeEnd
  countUpdates
  latitude
  longitude
  pinned
}
    `, {"fragmentName":"ShownEvent"}) as unknown as TypedDocumentString<ShownEvent, unknown>;
export const Importer = /*#__PURE__*/ new TypedDocumentString(`
    fragment Importer on Importer {
  name
  title
  accepts
  licence
  attribution
  maxFileBytes
}
    `, {"fragmentName":"Importer"}) as unknown as TypedDocumentString<Importer, unknown>;
export const Editor = /*#__PURE__*/ new TypedDocumentString(`
    fragment Editor on Editor {
  id
  firstName
  lastName
}
    `, {"fragmentName":"Editor"}) as unknown as TypedDocumentString<Editor, unknown>;
export const ImportRunRow = /*#__PURE__*/ new TypedDocumentString(`
    fragment ImportRunRow on ImportRun {
  id
  importer
  sourceName
  sourceUri
  licence
  dated
  state
  progress {
    work
    step
    percent
  }
  startedAt
  finishedAt
  problems
  startedBy {
    ...Editor
  }
  appliedBy {
    ...Editor
  }
  counts {
    read
    added
    changed
    removed
    unchanged
    skipped
  }
}
    fragment Editor on Editor {
  id
  firstName
  lastName
}`, {"fragmentName":"ImportRunRow"}) as unknown as TypedDocumentString<ImportRunRow, unknown>;
export const ImportChange = /*#__PURE__*/ new TypedDocumentString(`
    fragment ImportChange on ImportChange {
  kind
  place
  placeName
  field
  before
  after
}
    `, {"fragmentName":"ImportChange"}) as unknown as TypedDocumentString<ImportChange, unknown>;
export const RegressionFailure = /*#__PURE__*/ new TypedDocumentString(`
    fragment RegressionFailure on RegressionFailure {
  kind
  key
  title
  place
  citizenship
  expected
  actual
}
    `, {"fragmentName":"RegressionFailure"}) as unknown as TypedDocumentString<RegressionFailure, unknown>;
export const BrokenRegressionCase = /*#__PURE__*/ new TypedDocumentString(`
    fragment BrokenRegressionCase on BrokenRegressionCase {
  id
  name
  failures {
    ...RegressionFailure
  }
}
    fragment RegressionFailure on RegressionFailure {
  kind
  key
  title
  place
  citizenship
  expected
  actual
}`, {"fragmentName":"BrokenRegressionCase"}) as unknown as TypedDocumentString<BrokenRegressionCase, unknown>;
export const ImportRun = /*#__PURE__*/ new TypedDocumentString(`
    fragment ImportRun on ImportRun {
  ...ImportRunRow
  notApplied
  changes {
    ...ImportChange
  }
  brokenRegressionCases {
    ...BrokenRegressionCase
  }
}
    fragment Editor on Editor {
  id
  firstName
  lastName
}
fragment RegressionFailure on RegressionFailure {
  kind
  key
  title
  place
  citizenship
  expected
  actual
}
fragment BrokenRegressionCase on BrokenRegressionCase {
  id
  name
  failures {
    ...RegressionFailure
  }
}
fragment ImportRunRow on ImportRun {
  id
  importer
  sourceName
  sourceUri
  licence
  dated
  state
  progress {
    work
    step
    percent
  }
  startedAt
  finishedAt
  problems
  startedBy {
    ...Editor
  }
  appliedBy {
    ...Editor
  }
  counts {
    read
    added
    changed
    removed
    unchanged
    skipped
  }
}
fragment ImportChange on ImportChange {
  kind
  place
  placeName
  field
  before
  after
}`, {"fragmentName":"ImportRun"}) as unknown as TypedDocumentString<ImportRun, unknown>;
export const ImportSchedule = /*#__PURE__*/ new TypedDocumentString(`
    fragment ImportSchedule on ImportSchedule {
  id
  importer
  address
  everyHours
  isActive
  applies
  licence
  lastRun {
    id
    state
    startedAt
  }
}
    `, {"fragmentName":"ImportSchedule"}) as unknown as TypedDocumentString<ImportSchedule, unknown>;
export const OperatorInfo = /*#__PURE__*/ new TypedDocumentString(`
    fragment OperatorInfo on TourOperatorExternalRestrictionInfo {
  id
  name
  infoCategory
  link
  linkDe
  linkEn
  allowIframe
}
    `, {"fragmentName":"OperatorInfo"}) as unknown as TypedDocumentString<OperatorInfo, unknown>;
export const Feedback = /*#__PURE__*/ new TypedDocumentString(`
    fragment Feedback on Feedback {
  id
  title
  text
  sentAt
  sentBy {
    ...Editor
  }
  isDone
}
    fragment Editor on Editor {
  id
  firstName
  lastName
}`, {"fragmentName":"Feedback"}) as unknown as TypedDocumentString<Feedback, unknown>;
export const CountryName = /*#__PURE__*/ new TypedDocumentString(`
    fragment CountryName on Country {
  id
  iso2
  nameShort
}
    `, {"fragmentName":"CountryName"}) as unknown as TypedDocumentString<CountryName, unknown>;
export const PlaceHit = /*#__PURE__*/ new TypedDocumentString(`
    fragment PlaceHit on PlaceHit {
  type
  id
  name
  iata
  country {
    ...CountryName
  }
  region {
    id
    name
  }
}
    fragment CountryName on Country {
  id
  iso2
  nameShort
}`, {"fragmentName":"PlaceHit"}) as unknown as TypedDocumentString<PlaceHit, unknown>;
export const Journey = /*#__PURE__*/ new TypedDocumentString(`
    fragment Journey on Journey {
  id
  link
  departureName
  restrictionType
  dateStart
  dateEnd
  language
  email
  internalNote
  label
  createdAt
  isActive
  isManuallyDisabled
  transits {
    ...PlaceHit
  }
  destinations {
    ...PlaceHit
  }
  cruises {
    cruiseName
    shipName
  }
}
    fragment CountryName on Country {
  id
  iso2
  nameShort
}
fragment PlaceHit on PlaceHit {
  type
  id
  name
  iata
  country {
    ...CountryName
  }
  region {
    id
    name
  }
}`, {"fragmentName":"Journey"}) as unknown as TypedDocumentString<Journey, unknown>;
export const TripMail = /*#__PURE__*/ new TypedDocumentString(`
    fragment TripMail on TripMail {
  id
  kind
  state
  createdAt
  sentAt
  nextTryAt
  code
}
    `, {"fragmentName":"TripMail"}) as unknown as TypedDocumentString<TripMail, unknown>;
export const TripPush = /*#__PURE__*/ new TypedDocumentString(`
    fragment TripPush on TripPush {
  id
  state
  createdAt
  sentAt
  nextTryAt
  code
}
    `, {"fragmentName":"TripPush"}) as unknown as TypedDocumentString<TripPush, unknown>;
export const TripMails = /*#__PURE__*/ new TypedDocumentString(`
    fragment TripMails on TripMails {
  subscription
  attempt
  requestedAt
  confirmedAt
  mails {
    ...TripMail
  }
  devices {
    count
    lastPush {
      ...TripPush
    }
  }
}
    fragment TripMail on TripMail {
  id
  kind
  state
  createdAt
  sentAt
  nextTryAt
  code
}
fragment TripPush on TripPush {
  id
  state
  createdAt
  sentAt
  nextTryAt
  code
}`, {"fragmentName":"TripMails"}) as unknown as TypedDocumentString<TripMails, unknown>;
export const PastTripPage = /*#__PURE__*/ new TypedDocumentString(`
    fragment PastTripPage on PastTripPage {
  state
  message
  html
}
    `, {"fragmentName":"PastTripPage"}) as unknown as TypedDocumentString<PastTripPage, unknown>;
export const EvidenceFile = /*#__PURE__*/ new TypedDocumentString(`
    fragment EvidenceFile on EvidenceFile {
  name
  content
  records
}
    `, {"fragmentName":"EvidenceFile"}) as unknown as TypedDocumentString<EvidenceFile, unknown>;
export const MapCountryStatus = /*#__PURE__*/ new TypedDocumentString(`
    fragment MapCountryStatus on MapCountryStatus {
  country {
    id
    iso2
    nameShort
  }
  status
  statusForeignOffice
  statusForeignOfficeText
  statusDestinationCountryText
  rkiStatusText
  regionDeviation
  sevenDayIncidence
  sevenDayIncidencePrevious
  riskLevel
}
    `, {"fragmentName":"MapCountryStatus"}) as unknown as TypedDocumentString<MapCountryStatus, unknown>;
export const KeptNews = /*#__PURE__*/ new TypedDocumentString(`
    fragment KeptNews on News {
  id
  title
  titleDe
  titleEn
  titleNl
  text
  textDe
  textEn
  textNl
  newsType
  importantUntil
  tagIds
  tags {
    id
    name
  }
  countryId
  country {
    id
    nameShort
  }
  image
  imageId
  createdAt
  modifiedAt
  modifiedBy {
    ...Editor
  }
  significantUpdateAt
}
    fragment Editor on Editor {
  id
  firstName
  lastName
}`, {"fragmentName":"KeptNews"}) as unknown as TypedDocumentString<KeptNews, unknown>;
export const NewsTagRecord = /*#__PURE__*/ new TypedDocumentString(`
    fragment NewsTagRecord on NewsTag {
  id
  name
  nameDe
  nameEn
  nameNl
  order
}
    `, {"fragmentName":"NewsTagRecord"}) as unknown as TypedDocumentString<NewsTagRecord, unknown>;
export const Article = /*#__PURE__*/ new TypedDocumentString(`
    fragment Article on News {
  id
  title
  text
  newsType
  importantUntil
  tags {
    id
    name
  }
  country {
    id
    iso2
    nameShort
  }
  image
  createdAt
  significantUpdateAt
}
    `, {"fragmentName":"Article"}) as unknown as TypedDocumentString<Article, unknown>;
export const OrganisationAccountRecord = /*#__PURE__*/ new TypedDocumentString(`
    fragment OrganisationAccountRecord on OrganisationAccount {
  id
  name
  idCodePublic
  widgetEnabled
  passwordChangeEnabled
  activeUsers
}
    `, {"fragmentName":"OrganisationAccountRecord"}) as unknown as TypedDocumentString<OrganisationAccountRecord, unknown>;
export const CountryWithPlaces = /*#__PURE__*/ new TypedDocumentString(`
    fragment CountryWithPlaces on Country {
  ...CountryName
  regions {
    id
    name
  }
  airports {
    id
    iata
    name
  }
}
    fragment CountryName on Country {
  id
  iso2
  nameShort
}`, {"fragmentName":"CountryWithPlaces"}) as unknown as TypedDocumentString<CountryWithPlaces, unknown>;
export const CountryGroup = /*#__PURE__*/ new TypedDocumentString(`
    fragment CountryGroup on CountryGroup {
  key
  title
  members
}
    `, {"fragmentName":"CountryGroup"}) as unknown as TypedDocumentString<CountryGroup, unknown>;
export const TravellerFacts = /*#__PURE__*/ new TypedDocumentString(`
    fragment TravellerFacts on TravellerFacts {
  residenceId
  documents {
    issuerId
    kind
    isMultipleEntry
    isUsed
    isPermanent
    validUntil
  }
  formerDocuments {
    issuerId
    kind
    untilYear
  }
  ages
  entryBy
  passport
  transitHours {
    type
    id
    hours
  }
  arrivalDays
}
    `, {"fragmentName":"TravellerFacts"}) as unknown as TypedDocumentString<TravellerFacts, unknown>;
export const RegressionExpectation = /*#__PURE__*/ new TypedDocumentString(`
    fragment RegressionExpectation on RegressionExpectation {
  kind
  key
  place
  citizenship
  expected
}
    `, {"fragmentName":"RegressionExpectation"}) as unknown as TypedDocumentString<RegressionExpectation, unknown>;
export const RegressionCase = /*#__PURE__*/ new TypedDocumentString(`
    fragment RegressionCase on RegressionCase {
  id
  name
  note
  restrictionType
  startsInDays
  nights
  said: travellers {
    ...TravellerFacts
  }
  modifiedAt
  departure {
    ...PlaceHit
  }
  destinations {
    ...PlaceHit
  }
  transits {
    ...PlaceHit
  }
  citizenships {
    iso2
  }
  expectations {
    ...RegressionExpectation
  }
  modifiedBy {
    ...Editor
  }
  failures {
    ...RegressionFailure
  }
}
    fragment Editor on Editor {
  id
  firstName
  lastName
}
fragment CountryName on Country {
  id
  iso2
  nameShort
}
fragment PlaceHit on PlaceHit {
  type
  id
  name
  iata
  country {
    ...CountryName
  }
  region {
    id
    name
  }
}
fragment RegressionFailure on RegressionFailure {
  kind
  key
  title
  place
  citizenship
  expected
  actual
}
fragment RegressionExpectation on RegressionExpectation {
  kind
  key
  place
  citizenship
  expected
}
fragment TravellerFacts on TravellerFacts {
  residenceId
  documents {
    issuerId
    kind
    isMultipleEntry
    isUsed
    isPermanent
    validUntil
  }
  formerDocuments {
    issuerId
    kind
    untilYear
  }
  ages
  entryBy
  passport
  transitHours {
    type
    id
    hours
  }
  arrivalDays
}`, {"fragmentName":"RegressionCase"}) as unknown as TypedDocumentString<RegressionCase, unknown>;
export const PresentEntry = /*#__PURE__*/ new TypedDocumentString(`
    fragment PresentEntry on DetailEntry {
  detailType
  title
  kind
  destination
  citizenships
  value
  text
  state
  provenance
}
    `, {"fragmentName":"PresentEntry"}) as unknown as TypedDocumentString<PresentEntry, unknown>;
export const PresentAnswer = /*#__PURE__*/ new TypedDocumentString(`
    fragment PresentAnswer on DestinationDetail {
  destinations {
    place {
      ...PlaceHit
    }
    isTransit
    status
  }
  summary {
    key
    title
    status
  }
  sections {
    key
    title
    entries {
      ...PresentEntry
    }
  }
}
    fragment CountryName on Country {
  id
  iso2
  nameShort
}
fragment PlaceHit on PlaceHit {
  type
  id
  name
  iata
  country {
    ...CountryName
  }
  region {
    id
    name
  }
}
fragment PresentEntry on DetailEntry {
  detailType
  title
  kind
  destination
  citizenships
  value
  text
  state
  provenance
}`, {"fragmentName":"PresentAnswer"}) as unknown as TypedDocumentString<PresentAnswer, unknown>;
export const ComingEnd = /*#__PURE__*/ new TypedDocumentString(`
    fragment ComingEnd on ComingEnd {
  id
  restrictionId
  detailId
  place {
    ...PlaceHit
  }
  restrictionType
  citizenships
  what
  endsOn
  daysLeft
  tripPages
}
    fragment CountryName on Country {
  id
  iso2
  nameShort
}
fragment PlaceHit on PlaceHit {
  type
  id
  name
  iata
  country {
    ...CountryName
  }
  region {
    id
    name
  }
}`, {"fragmentName":"ComingEnd"}) as unknown as TypedDocumentString<ComingEnd, unknown>;
export const Authority = /*#__PURE__*/ new TypedDocumentString(`
    fragment Authority on Authority {
  id
  name
}
    `, {"fragmentName":"Authority"}) as unknown as TypedDocumentString<Authority, unknown>;
export const ConflictingStatement = /*#__PURE__*/ new TypedDocumentString(`
    fragment ConflictingStatement on ConflictingStatement {
  restrictionId
  detailId
  text
  conditions
  sourceUri
  authority {
    ...Authority
  }
  validFrom
  validUntil
  writtenOn
  checkedAt
  provenance
}
    fragment Authority on Authority {
  id
  name
}`, {"fragmentName":"ConflictingStatement"}) as unknown as TypedDocumentString<ConflictingStatement, unknown>;
export const Conflict = /*#__PURE__*/ new TypedDocumentString(`
    fragment Conflict on Conflict {
  kind
  place {
    ...PlaceHit
  }
  restrictionType
  detailType
  title
  citizenships
  statements {
    ...ConflictingStatement
  }
}
    fragment CountryName on Country {
  id
  iso2
  nameShort
}
fragment PlaceHit on PlaceHit {
  type
  id
  name
  iata
  country {
    ...CountryName
  }
  region {
    id
    name
  }
}
fragment Authority on Authority {
  id
  name
}
fragment ConflictingStatement on ConflictingStatement {
  restrictionId
  detailId
  text
  conditions
  sourceUri
  authority {
    ...Authority
  }
  validFrom
  validUntil
  writtenOn
  checkedAt
  provenance
}`, {"fragmentName":"Conflict"}) as unknown as TypedDocumentString<Conflict, unknown>;
export const FieldErrors = /*#__PURE__*/ new TypedDocumentString(`
    fragment FieldErrors on FieldErrors {
  field
  messages
}
    `, {"fragmentName":"FieldErrors"}) as unknown as TypedDocumentString<FieldErrors, unknown>;
export const CopyChange = /*#__PURE__*/ new TypedDocumentString(`
    fragment CopyChange on CopyChange {
  detailId
  citizenships
  departures
  category
  field
  title
  before
  after
  beforeText
  afterText
}
    `, {"fragmentName":"CopyChange"}) as unknown as TypedDocumentString<CopyChange, unknown>;
export const CopyPreview = /*#__PURE__*/ new TypedDocumentString(`
    fragment CopyPreview on CopyPreview {
  ok
  errors {
    ...FieldErrors
  }
  overwrites {
    ...CopyChange
  }
  additions {
    ...CopyChange
  }
  details
  brokenRegressionCases {
    ...BrokenRegressionCase
  }
}
    fragment FieldErrors on FieldErrors {
  field
  messages
}
fragment RegressionFailure on RegressionFailure {
  kind
  key
  title
  place
  citizenship
  expected
  actual
}
fragment BrokenRegressionCase on BrokenRegressionCase {
  id
  name
  failures {
    ...RegressionFailure
  }
}
fragment CopyChange on CopyChange {
  detailId
  citizenships
  departures
  category
  field
  title
  before
  after
  beforeText
  afterText
}`, {"fragmentName":"CopyPreview"}) as unknown as TypedDocumentString<CopyPreview, unknown>;
export const RestrictionRow = /*#__PURE__*/ new TypedDocumentString(`
    fragment RestrictionRow on EntryRestriction {
  id
  level
  isActive
  provenance
  modifiedAt
  checkedAt
  detailCount
  country {
    ...CountryName
  }
  region {
    id
    name
  }
  airport {
    id
    iata
    name
  }
  modifiedBy {
    ...Editor
  }
}
    fragment Editor on Editor {
  id
  firstName
  lastName
}
fragment CountryName on Country {
  id
  iso2
  nameShort
}`, {"fragmentName":"RestrictionRow"}) as unknown as TypedDocumentString<RestrictionRow, unknown>;
export const Phase = /*#__PURE__*/ new TypedDocumentString(`
    fragment Phase on Phase {
  startDate
  endDate
}
    `, {"fragmentName":"Phase"}) as unknown as TypedDocumentString<Phase, unknown>;
export const LinkCheck = /*#__PURE__*/ new TypedDocumentString(`
    fragment LinkCheck on LinkCheck {
  uri
  state
  httpStatus
  location
  checkedAt
  unchangedSince
}
    `, {"fragmentName":"LinkCheck"}) as unknown as TypedDocumentString<LinkCheck, unknown>;
export const RestrictionDetail = /*#__PURE__*/ new TypedDocumentString(`
    fragment RestrictionDetail on EntryRestrictionDetail {
  id
  restrictionType
  citizenshipCodes
  departureCodes
  conditions {
    kind
    isNot
    countryIds
    withinDays
    transitHours
    documents {
      issuerId
      kind
    }
    withinYears
    qualities
    validMonths
    ageFrom
    ageTo
    means
    portIds
    passports
  }
  validFrom
  validUntil
  sourceUri
  writtenOn
  checkedAt
  checkedBy {
    ...Editor
  }
  nextReview
  restrictionDetailJson
  authority {
    ...Authority
  }
  noRestrictions {
    ...Phase
  }
  noAccess {
    ...Phase
  }
  someRestrictions {
    ...Phase
  }
  note {
    noteDeRaw
    noteEnRaw
  }
  editCategories {
    category
    copyFromBusiness
  }
  link {
    ...LinkCheck
  }
}
    fragment Editor on Editor {
  id
  firstName
  lastName
}
fragment Authority on Authority {
  id
  name
}
fragment LinkCheck on LinkCheck {
  uri
  state
  httpStatus
  location
  checkedAt
  unchangedSince
}
fragment Phase on Phase {
  startDate
  endDate
}`, {"fragmentName":"RestrictionDetail"}) as unknown as TypedDocumentString<RestrictionDetail, unknown>;
export const Restriction = /*#__PURE__*/ new TypedDocumentString(`
    fragment Restriction on EntryRestriction {
  ...RestrictionRow
  reminder
  internalNote
  internalSources
  regionDeviationTourism
  regionDeviationBusiness
  version
  importSource
  importLicence
  significantUpdateAt
  significantUpdateNote
  significantUpdateBy {
    ...Editor
  }
  checkedBy {
    ...Editor
  }
  details {
    ...RestrictionDetail
  }
}
    fragment Editor on Editor {
  id
  firstName
  lastName
}
fragment CountryName on Country {
  id
  iso2
  nameShort
}
fragment Authority on Authority {
  id
  name
}
fragment LinkCheck on LinkCheck {
  uri
  state
  httpStatus
  location
  checkedAt
  unchangedSince
}
fragment RestrictionRow on EntryRestriction {
  id
  level
  isActive
  provenance
  modifiedAt
  checkedAt
  detailCount
  country {
    ...CountryName
  }
  region {
    id
    name
  }
  airport {
    id
    iata
    name
  }
  modifiedBy {
    ...Editor
  }
}
fragment Phase on Phase {
  startDate
  endDate
}
fragment RestrictionDetail on EntryRestrictionDetail {
  id
  restrictionType
  citizenshipCodes
  departureCodes
  conditions {
    kind
    isNot
    countryIds
    withinDays
    transitHours
    documents {
      issuerId
      kind
    }
    withinYears
    qualities
    validMonths
    ageFrom
    ageTo
    means
    portIds
    passports
  }
  validFrom
  validUntil
  sourceUri
  writtenOn
  checkedAt
  checkedBy {
    ...Editor
  }
  nextReview
  restrictionDetailJson
  authority {
    ...Authority
  }
  noRestrictions {
    ...Phase
  }
  noAccess {
    ...Phase
  }
  someRestrictions {
    ...Phase
  }
  note {
    noteDeRaw
    noteEnRaw
  }
  editCategories {
    category
    copyFromBusiness
  }
  link {
    ...LinkCheck
  }
}`, {"fragmentName":"Restriction"}) as unknown as TypedDocumentString<Restriction, unknown>;
export const RestrictionPayload = /*#__PURE__*/ new TypedDocumentString(`
    fragment RestrictionPayload on EntryRestrictionPayload {
  ok
  errors {
    ...FieldErrors
  }
  warnings {
    ...FieldErrors
  }
  scheduled {
    id
    state
    effectiveOn
  }
  brokenRegressionCases {
    ...BrokenRegressionCase
  }
  entryRestriction {
    ...Restriction
  }
  current {
    ...Restriction
  }
}
    fragment FieldErrors on FieldErrors {
  field
  messages
}
fragment Editor on Editor {
  id
  firstName
  lastName
}
fragment CountryName on Country {
  id
  iso2
  nameShort
}
fragment Authority on Authority {
  id
  name
}
fragment LinkCheck on LinkCheck {
  uri
  state
  httpStatus
  location
  checkedAt
  unchangedSince
}
fragment RegressionFailure on RegressionFailure {
  kind
  key
  title
  place
  citizenship
  expected
  actual
}
fragment BrokenRegressionCase on BrokenRegressionCase {
  id
  name
  failures {
    ...RegressionFailure
  }
}
fragment RestrictionRow on EntryRestriction {
  id
  level
  isActive
  provenance
  modifiedAt
  checkedAt
  detailCount
  country {
    ...CountryName
  }
  region {
    id
    name
  }
  airport {
    id
    iata
    name
  }
  modifiedBy {
    ...Editor
  }
}
fragment Phase on Phase {
  startDate
  endDate
}
fragment RestrictionDetail on EntryRestrictionDetail {
  id
  restrictionType
  citizenshipCodes
  departureCodes
  conditions {
    kind
    isNot
    countryIds
    withinDays
    transitHours
    documents {
      issuerId
      kind
    }
    withinYears
    qualities
    validMonths
    ageFrom
    ageTo
    means
    portIds
    passports
  }
  validFrom
  validUntil
  sourceUri
  writtenOn
  checkedAt
  checkedBy {
    ...Editor
  }
  nextReview
  restrictionDetailJson
  authority {
    ...Authority
  }
  noRestrictions {
    ...Phase
  }
  noAccess {
    ...Phase
  }
  someRestrictions {
    ...Phase
  }
  note {
    noteDeRaw
    noteEnRaw
  }
  editCategories {
    category
    copyFromBusiness
  }
  link {
    ...LinkCheck
  }
}
fragment Restriction on EntryRestriction {
  ...RestrictionRow
  reminder
  internalNote
  internalSources
  regionDeviationTourism
  regionDeviationBusiness
  version
  importSource
  importLicence
  significantUpdateAt
  significantUpdateNote
  significantUpdateBy {
    ...Editor
  }
  checkedBy {
    ...Editor
  }
  details {
    ...RestrictionDetail
  }
}`, {"fragmentName":"RestrictionPayload"}) as unknown as TypedDocumentString<RestrictionPayload, unknown>;
export const DetailType = /*#__PURE__*/ new TypedDocumentString(`
    fragment DetailType on DetailType {
  key
  title
  kind
  category
  showBusiness
  set
}
    `, {"fragmentName":"DetailType"}) as unknown as TypedDocumentString<DetailType, unknown>;
export const DetailCategory = /*#__PURE__*/ new TypedDocumentString(`
    fragment DetailCategory on DetailCategory {
  key
  title
  backgroundColor
  textColor
  allowCopyFromBusiness
  parent
}
    `, {"fragmentName":"DetailCategory"}) as unknown as TypedDocumentString<DetailCategory, unknown>;
export const SummaryChange = /*#__PURE__*/ new TypedDocumentString(`
    fragment SummaryChange on SummaryChange {
  item
  title
  before
  after
  tripPages
}
    `, {"fragmentName":"SummaryChange"}) as unknown as TypedDocumentString<SummaryChange, unknown>;
export const StatusChange = /*#__PURE__*/ new TypedDocumentString(`
    fragment StatusChange on StatusChange {
  before
  after
  tripPages
}
    `, {"fragmentName":"StatusChange"}) as unknown as TypedDocumentString<StatusChange, unknown>;
export const ImpactPlace = /*#__PURE__*/ new TypedDocumentString(`
    fragment ImpactPlace on PlaceHit {
  type
  id
  name
  country {
    iso2
  }
}
    `, {"fragmentName":"ImpactPlace"}) as unknown as TypedDocumentString<ImpactPlace, unknown>;
export const ImpactItinerary = /*#__PURE__*/ new TypedDocumentString(`
    fragment ImpactItinerary on AffectedItinerary {
  departure {
    iso2
  }
  destinations {
    ...ImpactPlace
  }
  transits {
    ...ImpactPlace
  }
  citizenships {
    iso2
    nameShort
  }
  restrictionType
  dateStart
  dateEnd
  tripPages
  summaryChanges {
    ...SummaryChange
  }
  statusChanges {
    ...StatusChange
  }
}
    fragment SummaryChange on SummaryChange {
  item
  title
  before
  after
  tripPages
}
fragment StatusChange on StatusChange {
  before
  after
  tripPages
}
fragment ImpactPlace on PlaceHit {
  type
  id
  name
  country {
    iso2
  }
}`, {"fragmentName":"ImpactItinerary"}) as unknown as TypedDocumentString<ImpactItinerary, unknown>;
export const ImpactTrip = /*#__PURE__*/ new TypedDocumentString(`
    fragment ImpactTrip on Journey {
  id
  link
  dateStart
  dateEnd
  restrictionType
  internalNote
  destinations {
    name
  }
}
    `, {"fragmentName":"ImpactTrip"}) as unknown as TypedDocumentString<ImpactTrip, unknown>;
export const RevisionChange = /*#__PURE__*/ new TypedDocumentString(`
    fragment RevisionChange on RevisionChange {
  detailId
  purpose
  citizenships
  departures
  field
  title
  before
  after
  beforeText
  afterText
}
    `, {"fragmentName":"RevisionChange"}) as unknown as TypedDocumentString<RevisionChange, unknown>;
export const ImpactPreview = /*#__PURE__*/ new TypedDocumentString(`
    fragment ImpactPreview on ImpactPreview {
  ok
  errors {
    ...FieldErrors
  }
  warnings {
    ...FieldErrors
  }
  activeTripPages
  affectedTripPages
  changedTripPages
  departingWithin72Hours
  ownTripPages
  tookMs
  summaryChanges {
    ...SummaryChange
  }
  statusChanges {
    ...StatusChange
  }
  itineraries {
    ...ImpactItinerary
  }
  trips {
    ...ImpactTrip
  }
  changes {
    ...RevisionChange
  }
  brokenRegressionCases {
    ...BrokenRegressionCase
  }
}
    fragment FieldErrors on FieldErrors {
  field
  messages
}
fragment RevisionChange on RevisionChange {
  detailId
  purpose
  citizenships
  departures
  field
  title
  before
  after
  beforeText
  afterText
}
fragment RegressionFailure on RegressionFailure {
  kind
  key
  title
  place
  citizenship
  expected
  actual
}
fragment BrokenRegressionCase on BrokenRegressionCase {
  id
  name
  failures {
    ...RegressionFailure
  }
}
fragment SummaryChange on SummaryChange {
  item
  title
  before
  after
  tripPages
}
fragment StatusChange on StatusChange {
  before
  after
  tripPages
}
fragment ImpactPlace on PlaceHit {
  type
  id
  name
  country {
    iso2
  }
}
fragment ImpactItinerary on AffectedItinerary {
  departure {
    iso2
  }
  destinations {
    ...ImpactPlace
  }
  transits {
    ...ImpactPlace
  }
  citizenships {
    iso2
    nameShort
  }
  restrictionType
  dateStart
  dateEnd
  tripPages
  summaryChanges {
    ...SummaryChange
  }
  statusChanges {
    ...StatusChange
  }
}
fragment ImpactTrip on Journey {
  id
  link
  dateStart
  dateEnd
  restrictionType
  internalNote
  destinations {
    name
  }
}`, {"fragmentName":"ImpactPreview"}) as unknown as TypedDocumentString<ImpactPreview, unknown>;
export const ReviewRow = /*#__PURE__*/ new TypedDocumentString(`
    fragment ReviewRow on EntryRestriction {
  ...RestrictionRow
  status
  reminder
  reviewsDueCount
  scheduledCount
  conflictCount
  significantUpdateAt
  regionDeviationTourism
  regionDeviationBusiness
  checkedBy {
    ...Editor
  }
}
    fragment Editor on Editor {
  id
  firstName
  lastName
}
fragment CountryName on Country {
  id
  iso2
  nameShort
}
fragment RestrictionRow on EntryRestriction {
  id
  level
  isActive
  provenance
  modifiedAt
  checkedAt
  detailCount
  country {
    ...CountryName
  }
  region {
    id
    name
  }
  airport {
    id
    iata
    name
  }
  modifiedBy {
    ...Editor
  }
}`, {"fragmentName":"ReviewRow"}) as unknown as TypedDocumentString<ReviewRow, unknown>;
export const CountryOverview = /*#__PURE__*/ new TypedDocumentString(`
    fragment CountryOverview on CountryOverview {
  id
  country {
    ...CountryName
  }
  restriction {
    ...ReviewRow
  }
  inside {
    id
    name
    iata
    status
  }
  insideCount
  reviewsDueCount
  scheduledCount
  detailCount
}
    fragment Editor on Editor {
  id
  firstName
  lastName
}
fragment CountryName on Country {
  id
  iso2
  nameShort
}
fragment RestrictionRow on EntryRestriction {
  id
  level
  isActive
  provenance
  modifiedAt
  checkedAt
  detailCount
  country {
    ...CountryName
  }
  region {
    id
    name
  }
  airport {
    id
    iata
    name
  }
  modifiedBy {
    ...Editor
  }
}
fragment ReviewRow on EntryRestriction {
  ...RestrictionRow
  status
  reminder
  reviewsDueCount
  scheduledCount
  conflictCount
  significantUpdateAt
  regionDeviationTourism
  regionDeviationBusiness
  checkedBy {
    ...Editor
  }
}`, {"fragmentName":"CountryOverview"}) as unknown as TypedDocumentString<CountryOverview, unknown>;
export const ReviewDue = /*#__PURE__*/ new TypedDocumentString(`
    fragment ReviewDue on ReviewDue {
  id
  restrictionId
  detailId
  place {
    ...PlaceHit
  }
  restrictionType
  citizenships
  sourceUri
  writtenOn
  checkedAt
  nextReview
  daysPastDue
  activeTripPages
  departingWithin72Hours
  riskLevel
  link {
    ...LinkCheck
  }
}
    fragment CountryName on Country {
  id
  iso2
  nameShort
}
fragment PlaceHit on PlaceHit {
  type
  id
  name
  iata
  country {
    ...CountryName
  }
  region {
    id
    name
  }
}
fragment LinkCheck on LinkCheck {
  uri
  state
  httpStatus
  location
  checkedAt
  unchangedSince
}`, {"fragmentName":"ReviewDue"}) as unknown as TypedDocumentString<ReviewDue, unknown>;
export const ScheduledRevision = /*#__PURE__*/ new TypedDocumentString(`
    fragment ScheduledRevision on ScheduledRevision {
  id
  state
  baseVersion
  effectiveOn
  isSignificant
  note
  restoredFrom
  proposedAt
  problem
  proposedBy {
    ...Editor
  }
  changes {
    ...RevisionChange
  }
  brokenRegressionCases {
    ...BrokenRegressionCase
  }
}
    fragment Editor on Editor {
  id
  firstName
  lastName
}
fragment RevisionChange on RevisionChange {
  detailId
  purpose
  citizenships
  departures
  field
  title
  before
  after
  beforeText
  afterText
}
fragment RegressionFailure on RegressionFailure {
  kind
  key
  title
  place
  citizenship
  expected
  actual
}
fragment BrokenRegressionCase on BrokenRegressionCase {
  id
  name
  failures {
    ...RegressionFailure
  }
}`, {"fragmentName":"ScheduledRevision"}) as unknown as TypedDocumentString<ScheduledRevision, unknown>;
export const OpenRevision = /*#__PURE__*/ new TypedDocumentString(`
    fragment OpenRevision on ScheduledRevision {
  ...ScheduledRevision
  restrictionId
  place {
    ...PlaceHit
  }
  level
}
    fragment Editor on Editor {
  id
  firstName
  lastName
}
fragment CountryName on Country {
  id
  iso2
  nameShort
}
fragment PlaceHit on PlaceHit {
  type
  id
  name
  iata
  country {
    ...CountryName
  }
  region {
    id
    name
  }
}
fragment RevisionChange on RevisionChange {
  detailId
  purpose
  citizenships
  departures
  field
  title
  before
  after
  beforeText
  afterText
}
fragment RegressionFailure on RegressionFailure {
  kind
  key
  title
  place
  citizenship
  expected
  actual
}
fragment BrokenRegressionCase on BrokenRegressionCase {
  id
  name
  failures {
    ...RegressionFailure
  }
}
fragment ScheduledRevision on ScheduledRevision {
  id
  state
  baseVersion
  effectiveOn
  isSignificant
  note
  restoredFrom
  proposedAt
  problem
  proposedBy {
    ...Editor
  }
  changes {
    ...RevisionChange
  }
  brokenRegressionCases {
    ...BrokenRegressionCase
  }
}`, {"fragmentName":"OpenRevision"}) as unknown as TypedDocumentString<OpenRevision, unknown>;
export const VisaSaying = /*#__PURE__*/ new TypedDocumentString(`
    fragment VisaSaying on VisaSaying {
  words
  days
}
    `, {"fragmentName":"VisaSaying"}) as unknown as TypedDocumentString<VisaSaying, unknown>;
export const OfficialListResult = /*#__PURE__*/ new TypedDocumentString(`
    fragment OfficialListResult on OfficialListResult {
  id
  country {
    iso2
    nameShort
  }
  lists {
    title
    source
    authority
    licence
    dated
  }
  rightCount
  unknownCount
  disputedCount
  reviewsDueCount
  unknown {
    iso2
    nameShort
  }
  disputed {
    passport {
      iso2
      nameShort
    }
    listed {
      ...VisaSaying
    }
    said {
      ...VisaSaying
    }
  }
}
    fragment VisaSaying on VisaSaying {
  words
  days
}`, {"fragmentName":"OfficialListResult"}) as unknown as TypedDocumentString<OfficialListResult, unknown>;
export const Revision = /*#__PURE__*/ new TypedDocumentString(`
    fragment Revision on Revision {
  version
  at
  editor {
    ...Editor
  }
  confirmedBy {
    ...Editor
  }
  isSignificant
  isActive
  note
  restoredFrom
  sources
  changes {
    ...RevisionChange
  }
}
    fragment Editor on Editor {
  id
  firstName
  lastName
}
fragment RevisionChange on RevisionChange {
  detailId
  purpose
  citizenships
  departures
  field
  title
  before
  after
  beforeText
  afterText
}`, {"fragmentName":"Revision"}) as unknown as TypedDocumentString<Revision, unknown>;
export const AnswerPhase = /*#__PURE__*/ new TypedDocumentString(`
    fragment AnswerPhase on AnswerPhase {
  phase
  conditions
  startDate
  endDate
  citizenships
  provenance
  sourceUri
  writtenOn
  checkedAt
  authority {
    ...Authority
  }
}
    fragment Authority on Authority {
  id
  name
}`, {"fragmentName":"AnswerPhase"}) as unknown as TypedDocumentString<AnswerPhase, unknown>;
export const DestinationAnswer = /*#__PURE__*/ new TypedDocumentString(`
    fragment DestinationAnswer on DestinationAnswer {
  place {
    ...PlaceHit
  }
  isTransit
  status
  entryBanned
  riskLevel
  phase
  phaseStart
  phaseEnd
  phases {
    ...AnswerPhase
  }
}
    fragment AnswerPhase on AnswerPhase {
  phase
  conditions
  startDate
  endDate
  citizenships
  provenance
  sourceUri
  writtenOn
  checkedAt
  authority {
    ...Authority
  }
}
fragment CountryName on Country {
  id
  iso2
  nameShort
}
fragment PlaceHit on PlaceHit {
  type
  id
  name
  iata
  country {
    ...CountryName
  }
  region {
    id
    name
  }
}
fragment Authority on Authority {
  id
  name
}`, {"fragmentName":"DestinationAnswer"}) as unknown as TypedDocumentString<DestinationAnswer, unknown>;
export const SummaryItem = /*#__PURE__*/ new TypedDocumentString(`
    fragment SummaryItem on SummaryItem {
  key
  title
  status
  text
  destinations
  citizenships
  stayLimits {
    destinations
    days
    citizenships
  }
  heldDestinations
}
    `, {"fragmentName":"SummaryItem"}) as unknown as TypedDocumentString<SummaryItem, unknown>;
export const EntryStatement = /*#__PURE__*/ new TypedDocumentString(`
    fragment EntryStatement on EntryStatement {
  text
  textLanguage
  machineTranslatedFrom
  sourceUri
  writtenOn
  checkedAt
  provenance
  authority {
    ...Authority
  }
}
    fragment Authority on Authority {
  id
  name
}`, {"fragmentName":"EntryStatement"}) as unknown as TypedDocumentString<EntryStatement, unknown>;
export const EntryPeriod = /*#__PURE__*/ new TypedDocumentString(`
    fragment EntryPeriod on EntryPeriod {
  from
  until
  state
  text
  textLanguage
  machineTranslatedFrom
  sourceUri
  writtenOn
  checkedAt
  provenance
  authority {
    ...Authority
  }
  statements {
    ...EntryStatement
  }
}
    fragment EntryStatement on EntryStatement {
  text
  textLanguage
  machineTranslatedFrom
  sourceUri
  writtenOn
  checkedAt
  provenance
  authority {
    ...Authority
  }
}
fragment Authority on Authority {
  id
  name
}`, {"fragmentName":"EntryPeriod"}) as unknown as TypedDocumentString<EntryPeriod, unknown>;
export const DetailEntry = /*#__PURE__*/ new TypedDocumentString(`
    fragment DetailEntry on DetailEntry {
  detailType
  title
  explanation
  destination
  citizenships
  value
  text
  html
  textLanguage
  machineTranslatedFrom
  positive
  level
  sourceUri
  writtenOn
  checkedAt
  state
  provenance
  authority {
    ...Authority
  }
  statements {
    ...EntryStatement
  }
  periods {
    ...EntryPeriod
  }
}
    fragment EntryStatement on EntryStatement {
  text
  textLanguage
  machineTranslatedFrom
  sourceUri
  writtenOn
  checkedAt
  provenance
  authority {
    ...Authority
  }
}
fragment EntryPeriod on EntryPeriod {
  from
  until
  state
  text
  textLanguage
  machineTranslatedFrom
  sourceUri
  writtenOn
  checkedAt
  provenance
  authority {
    ...Authority
  }
  statements {
    ...EntryStatement
  }
}
fragment Authority on Authority {
  id
  name
}`, {"fragmentName":"DetailEntry"}) as unknown as TypedDocumentString<DetailEntry, unknown>;
export const DetailSection = /*#__PURE__*/ new TypedDocumentString(`
    fragment DetailSection on DetailSection {
  key
  title
  citizenshipShowGrouping
  entries {
    ...DetailEntry
  }
}
    fragment EntryStatement on EntryStatement {
  text
  textLanguage
  machineTranslatedFrom
  sourceUri
  writtenOn
  checkedAt
  provenance
  authority {
    ...Authority
  }
}
fragment EntryPeriod on EntryPeriod {
  from
  until
  state
  text
  textLanguage
  machineTranslatedFrom
  sourceUri
  writtenOn
  checkedAt
  provenance
  authority {
    ...Authority
  }
  statements {
    ...EntryStatement
  }
}
fragment DetailEntry on DetailEntry {
  detailType
  title
  explanation
  destination
  citizenships
  value
  text
  html
  textLanguage
  machineTranslatedFrom
  positive
  level
  sourceUri
  writtenOn
  checkedAt
  state
  provenance
  authority {
    ...Authority
  }
  statements {
    ...EntryStatement
  }
  periods {
    ...EntryPeriod
  }
}
fragment Authority on Authority {
  id
  name
}`, {"fragmentName":"DetailSection"}) as unknown as TypedDocumentString<DetailSection, unknown>;
export const ScheduledChange = /*#__PURE__*/ new TypedDocumentString(`
    fragment ScheduledChange on ScheduledChange {
  effectiveOn
  timing
  destination
  detailType
  title
  citizenships
  before
  after
  text
}
    `, {"fragmentName":"ScheduledChange"}) as unknown as TypedDocumentString<ScheduledChange, unknown>;
export const DestinationDetail = /*#__PURE__*/ new TypedDocumentString(`
    fragment DestinationDetail on DestinationDetail {
  version
  asOf
  destinations {
    ...DestinationAnswer
  }
  summary {
    ...SummaryItem
  }
  warnings {
    key
    text
    destinations
  }
  sections {
    ...DetailSection
  }
  scheduled {
    ...ScheduledChange
  }
}
    fragment DestinationAnswer on DestinationAnswer {
  place {
    ...PlaceHit
  }
  isTransit
  status
  entryBanned
  riskLevel
  phase
  phaseStart
  phaseEnd
  phases {
    ...AnswerPhase
  }
}
fragment AnswerPhase on AnswerPhase {
  phase
  conditions
  startDate
  endDate
  citizenships
  provenance
  sourceUri
  writtenOn
  checkedAt
  authority {
    ...Authority
  }
}
fragment SummaryItem on SummaryItem {
  key
  title
  status
  text
  destinations
  citizenships
  stayLimits {
    destinations
    days
    citizenships
  }
  heldDestinations
}
fragment EntryStatement on EntryStatement {
  text
  textLanguage
  machineTranslatedFrom
  sourceUri
  writtenOn
  checkedAt
  provenance
  authority {
    ...Authority
  }
}
fragment EntryPeriod on EntryPeriod {
  from
  until
  state
  text
  textLanguage
  machineTranslatedFrom
  sourceUri
  writtenOn
  checkedAt
  provenance
  authority {
    ...Authority
  }
  statements {
    ...EntryStatement
  }
}
fragment DetailEntry on DetailEntry {
  detailType
  title
  explanation
  destination
  citizenships
  value
  text
  html
  textLanguage
  machineTranslatedFrom
  positive
  level
  sourceUri
  writtenOn
  checkedAt
  state
  provenance
  authority {
    ...Authority
  }
  statements {
    ...EntryStatement
  }
  periods {
    ...EntryPeriod
  }
}
fragment DetailSection on DetailSection {
  key
  title
  citizenshipShowGrouping
  entries {
    ...DetailEntry
  }
}
fragment ScheduledChange on ScheduledChange {
  effectiveOn
  timing
  destination
  detailType
  title
  citizenships
  before
  after
  text
}
fragment CountryName on Country {
  id
  iso2
  nameShort
}
fragment PlaceHit on PlaceHit {
  type
  id
  name
  iata
  country {
    ...CountryName
  }
  region {
    id
    name
  }
}
fragment Authority on Authority {
  id
  name
}`, {"fragmentName":"DestinationDetail"}) as unknown as TypedDocumentString<DestinationDetail, unknown>;
export const DraftAnswer = /*#__PURE__*/ new TypedDocumentString(`
    fragment DraftAnswer on DraftAnswer {
  ok
  errors {
    ...FieldErrors
  }
  before {
    ...DestinationDetail
  }
  after {
    ...DestinationDetail
  }
}
    fragment DestinationAnswer on DestinationAnswer {
  place {
    ...PlaceHit
  }
  isTransit
  status
  entryBanned
  riskLevel
  phase
  phaseStart
  phaseEnd
  phases {
    ...AnswerPhase
  }
}
fragment AnswerPhase on AnswerPhase {
  phase
  conditions
  startDate
  endDate
  citizenships
  provenance
  sourceUri
  writtenOn
  checkedAt
  authority {
    ...Authority
  }
}
fragment SummaryItem on SummaryItem {
  key
  title
  status
  text
  destinations
  citizenships
  stayLimits {
    destinations
    days
    citizenships
  }
  heldDestinations
}
fragment EntryStatement on EntryStatement {
  text
  textLanguage
  machineTranslatedFrom
  sourceUri
  writtenOn
  checkedAt
  provenance
  authority {
    ...Authority
  }
}
fragment EntryPeriod on EntryPeriod {
  from
  until
  state
  text
  textLanguage
  machineTranslatedFrom
  sourceUri
  writtenOn
  checkedAt
  provenance
  authority {
    ...Authority
  }
  statements {
    ...EntryStatement
  }
}
fragment DetailEntry on DetailEntry {
  detailType
  title
  explanation
  destination
  citizenships
  value
  text
  html
  textLanguage
  machineTranslatedFrom
  positive
  level
  sourceUri
  writtenOn
  checkedAt
  state
  provenance
  authority {
    ...Authority
  }
  statements {
    ...EntryStatement
  }
  periods {
    ...EntryPeriod
  }
}
fragment DetailSection on DetailSection {
  key
  title
  citizenshipShowGrouping
  entries {
    ...DetailEntry
  }
}
fragment ScheduledChange on ScheduledChange {
  effectiveOn
  timing
  destination
  detailType
  title
  citizenships
  before
  after
  text
}
fragment DestinationDetail on DestinationDetail {
  version
  asOf
  destinations {
    ...DestinationAnswer
  }
  summary {
    ...SummaryItem
  }
  warnings {
    key
    text
    destinations
  }
  sections {
    ...DetailSection
  }
  scheduled {
    ...ScheduledChange
  }
}
fragment FieldErrors on FieldErrors {
  field
  messages
}
fragment CountryName on Country {
  id
  iso2
  nameShort
}
fragment PlaceHit on PlaceHit {
  type
  id
  name
  iata
  country {
    ...CountryName
  }
  region {
    id
    name
  }
}
fragment Authority on Authority {
  id
  name
}`, {"fragmentName":"DraftAnswer"}) as unknown as TypedDocumentString<DraftAnswer, unknown>;
export const CurrentUser = /*#__PURE__*/ new TypedDocumentString(`
    fragment CurrentUser on CurrentUser {
  id
  username
  firstName
  lastName
  email
  isStaff
  timeZone
  helpUrl
  permissions {
    codename
  }
  organisation {
    id
    name
    passwordChangeEnabled
    defaultDeparture {
      iso2
    }
    defaultNationality {
      iso2
    }
  }
}
    `, {"fragmentName":"CurrentUser"}) as unknown as TypedDocumentString<CurrentUser, unknown>;
export const Sections = /*#__PURE__*/ new TypedDocumentString(`
    fragment Sections on SectionVisibility {
  worthKnowing
  caseOfEmergency
  onSiteRepresentatives
  traffic
  money
  criminalLaws
  medicalCare
  infrastructure
  dmresultVisaProviders
  visaProviders
}
    `, {"fragmentName":"Sections"}) as unknown as TypedDocumentString<Sections, unknown>;
export const OwnProfile = /*#__PURE__*/ new TypedDocumentString(`
    fragment OwnProfile on Organisation {
  id
  idCodePublic
  name
  publicName
  phone
  fax
  email
  website
  street
  zipCode
  city
  countryIso2
  dvkgUrl
  facebook
  instagram
  linkedin
  twitter
  xing
  youtube
  whatsapp
  visaServiceEnabled
  visaServiceName
  visaServiceUrl
  logo
  logoWidth
  logoHeight
  widgetEnabled
  defaultDeparture {
    id
    iso2
  }
  defaultNationality {
    id
    iso2
  }
  mytripSections {
    ...Sections
  }
  mycruiseSections {
    ...Sections
  }
}
    fragment Sections on SectionVisibility {
  worthKnowing
  caseOfEmergency
  onSiteRepresentatives
  traffic
  money
  criminalLaws
  medicalCare
  infrastructure
  dmresultVisaProviders
  visaProviders
}`, {"fragmentName":"OwnProfile"}) as unknown as TypedDocumentString<OwnProfile, unknown>;
export const Widget = /*#__PURE__*/ new TypedDocumentString(`
    fragment Widget on Widget {
  id
  nationalityDefault {
    iso2
  }
  nationalities {
    iso2
  }
  restrictionType
}
    `, {"fragmentName":"Widget"}) as unknown as TypedDocumentString<Widget, unknown>;
export const TextSnippet = /*#__PURE__*/ new TypedDocumentString(`
    fragment TextSnippet on TextSnippet {
  id
  name
  text
  textDe
  textEn
}
    `, {"fragmentName":"TextSnippet"}) as unknown as TypedDocumentString<TextSnippet, unknown>;
export const KeptSnippet = /*#__PURE__*/ new TypedDocumentString(`
    fragment KeptSnippet on TextSnippet {
  ...TextSnippet
  modifiedAt
  modifiedBy {
    ...Editor
  }
}
    fragment Editor on Editor {
  id
  firstName
  lastName
}
fragment TextSnippet on TextSnippet {
  id
  name
  text
  textDe
  textEn
}`, {"fragmentName":"KeptSnippet"}) as unknown as TypedDocumentString<KeptSnippet, unknown>;
export const UserRecord = /*#__PURE__*/ new TypedDocumentString(`
    fragment UserRecord on User {
  id
  username
  firstName
  lastName
  email
  isStaff
  isActive
  organisationId
  organisationName
  permissions
  hasSecondFactor
}
    `, {"fragmentName":"UserRecord"}) as unknown as TypedDocumentString<UserRecord, unknown>;
export const LookupDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Lookup($departureType: PlaceType!, $departureId: ID!, $destinationsTypes: [PlaceType!]!, $destinationIds: [ID!]!, $citizenshipIds: [ID!]!, $restrictionType: RestrictionType, $dateStart: Date!, $dateEnd: Date!, $transitTypes: [PlaceType!], $transitIds: [ID!], $view: DetailView, $language: String, $asOf: DateTime, $travellers: TravellerFactsInput) {
  destinationDetail(
    departureType: $departureType
    departureId: $departureId
    destinationsTypes: $destinationsTypes
    destinationIds: $destinationIds
    citizenshipIds: $citizenshipIds
    restrictionType: $restrictionType
    dateStart: $dateStart
    dateEnd: $dateEnd
    transitTypes: $transitTypes
    transitIds: $transitIds
    travellers: $travellers
    view: $view
    language: $language
    asOf: $asOf
  ) {
    ...DestinationDetail
  }
}
    fragment DestinationAnswer on DestinationAnswer {
  place {
    ...PlaceHit
  }
  isTransit
  status
  entryBanned
  riskLevel
  phase
  phaseStart
  phaseEnd
  phases {
    ...AnswerPhase
  }
}
fragment AnswerPhase on AnswerPhase {
  phase
  conditions
  startDate
  endDate
  citizenships
  provenance
  sourceUri
  writtenOn
  checkedAt
  authority {
    ...Authority
  }
}
fragment SummaryItem on SummaryItem {
  key
  title
  status
  text
  destinations
  citizenships
  stayLimits {
    destinations
    days
    citizenships
  }
  heldDestinations
}
fragment EntryStatement on EntryStatement {
  text
  textLanguage
  machineTranslatedFrom
  sourceUri
  writtenOn
  checkedAt
  provenance
  authority {
    ...Authority
  }
}
fragment EntryPeriod on EntryPeriod {
  from
  until
  state
  text
  textLanguage
  machineTranslatedFrom
  sourceUri
  writtenOn
  checkedAt
  provenance
  authority {
    ...Authority
  }
  statements {
    ...EntryStatement
  }
}
fragment DetailEntry on DetailEntry {
  detailType
  title
  explanation
  destination
  citizenships
  value
  text
  html
  textLanguage
  machineTranslatedFrom
  positive
  level
  sourceUri
  writtenOn
  checkedAt
  state
  provenance
  authority {
    ...Authority
  }
  statements {
    ...EntryStatement
  }
  periods {
    ...EntryPeriod
  }
}
fragment DetailSection on DetailSection {
  key
  title
  citizenshipShowGrouping
  entries {
    ...DetailEntry
  }
}
fragment ScheduledChange on ScheduledChange {
  effectiveOn
  timing
  destination
  detailType
  title
  citizenships
  before
  after
  text
}
fragment DestinationDetail on DestinationDetail {
  version
  asOf
  destinations {
    ...DestinationAnswer
  }
  summary {
    ...SummaryItem
  }
  warnings {
    key
    text
    destinations
  }
  sections {
    ...DetailSection
  }
  scheduled {
    ...ScheduledChange
  }
}
fragment CountryName on Country {
  id
  iso2
  nameShort
}
fragment PlaceHit on PlaceHit {
  type
  id
  name
  iata
  country {
    ...CountryName
  }
  region {
    id
    name
  }
}
fragment Authority on Authority {
  id
  name
}`) as unknown as TypedDocumentString<Lookup, LookupVariables>;
export const CruiseLookupDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CruiseLookup($departureType: PlaceType!, $departureId: ID!, $cruiseId: ID!, $cruiseDateStart: Date!, $destinationsTypes: [PlaceType!], $destinationIds: [ID!], $citizenshipIds: [ID!]!, $dateStart: Date!, $dateEnd: Date!, $transitTypes: [PlaceType!], $transitIds: [ID!], $view: DetailView, $language: String, $asOf: DateTime, $travellers: TravellerFactsInput) {
  cruiseDestinationDetail(
    departureType: $departureType
    departureId: $departureId
    cruiseId: $cruiseId
    cruiseDateStart: $cruiseDateStart
    destinationsTypes: $destinationsTypes
    destinationIds: $destinationIds
    citizenshipIds: $citizenshipIds
    dateStart: $dateStart
    dateEnd: $dateEnd
    transitTypes: $transitTypes
    transitIds: $transitIds
    travellers: $travellers
    view: $view
    language: $language
    asOf: $asOf
  ) {
    ...DestinationDetail
  }
}
    fragment DestinationAnswer on DestinationAnswer {
  place {
    ...PlaceHit
  }
  isTransit
  status
  entryBanned
  riskLevel
  phase
  phaseStart
  phaseEnd
  phases {
    ...AnswerPhase
  }
}
fragment AnswerPhase on AnswerPhase {
  phase
  conditions
  startDate
  endDate
  citizenships
  provenance
  sourceUri
  writtenOn
  checkedAt
  authority {
    ...Authority
  }
}
fragment SummaryItem on SummaryItem {
  key
  title
  status
  text
  destinations
  citizenships
  stayLimits {
    destinations
    days
    citizenships
  }
  heldDestinations
}
fragment EntryStatement on EntryStatement {
  text
  textLanguage
  machineTranslatedFrom
  sourceUri
  writtenOn
  checkedAt
  provenance
  authority {
    ...Authority
  }
}
fragment EntryPeriod on EntryPeriod {
  from
  until
  state
  text
  textLanguage
  machineTranslatedFrom
  sourceUri
  writtenOn
  checkedAt
  provenance
  authority {
    ...Authority
  }
  statements {
    ...EntryStatement
  }
}
fragment DetailEntry on DetailEntry {
  detailType
  title
  explanation
  destination
  citizenships
  value
  text
  html
  textLanguage
  machineTranslatedFrom
  positive
  level
  sourceUri
  writtenOn
  checkedAt
  state
  provenance
  authority {
    ...Authority
  }
  statements {
    ...EntryStatement
  }
  periods {
    ...EntryPeriod
  }
}
fragment DetailSection on DetailSection {
  key
  title
  citizenshipShowGrouping
  entries {
    ...DetailEntry
  }
}
fragment ScheduledChange on ScheduledChange {
  effectiveOn
  timing
  destination
  detailType
  title
  citizenships
  before
  after
  text
}
fragment DestinationDetail on DestinationDetail {
  version
  asOf
  destinations {
    ...DestinationAnswer
  }
  summary {
    ...SummaryItem
  }
  warnings {
    key
    text
    destinations
  }
  sections {
    ...DetailSection
  }
  scheduled {
    ...ScheduledChange
  }
}
fragment CountryName on Country {
  id
  iso2
  nameShort
}
fragment PlaceHit on PlaceHit {
  type
  id
  name
  iata
  country {
    ...CountryName
  }
  region {
    id
    name
  }
}
fragment Authority on Authority {
  id
  name
}`) as unknown as TypedDocumentString<CruiseLookup, CruiseLookupVariables>;
export const CreateMyjourneyDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CreateMyjourney($departureType: PlaceType!, $departureId: ID!, $destinationsTypes: [PlaceType!], $destinationIds: [ID!], $cruisecompassCruiseId: ID, $citizenshipCountryIds: [ID!]!, $dateStart: Date!, $dateEnd: Date!, $restrictionType: RestrictionType!, $language: String!, $email: String, $internalNote: String, $showEvents: Boolean, $transits: [TransitInput!], $travellers: TravellerFactsInput) {
  createMyjourney(
    departureType: $departureType
    departureId: $departureId
    destinationsTypes: $destinationsTypes
    destinationIds: $destinationIds
    cruisecompassCruiseId: $cruisecompassCruiseId
    citizenshipCountryIds: $citizenshipCountryIds
    dateStart: $dateStart
    dateEnd: $dateEnd
    restrictionType: $restrictionType
    language: $language
    email: $email
    internalNote: $internalNote
    showEvents: $showEvents
    transits: $transits
    travellers: $travellers
  ) {
    ok
    errors {
      ...FieldErrors
    }
    url
    id
  }
}
    fragment FieldErrors on FieldErrors {
  field
  messages
}`) as unknown as TypedDocumentString<CreateMyjourney, CreateMyjourneyVariables>;
export const CreateMyjourneyGroupDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CreateMyjourneyGroup($departureType: PlaceType!, $departureId: ID!, $destinationsTypes: [PlaceType!], $destinationIds: [ID!], $cruisecompassCruiseId: ID, $dateStart: Date!, $dateEnd: Date!, $restrictionType: RestrictionType!, $language: String!, $internalNote: String, $showEvents: Boolean, $transits: [TransitInput!], $bookingNumber: String, $members: [GroupMemberInput!]!) {
  createMyjourneyGroup(
    departureType: $departureType
    departureId: $departureId
    destinationsTypes: $destinationsTypes
    destinationIds: $destinationIds
    cruisecompassCruiseId: $cruisecompassCruiseId
    dateStart: $dateStart
    dateEnd: $dateEnd
    restrictionType: $restrictionType
    language: $language
    internalNote: $internalNote
    showEvents: $showEvents
    transits: $transits
    bookingNumber: $bookingNumber
    members: $members
  ) {
    ok
    errors {
      ...FieldErrors
    }
    pages {
      id
      label
      url
    }
    isExisting
  }
}
    fragment FieldErrors on FieldErrors {
  field
  messages
}`) as unknown as TypedDocumentString<CreateMyjourneyGroup, CreateMyjourneyGroupVariables>;
export const SavedQueryListDocument = /*#__PURE__*/ new TypedDocumentString(`
    query SavedQueryList($screen: String!) {
  savedQueryList(
    limit: 100
    sortField: name
    sortOrder: ASC
    filter: {screen: $screen}
  ) {
    results {
      ...SavedQuery
    }
  }
}
    fragment SavedQuery on SavedQuery {
  id
  name
  filter
}`) as unknown as TypedDocumentString<SavedQueryList, SavedQueryListVariables>;
export const CreateSavedQueryDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CreateSavedQuery($input: SavedQueryInput!) {
  createSavedQuery(input: $input) {
    ok
    errors {
      ...FieldErrors
    }
  }
}
    fragment FieldErrors on FieldErrors {
  field
  messages
}`) as unknown as TypedDocumentString<CreateSavedQuery, CreateSavedQueryVariables>;
export const DeleteSavedQueryDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeleteSavedQuery($id: ID!) {
  deleteSavedQuery(id: $id) {
    ok
    errors {
      ...FieldErrors
    }
  }
}
    fragment FieldErrors on FieldErrors {
  field
  messages
}`) as unknown as TypedDocumentString<DeleteSavedQuery, DeleteSavedQueryVariables>;
export const AllEventsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query AllEvents {
  allEvents {
    events {
      ...ShownEvent
    }
    liveEvents {
      ...ShownEvent
    }
    pinnedEvents {
      ...ShownEvent
    }
  }
}
    fragment ShownEvent on Event {
  id
  gmUniqueEventId
  category {
    code
    name
  }
  country {
    id
    iso2
    nameShort
  }
  title
  isActive
  level
  significantUpdateAt
  staticPageUrl
  timeStart
  timeEnd
  countUpdates
  latitude
  longitude
  pinned
}`) as unknown as TypedDocumentString<AllEvents, AllEventsVariables>;
export const MapEventsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query MapEvents {
  mapEvents {
    ...ShownEvent
  }
}
    fragment ShownEvent on Event {
  id
  gmUniqueEventId
  category {
    code
    name
  }
  country {
    id
    iso2
    nameShort
  }
  title
  isActive
  level
  significantUpdateAt
  staticPageUrl
  timeStart
  timeEnd
  countUpdates
  latitude
  longitude
  pinned
}`) as unknown as TypedDocumentString<MapEvents, MapEventsVariables>;
export const PinEventDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation PinEvent($event: ID!) {
  pinEvent(event: $event) {
    ok
    errors {
      field
      messages
    }
  }
}
    `) as unknown as TypedDocumentString<PinEvent, PinEventVariables>;
export const UnpinEventDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UnpinEvent($event: ID!) {
  unpinEvent(event: $event) {
    ok
    errors {
      field
      messages
    }
  }
}
    `) as unknown as TypedDocumentString<UnpinEvent, UnpinEventVariables>;
export const ImportersDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Importers {
  importers {
    ...Importer
  }
}
    fragment Importer on Importer {
  name
  title
  accepts
  licence
  attribution
  maxFileBytes
}`) as unknown as TypedDocumentString<Importers, ImportersVariables>;
export const ImportRunByIdDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ImportRunById($id: ID!) {
  importRun(id: $id) {
    ...ImportRun
  }
}
    fragment Editor on Editor {
  id
  firstName
  lastName
}
fragment RegressionFailure on RegressionFailure {
  kind
  key
  title
  place
  citizenship
  expected
  actual
}
fragment BrokenRegressionCase on BrokenRegressionCase {
  id
  name
  failures {
    ...RegressionFailure
  }
}
fragment ImportRunRow on ImportRun {
  id
  importer
  sourceName
  sourceUri
  licence
  dated
  state
  progress {
    work
    step
    percent
  }
  startedAt
  finishedAt
  problems
  startedBy {
    ...Editor
  }
  appliedBy {
    ...Editor
  }
  counts {
    read
    added
    changed
    removed
    unchanged
    skipped
  }
}
fragment ImportChange on ImportChange {
  kind
  place
  placeName
  field
  before
  after
}
fragment ImportRun on ImportRun {
  ...ImportRunRow
  notApplied
  changes {
    ...ImportChange
  }
  brokenRegressionCases {
    ...BrokenRegressionCase
  }
}`) as unknown as TypedDocumentString<ImportRunById, ImportRunByIdVariables>;
export const StartImportDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation StartImport($input: ImportFileInput!) {
  startImport(input: $input) {
    ok
    errors {
      ...FieldErrors
    }
    run {
      id
    }
  }
}
    fragment FieldErrors on FieldErrors {
  field
  messages
}`) as unknown as TypedDocumentString<StartImport, StartImportVariables>;
export const ApplyImportDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ApplyImport($id: ID!) {
  applyImport(id: $id) {
    ok
    errors {
      ...FieldErrors
    }
    run {
      id
      state
    }
  }
}
    fragment FieldErrors on FieldErrors {
  field
  messages
}`) as unknown as TypedDocumentString<ApplyImport, ApplyImportVariables>;
export const CancelImportDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CancelImport($id: ID!) {
  cancelImport(id: $id) {
    ok
    errors {
      ...FieldErrors
    }
    run {
      id
      state
    }
  }
}
    fragment FieldErrors on FieldErrors {
  field
  messages
}`) as unknown as TypedDocumentString<CancelImport, CancelImportVariables>;
export const SendFeedbackDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SendFeedback($title: String!, $text: String!) {
  sendEntryrestrictionFeedback(title: $title, text: $text) {
    ok
    errors {
      ...FieldErrors
    }
  }
}
    fragment FieldErrors on FieldErrors {
  field
  messages
}`) as unknown as TypedDocumentString<SendFeedback, SendFeedbackVariables>;
export const UpdateMyjourneyEmailNoteDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateMyjourneyEmailNote($id: ID!, $email: String, $internalNote: String, $isManuallyDisabled: Boolean) {
  updateMyjourneyEmailNote(
    id: $id
    email: $email
    internalNote: $internalNote
    isManuallyDisabled: $isManuallyDisabled
  ) {
    ok
    id
    errors {
      ...FieldErrors
    }
  }
}
    fragment FieldErrors on FieldErrors {
  field
  messages
}`) as unknown as TypedDocumentString<UpdateMyjourneyEmailNote, UpdateMyjourneyEmailNoteVariables>;
export const SwitchJourneyLinkDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SwitchJourneyLink($id: ID!, $isManuallyDisabled: Boolean!) {
  updateMyjourneyEmailNote(id: $id, isManuallyDisabled: $isManuallyDisabled) {
    ok
    errors {
      ...FieldErrors
    }
  }
}
    fragment FieldErrors on FieldErrors {
  field
  messages
}`) as unknown as TypedDocumentString<SwitchJourneyLink, SwitchJourneyLinkVariables>;
export const MyjourneyMailsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query MyjourneyMails($id: ID!) {
  myjourneyMails(id: $id) {
    ...TripMails
  }
}
    fragment TripMail on TripMail {
  id
  kind
  state
  createdAt
  sentAt
  nextTryAt
  code
}
fragment TripPush on TripPush {
  id
  state
  createdAt
  sentAt
  nextTryAt
  code
}
fragment TripMails on TripMails {
  subscription
  attempt
  requestedAt
  confirmedAt
  mails {
    ...TripMail
  }
  devices {
    count
    lastPush {
      ...TripPush
    }
  }
}`) as unknown as TypedDocumentString<MyjourneyMails, MyjourneyMailsVariables>;
export const MyjourneyPageAsOfDocument = /*#__PURE__*/ new TypedDocumentString(`
    query MyjourneyPageAsOf($id: ID!, $asOf: DateTime!, $language: String) {
  myjourneyPageAsOf(id: $id, asOf: $asOf, language: $language) {
    ...PastTripPage
  }
}
    fragment PastTripPage on PastTripPage {
  state
  message
  html
}`) as unknown as TypedDocumentString<MyjourneyPageAsOf, MyjourneyPageAsOfVariables>;
export const MyjourneyEvidenceDocument = /*#__PURE__*/ new TypedDocumentString(`
    query MyjourneyEvidence($id: ID!, $language: String, $contractOn: Date) {
  myjourneyEvidence(id: $id, language: $language, contractOn: $contractOn) {
    ...EvidenceFile
  }
}
    fragment EvidenceFile on EvidenceFile {
  name
  content
  records
}`) as unknown as TypedDocumentString<MyjourneyEvidence, MyjourneyEvidenceVariables>;
export const MailSettingsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query MailSettings {
  mailSettings {
    from
    readsBounces
    isLimited
    waiting
    sentLastDay
    rejectedLastDay
    checks {
      subject
      target
      problem
      code
      checkedAt
      failingSince
      stopsMails
    }
  }
}
    `) as unknown as TypedDocumentString<MailSettings, MailSettingsVariables>;
export const MailPreviewDocument = /*#__PURE__*/ new TypedDocumentString(`
    query MailPreview($kind: MailKind!, $language: String!, $brand: MailBrand!) {
  mailPreview(kind: $kind, language: $language, brand: $brand) {
    language
    subject
    html
    text
    htmlBytes
    headers {
      name
      value
    }
  }
}
    `) as unknown as TypedDocumentString<MailPreview, MailPreviewVariables>;
export const TestMailDocument = /*#__PURE__*/ new TypedDocumentString(`
    query TestMail($id: ID!) {
  testMail(id: $id) {
    id
    state
    code
  }
}
    `) as unknown as TypedDocumentString<TestMail, TestMailVariables>;
export const SendTestMailDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SendTestMail($kind: MailKind!, $language: String!, $brand: MailBrand!) {
  sendTestMail(kind: $kind, language: $language, brand: $brand) {
    ok
    errors {
      ...FieldErrors
    }
    testMail {
      id
    }
  }
}
    fragment FieldErrors on FieldErrors {
  field
  messages
}`) as unknown as TypedDocumentString<SendTestMail, SendTestMailVariables>;
export const MapOfWorldDocument = /*#__PURE__*/ new TypedDocumentString(`
    query MapOfWorld($departureId: ID, $citizenshipId: ID) {
  mapWorldCountryStatus(departureId: $departureId, citizenshipId: $citizenshipId) {
    ...MapCountryStatus
  }
}
    fragment MapCountryStatus on MapCountryStatus {
  country {
    id
    iso2
    nameShort
  }
  status
  statusForeignOffice
  statusForeignOfficeText
  statusDestinationCountryText
  rkiStatusText
  regionDeviation
  sevenDayIncidence
  sevenDayIncidencePrevious
  riskLevel
}`) as unknown as TypedDocumentString<MapOfWorld, MapOfWorldVariables>;
export const MapOfRegionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query MapOfRegions($countryId: ID!, $departureId: ID, $citizenshipId: ID) {
  mapCountryRegionStatus(
    countryId: $countryId
    departureId: $departureId
    citizenshipId: $citizenshipId
  ) {
    id
    name
    status
    geojson
  }
}
    `) as unknown as TypedDocumentString<MapOfRegions, MapOfRegionsVariables>;
export const CountryContentDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CountryContent($countryId: ID!) {
  mapCidmerDestinationContent(countryId: $countryId) {
    ...DestinationDetail
  }
}
    fragment DestinationAnswer on DestinationAnswer {
  place {
    ...PlaceHit
  }
  isTransit
  status
  entryBanned
  riskLevel
  phase
  phaseStart
  phaseEnd
  phases {
    ...AnswerPhase
  }
}
fragment AnswerPhase on AnswerPhase {
  phase
  conditions
  startDate
  endDate
  citizenships
  provenance
  sourceUri
  writtenOn
  checkedAt
  authority {
    ...Authority
  }
}
fragment SummaryItem on SummaryItem {
  key
  title
  status
  text
  destinations
  citizenships
  stayLimits {
    destinations
    days
    citizenships
  }
  heldDestinations
}
fragment EntryStatement on EntryStatement {
  text
  textLanguage
  machineTranslatedFrom
  sourceUri
  writtenOn
  checkedAt
  provenance
  authority {
    ...Authority
  }
}
fragment EntryPeriod on EntryPeriod {
  from
  until
  state
  text
  textLanguage
  machineTranslatedFrom
  sourceUri
  writtenOn
  checkedAt
  provenance
  authority {
    ...Authority
  }
  statements {
    ...EntryStatement
  }
}
fragment DetailEntry on DetailEntry {
  detailType
  title
  explanation
  destination
  citizenships
  value
  text
  html
  textLanguage
  machineTranslatedFrom
  positive
  level
  sourceUri
  writtenOn
  checkedAt
  state
  provenance
  authority {
    ...Authority
  }
  statements {
    ...EntryStatement
  }
  periods {
    ...EntryPeriod
  }
}
fragment DetailSection on DetailSection {
  key
  title
  citizenshipShowGrouping
  entries {
    ...DetailEntry
  }
}
fragment ScheduledChange on ScheduledChange {
  effectiveOn
  timing
  destination
  detailType
  title
  citizenships
  before
  after
  text
}
fragment DestinationDetail on DestinationDetail {
  version
  asOf
  destinations {
    ...DestinationAnswer
  }
  summary {
    ...SummaryItem
  }
  warnings {
    key
    text
    destinations
  }
  sections {
    ...DetailSection
  }
  scheduled {
    ...ScheduledChange
  }
}
fragment CountryName on Country {
  id
  iso2
  nameShort
}
fragment PlaceHit on PlaceHit {
  type
  id
  name
  iata
  country {
    ...CountryName
  }
  region {
    id
    name
  }
}
fragment Authority on Authority {
  id
  name
}`) as unknown as TypedDocumentString<CountryContent, CountryContentVariables>;
export const PassportReachDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PassportReach($citizenshipId: ID, $departureId: ID, $document: ReachDocument, $restrictionType: RestrictionType) {
  passportReach(
    citizenshipId: $citizenshipId
    departureId: $departureId
    document: $document
    restrictionType: $restrictionType
  ) {
    country {
      id
      iso2
      nameShort
    }
    access
    days
  }
}
    `) as unknown as TypedDocumentString<PassportReach, PassportReachVariables>;
export const LatestNewsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query LatestNews($limit: Int) {
  news(limit: $limit) {
    ...Article
  }
}
    fragment Article on News {
  id
  title
  text
  newsType
  importantUntil
  tags {
    id
    name
  }
  country {
    id
    iso2
    nameShort
  }
  image
  createdAt
  significantUpdateAt
}`) as unknown as TypedDocumentString<LatestNews, LatestNewsVariables>;
export const TickerOfNewsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query TickerOfNews($countryFilter: [ID!]) {
  ticker(limit: 100, countryFilter: $countryFilter) {
    id
    title
    newsId
    eventId
    at
    country {
      id
      iso2
      nameShort
    }
  }
}
    `) as unknown as TypedDocumentString<TickerOfNews, TickerOfNewsVariables>;
export const ChangesForTripsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ChangesForTrips($since: DateTime!) {
  myjourneyChanges(since: $since, limit: 30) {
    tripPages
    results {
      id
      at
      place {
        ...PlaceHit
      }
      title
      before
      after
      citizenships {
        id
        iso2
        nameShort
      }
      tripPages
      nextDeparture
    }
  }
}
    fragment CountryName on Country {
  id
  iso2
  nameShort
}
fragment PlaceHit on PlaceHit {
  type
  id
  name
  iata
  country {
    ...CountryName
  }
  region {
    id
    name
  }
}`) as unknown as TypedDocumentString<ChangesForTrips, ChangesForTripsVariables>;
export const DeparturesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Departures {
  myjourneyDepartures {
    entryBanned
    openItems {
      key
      title
      status
    }
    journey {
      id
      link
      restrictionType
      dateStart
      dateEnd
      internalNote
      citizenships {
        id
        iso2
        nameShort
      }
      destinations {
        ...PlaceHit
      }
    }
  }
}
    fragment CountryName on Country {
  id
  iso2
  nameShort
}
fragment PlaceHit on PlaceHit {
  type
  id
  name
  iata
  country {
    ...CountryName
  }
  region {
    id
    name
  }
}`) as unknown as TypedDocumentString<Departures, DeparturesVariables>;
export const FavouriteCountriesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query FavouriteCountries {
  organisationCountrySelections {
    id
    iso2
    nameShort
    riskLevel
  }
}
    `) as unknown as TypedDocumentString<FavouriteCountries, FavouriteCountriesVariables>;
export const CountriesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Countries {
  countries {
    ...CountryName
  }
}
    fragment CountryName on Country {
  id
  iso2
  nameShort
}`) as unknown as TypedDocumentString<Countries, CountriesVariables>;
export const CountryDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Country($id: ID!) {
  country(id: $id) {
    ...CountryWithPlaces
  }
}
    fragment CountryName on Country {
  id
  iso2
  nameShort
}
fragment CountryWithPlaces on Country {
  ...CountryName
  regions {
    id
    name
  }
  airports {
    id
    iata
    name
  }
}`) as unknown as TypedDocumentString<Country, CountryVariables>;
export const CountryGroupsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CountryGroups {
  countryGroups {
    ...CountryGroup
  }
}
    fragment CountryGroup on CountryGroup {
  key
  title
  members
}`) as unknown as TypedDocumentString<CountryGroups, CountryGroupsVariables>;
export const LookupDestinationsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query LookupDestinations($search: String!) {
  lookupDestinations(search: $search) {
    ...PlaceHit
  }
}
    fragment CountryName on Country {
  id
  iso2
  nameShort
}
fragment PlaceHit on PlaceHit {
  type
  id
  name
  iata
  country {
    ...CountryName
  }
  region {
    id
    name
  }
}`) as unknown as TypedDocumentString<LookupDestinations, LookupDestinationsVariables>;
export const ReadPresentAnswerDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ReadPresentAnswer($departureType: PlaceType!, $departureId: ID!, $destinationsTypes: [PlaceType!]!, $destinationIds: [ID!]!, $citizenshipIds: [ID!]!, $transitTypes: [PlaceType!], $transitIds: [ID!], $restrictionType: RestrictionType, $dateStart: Date!, $dateEnd: Date!, $travellers: TravellerFactsInput, $language: String) {
  destinationDetail(
    departureType: $departureType
    departureId: $departureId
    destinationsTypes: $destinationsTypes
    destinationIds: $destinationIds
    citizenshipIds: $citizenshipIds
    transitTypes: $transitTypes
    transitIds: $transitIds
    restrictionType: $restrictionType
    dateStart: $dateStart
    dateEnd: $dateEnd
    travellers: $travellers
    view: EXPERT
    language: $language
  ) {
    ...PresentAnswer
  }
}
    fragment CountryName on Country {
  id
  iso2
  nameShort
}
fragment PlaceHit on PlaceHit {
  type
  id
  name
  iata
  country {
    ...CountryName
  }
  region {
    id
    name
  }
}
fragment PresentEntry on DetailEntry {
  detailType
  title
  kind
  destination
  citizenships
  value
  text
  state
  provenance
}
fragment PresentAnswer on DestinationDetail {
  destinations {
    place {
      ...PlaceHit
    }
    isTransit
    status
  }
  summary {
    key
    title
    status
  }
  sections {
    key
    title
    entries {
      ...PresentEntry
    }
  }
}`) as unknown as TypedDocumentString<ReadPresentAnswer, ReadPresentAnswerVariables>;
export const ConflictsOfDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ConflictsOf($restrictionId: ID!) {
  openConflicts(restrictionId: $restrictionId, limit: 100) {
    totalCount
    results {
      ...Conflict
    }
  }
}
    fragment CountryName on Country {
  id
  iso2
  nameShort
}
fragment PlaceHit on PlaceHit {
  type
  id
  name
  iata
  country {
    ...CountryName
  }
  region {
    id
    name
  }
}
fragment Authority on Authority {
  id
  name
}
fragment ConflictingStatement on ConflictingStatement {
  restrictionId
  detailId
  text
  conditions
  sourceUri
  authority {
    ...Authority
  }
  validFrom
  validUntil
  writtenOn
  checkedAt
  provenance
}
fragment Conflict on Conflict {
  kind
  place {
    ...PlaceHit
  }
  restrictionType
  detailType
  title
  citizenships
  statements {
    ...ConflictingStatement
  }
}`) as unknown as TypedDocumentString<ConflictsOf, ConflictsOfVariables>;
export const PreviewEntryRestrictionCopyDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PreviewEntryRestrictionCopy($input: EntryRestrictionInput!, $from: CopySource!, $categories: [String!]!) {
  previewEntryRestrictionCopy(input: $input, from: $from, categories: $categories) {
    ...CopyPreview
  }
}
    fragment FieldErrors on FieldErrors {
  field
  messages
}
fragment RegressionFailure on RegressionFailure {
  kind
  key
  title
  place
  citizenship
  expected
  actual
}
fragment BrokenRegressionCase on BrokenRegressionCase {
  id
  name
  failures {
    ...RegressionFailure
  }
}
fragment CopyChange on CopyChange {
  detailId
  citizenships
  departures
  category
  field
  title
  before
  after
  beforeText
  afterText
}
fragment CopyPreview on CopyPreview {
  ok
  errors {
    ...FieldErrors
  }
  overwrites {
    ...CopyChange
  }
  additions {
    ...CopyChange
  }
  details
  brokenRegressionCases {
    ...BrokenRegressionCase
  }
}`) as unknown as TypedDocumentString<PreviewEntryRestrictionCopy, PreviewEntryRestrictionCopyVariables>;
export const EntryRestrictionDocument = /*#__PURE__*/ new TypedDocumentString(`
    query EntryRestriction($id: ID!) {
  entryRestriction(id: $id) {
    ...Restriction
  }
}
    fragment Editor on Editor {
  id
  firstName
  lastName
}
fragment CountryName on Country {
  id
  iso2
  nameShort
}
fragment Authority on Authority {
  id
  name
}
fragment LinkCheck on LinkCheck {
  uri
  state
  httpStatus
  location
  checkedAt
  unchangedSince
}
fragment RestrictionRow on EntryRestriction {
  id
  level
  isActive
  provenance
  modifiedAt
  checkedAt
  detailCount
  country {
    ...CountryName
  }
  region {
    id
    name
  }
  airport {
    id
    iata
    name
  }
  modifiedBy {
    ...Editor
  }
}
fragment Phase on Phase {
  startDate
  endDate
}
fragment RestrictionDetail on EntryRestrictionDetail {
  id
  restrictionType
  citizenshipCodes
  departureCodes
  conditions {
    kind
    isNot
    countryIds
    withinDays
    transitHours
    documents {
      issuerId
      kind
    }
    withinYears
    qualities
    validMonths
    ageFrom
    ageTo
    means
    portIds
    passports
  }
  validFrom
  validUntil
  sourceUri
  writtenOn
  checkedAt
  checkedBy {
    ...Editor
  }
  nextReview
  restrictionDetailJson
  authority {
    ...Authority
  }
  noRestrictions {
    ...Phase
  }
  noAccess {
    ...Phase
  }
  someRestrictions {
    ...Phase
  }
  note {
    noteDeRaw
    noteEnRaw
  }
  editCategories {
    category
    copyFromBusiness
  }
  link {
    ...LinkCheck
  }
}
fragment Restriction on EntryRestriction {
  ...RestrictionRow
  reminder
  internalNote
  internalSources
  regionDeviationTourism
  regionDeviationBusiness
  version
  importSource
  importLicence
  significantUpdateAt
  significantUpdateNote
  significantUpdateBy {
    ...Editor
  }
  checkedBy {
    ...Editor
  }
  details {
    ...RestrictionDetail
  }
}`) as unknown as TypedDocumentString<EntryRestriction, EntryRestrictionVariables>;
export const CreateEntryRestrictionDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CreateEntryRestriction($input: EntryRestrictionInput!) {
  createEntryRestriction(input: $input) {
    ...RestrictionPayload
  }
}
    fragment FieldErrors on FieldErrors {
  field
  messages
}
fragment Editor on Editor {
  id
  firstName
  lastName
}
fragment CountryName on Country {
  id
  iso2
  nameShort
}
fragment Authority on Authority {
  id
  name
}
fragment LinkCheck on LinkCheck {
  uri
  state
  httpStatus
  location
  checkedAt
  unchangedSince
}
fragment RegressionFailure on RegressionFailure {
  kind
  key
  title
  place
  citizenship
  expected
  actual
}
fragment BrokenRegressionCase on BrokenRegressionCase {
  id
  name
  failures {
    ...RegressionFailure
  }
}
fragment RestrictionRow on EntryRestriction {
  id
  level
  isActive
  provenance
  modifiedAt
  checkedAt
  detailCount
  country {
    ...CountryName
  }
  region {
    id
    name
  }
  airport {
    id
    iata
    name
  }
  modifiedBy {
    ...Editor
  }
}
fragment Phase on Phase {
  startDate
  endDate
}
fragment RestrictionDetail on EntryRestrictionDetail {
  id
  restrictionType
  citizenshipCodes
  departureCodes
  conditions {
    kind
    isNot
    countryIds
    withinDays
    transitHours
    documents {
      issuerId
      kind
    }
    withinYears
    qualities
    validMonths
    ageFrom
    ageTo
    means
    portIds
    passports
  }
  validFrom
  validUntil
  sourceUri
  writtenOn
  checkedAt
  checkedBy {
    ...Editor
  }
  nextReview
  restrictionDetailJson
  authority {
    ...Authority
  }
  noRestrictions {
    ...Phase
  }
  noAccess {
    ...Phase
  }
  someRestrictions {
    ...Phase
  }
  note {
    noteDeRaw
    noteEnRaw
  }
  editCategories {
    category
    copyFromBusiness
  }
  link {
    ...LinkCheck
  }
}
fragment Restriction on EntryRestriction {
  ...RestrictionRow
  reminder
  internalNote
  internalSources
  regionDeviationTourism
  regionDeviationBusiness
  version
  importSource
  importLicence
  significantUpdateAt
  significantUpdateNote
  significantUpdateBy {
    ...Editor
  }
  checkedBy {
    ...Editor
  }
  details {
    ...RestrictionDetail
  }
}
fragment RestrictionPayload on EntryRestrictionPayload {
  ok
  errors {
    ...FieldErrors
  }
  warnings {
    ...FieldErrors
  }
  scheduled {
    id
    state
    effectiveOn
  }
  brokenRegressionCases {
    ...BrokenRegressionCase
  }
  entryRestriction {
    ...Restriction
  }
  current {
    ...Restriction
  }
}`) as unknown as TypedDocumentString<CreateEntryRestriction, CreateEntryRestrictionVariables>;
export const UpdateEntryRestrictionDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateEntryRestriction($input: EntryRestrictionInput!) {
  updateEntryRestriction(input: $input) {
    ...RestrictionPayload
  }
}
    fragment FieldErrors on FieldErrors {
  field
  messages
}
fragment Editor on Editor {
  id
  firstName
  lastName
}
fragment CountryName on Country {
  id
  iso2
  nameShort
}
fragment Authority on Authority {
  id
  name
}
fragment LinkCheck on LinkCheck {
  uri
  state
  httpStatus
  location
  checkedAt
  unchangedSince
}
fragment RegressionFailure on RegressionFailure {
  kind
  key
  title
  place
  citizenship
  expected
  actual
}
fragment BrokenRegressionCase on BrokenRegressionCase {
  id
  name
  failures {
    ...RegressionFailure
  }
}
fragment RestrictionRow on EntryRestriction {
  id
  level
  isActive
  provenance
  modifiedAt
  checkedAt
  detailCount
  country {
    ...CountryName
  }
  region {
    id
    name
  }
  airport {
    id
    iata
    name
  }
  modifiedBy {
    ...Editor
  }
}
fragment Phase on Phase {
  startDate
  endDate
}
fragment RestrictionDetail on EntryRestrictionDetail {
  id
  restrictionType
  citizenshipCodes
  departureCodes
  conditions {
    kind
    isNot
    countryIds
    withinDays
    transitHours
    documents {
      issuerId
      kind
    }
    withinYears
    qualities
    validMonths
    ageFrom
    ageTo
    means
    portIds
    passports
  }
  validFrom
  validUntil
  sourceUri
  writtenOn
  checkedAt
  checkedBy {
    ...Editor
  }
  nextReview
  restrictionDetailJson
  authority {
    ...Authority
  }
  noRestrictions {
    ...Phase
  }
  noAccess {
    ...Phase
  }
  someRestrictions {
    ...Phase
  }
  note {
    noteDeRaw
    noteEnRaw
  }
  editCategories {
    category
    copyFromBusiness
  }
  link {
    ...LinkCheck
  }
}
fragment Restriction on EntryRestriction {
  ...RestrictionRow
  reminder
  internalNote
  internalSources
  regionDeviationTourism
  regionDeviationBusiness
  version
  importSource
  importLicence
  significantUpdateAt
  significantUpdateNote
  significantUpdateBy {
    ...Editor
  }
  checkedBy {
    ...Editor
  }
  details {
    ...RestrictionDetail
  }
}
fragment RestrictionPayload on EntryRestrictionPayload {
  ok
  errors {
    ...FieldErrors
  }
  warnings {
    ...FieldErrors
  }
  scheduled {
    id
    state
    effectiveOn
  }
  brokenRegressionCases {
    ...BrokenRegressionCase
  }
  entryRestriction {
    ...Restriction
  }
  current {
    ...Restriction
  }
}`) as unknown as TypedDocumentString<UpdateEntryRestriction, UpdateEntryRestrictionVariables>;
export const RestrictionCatalogueDocument = /*#__PURE__*/ new TypedDocumentString(`
    query RestrictionCatalogue {
  detailTypes {
    ...DetailType
  }
  detailCategories {
    ...DetailCategory
  }
}
    fragment DetailType on DetailType {
  key
  title
  kind
  category
  showBusiness
  set
}
fragment DetailCategory on DetailCategory {
  key
  title
  backgroundColor
  textColor
  allowCopyFromBusiness
  parent
}`) as unknown as TypedDocumentString<RestrictionCatalogue, RestrictionCatalogueVariables>;
export const AuthoritiesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Authorities($limit: Int, $offset: Int) {
  entryRestrictionAuthorities(limit: $limit, offset: $offset) {
    ...Authority
  }
}
    fragment Authority on Authority {
  id
  name
}`) as unknown as TypedDocumentString<Authorities, AuthoritiesVariables>;
export const CheckLinksDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CheckLinks($restrictionId: ID!) {
  checkLinks(restrictionId: $restrictionId) {
    ok
    errors {
      ...FieldErrors
    }
    results {
      ...LinkCheck
    }
  }
}
    fragment FieldErrors on FieldErrors {
  field
  messages
}
fragment LinkCheck on LinkCheck {
  uri
  state
  httpStatus
  location
  checkedAt
  unchangedSince
}`) as unknown as TypedDocumentString<CheckLinks, CheckLinksVariables>;
export const PreviewEntryRestrictionDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PreviewEntryRestriction($input: EntryRestrictionInput!) {
  previewEntryRestriction(input: $input) {
    ...ImpactPreview
  }
}
    fragment FieldErrors on FieldErrors {
  field
  messages
}
fragment RevisionChange on RevisionChange {
  detailId
  purpose
  citizenships
  departures
  field
  title
  before
  after
  beforeText
  afterText
}
fragment RegressionFailure on RegressionFailure {
  kind
  key
  title
  place
  citizenship
  expected
  actual
}
fragment BrokenRegressionCase on BrokenRegressionCase {
  id
  name
  failures {
    ...RegressionFailure
  }
}
fragment SummaryChange on SummaryChange {
  item
  title
  before
  after
  tripPages
}
fragment StatusChange on StatusChange {
  before
  after
  tripPages
}
fragment ImpactPlace on PlaceHit {
  type
  id
  name
  country {
    iso2
  }
}
fragment ImpactItinerary on AffectedItinerary {
  departure {
    iso2
  }
  destinations {
    ...ImpactPlace
  }
  transits {
    ...ImpactPlace
  }
  citizenships {
    iso2
    nameShort
  }
  restrictionType
  dateStart
  dateEnd
  tripPages
  summaryChanges {
    ...SummaryChange
  }
  statusChanges {
    ...StatusChange
  }
}
fragment ImpactTrip on Journey {
  id
  link
  dateStart
  dateEnd
  restrictionType
  internalNote
  destinations {
    name
  }
}
fragment ImpactPreview on ImpactPreview {
  ok
  errors {
    ...FieldErrors
  }
  warnings {
    ...FieldErrors
  }
  activeTripPages
  affectedTripPages
  changedTripPages
  departingWithin72Hours
  ownTripPages
  tookMs
  summaryChanges {
    ...SummaryChange
  }
  statusChanges {
    ...StatusChange
  }
  itineraries {
    ...ImpactItinerary
  }
  trips {
    ...ImpactTrip
  }
  changes {
    ...RevisionChange
  }
  brokenRegressionCases {
    ...BrokenRegressionCase
  }
}`) as unknown as TypedDocumentString<PreviewEntryRestriction, PreviewEntryRestrictionVariables>;
export const RestrictionEditorsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query RestrictionEditors($limit: Int, $offset: Int) {
  entryRestrictionEditors(limit: $limit, offset: $offset) {
    ...Editor
  }
}
    fragment Editor on Editor {
  id
  firstName
  lastName
}`) as unknown as TypedDocumentString<RestrictionEditors, RestrictionEditorsVariables>;
export const CheckEntryRestrictionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CheckEntryRestrictions($ids: [ID!]!) {
  checkEntryRestrictions(ids: $ids) {
    ok
    errors {
      ...FieldErrors
    }
  }
}
    fragment FieldErrors on FieldErrors {
  field
  messages
}`) as unknown as TypedDocumentString<CheckEntryRestrictions, CheckEntryRestrictionsVariables>;
export const EntryRestrictionRevisionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query EntryRestrictionRevisions($id: ID!, $limit: Int, $offset: Int) {
  entryRestrictionRevisions(id: $id, limit: $limit, offset: $offset) {
    totalCount
    results {
      ...Revision
    }
  }
}
    fragment Editor on Editor {
  id
  firstName
  lastName
}
fragment RevisionChange on RevisionChange {
  detailId
  purpose
  citizenships
  departures
  field
  title
  before
  after
  beforeText
  afterText
}
fragment Revision on Revision {
  version
  at
  editor {
    ...Editor
  }
  confirmedBy {
    ...Editor
  }
  isSignificant
  isActive
  note
  restoredFrom
  sources
  changes {
    ...RevisionChange
  }
}`) as unknown as TypedDocumentString<EntryRestrictionRevisions, EntryRestrictionRevisionsVariables>;
export const EntryRestrictionRevisionDocument = /*#__PURE__*/ new TypedDocumentString(`
    query EntryRestrictionRevision($id: ID!, $version: Int!) {
  entryRestrictionRevision(id: $id, version: $version) {
    ...Restriction
  }
}
    fragment Editor on Editor {
  id
  firstName
  lastName
}
fragment CountryName on Country {
  id
  iso2
  nameShort
}
fragment Authority on Authority {
  id
  name
}
fragment LinkCheck on LinkCheck {
  uri
  state
  httpStatus
  location
  checkedAt
  unchangedSince
}
fragment RestrictionRow on EntryRestriction {
  id
  level
  isActive
  provenance
  modifiedAt
  checkedAt
  detailCount
  country {
    ...CountryName
  }
  region {
    id
    name
  }
  airport {
    id
    iata
    name
  }
  modifiedBy {
    ...Editor
  }
}
fragment Phase on Phase {
  startDate
  endDate
}
fragment RestrictionDetail on EntryRestrictionDetail {
  id
  restrictionType
  citizenshipCodes
  departureCodes
  conditions {
    kind
    isNot
    countryIds
    withinDays
    transitHours
    documents {
      issuerId
      kind
    }
    withinYears
    qualities
    validMonths
    ageFrom
    ageTo
    means
    portIds
    passports
  }
  validFrom
  validUntil
  sourceUri
  writtenOn
  checkedAt
  checkedBy {
    ...Editor
  }
  nextReview
  restrictionDetailJson
  authority {
    ...Authority
  }
  noRestrictions {
    ...Phase
  }
  noAccess {
    ...Phase
  }
  someRestrictions {
    ...Phase
  }
  note {
    noteDeRaw
    noteEnRaw
  }
  editCategories {
    category
    copyFromBusiness
  }
  link {
    ...LinkCheck
  }
}
fragment Restriction on EntryRestriction {
  ...RestrictionRow
  reminder
  internalNote
  internalSources
  regionDeviationTourism
  regionDeviationBusiness
  version
  importSource
  importLicence
  significantUpdateAt
  significantUpdateNote
  significantUpdateBy {
    ...Editor
  }
  checkedBy {
    ...Editor
  }
  details {
    ...RestrictionDetail
  }
}`) as unknown as TypedDocumentString<EntryRestrictionRevision, EntryRestrictionRevisionVariables>;
export const RestoreEntryRestrictionDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RestoreEntryRestriction($id: ID!, $version: Int!, $toVersion: Int!, $isSignificant: Boolean, $significantUpdateNote: String, $proposeForConfirmation: Boolean) {
  restoreEntryRestriction(
    id: $id
    version: $version
    toVersion: $toVersion
    isSignificant: $isSignificant
    significantUpdateNote: $significantUpdateNote
    proposeForConfirmation: $proposeForConfirmation
  ) {
    ...RestrictionPayload
  }
}
    fragment FieldErrors on FieldErrors {
  field
  messages
}
fragment Editor on Editor {
  id
  firstName
  lastName
}
fragment CountryName on Country {
  id
  iso2
  nameShort
}
fragment Authority on Authority {
  id
  name
}
fragment LinkCheck on LinkCheck {
  uri
  state
  httpStatus
  location
  checkedAt
  unchangedSince
}
fragment RegressionFailure on RegressionFailure {
  kind
  key
  title
  place
  citizenship
  expected
  actual
}
fragment BrokenRegressionCase on BrokenRegressionCase {
  id
  name
  failures {
    ...RegressionFailure
  }
}
fragment RestrictionRow on EntryRestriction {
  id
  level
  isActive
  provenance
  modifiedAt
  checkedAt
  detailCount
  country {
    ...CountryName
  }
  region {
    id
    name
  }
  airport {
    id
    iata
    name
  }
  modifiedBy {
    ...Editor
  }
}
fragment Phase on Phase {
  startDate
  endDate
}
fragment RestrictionDetail on EntryRestrictionDetail {
  id
  restrictionType
  citizenshipCodes
  departureCodes
  conditions {
    kind
    isNot
    countryIds
    withinDays
    transitHours
    documents {
      issuerId
      kind
    }
    withinYears
    qualities
    validMonths
    ageFrom
    ageTo
    means
    portIds
    passports
  }
  validFrom
  validUntil
  sourceUri
  writtenOn
  checkedAt
  checkedBy {
    ...Editor
  }
  nextReview
  restrictionDetailJson
  authority {
    ...Authority
  }
  noRestrictions {
    ...Phase
  }
  noAccess {
    ...Phase
  }
  someRestrictions {
    ...Phase
  }
  note {
    noteDeRaw
    noteEnRaw
  }
  editCategories {
    category
    copyFromBusiness
  }
  link {
    ...LinkCheck
  }
}
fragment Restriction on EntryRestriction {
  ...RestrictionRow
  reminder
  internalNote
  internalSources
  regionDeviationTourism
  regionDeviationBusiness
  version
  importSource
  importLicence
  significantUpdateAt
  significantUpdateNote
  significantUpdateBy {
    ...Editor
  }
  checkedBy {
    ...Editor
  }
  details {
    ...RestrictionDetail
  }
}
fragment RestrictionPayload on EntryRestrictionPayload {
  ok
  errors {
    ...FieldErrors
  }
  warnings {
    ...FieldErrors
  }
  scheduled {
    id
    state
    effectiveOn
  }
  brokenRegressionCases {
    ...BrokenRegressionCase
  }
  entryRestriction {
    ...Restriction
  }
  current {
    ...Restriction
  }
}`) as unknown as TypedDocumentString<RestoreEntryRestriction, RestoreEntryRestrictionVariables>;
export const ScheduledRevisionsOfDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ScheduledRevisionsOf($filter: ScheduledRevisionFilter!) {
  scheduledRevisionList(
    limit: 100
    sortField: effectiveOn
    sortOrder: ASC
    filter: $filter
  ) {
    results {
      ...ScheduledRevision
    }
  }
}
    fragment Editor on Editor {
  id
  firstName
  lastName
}
fragment RevisionChange on RevisionChange {
  detailId
  purpose
  citizenships
  departures
  field
  title
  before
  after
  beforeText
  afterText
}
fragment RegressionFailure on RegressionFailure {
  kind
  key
  title
  place
  citizenship
  expected
  actual
}
fragment BrokenRegressionCase on BrokenRegressionCase {
  id
  name
  failures {
    ...RegressionFailure
  }
}
fragment ScheduledRevision on ScheduledRevision {
  id
  state
  baseVersion
  effectiveOn
  isSignificant
  note
  restoredFrom
  proposedAt
  problem
  proposedBy {
    ...Editor
  }
  changes {
    ...RevisionChange
  }
  brokenRegressionCases {
    ...BrokenRegressionCase
  }
}`) as unknown as TypedDocumentString<ScheduledRevisionsOf, ScheduledRevisionsOfVariables>;
export const ConfirmRevisionDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ConfirmRevision($id: ID!) {
  confirmRevision(id: $id) {
    ...RestrictionPayload
  }
}
    fragment FieldErrors on FieldErrors {
  field
  messages
}
fragment Editor on Editor {
  id
  firstName
  lastName
}
fragment CountryName on Country {
  id
  iso2
  nameShort
}
fragment Authority on Authority {
  id
  name
}
fragment LinkCheck on LinkCheck {
  uri
  state
  httpStatus
  location
  checkedAt
  unchangedSince
}
fragment RegressionFailure on RegressionFailure {
  kind
  key
  title
  place
  citizenship
  expected
  actual
}
fragment BrokenRegressionCase on BrokenRegressionCase {
  id
  name
  failures {
    ...RegressionFailure
  }
}
fragment RestrictionRow on EntryRestriction {
  id
  level
  isActive
  provenance
  modifiedAt
  checkedAt
  detailCount
  country {
    ...CountryName
  }
  region {
    id
    name
  }
  airport {
    id
    iata
    name
  }
  modifiedBy {
    ...Editor
  }
}
fragment Phase on Phase {
  startDate
  endDate
}
fragment RestrictionDetail on EntryRestrictionDetail {
  id
  restrictionType
  citizenshipCodes
  departureCodes
  conditions {
    kind
    isNot
    countryIds
    withinDays
    transitHours
    documents {
      issuerId
      kind
    }
    withinYears
    qualities
    validMonths
    ageFrom
    ageTo
    means
    portIds
    passports
  }
  validFrom
  validUntil
  sourceUri
  writtenOn
  checkedAt
  checkedBy {
    ...Editor
  }
  nextReview
  restrictionDetailJson
  authority {
    ...Authority
  }
  noRestrictions {
    ...Phase
  }
  noAccess {
    ...Phase
  }
  someRestrictions {
    ...Phase
  }
  note {
    noteDeRaw
    noteEnRaw
  }
  editCategories {
    category
    copyFromBusiness
  }
  link {
    ...LinkCheck
  }
}
fragment Restriction on EntryRestriction {
  ...RestrictionRow
  reminder
  internalNote
  internalSources
  regionDeviationTourism
  regionDeviationBusiness
  version
  importSource
  importLicence
  significantUpdateAt
  significantUpdateNote
  significantUpdateBy {
    ...Editor
  }
  checkedBy {
    ...Editor
  }
  details {
    ...RestrictionDetail
  }
}
fragment RestrictionPayload on EntryRestrictionPayload {
  ok
  errors {
    ...FieldErrors
  }
  warnings {
    ...FieldErrors
  }
  scheduled {
    id
    state
    effectiveOn
  }
  brokenRegressionCases {
    ...BrokenRegressionCase
  }
  entryRestriction {
    ...Restriction
  }
  current {
    ...Restriction
  }
}`) as unknown as TypedDocumentString<ConfirmRevision, ConfirmRevisionVariables>;
export const RejectRevisionDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RejectRevision($id: ID!, $reason: String!) {
  rejectRevision(id: $id, reason: $reason) {
    ok
    errors {
      ...FieldErrors
    }
  }
}
    fragment FieldErrors on FieldErrors {
  field
  messages
}`) as unknown as TypedDocumentString<RejectRevision, RejectRevisionVariables>;
export const WithdrawRevisionDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation WithdrawRevision($id: ID!) {
  withdrawRevision(id: $id) {
    ok
    errors {
      ...FieldErrors
    }
  }
}
    fragment FieldErrors on FieldErrors {
  field
  messages
}`) as unknown as TypedDocumentString<WithdrawRevision, WithdrawRevisionVariables>;
export const AnswerOfDraftDocument = /*#__PURE__*/ new TypedDocumentString(`
    query AnswerOfDraft($input: EntryRestrictionInput!, $traveller: DraftTravellerInput!) {
  draftAnswer(input: $input, traveller: $traveller) {
    ...DraftAnswer
  }
}
    fragment DestinationAnswer on DestinationAnswer {
  place {
    ...PlaceHit
  }
  isTransit
  status
  entryBanned
  riskLevel
  phase
  phaseStart
  phaseEnd
  phases {
    ...AnswerPhase
  }
}
fragment AnswerPhase on AnswerPhase {
  phase
  conditions
  startDate
  endDate
  citizenships
  provenance
  sourceUri
  writtenOn
  checkedAt
  authority {
    ...Authority
  }
}
fragment SummaryItem on SummaryItem {
  key
  title
  status
  text
  destinations
  citizenships
  stayLimits {
    destinations
    days
    citizenships
  }
  heldDestinations
}
fragment EntryStatement on EntryStatement {
  text
  textLanguage
  machineTranslatedFrom
  sourceUri
  writtenOn
  checkedAt
  provenance
  authority {
    ...Authority
  }
}
fragment EntryPeriod on EntryPeriod {
  from
  until
  state
  text
  textLanguage
  machineTranslatedFrom
  sourceUri
  writtenOn
  checkedAt
  provenance
  authority {
    ...Authority
  }
  statements {
    ...EntryStatement
  }
}
fragment DetailEntry on DetailEntry {
  detailType
  title
  explanation
  destination
  citizenships
  value
  text
  html
  textLanguage
  machineTranslatedFrom
  positive
  level
  sourceUri
  writtenOn
  checkedAt
  state
  provenance
  authority {
    ...Authority
  }
  statements {
    ...EntryStatement
  }
  periods {
    ...EntryPeriod
  }
}
fragment DetailSection on DetailSection {
  key
  title
  citizenshipShowGrouping
  entries {
    ...DetailEntry
  }
}
fragment ScheduledChange on ScheduledChange {
  effectiveOn
  timing
  destination
  detailType
  title
  citizenships
  before
  after
  text
}
fragment DestinationDetail on DestinationDetail {
  version
  asOf
  destinations {
    ...DestinationAnswer
  }
  summary {
    ...SummaryItem
  }
  warnings {
    key
    text
    destinations
  }
  sections {
    ...DetailSection
  }
  scheduled {
    ...ScheduledChange
  }
}
fragment FieldErrors on FieldErrors {
  field
  messages
}
fragment CountryName on Country {
  id
  iso2
  nameShort
}
fragment PlaceHit on PlaceHit {
  type
  id
  name
  iata
  country {
    ...CountryName
  }
  region {
    id
    name
  }
}
fragment Authority on Authority {
  id
  name
}
fragment DraftAnswer on DraftAnswer {
  ok
  errors {
    ...FieldErrors
  }
  before {
    ...DestinationDetail
  }
  after {
    ...DestinationDetail
  }
}`) as unknown as TypedDocumentString<AnswerOfDraft, AnswerOfDraftVariables>;
export const TextSnippetsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query TextSnippets($limit: Int, $offset: Int) {
  textsnippets(limit: $limit, offset: $offset) {
    ...TextSnippet
  }
}
    fragment TextSnippet on TextSnippet {
  id
  name
  text
  textDe
  textEn
}`) as unknown as TypedDocumentString<TextSnippets, TextSnippetsVariables>;
export const TranslationProviderDocument = /*#__PURE__*/ new TypedDocumentString(`
    query TranslationProvider {
  translationProvider
}
    `) as unknown as TypedDocumentString<TranslationProvider, TranslationProviderVariables>;
export const TranslateTextDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation TranslateText($sourceLanguage: String!, $targetLanguage: String!, $text: String!) {
  translateText(
    sourceLanguage: $sourceLanguage
    targetLanguage: $targetLanguage
    text: $text
  ) {
    ok
    text
    errors {
      ...FieldErrors
    }
  }
}
    fragment FieldErrors on FieldErrors {
  field
  messages
}`) as unknown as TypedDocumentString<TranslateText, TranslateTextVariables>;
export const CruiseLinesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CruiseLines($limit: Int, $offset: Int) {
  shippingLines(limit: $limit, offset: $offset) {
    id
    name
  }
}
    `) as unknown as TypedDocumentString<CruiseLines, CruiseLinesVariables>;
export const FavouriteLinesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query FavouriteLines {
  organisationShippingLineSelections {
    id
  }
}
    `) as unknown as TypedDocumentString<FavouriteLines, FavouriteLinesVariables>;
export const RoutesOfLineDocument = /*#__PURE__*/ new TypedDocumentString(`
    query RoutesOfLine($line: ID!, $limit: Int, $offset: Int) {
  routes(shippingLine: $line, limit: $limit, offset: $offset) {
    id
    name
    startPort
    finishPort
    durationDays
    isSample
    ship {
      id
      name
    }
    schedules {
      cruiseId
      dateStart
      dateEnd
    }
  }
}
    `) as unknown as TypedDocumentString<RoutesOfLine, RoutesOfLineVariables>;
export const RenewTokenDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RenewToken {
  renewToken {
    token
  }
}
    `) as unknown as TypedDocumentString<RenewToken, RenewTokenVariables>;
export const LogoutDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation Logout {
  logout {
    ok
  }
}
    `) as unknown as TypedDocumentString<Logout, LogoutVariables>;
export const WhoAmIDocument = /*#__PURE__*/ new TypedDocumentString(`
    query WhoAmI {
  whoAmI {
    ...CurrentUser
  }
}
    fragment CurrentUser on CurrentUser {
  id
  username
  firstName
  lastName
  email
  isStaff
  timeZone
  helpUrl
  permissions {
    codename
  }
  organisation {
    id
    name
    passwordChangeEnabled
    defaultDeparture {
      iso2
    }
    defaultNationality {
      iso2
    }
  }
}`) as unknown as TypedDocumentString<WhoAmI, WhoAmIVariables>;
export const ConsoleVersionDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ConsoleVersion {
  whoAmI {
    dmVersionKey
  }
}
    `) as unknown as TypedDocumentString<ConsoleVersion, ConsoleVersionVariables>;
export const AnythingDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Anything {
  __typename
}
    `) as unknown as TypedDocumentString<Anything, AnythingVariables>;
export const OpenCountsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OpenCounts {
  scheduledRevisionList(limit: 1, filter: {states: [HELD, BLOCKED]}) {
    totalCount
  }
  reviewDueList(limit: 1) {
    totalCount
  }
}
    `) as unknown as TypedDocumentString<OpenCounts, OpenCountsVariables>;
export const ConflictCountDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ConflictCount {
  openConflicts(limit: 1) {
    restrictionCount
  }
}
    `) as unknown as TypedDocumentString<ConflictCount, ConflictCountVariables>;
export const OwnLoginMethodsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OwnLoginMethods {
  ownLoginMethods {
    hasSecondFactor
    recoveryCodesLeft
    passkeys {
      id
      name
      createdAt
      lastUsedAt
    }
  }
}
    `) as unknown as TypedDocumentString<OwnLoginMethods, OwnLoginMethodsVariables>;
export const BeginSecondFactorDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation BeginSecondFactor($password: String!) {
  beginSecondFactor(password: $password) {
    ok
    errors {
      field
      messages
    }
    secret
    uri
  }
}
    `) as unknown as TypedDocumentString<BeginSecondFactor, BeginSecondFactorVariables>;
export const ConfirmSecondFactorDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ConfirmSecondFactor($code: String!) {
  confirmSecondFactor(code: $code) {
    ok
    errors {
      field
      messages
    }
    codes
  }
}
    `) as unknown as TypedDocumentString<ConfirmSecondFactor, ConfirmSecondFactorVariables>;
export const RemoveSecondFactorDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RemoveSecondFactor($password: String!) {
  removeSecondFactor(password: $password) {
    ok
    errors {
      field
      messages
    }
  }
}
    `) as unknown as TypedDocumentString<RemoveSecondFactor, RemoveSecondFactorVariables>;
export const PasskeyOptionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation PasskeyOptions($password: String!) {
  passkeyOptions(password: $password) {
    ok
    errors {
      field
      messages
    }
    options
  }
}
    `) as unknown as TypedDocumentString<PasskeyOptions, PasskeyOptionsVariables>;
export const AddPasskeyDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AddPasskey($name: String!, $credential: String!) {
  addPasskey(name: $name, credential: $credential) {
    ok
    errors {
      field
      messages
    }
  }
}
    `) as unknown as TypedDocumentString<AddPasskey, AddPasskeyVariables>;
export const RemovePasskeyDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RemovePasskey($id: ID!) {
  removePasskey(id: $id) {
    ok
    errors {
      field
      messages
    }
  }
}
    `) as unknown as TypedDocumentString<RemovePasskey, RemovePasskeyVariables>;
export const OwnOrganisationDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OwnOrganisation($id: ID!) {
  organisation(id: $id) {
    ...OwnProfile
  }
}
    fragment OwnProfile on Organisation {
  id
  idCodePublic
  name
  publicName
  phone
  fax
  email
  website
  street
  zipCode
  city
  countryIso2
  dvkgUrl
  facebook
  instagram
  linkedin
  twitter
  xing
  youtube
  whatsapp
  visaServiceEnabled
  visaServiceName
  visaServiceUrl
  logo
  logoWidth
  logoHeight
  widgetEnabled
  defaultDeparture {
    id
    iso2
  }
  defaultNationality {
    id
    iso2
  }
  mytripSections {
    ...Sections
  }
  mycruiseSections {
    ...Sections
  }
}
fragment Sections on SectionVisibility {
  worthKnowing
  caseOfEmergency
  onSiteRepresentatives
  traffic
  money
  criminalLaws
  medicalCare
  infrastructure
  dmresultVisaProviders
  visaProviders
}`) as unknown as TypedDocumentString<OwnOrganisation, OwnOrganisationVariables>;
export const UpdateOrganisationDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateOrganisation($input: JSON!) {
  updateOrganisation(input: $input) {
    ok
    errors {
      ...FieldErrors
    }
  }
}
    fragment FieldErrors on FieldErrors {
  field
  messages
}`) as unknown as TypedDocumentString<UpdateOrganisation, UpdateOrganisationVariables>;
export const UpdateOrganisationUserDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateOrganisationUser($input: JSON!) {
  updateOrganisationUser(input: $input) {
    ok
    errors {
      ...FieldErrors
    }
  }
}
    fragment FieldErrors on FieldErrors {
  field
  messages
}`) as unknown as TypedDocumentString<UpdateOrganisationUser, UpdateOrganisationUserVariables>;
export const ChooseCountriesDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ChooseCountries($countryIds: [ID!]!) {
  updateOrganisationCountrySelection(countryIds: $countryIds) {
    ok
    errors {
      ...FieldErrors
    }
  }
}
    fragment FieldErrors on FieldErrors {
  field
  messages
}`) as unknown as TypedDocumentString<ChooseCountries, ChooseCountriesVariables>;
export const ShippingLineChoiceDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ShippingLineChoice {
  shippingLines {
    id
    name
  }
  organisationShippingLineSelections {
    id
  }
}
    `) as unknown as TypedDocumentString<ShippingLineChoice, ShippingLineChoiceVariables>;
export const ChooseShippingLineDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ChooseShippingLine($id: ID!) {
  createOrganisationShippingLineSelection(shippingLineId: $id) {
    ok
    errors {
      ...FieldErrors
    }
  }
}
    fragment FieldErrors on FieldErrors {
  field
  messages
}`) as unknown as TypedDocumentString<ChooseShippingLine, ChooseShippingLineVariables>;
export const LeaveShippingLineDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation LeaveShippingLine($id: ID!) {
  deleteOrganisationShippingLineSelection(shippingLineId: $id) {
    ok
    errors {
      ...FieldErrors
    }
  }
}
    fragment FieldErrors on FieldErrors {
  field
  messages
}`) as unknown as TypedDocumentString<LeaveShippingLine, LeaveShippingLineVariables>;
export const ChangePasswordDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ChangePassword($oldPassword: String!, $password: String!, $passwordConfirmation: String!) {
  changePassword(
    oldPassword: $oldPassword
    password: $password
    passwordConfirmation: $passwordConfirmation
  ) {
    ok
    errors {
      ...FieldErrors
    }
  }
}
    fragment FieldErrors on FieldErrors {
  field
  messages
}`) as unknown as TypedDocumentString<ChangePassword, ChangePasswordVariables>;
export const MySessionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query MySessions {
  mySessions {
    id
    createdAt
    lastUsedAt
    isCurrent
  }
}
    `) as unknown as TypedDocumentString<MySessions, MySessionsVariables>;
export const EndSessionDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation EndSession($id: ID!) {
  endSession(id: $id) {
    ok
    errors {
      ...FieldErrors
    }
  }
}
    fragment FieldErrors on FieldErrors {
  field
  messages
}`) as unknown as TypedDocumentString<EndSession, EndSessionVariables>;
export const OwnWidgetDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OwnWidget {
  organisationWidget {
    ...Widget
  }
}
    fragment Widget on Widget {
  id
  nationalityDefault {
    iso2
  }
  nationalities {
    iso2
  }
  restrictionType
}`) as unknown as TypedDocumentString<OwnWidget, OwnWidgetVariables>;
export const ChangeWidgetDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ChangeWidget($nationalityDefaultId: ID!, $nationalityIds: [ID!]!, $restrictionType: RestrictionType!) {
  updateOrganisationWidget(
    nationalityDefaultId: $nationalityDefaultId
    nationalityIds: $nationalityIds
    restrictionType: $restrictionType
  ) {
    ok
    errors {
      ...FieldErrors
    }
  }
}
    fragment FieldErrors on FieldErrors {
  field
  messages
}`) as unknown as TypedDocumentString<ChangeWidget, ChangeWidgetVariables>;
export const OrganisationNamesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OrganisationNames {
  organisationNames {
    id
    name
  }
}
    `) as unknown as TypedDocumentString<OrganisationNames, OrganisationNamesVariables>;
export const RemoveSecondFactorOfUserDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RemoveSecondFactorOfUser($id: ID!) {
  removeSecondFactorOfUser(id: $id) {
    ok
    errors {
      field
      messages
    }
  }
}
    `) as unknown as TypedDocumentString<RemoveSecondFactorOfUser, RemoveSecondFactorOfUserVariables>;