import { Inject } from '@nestjs/common';
import { Args, Query, Resolver } from '@nestjs/graphql';
import type { DetailGroup, DetailView } from '@landfall/catalogue';
import { InputRefused, type Clock, type Language } from '@landfall/kernel';
import { Places } from '@landfall/places';
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
  places: Places;
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
  ) {}

  /** What holds for a scheduled cruise and the journey around it; of now from memory, of a past moment from the revisions. */
  @Query('cruiseDestinationDetail')
  cruiseDestinationDetail(@Args() args: CruiseDetailArguments): PresentedAnswer | Promise<PresentedAnswer> {
    const language = wantedLanguage(args.language, currentRequest().language);
    const asOf = args.asOf != null ? wantedMoment(args.asOf, this.clock.now()) : null;
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
      this.places,
      FIELDS,
    );
    if (!outcome.ok) throw new InputRefused(outcome.refusals);
    const view = args.view ?? 'EXPERT';
    const wanted: Wanted = { language, view, groups: cruiseGroups(view), places: this.places };
    return asOf ? this.past(outcome.itinerary, asOf, wanted) : this.now(outcome.itinerary, wanted);
  }

  private now(itinerary: Itinerary, wanted: Wanted): PresentedAnswer {
    const planned = answerWithPlans(this.ruleBook.book, itinerary, this.ruleBook.plansAt(itineraryKeys(itinerary)));
    return presentAnswer(withCruiseNote(planned, itinerary), { ...wanted, authority: this.authorities.get, translations: this.ruleBook.translations });
  }

  private async past(itinerary: Itinerary, asOf: Date, wanted: Wanted): Promise<PresentedAnswer> {
    const { book, ...known } = await this.database.transaction('none', (tx) => rulesAsOf(tx, this.ruleBook.groups, itinerary, asOf, wanted.language));
    return presentAnswerAsOf(asOf, withCruiseNote(answerWithPlans(book, itinerary, []), itinerary), { ...wanted, ...known });
  }
}
