import { COUNTRY_OF_AIRPORT } from './airport-zones.js';
import { airportNamed, airportOfName, isAirportOfCity } from './airport-names.js';
import { alpha2 } from './country-codes.js';
import { isCountryName, nationalityIn } from './named-countries.js';
import { isWeekday } from './days-without-year.js';
import { CLOCK } from './prose-times.js';
import { isArrival, isDeparture, namesFlight, namesOtherWay } from './prose-labels.js';
import { isOneBlock } from './prose-states.js';
import { isDirection } from './prose-words.js';
import type { Line } from './prose-said.js';
import { withoutTimeToCome } from './time-to-come.js';

/** Three letters that begin a text, and look like the code of an airport. */
export const LEADING_CODE = /^([A-Z]{3})(?![\p{L}\d/-])/u;
const WORD = String.raw`\p{Lu}[\p{L}.'’]{0,24}`;
const PARTICLE = String.raw`(?:de|del|di|da|do|la|el|al|es|am|sur|van)`;
/** "Paris Charles de Gaulle", "Milano (Malpensa)", "Warszawa-Chopina", "Dubai (DXB)", "Frankfurt/Main". */
export const PLACE = String.raw`${WORD}(?:(?:\s|-|,\s|/)(?:${PARTICLE}\s){0,2}\(?${WORD}\)?){0,4}`;
const IS_PARTICLE = new RegExp(`^${PARTICLE}$`, 'u');
const BESIDE = String.raw`(?:[\s,(]{1,10}(?:${CLOCK}|\d{1,2}\.\d{1,2}\.\d{4})\)?){0,2}`;
const SEPARATOR = String.raw`${BESIDE}\s{1,10}(?:-|–|—|→|->|>|=>|/|to|nach|naar|vers|hacia|til|do|a|à)\s{1,10}(?:${CLOCK}\s{1,10})?`;
const CHAIN = new RegExp(String.raw`(?<![\p{L}\d])${PLACE}(?:${SEPARATOR}${PLACE}){1,4}(?![\p{L}\d])`, 'u');
const SEPARATORS = new RegExp(SEPARATOR, 'u');
const CLOSE_PAIR = new RegExp(String.raw`(?<![\p{L}\d-])(${WORD})-(${WORD})(?![\p{L}\d-])`, 'u');
const LABELLED = new RegExp(
  String.raw`^[^\p{L}]{0,5}\p{L}{2,12}\s?[:.]?\s{1,5}(?:(?:from|aus|von|in|z|da|de|at)\s)?(${PLACE})(?![\p{L}\d])`,
  'u',
);
/** Places of one line behind words such as "ab" and "an". */
const LABELLED_EACH = new RegExp(
  String.raw`(?<![\p{L}\d])(\p{L}{2,12})[.:]?\s{1,3}(?:(?:from|aus|von|in|z|da|de|at)\s)?(${PLACE})(?![\p{L}\d])`,
  'gu',
);
/** A terminal says nothing of the place. */
export const TERMINAL =
  /[\s,]{1,3}(?:\((?:termin[aá]l|term\.?|t)\s?\d?[A-Z]?\)|\((?:(?:north|south|east|west)\sterminal|terminal\s(?:nord|sud|süd|norte|sur|nord|ovest|est))\)|(?:termin[aá]l|term\.|t(?=\d))\s?\d[A-Z]?(?![\p{L}\d]|\s\d{2,4}(?![\d:.h])))/giu;
/** "København kl. 07.05": the clock stands beside its place. */
const BEFORE_CLOCK = /(?<=[\p{L})],?\s)(?:kl\.?|um|at|om|alle|à|a las|às|godz\.?|saat)\s(?=\d{1,2}[:.h]\d{2})/gu;
/** A line with its clocks directly behind its places. */
export const withBareClocks = (line: string): string => line.replace(BEFORE_CLOCK, '');
const VIA = /(?<!\p{L})(?:via|über|ueber|przez|con escala en|aktarmal[ıi])\s+\(?\p{Lu}/u;
/** Airports that stand behind the name of their city, and what else may, where it says nothing of the place. */
const BEHIND =
  /^(?:terminal|airport|flughafen|lufthaven|aeropuerto|aeroporto|aéroport|lotnisko|havaliman[ıi]|luchthaven|letiště|repülőtér|intl|international|t\d?|economy|business|direkt|direct|chopina|okęcie|balice|pyrzowice|rębiechowo|ławica|strachowice|ruzyně|schwechat|barajas|prat|ferihegy|main|bonn|mulhouse)$/iu;

/** "Seychelles, Mahe" and "Larnaca (Cyprus)": the airport beside its own country. Undefined: no country stands there. */
function besideCountry(phrase: string): string | null | undefined {
  const parts = /^([^,()]{2,40}?)\s?[,(]\s?([^,()]{2,40}?)\)?$/.exec(phrase)?.slice(1) ?? [];
  const country = parts.find((part) => isCountryName(part) && airportNamed(part) === null);
  const place = parts.find((part) => part !== country);
  if (country === undefined || place === undefined) return undefined;
  const code = placeNamed(place);
  const said = nationalityIn(country);
  return code !== null && said !== null && COUNTRY_OF_AIRPORT.get(code) === alpha2(said) ? code : null;
}

/** The airport of a phrase; null where a word of it may mean another one. */
export function placeNamed(phrase: string): string | null {
  const withCountry = besideCountry(phrase);
  if (withCountry !== undefined) return withCountry;
  const all = phrase.split(/[\s,/-]+/).filter((word) => word !== '');
  const start = all.findIndex((word) => !isDirection(word) && !isDeparture(word) && !isArrival(word));
  const words = start < 0 ? [] : all.slice(start);
  const code = airportNamed(words.join(' '));
  if (code === null) return null;
  const known = words.findIndex((_, at) => airportNamed(words.slice(0, at + 1).join(' ')) === code) + 1;
  const rest = words.slice(known).filter((word) => !IS_PARTICLE.test(word));
  const further = rest.join(' ');
  const isKnown =
    rest.every((word) => BEHIND.test(word)) ||
    airportNamed(further) === code ||
    airportOfName(words.join(' ')) === code ||
    isAirportOfCity(code, further);
  return isKnown ? code : null;
}

/** The places behind "ab" and "an" on one line; a null first where they are no flight in this order. */
function labelledPlaces(text: string, named: (phrase: string) => string | null): (string | null)[] {
  const found = [...text.matchAll(LABELLED_EACH)].flatMap(({ 1: label = '', 2: place = '', index }) => {
    const isStart = isDeparture(label);
    return isStart || isArrival(label) ? [{ isStart, index, code: named(place) }] : [];
  });
  const [start, end] = found;
  if (!start || !end || found.every(({ code }) => code === null)) return [];
  const codes = found.map(({ code }) => code);
  const clocks = [text.slice(start.index, end.index), text.slice(end.index)].map((part) => A_CLOCK.test(part));
  const isFlight = start.isStart && !end.isStart && clocks[0] === clocks[1];
  return isFlight ? codes : [null, ...codes];
}
const A_CLOCK = new RegExp(CLOCK, 'u');

/** "Alicante, DY 5732": what stands behind it is no part of the place. */
const BEFORE_FLIGHT = /,(?=\s(?:[A-Z]{2}|[A-Z]\d)\s?\d{2,4}(?![\d:.]))/g;

/** The places of a line in their order; null: one that is not known, or has several airports. */
export function placesOf(line: string, named: (phrase: string) => string | null): (string | null)[] {
  const text = withBareClocks(withoutTimeToCome(line).replace(TERMINAL, '').replace(BEFORE_FLIGHT, ';'));
  const chain = SEPARATORS.test(text) ? CHAIN.exec(text)?.[0] : undefined;
  if (chain !== undefined) return chain.split(SEPARATORS).map(named);
  const close = CLOSE_PAIR.exec(text)?.slice(1).map(named) ?? [];
  if (close.length === 2 && close.every((code) => code !== null) && close[0] !== close[1]) return close;
  const labelled = labelledPlaces(text, named);
  if (labelled.length > 0) return labelled;
  const single = isDeparture(text) || isArrival(text) ? LABELLED.exec(text)?.[1] : undefined;
  return single === undefined ? [] : [named(single)];
}

/** "EDI - Edinburgh to Geneva - GVA", each with its code before it or behind. */
const CODED_PAIR = new RegExp(
  String.raw`^(?:([A-Z]{3})\s?[-–]\s?)?(${PLACE})(?:\s?[-–]\s?([A-Z]{3}))?\s(?:→|->|=>|>|to|nach|naar|vers|hacia|til|do|a|à)\s(?:([A-Z]{3})\s?[-–]\s?)?(${PLACE})(?:\s?[-–]\s?([A-Z]{3}))?$`,
  'u',
);

function codedPair(text: string): [string, string] | null {
  const [, from, start = '', startCode, to, end = '', endCode] = CODED_PAIR.exec(text) ?? [];
  const [a, b] = [from ?? startCode ?? '', to ?? endCode ?? ''];
  return isAirportOf(a, start) && isAirportOf(b, end) && a !== b ? [a, b] : null;
}

const isAirportOf = (code: string, name: string): boolean =>
  COUNTRY_OF_AIRPORT.has(code) && (airportNamed(name) === code || isAirportOfCity(code, name));

const NAMES = String.raw`(?:\p{Lu}[\p{L}.'’-]{2,24}\s){0,2}\p{Lu}[\p{L}.'’-]{2,24}`;
const NAME_AT_CLOCK = new RegExp(
  String.raw`(?<![\d:.])${CLOCK}[\s,(]{1,4}(${NAMES})|(?<![\p{L}\d])(${NAMES})[\s,)]{1,4}${CLOCK}(?![\d:.])`,
  'gu',
);

/** A weekday beside its day may be the name of a place: "02 Şub 2027 Sal 06:00". */
const isWeekdayOfDay = (word: string, before: string, behind: string): boolean =>
  isWeekday(word) && (/\d[.,]?\s{1,3}\(?$/.test(before) || /^[.,)]{0,2}\s{1,3}\d{1,2}[\s./-]/.test(behind));

/** The places whose names stand beside clocks: "06:05 - 07:55 Lisbon". */
export const placesAtClocks = (text: string, named: (phrase: string) => string | null): string[] =>
  [...text.matchAll(NAME_AT_CLOCK)].flatMap(({ 0: whole, 1: behind, 2: before, index }) => {
    const name = behind ?? before ?? '';
    const start = index + whole.indexOf(name);
    if (isWeekdayOfDay(name, text.slice(0, start), text.slice(start + name.length))) return [];
    const words = name.split(/\s/);
    const phrases = words.map((_, at) => (behind ? words.slice(0, at + 1) : words.slice(at)).join(' '));
    return phrases.map(named).find((code) => code !== null) ?? [];
  });

/** A flight is named so near to its places. */
const NEAR = 3;

/** With the airports that lines name without codes, where words or a number beside them speak of a flight. */
export function withNames(lines: readonly Line[]): Line[] {
  const named = remembered(placeNamed);
  return lines.map((line) => {
    if (line.airports.length > 1 || line.text === '' || namesOtherWay(line.text)) return line;
    const coded = codedPair(line.text);
    if (coded) return { ...line, airports: coded };
    const places = placesOf(line.text, named);
    if (line.airports.length === 1) return withSecond(line, places);
    return places.length === 0 ? line : withPlaces(line, places, lines);
  });
}

/** More than a text of flights has. */
const MOST_NAMES = 1_000;

/** What `find` makes of the phrases of a text, which repeat; of too many, nothing. */
export function remembered(find: (phrase: string) => string | null): (phrase: string) => string | null {
  const known = new Map<string, string | null>();
  return (phrase) => {
    if (!known.has(phrase)) known.set(phrase, known.size < MOST_NAMES ? find(phrase) : null);
    return known.get(phrase)!;
  };
}

/** "Frankfurt (FRA) - Doha". */
function withSecond(line: Line, places: readonly (string | null)[]): Line {
  const codes = places.filter((place) => place !== null);
  const isPair =
    codes.length === 2 && places.length === 2 && codes[0] !== codes[1] && codes.includes(line.airports[0]!);
  return isPair ? { ...line, airports: codes } : line;
}

function withPlaces(line: Line, places: readonly (string | null)[], lines: readonly Line[]): Line {
  const isRoute = places.length > 1;
  const isDated = line.days.length + line.times.length > 0;
  const codes = places.filter((place) => place !== null);
  if (codes.length === 0) return isRoute && isDated && namesFlight(line.text) ? unknown(line, places) : line;
  if (!isFlight(line, lines)) return isRoute && isDated ? unknown(line, places) : line;
  const isWhole = codes.length === places.length && !(isRoute && VIA.test(line.text));
  if (isWhole) return { ...line, airports: codes };
  return unknown(line, places);
}

/** By its own words, else by those beside it that speak of nothing else. */
function isFlight({ text, at }: Line, lines: readonly Line[]): boolean {
  if (namesFlight(text)) return true;
  const isOfFlight = (some: readonly Line[]): boolean =>
    some.some((line) => namesFlight(line.text)) && !some.some((line) => namesOtherWay(line.text));
  const near = lines.slice(Math.max(0, at - NEAR), at + NEAR + 1);
  return isOfFlight(near) || isOfFlight(near.filter((line) => isOneBlock(lines, line.at, at)));
}

/** More than two airports are no flight: the line is named. */
const unknown = (line: Line, places: readonly (string | null)[]): Line => ({
  ...line,
  airports: ['', ...places.map((place) => place ?? '…'), ''],
});
