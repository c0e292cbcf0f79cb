import {
  Destinations,
  Nationalities,
  Transits,
  TravelDay,
  TravellerFactsInput,
} from '@landfall/places/itinerary-input';
import {
  IsEmailAddress,
  IsOfferedLanguage,
  Nested,
  OptionalText,
  type Validated,
  type Viewer,
} from '@landfall/platform';
import type { PlaceType } from '@landfall/requirements';

export const NOTE_LENGTH = 5_000;

/** What staff send, as the api names it. */
export class CreateJourneyInput {
  departureType: PlaceType;
  departureId: string;
  destinationsTypes?: PlaceType[] | null;
  @Destinations() destinationIds?: string[] | null;
  cruisecompassCruiseId?: string | null;
  @Nationalities() citizenshipCountryIds: string[];
  @TravelDay() dateStart: string;
  @TravelDay() dateEnd: string;
  restrictionType: 'BUSINESS' | 'PRIVATE' | 'CRUISE';
  @IsOfferedLanguage({ isLocale: true, isRequired: true }) language: string;
  @IsEmailAddress() email?: string | null;
  showEvents?: boolean | null;
  @OptionalText(NOTE_LENGTH) internalNote?: string | null;
  @Transits() transits?: { type: PlaceType; id: string }[] | null;
  @Nested(() => TravellerFactsInput) travellers?: TravellerFactsInput | null;
}

export class CreateJourney {
  constructor(
    readonly input: Validated<CreateJourneyInput>,
    readonly viewer: Viewer & { organisationId: string },
    readonly correlationId: string,
  ) {}
}
