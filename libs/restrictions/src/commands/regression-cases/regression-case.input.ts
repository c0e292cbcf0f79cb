import { HasEntries, IsWholeNumber, Nested, OptionalText, RequiredText } from '@landfall/platform';
import { Destinations, Nationalities, Transits, TravellerFactsInput } from '@landfall/places/itinerary-input';
import type { PlaceType } from '@landfall/requirements';

const NAME_LENGTH = 120;
const NOTE_LENGTH = 2_000;
const MAX_EXPECTATIONS = 200;
const MAX_STARTS_IN_DAYS = 730;
const MAX_NIGHTS = 365;

/** What an editor sends, as the api names it. An update leaves the note as it is when it is left out, and removes one that is null or empty. */
export class RegressionCaseInput {
  id?: string | null;
  @RequiredText(NAME_LENGTH) name: string;
  @OptionalText(NOTE_LENGTH) note?: string | null;
  departureType: PlaceType;
  departureId: string;
  destinationsTypes: PlaceType[];
  @Destinations() destinationIds: string[];
  transitTypes?: PlaceType[] | null;
  @Transits() transitIds?: string[] | null;
  @Nationalities() citizenshipIds: string[];
  restrictionType: 'BUSINESS' | 'PRIVATE' | 'CRUISE';
  @IsWholeNumber(0, MAX_STARTS_IN_DAYS) startsInDays: number;
  @IsWholeNumber(0, MAX_NIGHTS) nights: number;
  @Nested(() => TravellerFactsInput) travellers?: TravellerFactsInput | null;
  @HasEntries(1, MAX_EXPECTATIONS)
  expectations: { kind: string; key: string; place?: string | null; citizenship?: string | null; expected?: unknown }[];
}
