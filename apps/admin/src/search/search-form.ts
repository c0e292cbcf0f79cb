import { isIsoDate } from '@landfall/kernel';
import { noFacts, type TravellerFacts } from './traveller-facts.js';
import { countryRef, type PlaceRef } from '../places/place-ref.js';

export type Purpose = 'PRIVATE' | 'BUSINESS';

export interface SearchForm {
  /** ISO codes. */
  nationalities: string[];
  departure: string | null;
  destinations: PlaceRef[];
  transits: PlaceRef[];
  /** ISO dates, or what the date field holds so far. */
  dateStart: string;
  dateEnd: string;
  purpose: Purpose;
  facts: TravellerFacts;
}

export const MAX_NATIONALITIES = 4;
export const MAX_DESTINATIONS = 10;

/** Business is the purpose that nobody has to choose (spec: application, section 4). */
export const emptySearch = (departure: string | null = 'DE', nationality: string | null = null): SearchForm => ({
  nationalities: nationality ? [nationality] : [],
  departure,
  destinations: [],
  transits: [],
  dateStart: '',
  dateEnd: '',
  purpose: 'BUSINESS',
  facts: noFacts(),
});

export type SearchField = 'nationalities' | 'departure' | 'destinations' | 'dateStart' | 'dateEnd';
/** Keys under `search.problem`. */
export type SearchProblems = Partial<Record<SearchField, string>>;

const dateProblem = (text: string): string | undefined => {
  if (text === '') return 'dateMissing';
  return isIsoDate(text) ? undefined : 'dateInvalid';
};

const countProblem = (noun: string, count: number, max: number): string | undefined => {
  if (count === 0) return `${noun}Missing`;
  return count > max ? `${noun}TooMany` : undefined;
};

export function checkSearch(form: SearchForm): SearchProblems {
  const dateStart = dateProblem(form.dateStart);
  const dateEnd = dateProblem(form.dateEnd);
  const problems: Record<SearchField, string | undefined> = {
    nationalities: countProblem('nationality', form.nationalities.length, MAX_NATIONALITIES),
    departure: form.departure === null ? 'departureMissing' : undefined,
    destinations: countProblem('destination', form.destinations.length, MAX_DESTINATIONS),
    dateStart: dateStart ?? (dateEnd === undefined && form.dateStart > form.dateEnd ? 'dateOrder' : undefined),
    dateEnd,
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));
}

export const isComplete = (form: SearchForm): boolean => Object.keys(checkSearch(form)).length === 0;

/** Moves one element; a target outside the list changes nothing. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const item = list[from];
  if (item === undefined || to < 0 || to >= list.length) return [...list];
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), item, ...rest.slice(to)];
}

export const placesOf = (form: SearchForm): PlaceRef[] => [
  ...(form.departure ? [countryRef(form.departure)] : []),
  ...form.destinations,
  ...form.transits,
];
