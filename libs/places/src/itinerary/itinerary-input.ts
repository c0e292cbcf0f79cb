import { applyDecorators } from '@nestjs/common';
import { ArrayMaxSize, ArrayMinSize, IsOptional } from 'class-validator';
import { IsCalendarDay, Prepare, saying } from '@landfall/platform';

export { TravellerFactsInput } from './traveller-facts.js';

/** Limits of the spec (application, sections 5 and 9). */
const MAX_NATIONALITIES = 4;
const MAX_DESTINATIONS = 10;
const MAX_TRANSITS = 10;
const EARLIEST = '2000-01-01';
const LATEST = '2100-12-31';

/** A list without repetitions, in capitals as countries are coded. */
const codes = (value: unknown): unknown =>
  Array.isArray(value) ? [...new Set(value.map((id) => String(id).trim().toUpperCase()))] : value;

/** One to four nationalities, or as many as `max`; a repeated one counts once. */
export const Nationalities = (max = MAX_NATIONALITIES): PropertyDecorator =>
  applyDecorators(
    Prepare(codes),
    ArrayMinSize(1, saying('rejection.noNationality')),
    ArrayMaxSize(max, saying('rejection.tooManyNationalities', { max })),
  );

/** The ids of at most ten chosen destinations. */
export const Destinations = (): PropertyDecorator =>
  applyDecorators(
    IsOptional(),
    ArrayMaxSize(MAX_DESTINATIONS, saying('rejection.tooManyDestinations', { max: MAX_DESTINATIONS })),
  );

/** At most ten transits, or their ids. */
export const Transits = (): PropertyDecorator =>
  applyDecorators(IsOptional(), ArrayMaxSize(MAX_TRANSITS, saying('rejection.tooManyTransits', { max: MAX_TRANSITS })));

export const TravelDay = (): PropertyDecorator => IsCalendarDay({ from: EARLIEST, to: LATEST, isRequired: true });
