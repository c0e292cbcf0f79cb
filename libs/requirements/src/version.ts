import { contentHash } from './content-hash.js';
import type { Answer } from './model.js';
import type { Visits } from './visits.js';

const sorted = (list: readonly string[]): string[] => [...list].sort();

/**
 * Hash of all that a reader sees. What is listed without a meaning of its own order (citizenships, forms, names, statements
 * in conflict) is hashed as a set; internal ids of details and restrictions are not part of it.
 */
export function versionOf(
  { citizenships, visits }: Visits,
  { places, summary, warnings }: Omit<Answer, 'entries' | 'version'>,
): string {
  const content = [
    places.map(({ place, isTransit, status, entryBanned, phase, phaseStart, phaseEnd }) => [
      place.type,
      place.id,
      place.country,
      place.region,
      place.airport,
      isTransit,
      status,
      entryBanned,
      phase,
      phaseStart,
      phaseEnd,
    ]),
    visits.map((visit) =>
      sorted(citizenships.map((code, at) => `${code}:${visit.views[at]!.digest(visit.isTransit)}`)),
    ),
    summary.map((item) => [
      item.key,
      item.status,
      item.places,
      sorted(item.citizenships),
      item.unknownPlaces,
      item.visaForms,
      item.validUntil,
      // In other languages a permit is hashed with the place that states it.
      sorted(item.permitNames.map((name) => JSON.stringify([name.de, name.en]))),
    ]),
    warnings.map(({ key, places: where, citizenships: who }) => (who ? [key, where, sorted(who)] : [key, where])),
  ];
  return contentHash(JSON.stringify(content));
}
