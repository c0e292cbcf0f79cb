import { namesFlight } from './prose-labels.js';
import { plain } from './prose-words.js';
import { ofKind, type Token } from './running-tokens.js';

type Clock = Extract<Token, { kind: 'CLOCK' }>;

/** Words of flying, beside those that all mails have. */
const FLIES =
  /(?<!\p{L})(?:flieg\p{L}{1,3}|flog\p{L}{0,2}|fly|flies|flying|airport|\p{L}{0,12}flughafen|vol(?:s|ons|ez|er)|avion|aereo|aeroport\p{L}?|aeropuerto|vuel[oa]s?|volamos|vo[ao](?:mos|m|r)?|vlieg\p{L}{0,4}|luchthaven|lec[ei]\p{L}{0,3}|samolot\p{L}{0,3}|lotnisk\p{L}{0,2}|leti(?:m|me|s|te)|letadl\p{L}{0,2}|letist\p{L}{0,2}|ucu\p{L}{1,6}|ucak\p{L}{0,4}|havaliman\p{L}{0,3}|fly\p{L}{1,4}|lufthavn\p{L}{0,2}|repul\p{L}{0,6}|easyjet|ryanair|wizz ?air|vueling|eurowings|transavia)(?!\p{L})/u;
const LONGEST = 1_200;

export const speaksOfFlying = (text: string): boolean => namesFlight(text) || FLIES.test(plain(text.slice(0, LONGEST)));

const NEAR = 14;

/**
 * Whether the clocks of a note are those of its flight, and not of an alarm clock: a word says that one lands at the second, and the first one
 * stands beside the place from which one flies, or behind it or behind a word of flying, in one sentence with the landing.
 */
export function areOfFlight(
  { departs, arrives }: { departs: Clock; arrives: Clock | null },
  tokens: readonly Token[],
  { text, starts }: { text: string; starts: readonly number[] },
): boolean {
  if (arrives !== null && arrives.role !== 'TO') return false;
  if (departs.role === 'FROM') return true;
  const start = starts.findLast((one) => one <= departs.at) ?? 0;
  const isOneSentence = arrives !== null && !starts.some((one) => one > departs.at && one <= arrives.at);
  const isNear = ofKind(tokens, 'PLACE').some(
    ({ at, code, role }) => code !== null && role === 'FROM' && at >= start && at - departs.end <= NEAR,
  );
  return isOneSentence && (isNear || speaksOfFlying(text.slice(start, departs.at)));
}
