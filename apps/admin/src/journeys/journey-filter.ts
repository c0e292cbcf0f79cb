import { decodePlace } from '../places/place-ref.js';

/** What the list keeps in its address, as the API reads it. A transit is kept as an address holds a place. */
export function journeyFilter(kept: Readonly<Record<string, unknown>>): Record<string, string | null> {
  const text = (key: string): string | null => {
    const value = kept[key];
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
  };
  const via = text('via');
  return {
    filter: text('tab'),
    note: text('note'),
    destinationId: text('destinationId'),
    citizenshipId: text('citizenshipId'),
    departureId: text('departureId'),
    dateStart: text('dateStart'),
    dateEnd: text('dateEnd'),
    shippingLineId: text('shippingLineId'),
    route: text('route'),
    transitId: via === null ? null : (decodePlace(via)?.id ?? null),
  };
}

/** The list of the trips to a country. */
export const tripsTo = (country: string): string =>
  `/mytrip-history?${new URLSearchParams({
    filter: JSON.stringify({ destinationId: country }),
    displayedFilters: JSON.stringify({ destinationId: true }),
  }).toString()}`;
