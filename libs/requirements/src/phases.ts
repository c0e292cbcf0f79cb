import type { StatusColor } from '@landfall/catalogue';
import { addDays, daysBetween, grouped, type IsoDate } from '@landfall/kernel';
import type { Condition, PhaseName, Phases, Provenance } from './model.js';

/** Days since 1 January 1970. */
export const dayNumber = (date: IsoDate): number => daysBetween('1970-01-01', date);

export const dateOf = (day: number): IsoDate => addDays('1970-01-01', day);

/** Null: open. */
export const dateAt = (day: number): IsoDate | null => (Number.isFinite(day) ? dateOf(day) : null);

export interface DatedPhase {
  name: PhaseName;
  start: IsoDate | null;
  end: IsoDate | null;
  from: number;
  to: number;
  /** Who states it; null where that does not matter. */
  origin: Provenance | null;
  /** Absent: it counts. */
  open?: OpenPhase;
}

/** A phase that counts before the others if conditions hold of which the question does not say whether they do. */
interface OpenPhase {
  conditions: readonly Condition[];
  isNamed: boolean;
}

export interface Trip {
  from: number;
  to: number;
}

/** The position of a day among spans of which `turns` are the first days, but for the first. */
export const spanOf = (turns: readonly number[], day: number): number => turns.findLastIndex((turn) => turn <= day) + 1;

/** From the gravest; also the precedence between phases. */
const PHASE_NAMES: readonly PhaseName[] = ['noAccess', 'someRestrictions', 'noRestrictions'];
const DAYS_BY_GRAVITY: readonly StatusColor[] = ['RED', 'PURPLE', 'YELLOW', 'BLUE', 'GRAY'];
/** Gray outranks blue: unstated for one traveller is not free for all. */
const TRAVELLERS_BY_GRAVITY: readonly StatusColor[] = ['RED', 'PURPLE', 'YELLOW', 'GRAY', 'BLUE'];

/** Drops phases without any date. */
export function datedPhases(phases: Phases, origin: DatedPhase['origin'] = null): DatedPhase[] {
  return PHASE_NAMES.flatMap((name) => {
    const start = phases[name]?.start ?? null;
    const end = phases[name]?.end ?? null;
    if (start === null && end === null) return [];
    const from = start === null ? -Infinity : dayNumber(start);
    return [{ name, start, end, from, to: end === null ? Infinity : dayNumber(end), origin }];
  });
}

const gravest = (colors: Iterable<StatusColor>, byGravity: readonly StatusColor[]): StatusColor => {
  const present = new Set(colors);
  return byGravity.find((color) => present.has(color)) ?? 'GRAY';
};

/** The status of a place for several travellers, from the status of each; GRAY where there is none. */
export const worstColor = (colors: Iterable<StatusColor>): StatusColor => gravest(colors, TRAVELLERS_BY_GRAVITY);

export const touches = (phase: DatedPhase, trip: Trip): boolean =>
  phase.from <= phase.to && phase.from <= trip.to && phase.to >= trip.from;

/** What is left of a phase on the days that none of the others covers; the phase itself where they meet nowhere. */
export function uncovered(phase: DatedPhase, others: readonly DatedPhase[]): DatedPhase[] {
  return others
    .filter((other) => other.from <= other.to)
    .reduce((left, other) => left.flatMap((piece) => without(piece, other)), [phase]);
}

export function phaseWithin(phase: DatedPhase, { from, to }: Trip): DatedPhase[] {
  if (!touches(phase, { from, to })) return [];
  if (phase.from >= from && phase.to <= to) return [phase];
  const [first, last] = [Math.max(phase.from, from), Math.min(phase.to, to)];
  return [{ ...phase, from: first, to: last, start: dateAt(first), end: dateAt(last) }];
}

function without(phase: DatedPhase, { from, to }: DatedPhase): DatedPhase[] {
  if (!touches(phase, { from, to })) return [phase];
  return [
    ...(phase.from < from ? [{ ...phase, to: from - 1, end: dateOf(from - 1) }] : []),
    ...(phase.to > to ? [{ ...phase, from: to + 1, start: dateOf(to + 1) }] : []),
  ];
}

const isCertain = ({ open }: DatedPhase): boolean => open === undefined;

export const certainPhases = (phases: readonly DatedPhase[]): readonly DatedPhase[] =>
  phases.every(isCertain) ? phases : phases.filter(isCertain);

/** Open phases that count together. */
export const alternativePhases = (phases: readonly DatedPhase[]): (readonly DatedPhase[])[] => [
  ...grouped(
    phases.filter(({ open }) => open !== undefined),
    ({ open }) => JSON.stringify(open),
  ).values(),
];

/** The colour where nothing is open, or where all that may count has the same; else it is not known. */
function colorOfAll(
  phases: readonly DatedPhase[],
  colorOf: (phases: readonly DatedPhase[]) => StatusColor,
): StatusColor {
  if (phases.every(isCertain)) return colorOf(phases);
  const certain = certainPhases(phases);
  const alternatives = alternativePhases(phases);
  const color = colorOf(certain);
  const others = [...alternatives, ...alternatives.map((one) => [...certain, ...one]), alternatives.flat()];
  return others.every((one) => colorOf(one) === color) ? color : 'GRAY';
}

export const statusOfDay = (phases: readonly DatedPhase[], day: number): StatusColor =>
  colorOfAll(phases, (some) => certainStatusOfDay(some, day));

function certainStatusOfDay(phases: readonly DatedPhase[], day: number): StatusColor {
  const names = new Set(phases.filter((phase) => phase.from <= day && day <= phase.to).map((phase) => phase.name));
  if (names.size > 1) return 'PURPLE';
  if (names.has('noAccess')) return 'RED';
  if (names.has('someRestrictions')) return 'YELLOW';
  return names.has('noRestrictions') ? 'BLUE' : 'GRAY';
}

/** The status of a trip (design, section 5). Phases change at their boundaries, so only those days are checked. */
export const tripColor = (phases: readonly DatedPhase[], trip: Trip): StatusColor =>
  colorOfAll(phases, (some) => certainTripColor(some, trip));

function certainTripColor(phases: readonly DatedPhase[], trip: Trip): StatusColor {
  const touching = phases.filter((phase) => touches(phase, trip));
  if (touching.length === 0) return 'GRAY';
  return gravest(
    [trip.from, ...phaseBoundaries(touching, trip)].map((day) => certainStatusOfDay(touching, day)),
    DAYS_BY_GRAVITY,
  );
}

export function phaseBoundaries(phases: readonly DatedPhase[], trip: Trip): number[] {
  return phases
    .filter((phase) => phase.from <= phase.to)
    .flatMap((phase) => [phase.from, phase.to + 1])
    .filter((day) => day > trip.from && day <= trip.to);
}

const within = (day: number, trip: Trip): boolean => day >= trip.from && day <= trip.to;

const hasBar = (phases: readonly DatedPhase[], trip: Trip): boolean =>
  phases.some((phase) => phase.name === 'noAccess' && touches(phase, trip));

/** Whether access is barred whatever is open. */
export const bars = (phases: readonly DatedPhase[], trip: Trip): boolean =>
  hasBar(phases, trip) && [certainPhases(phases), ...alternativePhases(phases)].every((some) => hasBar(some, trip));

export function comparePhases(a: DatedPhase, b: DatedPhase): number {
  const gravity = PHASE_NAMES.indexOf(a.name) - PHASE_NAMES.indexOf(b.name);
  if (gravity !== 0) return gravity;
  if (a.from !== b.from) return a.from < b.from ? -1 : 1;
  return a.to < b.to ? -1 : Number(a.to > b.to);
}

/** The phase with the first boundary within the trip, else the one in force at first; of equal days the graver. */
export function shownPhase(phases: readonly DatedPhase[], trip: Trip): DatedPhase | null {
  const touching = phases.filter((phase) => isCertain(phase) && touches(phase, trip));
  const firstBorder = (phase: DatedPhase): number =>
    [phase.from, phase.to].find((day) => within(day, trip)) ?? Infinity;
  const compare = (a: DatedPhase, b: DatedPhase): number => {
    const [borderA, borderB] = [firstBorder(a), firstBorder(b)];
    if (borderA !== borderB) return borderA < borderB ? -1 : 1;
    return comparePhases(a, b);
  };
  return touching.sort(compare)[0] ?? null;
}
