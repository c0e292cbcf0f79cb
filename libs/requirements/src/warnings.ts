import { DESTINATION_SLOTS, TRANSIT_SLOTS } from './core-types.js';
import type { PlaceStatus, WarningResult } from './model.js';
import type { Ruling } from './ruling.js';
import type { Visit } from './visits.js';

const shows = (visit: Visit, matches: (ruling: Ruling) => boolean): boolean => {
  const slots = visit.isTransit ? TRANSIT_SLOTS : DESTINATION_SLOTS;
  return visit.views.some((view) =>
    slots.some(({ ordinal }) => {
      const ruling = view.rulings[ordinal];
      return ruling !== undefined && matches(ruling);
    }));
};

/**
 * The warnings that apply, each with its places. A barred destination makes the trip impossible; a barred place of transit
 * says so in its own status only. Unverified: an imported statement is shown, or a colour rests on imported phases.
 */
export function warningsOf(visits: readonly Visit[], statuses: readonly PlaceStatus[]): WarningResult[] {
  const warning = (key: WarningResult['key'], holds: (visit: Visit, status: PlaceStatus) => boolean): WarningResult[] => {
    const places = visits.filter((visit, at) => holds(visit, statuses[at]!)).map((visit) => visit.place.id);
    return places.length === 0 ? [] : [{ key, places }];
  };
  return [
    ...warning('ENTRY_BANNED', (visit, status) => !visit.isTransit && status.entryBanned),
    ...warning('CONFLICTING', (visit, status) => status.status === 'PURPLE' || shows(visit, (ruling) => ruling.state === 'conflicting')),
    ...warning('UNVERIFIED', (visit, status) =>
      shows(visit, (ruling) => ruling.isImported) || (status.status !== 'GRAY' && visit.views.some((view) => view.hasImportedPhases))),
  ];
}
