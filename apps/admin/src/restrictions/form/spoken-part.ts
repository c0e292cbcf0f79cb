import type { DetailForm } from './restriction-form.js';

/**
 * What of a detail the line above it tells: for whom it holds and what it speaks of. Two details that give the same line are
 * equal here, whatever their values are.
 */
export type SpokenPart = Pick<
  DetailForm,
  'restrictionType' | 'nationalities' | 'departures' | 'values' | 'noteDe' | 'noteEn'
>;

const FIRST_LINE = 400;

export function spokenPart({
  restrictionType,
  nationalities,
  departures,
  values,
  noteDe,
  noteEn,
}: DetailForm): SpokenPart {
  const isStated = Object.keys(values).length > 0;
  return {
    restrictionType,
    nationalities,
    departures,
    values: Object.fromEntries(Object.keys(values).map((key) => [key, null])),
    // A note speaks for the detail only where no value does, and with its beginning.
    noteDe: isStated ? '' : noteDe.slice(0, FIRST_LINE),
    noteEn: isStated ? '' : noteEn.slice(0, FIRST_LINE),
  };
}
