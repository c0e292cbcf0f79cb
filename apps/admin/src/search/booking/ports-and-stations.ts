import { airportOfName } from './airport-names.js';
import { plainWord } from './named-countries.js';

/** Stations that have a code of IATA of their own; that of the airport in their city is another place. */
const STATIONS: Readonly<Record<string, RegExp>> = {
  QKL: /^(?:koln|koeln|cologne) (?:hbf|hauptbahnhof|central station|main station)$/,
  XPG: /^(?:paris )?gare du nord$|^paris nord$/,
  QQS: /^(?:london )?st\.? pancras(?: international| intl)?$/,
};

/** The code of a station of known name; null for others. */
export function stationIn(text: string): string | null {
  const name = plainWord(text).replace(/[()]/g, ' ').replace(/\s+/g, ' ').trim();
  return Object.entries(STATIONS).find(([, names]) => names.test(name))?.[0] ?? null;
}

const OF_PORTS =
  /\p{L}*(?:termina|harbo|hafen|hamn|havn|satam|sadam)\p{L}*|\b(?:[a-z]|\d+|ferry|port|cruise|haven|puerto|porto|north|south|east|west)\b/giu;

/** Ships call at the city of a port, whose code is that of its one airport: "Tallinn D-terminal". Null where that is not certain. */
export const portIn = (text: string): string | null =>
  text.length > 100 ? null : airportOfName(plainWord(text).replace(OF_PORTS, ' '));
