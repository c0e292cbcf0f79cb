import { COUNTRY_OF_AIRPORT } from './airport-zones.js';
import { AIRPORTS, CITIES, CITIES_OF_SEVERAL } from './airport-list.js';
import { clearCodeOfCity, codeOfCity } from './city-codes.js';
import { plain as withoutAccents } from './prose-words.js';

const listed = (text: string): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  let code = '';
  for (const entry of text.split(/[|\n]/).filter((one) => one !== '')) {
    const [, own, name] = /^(?:([A-Z]{3}) )?(.+)$/.exec(entry)!;
    code = own ?? code;
    found.set(plain(name!), code);
  }
  return found;
};

const plain = (text: string): string =>
  withoutAccents(text)
    .replace(/[^a-z]+/g, ' ')
    .trim();

/** Names of cities, and the codes of their airports. */
const several = (): (readonly [string, readonly string[]])[] =>
  CITIES_OF_SEVERAL.split('\n').flatMap((line) => {
    const [named = '', codes = ''] = line.split(':');
    return named.split('|').flatMap((name) => (name ? [[plain(name), codes.toLowerCase().split(' ')] as const] : []));
  });

/** The code of a city that has several airports, by its name; null for any other name, and where it may mean one airport. */
export function cityNamed(text: string): string | null {
  severals ??= several();
  const name = plain(text);
  const [, [first = ''] = []] = severals.find(([one]) => one === name) ?? [];
  return first === '' ? null : clearCodeOfCity(first.toUpperCase());
}

/** Whether a city has an airport of this code. */
export function isAirportOfCity(airport: string, city: string): boolean {
  severals ??= several();
  cities ??= listed(CITIES);
  const name = plain(city);
  return (
    cities.get(name) === airport ||
    severals.some(([one, codes]) => one === name && codes.includes(airport.toLowerCase()))
  );
}

/** The code of the city that an airport serves beside others; that of the airport itself where there are none. */
export function cityOf(airport: string): string {
  severals ??= several();
  const found = severals.find(([, codes]) => codes.includes(airport.toLowerCase()));
  return found ? codeOfCity(found[1][0]!.toUpperCase()) : airport;
}

/** The code of the city, where one of two codes is that of an airport of it and the other one is its own, and no airport's; else null. */
export function cityOfBoth(a: string, b: string): string | null {
  const [city, airport] = COUNTRY_OF_AIRPORT.has(a) ? [b, a] : [a, b];
  return city !== airport && !COUNTRY_OF_AIRPORT.has(city) && cityOf(airport) === city ? city : null;
}

let severals: ReturnType<typeof several> | null = null;
let cities: ReadonlyMap<string, string> | null = null;
let airports: ReadonlyMap<string, string> | null = null;

/** Columns cut names short: "BANGKOK SUVARNAB". */
function names(airport: string, name: string): boolean {
  if (` ${name} `.includes(` ${airport} `)) return true;
  const words = name.split(' ');
  return words.some((_, at) => {
    const end = words.slice(at).join(' ');
    // "Santo" is not the beginning of "Santos Dumont".
    const isBegun = airport.startsWith(end) && airport.includes(' ') === end.includes(' ');
    return at > 0 && end.length >= LEAST_LETTERS && isBegun && !OF_TERMINAL.test(end);
  });
}

const LEAST_LETTERS = 5;
/** "Gatwick South" is no part of Southend. */
const OF_TERMINAL = /^(?:north|south)$/;
/** Cities of the same name elsewhere. */
const NAMESAKES =
  /^(valencia|barcelona|birmingham|manchester|boston|dublin|perth|kingston)\s*,\s*(ve|us|usa|nh|al|oh|on|ca)\b/i;
/** Names that people bear too: nothing stands behind them. */
const BORNE = /^(?:rodrigues|milos|moroni)\b/;
/** Behind the name of a city: another airport of it. */
const ELSEWHERE = /\b(hahn|south|north|city|modlin|radom|treviso|east|west|beauvais)\b/;

/**
 * The airport of a name as itineraries write it: "AMSTERDAM, NL (SCHIPHOL)", "MUNICH", "LONDON HEATHROW", with its code where it has one in
 * brackets. Null: the name is not known, or its city has several.
 */
export function airportNamed(text: string): string | null {
  const coded = /\(([A-Z]{3})\)/.exec(text);
  if (coded) return coded[1]!;
  airports ??= listed(AIRPORTS);
  cities ??= listed(CITIES);
  severals ??= several();
  const name = plain(text);
  const isNamesake = NAMESAKES.test(text.trim());
  if (!isNamesake && cities.has(name)) return cities.get(name)!;
  const own = new Set([...airports].filter(([one]) => names(one, name)).map(([, code]) => code));
  if (own.size > 0) return own.size === 1 ? [...own][0]! : null;
  const parted = severals.find(([one]) => name === one || name.startsWith(`${one} `));
  if (parted) return codeBehind(name.slice(parted[0].length), parted[1]);
  if (isNamesake) return null;
  const city = plain(/^[^,(]*/.exec(text)![0]);
  if (BORNE.test(city)) return null;
  const exact = cities.get(city);
  if (exact) return exact;
  const begun = [...cities].filter(([one]) => city.startsWith(`${one} `)).sort(([a], [b]) => b.length - a.length)[0];
  return begun && !ELSEWHERE.test(city.slice(begun[0].length)) ? begun[1] : null;
}

const ADDITIONS =
  /\b(?:airport|international|intl|flughafen|aeroport|aeropuerto|aeroporto|luchthaven|lotnisko|havalimani|havaalani|letiste)\b/g;

/**
 * The airport of a text that is its name and nothing else, with its city or without: "Londra Stansted". Null where more stands there, such
 * as another country, a station or a hotel.
 */
export function airportOfName(text: string): string | null {
  const name = plain(plain(text).replace(ADDITIONS, ' '));
  const code = /[([]/.test(text) ? null : (airportNamed(text) ?? airportNamed(name));
  if (code === null) return null;
  if (cities?.get(name) === code) return code;
  const isCity = (city: string): boolean =>
    city === '' ||
    cities?.get(city) === code ||
    (severals ?? []).some(([one, codes]) => one === city && codes.includes(code.toLowerCase()));
  const isOwn = ([named, one]: readonly [string, string]): boolean => {
    if (one !== code) return false;
    const airport = plain(named.replace(ADDITIONS, ' '));
    return (
      airport !== '' && ` ${name} `.includes(` ${airport} `) && isCity(plain(` ${name} `.replace(` ${airport} `, ' ')))
    );
  };
  return [...(airports ?? [])].some(isOwn) ? code : null;
}

/** As `airportOfName`, for many phrases of a text: of those without a word that names know it looks at no more. */
export function airportExactly(text: string): string | null {
  cities ??= listed(CITIES);
  airports ??= listed(AIRPORTS);
  const name = plain(text);
  const known = cities.get(name) ?? airports.get(name);
  if (known !== undefined) return known;
  wordsOfNames ??= new Set([...airports.keys()].flatMap((one) => one.split(' ')));
  const isCombined = name.includes(' ') && name.split(' ').some((word) => wordsOfNames!.has(word));
  return isCombined ? airportOfName(text) : null;
}
let wordsOfNames: ReadonlySet<string> | null = null;

/** "ISTANBUL IST AIRPORT". */
function codeBehind(behind: string, codes: readonly string[]): string | null {
  const said = codes.filter((code) => ` ${behind} `.includes(` ${code} `));
  return said.length === 1 ? said[0]!.toUpperCase() : null;
}
