import { airportOfName, cityNamed, isAirportOfCity } from './airport-names.js';
import { dayIn, momentIn, timeIn, type DayOrder } from './booked-days.js';
import { isDayInSomeYear } from './days-without-year.js';
import { folded } from './table-words.js';

const AIRPORT = /^([A-Z]{3}|[a-z]{3})$/;
const IN_BRACKETS = /\(([A-Z]{3})\)/g;
const BEFORE_NAME = /^([A-Z]{3})\s*([-–,/ ])\s*(\D+)$/;
const BEHIND_NAME = /^(\D+?)\s?([-–,/ ])\s*([A-Z]{3})$/;
/** Stand where a code could, and say that there is none yet. */
const NO_AIRPORT = new Set(['TBA', 'TBC', 'TBD', 'TBN', 'NIL', 'XXX', 'ZZZ']);
/** Codes of countries, ISO 3166-1 alpha-3: "Paris, FRA" is not Frankfurt. */
const COUNTRIES = new Set(
  `ABW AFG AGO AIA ALB AND ARE ARG ARM ATG AUS AUT AZE BDI BEL BEN BFA BGD BGR BHR BHS BIH BLR BLZ BMU BOL BRA BRB BRN BTN BWA CAF CAN
  CHE CHL CHN CIV CMR COD COG COL COM CPV CRI CUB CUW CYM CYP CZE DEU DJI DMA DNK DOM DZA ECU EGY ERI ESP EST ETH FIN FJI FRA FSM GAB GBR
  GEO GER GHA GIN GMB GNB GNQ GRC GRD GTM GUY HKG HND HRV HTI HUN IDN IND IRL IRN IRQ ISL ISR ITA JAM JOR JPN KAZ KEN KGZ KHM KNA KOR KWT
  LAO LBN LBR LBY LCA LIE LKA LSO LTU LUX LVA MAC MAR MCO MDA MDG MDV MEX MKD MLI MLT MMR MNE MNG MOZ MRT MUS MWI MYS NAM NER NGA NIC NLD
  NOR NPL NZL OMN PAK PAN PER PHL PNG POL PRI PRT PRY QAT ROU RUS RWA SAU SDN SEN SGP SLE SLV SMR SOM SRB SSD STP SUR SVK SVN SWE SWZ SYC
  SYR TCD TGO THA TJK TKM TLS TON TTO TUN TUR TWN TZA UAE UGA UKR URY USA UZB VCT VEN VNM VUT WSM YEM ZAF ZMB ZWE`.split(
    /\s+/,
  ),
);

export const isCountryCode = (text: string): boolean => COUNTRIES.has(text);

/** Whether the letters of a code stand in a name in their order, its first one first: PHL in "Philadelphia". */
function isFromName(code: string, name: string): boolean {
  const [first, ...rest] = code;
  const letters = name.toUpperCase();
  if (letters[0] !== first) return false;
  let at = 0;
  return rest.every((letter) => (at = letters.indexOf(letter, at + 1)) > 0);
}

interface CodeAndName {
  code: string;
  divider: string;
  name: string;
}

/** A code before or behind a name; null where nobody knows which of both is the code. */
function codeAndName(text: string): CodeAndName | null {
  const before = BEFORE_NAME.exec(text);
  const behind = BEHIND_NAME.exec(text);
  if (before && behind) return null;
  if (before) return { code: before[1]!, divider: before[2]!, name: before[3]! };
  return behind && { code: behind[3]!, divider: behind[2]!, name: behind[1]! };
}

const LONGEST_PLACE = 100;

/** An airport by its code, alone or beside its name. Null for anything that may be the word of a name or a country. */
export function airportIn(text: string): string | null {
  const bare = text.trim();
  if (AIRPORT.test(bare)) return NO_AIRPORT.has(bare.toUpperCase()) ? null : bare.toUpperCase();
  const bracketed = [...bare.matchAll(IN_BRACKETS)].map(([, code]) => code!);
  if (bracketed.length > 0) return bracketed.length === 1 ? bracketed[0]! : null;
  const found = bare.length > LONGEST_PLACE ? null : codeAndName(bare);
  if (!found) return null;
  const { code, divider, name } = found;
  // "LOS ANGELES" and "MONTEGO BAY" have no code, and "FRA/MUC" has two.
  const isOfName = (divider === ' ' && !/\p{Ll}/u.test(name)) || AIRPORT.test(name.trim());
  const isOfCountry = COUNTRIES.has(code) && !isFromName(code, name) && !isAirportOfCity(code, name);
  return isOfName || isOfCountry || NO_AIRPORT.has(code) ? null : code;
}

/** Where the head says that a cell is a place: an airport by its code, or by its name alone. */
export const airportOfCell = (text: string): string | null =>
  airportIn(text) ?? (text.length > LONGEST_PLACE || AIRPORT.test(text.trim()) ? null : airportOfName(text));

/** The same, where a city of several airports counts by its own code. */
export const placeOfCell = (text: string): string | null =>
  airportOfCell(text) ?? (text.length > LONGEST_PLACE ? null : cityNamed(text));

const CODES = /^[A-Z]{3}(?:\s*(?:->|=>|[-–—>→/ ]|to)\s*[A-Z]{3}){1,5}$/;
const PAIR = /^([A-Z]{3})([A-Z]{3})$/;
const ROUTE_DIVIDER = /\s+[-–—→]\s+|\s*(?:->|=>|→|–|—)\s*|\s*[-/]\s*/;

/** The airports of a route, such as "CGN-AYT" and "Köln (CGN) - Antalya (AYT)"; null for anything else. `placeOf`: what each end may be. */
export function routeIn(text: string, placeOf: (end: string) => string | null = airportIn): string[] | null {
  const bare = text.trim();
  const pair = PAIR.exec(bare);
  // "BERLIN" is none.
  if (pair) return placeOfCell(bare) === null ? [pair[1]!, pair[2]!] : null;
  if (bare.length > 200) return null;
  if (CODES.test(bare)) return bare.match(/[A-Z]{3}/g);
  const bracketed = [...bare.matchAll(IN_BRACKETS)].map(([, code]) => code!);
  if (bracketed.length > 1) return bracketed;
  const ends = bare.split(ROUTE_DIVIDER);
  if (ends.length !== 2) return null;
  const places = ends.map(placeOf);
  return places.every((place) => place !== null) ? places : null;
}

export interface CellTimes {
  departs: string | null;
  arrives: string | null;
  /** Of "+1" behind a time: days after the departure. Null: not said. */
  later: number | null;
}

/** "+1", "(J+1)", "D+1", "+1 day", "1 day later", "⁺¹". */
const LATER =
  /(?:\s*\(?(?:[jdtg]\s?)?([+-]\s?[0-3])\s*(?:d|days?|tage?|t|dag(?:en|ar|er)?|jours?|g|gg|giorn[oi]|j|dias?|dni|dzien|den|dny|gun|nap)?\.?\)?|\s*\(?([1-3])\s(?:days? later|tage? spater|jours? apres)\)?)$/;
const NEXT_DAY =
  /[\s,]*\(?(?:next day|following day|n\.? ?tag|nachster tag|nachsten tag|folgetag|am folgetag|le lendemain|lendemain|dia siguiente|giorno (?:dopo|successivo|seguente)|nastepnego dnia|nast\. dnia|ertesi gun|sonraki gun|volgende dag|nasta dag|neste dag|naeste dag|næste dag|dia seguinte|masnap|kovetkezo nap|nasledujici den|druhy den|seuraavana paivana)\)?$/;
const RAISED: Readonly<Record<string, string>> = { '⁺': '+', '¹': '1', '²': '2' };

/** The mark of a later day at the end of a text, and where it begins. */
function laterIn(text: string): { later: number; at: number } | null {
  const bare = folded(text.replace(/[⁺¹²]/g, (one) => RAISED[one]!));
  const mark = LATER.exec(bare);
  if (mark) return { later: Number((mark[1] ?? mark[2]!).replaceAll(' ', '')), at: mark.index };
  const next = NEXT_DAY.exec(bare);
  return next && { later: 1, at: next.index };
}

/** A cell that is such a mark and nothing else. */
export const isLaterMark = (text: string): boolean => text.length < 30 && laterIn(` ${text.trim()}`)?.at === 0;
const LOCAL = /\s*\(?(?:lt|local(?: time)?|ortszeit)\)?$/i;
const RANGE = /\s*(?:[-–—→]|\bto\b|\bbis\b)\s*/;

/** A time of day with its mark of a later day, or those of departure and arrival in one cell. Null for anything else. */
export function timesIn(text: string): CellTimes | null {
  const bare = text.trim().replace(LOCAL, '');
  if (bare.length > 40) return null;
  const mark = laterIn(bare);
  const later = mark?.later ?? null;
  const clock = mark ? bare.slice(0, mark.at) : bare;
  const single = timeIn(clock);
  if (single) return { departs: single, arrives: null, later };
  const [first, second, ...others] = clock.split(RANGE).map(timeIn);
  return first && second && others.length === 0 ? { departs: first, arrives: second, later } : null;
}

const TIME_BEHIND_PLACE = /^(\D{2,80}?)[\s,]+(\d{1,2}[:.h]\d{2}(?:\s?\(?\+\d\)?)?)$/;
const TIME_BEFORE_PLACE = /^(\d{1,2}[:.h]\d{2}(?:\s?\(?\+\d\)?)?)[\s,]+(\D{2,80})$/;

/** A place and a time in one cell, "Frankfurt (FRA) 14:30". */
export function placeAndTime(text: string): { place: string; time: string } {
  const bare = text.trim();
  const behind = TIME_BEHIND_PLACE.exec(bare);
  if (behind) return { place: behind[1]!, time: behind[2]! };
  const before = TIME_BEFORE_PLACE.exec(bare);
  return before ? { place: before[2]!, time: before[1]! } : { place: bare, time: '' };
}

export type CellKind = 'PLACE' | 'ROUTE' | 'DAY' | 'TIME' | 'TEXT' | 'EMPTY';

/** Whether a text is a day, in whatever order its numbers stand. */
export const isDay = (text: string, order: DayOrder = 'DAY_FIRST'): boolean =>
  momentIn(text, order) !== null ||
  momentIn(text, 'MONTH_FIRST') !== null ||
  dayIn(text.split(/[T\s]/)[0] ?? '') !== null;

const TIME_BEFORE_DAY = /^(\d{1,2}[:.h]\d{2})(?:\s?uhr|\s?h)?\s*[(,/ ]\s*([^()]{2,30}?)\)?$/i;
/** A day, with a year or without one. */
export const isSomeDay = (text: string): boolean => isDay(text) || isDayInSomeYear(text);

/** "02:00 (06.01.2027)" as "06.01.2027 02:00"; anything else as it stands. */
export function dayBeforeTime(text: string): string {
  const [, time = '', day = ''] = TIME_BEFORE_DAY.exec(text.trim()) ?? [];
  return isSomeDay(day) && timeIn(day) === null ? `${day} ${time}` : text;
}

function kindOfCell(text: string): CellKind {
  const bare = dayBeforeTime(text.trim());
  if (bare === '' || /^[-–—.?]+$/.test(bare)) return 'EMPTY';
  if (timesIn(bare)) return 'TIME';
  if (isSomeDay(bare)) return 'DAY';
  if (airportIn(placeAndTime(bare).place)) return 'PLACE';
  return routeIn(bare) ? 'ROUTE' : 'TEXT';
}

/** What most cells of a column are; a few that say more decide before words do. */
export function kindOf(cells: readonly string[]): CellKind {
  const counts = new Map<CellKind, number>();
  for (const kind of cells.map(kindOfCell)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const most = (kinds: readonly CellKind[]): CellKind | undefined =>
    kinds.filter((kind) => counts.has(kind)).sort((a, b) => counts.get(b)! - counts.get(a)!)[0];
  return most(['PLACE', 'ROUTE', 'DAY', 'TIME']) ?? most(['TEXT']) ?? 'EMPTY';
}

const FLIGHT_NUMBER = /^(?=.{0,2}[A-Z])(?:[A-Z]{3}|[A-Z\d]{2})\s?\d{1,4}[A-Z]?$/;

/** Whether a cell may be shown: no name and no number of a document is a code, a day, a time or a flight. */
export function isShown(text: string): boolean {
  return ['PLACE', 'ROUTE', 'DAY', 'TIME'].includes(kindOfCell(text)) || FLIGHT_NUMBER.test(text.trim());
}
