import { useRef, type KeyboardEvent } from 'react';
import { isDirection, neighbour } from './map-model.js';
import type { CountryOutline } from '../places/world-outlines.js';

const TYPING_MS = 900;

interface Options {
  countries: readonly CountryOutline[];
  selected: string | null;
  select: (id: string) => void;
  open: (id: string) => void;
  /** The country that fits what is typed. */
  find: (typed: string) => string | null;
  zoom: (by: 'nearer' | 'wider' | 'whole') => void;
}

const ZOOM: Readonly<Record<string, 'nearer' | 'wider' | 'whole'>> = { '+': 'nearer', '-': 'wider', '0': 'whole' };

/** Arrows go to the neighbour, letters find a name, + - 0 zoom, Enter opens. */
export function useMapKeys({ countries, selected, select, open, find, zoom }: Options): (event: KeyboardEvent) => void {
  const typed = useRef({ text: '', at: 0 });

  const type = (character: string): void => {
    const now = performance.now();
    const isGoingOn = now - typed.current.at < TYPING_MS;
    typed.current = { text: isGoingOn ? typed.current.text + character : character, at: now };
    const found = find(typed.current.text);
    if (found) select(found);
  };

  return (event) => {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const by = ZOOM[key];
    if (isDirection(key)) select(neighbour(countries, selected ?? '', key));
    else if (by) zoom(by);
    else if (key === 'Enter' && selected) open(selected);
    else if (/^[\p{L} ]$/u.test(key)) type(key);
    else return;
    event.preventDefault();
  };
}
