import type { Language } from '@landfall/kernel';
import { IsMoment, IsOfferedLanguage } from '@landfall/platform';

/** In which language a trip page is read, and as of when, as the api names it. */
export class TripPageInput {
  /** Null: that of the trip. */
  @IsOfferedLanguage({ isLocale: true }) language?: Language | null;
  /** Null: now. */
  @IsMoment() asOf?: string | null;
}

/** The page of a past moment. */
export class TripPageAsOfInput extends TripPageInput {
  declare asOf: string;
}
