import { DETAIL_TYPES } from '@landfall/catalogue';
import type { IsoDate } from '@landfall/kernel';
import { dateOf, type DatedPhase, phaseWithin, spanOf, type Trip } from './phases.js';
import type { PlaceIndex } from './place-index.js';
import { Resolution, type ResolvedPeriod } from './resolution.js';
import { EMPTY_RESOLVED_VALUE, type ResolvedValue, View } from './resolved-value.js';
import { isRequiring } from './summary-rules.js';

/** Limit of memorised views of a place; the memo is cleared beyond it. */
const MEMO_LIMIT = 4096;

/** The days on which the same details apply, from `from` to `to`, with what holds on them. */
interface Days extends Trip {
  view: View;
}

interface Asked {
  /** All days there are, in order. */
  all: readonly Days[];
  /** The positions of the first and the last of those that the trip touches. */
  first: number;
  last: number;
  /** Whether the last of them is the last day of the trip. */
  endsWithTrip: boolean;
}

/**
 * What holds on the days of a trip at a place where details begin or end (docs/adr/0049). Each day has the answer of the details that apply on it;
 * equal answers of days that follow each other are one period, whoever gives them.
 */
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
  const views = withoutSuccessors(values.map(({ view }) => view));
  const all = views.map((view, at) => ({ view, from: starts[at]!, to: (starts[at + 1] ?? Infinity) - 1 }));
  const made = viewOf({ all, first, last, endsWithTrip });
  memo.set(key, made);
  return made;
}

/**
 * An imported statement does not take the place of an editor's that has ended: it was behind that one all the time, and knows nothing of the end. What
 * follows is not known then.
 */
function withoutSuccessors(views: readonly View[]): View[] {
  const edited = new Set<number>();
  return views.map((view) => {
    const resolutions = view.resolutions.map((one, ordinal) => {
      if (one?.isImported && edited.has(ordinal)) return undefined;
      if (one && !one.isImported) edited.add(ordinal);
      return one;
    });
    const isSame = resolutions.every((one, ordinal) => one === view.resolutions[ordinal]);
    return isSame ? view : new View(resolutions, view.phases);
  });
}

function viewOf(asked: Asked): View {
  const length = Math.max(...asked.all.map(({ view }) => view.resolutions.length));
  const resolutions = Array.from({ length }, (_, ordinal) => resolutionOf(asked, ordinal));
  const days = asked.all.slice(asked.first, asked.last + 1).map(({ view }) => view);
  return new View(resolutions, phasesOf(asked), [...new Set(days)]);
}

interface Run extends Trip {
  resolution: Resolution | undefined;
}

const isSame = (a: Resolution | undefined, b: Resolution | undefined): boolean =>
  a === b || (a !== undefined && b !== undefined && a.sameContent(b));

function runsOf({ all }: Asked, ordinal: number): Run[] {
  const runs: Run[] = [];
  for (const { view, from, to } of all) {
    const resolution = view.resolutions[ordinal];
    const before = runs.at(-1);
    if (before && isSame(before.resolution, resolution)) before.to = to;
    else runs.push({ resolution, from, to });
  }
  return runs;
}

function resolutionOf(asked: Asked, ordinal: number): Resolution | undefined {
  const { all, first, last, endsWithTrip } = asked;
  const runs = runsOf(asked, ordinal);
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

const dayOf = (day: number): IsoDate | null => (Number.isFinite(day) ? dateOf(day) : null);

const periodOf = ({ from, to, resolution }: Run): ResolvedPeriod => ({
  from: dayOf(from),
  until: dayOf(to),
  isPast: false,
  resolution,
});

/** The phases of the days that the trip touches, each on those days alone on which its detail counts. */
function phasesOf({ all, first, last }: Asked): DatedPhase[] {
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
