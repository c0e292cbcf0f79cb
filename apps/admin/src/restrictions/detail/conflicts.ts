import type { CountryGroup } from '../../gen/graphql.js';
import type { DetailForm } from '../form/restriction-form.js';
import { isSame } from '../form/stale-merge.js';

const expanded = (codes: readonly string[], groups: readonly CountryGroup[]): Set<string> =>
  new Set(codes.flatMap((code) => groups.find(({ key }) => key === code)?.members ?? [code]));

/** Two audiences meet when both are for everyone, or when both name countries and share one. */
function meet(a: readonly string[], b: readonly string[], groups: readonly CountryGroup[]): boolean {
  if (a.length === 0 || b.length === 0) return a.length === b.length;
  const right = expanded(b, groups);
  return [...expanded(a, groups)].some((code) => right.has(code));
}

/** There is a day on which both apply. */
const shareDay = (a: DetailForm, b: DetailForm): boolean =>
  (a.validUntil === '' || b.validFrom <= a.validUntil) && (b.validUntil === '' || a.validFrom <= b.validUntil);

/** Positions of the details that say something else about a type to the same travellers on a day. */
export function conflictsOf(
  details: readonly DetailForm[],
  index: number,
  key: string,
  groups: readonly CountryGroup[],
): number[] {
  const own = details[index];
  if (!own) return [];
  return details.flatMap((other, position) => {
    const isConflict =
      position !== index &&
      key in other.values &&
      other.restrictionType === own.restrictionType &&
      !isSame(other.values[key], own.values[key]) &&
      isSame(other.conditions, own.conditions) &&
      shareDay(other, own) &&
      meet(own.nationalities, other.nationalities, groups) &&
      meet(own.departures, other.departures, groups);
    return isConflict ? [position] : [];
  });
}
