import type { PlaceStatus, StatedPhase } from './model.js';
import {
  bars,
  comparePhases,
  type DatedPhase,
  shownPhase,
  touches,
  tripColor,
  type Trip,
  worstColor,
} from './phases.js';
import type { Visit } from './visits.js';

/** The worst status over all citizenships (RED, PURPLE, YELLOW, GRAY, BLUE), with a phase that explains it. */
export function placeStatus(visit: Visit, citizenships: readonly string[], trip: Trip): PlaceStatus {
  const outcomes = [...new Set(visit.views)].map((view) => ({
    phases: view.phases,
    color: tripColor(view.phases, trip),
  }));
  const status = worstColor(outcomes.map((outcome) => outcome.color));
  // Where it is not known, none explains it.
  const explaining = outcomes
    .filter(({ color }) => color === status && color !== 'GRAY')
    .flatMap((outcome) => outcome.phases);
  const barring = explaining.filter(({ name }) => name === 'noAccess');
  const phase = (bars(barring, trip) ? shownPhase(barring, trip) : null) ?? shownPhase(explaining, trip);
  return {
    place: visit.place,
    isTransit: visit.isTransit,
    status,
    entryBanned: outcomes.some(({ phases }) => bars(phases, trip)),
    phase: phase?.name ?? null,
    phaseStart: phase?.start ?? null,
    phaseEnd: phase?.end ?? null,
    phases: phasesOf(visit, citizenships, trip),
  };
}

// Equal phases of several details are one.
function phasesOf({ views }: Visit, citizenships: readonly string[], trip: Trip): StatedPhase[] {
  const found = new Map<DatedPhase, string[]>();
  for (const [at, view] of views.entries()) {
    for (const phase of view.phases) {
      if (!touches(phase, trip)) continue;
      const sharing = found.get(phase);
      if (sharing) sharing.push(citizenships[at]!);
      else found.set(phase, [citizenships[at]!]);
    }
  }
  if (found.size < 2) return [...found].map(([phase, codes]) => statedPhase(phase, codes));
  const byContent = new Map<string, { phase: DatedPhase; codes: Set<string> }>();
  for (const [phase, codes] of found) {
    const key = JSON.stringify(statedPhase(phase, []));
    const same = byContent.get(key);
    if (same) for (const code of codes) same.codes.add(code);
    else byContent.set(key, { phase, codes: new Set(codes) });
  }
  return [...byContent]
    .sort(([a, { phase }], [b, { phase: other }]) => comparePhases(phase, other) || (a < b ? -1 : 1))
    .map(([, { phase, codes }]) =>
      statedPhase(
        phase,
        citizenships.filter((code) => codes.has(code)),
      ),
    );
}

const statedPhase = ({ name, start, end, origin, open }: DatedPhase, citizenships: string[]): StatedPhase => ({
  name,
  start,
  end,
  ...origin!,
  citizenships,
  ...(open ? { conditions: open.conditions } : {}),
});
