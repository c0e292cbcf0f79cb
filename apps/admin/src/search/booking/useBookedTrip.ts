import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocale } from 'react-admin';
import { LookupDestinationsDocument, type PlaceHit } from '../../gen/graphql.js';
import { useSend } from '../../graphql/useSend.js';
import { productDay } from '../../session/product-day.js';
import { noBooking, saysNationality, type Booking } from './booking.js';
import { ALPHA_2, alpha2, CODES_OF_USE } from './country-codes.js';
import { useReadableText } from './useReadableText.js';
import { useReader } from './useReader.js';
import { bookedTrip, type BookedTrip } from './to-search.js';
import type { BookedNationalities } from './with-booking.js';

/** Null for a code of no country. */
function countryOf(code: string): string | null {
  const country = alpha2(CODES_OF_USE[code] ?? code);
  return ALPHA_2.has(country) ? country : null;
}

const NOTHING = noBooking();
const today = (): string => productDay(new Date());

/** The journeys of a text, where each says what of the whole text was not understood. */
function journeysOf({ others = [], ...first }: Booking): Booking[] {
  const open = first.unread.filter(({ why }) => why !== 'OTHER_BOOKING');
  return others.length === 0
    ? [first]
    : [{ ...first, unread: open }, ...others.map((one) => ({ ...one, unread: [...one.unread, ...open] }))];
}

export interface ReadBooking extends BookedNationalities {
  /** That which was chosen. */
  booking: Booking;
  /** All of the text. */
  journeys: readonly Booking[];
  /** Null: nothing was found, or the airports are not known yet. */
  trip: BookedTrip | null;
  /** Codes in the place of a nationality that are none of a country. */
  unknownNationalities: string[];
  airports: ReadonlyMap<string, PlaceHit>;
  isPending: boolean;
  error: Error | null;
}

/** Reads a text as a booking, with the airports that it names. The text itself goes nowhere: the server learns the codes of airports alone. */
export function useBookedTrip(
  text: string,
  chosen: number,
  answers: ReadonlyMap<number, 'STAY' | 'TRANSIT'>,
): ReadBooking {
  const send = useSend();
  const locale = useLocale();
  const readable = useReadableText(text);
  const { reader, error: readerError } = useReader(readable ?? '');
  const journeys = useMemo(
    () => journeysOf(reader?.readBooking(readable ?? '', today()) ?? NOTHING),
    [reader, readable],
  );
  const booking = journeys[chosen] ?? journeys[0] ?? NOTHING;
  const codes = [...new Set(booking.legs.flatMap(({ from, to }) => [from, to]))].sort();
  const {
    airports,
    isPending,
    error: airportError,
  } = useQueries({
    queries: codes.map((search) => ({
      queryKey: ['api', 'bookedAirport', locale, search],
      queryFn: ({ signal }: { signal: AbortSignal }) => send(LookupDestinationsDocument, { search }, signal),
      staleTime: Number.POSITIVE_INFINITY,
    })),
    combine: (results) => ({
      airports: new Map(
        results.flatMap(({ data }, at) => {
          const hit = data?.lookupDestinations.find(({ type, iata }) => type === 'AIRPORT' && iata === codes[at]);
          return hit ? [[codes[at]!, hit] as const] : [];
        }),
      ),
      isPending: results.some((one) => one.isPending),
      error: results.find((one) => one.error)?.error ?? null,
    }),
  });
  const isSaid = useMemo(() => reader?.namesNationality(readable ?? '') ?? false, [reader, readable]);
  const error = readerError ?? airportError;
  const isReady = !isPending && !error && readable !== null;
  const countryOfAirport = (code: string): string | null =>
    airports.get(code)?.country.iso2 ?? reader?.countryOfCity(code) ?? null;
  const trip =
    isReady && reader
      ? bookedTrip(booking, { countryOf: countryOfAirport, cityOfBoth: reader.cityOfBoth }, answers)
      : null;
  return {
    booking,
    journeys,
    trip,
    nationalities: [...new Set(booking.nationalities.flatMap((code) => countryOf(code) ?? []))],
    unknownNationalities: error ? [] : booking.nationalities.filter((code) => countryOf(code) === null),
    isNationalitySaid: isSaid || saysNationality(booking),
    airports,
    isPending: isPending || readable === null || (!reader && !error),
    error,
  };
}
