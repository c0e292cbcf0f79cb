import { cityNamed, cityOf, isAirportOfCity } from './airport-names.js';
import { isArrival, isDeparture } from './prose-labels.js';
import { isKnownAirport } from './prose-lines.js';
import {
  LEADING_CODE,
  PLACE,
  placeNamed,
  placesAtClocks,
  placesOf,
  remembered,
  TERMINAL,
  withBareClocks,
} from './prose-places.js';
import type { Line } from './prose-said.js';
import { CLOCK } from './prose-times.js';

const LATER = String.raw`\(?\s?\+\s?\d(?:\s\p{L}{1,8})?\s?\)?`;
/** What stands before a place on its line: a label, a clock, a mark of the next day. */
const BEFORE = new RegExp(
  String.raw`^(?:[\s•·|*–-]{1,5}|${LATER}\s|${CLOCK}(?![\d:.])[\s,:]{0,3}|\p{L}{2,12}\s?:\s)+`,
  'u',
);
const CLOCK_BEHIND = new RegExp(String.raw`[\s,(]{1,3}${CLOCK}(?![\d:.]).*$`, 'u');
/** "AMS      NRT". */
const CODES = /^([A-Z]{3})(?:\s{2,}|\t|\s?\|\s?)([A-Z]{3})$/;
const DESIGNATOR = /^.*(?<![\p{L}\d])(?:[A-Z]{2}|[A-Z]\d|\d[A-Z])\s?\d{1,4}\s/u;
/** "Zürich ZRH". */
const NAME_AND_CODE =
  /(?<!\p{L})(\p{Lu}\p{Ll}[\p{L}.'’-]{1,24}(?:\s\p{Lu}\p{Ll}{1,24}){0,2})\s([A-Z]{3})(?![\p{L}\d])/gu;
const CELLS = /\s{2,}|\t|\s[|•·→]\s|\s(?:-|–|—|->|=>|>)\s/u;
/** "(T1)", "(I)": a terminal, and no place. */
const HALL = /\s?\((?:terminal\s?|t\s?)?[A-Z\d]{1,2}\)/giu;
const LONGEST_NAME = 60;

export type PlacesIn = (line: Line) => readonly string[];

/** Before a place in a sentence. */
const IN_SENTENCE = new RegExp(
  String.raw`(?<!\p{L})(?:in|at|from|to|von|nach|ab|leaving|departing|reaching|leaves|departs|reaches|uit|van|naar|de|da|di|à|a|en|z|ze|do|w|we|od|til|fra)\s(${PLACE})(?!\p{L})`,
  'gu',
);

/**
 * Reads the places of lines, by the codes of airports and by the names of airports and cities. `isRunning`: the lines are parts of sentences.
 */
export function placeReader(isRunning: boolean): PlacesIn {
  const named = remembered(placeOrCity);
  return ({ text, airports }) => {
    const isCoded = airports.length > 0 && airports.length < 3 && airports.every((code) => CODE.test(code));
    if (isCoded && airports.length === 2) return pairOf(airports);
    const bare = withBareClocks(text.replace(HALL, '').replace(TERMINAL, ''));
    const route = placesOf(bare, isRunning ? (phrase) => named(withoutLabel(phrase)) : named);
    if (isCoded) return withSecond(airports[0]!, route.length > 0 ? route : cellsOf(bare, named));
    const codes = codesIn(bare, named);
    if (codes.length > 0) return codes;
    if (route.length === 2 && route.every((code) => code !== null)) return pairOf(route);
    if (isRunning) return inSentence(bare, named);
    const cells = cellsOf(bare, named);
    return cells.length > 0 || placesAtClocks(bare, named).length === 0 ? cells : UNKNOWN;
  };
}

/** "06:05 - 07:55 Lisbon": nobody knows of which places these times are. */
const UNKNOWN: readonly string[] = ['', '…', ''];
type Named = (phrase: string) => string | null;
const CODE = /^[A-Z]{3}$/;

const inSentence = (text: string, named: Named): string[] =>
  [...text.matchAll(IN_SENTENCE)].flatMap(({ 1: place = '' }) => named(withoutLabel(place)) ?? []);

/** The code that begins a line, or those behind names. */
function codesIn(text: string, named: Named): readonly string[] {
  const columns = CODES.exec(text)?.slice(1) ?? [];
  if (columns.length === 2 && columns.every(isKnownAirport)) return columns;
  const bare = text.replace(BEFORE, '');
  const leading = LEADING_CODE.exec(bare)?.[1];
  if (leading !== undefined && isKnownAirport(leading)) return cityBegun(bare, named) ?? [leading];
  const coded = [...text.matchAll(NAME_AND_CODE)].flatMap(({ 1: name = '', 2: code = '' }) =>
    isOnePlace(named(name) ?? '', code) || isAirportOfCity(code, name) ? [code] : [],
  );
  return coded.length === 2 ? pairOf(coded) : coded.slice(0, 3);
}

/** In capitals, words that begin the names of cities are codes of others: "LOS ANGELES", "SAN FRANCISCO". */
const BEGINS_CITY = /^((?:SAN|LOS|LAS|DEN|DAR|CAP|ABU|TEL|SAO|SAL|EL|ST)(?:\s\p{Lu}{2,20}){1,3})(?!\p{L})/u;

/** None where the city is not known; null: it begins with none. */
function cityBegun(text: string, named: Named): readonly string[] | null {
  const name = BEGINS_CITY.exec(text)?.[1];
  if (name === undefined) return null;
  const words = name.split(' ');
  const codes = words.map((_, at) => (at === 0 ? null : named(words.slice(0, at + 1).join(' '))));
  const code = codes.findLast((one) => one !== null);
  return code ? [code] : [];
}

/** "Orly (ORY) to Rome": a code, and the name of the other place. */
const withSecond = (code: string, route: readonly (string | null)[]): string[] =>
  route.length === 2 && route.includes(code) && route.every((one) => one !== null) ? pairOf(route) : [code];

/** "Graz, Ankunft": what follows is of the time behind it. */
function withoutLabel(phrase: string): string {
  const words = phrase.split(/\s/);
  const end = words.findIndex((word, at) => at > 0 && (isDeparture(word) || isArrival(word)));
  return (end < 0 ? phrase : words.slice(0, end).join(' ')).replace(/,$/, '');
}

/** "London-Gatwick" is one place. */
const pairOf = ([from = '', to = '']: readonly string[]): string[] => (isOnePlace(from, to) ? [to] : [from, to]);

/** A phrase that is the name of an airport or of a city, and nothing else. */
export function placeOrCity(phrase: string): string | null {
  const words = phrase.trim().split(/\s+/);
  const start = words.findIndex((word) => !isDeparture(word) && !isArrival(word));
  return (
    placeNamed(phrase) ??
    (start < 0
      ? null
      : cityNamed(
          words
            .slice(start)
            .join(' ')
            .replace(/,\s*[A-Z]{2}$/, ''),
        ))
  );
}

/** A city, its code and its airport in cells one behind the other are one place, by its airport. */
const cellsOf = (text: string, named: Named): string[] =>
  text
    .split(CELLS)
    .flatMap((cell) => ofCell(cell, named) ?? [])
    .reduce<string[]>((found, code) => {
      const last = found.at(-1) ?? '';
      if (!isOnePlace(last, code)) return [...found, code];
      return cityOf(code) === code ? found : [...found.slice(0, -1), code];
    }, []);

function ofCell(cell: string, named: Named): string | null {
  const name = cell
    .slice(0, MOST_LETTERS)
    .replace(DESIGNATOR, '')
    .replace(BEFORE, '')
    .replace(CLOCK_BEHIND, '')
    .replace(/^[^:]{1,60}:\s/, '')
    .replace(/[\s,;.]+$/, '')
    .split(/\s(?=\S+$)/)
    .filter((word, at) => at === 0 || !(isDeparture(word) || isArrival(word)))
    .join(' ');
  return name.length > LONGEST_NAME || !/^\p{Lu}/u.test(name) ? null : named(name);
}

const MOST_LETTERS = 200;

/** Whether two codes may be the same place: an airport and its city. */
export const isOnePlace = (a: string, b: string): boolean => a === b || cityOf(a) === b || cityOf(b) === a;
/** Also two airports of one city. */
export const isOneCity = (a: string, b: string): boolean => a === b || cityOf(a) === cityOf(b);
