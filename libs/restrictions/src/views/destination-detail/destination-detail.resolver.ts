import { Inject } from '@nestjs/common';
import { Args, Query, Resolver } from '@nestjs/graphql';
import type { DetailView } from '@landfall/catalogue';
import { InputRefused, isLanguage, type Clock, type Language } from '@landfall/kernel';
import { Places } from '@landfall/places';
import { PastPlaces } from '@landfall/places/persistence';
import { CLOCK, currentRequest, Database } from '@landfall/platform';
import { answerWithPlans, itineraryKeys, type Itinerary, type PlaceType } from '@landfall/requirements';
import { decideItinerary, zipPlaces } from '../../itinerary/decide-itinerary.js';
import { AuthorityDirectory } from '../../rule-book/authority-directory.js';
import { RuleBookKeeper } from '../../rule-book/rule-book-keeper.js';
import { rulesAsOf } from '../../rule-book/rules-as-of.js';
import { wantedMoment } from '../../rule-book/wanted-moment.js';
import { presentAnswerAsOf } from './present-answer-as-of.js';
import { presentAnswer, type PresentedAnswer } from './present-answer.js';

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

const FIELDS = { departure: 'departureId', destinations: 'destinationIds', transits: 'transitIds', citizenships: 'citizenshipIds' };

@Resolver()
export class DestinationDetailResolver {
  constructor(
    private readonly places: Places,
    private readonly ruleBook: RuleBookKeeper,
    private readonly authorities: AuthorityDirectory,
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly pastPlaces: PastPlaces,
  ) {}

  /** Of now it touches no table: the answer comes from the rule book in memory. Of a past moment it is read from the revisions. */
  @Query('destinationDetail')
  destinationDetail(@Args() args: DestinationDetailArguments): PresentedAnswer | Promise<PresentedAnswer> {
    const language = wantedLanguage(args.language, currentRequest().language);
    const options = { language, view: args.view ?? ('EXPERT' as const) };
    if (args.asOf != null) return this.past(args, wantedMoment(args.asOf, this.clock.now()), options);
    const itinerary = this.itinerary(args, this.places);
    const now = answerWithPlans(this.ruleBook.book, itinerary, this.ruleBook.plansAt(itineraryKeys(itinerary)));
    return presentAnswer(now, { ...options, places: this.places, authority: this.authorities.get, translations: this.ruleBook.translations });
  }

  private async past(args: DestinationDetailArguments, asOf: Date, options: { language: Language; view: DetailView }): Promise<PresentedAnswer> {
    const { itinerary, places, book, ...known } = await this.database.transaction('none', async (tx) => {
      const then = await this.pastPlaces.at(tx, asOf);
      const trip = this.itinerary(args, then);
      return { itinerary: trip, places: then, ...(await rulesAsOf(tx, this.ruleBook, trip, asOf, options.language)) };
    });
    return presentAnswerAsOf(asOf, answerWithPlans(book, itinerary, []), { ...options, places, ...known });
  }

  /** The trip that is asked about, at the places of then or of now. Throws `InputRefused`. */
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
      this.places,
    );
    if (!outcome.ok) throw new InputRefused(outcome.refusals);
    return outcome.itinerary;
  }
}

/** The language asked for by name, else that of the request. Throws `InputRefused` for one that is not offered. */
export function wantedLanguage(asked: string | null | undefined, ofRequest: Language): Language {
  if (!asked) return ofRequest;
  const code = asked.toLowerCase().split(/[-_]/)[0];
  if (!isLanguage(code)) throw new InputRefused([{ field: 'language', key: 'refusal.unknownLanguage' }]);
  return code;
}
