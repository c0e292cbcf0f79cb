import { airportNamed } from './airport-names.js';
import { CLOCK } from './prose-times.js';
import { isArrival, isDeparture, namesFlight, namesOtherWay } from './prose-labels.js';
import { isDirection } from './prose-words.js';
import type { Line } from './prose-lines.js';

const WORD = String.raw`\p{Lu}[\p{L}.'’]{0,24}`;
const PARTICLE = String.raw`(?:de|del|di|da|do|la|el|al|es|am|sur|van)`;
/** "Paris Charles de Gaulle", "Milano (Malpensa)", "Warszawa-Chopina", "Dubai (DXB)". */
const PLACE = String.raw`${WORD}(?:(?:\s|-|,\s)(?:${PARTICLE}\s){0,2}\(?${WORD}\)?){0,4}`;
const IS_PARTICLE = new RegExp(`^${PARTICLE}$`, 'u');
const BESIDE = String.raw`(?:[\s,(]{1,10}(?:${CLOCK}|\d{1,2}\.\d{1,2}\.\d{4})\)?){0,2}`;
const SEPARATOR = String.raw`${BESIDE}\s{1,10}(?:-|–|—|→|->|>|=>|/|to|nach|naar|vers|hacia|til|do|a)\s{1,10}(?:${CLOCK}\s{1,10})?`;
const CHAIN = new RegExp(String.raw`(?<![\p{L}\d])${PLACE}(?:${SEPARATOR}${PLACE}){1,4}(?![\p{L}\d])`, 'u');
const SEPARATORS = new RegExp(SEPARATOR, 'u');
const CLOSE_PAIR = new RegExp(String.raw`(?<![\p{L}\d-])(${WORD})-(${WORD})(?![\p{L}\d-])`, 'u');
const LABELLED = new RegExp(
  String.raw`^[^\p{L}]{0,5}\p{L}{2,12}\s?[:.]?\s{1,5}(?:(?:from|aus|von|in|z|da|de|at)\s)?(${PLACE})(?![\p{L}\d])`,
  'u',
);
/** Airports that stand behind the name of their city, and what else may, where it says nothing of the place. */
const BEHIND =
  /^(?:terminal|airport|flughafen|lufthaven|aeropuerto|aeroporto|aéroport|lotnisko|havaliman[ıi]|luchthaven|letiště|repülőtér|intl|international|t\d?|economy|business|direkt|direct|chopina|okęcie|balice|pyrzowice|rębiechowo|ławica|strachowice|ruzyně|schwechat|barajas|prat|ferihegy|main|bonn|mulhouse)$/iu;

/** The airport of a phrase; null where a word of it may mean another one. */
function placeNamed(phrase: string): string | null {
  const all = phrase.split(/[\s,-]+/).filter((word) => word !== '');
  const start = all.findIndex((word) => !isDirection(word) && !isDeparture(word) && !isArrival(word));
  const words = start < 0 ? [] : all.slice(start);
  const code = airportNamed(words.join(' '));
  if (code === null) return null;
  const known = words.findIndex((_, at) => airportNamed(words.slice(0, at + 1).join(' ')) === code) + 1;
  const rest = words.slice(known).filter((word) => !IS_PARTICLE.test(word));
  const isKnown = rest.length === 0 || rest.every((word) => BEHIND.test(word)) || airportNamed(rest.join(' ')) === code;
  return isKnown ? code : null;
}

/** The places of a line in their order; null: one that is not known, or has several airports. */
function placesOf(text: string, named: (phrase: string) => string | null): (string | null)[] {
  const chain = SEPARATORS.test(text) ? CHAIN.exec(text)?.[0] : undefined;
  if (chain !== undefined) return chain.split(SEPARATORS).map(named);
  const close = CLOSE_PAIR.exec(text)?.slice(1).map(named) ?? [];
  if (close.length === 2 && close.every((code) => code !== null) && close[0] !== close[1]) return close;
  const single = isDeparture(text) || isArrival(text) ? LABELLED.exec(text)?.[1] : undefined;
  return single === undefined ? [] : [named(single)];
}

/** A flight is named so near to its places. */
const NEAR = 3;

/** With the airports that lines name without codes, where words or a number beside them speak of a flight. */
export function withNames(lines: readonly Line[]): Line[] {
  const known = new Map<string, string | null>();
  const named = (phrase: string): string | null => {
    if (!known.has(phrase)) known.set(phrase, known.size < MOST_NAMES ? placeNamed(phrase) : null);
    return known.get(phrase)!;
  };
  return lines.map((line) => {
    if (line.airports.length > 1 || line.text === '' || namesOtherWay(line.text)) return line;
    const places = placesOf(line.text, named);
    if (line.airports.length === 1) return withSecond(line, places);
    return places.length === 0 ? line : withPlaces(line, places, lines);
  });
}

/** More than a text of flights has. */
const MOST_NAMES = 1_000;

/** "Frankfurt (FRA) - Doha". */
function withSecond(line: Line, places: readonly (string | null)[]): Line {
  const codes = places.filter((place) => place !== null);
  const isPair = codes.length === 2 && places.length === 2 && codes.includes(line.airports[0]!);
  return isPair ? { ...line, airports: codes } : line;
}

function withPlaces(line: Line, places: readonly (string | null)[], lines: readonly Line[]): Line {
  const isRoute = places.length > 1;
  const isDated = line.days.length + line.times.length > 0;
  const codes = places.filter((place) => place !== null);
  if (codes.length === 0) return isRoute && isDated && namesFlight(line.text) ? unknown(line, places) : line;
  if (!isFlight(line, lines)) return isRoute && isDated ? unknown(line, places) : line;
  if (codes.length === places.length) return { ...line, airports: codes };
  return unknown(line, places);
}

/** By its own words, else by those beside it that speak of nothing else. */
function isFlight({ text, at }: Line, lines: readonly Line[]): boolean {
  if (namesFlight(text)) return true;
  const near = lines.slice(Math.max(0, at - NEAR), at + NEAR + 1);
  return near.some((line) => namesFlight(line.text)) && !near.some((line) => namesOtherWay(line.text));
}

/** More than two airports are no flight: the line is named. */
const unknown = (line: Line, places: readonly (string | null)[]): Line => ({
  ...line,
  airports: ['', ...places.map((place) => place ?? '…'), ''],
});
