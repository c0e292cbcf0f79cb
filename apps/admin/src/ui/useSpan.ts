import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { useDates } from './useDates.js';

/** Formats from one day to another, both included; null: open. Null where both are. */
export function useSpan(): (from: string | null, until: string | null) => string | null {
  const translate = useTranslate();
  const { day } = useDates();
  return useCallback(
    (from, until) => {
      if (from !== null && until !== null) return translate('answer.fromUntil', { start: day(from), end: day(until) });
      if (from !== null) return translate('answer.from', { date: day(from) });
      return until === null ? null : translate('answer.until', { date: day(until) });
    },
    [translate, day],
  );
}
