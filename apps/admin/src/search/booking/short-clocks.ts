import { two } from './booking.js';
import { readLvAr } from './lv-ar-itinerary.js';

const LONGEST_LINE = 200;
/** "DEPART: LOS ANGELES INTL      830A", "LV HONOLULU   1005P". */
const LABELLED = /^([\s>]*)(DEPARTS?|DEPARTURE|DEP|LEAVES?|LV|ARRIVES?|ARRIVAL|ARR|AR)(?=[\s:])[\s:]{1,9}(\S.*?)$/i;
const CLOCK = /(?<=^|\s)(\d{1,2}):?([0-5]\d)\s?([APNM])(?=\s|$)/i;
const IS_DEPARTURE = /^[dl]/i;

/** The hour of a clock with half the day, such as 12N and 12M. */
function hourOf(hour: number, half: string): number | null {
  if (hour < 1 || hour > 12) return null;
  if (half === 'N') return hour === 12 ? 12 : null;
  if (half === 'M') return hour === 12 ? 0 : null;
  return (hour % 12) + (half === 'P' ? 12 : 0);
}

function withClock(line: string): string {
  if (line.length > LONGEST_LINE) return line;
  const [, mark = '', label = '', rest = ''] = LABELLED.exec(line) ?? [];
  const clock = CLOCK.exec(rest);
  if (!clock) return line;
  const hour = hourOf(Number(clock[1]), clock[3]!.toUpperCase());
  const others = rest.slice(clock.index + clock[0].length);
  if (hour === null || CLOCK.test(others)) return line;
  const whole = `${rest.slice(0, clock.index)}${two(hour)}:${clock[2]}${others}`;
  return `${mark}${IS_DEPARTURE.test(label) ? 'Depart' : 'Arrive'}: ${whole}`;
}

/** A text in which the clocks of agencies in America, behind the labels of their ends, are as others write them. */
export const withWholeClocks = (text: string): string =>
  !SOME_CLOCK.test(text) || readLvAr(text) !== null ? text : text.split('\n').map(withClock).join('\n');

const SOME_CLOCK = /\d[APNM](?=\s|$)/i;
