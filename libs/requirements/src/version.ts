import { contentHash } from './content-hash.js';
import type { Answer } from './model.js';
import type { Visits } from './visits.js';

const sorted = (list: readonly string[]): string[] => [...list].sort();

/** Hash of the visible content. Lists without a meaningful order are hashed as sets; internal ids are excluded. */
export function versionOf(
  { citizenships, visits }: Visits,
  { places, summary, warnings }: Omit<Answer, 'entries' | 'version'>,
): string {
  const content = [
    places.map(({ place, isTransit, status, entryBanned, phase, phaseStart, phaseEnd, phases = [] }) => [
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
      phases.map((one) => ({ ...one, citizenships: sorted(one.citizenships) })),
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
      sorted(item.permitNames.map((name) => JSON.stringify([name.de, name.en]))),
      ...(item.depending ? [item.depending] : []),
      ...(item.stayLimits
        ? [sorted(item.stayLimits.map((one) => JSON.stringify({ ...one, citizenships: sorted(one.citizenships) })))]
        : []),
      ...(item.heldPlaces ? [{ heldPlaces: item.heldPlaces }] : []),
    ]),
    warnings.map(({ key, places: where, citizenships: who }) => (who ? [key, where, sorted(who)] : [key, where])),
  ];
  return contentHash(JSON.stringify(content));
}
