import { type DetailValue, isNotKnown } from '@landfall/catalogue';

const isBlank = (part: unknown): boolean =>
  part === null || part === undefined || (typeof part === 'string' && part.trim() === '');

/** True when the value has content, or states that something is not known. Blank texts and empty languages count as absent. */
export function isStated(value: DetailValue | undefined): value is DetailValue {
  if (value === undefined) return false;
  return typeof value !== 'object' || isNotKnown(value) || Object.values(value!).some((part) => !isBlank(part));
}

const byKey = ([a]: [string, unknown], [b]: [string, unknown]): number => a.length - b.length || (a < b ? -1 : 1);

/** The same value with its keys in the order of `jsonb`. */
export const inKeyOrder = (value: DetailValue): DetailValue =>
  value === null || typeof value !== 'object' ? value : Object.fromEntries(Object.entries(value).toSorted(byKey));

/** A value in its own order of keys, as text; of one whose parts all have content it is the canonical text. */
export const textOfParts = (value: DetailValue): string =>
  JSON.stringify(value === null || typeof value !== 'object' ? value : Object.entries(value));

/** Canonical text of a value: sorted keys, without parts that have no content. */
export function canonicalText(value: DetailValue): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const parts = Object.entries(value).filter(([, part]) => !isBlank(part));
  return JSON.stringify(parts.sort(byKey));
}
