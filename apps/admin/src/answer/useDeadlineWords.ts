import type { Deadline } from '@landfall/requirements/deadlines';
import { daysBetween } from '@landfall/kernel';
import { useMemo } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { dueStateOf } from './deadlines.js';

interface DeadlineWords {
  /** "until Wed, 09/12", "25/11 – 27/11", "was due Fri, 20/11". */
  when: (deadline: Deadline) => string;
  /** "12 days left", "can be done in 3 days". */
  left: (deadline: Deadline) => string;
  /** In full, with the day of the week. */
  day: (isoDate: string) => string;
}

const utc = (isoDate: string): Date => new Date(`${isoDate}T00:00:00Z`);

/** Deadlines in words, as of a day. */
export function useDeadlineWords(today: string): DeadlineWords {
  const translate = useTranslate();
  const locale = useLocale() ?? 'de';
  return useMemo(() => {
    const format = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC', ...options });
    const [near, far] = [format({ weekday: 'short' }), format({ weekday: 'short', year: 'numeric' })];
    const [span, farSpan] = [format({}), format({ year: 'numeric' })];
    const isNear = (...days: string[]): boolean => days.every((day) => day.slice(0, 4) === today.slice(0, 4));
    const short = (isoDate: string): string => (isNear(isoDate) ? near : far).format(utc(isoDate));
    const full = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' });
    const day = (isoDate: string): string => full.format(utc(isoDate));
    const when = (deadline: Deadline): string => {
      const { firstDay, lastDay, earliestDays, latestDays } = deadline;
      if (dueStateOf(deadline, today) === 'LATE') return translate('verdicts.deadline.late', { day: short(lastDay!) });
      const opens = firstDay !== null && firstDay > today ? firstDay : null;
      if (opens && lastDay) return (isNear(opens, lastDay) ? span : farSpan).formatRange(utc(opens), utc(lastDay));
      if (lastDay) return translate('verdicts.deadline.until', { day: short(lastDay) });
      if (opens) return translate('verdicts.deadline.from', { day: short(opens) });
      if (firstDay) return translate('verdicts.deadline.now');
      return translate('verdicts.deadline.undated', {
        earliest: earliestDays ?? 0,
        latest: latestDays ?? 0,
        ends: latestDays === null ? 'onArrival' : 'before',
      });
    };
    const left = (deadline: Deadline): string => {
      const { firstDay, lastDay } = deadline;
      const due = dueStateOf(deadline, today);
      if (due === 'LATE') return translate('verdicts.deadline.over', { days: daysBetween(lastDay!, today) });
      if (due === 'WAITING') return translate('verdicts.deadline.opens', { days: daysBetween(today, firstDay!) });
      return lastDay ? translate('verdicts.deadline.left', { days: daysBetween(today, lastDay) }) : '';
    };
    return { when, left, day };
  }, [locale, today, translate]);
}
