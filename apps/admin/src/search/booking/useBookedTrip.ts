import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocale } from 'react-admin';
import { CountryCodesDocument, LookupDestinationsDocument, type PlaceHit } from '../../gen/graphql.js';
import { useApiQuery } from '../../graphql/useApiQuery.js';
import { useSend } from '../../graphql/useSend.js';
import { productDay } from '../../session/product-day.js';
import { saysNationality, type Booking } from './booking.js';
import { namesNationality } from './labelled-nationalities.js';
import { readBooking } from './read-booking.js';
import { useReadableText } from './useReadableText.js';
import { bookedTrip, type BookedTrip } from './to-search.js';
import type { BookedNationalities } from './with-booking.js';

/** Passports of Germany say so. */
const OF_PASSPORTS: Readonly<Record<string, string>> = { D: 'DE', UK: 'GB' };

export interface ReadBooking extends BookedNationalities {
  booking: Booking;
  /** Null: nothing was found, or the airports are not known yet. */
  trip: BookedTrip | null;
  /** Codes in the place of a nationality that are none of a country. */
  unknownNationalities: string[];
  airports: ReadonlyMap<string, PlaceHit>;
  isPending: boolean;
  error: Error | null;
}

/** Reads a text as a booking, with the airports that it names. The text itself goes nowhere: the server learns the codes of airports alone. */
export function useBookedTrip(text: string, answers: ReadonlyMap<number, 'STAY' | 'TRANSIT'>): ReadBooking {
  const send = useSend();
  const locale = useLocale();
  const readable = useReadableText(text);
  const booking = useMemo(() => readBooking(readable ?? '', productDay(new Date())), [readable]);
  const codes = [...new Set(booking.legs.flatMap(({ from, to }) => [from, to]))].sort();
  const countries = useApiQuery('countryCodes', CountryCodesDocument, {}, { staleTime: Number.POSITIVE_INFINITY });
  const { airports, isPending, error } = useQueries({
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
  const known = new Map(
    countries.data?.countries.flatMap(({ iso2, iso3 }) => [
      [iso2, iso2],
      [iso3, iso2],
    ]),
  );
  const isoOf = (code: string): string | undefined => known.get(OF_PASSPORTS[code] ?? code);
  const nationalities = booking.nationalities.flatMap((code) => isoOf(code) ?? []);
  const isSaid = useMemo(() => namesNationality(readable ?? ''), [readable]);
  const fault = error ?? countries.error;
  const trip =
    isPending || countries.isPending || fault || readable === null
      ? null
      : bookedTrip(booking, (code) => airports.get(code)?.country.iso2 ?? null, answers);
  return {
    booking,
    trip,
    nationalities: [...new Set(nationalities)],
    unknownNationalities: fault ? [] : booking.nationalities.filter((code) => isoOf(code) === undefined),
    isNationalitySaid: isSaid || saysNationality(booking),
    airports,
    isPending: isPending || countries.isPending || readable === null,
    error: fault,
  };
}
