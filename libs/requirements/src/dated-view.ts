import { DETAIL_TYPES } from '@landfall/catalogue';
import { dateAt, type DatedPhase, phaseWithin, spanOf, type Trip } from './phases.js';
import type { PlaceIndex } from './place-index.js';
import { Resolution, type ResolvedPeriod } from './resolution.js';
import { Resolutions } from './resolutions.js';
import { EMPTY_RESOLVED_VALUE, type ResolvedValue, View } from './resolved-value.js';
import { isRequiring } from './summary-rules.js';

const MEMO_LIMIT = 4096;

/** The days on which the same details apply, from `from` to `to`, with what holds on them. */
interface Days extends Trip {
  view: View;
}

interface Stretches {
  all: readonly Days[];
  /** The positions of the first and the last of those that the trip touches. */
  first: number;
  last: number;
  endsWithTrip: boolean;
}

/** What holds on the days of a trip at a place where details begin or end (docs/adr/0049). */
export function datedView(
  levels: readonly PlaceIndex[],
  trip: Trip,
  on: (level: PlaceIndex, day: number) => ResolvedValue,
): View {
  const turns = [...new Set(levels.flatMap((level) => level.turns))].sort((a, b) => a - b);
  const starts = [-Infinity, ...turns];
  const values = starts.map((day) => levels.reduce((above, level) => on(level, day).over(above), EMPTY_RESOLVED_VALUE));
  const [first, last] = [spanOf(turns, trip.from), spanOf(turns, trip.to)];
  const endsWithTrip = turns[last] === trip.to + 1;
  const key = JSON.stringify([first, last, endsWithTrip, turns, values.map(({ serial }) => serial)]);
  const memo = levels.find((level) => level.turns.length > 0)!.datedViews;
  const known = memo.get(key);
  if (known !== undefined) return known;
  if (memo.size >= MEMO_LIMIT) memo.clear();
  const all = values.map(({ view }, at) => ({ view, from: starts[at]!, to: (starts[at + 1] ?? Infinity) - 1 }));
  const made = viewOf({ all, first, last, endsWithTrip });
  memo.set(key, made);
  return made;
}

function viewOf(stretches: Stretches): View {
  const resolutions = DETAIL_TYPES.map((_, ordinal) => resolutionOf(stretches, ordinal));
  const days = stretches.all.slice(stretches.first, stretches.last + 1).map(({ view }) => view);
  return new View(Resolutions.of(resolutions), phasesOf(stretches), [...new Set(days)]);
}

interface Run extends Trip {
  resolution: Resolution | undefined;
}

const isSame = (a: Resolution | undefined, b: Resolution | undefined): boolean =>
  a === b || (a !== undefined && b !== undefined && a.sameContent(b));

function runsOf({ all }: Stretches, ordinal: number): Run[] {
  const runs: Run[] = [];
  for (const { view, from, to } of all) {
    const resolution = view.resolutions.at(ordinal);
    const before = runs.at(-1);
    if (before && isSame(before.resolution, resolution)) before.to = to;
    else runs.push({ resolution, from, to });
  }
  return runs;
}

function resolutionOf(stretches: Stretches, ordinal: number): Resolution | undefined {
  const { all, first, last, endsWithTrip } = stretches;
  const runs = runsOf(stretches, ordinal);
  const at = runs.findIndex(({ to }) => to >= all[first]!.from);
  const touching = runs.slice(at).filter(({ from }) => from <= all[last]!.to);
  const [start] = touching;
  const isOpen = start!.resolution === undefined || start!.resolution.state === 'unknown';
  const ended = isOpen ? runs.slice(Math.max(at - 1, 0), at) : [];
  const endsInTrip = endsWithTrip && start!.to === all[last]!.to;
  if (ended.length + touching.length === 1 && start!.from === -Infinity && !endsInTrip) return start!.resolution;
  const said = [...ended.map((run) => ({ ...periodOf(run), isPast: true })), ...touching.map(periodOf)];
  return Resolution.inPeriods(togetherOf(touching, DETAIL_TYPES[ordinal]!.key), said);
}

/** What holds on all days, or else what is required on one of them; undefined: it is unknown. */
function togetherOf(touching: readonly Run[], type: string): Resolution | undefined {
  const resolved = touching.map(({ resolution }) => resolution);
  const [start] = resolved;
  if (resolved.every((one) => one?.said === start?.said)) return start;
  return resolved.find((one) => one !== undefined && isRequiring(type, one));
}

const periodOf = ({ from, to, resolution }: Run): ResolvedPeriod => ({
  from: dateAt(from),
  until: dateAt(to),
  isPast: false,
  resolution,
});

/** The phases of the days that the trip touches, each on those days alone on which its detail counts. */
function phasesOf({ all, first, last }: Stretches): DatedPhase[] {
  const runs = new Map<string, (Trip & { phase: DatedPhase; at: number })[]>();
  all.forEach(({ view, from, to }, at) => {
    for (const phase of new Map(view.phases.map((one) => [JSON.stringify(one), one])).values()) {
      const key = JSON.stringify(phase);
      const known = runs.get(key) ?? [];
      runs.set(key, known);
      const before = known.at(-1);
      if (before?.at === at - 1) Object.assign(before, { to, at });
      else known.push({ phase, from, to, at });
    }
  });
  return [...runs.values()]
    .flat()
    .filter(({ from, to }) => from <= all[last]!.to && to >= all[first]!.from)
    .flatMap(({ phase, from, to }) => phaseWithin(phase, { from, to }));
}
