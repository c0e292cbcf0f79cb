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

/** A visa or a permit of residence, by the ISO code of the country that has issued it, or SCHENGEN. */
export interface HeldDocument {
  issuer: string;
  kind: 'VISA' | 'RESIDENCE';
}

/** What makes a document count: of a visa, that it is for several entries or has been used before; of a permit, that it has no end. */
export type DocumentQuality = 'MULTIPLE_ENTRY' | 'USED' | 'PERMANENT';

/** One that a traveller holds now; what is absent is not said. */
export interface SaidDocument extends HeldDocument {
  qualities?: Readonly<Partial<Record<DocumentQuality, boolean>>>;
  validUntil?: IsoDate;
}

/** One that has ended in a year; null: nobody says in which. */
export interface FormerDocument extends HeldDocument {
  untilYear: number | null;
}

export type EntryMeans = 'AIR' | 'LAND' | 'SEA';
export type PassportKind = 'ORDINARY' | 'BIOMETRIC' | 'EMERGENCY' | 'DIPLOMATIC';

interface HoldsCondition {
  kind: 'HOLDS';
  documents: readonly HeldDocument[];
  /** Valid at any time in so many years before the journey; absent: valid now. */
  withinYears?: number;
  /** What documents of the kind concerned have to be. */
  qualities?: readonly DocumentQuality[];
  /** For how many months more after the arrival. */
  validMonths?: number;
}

/** What a statement depends on besides nationality, purpose and departure. The values of one condition are alternatives; `isNot`: none of them. */
export type Condition = { isNot?: boolean } & (
  | {
      kind: 'VISITED';
      countries: readonly string[];
      withinDays: number | null;
      /** Transit at an airport counts when it takes longer; null: it does not count. */
      transitHours: number | null;
    }
  | { kind: 'RESIDENCE'; countries: readonly string[] }
  | HoldsCondition
  /** In whole years, both ends included. */
  | { kind: 'AGE'; from: number | null; to: number | null }
  /** `ports`: also at these, by the IATA code of an airport or the UN/LOCODE of another port. */
  | { kind: 'ENTRY_BY'; means: readonly EntryMeans[]; ports?: readonly string[] }
  | { kind: 'PASSPORT'; passports: readonly PassportKind[] }
);

/** What a question says of the travellers; absent: it does not say. */
export interface TravellerFacts {
  residence?: string;
  documents?: readonly SaidDocument[];
  formerDocuments?: readonly FormerDocument[];
  ages?: readonly number[];
  entryBy?: EntryMeans;
  passport?: PassportKind;
  transitHours?: Readonly<Record<string, number>>;
  /** Of the arrival at each destination, counted from the first day of the journey; null: not said. */
  arrivalDays?: readonly (number | null)[];
}

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
  /** All have to hold; absent: none. */
  conditions?: readonly Condition[];
  /** First and last day on which it applies, its phases included; absent or null: open. */
  validFrom?: IsoDate | null;
  validUntil?: IsoDate | null;
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
  facts?: TravellerFacts;
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

/** Where a statement comes from. */
export type Provenance = Omit<Statement, 'value' | 'detailId'>;

/** What holds if all the conditions do. */
export interface Alternative {
  conditions: readonly Condition[];
  statements: readonly Statement[];
  /** It is taken that the conditions do not hold: it is said beside others and decides nothing. */
  isUnlikely?: true;
}

/** A statement of another type that denies what an entry says. */
export interface ContraryStatement {
  detailType: string;
  statement: Statement;
}

/** What is said on the days from `from` up to `until`, both included; null: open. `unknown`: nobody states it for these days. */
export interface Period extends Pick<Entry, 'state' | 'statements' | 'alternatives' | 'contrary'> {
  from: IsoDate | null;
  until: IsoDate | null;
  /** Set where it ended before the trip. */
  isPast?: true;
}

export interface Entry {
  detailType: string;
  place: string;
  /** Entries of all travellers share one list. */
  citizenships: readonly string[];
  /**
   * `conflicting`: lists all statements of equal rank and prefers none. `unknown`: nobody states it, or its one statement is that it
   * is not known. `depends`: on conditions of which the question does not say whether they hold.
   */
  state: 'stated' | 'unknown' | 'conflicting' | 'depends';
  /** `depends`: what holds if no alternative does; several: they conflict. */
  statements: readonly Statement[];
  /** Of `depends`, the first that holds counts. */
  alternatives?: readonly Alternative[];
  /** Set where an editor's and an imported statement of different types deny each other. */
  contrary?: readonly ContraryStatement[];
  /** Set where what is said begins or ends by the last day of the trip, in the order of days (docs/adr/0049). */
  periods?: readonly Period[];
}

/** A phase that touches the trip, for those to whom it applies. */
export interface StatedPhase extends Span, Provenance {
  name: PhaseName;
  citizenships: string[];
  /** It counts if all these hold, which the question does not say; absent: it counts. */
  conditions?: readonly Condition[];
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
export type SummaryStatus =
  'OK' | 'REQUIRED' | 'REQUIRED_ONE' | 'REQUIRED_MANY' | 'REQUIRED_ALL' | 'DEPENDS' | 'UNKNOWN';

/** The days that are possible without a visa at these places, together where there are several. */
export interface StayLimit {
  places: string[];
  days: number;
  isTogether: boolean;
  citizenships: string[];
}

export interface SummaryResult {
  key: SummaryKey;
  status: SummaryStatus;
  places: string[];
  citizenships: string[];
  /** Places without a statement, or with a conflict, for at least one citizenship. */
  unknownPlaces: string[];
  /**
   * Places where it may be required, by conditions that are open; absent: none. `conditions`: under which it is required. `exempting`: under
   * which it is not, where it is required otherwise.
   */
  depending?: { place: string; conditions: (readonly Condition[])[]; exempting?: (readonly Condition[])[] }[];
  /** VISA: where the traveller certainly stays for longer than is possible without one; absent: nowhere. */
  stayLimits?: StayLimit[];
  heldPlaces?: string[];
  /** VISA: the forms offered where a visa is required. */
  visaForms: ('E_VISA' | 'ON_ARRIVAL')[];
  /** ID_OR_PASSPORT: latest day until which the document must be valid; null when unstated. */
  validUntil: IsoDate | null;
  /** ENTRY_PERMIT: names such as "ESTA", by language. */
  permitNames: PermitName[];
}

export type PermitName = { de: string | null; en: string | null } & Partial<Record<Language, string | null>>;

export interface WarningResult {
  key: 'ENTRY_BANNED' | 'TRAVEL_WARNING' | 'CONFLICTING' | 'UNVERIFIED';
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
