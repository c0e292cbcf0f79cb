import { Inject } from '@nestjs/common';
import { Args, Query, Resolver } from '@nestjs/graphql';
import type { DetailGroup, DetailView } from '@landfall/catalogue';
import { InputRefused, type Clock, type Language } from '@landfall/kernel';
import { Places } from '@landfall/places';
import { PastPlaces } from '@landfall/places/persistence';
import { CLOCK, currentRequest, Database } from '@landfall/platform';
import { answerWithPlans, itineraryKeys, type Itinerary, type PlaceType } from '@landfall/requirements';
import { Cruises } from '../../cruises/cruises.js';
import { decideCruise } from '../../cruises/decide-cruise.js';
import { zipPlaces } from '../../itinerary/decide-itinerary.js';
import { AuthorityDirectory } from '../../rule-book/authority-directory.js';
import { RuleBookKeeper } from '../../rule-book/rule-book-keeper.js';
import { rulesAsOf } from '../../rule-book/rules-as-of.js';
import { wantedMoment } from '../../rule-book/wanted-moment.js';
import { wantedLanguage } from '../destination-detail/destination-detail.resolver.js';
import { presentAnswerAsOf } from '../destination-detail/present-answer-as-of.js';
import { presentAnswer, type PresentedAnswer } from '../destination-detail/present-answer.js';
import { cruiseGroups, withCruiseNote } from './with-cruise-note.js';

export interface CruiseDetailArguments {
  departureType: PlaceType;
  departureId: string;
  cruiseId: string;
  cruiseDateStart: string;
  citizenshipIds: string[];
  restrictionType?: 'BUSINESS' | 'PRIVATE' | 'CRUISE' | null;
  dateStart: string;
  dateEnd: string;
  destinationsTypes?: PlaceType[] | null;
  destinationIds?: string[] | null;
  transitTypes?: PlaceType[] | null;
  transitIds?: string[] | null;
  view?: DetailView | null;
  language?: string | null;
  asOf?: string | null;
}

interface Wanted {
  language: Language;
  view: DetailView;
  groups: readonly DetailGroup[];
}

const FIELDS = { departure: 'departureId', destinations: 'destinationIds', transits: 'transitIds', citizenships: 'citizenshipIds' };

@Resolver()
export class CruiseDetailResolver {
  constructor(
    private readonly cruises: Cruises,
    private readonly places: Places,
    private readonly ruleBook: RuleBookKeeper,
    private readonly authorities: AuthorityDirectory,
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly pastPlaces: PastPlaces,
  ) {}

  /** What holds for a scheduled cruise and the journey around it; of now from memory, of a past moment from the revisions. */
  @Query('cruiseDestinationDetail')
  cruiseDestinationDetail(@Args() args: CruiseDetailArguments): PresentedAnswer | Promise<PresentedAnswer> {
    const language = wantedLanguage(args.language, currentRequest().language);
    const view = args.view ?? 'EXPERT';
    const wanted: Wanted = { language, view, groups: cruiseGroups(view) };
    return args.asOf != null ? this.past(args, wantedMoment(args.asOf, this.clock.now()), wanted) : this.now(args, wanted);
  }

  private now(args: CruiseDetailArguments, wanted: Wanted): PresentedAnswer {
    const itinerary = this.itinerary(args, this.places);
    const planned = answerWithPlans(this.ruleBook.book, itinerary, this.ruleBook.plansAt(itineraryKeys(itinerary)));
    return presentAnswer(withCruiseNote(planned, itinerary), { ...wanted, places: this.places, authority: this.authorities.get, translations: this.ruleBook.translations });
  }

  private async past(args: CruiseDetailArguments, asOf: Date, wanted: Wanted): Promise<PresentedAnswer> {
    const { itinerary, places, book, ...known } = await this.database.transaction('none', async (tx) => {
      const then = await this.pastPlaces.at(tx, asOf);
      const trip = this.itinerary(args, then);
      return { itinerary: trip, places: then, ...(await rulesAsOf(tx, this.ruleBook, trip, asOf, wanted.language)) };
    });
    return presentAnswerAsOf(asOf, withCruiseNote(answerWithPlans(book, itinerary, []), itinerary), { ...wanted, places, ...known });
  }

  /** The cruise with its journey, at the places of then or of now. Throws `InputRefused`. */
  private itinerary(args: CruiseDetailArguments, places: Places): Itinerary {
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
      this.places,
    );
    if (!outcome.ok) throw new InputRefused(outcome.refusals);
    return outcome.itinerary;
  }
}
