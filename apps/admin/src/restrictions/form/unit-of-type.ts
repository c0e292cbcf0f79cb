/** What a number of a detail type counts. */
export type NumberUnit = 'hours' | 'days' | 'months' | 'years' | 'pages';

const UNITS: readonly [RegExp, NumberUnit][] = [
  [/Hours/, 'hours'],
  [/Days/, 'days'],
  [/Months/, 'months'],
  [/Age$|Years/, 'years'],
  [/Pages$/, 'pages'],
];

/** By the key, which names its unit as the catalogue's keys do; null for a bare number such as an incidence. */
export const unitOfType = (key: string): NumberUnit | null => UNITS.find(([pattern]) => pattern.test(key))?.[1] ?? null;
