import { decodePlace, encodePlace, isSamePlace, type PlaceRef } from '../places/place-ref.js';
import { addFacts, factsOf } from './traveller-facts.js';
import { cruiseOf, cruiseText } from './cruise-choice.js';
import {
  emptySearch,
  isCruise,
  MAX_DESTINATIONS,
  MAX_NATIONALITIES,
  SEARCH_PURPOSES,
  type SearchForm,
} from './search-form.js';

const codes = (text: string | null): string[] => [
  ...new Set(
    (text ?? '')
      .toUpperCase()
      .split(',')
      .filter((code) => /^[A-Z]{2}$/.test(code)),
  ),
];

const places = (text: string | null): PlaceRef[] =>
  (text ?? '')
    .split(',')
    .map(decodePlace)
    .filter((place) => place !== null)
    .filter((place, index, all) => all.findIndex((other) => isSamePlace(place, other)) === index);

/** The address of a search: it can be reloaded, kept and shared. It names nobody. */
export function queryOf(form: SearchForm): URLSearchParams {
  const query = new URLSearchParams();
  const set = (name: string, value: string): void => {
    if (value !== '') query.set(name, value);
  };
  set('nat', form.nationalities.join(','));
  set('from', form.departure ?? '');
  set('to', form.destinations.map(encodePlace).join(','));
  set('via', form.transits.map(encodePlace).join(','));
  set('start', form.dateStart);
  set('end', form.dateEnd);
  set('purpose', form.purpose.toLowerCase());
  if (isCruise(form)) set('cruise', cruiseText(form.cruise));
  addFacts(query, form.facts);
  return query;
}

/** Reads an address back; what it does not understand is left out. */
export function formOf(query: URLSearchParams): SearchForm {
  const [departure = null] = codes(query.get('from'));
  return {
    ...emptySearch(departure),
    nationalities: codes(query.get('nat')).slice(0, MAX_NATIONALITIES),
    destinations: places(query.get('to')).slice(0, MAX_DESTINATIONS),
    transits: places(query.get('via')).filter(({ type }) => type === 'AIRPORT'),
    dateStart: query.get('start') ?? '',
    dateEnd: query.get('end') ?? '',
    purpose: SEARCH_PURPOSES.find((purpose) => purpose.toLowerCase() === query.get('purpose')) ?? 'BUSINESS',
    cruise: cruiseOf(query.get('cruise')),
    facts: factsOf(query, codes),
  };
}

export const hasSearch = (query: URLSearchParams): boolean =>
  ['nat', 'to', 'start', 'end'].some((name) => query.has(name));
