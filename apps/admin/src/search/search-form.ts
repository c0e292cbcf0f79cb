import { isIsoDate } from '@landfall/kernel';
import { noCruise, type CruiseChoice } from './cruise-choice.js';
import { noFacts, type TravellerFacts } from './traveller-facts.js';
import { countryRef, type PlaceRef } from '../places/place-ref.js';

export type Purpose = 'PRIVATE' | 'BUSINESS';
export const SEARCH_PURPOSES = ['PRIVATE', 'BUSINESS', 'CRUISE'] as const;
export type SearchPurpose = (typeof SEARCH_PURPOSES)[number];

export interface SearchForm {
  /** ISO codes. */
  nationalities: string[];
  departure: string | null;
  destinations: PlaceRef[];
  transits: PlaceRef[];
  /** ISO dates, or what the date field holds so far. */
  dateStart: string;
  dateEnd: string;
  purpose: SearchPurpose;
  /** Counts for a cruise alone; its countries come before the destinations. */
  cruise: CruiseChoice;
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
  cruise: noCruise(),
  facts: noFacts(),
});

export type SearchField = 'nationalities' | 'departure' | 'cruise' | 'destinations' | 'dateStart' | 'dateEnd';
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

export const isCruise = ({ purpose }: Pick<SearchForm, 'purpose'>): boolean => purpose === 'CRUISE';

/** A cruise has destinations of its own; others may come before and after it. */
function destinationProblem(form: SearchForm): string | undefined {
  const problem = countProblem('destination', form.destinations.length, MAX_DESTINATIONS);
  return isCruise(form) && problem === 'destinationMissing' ? undefined : problem;
}

/** The trip begins before its cruise, and ends after it. */
function cruiseProblems(form: SearchForm): SearchProblems {
  const { cruiseId, dateStart, dateEnd } = form.cruise;
  if (!isCruise(form)) return {};
  if (cruiseId === '') return { cruise: 'cruiseMissing' };
  return {
    ...(form.dateStart > dateStart ? { dateStart: 'startsAfterCruise' } : {}),
    ...(form.dateEnd !== '' && form.dateEnd < dateEnd ? { dateEnd: 'endsBeforeCruise' } : {}),
  };
}

export function checkSearch(form: SearchForm): SearchProblems {
  const dateStart = dateProblem(form.dateStart);
  const dateEnd = dateProblem(form.dateEnd);
  return {
    ...cruiseProblems(form),
    ...withoutUndefined({
      nationalities: countProblem('nationality', form.nationalities.length, MAX_NATIONALITIES),
      departure: form.departure === null ? 'departureMissing' : undefined,
      destinations: destinationProblem(form),
      dateStart: dateStart ?? (dateEnd === undefined && form.dateStart > form.dateEnd ? 'dateOrder' : undefined),
      dateEnd,
    }),
  };
}

const withoutUndefined = (problems: Partial<Record<SearchField, string | undefined>>): SearchProblems =>
  Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));

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
