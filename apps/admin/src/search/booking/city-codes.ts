import { fold } from '../../ui/fold.js';
import { COUNTRY_OF_AIRPORT } from './airport-countries.js';
import { CITIES_OF_SEVERAL } from './airport-list.js';

/** The codes that airlines give to cities with several airports, by the first airport of each in airport-list.ts. */
const CODES =
  'LHR LON|CDG PAR|JFK NYC|IST IST|HND TYO|KIX OSA|MXP MIL|FCO ROM|SVO MOW|DXB DXB|BKK BKK|PEK BJS|PVG SHA|ICN SEL|TPE TPE|CGK JKT|IKA THR|GRU SAO|GIG RIO|EZE BUE|IAD WAS|ORD CHI|IAH HOU|MCO ORL|PHX PHX|YYZ YTO|YUL YMQ|MEX MEX|ARN STO|OSL OSL|BRU BRU|OTP BUH|KBP IEV|KEF REK|TFS TCI|GLA GLA|BFS BFS|MEL MEL|CTU CTU|CTS SPK|NGO NGO|MDE MDE|PTY PTY|ADA ADA';

const plain = (text: string): string =>
  fold(text)
    .replaceAll('ı', 'i')
    .replace(/[^a-z]+/g, ' ')
    .trim();

const PAIRS = CODES.split('|').map((pair) => [pair.slice(0, 3), pair.slice(4)] as const);

function codesByName(): ReadonlyMap<string, string> {
  const codes = new Map(PAIRS);
  return new Map(
    CITIES_OF_SEVERAL.split('\n').flatMap((line) => {
      const [names = '', airports = ''] = line.split(':');
      const code = codes.get(airports.slice(0, 3));
      return code === undefined ? [] : names.split('|').map((name) => [plain(name), code] as const);
    }),
  );
}

let known: ReadonlyMap<string, string> | null = null;

/** The code of a city that has several airports, by its name and nothing else: "London" is LON. Null for any other text. */
export function cityNamed(text: string): string | null {
  known ??= codesByName();
  return known.get(plain(text)) ?? null;
}

const COUNTRIES = new Map(PAIRS.map(([airport, code]) => [code, COUNTRY_OF_AIRPORT.get(airport)]));

/** The country of a city that has several airports, by its code: LON is in GB. Null for any other code. */
export const countryOfCity = (code: string): string | null => COUNTRIES.get(code) ?? null;
