import type { Language } from '@landfall/kernel';
import type { CheckPage } from './document-check/check-page.js';
import type { SummaryKey } from '@landfall/requirements';
import type { Deadline } from '@landfall/requirements/deadlines';
import type { Reason, Verdict } from '@landfall/requirements/verdicts';

/** Everything the trip page shows, already in the reader's language. Rendered by `renderTripPage`. */
export interface TripPageView {
  state: 'ACTIVE' | 'DISABLED' | 'EXPIRED' | 'MISSING';
  language: Language;
  /** Path of the page without query: forms post below it, language links add `?lang=`. Null: a page to read only, with neither. */
  path: string | null;
  organisation: OrganisationView | null;
  trip: {
    departure: string;
    destinations: string[];
    transits: string[];
    citizenships: string[];
    dateStart: string;
    dateEnd: string;
    /** Of the arrival at each destination, counted from the first day; null or missing: not said. */
    arrivalDays: readonly (number | null)[];
    purpose: 'BUSINESS' | 'PRIVATE' | 'CRUISE';
    /** Today is a day of the trip: what helps on the way comes first. */
    isUnderWay: boolean;
    /** The day from which mails about changes go out; null when they go out already. */
    updatesFrom: string | null;
  } | null;
  /** Null: nothing to draw, or a cruise, which has a map of its own. */
  map: TripMap | null;
  /** Null: no cruise. */
  cruise: CruiseView | null;
  detail: DetailViewModel | null;
  /** Important ones in the place and time of the trip, the gravest first. Empty: none, or the trip has them off. */
  events: EventView[];
  changes: ChangeView[];
  subscription: 'NONE' | 'PENDING' | 'CONFIRMED';
  /** The key for notifications on devices; null: there are none. */
  pushKey: string | null;
  /** Outcome of a form post that is shown on the page that follows it. */
  notice: { kind: 'success' | 'error'; text: string; field: string | null } | null;
}

export interface OrganisationView {
  name: string;
  phone: string | null;
  email: string | null;
  website: string | null;
  street: string | null;
  zipCode: string | null;
  city: string | null;
  logo: { src: string; width: number; height: number } | null;
  /** How visas are obtained; null: pages say nothing of it. `href` null: travellers apply themselves. */
  visaService: { name: string; href: string | null } | null;
}

export interface CruiseView {
  line: string;
  ship: string;
  route: string;
  dateStart: string;
  dateEnd: string;
  isSample: boolean;
  /** In the order of the calls; without a country at sea. */
  stops: CruiseStopView[];
  /** Null: nothing to draw, as of a route with one port. */
  map: RouteMap | null;
}

export interface CruiseStopView {
  name: string;
  country: string | null;
  /** Local times such as 2027-05-02T08:00; null where they are not known. */
  arrival: string | null;
  departure: string | null;
  /** Days at sea after it. */
  seaDays: string[];
}

/** A place on a map, with the places that it takes in the order of the stops, from 1. */
export interface MapPin {
  x: number;
  y: number;
  calls: number[];
}

/** A drawing of a route, in pixels of its box. */
export interface RouteMap {
  width: number;
  height: number;
  /** SVG paths. */
  land: string;
  way: string;
  ports: MapPin[];
}

/** A drawing of a trip on land, in pixels of its box. */
export interface TripMap {
  width: number;
  height: number;
  /** SVG paths: the countries around, those of the trip, and the way. */
  land: string;
  visited: string;
  way: string;
  departure: { x: number; y: number };
  stops: MapPin[];
}

/** What the answer means for one nationality, in the order of the places. */
interface VerdictRow {
  nationality: string;
  cells: VerdictView[];
}

export interface VerdictView {
  verdict: Verdict;
  /** The gravest first. */
  reasons: Pick<Reason, 'key' | 'verdict' | 'days'>[];
}

export interface DetailViewModel {
  /** Null: nothing is stated that a document could be checked against. */
  documentCheck: Pick<CheckPage, 'dateEnd' | 'nationalities' | 'places'> | null;
  places: {
    id: string;
    name: string;
    isTransit: boolean;
    /** The outline of its country in a box of 40 by 40 pixels, as an SVG path; null: too small for one. */
    silhouette: string | null;
    status: 'BLUE' | 'YELLOW' | 'RED' | 'GRAY' | 'PURPLE';
    riskLevel: RiskLevel;
    entryBanned: boolean;
    phase: string | null;
    phaseStart: string | null;
    phaseEnd: string | null;
    /** All phases of the days of the trip. */
    phases: PhaseView[];
  }[];
  summary: {
    key: SummaryKey;
    title: string;
    status: 'OK' | 'REQUIRED' | 'REQUIRED_ONE' | 'REQUIRED_MANY' | 'REQUIRED_ALL' | 'DEPENDS' | 'UNKNOWN';
    text: string;
  }[];
  warnings: { key: string; text: string }[];
  sections: {
    key: string;
    title: string;
    /** Entries stand under a heading that names whom they are for. */
    isByCitizenship?: boolean;
    entries: {
      detailType: string;
      title: string;
      /** What a word of the title means. */
      explanation?: string | null;
      place: string;
      citizenships: string[];
      text: string;
      /** For a text with markup: sanitised HTML, put into the page as it is. `text` is always plain. */
      html: string | null;
      textLanguage: string;
      /** The language that a machine translated the text from; null: it is an editor's own. */
      machineTranslatedFrom: string | null;
      state: EntryState;
      provenance: Provenance | null;
      isChanged: boolean;
      sourceUri: string | null;
      authority: string | null;
      writtenOn: string | null;
      checkedAt: string | null;
      /** Of a conflicting entry and of one that depends: every one of its statements. Empty for any other. */
      statements: StatementView[];
      /** Set where it begins or ends by the last day of the trip: what it says on which days, in their order. */
      periods: PeriodView[];
    }[];
  }[];
  verdicts: VerdictRow[];
  /** Destinations that ask for a visa or may do so, with those whom they ask. */
  visas: VisaView[];
  /** What has to be done before the trip, the next first; at the end what nobody states a day for. */
  deadlines: DeadlineView[];
  /** What is decided already and changes before or during the trip, by day. */
  scheduled: ScheduledChangeView[];
}

type EntryState = 'STATED' | 'UNKNOWN' | 'CONFLICTING' | 'DEPENDS';
type Provenance = 'EDITORIAL' | 'IMPORTED';
export type RiskLevel = 'UNKNOWN' | 'LEVEL1' | 'LEVEL2' | 'LEVEL3' | 'LEVEL4' | 'LEVEL5';

export interface PhaseView {
  phase: string;
  /** In words; empty: none. */
  conditions: readonly string[];
  start: string | null;
  end: string | null;
  citizenships: string[];
  provenance: Provenance;
  sourceUri: string | null;
  authority: string | null;
  /** Day on which it was written, or of the data it was imported from. */
  writtenOn: string | null;
  /** Null: nobody has compared it with its source. */
  checkedAt: string | null;
}

export interface StatementView {
  text: string;
  textLanguage: string;
  machineTranslatedFrom: string | null;
  provenance: Provenance;
  sourceUri: string | null;
  authority: string | null;
  writtenOn: string | null;
  checkedAt: string | null;
}

/** From a day up to a day, both included; null: open. */
export interface PeriodView extends Omit<StatementView, 'provenance'> {
  from: string | null;
  until: string | null;
  state: EntryState;
  /** Null: nobody states anything for these days. */
  provenance: Provenance | null;
  statements: StatementView[];
}

export interface DeadlineView extends Omit<Deadline, 'requirement' | 'destination' | 'duty'> {
  /** Identifies the task by duty and destination, in every language. */
  id: string;
  /** HELD_VISA: to check the visa that is held already. */
  duty: Deadline['duty'] | 'INSURANCE' | 'HELD_VISA';
  place: string;
  /** As it is stated, the same for all whom it concerns; null: nobody states it, or not the same. */
  cost: string | null;
  /** What states that it is required; null: its source is not named. */
  sourceUri: string | null;
  authority: string | null;
}

export interface VisaView {
  place: string;
  /** False: whether it is needed depends on what the question does not say. */
  isCertain: boolean;
  citizenships: string[];
  /** Null: its source is not named. */
  sourceUri: string | null;
  authority: string | null;
}

export interface ScheduledChangeView {
  effectiveOn: string;
  timing: 'BEFORE_TRIP' | 'DURING_TRIP';
  place: string;
  title: string;
  citizenships: string[];
  before: string | null;
  after: string | null;
  /** The day in words, such as: changes on 12 October, during your trip. */
  text: string;
}

export interface EventView {
  title: string;
  country: string;
  level: RiskLevel;
  from: string;
  isMoment: boolean;
  source: 'gdacs' | 'sample';
  sourceUri: string | null;
  reportedOn: string;
}

export interface ChangeView {
  id: string;
  at: string;
  place: string;
  title: string;
  before: string | null;
  after: string | null;
  isRead: boolean;
}
