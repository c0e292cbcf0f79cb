import type { PlaceStatus } from './model.js';
import { shownPhase, tripColor, type Trip, worstColor } from './phases.js';
import type { Visit } from './visits.js';

/** The worst status over all citizenships (RED, PURPLE, YELLOW, GRAY, BLUE), with a phase that explains it. */
export function placeStatus(visit: Visit, trip: Trip): PlaceStatus {
  const outcomes = [...new Set(visit.views)].map((view) => ({
    phases: view.phases,
    color: tripColor(view.phases, trip),
  }));
  const status = worstColor(outcomes.map((outcome) => outcome.color));
  const explaining = outcomes.filter((outcome) => outcome.color === status).flatMap((outcome) => outcome.phases);
  const phase = shownPhase(explaining, trip);
  return {
    place: visit.place,
    isTransit: visit.isTransit,
    status,
    entryBanned: status === 'RED',
    phase: phase?.name ?? null,
    phaseStart: phase?.start ?? null,
    phaseEnd: phase?.end ?? null,
  };
}
