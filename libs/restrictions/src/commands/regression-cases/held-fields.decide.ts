import { isDeepStrictEqual } from 'node:util';
import type { RegressionCase } from '../../model/regression-cases/regression-case.js';

type Checked = Pick<RegressionCase, 'trip' | 'startsInDays' | 'nights' | 'expectations'>;

/** What a case checks, by the fields of the api: all but its name and note. */
const checkedBy = ({ trip, startsInDays, nights, expectations }: Checked): Record<string, unknown> => {
  const { departure, destinations, transits, citizenships, restrictionType, facts } = trip;
  const idsOf = (places: readonly { type: string; id: string }[]): string[] =>
    places.map(({ type, id }) => `${type}:${id}`);
  return {
    expectations,
    departureId: idsOf([departure]),
    destinationIds: idsOf(destinations),
    transitIds: idsOf(transits),
    citizenshipIds: citizenships,
    restrictionType,
    startsInDays,
    nights,
    travellers: facts,
  };
};

/** The fields by which an update would check something else than what is stored. */
export function heldFields(stored: Checked, next: Checked): string[] {
  const before = checkedBy(stored);
  return Object.entries(checkedBy(next)).flatMap(([field, value]) =>
    isDeepStrictEqual(value, before[field]) ? [] : [field],
  );
}
