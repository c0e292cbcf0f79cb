import type { DetailValue } from '@landfall/catalogue';

const isBlank = (part: unknown): boolean =>
  part === null || part === undefined || (typeof part === 'string' && part.trim() === '');

/** True when the value has content. Blank texts and empty languages count as absent. */
export function isStated(value: DetailValue | null | undefined): value is DetailValue {
  if (value === null || value === undefined) return false;
  return typeof value !== 'object' || Object.values(value).some((part) => !isBlank(part));
}

/** Canonical text of a value: sorted keys, without parts that have no content. */
export function canonicalText(value: DetailValue): string {
  if (typeof value !== 'object') return JSON.stringify(value);
  const parts = Object.entries(value).filter(([, part]) => !isBlank(part));
  return JSON.stringify(parts.sort(([a], [b]) => (a < b ? -1 : 1)));
}
