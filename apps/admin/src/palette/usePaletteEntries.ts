import { useMemo } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { useCurrentUser } from '../account/useCurrentUser.js';
import { useCountries, useCountryName } from '../places/useCountries.js';
import { readLookups } from '../search/lookup-history.js';
import { emptySearch, isComplete } from '../search/search-form.js';
import { formOf, queryOf } from '../search/search-query.js';
import { productDay } from '../session/product-day.js';
import { fold } from '../ui/fold.js';
import { useDates } from '../ui/useDates.js';
import { parseTrip, type Typed } from './parse-trip.js';

/** A screen by its address and the key of its name. */
export interface ScreenEntry {
  path: string;
  key: string;
}

export interface PaletteEntry {
  id: string;
  group: 'trip' | 'recent' | 'screen';
  title: string;
  detail: string | null;
  to: string;
  /** Whether a trip page can be made of it. */
  isCreatable: boolean;
}

const SHOWN_RECENT = 5;

/** A search in a line: who, from where, to where; and when. */
function useTripWords(): (form: Typed['form']) => { title: string; detail: string } {
  const translate = useTranslate();
  const locale = useLocale() ?? 'de';
  const nameOf = useCountryName();
  const { day } = useDates();
  return (form) => {
    const list = (codes: readonly string[]): string =>
      codes.length === 0
        ? '–'
        : new Intl.ListFormat(locale, { type: 'unit' }).format(codes.map((code) => nameOf(code)));
    return {
      title: translate('palette.tripTo', {
        nationalities: list(form.nationalities),
        departure: form.departure ? nameOf(form.departure) : '–',
        destinations: list(form.destinations.map(({ country }) => country)),
      }),
      detail: isComplete(form)
        ? translate('palette.tripDays', {
            start: day(form.dateStart),
            end: day(form.dateEnd),
            purpose: translate(`purpose.${form.purpose}`),
          })
        : translate('palette.tripOpen'),
    };
  };
}

/** What fits what is typed: the trip that it describes, lookups of before, and screens by their names. */
export function usePaletteEntries(
  text: string,
  screens: readonly ScreenEntry[],
): { entries: PaletteEntry[]; rest: string[] } {
  const translate = useTranslate();
  const { options } = useCountries();
  const organisation = useCurrentUser()?.organisation;
  const hasOrganisation = Boolean(organisation);
  const words = useTripWords();
  const recent = useMemo(() => readLookups(localStorage, 'search').slice(0, SHOWN_RECENT), []);
  const base = emptySearch(
    organisation?.defaultDeparture?.iso2 ?? 'DE',
    organisation?.defaultNationality?.iso2 ?? null,
  );
  const { form, rest } = parseTrip(text, options, productDay(new Date()), base);
  const typed = fold(text.trim());

  const trip: PaletteEntry[] =
    form.destinations.length > 0
      ? [
          {
            id: 'trip',
            group: 'trip',
            ...words(form),
            isCreatable: hasOrganisation && isComplete(form),
            to: `${isComplete(form) ? '/destination/overview/' : '/search'}?${queryOf(form).toString()}`,
          },
        ]
      : [];
  const before = recent
    .map((query): PaletteEntry => {
      const of = formOf(new URLSearchParams(query));
      const to = `/destination/overview/?${query}`;
      const isCreatable = hasOrganisation && isComplete(of);
      return { id: `recent-${query}`, group: 'recent', ...words(of), to, isCreatable };
    })
    .filter(({ title }) => typed === '' || fold(title).includes(typed));
  const named = screens
    .map(({ path, key }): PaletteEntry => ({
      id: path,
      group: 'screen',
      title: translate(key),
      detail: null,
      to: path,
      isCreatable: false,
    }))
    .filter(({ title }) => typed === '' || fold(title).includes(typed));
  return { entries: [...trip, ...before, ...named], rest: trip.length > 0 ? rest : [] };
}
