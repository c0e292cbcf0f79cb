import { Inject, Injectable } from '@nestjs/common';
import { asOfMoment, InputRejected, isInstant, type Clock, type FieldRejection } from '@landfall/kernel';
import { Places } from '@landfall/places';
import { HistoricalPlaces } from '@landfall/places/historical-places';
import { CLOCK, Database } from '@landfall/platform';
import { answerWithScheduledRevisions, itineraryKeys, type Itinerary, type TripSnapshot } from '@landfall/requirements';
import { AuthorityDirectory } from '@landfall/restrictions/authority-directory';
import { presentAnswerAsOf } from '../presentation/present-answer-as-of.js';
import { EntryParts } from '../presentation/entry-parts.js';
import { presentAnswer, type PresentedAnswer, type PresentOptions } from '../presentation/present-answer.js';
import { rulesAsOf } from '../rule-index/historical-rules.js';
import { RuleIndexProjection } from '../rule-index/rule-index.projection.js';

export interface LookupRequest {
  /** The requested trip, at the places of then or of now. Throws `InputRejected`, also for a misshapen `asOf`. */
  itineraryAt: (places: Places) => Itinerary;
  asOf: string | null | undefined;
  options: Pick<PresentOptions, 'language' | 'view'>;
  /** Whether entries share what they say with those of other answers, to be written once (`partOfEntry`). */
  isShared?: boolean;
  /** Adds what else belongs to the answer. */
  complete?: (answer: TripSnapshot, itinerary: Itinerary) => TripSnapshot;
}

/** Answers lookups. The answer of now comes from memory and reads no table; the answer of a past moment is read from the revisions. */
@Injectable()
export class Lookup {
  private readonly parts = new EntryParts();

  constructor(
    private readonly places: Places,
    private readonly ruleIndex: RuleIndexProjection,
    private readonly authorities: AuthorityDirectory,
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly historicalPlaces: HistoricalPlaces,
  ) {}

  /** Rejects with the `InputRejected` of `itineraryAt`, and for a moment that is still to come. */
  async answer(request: LookupRequest): Promise<PresentedAnswer> {
    const now = this.clock.now();
    if (!isInstant(request.asOf)) return this.now(request);
    const isFuture = new Date(request.asOf) > now;
    return this.past(request, asOfMoment(request.asOf, now, isFuture ? this.faultsOf(request) : []));
  }

  /** What else is wrong with a request that is rejected for its moment. */
  private faultsOf({ itineraryAt }: LookupRequest): readonly FieldRejection[] {
    try {
      itineraryAt(this.places);
      return [];
    } catch (error) {
      if (error instanceof InputRejected) return error.rejections;
      throw error;
    }
  }

  private now({ itineraryAt, options, isShared = false, complete = asItIs }: LookupRequest): PresentedAnswer {
    const { places, ruleIndex } = this;
    const itinerary = itineraryAt(places);
    const answer = answerWithScheduledRevisions(
      ruleIndex.current,
      itinerary,
      ruleIndex.scheduledRevisionsAt(itineraryKeys(itinerary)),
    );
    return presentAnswer(complete(answer, itinerary), {
      ...options,
      places,
      authority: this.authorities.get,
      translations: ruleIndex.translations,
      ...(isShared ? { parts: this.parts } : {}),
    });
  }

  private async past({ itineraryAt, options, complete = asItIs }: LookupRequest, asOf: Date): Promise<PresentedAnswer> {
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
