import type { DetailValue } from '@landfall/catalogue';

const isBlank = (part: unknown): boolean =>
  part === null || part === undefined || (typeof part === 'string' && part.trim() === '');

/**
 * True when the value says something. Null and undefined say nothing, nor does a yes/no/text with neither answer nor text,
 * nor a free text without a single filled language.
 */
export function isStated(value: DetailValue | null | undefined): value is DetailValue {
  if (value === null || value === undefined) return false;
  return typeof value !== 'object' || Object.values(value).some((part) => !isBlank(part));
}

/**
 * The value as text, the same for equal values: keys are sorted, and parts that say nothing (null, absent, blank) are left
 * out, because a reader cannot tell them apart.
 */
export function canonicalText(value: DetailValue): string {
  if (typeof value !== 'object') return JSON.stringify(value);
  const parts = Object.entries(value).filter(([, part]) => !isBlank(part));
  return JSON.stringify(parts.sort(([a], [b]) => (a < b ? -1 : 1)));
}
