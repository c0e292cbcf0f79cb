import { isDeepStrictEqual } from 'node:util';
import type { RestrictionDetail } from './entry-restriction.js';

/** What a detail says, and to whom. */
export const CONTENT = [
  'purpose',
  'citizenships',
  'departures',
  'conditions',
  'validFrom',
  'validUntil',
  'phases',
  'values',
  'noteDe',
  'noteEn',
] as const satisfies readonly (keyof RestrictionDetail)[];

/** Whether both say the same from the same source: a check of one is a check of the other. */
export const sameWording = (a: RestrictionDetail, b: RestrictionDetail): boolean =>
  [...CONTENT, 'sourceUri' as const].every((key) => isDeepStrictEqual(a[key], b[key]));
