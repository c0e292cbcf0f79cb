import type { Viewer } from '@landfall/platform';
import type { PlaceType } from '@landfall/requirements';

/** What staff send, as the api names it. Nothing in it is trusted yet. */
export interface CreateJourneyInput {
  departureType: PlaceType;
  departureId: string;
  destinationsTypes?: PlaceType[] | null;
  destinationIds?: string[] | null;
  cruisecompassCruiseId?: string | null;
  citizenshipCountryIds: string[];
  dateStart: string;
  dateEnd: string;
  restrictionType: 'BUSINESS' | 'PRIVATE' | 'CRUISE';
  language: string;
  email?: string | null;
  showEvents?: boolean | null;
  internalNote?: string | null;
  transits?: { type: PlaceType; id: string }[] | null;
}

export class CreateJourney {
  constructor(
    readonly input: CreateJourneyInput,
    readonly viewer: Viewer & { organisationId: string },
    readonly correlationId: string,
  ) {}
}
