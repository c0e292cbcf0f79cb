import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@landfall/kernel';
import { Places } from '@landfall/places';
import { HistoricalPlaces } from '@landfall/places/persistence';
import { CLOCK, Database } from '@landfall/platform';
import { answerWithScheduledRevisions, itineraryKeys, type Itinerary, type TripSnapshot } from '@landfall/requirements';
import { AuthorityDirectory } from '@landfall/restrictions/authority-directory';
import { RuleIndexProjection } from '../rule-index/rule-index.projection.js';
import { rulesAsOf } from '../rule-index/historical-rules.js';
import { asOfMoment } from '@landfall/kernel';
import { presentAnswerAsOf } from '../presentation/present-answer-as-of.js';
import { presentAnswer, type PresentedAnswer, type PresentOptions } from '../presentation/present-answer.js';

export interface Asked {
  /** The trip that is asked about, at the places of then or of now. */
  itineraryAt: (places: Places) => Itinerary;
  asOf: string | null | undefined;
  options: Pick<PresentOptions, 'language' | 'view' | 'groups'>;
  /** What else belongs to the answer. */
  complete?: (answer: TripSnapshot, itinerary: Itinerary) => TripSnapshot;
}

/** Answers what is asked about a trip. Of now it touches no table: the answer comes from memory. Of a past moment it is read from the revisions. */
@Injectable()
export class Lookup {
  constructor(
    readonly places: Places,
    private readonly ruleIndex: RuleIndexProjection,
    private readonly authorities: AuthorityDirectory,
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly historicalPlaces: HistoricalPlaces,
  ) {}

  /** Throws `InputRejected` for a moment that is none, and what `itineraryAt` throws. */
  answer(asked: Asked): PresentedAnswer | Promise<PresentedAnswer> {
    return asked.asOf != null ? this.past(asked, asOfMoment(asked.asOf, this.clock.now())) : this.now(asked);
  }

  private now({ itineraryAt, options, complete = asItIs }: Asked): PresentedAnswer {
    const { places, ruleIndex } = this;
    const itinerary = itineraryAt(places);
    const answer = answerWithScheduledRevisions(
      ruleIndex.ruleIndex,
      itinerary,
      ruleIndex.scheduledRevisionsAt(itineraryKeys(itinerary)),
    );
    return presentAnswer(complete(answer, itinerary), {
      ...options,
      places,
      authority: this.authorities.get,
      translations: ruleIndex.translations,
    });
  }

  private async past({ itineraryAt, options, complete = asItIs }: Asked, asOf: Date): Promise<PresentedAnswer> {
    const { itinerary, places, ruleIndex, ...known } = await this.database.transaction('none', async (tx) => {
      const then = await this.historicalPlaces.at(tx, asOf);
      const trip = itineraryAt(then);
      return { itinerary: trip, places: then, ...(await rulesAsOf(tx, this.ruleIndex, trip, asOf, options.language)) };
    });
    return presentAnswerAsOf(asOf, complete(answerWithScheduledRevisions(ruleIndex, itinerary, []), itinerary), {
      ...options,
      places,
      ...known,
    });
  }
}

const asItIs = (answer: TripSnapshot): TripSnapshot => answer;
