import type { StatusColor } from '@landfall/catalogue';
import { daysBetween, type IsoDate } from '@landfall/kernel';
import { passing, when, type ListFilter, type RowTest } from '@landfall/platform';
import type { ListedRestriction } from './listed-restriction.js';
import type { PlaceNames } from './places-by-name.js';

/** What the list of restrictions is narrowed by; absent and null do not narrow. Days are those of the product's zone. */
export interface RestrictionFilter extends ListFilter {
  level?: ListedRestriction['level'] | null;
  countryId?: string | null;
  regionId?: string | null;
  airportId?: string | null;
  isActive?: boolean | null;
  provenance?: 'EDITORIAL' | 'IMPORTED' | null;
  status?: StatusColor | null;
  hasReminder?: boolean | null;
  /** Restrictions to be looked at again on this day or before. */
  reminderUntil?: IsoDate | null;
  /** Never checked as a whole, or more days ago than these. */
  uncheckedForDays?: number | null;
  /** Who saved the newest version. */
  editorId?: string | null;
  hasReviewsDue?: boolean | null;
  hasConflicts?: boolean | null;
  hasScheduled?: boolean | null;
  modifiedFrom?: IsoDate | null;
  modifiedTo?: IsoDate | null;
  checkedFrom?: IsoDate | null;
  checkedTo?: IsoDate | null;
}

/** What is known about a restriction beside its own state. */
export interface ListContext {
  today: IsoDate;
  names: PlaceNames;
  conflictCount(restriction: ListedRestriction): number;
  scheduledCount(restriction: ListedRestriction): number;
}

type Test = RowTest<ListedRestriction>;

/** Whether a restriction fits all that the filter names. */
export function restrictionFilter(filter: RestrictionFilter, context: ListContext): Test {
  return passing([
    ...placeTests(filter, context.names),
    ...stateTests(filter, context.today),
    ...dayTests(filter, context.today),
    // What is not in the restriction itself comes last: it costs most.
    ...countTests(filter, context),
  ]);
}

function placeTests(filter: RestrictionFilter, names: PlaceNames): (Test | null)[] {
  const { ids, search, level, countryId, regionId, airportId } = filter;
  return [
    when(ids && new Set(ids.map((id) => id.toLowerCase())), (some) => (r) => some.has(r.id)),
    when(level, (requested) => (r) => r.level === requested),
    when(countryId?.toUpperCase(), (id) => (r) => r.countryId === id),
    // Ids of regions may have small letters.
    when(regionId?.toUpperCase(), (id) => (r) => r.regionId?.toUpperCase() === id),
    when(airportId?.toUpperCase(), (id) => (r) => r.airportId === id),
    when(search?.trim(), (text) => names.finder(text)),
  ];
}

function stateTests(filter: RestrictionFilter, today: IsoDate): (Test | null)[] {
  const { isActive, provenance, status, editorId } = filter;
  return [
    when(isActive, (active) => (r) => r.isActive === active),
    when(provenance, (one) => (r) => r.provenance === one),
    when(status, (color) => (r) => r.statusOn(today) === color),
    when(editorId, (id) => (r) => r.modifiedBy === id),
  ];
}

function dayTests(filter: RestrictionFilter, today: IsoDate): (Test | null)[] {
  const { hasReminder, reminderUntil, uncheckedForDays, modifiedFrom, modifiedTo, checkedFrom, checkedTo } = filter;
  return [
    when(hasReminder, (has) => (r) => (r.reminder !== null) === has),
    when(reminderUntil, (day) => (r) => r.reminder !== null && r.reminder <= day),
    when(uncheckedForDays, (days) => (r) => r.checkedDay === null || daysBetween(r.checkedDay, today) > days),
    when(modifiedFrom, (day) => (r) => r.modifiedDay >= day),
    when(modifiedTo, (day) => (r) => r.modifiedDay <= day),
    when(checkedFrom, (day) => (r) => r.checkedDay !== null && r.checkedDay >= day),
    when(checkedTo, (day) => (r) => r.checkedDay !== null && r.checkedDay <= day),
  ];
}

function countTests(filter: RestrictionFilter, { today, conflictCount, scheduledCount }: ListContext): (Test | null)[] {
  const { hasReviewsDue, hasConflicts, hasScheduled } = filter;
  return [
    when(hasReviewsDue, (has) => (r) => r.reviewsDueOn(today) > 0 === has),
    when(hasScheduled, (has) => (r) => scheduledCount(r) > 0 === has),
    when(hasConflicts, (has) => (r) => conflictCount(r) > 0 === has),
  ];
}
