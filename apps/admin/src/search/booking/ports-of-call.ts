import { hasFlightNumber } from './prose-labels.js';
import { saidIn } from './prose-lines.js';
import { plain, words } from './prose-words.js';

const MOST_LINES = 3_000;
const LONGEST_LINE = 200;
const FEWEST_CALLS = 3;
/** Above the calls of a ship its head or its title. */
const LINES_ABOVE = 2;
const SHIP = words(
  String.raw`(?:cruises?|ship|vessel|ports? of call|\p{L}*kreuzfahrt\p{L}*|\p{L}{0,12}schiff(?:e?s)?|anlaufhafen|croisieres?|navire|paquebot|crociera|nave|cruceros?|barco|buque|cruisereis|cruiseschip|schip|statek|statku|wycieczkow\p{L}{1,3}|gemi(?:si|nin)?|krydstogt|skib|kryssning|fartyg|cruzeiro|navio|lodi|hajout|hajo)(?!\p{L})`,
);
const SEA = words(
  String.raw`(?:(?:day )?at sea|sea day|seetage?|auf see|(?:jour(?:nee)? )?en mer|en el mar|(?:dia de )?navegac(?:ion|ao)|in (?:navigazione|mare)|navigazione|op zee|zeedag|na morzu|denizde|seyir|til sos|pa havet|no mar|na mori|tengeren)(?!\p{L})`,
);
const PORT = words(
  String.raw`(?:ports?(?: of call)?|(?:anlauf)?hafen|escales?|puertos?|porto|porti|scal[oi]|(?:aanleg)?havens?|liman(?:lar)?|havn|hamn|pristav|kikoto)(?!\p{L})`,
);
/** The number of a day of the cruise. */
const NUMBERED = /^[\s|•·*-]{0,4}(?:\p{L}{3,6}\s)?\d{1,2}[.:]?(?:\s|\||\t)/u;
const CODE = /\([A-Z]{3}\)|(?<![\p{L}\d])[A-Z]{3}\s?[-–→/]\s?[A-Z]{3}(?![\p{L}\d])/u;
const NAME = /\p{L}{3}/u;
const RULE = /^[\s|:+=_-]+$/;
const MOST_CLOCKS = 2;

/** A text of flights to a ship and from it, without the ports at which that calls. */
export function withoutCalls(text: string): string {
  const lines = text.split(/\r?\n/);
  if (lines.length > MOST_LINES || !lines.some(namesShip) || !lines.some(hasFlightNumber)) return text;
  const result = [...lines];
  for (let at = 0; at < lines.length; at++) {
    const end = endOfCalls(lines, at);
    const own = lines.slice(at, end).filter((line) => !RULE.test(line));
    if (own.length >= FEWEST_CALLS && isOfShip(lines, at, own)) result.fill('', at, end);
    at = Math.max(at, end - 1);
  }
  return result.join('\n');
}

const short = (line: string): string => plain(line.slice(0, LONGEST_LINE));
const namesShip = (line: string): boolean => SHIP.test(short(line));

function endOfCalls(lines: readonly string[], start: number): number {
  const end = lines.findIndex((line, at) => at >= start && !isCall(line) && !(at > start && RULE.test(line)));
  return end < 0 ? lines.length : end;
}

/** A day, the name of a port, and up to two times; a flight has a number, or codes. */
function isCall(line: string): boolean {
  if (line.length > LONGEST_LINE || hasFlightNumber(line) || CODE.test(line) || !NAME.test(line)) return false;
  const { days, times } = saidIn(line);
  return times.length <= MOST_CLOCKS && (days.length === 1 || NUMBERED.test(line));
}

/** Whether some of the lines are days at sea, or what stands above them names a ship, or ports. */
function isOfShip(lines: readonly string[], start: number, own: readonly string[]): boolean {
  const above = lines
    .slice(0, start)
    .filter((line) => line.trim() !== '' && !RULE.test(line))
    .slice(-LINES_ABOVE);
  return own.some((line) => SEA.test(short(line))) || above.some((line) => namesShip(line) || PORT.test(short(line)));
}
