import type { DetailValue, StatusColor } from '@landfall/catalogue';
import type { IsoDate, Language } from '@landfall/kernel';

export type Purpose = 'BUSINESS' | 'PRIVATE';
export type PlaceType = 'COUNTRY' | 'REGION' | 'AIRPORT';
export type Level = PlaceType;
export type PhaseName = 'noAccess' | 'someRestrictions' | 'noRestrictions';

/** A place with everything that lies above it: rules of the airport win over the region's, those over the country's. */
export interface PlacePath {
  type: PlaceType;
  /** ISO 3166-1 alpha-2 for a country, the region's id, the IATA code for an airport. */
  id: string;
  country: string;
  region: string | null;
  airport: string | null;
}

/** A span of days, both ends included; a missing end is open. A phase without any date is not stated. */
export interface Span {
  start: IsoDate | null;
  end: IsoDate | null;
}

export type Phases = Partial<Record<PhaseName, Span>>;

/** One detail of an active entry restriction, as the engine reads it. */
export interface RuleDetail {
  id: string;
  restrictionId: string;
  level: Level;
  /** Id of the country, region or airport that the restriction belongs to. */
  placeId: string;
  /** An imported statement counts only where no editor has stated the type (ADR 0005). */
  origin: 'editorial' | 'imported';
  purpose: Purpose;
  /** ISO codes and group keys; empty: everyone. */
  citizenships: readonly string[];
  /** ISO codes and group keys of countries of departure; empty: anywhere. */
  departures: readonly string[];
  phases: Phases;
  /** By detail type key; null and absent both mean "not stated". */
  values: Readonly<Record<string, DetailValue | null>>;
  sourceUri: string | null;
  authorityId: string | null;
  checkedAt: string | null;
  modifiedAt: string | null;
}

/** Members by group key; the group with fewer members is the more specific one. */
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
  value: DetailValue;
  detailId: string;
  level: Level;
  origin: RuleDetail['origin'];
  sourceUri: string | null;
  authorityId: string | null;
  checkedAt: string | null;
}

/** What holds for one type at one place for the citizenships that share it. */
export interface Entry {
  detailType: string;
  /** Id of the destination or transit place. */
  place: string;
  citizenships: string[];
  /** `conflicting`: statements of equal rank differ; all are listed and none is picked. */
  state: 'stated' | 'unknown' | 'conflicting';
  statements: Statement[];
}

export interface PlaceStatus {
  place: PlacePath;
  isTransit: boolean;
  status: StatusColor;
  /** True when access is barred (red) for at least one citizenship. */
  entryBanned: boolean;
  /** The phase that begins or ends during the trip, else the one that holds, with its dates. */
  phase: PhaseName | null;
  phaseStart: IsoDate | null;
  phaseEnd: IsoDate | null;
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
  /** Places and citizenships for which it is required. */
  places: string[];
  citizenships: string[];
  /** Places where it is not stated for at least one citizenship, or stated in conflict. */
  unknownPlaces: string[];
  /** VISA: which forms exist at the places that require it. */
  visaForms: ('E_VISA' | 'ON_ARRIVAL')[];
  /** ID_OR_PASSPORT: day until which the document must be valid at least, the latest of all places; null when nowhere stated. */
  validUntil: IsoDate | null;
  /** ENTRY_PERMIT: names such as "ESTA", in German, English and any other language they are stated in. */
  permitNames: PermitName[];
}

export type PermitName = { de: string | null; en: string | null } & Partial<Record<Language, string | null>>;

export interface WarningResult {
  key: 'ENTRY_BANNED' | 'CONFLICTING' | 'UNVERIFIED';
  places: string[];
  /** ENTRY_BANNED: who is barred at one of the places; left out when everybody is, and when it is not known of the others. */
  citizenships?: string[];
}

/** The answer to a lookup, free of language; `version` changes when, and only when, the content does. */
export interface Answer {
  places: PlaceStatus[];
  summary: SummaryResult[];
  warnings: WarningResult[];
  entries: Entry[];
  version: string;
}

/** One difference between two answers: which citizenships saw what before and what now. */
export interface Difference {
  place: string;
  /** A detail type key, or `Status` for the place's colour. */
  detailType: string;
  citizenships: string[];
  before: Entry | StatusColor | null;
  after: Entry | StatusColor | null;
}

/** What a restriction will say from a day on, all its details at once; none: it will say nothing. */
export interface ScheduledRules {
  restrictionId: string;
  effectiveOn: IsoDate;
  details: readonly RuleDetail[];
}

/** `DURING_TRIP`: after the day of departure; everything up to that day is known before the trip begins. */
export type ScheduledTiming = 'BEFORE_TRIP' | 'DURING_TRIP';

/** A difference that is certain already and takes effect on a day up to the end of the trip. */
export interface ScheduledDifference extends Difference {
  effectiveOn: IsoDate;
  timing: ScheduledTiming;
}

export interface TripSnapshot extends Answer {
  scheduled: ScheduledDifference[];
}
