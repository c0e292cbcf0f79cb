import { COUNTRY_OF_AIRPORT } from './airport-zones.js';
import { airportNamed, isAirportOfCity } from './airport-names.js';
import { isKnownAirport } from './prose-lines.js';
import { plain } from './prose-words.js';

const NAME = String.raw`\p{Lu}[\p{L}.'’-]{1,24}(?:\s\p{L}[\p{L}.'’-]{0,24}){0,3}`;
/** "São Paulo, (Guarulhos Intl.) GRU". */
const CODE_BEHIND = new RegExp(String.raw`(?<!\p{L})(${NAME}),?\s\(([^()\n]{2,40})\)\s([A-Z]{3})(?![\p{L}\d])`, 'gu');
/** "Olbia (Sardinia)". */
const ISLAND_BEHIND = new RegExp(String.raw`(?<!\p{L})(${NAME})\s\((\p{Lu}\p{L}{2,12})\)`, 'gu');
/** The beginnings of the names of islands, by their countries. */
const ISLANDS: Readonly<Record<string, RegExp>> = {
  IT: /^(?:sardini|sardegn|sardaign|cerden|sardeni|sardyni|sicil|sizil|sycyli)/,
  GR: /^(?:cret|kret|kriti)/,
  FR: /^(?:corsic|corse|korsik|corceg)/,
  ES: /^(?:mallorc|majorc|majorq|maiorc|majork|canari|kanar)/,
};
const LONGEST_LINE = 400;

const isOfCode = (code: string, city: string, airport: string): boolean =>
  isKnownAirport(code) &&
  (isAirportOfCity(code, city) || airportNamed(city) === code || airportNamed(airport) === code);

function isOnIsland(place: string, island: string): boolean {
  const code = airportNamed(place);
  const name = plain(island);
  return code !== null && (ISLANDS[COUNTRY_OF_AIRPORT.get(code) ?? '']?.test(name) ?? false);
}

/** A text with the code of an airport in brackets, and without the island of a place. */
export const withPlainPlaces = (text: string): string =>
  text
    .split('\n')
    .map((line) =>
      line.length > LONGEST_LINE || !line.includes('(')
        ? line
        : line
            .replace(CODE_BEHIND, (whole, city: string, airport: string, code: string) =>
              isOfCode(code, city, airport) ? `${city} (${code})` : whole,
            )
            .replace(ISLAND_BEHIND, (whole, place: string, island: string) =>
              isOnIsland(place, island) ? place : whole,
            ),
    )
    .join('\n');
