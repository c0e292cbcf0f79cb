import { hasFlightNumber } from './prose-labels.js';

const LONGEST = 300;
const BEHIND_CODE = /(?<=\([A-Z]{3}\),?\s{1,3}(?:kl\.?\s|um\s|à\s|alle\s|ore\s)?)([01]?\d|2[0-3])\.([0-5]\d)(?![.\d])/g;
/** "Roma (FCO)   06.25   Parigi (CDG)   08.35": each in a column behind its place. */
const IN_COLUMNS = /(?<=[\p{L})]\s{2,20})((?:[01]?\d|2[0-3]))\.([0-5]\d)(?=\s{2,20}\S|\s?\(?\+\s?\d|\s{0,3}$)/gu;
const MONTHS = 12;

/** "06.15" may be no day, and "12.05" may. */
const isNoDay = (clock: string): boolean => {
  const [first, second] = clock.split('.').map(Number);
  return first === 0 || second === 0 || second! > MONTHS;
};

const clocksIn = (line: string, pattern: RegExp): string[] => [...line.matchAll(pattern)].map(([clock]) => clock);
const replaced = (line: string, pattern: RegExp): string => line.replace(pattern, '$1:$2');

const behindCodes = (line: string): string[] =>
  line.length > LONGEST || /\d:\d{2}/.test(line) ? [] : clocksIn(line, BEHIND_CODE);

/** A text whose clocks with dots behind codes of airports have colons: where two stand in a line, and some cannot be days. */
export function withColons(text: string): string {
  const lines = text.split(/\r?\n/);
  const found = lines.map(behindCodes);
  if (!found.some((clocks) => clocks.length > 1 && clocks.some(isNoDay))) return text;
  return lines.map((line, at) => (found[at]!.length > 1 ? replaced(line, BEHIND_CODE) : line)).join('\n');
}

/** The line of a flight whose clocks with dots in columns have colons: where two stand in it, and one cannot be a day. */
export function columnsWithColons(line: string): string {
  const clocks = clocksIn(line, IN_COLUMNS);
  const isFlight = clocks.length === 2 && clocks.some(isNoDay) && hasFlightNumber(line);
  return isFlight ? replaced(line, IN_COLUMNS) : line;
}
