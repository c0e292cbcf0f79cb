/** The types of apps/api/schema.graphql that the screens read; the operations are checked against it by a test. */
export type RestrictionType = 'BUSINESS' | 'PRIVATE' | 'CRUISE';
export type PlaceType = 'COUNTRY' | 'REGION' | 'AIRPORT';
export type RestrictionLevel = PlaceType;
export type ValueKind = 'FREETEXT' | 'YESNO' | 'YESNOTEXT' | 'POSINT' | 'COLOR';
export type StatusColor = 'BLUE' | 'YELLOW' | 'RED' | 'GRAY' | 'PURPLE';
export type RiskLevel = 'UNKNOWN' | 'LEVEL1' | 'LEVEL2' | 'LEVEL3' | 'LEVEL4' | 'LEVEL5';
export type SummaryStatus = 'OK' | 'REQUIRED' | 'REQUIRED_ONE' | 'REQUIRED_MANY' | 'REQUIRED_ALL' | 'UNKNOWN';
export type DetailView = 'EXPERT' | 'TRAVELLER' | 'LEGACY';
export type DetailOrigin = 'EDITORIAL' | 'IMPORTED';
export type DetailSet = 'MAIN' | 'VACCINATION_STATUS' | 'COUNTRY_INFORMATION';
export type LinkState = 'OK' | 'REDIRECTED' | 'BROKEN' | 'UNREACHABLE';
export type CopySource = 'BUSINESS' | 'PARENT';
export type PendingState = 'PLANNED' | 'AWAITING_CONFIRMATION' | 'APPLIED' | 'WITHDRAWN' | 'REJECTED' | 'BLOCKED';
export type ExpectationKind = 'SUMMARY' | 'STATUS' | 'VALUE';
export type EntryState = 'STATED' | 'UNKNOWN' | 'CONFLICTING';
export type JourneyFilter = 'ALL' | 'ONGOING' | 'UPCOMING' | 'BUSINESS' | 'PRIVATE' | 'CRUISE';

export const STATUS_COLORS: readonly StatusColor[] = ['BLUE', 'YELLOW', 'RED', 'GRAY', 'PURPLE'];
export const DETAIL_VIEWS: readonly DetailView[] = ['EXPERT', 'TRAVELLER', 'LEGACY'];
/** The languages of trip pages and answers (spec: application, section 9). */
export const TRIP_LANGUAGES = ['de', 'en', 'cs', 'da', 'es', 'fr', 'hu', 'it', 'nl', 'pl', 'pt', 'tr'] as const;

export interface FieldErrors {
  field: string;
  messages: string[];
}
export interface CountryName {
  id: string;
  iso2: string;
  nameShort: string;
}
export interface Region {
  id: string;
  name: string;
}
export interface Airport {
  id: string;
  iata: string | null;
  name: string;
}
export interface CountryWithPlaces extends CountryName {
  regions: Region[];
  airports: Airport[];
}
export interface CountryGroup {
  key: string;
  title: string;
  members: string[];
}
export interface PlaceHit {
  type: PlaceType;
  id: string;
  name: string;
  iata: string | null;
  country: CountryName;
  region: Region | null;
}
export interface Authority {
  id: string;
  name: string;
}
export interface Editor {
  id: string;
  firstName: string;
  lastName: string;
}
export interface CurrentUser {
  id: string;
  username: string;
  firstName: string;
  lastName: string;
  email: string;
  isStaff: boolean;
  /** Zone in which the product counts days. */
  timeZone: string;
  permissions: { codename: string }[];
  organisation: {
    id: string;
    name: string;
    defaultDeparture: { iso2: string } | null;
    defaultNationality: { iso2: string } | null;
  } | null;
}

export interface DetailCategory {
  key: string;
  title: string;
  backgroundColor: string;
  textColor: string;
  allowCopyFromBusiness: boolean;
  parent: string | null;
}
export interface DetailType {
  key: string;
  title: string;
  kind: ValueKind;
  category: string;
  showBusiness: boolean;
  set: DetailSet;
}

export interface TextValue {
  de?: string | null;
  en?: string | null;
}
export interface YesNoTextValue {
  yes: boolean | null;
  textDe?: string | null;
  textEn?: string | null;
}
export type DetailValue = boolean | number | string | TextValue | YesNoTextValue | null;

/** What the address of a source answered when it was last asked. */
export interface LinkCheck {
  uri: string;
  state: LinkState;
  httpStatus: number | null;
  location: string | null;
  checkedAt: string;
}

export interface Phase {
  startDate: string | null;
  endDate: string | null;
}
export interface RestrictionDetail {
  id: string;
  restrictionType: RestrictionType;
  citizenships: { iso2: string }[];
  citizenshipGroups: string[];
  departures: { iso2: string }[];
  departureGroups: string[];
  noRestrictions: Phase;
  noAccess: Phase;
  someRestrictions: Phase;
  note: { noteDeRaw: string | null; noteEnRaw: string | null };
  sourceUri: string | null;
  checkedAt: string | null;
  nextReview: string | null;
  link: LinkCheck | null;
  restrictionDetailJson: Record<string, DetailValue>;
  authority: Authority | null;
  editCategories: { category: string; copyFromBusiness: boolean }[];
}
export interface RestrictionRow {
  id: string;
  level: RestrictionLevel;
  isActive: boolean;
  origin: DetailOrigin;
  country: CountryName;
  region: Region | null;
  airport: Airport | null;
  modifiedAt: string;
  modifiedBy: Editor | null;
  checkedAt: string | null;
  detailCount: number;
}
export interface Restriction extends RestrictionRow {
  reminder: string | null;
  internalNote: string | null;
  internalSources: string | null;
  regionDeviationTourism: boolean;
  regionDeviationBusiness: boolean;
  significantUpdateAt: string | null;
  significantUpdateBy: Editor | null;
  significantUpdateNote: string | null;
  checkedBy: Editor | null;
  version: number;
  importSource: string | null;
  importLicence: string | null;
  details: RestrictionDetail[];
}

export interface RevisionChange {
  detailId: string | null;
  purpose: RestrictionType | null;
  citizenships: string[];
  departures: string[];
  field: string;
  title: string;
  before: unknown;
  after: unknown;
  beforeText: string | null;
  afterText: string | null;
}
export interface Revision {
  version: number;
  at: string;
  editor: Editor | null;
  confirmedBy: Editor | null;
  isSignificant: boolean;
  isActive: boolean;
  note: string | null;
  restoredFrom: number | null;
  sources: string[];
  changes: RevisionChange[];
}
export interface CopyChange {
  detailId: string | null;
  citizenships: string[];
  departures: string[];
  category: string;
  field: string;
  title: string;
  before: unknown;
  after: unknown;
  beforeText: string | null;
  afterText: string | null;
}
export interface GoldenFailure {
  kind: ExpectationKind;
  key: string;
  title: string;
  place: string | null;
  citizenship: string | null;
  expected: unknown;
  actual: unknown;
}
export interface BrokenGolden {
  id: string;
  name: string;
  failures: GoldenFailure[];
}
export interface PendingRevision {
  id: string;
  state: PendingState;
  baseVersion: number;
  effectiveOn: string | null;
  isSignificant: boolean;
  note: string | null;
  restoredFrom: number | null;
  proposedBy: Editor | null;
  proposedAt: string;
  problem: string | null;
  changes: RevisionChange[];
  brokenGoldens: BrokenGolden[];
}
export interface SummaryFlip {
  item: string;
  title: string;
  before: SummaryStatus;
  after: SummaryStatus;
  tripPages: number;
}
export interface StatusFlip {
  before: StatusColor;
  after: StatusColor;
  tripPages: number;
}
export interface TextSnippet {
  id: string;
  name: string;
  text: string;
  textDe: string | null;
  textEn: string | null;
}

export interface Journey {
  id: string;
  link: string;
  departureName: string;
  restrictionType: RestrictionType;
  dateStart: string;
  dateEnd: string;
  language: string;
  email: string | null;
  internalNote: string | null;
  createdAt: string;
  isActive: boolean;
  isManuallyDisabled: boolean;
  transits: PlaceHit[];
  destinations: PlaceHit[];
}

export interface SummaryItem {
  key: string;
  title: string;
  status: SummaryStatus;
  text: string;
  destinations: string[];
  citizenships: string[];
}
export interface EntryStatement {
  text: string;
  textLanguage: string;
  machineTranslatedFrom: string | null;
  sourceUri: string | null;
  authority: Authority | null;
  checkedAt: string | null;
  origin: DetailOrigin;
}
export interface DetailEntry {
  detailType: string;
  title: string;
  destination: string;
  citizenships: string[];
  text: string;
  html: string | null;
  textLanguage: string;
  machineTranslatedFrom: string | null;
  positive: boolean | null;
  level: RestrictionLevel;
  sourceUri: string | null;
  authority: Authority | null;
  checkedAt: string | null;
  state: EntryState;
  origin: DetailOrigin | null;
  statements: EntryStatement[];
}
export interface DetailSection {
  key: string;
  title: string;
  entries: DetailEntry[];
}
export interface DestinationAnswer {
  place: PlaceHit;
  isTransit: boolean;
  status: StatusColor;
  entryBanned: boolean;
  riskLevel: RiskLevel;
  phase: string | null;
  phaseStart: string | null;
  phaseEnd: string | null;
}
export interface AnswerWarning {
  key: string;
  text: string;
  destinations: string[];
}
export interface DestinationDetail {
  destinations: DestinationAnswer[];
  summary: SummaryItem[];
  warnings: AnswerWarning[];
  sections: DetailSection[];
  version: string;
  planned: PlannedChange[];
  asOf: string | null;
}
export interface PlannedChange {
  effectiveOn: string;
  timing: 'BEFORE_TRIP' | 'DURING_TRIP';
  destination: string;
  detailType: string;
  title: string;
  citizenships: string[];
  before: string | null;
  after: string | null;
  text: string;
}
export interface TripPage {
  state: 'ACTIVE' | 'DISABLED' | 'EXPIRED';
  message: string | null;
  language: string;
  dateStart: string;
  dateEnd: string;
  detail: DestinationDetail | null;
}
