import { isNotKnown, NOT_KNOWN, type DetailForm, type FormValue } from './restriction-form.js';

/**
 * What of a detail the line above it tells: for whom and when it holds, what it speaks of, and of a yes or no which one. Two details that give the same
 * line are equal here, whatever else is typed in their values.
 */
export type SpokenPart = Pick<
  DetailForm,
  | 'restrictionType'
  | 'nationalities'
  | 'departures'
  | 'conditions'
  | 'validFrom'
  | 'validUntil'
  | 'values'
  | 'noteDe'
  | 'noteEn'
>;

const FIRST_LINE = 400;

export function spokenPart({
  restrictionType,
  nationalities,
  departures,
  conditions,
  validFrom,
  validUntil,
  values,
  noteDe,
  noteEn,
}: DetailForm): SpokenPart {
  const isStated = Object.keys(values).length > 0;
  return {
    restrictionType,
    nationalities,
    departures,
    conditions,
    validFrom,
    validUntil,
    values: spokenValues(values),
    // A note speaks for the detail only where no value does, and with its beginning.
    noteDe: isStated ? '' : noteDe.slice(0, FIRST_LINE),
    noteEn: isStated ? '' : noteEn.slice(0, FIRST_LINE),
  };
}

/** Every value as the line tells it: a yes or no without its texts, nothing of others. */
export const spokenValues = (values: DetailForm['values']): DetailForm['values'] =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, spokenValue(value)]));

function spokenValue(value: FormValue): FormValue {
  if (isNotKnown(value)) return NOT_KNOWN;
  if (typeof value === 'boolean') return value;
  return typeof value === 'object' && value !== null && 'yes' in value ? value.yes : null;
}
