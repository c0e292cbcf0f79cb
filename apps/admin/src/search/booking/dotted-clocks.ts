const LONGEST = 300;
const BEHIND_CODE = /(?<=\([A-Z]{3}\),?\s{1,3}(?:kl\.?\s|um\s|à\s|alle\s|ore\s)?)([01]?\d|2[0-3])\.([0-5]\d)(?![.\d])/g;
const MONTHS = 12;

/** "06.15" may be no day, and "12.05" may. */
const isNoDay = (clock: string): boolean => {
  const [first, second] = clock.split('.').map(Number);
  return first === 0 || second === 0 || second! > MONTHS;
};

const clocksOf = (line: string): string[] =>
  line.length > LONGEST || /\d:\d{2}/.test(line) ? [] : [...line.matchAll(BEHIND_CODE)].map(([clock]) => clock);

/** A text whose clocks with dots behind codes of airports have colons: where two stand in a line, and some cannot be days. */
export function withColons(text: string): string {
  const lines = text.split(/\r?\n/);
  const found = lines.map(clocksOf);
  if (!found.some((clocks) => clocks.length > 1 && clocks.some(isNoDay))) return text;
  return lines.map((line, at) => (found[at]!.length > 1 ? line.replace(BEHIND_CODE, '$1:$2') : line)).join('\n');
}
