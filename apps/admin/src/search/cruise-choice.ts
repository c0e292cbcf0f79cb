/** A cruise as staff pick it: line, ship, route, and the day on which it sails. Ids, and days of the cruise itself. */
export interface CruiseChoice {
  line: string;
  ship: string;
  route: string;
  cruiseId: string;
  dateStart: string;
  dateEnd: string;
}

export const noCruise = (): CruiseChoice => ({
  line: '',
  ship: '',
  route: '',
  cruiseId: '',
  dateStart: '',
  dateEnd: '',
});

const SEPARATOR = '~';
const KEYS = Object.keys(noCruise()) as (keyof CruiseChoice)[];
const PART = /^[\w.:-]{0,60}$/;

/** Part of the address of a search; empty: nothing is picked. */
export const cruiseText = (choice: CruiseChoice): string =>
  choice.line === '' ? '' : KEYS.map((key) => choice[key]).join(SEPARATOR);

/** Reads the same back; what it does not understand counts as nothing picked. */
export function cruiseOf(text: string | null): CruiseChoice {
  const parts = (text ?? '').split(SEPARATOR);
  if (parts.length !== KEYS.length || !parts.every((part) => PART.test(part))) return noCruise();
  return Object.fromEntries(KEYS.map((key, at) => [key, parts[at]!])) as unknown as CruiseChoice;
}
