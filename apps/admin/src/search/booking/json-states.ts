import { isObject, plainKey, type Json } from './said-ends.js';
import { isTaken } from './table-states.js';
import { folded } from './table-words.js';

const OF_STATE = /^(?:booking|segment|reservation|flight|order|leg|item|action|train)?status(?:code|name|text|value)?$/;
/** Of a booking, or of a country. */
const OF_STATE_OR_COUNTRY = /^(?:booking|segment|reservation|order)?state$/;
const IS_LEFT =
  /^(?:is)?(?:cancell?ed(?:at|on|date)?|waitlist(?:ed)?|onwaitlist|onrequest|onhold|standby|void(?:ed)?)$/;
const IS_CONFIRMED = /^(?:is)?confirmed$/;
const LEFT =
  /cancel|void|wait|pending|request|reject|declin|unable|refund|expired|fail|removed|deleted|storn|annul|anul|unconf|not\s?conf|unticketed|hold|tentativ|standby|stand by|option|denied|provision|to be|requir|tbc|unpaid|^(?:x[xlk]?|hx|un|uc|us|no|hl|ll|wl|uu|hn|nn|pn)\d*$/;
/** Besides those of tables: what programs answer, and how a flight goes. */
const TAKEN =
  /^(?:gk|hs|true|20\d|ok|success(?:ful)?|succeeded|completed?|open(?:ed)?|ready.*|scheduled|on ?time|delayed|departed|landed|arrived|flown|checked ?in|purchased|sold)$/;
const SAYS = /^(?:id|code|name|value|text|description|label)$/;

const words = (state: string): string =>
  folded(
    state
      .replace(/^(?:(?:https?:)?\/\/\S*[/#]|schema:|#)/i, '')
      .replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
      .replaceAll(/[_-]/g, ' ')
      .trim(),
  );

/** Whether the states that something has leave open that it is booked: one of them says so, or none is understood. */
export function isLeft(states: readonly string[]): boolean {
  const said = states.map(words);
  return (
    said.some((one) => LEFT.test(one)) || (said.length > 0 && !said.some((one) => TAKEN.test(one) || isTaken(one)))
  );
}

/** As text, as a reference or within an object; a state that has no text is one that nobody knows. */
export function statesOf(value: unknown): string[] {
  if (value === undefined || value === null || value === '') return [];
  if (!isObject(value) && !Array.isArray(value)) return [typeof value === 'string' ? value : JSON.stringify(value)];
  const inner = isObject(value)
    ? Object.entries(value).filter(([key]) => SAYS.test(plainKey(key)))
    : [...value.entries()];
  const found = inner.flatMap(([, one]) => (typeof one === 'object' ? [] : [String(one)])).filter((one) => one !== '');
  return found.length > 0 || (Array.isArray(value) && value.length === 0) ? found : ['unknown'];
}

const isNo = (value: unknown): boolean => /^(?:false|no|n|0|)$/i.test(String(value).trim());

/** Whether an object says that it is not, or not certainly, booked. */
export function saysLeft(object: Json): boolean {
  const known = new Map<string, string[]>();
  for (const [key, value] of Object.entries(object)) {
    const name = plainKey(key);
    const isPlain = value !== null && typeof value !== 'object';
    if (isPlain && ((IS_LEFT.test(name) && !isNo(value)) || (IS_CONFIRMED.test(name) && isNo(value)))) return true;
    if (OF_STATE_OR_COUNTRY.test(name) && statesOf(value).some((one) => LEFT.test(words(one)))) return true;
    if (!OF_STATE.test(name)) continue;
    const kind = name.replace(/(?:code|name|text|value)$/, '');
    const states = known.get(kind) ?? [];
    known.set(kind, states);
    for (const one of statesOf(value)) states.push(one);
  }
  return [...known.values()].some(isLeft);
}
