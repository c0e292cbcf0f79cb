import { addDays, dayIn, type Clock, type IsoDate } from '@landfall/kernel';
import { problem, type ImportProblem } from './import-problem.js';

/** With fewer stored records every small correction would be a large share. */
const MIN_BASE = 10;
const SHARE = 1 / 3;

/** Forbids a file that would change or take away more than a third of what is stored: more likely a broken answer than news. */
export function tooMuchChange(touched: number, stored: number): ImportProblem | null {
  return stored >= MIN_BASE && touched > stored * SHARE
    ? problem('import.problem.tooMuchChange', { count: touched, total: stored })
    : null;
}

/** Forbids a file by which more than a third of all warnings would be lifted at once: as likely a broken answer. */
export function tooManyLifted(lifted: number, warned: number): ImportProblem | null {
  return warned >= MIN_BASE && lifted > warned * SHARE
    ? problem('import.problem.tooManyLifted', { count: lifted, total: warned })
    : null;
}

/** Forbids a file with fewer records than the source is known to have. */
export function tooFew(found: number, least: number): ImportProblem | null {
  return found < least ? problem('import.problem.tooFew', { count: found, least }) : null;
}

/** What can be said of an answer before it is read: nothing in it, no text in UTF-8, or a web page instead of data. */
export function noData(text: string): ImportProblem | null {
  if (text.trim() === '') return problem('import.problem.empty');
  if (text.includes('\0')) return problem('import.problem.notUtf8');
  return /^\s*<(!doctype\s+html|html|head|body)\b/i.test(text) ? problem('import.problem.webPage') : null;
}

/** True for a day that has not begun anywhere on earth: no data are of such a day. */
export const isToCome = (day: IsoDate, clock: Clock): boolean => day > addDays(dayIn('UTC', clock.now()), 1);

export const withoutByteOrderMark = (text: string): string => text.replace(/^\uFEFF/, '');
