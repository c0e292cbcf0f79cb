import { addDays, daysBetween } from '@landfall/kernel';
import type { Deadline } from '@landfall/requirements/deadlines';
import { isCruise, type SearchForm } from '../search/search-form.js';
import { deadlineOf, dueStateOf } from './deadlines.js';
import type { Cell } from './verdicts.js';

/** Another trip that may be possible where this one is not, to be looked up. */
export type WayOut =
  | { kind: 'shorter'; days: number; form: SearchForm }
  | { kind: 'later'; day: string; form: SearchForm }
  | { kind: 'without'; form: SearchForm }
  | { kind: 'say'; form: SearchForm };

const movedTo = (form: SearchForm, dateStart: string): SearchForm => ({
  ...form,
  dateStart,
  dateEnd: addDays(form.dateEnd, daysBetween(form.dateStart, dateStart)),
});

/** The day after the last bar that ends, where nothing bars for ever. */
function afterTheBar({ destination, nationality }: Cell): string | null {
  const bars = destination.phases.filter(
    ({ phase, citizenships }) =>
      phase === 'noAccess' && (citizenships.length === 0 || citizenships.includes(nationality)),
  );
  const ends = bars.map(({ endDate }) => endDate);
  if (ends.length === 0 || ends.includes(null)) return null;
  const [last] = ends.toSorted().reverse();
  return last ? addDays(last, 1) : null;
}

/** The first departure for which no last day of the cell is over. */
function afterTheDeadlines(cell: Cell, form: SearchForm, deadlines: readonly Deadline[], today: string): string | null {
  const late = cell.reasons
    .map((reason) => deadlineOf(deadlines, cell, reason))
    .filter((deadline) => deadline !== undefined && dueStateOf(deadline, today) === 'LATE');
  const days = late.map((deadline) => daysBetween(deadline!.lastDay!, today));
  return days.length === 0 ? null : addDays(form.dateStart, Math.max(...days));
}

function withoutPlace(form: SearchForm, { destination }: Cell): SearchForm | null {
  const { id, type } = destination.place;
  const isOther = (one: { id: string; type: string }): boolean => one.id !== id || one.type !== type;
  if (destination.isTransit) return { ...form, transits: form.transits.filter(isOther) };
  const destinations = form.destinations.filter(isOther);
  return destinations.length > 0 && destinations.length < form.destinations.length ? { ...form, destinations } : null;
}

/**
 * What could make the trip possible where a cell is not fine: a shorter stay, a later departure, another route, or saying what the
 * verdict depends on. Each is a question of its own, whose answer nobody knows before it is looked up.
 */
export function waysOut(cell: Cell, form: SearchForm, deadlines: readonly Deadline[], today: string): WayOut[] {
  const ways: WayOut[] = [];
  const isOpen = cell.reasons.some(({ verdict, variant }) => verdict === 'DEPENDS' && variant !== 'conflict');
  const say: WayOut[] = cell.verdict === 'DEPENDS' && isOpen ? [{ kind: 'say', form }] : [];
  // The ship sails on its own days.
  if (isCruise(form)) return say;
  const tooLong = cell.reasons.find(({ variant }) => variant === 'tooLong');
  // At one of several destinations it is not the end of the trip alone that would have to change.
  if (tooLong?.days && form.destinations.length === 1)
    ways.push({
      kind: 'shorter',
      days: tooLong.days,
      form: { ...form, dateEnd: addDays(form.dateStart, tooLong.days - 1) },
    });
  const departures = [afterTheDeadlines(cell, form, deadlines, today)];
  if (cell.verdict === 'NO') departures.push(afterTheBar(cell));
  const [later] = departures
    .filter((day) => day !== null)
    .toSorted()
    .reverse();
  if (later && later > form.dateStart) ways.push({ kind: 'later', day: later, form: movedTo(form, later) });
  ways.push(...say);
  const without = cell.verdict === 'NO' || later ? withoutPlace(form, cell) : null;
  if (without) ways.push({ kind: 'without', form: without });
  return ways;
}
