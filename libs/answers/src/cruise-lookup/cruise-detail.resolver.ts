import { Args, Query, Resolver } from '@nestjs/graphql';
import type { DetailView } from '@landfall/catalogue';
import { InputRejected, isLanguage } from '@landfall/kernel';
import type { Places } from '@landfall/places';
import { Destinations, Nationalities, Transits, TravelDay } from '@landfall/places/itinerary-input';
import { currentRequest, IsOfferedLanguage, validated, type Validated } from '@landfall/platform';
import type { Itinerary, PlaceType } from '@landfall/requirements';
import { Cruises } from '../cruises/cruises.js';
import { decideCruise } from '../cruises/decide-cruise.js';
import { zipPlaces } from '@landfall/places/itinerary';
import { Lookup } from '../lookup/lookup.js';
import type { PresentedAnswer } from '../presentation/present-answer.js';
import { cruiseGroups, withCruiseNote } from './with-cruise-note.js';

/** As the api names it. */
export class CruiseDetailArguments {
  departureType: PlaceType;
  departureId: string;
  cruiseId: string;
  @TravelDay() cruiseDateStart: string;
  @Nationalities() citizenshipIds: string[];
  restrictionType?: 'BUSINESS' | 'PRIVATE' | 'CRUISE' | null;
  @TravelDay() dateStart: string;
  @TravelDay() dateEnd: string;
  destinationsTypes?: PlaceType[] | null;
  @Destinations() destinationIds?: string[] | null;
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
export class CruiseDetailResolver {
  constructor(
    private readonly cruises: Cruises,
    private readonly lookup: Lookup,
  ) {}

  /** What holds for a scheduled cruise and the journey around it. */
  @Query('cruiseDestinationDetail')
  cruiseDestinationDetail(@Args() sent: CruiseDetailArguments): PresentedAnswer | Promise<PresentedAnswer> {
    const valid = validated(CruiseDetailArguments, sent);
    const args = valid.input;
    const language = isLanguage(args.language) ? args.language : currentRequest().language;
    const view = args.view ?? 'EXPERT';
    const options = { language, view, groups: cruiseGroups(view) };
    return this.lookup.answer({
      itineraryAt: (places) => this.itinerary(valid, places),
      asOf: args.asOf,
      options,
      complete: withCruiseNote,
    });
  }

  /** The cruise with its journey, at the places of then or of now. Throws `InputRejected`. */
  private itinerary({ input: args, shape }: Validated<CruiseDetailArguments>, places: Places): Itinerary {
    const outcome = decideCruise(
      {
        departure: { type: args.departureType, id: args.departureId },
        cruiseId: args.cruiseId,
        cruiseDateStart: args.cruiseDateStart,
        destinations: zipPlaces(args.destinationsTypes, args.destinationIds),
        transits: zipPlaces(args.transitTypes, args.transitIds),
        citizenshipIds: args.citizenshipIds,
        restrictionType: args.restrictionType ?? 'CRUISE',
        dateStart: args.dateStart,
        dateEnd: args.dateEnd,
      },
      this.cruises,
      places,
      FIELDS,
      { shape, now: this.lookup.places },
    );
    if (!outcome.ok) throw new InputRejected(outcome.rejections);
    return outcome.itinerary;
  }
}
