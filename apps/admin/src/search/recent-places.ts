import { decodePlace, type PlaceRef } from '../places/place-ref.js';
import { readLookups, type LookupKind } from './lookup-history.js';

/** So many of the places looked up lately are offered first. */
const OFFERED = 6;

const lately = (kind: LookupKind): string[] => readLookups(localStorage, kind).slice(0, OFFERED);
const placesLately = (kind: LookupKind): PlaceRef[] =>
  lately(kind)
    .map(decodePlace)
    .filter((place) => place !== null);

/** What was looked up lately, for each field of the search. */
export const recentPlaces = () => ({
  nationalities: lately('country'),
  departure: lately('origin'),
  destinations: placesLately('destination'),
  transits: placesLately('transit'),
});

export type RecentPlaces = ReturnType<typeof recentPlaces>;
