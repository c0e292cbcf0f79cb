import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { PlaceRef } from '../places/place-ref.js';
import { usePlaceNames } from '../places/usePlaceNames.js';
import { MAX_DESTINATIONS, moved, type SearchForm } from './search-form.js';
import { searchFieldId } from './search-field-id.js';

export interface PlaceLists {
  nameOf: (place: PlaceRef) => string;
  /** What changed last, for a screen reader. */
  announcement: string;
  add: (place: PlaceRef, list: 'destinations' | 'transits') => void;
  remove: (index: number, list: 'destinations' | 'transits') => void;
  move: (from: number, to: number) => void;
}

type Places = Pick<SearchForm, 'destinations' | 'transits'>;

/** Changes the places of a trip and says what changed. */
export function usePlaceLists(
  form: Places,
  set: (part: Partial<Places>) => void,
  fieldId: (field: string) => string = searchFieldId,
): PlaceLists {
  const translate = useTranslate();
  const [announcement, setAnnouncement] = useState('');
  const nameOf = usePlaceNames([...form.destinations, ...form.transits]);

  const add = (place: PlaceRef, list: 'destinations' | 'transits') => {
    set({ [list]: [...form[list], place].slice(0, MAX_DESTINATIONS) });
    setAnnouncement(translate('search.added', { name: nameOf(place) }));
  };
  const remove = (index: number, list: 'destinations' | 'transits') => {
    const place = form[list][index];
    set({ [list]: form[list].filter((_, position) => position !== index) });
    if (place) setAnnouncement(translate('search.removed', { name: nameOf(place) }));
    document.getElementById(fieldId(list))?.focus();
  };
  const move = (from: number, to: number) => {
    const place = form.destinations[from];
    set({ destinations: moved(form.destinations, from, to) });
    if (place)
      setAnnouncement(
        translate('search.moved', { name: nameOf(place), position: to + 1, count: form.destinations.length }),
      );
  };

  return { nameOf, announcement, add, remove, move };
}
