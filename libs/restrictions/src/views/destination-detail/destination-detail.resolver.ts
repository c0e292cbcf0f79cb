import { Args, Query, Resolver } from '@nestjs/graphql';
import type { DetailView } from '@landfall/catalogue';
import { InputRefused, isLanguage, type Language } from '@landfall/kernel';
import { Places } from '@landfall/places';
import { currentRequest } from '@landfall/platform';
import { answer, type PlaceType } from '@landfall/requirements';
import { decideItinerary, zipPlaces } from '../../itinerary/decide-itinerary.js';
import { AuthorityDirectory } from '../../rule-book/authority-directory.js';
import { RuleBookKeeper } from '../../rule-book/rule-book-keeper.js';
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
}

const FIELDS = { departure: 'departureId', destinations: 'destinationIds', transits: 'transitIds', citizenships: 'citizenshipIds' };

@Resolver()
export class DestinationDetailResolver {
  constructor(
    private readonly places: Places,
    private readonly ruleBook: RuleBookKeeper,
    private readonly authorities: AuthorityDirectory,
  ) {}

  /** Touches no table: the answer comes from the rule book in memory. */
  @Query('destinationDetail')
  destinationDetail(@Args() args: DestinationDetailArguments): PresentedAnswer {
    const language = wantedLanguage(args.language, currentRequest().language);
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
      this.places,
      FIELDS,
    );
    if (!outcome.ok) throw new InputRefused(outcome.refusals);
    return presentAnswer(answer(this.ruleBook.book, outcome.itinerary), {
      language,
      view: args.view ?? 'EXPERT',
      places: this.places,
      authority: this.authorities.get,
    });
  }
}

/** The language asked for by name, else that of the request. Throws `InputRefused` for one that is not offered. */
export function wantedLanguage(asked: string | null | undefined, ofRequest: Language): Language {
  if (!asked) return ofRequest;
  const code = asked.toLowerCase().split(/[-_]/)[0];
  if (!isLanguage(code)) throw new InputRefused([{ field: 'language', key: 'refusal.unknownLanguage' }]);
  return code;
}
