import { COUNTRY_OF_AIRPORT } from './airport-zones.js';

/** The codes of cities with several airports, behind that of the first one in airport-list.ts, where they are not the same. */
const CODES: ReadonlyMap<string, string> = new Map(
  (
    'LHR:LON CDG:PAR JFK:NYC HND:TYO KIX:OSA MXP:MIL FCO:ROM SVO:MOW PEK:BJS PVG:SHA ICN:SEL CGK:JKT IKA:THR GRU:SAO GIG:RIO EZE:BUE IAD:WAS ' +
    'ORD:CHI IAH:HOU MCO:ORL YYZ:YTO YUL:YMQ ARN:STO OTP:BUH KBP:IEV KEF:REK TFS:TCI CTS:SPK YIA:JOG'
  )
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);

/** Codes of cities that are also that of one airport, while many flights, or most, use another one of the city. */
const UNCLEAR: ReadonlySet<string> = new Set(['SHA', 'THR', 'HOU', 'ORL', 'IEV', 'JOG', 'CTU', 'BFS', 'GOI', 'ADA']);

/** The code of a city by its first airport. */
export const codeOfCity = (first: string): string => CODES.get(first) ?? first;

/** Null where it may mean one airport, which the name of the city does not say. */
export function clearCodeOfCity(first: string): string | null {
  const code = codeOfCity(first);
  return UNCLEAR.has(code) ? null : code;
}

const COUNTRIES = new Map([...CODES].map(([airport, code]) => [code, COUNTRY_OF_AIRPORT.get(airport)]));

/** The country of a city that has several airports, by its code: LON is in GB. Null for any other code. */
export const countryOfCity = (code: string): string | null => COUNTRIES.get(code) ?? null;
