import { Args, Query, Resolver } from '@nestjs/graphql';
import type { DetailView } from '@landfall/catalogue';
import { InputRejected, isLanguage } from '@landfall/kernel';
import type { Places } from '@landfall/places';
import { Destinations, Nationalities, Transits, TravelDay } from '@landfall/places/itinerary-input';
import { currentRequest, IsOfferedLanguage, validated, type Validated } from '@landfall/platform';
import type { Itinerary, PlaceType } from '@landfall/requirements';
import { decideItinerary, zipPlaces } from '@landfall/places/itinerary';
import { Lookup } from './lookup.js';
import type { PresentedAnswer } from '../presentation/present-answer.js';

/** As the api names it. */
export class DestinationDetailArguments {
  departureType: PlaceType;
  departureId: string;
  destinationsTypes: PlaceType[];
  @Destinations() destinationIds: string[];
  @Nationalities() citizenshipIds: string[];
  restrictionType?: 'BUSINESS' | 'PRIVATE' | 'CRUISE' | null;
  @TravelDay() dateStart: string;
  @TravelDay() dateEnd: string;
  transitTypes?: PlaceType[] | null;
  @Transits() transitIds?: string[] | null;
  view?: DetailView | null;
  @IsOfferedLanguage({ isLocale: true }) language?: string | null;
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
  destinationDetail(@Args() sent: DestinationDetailArguments): PresentedAnswer | Promise<PresentedAnswer> {
    const valid = validated(DestinationDetailArguments, sent);
    const args = valid.input;
    return this.lookup.answer({
      itineraryAt: (places) => this.itinerary(valid, places),
      asOf: args.asOf,
      options: {
        language: isLanguage(args.language) ? args.language : currentRequest().language,
        view: args.view ?? 'EXPERT',
      },
    });
  }

  /** The trip that is asked about, at the places of then or of now. Throws `InputRejected`. */
  private itinerary({ input: args, shape }: Validated<DestinationDetailArguments>, places: Places): Itinerary {
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
      { shape, now: this.lookup.places },
    );
    if (!outcome.ok) throw new InputRejected(outcome.rejections);
    return outcome.itinerary;
  }
}
