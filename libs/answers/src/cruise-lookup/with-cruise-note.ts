import type { Entry, Itinerary, PlaceStatus } from '@landfall/requirements';

/** What is said about calling by ship. */
const CRUISE_NOTE = 'ErCruiseNote';

/**
 * The answer of a cruise: an unstated cruise note is unknown, like any requested type. Business answers
 * leave the type out.
 */
export function withCruiseNote<A extends { places: readonly PlaceStatus[]; entries: Entry[] }>(
  answer: A,
  { citizenships, purpose }: Pick<Itinerary, 'citizenships' | 'purpose'>,
): A {
  if (purpose === 'BUSINESS') return answer;
  const notes = answer.places
    .filter(({ isTransit }) => !isTransit)
    .flatMap(({ place }): Entry[] => {
      const stated = answer.entries.filter((entry) => entry.detailType === CRUISE_NOTE && entry.place === place.id);
      const without = citizenships.filter((code) => !stated.some((entry) => entry.citizenships.includes(code)));
      return without.length === 0
        ? stated
        : [
            ...stated,
            { detailType: CRUISE_NOTE, place: place.id, citizenships: without, state: 'unknown', statements: [] },
          ];
    });
  return { ...answer, entries: [...answer.entries.filter(({ detailType }) => detailType !== CRUISE_NOTE), ...notes] };
}
