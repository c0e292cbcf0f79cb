import { daysBetween } from '@landfall/kernel';
import { dayIn, dayInYear } from './booked-days.js';

const DAY = String.raw`\d{1,2}\.\s?\d{1,2}\.\s?20\d{2}`;
const PERIOD = new RegExp(
  String.raw`(?<![\d.])(${DAY})\s{0,3}(?:[-–—]|bis|do|al|til|tot|to|au)\s{0,3}(${DAY})(?!\d)`,
  'iu',
);
/** "ne 07.02.", and no more of a day. */
const WITHOUT_YEAR = /(?<![\d.:,])\d{1,2}\.\s?\d{1,2}\.(?!\s?\d{4}|\d)/g;
const CLOCK = /(?<!\d)\d{1,2}:\d{2}(?!\d)/;
const LONGEST_LINE = 400;
const MOST_LINES = 5_000;
const LONGEST_JOURNEY = 90;

/** The days of a journey, where a text says them once with their years. */
function periodOf(lines: readonly string[]): readonly [string, string] | null {
  const found = lines.flatMap((line) => {
    const [, first = '', last = ''] = PERIOD.exec(line) ?? [];
    const [start, end] = [dayIn(first), dayIn(last)];
    return start && end ? [[start, end] as const] : [];
  });
  const [period = null] = found;
  if (!period || found.some(([start, end]) => start !== period[0] || end !== period[1])) return null;
  const length = daysBetween(...period);
  return length > 0 && length <= LONGEST_JOURNEY ? period : null;
}

/** With the years of the journey in the lines of flights, where their days begin on its first day and all lie within it. */
export function withYears(text: string): string {
  const lines = text.split('\n');
  if (lines.length > MOST_LINES) return text;
  const short = lines.map((line) => (line.length > LONGEST_LINE ? '' : line));
  const period = periodOf(short);
  if (!period) return text;
  const [start, end] = period;
  const inPeriod = (said: string): string | null =>
    [start, end]
      .map((day) => dayInYear(said, Number(day.slice(0, 4))))
      .find((day) => day && day >= start && day <= end) ?? null;
  const timed = short.map((line) => (CLOCK.test(line) ? [...line.matchAll(WITHOUT_YEAR)].map(([said]) => said) : []));
  const days = timed.flat().map(inPeriod);
  if (!days.includes(start) || days.includes(null)) return text;
  return lines
    .map((line, at) =>
      timed[at]!.length === 0 ? line : line.replace(WITHOUT_YEAR, (said) => said + inPeriod(said)!.slice(0, 4)),
    )
    .join('\n');
}
