import { HasEntries, Nested, OptionalText, RequiredText, type Validated, type Viewer } from '@landfall/platform';
import { Nationalities, Transits, TravelDay } from '@landfall/places/itinerary-input';
import type { PlaceType } from '@landfall/requirements';
import { NOTE_LENGTH, type CreateJourneyInput } from './create-journey.command.js';

/** A coach has fewer seats. */
const MOST_MEMBERS = 100;
const LABEL_LENGTH = 80;
const BOOKING_LENGTH = 60;

/** One who travels, or a family: whoever shares a page. */
export class GroupMemberInput {
  @RequiredText(LABEL_LENGTH) label: string;
  @Nationalities() citizenshipCountryIds: string[];
}

/** What staff send for a booking of several pages, as the api names it. */
export class CreateGroupInput implements Omit<CreateJourneyInput, 'citizenshipCountryIds' | 'email' | 'travellers'> {
  departureType: PlaceType;
  departureId: string;
  destinationsTypes?: PlaceType[] | null;
  destinationIds?: string[] | null;
  cruisecompassCruiseId?: string | null;
  @TravelDay() dateStart: string;
  @TravelDay() dateEnd: string;
  restrictionType: 'BUSINESS' | 'PRIVATE' | 'CRUISE';
  language: string;
  showEvents?: boolean | null;
  @OptionalText(NOTE_LENGTH) internalNote?: string | null;
  @Transits() transits?: { type: PlaceType; id: string }[] | null;
  @OptionalText(BOOKING_LENGTH) bookingNumber?: string | null;
  @HasEntries(1, MOST_MEMBERS) @Nested(() => GroupMemberInput) members: GroupMemberInput[];
}

export class CreateGroup {
  constructor(
    readonly input: Validated<CreateGroupInput>,
    readonly viewer: Viewer & { organisationId: string },
    readonly correlationId: string,
  ) {}
}
