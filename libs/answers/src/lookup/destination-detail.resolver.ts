import { Args, Query, Resolver } from '@nestjs/graphql';
import type { DetailView } from '@landfall/catalogue';
import { InputRejected } from '@landfall/kernel';
import type { Places } from '@landfall/places';
import { currentRequest } from '@landfall/platform';
import type { Itinerary, PlaceType } from '@landfall/requirements';
import { decideItinerary, zipPlaces } from '@landfall/places/itinerary';
import { requestedLanguage } from '../presentation/requested-language.js';
import { Lookup } from './lookup.js';
import type { PresentedAnswer } from '../presentation/present-answer.js';

export interface DestinationDetailArguments {
  departureType: PlaceType;
  departureId: string;
  destinationsTypes: PlaceType[];
  destinationIds: string[];
  citizenshipIds: string[];
  restrictionType?: 'BUSINESS' | 'PRIVATE' | 'CRUISE' | null;
  dateStart: string;
  dateEnd: string;
  transitTypes?: PlaceType[] | null;
  transitIds?: string[] | null;
  view?: DetailView | null;
  language?: string | null;
  asOf?: string | null;
}

const FIELDS = {
  departure: 'departureId',
  destinations: 'destinationIds',
  transits: 'transitIds',
  citizenships: 'citizenshipIds',
};

@Resolver()
export class DestinationDetailResolver {
  constructor(private readonly lookup: Lookup) {}

  @Query('destinationDetail')
  destinationDetail(@Args() args: DestinationDetailArguments): PresentedAnswer | Promise<PresentedAnswer> {
    const language = requestedLanguage(args.language, currentRequest().language);
    return this.lookup.answer({
      itineraryAt: (places) => this.itinerary(args, places),
      asOf: args.asOf,
      options: { language, view: args.view ?? 'EXPERT' },
    });
  }

  /** The trip that is asked about, at the places of then or of now. Throws `InputRejected`. */
  private itinerary(args: DestinationDetailArguments, places: Places): Itinerary {
    const outcome = decideItinerary(
      {
        departure: { type: args.departureType, id: args.departureId },
        destinations: zipPlaces(args.destinationsTypes, args.destinationIds),
        transits: zipPlaces(args.transitTypes, args.transitIds),
        citizenshipIds: args.citizenshipIds,
        restrictionType: args.restrictionType ?? 'BUSINESS',
        dateStart: args.dateStart,
        dateEnd: args.dateEnd,
      },
      places,
      FIELDS,
      this.lookup.places,
    );
    if (!outcome.ok) throw new InputRejected(outcome.rejections);
    return outcome.itinerary;
  }
}
