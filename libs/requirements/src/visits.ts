import { circumstancesOf } from './circumstances.js';
import { judgeBy } from './conditions.js';
import { dayNumber } from './phases.js';
import type { View } from './resolved-value.js';
import type { CountryGroups, Itinerary, PlacePath } from './model.js';
import type { RuleIndex } from './rule-index.js';

/** A place of the itinerary with its outcomes, in the order of `citizenships`. */
export interface Visit {
  place: PlacePath;
  isTransit: boolean;
  views: readonly View[];
}

export interface Visits {
  citizenships: readonly string[];
  visits: readonly Visit[];
  groups: CountryGroups;
}

/** Destinations, then transits, each place once. */
export function visitsOf(ruleIndex: RuleIndex, itinerary: Itinerary): Visits {
  const citizenships = [...new Set(itinerary.citizenships)];
  const seen = new Set<string>();
  const trip = { from: dayNumber(itinerary.dateStart), to: dayNumber(itinerary.dateEnd) };
  const visit =
    (isTransit: boolean) =>
    (place: PlacePath): Visit[] => {
      const key = `${place.type}:${place.id}`;
      if (seen.has(key)) return [];
      seen.add(key);
      const judge = judgeBy(() => circumstancesOf(itinerary, place, isTransit));
      const { purpose, departureCountry } = itinerary;
      const views = citizenships.map((code) => ruleIndex.view(place, purpose, code, departureCountry, trip, judge));
      return [{ place, isTransit, views }];
    };
  return {
    citizenships,
    groups: ruleIndex.groups,
    visits: [...itinerary.destinations.flatMap(visit(false)), ...itinerary.transits.flatMap(visit(true))],
  };
}
