import { formatDay, formatDayRange } from '@landfall/messages';
import type { DeadlineView } from '../trip-page-view.js';
import type { Reader } from './reader.js';

/** What has to be done, and where. */
export const taskOf = (reader: Reader, deadline: DeadlineView): string =>
  `${deadline.place}\u00a0– ${dutyOf(reader, deadline)}`;

/** The same without its place. */
export function dutyOf({ t }: Reader, { duty, isCertain }: Pick<DeadlineView, 'duty' | 'isCertain'>): string {
  const task = t(`page.deadlines.${duty}`);
  return isCertain ? task : t('page.deadlines.open', { task });
}

/** Without a day it counts from an arrival that is not known. */
export const hasDay = ({ firstDay, lastDay }: Pick<DeadlineView, 'firstDay' | 'lastDay'>): boolean =>
  firstDay !== null || lastDay !== null;

/** Nobody says when, not even how long before the arrival. */
export const isUndated = (deadline: DeadlineView): boolean =>
  !hasDay(deadline) && deadline.earliestDays === null && deadline.latestDays === null;

/** By when, from when, or how long before an arrival; or that nobody says. Empty: it is no matter of days. */
export function whenOf({ t, language }: Reader, deadline: DeadlineView): string {
  const { firstDay, lastDay, earliestDays, latestDays } = deadline;
  if (deadline.duty === 'HELD_VISA') return '';
  if (isUndated(deadline)) return t('page.deadlines.noDay');
  if (firstDay && lastDay) return formatDayRange(language, firstDay, lastDay);
  if (lastDay) return t('page.deadlines.until', { day: formatDay(language, lastDay) });
  if (firstDay) return t('page.deadlines.from', { day: formatDay(language, firstDay) });
  return latestDays === null
    ? t('page.deadlines.earliest', { days: earliestDays ?? 0 })
    : t('page.deadlines.window', { earliest: earliestDays ?? 0, latest: latestDays });
}
