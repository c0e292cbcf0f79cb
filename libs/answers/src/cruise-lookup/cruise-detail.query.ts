import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { DetailView } from '@landfall/catalogue';
import { InputRejected, isLanguage, type Language } from '@landfall/kernel';
import { Places } from '@landfall/places';
import { zipPlaces } from '@landfall/places/itinerary';
import {
  Destinations,
  Nationalities,
  Transits,
  TravelDay,
  TravellerFactsInput,
} from '@landfall/places/itinerary-input';
import { IsMoment, IsOfferedLanguage, Nested, type Validated } from '@landfall/platform';
import type { Itinerary, PlaceType } from '@landfall/requirements';
import { Cruises } from '../cruises/cruises.js';
import { decideCruise } from '../cruises/decide-cruise.js';
import { Lookup } from '../lookup/lookup.js';
import type { PresentedAnswer } from '../presentation/present-answer.js';
import { withCruiseNote } from './with-cruise-note.js';

/** A party that books a cruise together may have more passports than one traveller. */
const MAX_PASSPORTS = 12;

/** As the api names it. */
export class CruiseDetailArguments {
  departureType: PlaceType;
  departureId: string;
  cruiseId: string;
  @TravelDay() cruiseDateStart: string;
  @Nationalities(MAX_PASSPORTS) citizenshipIds: string[];
  restrictionType?: 'BUSINESS' | 'PRIVATE' | 'CRUISE' | null;
  @TravelDay() dateStart: string;
  @TravelDay() dateEnd: string;
  destinationsTypes?: PlaceType[] | null;
  @Destinations() destinationIds?: string[] | null;
  transitTypes?: PlaceType[] | null;
  @Transits() transitIds?: string[] | null;
  @Nested(() => TravellerFactsInput) travellers?: TravellerFactsInput | null;
  view?: DetailView | null;
  @IsOfferedLanguage({ isLocale: true }) language?: string | null;
  @IsMoment() asOf?: string | null;
}

const FIELDS = {
  cruise: 'cruiseId',
  departure: 'departureId',
  destinations: 'destinationIds',
  transits: 'transitIds',
  citizenships: 'citizenshipIds',
};

/** What holds for a scheduled cruise and the journey around it. */
export class CruiseDetailQuery extends Query<PresentedAnswer> {
  constructor(
    readonly trip: Validated<CruiseDetailArguments>,
    /** Of the reader, where the trip names none. */
    readonly language: Language,
  ) {
    super();
  }
}

@QueryHandler(CruiseDetailQuery)
export class CruiseDetailHandler implements IQueryHandler<CruiseDetailQuery> {
  constructor(
    private readonly cruises: Cruises,
    private readonly lookup: Lookup,
    private readonly places: Places,
  ) {}

  execute({ trip, language }: CruiseDetailQuery): Promise<PresentedAnswer> {
    const { input } = trip;
    const view = input.view ?? 'EXPERT';
    return this.lookup.answer({
      itineraryAt: (places) => this.itinerary(trip, places),
      asOf: input.asOf,
      options: { language: isLanguage(input.language) ? input.language : language, view },
      complete: withCruiseNote,
    });
  }

  /** The cruise with its journey, at the places of then or of now. Throws `InputRejected`. */
  private itinerary({ input, shape }: Validated<CruiseDetailArguments>, places: Places): Itinerary {
    const outcome = decideCruise(
      {
        departure: { type: input.departureType, id: input.departureId },
        cruiseId: input.cruiseId,
        cruiseDateStart: input.cruiseDateStart,
        destinations: zipPlaces(input.destinationsTypes, input.destinationIds),
        transits: zipPlaces(input.transitTypes, input.transitIds),
        citizenshipIds: input.citizenshipIds,
        restrictionType: input.restrictionType ?? 'CRUISE',
        dateStart: input.dateStart,
        dateEnd: input.dateEnd,
        travellers: input.travellers ?? null,
      },
      this.cruises,
      places,
      FIELDS,
      { shape, now: this.places },
    );
    if (!outcome.ok) throw new InputRejected(outcome.rejections);
    return outcome.itinerary;
  }
}
