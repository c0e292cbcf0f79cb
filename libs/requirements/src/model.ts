import type { DetailValue, StatusColor } from '@landfall/catalogue';
import type { IsoDate, Language } from '@landfall/kernel';

export type Purpose = 'BUSINESS' | 'PRIVATE';
export type PlaceType = 'COUNTRY' | 'REGION' | 'AIRPORT';
export type Level = PlaceType;
export type PhaseName = 'noAccess' | 'someRestrictions' | 'noRestrictions';

/** A place with its parents: rules of the airport override the region's, those the country's. */
export interface PlacePath {
  type: PlaceType;
  id: string;
  country: string;
  region: string | null;
  airport: string | null;
}

/** A span of days, both ends included; a missing end is open. */
export interface Span {
  start: IsoDate | null;
  end: IsoDate | null;
}

export type Phases = Partial<Record<PhaseName, Span>>;

export interface RuleDetail {
  id: string;
  restrictionId: string;
  level: Level;
  placeId: string;
  /** An imported statement counts only where no editor has stated the type (docs/adr/0005). */
  provenance: 'editorial' | 'imported';
  purpose: Purpose;
  /** ISO codes and group keys; empty: everyone. */
  citizenships: readonly string[];
  /** ISO codes and group keys of countries of departure; empty: anywhere. */
  departures: readonly string[];
  phases: Phases;
  values: Readonly<Record<string, DetailValue>>;
  sourceUri: string | null;
  authorityId: string | null;
  /** Day on which it was written, or of the data it was imported from; null: not recorded. */
  writtenOn: string | null;
  /** Day on which somebody compared it with its source; null: nobody did. */
  checkedAt: string | null;
  modifiedAt: string | null;
}

/** Members by group key; the smaller group is the more specific one. */
export type CountryGroups = Readonly<Record<string, readonly string[]>>;

export interface Itinerary {
  departureCountry: string;
  destinations: readonly PlacePath[];
  transits: readonly PlacePath[];
  citizenships: readonly string[];
  purpose: Purpose;
  dateStart: IsoDate;
  dateEnd: IsoDate;
}

export interface Statement {
  /** Null: states that it is not known. */
  value: DetailValue;
  detailId: string;
  level: Level;
  provenance: RuleDetail['provenance'];
  sourceUri: string | null;
  authorityId: string | null;
  /** As in `RuleDetail`; absent in answers that an older version has stored, whose `checkedAt` may be this day. */
  writtenOn?: string | null;
  checkedAt: string | null;
}

/** A statement of another type that denies what an entry says. */
export interface ContraryStatement {
  detailType: string;
  statement: Statement;
}

export interface Entry {
  detailType: string;
  place: string;
  /** Entries of all travellers share one list. */
  citizenships: readonly string[];
  /**
   * `conflicting`: lists all statements of equal rank and prefers none. `unknown`: nobody states it, or its one statement is that it
   * is not known.
   */
  state: 'stated' | 'unknown' | 'conflicting';
  statements: readonly Statement[];
  /** Set where an editor's and an imported statement of different types deny each other. */
  contrary?: readonly ContraryStatement[];
}

/** A phase that touches the trip, for those to whom it applies. */
export interface StatedPhase extends Span, Omit<Statement, 'value' | 'detailId'> {
  name: PhaseName;
  citizenships: string[];
}

export interface PlaceStatus {
  place: PlacePath;
  isTransit: boolean;
  status: StatusColor;
  /** True when access is barred for at least one citizenship, also where another statement denies it (purple). */
  entryBanned: boolean;
  /** The phase that bars access, else the one that begins or ends during the trip, else the one in force. */
  phase: PhaseName | null;
  phaseStart: IsoDate | null;
  phaseEnd: IsoDate | null;
  /** All phases of the days of the trip, the gravest first; absent in answers that an older version has stored. */
  phases?: StatedPhase[];
}

export const SUMMARY_KEYS = [
  'ID_OR_PASSPORT',
  'VISA',
  'ENTRY_PERMIT',
  'HEALTH_INSURANCE',
  'IMMUNISATION',
  'DRIVING_PERMIT',
  'EXTRA_FORMS',
  'CHILDRENS_PASSPORT',
] as const;
export type SummaryKey = (typeof SUMMARY_KEYS)[number];
export type SummaryStatus = 'OK' | 'REQUIRED' | 'REQUIRED_ONE' | 'REQUIRED_MANY' | 'REQUIRED_ALL' | 'UNKNOWN';

export interface SummaryResult {
  key: SummaryKey;
  status: SummaryStatus;
  places: string[];
  citizenships: string[];
  /** Places without a statement, or with a conflict, for at least one citizenship. */
  unknownPlaces: string[];
  /** VISA: the forms offered where a visa is required. */
  visaForms: ('E_VISA' | 'ON_ARRIVAL')[];
  /** ID_OR_PASSPORT: latest day until which the document must be valid; null when unstated. */
  validUntil: IsoDate | null;
  /** ENTRY_PERMIT: names such as "ESTA", by language. */
  permitNames: PermitName[];
}

export type PermitName = { de: string | null; en: string | null } & Partial<Record<Language, string | null>>;

export interface WarningResult {
  key: 'ENTRY_BANNED' | 'CONFLICTING' | 'UNVERIFIED';
  places: string[];
  /** ENTRY_BANNED: who is barred; absent when it is everybody or partly unknown. */
  citizenships?: string[];
}

/** The language-neutral answer; `version` changes exactly with the content. */
export interface Answer {
  places: PlaceStatus[];
  summary: SummaryResult[];
  warnings: WarningResult[];
  entries: Entry[];
  version: string;
}

export interface Difference {
  place: string;
  /** A detail type key, or `Status` for the place's colour. */
  detailType: string;
  citizenships: string[];
  before: Entry | StatusColor | null;
  after: Entry | StatusColor | null;
}

/** The details of a restriction from a day on; an empty list removes it. */
export interface ScheduledRules {
  restrictionId: string;
  effectiveOn: IsoDate;
  details: readonly RuleDetail[];
}

/** `DURING_TRIP`: after the day of departure. */
export type ScheduledTiming = 'BEFORE_TRIP' | 'DURING_TRIP';

/** A certain difference that takes effect up to the end of the trip. */
export interface ScheduledDifference extends Difference {
  effectiveOn: IsoDate;
  timing: ScheduledTiming;
}

export interface TripSnapshot extends Answer {
  scheduled: ScheduledDifference[];
}
