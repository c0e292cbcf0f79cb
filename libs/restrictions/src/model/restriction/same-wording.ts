import { isDeepStrictEqual } from 'node:util';
import type { RestrictionDetail } from './entry-restriction.js';

const COMPARED = [
  'purpose',
  'citizenships',
  'departures',
  'conditions',
  'phases',
  'values',
  'noteDe',
  'noteEn',
  'sourceUri',
] as const satisfies readonly (keyof RestrictionDetail)[];

/** Whether both say the same from the same source: a check of one is a check of the other. */
export const sameWording = (a: RestrictionDetail, b: RestrictionDetail): boolean =>
  COMPARED.every((key) => isDeepStrictEqual(a[key], b[key]));
