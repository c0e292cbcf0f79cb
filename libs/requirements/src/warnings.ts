import { RISK_SCALE, type DetailValue } from '@landfall/catalogue';
import { DESTINATION_SLOTS, TRANSIT_SLOTS } from './core-types.js';
import type { PlaceStatus, WarningResult } from './model.js';
import { bars, touches, type Trip, tripColor } from './phases.js';
import type { View } from './resolved-value.js';
import type { Visit, Visits } from './visits.js';

/** A foreign office's own advice needs no verification by an editor. */
const ATTRIBUTED_TYPES: ReadonlySet<string> = new Set(['ForeignOfficeStatus', 'AdvisoryRiskLevel', 'AdvisoryNote']);

/** What a foreign office says of a country to which it advises against travelling. */
const WARNED: ReadonlyMap<string, DetailValue> = new Map<string, DetailValue>([
  ['ForeignOfficeStatus', 'RED'],
  ['AdvisoryRiskLevel', RISK_SCALE.length - 1],
]);

/** Worked out once for a view, since views outlive answers. */
function shownBy(view: View, isTransit: boolean): { conflicting: boolean; unverified: boolean; warned: boolean } {
  if (view.days) {
    const days = view.days.map((day) => shownBy(day, isTransit));
    return {
      conflicting: days.some((day) => day.conflicting),
      unverified: days.some((day) => day.unverified),
      warned: days.some((day) => day.warned),
    };
  }
  const found = view.found[isTransit ? 'transit' : 'destination'];
  if (found.shows) return found.shows;
  const shown = { conflicting: false, unverified: false, warned: false };
  for (const { key, ordinal } of isTransit ? TRANSIT_SLOTS : DESTINATION_SLOTS) {
    const resolution = view.resolutions.at(ordinal);
    if (resolution === undefined) continue;
    shown.conflicting ||= resolution.state === 'conflicting';
    shown.unverified ||=
      !ATTRIBUTED_TYPES.has(key) && resolution.allStatements.some(({ provenance }) => provenance === 'imported');
    shown.warned ||= WARNED.has(key) && resolution.allStatements.some(({ value }) => value === WARNED.get(key));
  }
  return (found.shows = shown);
}

const shows = ({ views, isTransit }: Visit, what: 'conflicting' | 'unverified' | 'warned'): boolean =>
  views.some((view) => shownBy(view, isTransit)[what]);

const hasImported = ({ phases }: View, trip: Trip): boolean =>
  phases.some((phase) => phase.origin?.provenance === 'imported' && touches(phase, trip));

/**
 * The warnings with their places. A bar that another statement denies counts as one, and so does one of a place of transit. Travel warning: a
 * foreign office advises against travel to the whole country. Unverified: an imported
 * statement that is not a foreign office's own, or a status from imported phases.
 */
export function warningsOf(
  { citizenships, visits }: Visits,
  statuses: readonly PlaceStatus[],
  trip: Trip,
): WarningResult[] {
  const warning = (
    key: WarningResult['key'],
    holds: (visit: Visit, status: PlaceStatus) => boolean,
  ): WarningResult[] => {
    const places = visits.filter((visit, at) => holds(visit, statuses[at]!)).map((visit) => visit.place.id);
    return places.length === 0 ? [] : [{ key, places }];
  };
  const barring = visits.filter((_, at) => statuses[at]!.entryBanned);
  const barred = citizenships.filter((_, at) => barring.some(({ views }) => bars(views[at]!.phases, trip)));
  // With no statement or a conflict, the bar may still apply to the traveller.
  const isSaidOfAll = citizenships.every(
    (code, at) =>
      barred.includes(code) ||
      barring.every(({ views }) => !['GRAY', 'PURPLE'].includes(tripColor(views[at]!.phases, trip))),
  );
  return [
    ...warning('ENTRY_BANNED', (_, status) => status.entryBanned).map((banned) =>
      isSaidOfAll && barred.length < citizenships.length ? { ...banned, citizenships: barred } : banned,
    ),
    ...warning('TRAVEL_WARNING', (visit) => shows(visit, 'warned')),
    ...warning('CONFLICTING', (visit, status) => status.status === 'PURPLE' || shows(visit, 'conflicting')),
    ...warning(
      'UNVERIFIED',
      (visit, status) =>
        shows(visit, 'unverified') || (status.status !== 'GRAY' && visit.views.some((view) => hasImported(view, trip))),
    ),
  ];
}
