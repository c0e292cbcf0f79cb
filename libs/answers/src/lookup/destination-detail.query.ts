import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { DetailView } from '@landfall/catalogue';
import { InputRejected, isLanguage, type Language } from '@landfall/kernel';
import { Places } from '@landfall/places';
import { decideItinerary, zipPlaces } from '@landfall/places/itinerary';
import {
  Destinations,
  Nationalities,
  Transits,
  TravelDay,
  TravellerFactsInput,
} from '@landfall/places/itinerary-input';
import { IsMoment, IsOfferedLanguage, Nested, type Validated } from '@landfall/platform';
import type { Itinerary, PlaceType } from '@landfall/requirements';
import type { PresentedAnswer } from '../presentation/present-answer.js';
import { Lookup } from './lookup.js';

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
  @Nested(() => TravellerFactsInput) travellers?: TravellerFactsInput | null;
  view?: DetailView | null;
  @IsOfferedLanguage({ isLocale: true }) language?: string | null;
  @IsMoment() asOf?: string | null;
}

const FIELDS = {
  departure: 'departureId',
  destinations: 'destinationIds',
  transits: 'transitIds',
  citizenships: 'citizenshipIds',
};

/** What holds for a trip. */
export class DestinationDetailQuery extends Query<PresentedAnswer> {
  constructor(
    readonly trip: Validated<DestinationDetailArguments>,
    /** Of the reader, where the trip names none. */
    readonly language: Language,
    readonly isShared = false,
  ) {
    super();
  }
}

@QueryHandler(DestinationDetailQuery)
export class DestinationDetailHandler implements IQueryHandler<DestinationDetailQuery> {
  constructor(
    private readonly lookup: Lookup,
    private readonly places: Places,
  ) {}

  execute({ trip, language, isShared }: DestinationDetailQuery): Promise<PresentedAnswer> {
    const { input } = trip;
    return this.lookup.answer({
      itineraryAt: (places) => this.itinerary(trip, places),
      asOf: input.asOf,
      isShared,
      options: { language: isLanguage(input.language) ? input.language : language, view: input.view ?? 'EXPERT' },
    });
  }

  /** The requested trip, at the places of then or of now. Throws `InputRejected`. */
  private itinerary({ input, shape }: Validated<DestinationDetailArguments>, places: Places): Itinerary {
    const outcome = decideItinerary(
      {
        departure: { type: input.departureType, id: input.departureId },
        destinations: zipPlaces(input.destinationsTypes, input.destinationIds),
        transits: zipPlaces(input.transitTypes, input.transitIds),
        citizenshipIds: input.citizenshipIds,
        restrictionType: input.restrictionType ?? 'BUSINESS',
        dateStart: input.dateStart,
        dateEnd: input.dateEnd,
        travellers: input.travellers ?? null,
      },
      places,
      FIELDS,
      { shape, now: this.places },
    );
    if (!outcome.ok) throw new InputRejected(outcome.rejections);
    return outcome.itinerary;
  }
}
