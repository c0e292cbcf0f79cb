import { useMemo } from 'react';
import { useLocale } from 'react-admin';

/** Calendar days have no time zone; moments are shown in that of the reader. */
export function useDates(): { day: (isoDate: string) => string; moment: (isoDateTime: string) => string } {
  const locale = useLocale();
  return useMemo(() => {
    const calendar = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
    const local = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
    const moments = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
    const shown = (format: Intl.DateTimeFormat, text: string): string => {
      const date = new Date(text);
      return Number.isNaN(date.valueOf()) ? text : format.format(date);
    };
    return {
      day: (text) => (text.length === 10 ? shown(calendar, text) : shown(local, text)),
      moment: (text) => shown(moments, text),
    };
  }, [locale]);
}
