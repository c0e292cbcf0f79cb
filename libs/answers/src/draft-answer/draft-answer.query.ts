import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { InputRejected, type Clock, type Language, type Outcome } from '@landfall/kernel';
import { Places } from '@landfall/places';
import { decideItinerary } from '@landfall/places/itinerary';
import { Nationalities, TravelDay } from '@landfall/places/itinerary-input';
import {
  CLOCK,
  CONFIG,
  Database,
  toFieldErrors,
  type Config,
  type Presented,
  type Tx,
  type Validated,
} from '@landfall/platform';
import { answer, type Itinerary, type RuleIndex } from '@landfall/requirements';
import { AuthorityDirectory } from '@landfall/restrictions/authority-directory';
import { decideDraft } from '@landfall/restrictions/decide-draft';
import { localised } from '@landfall/restrictions/localised-rejection';
import type { EntryRestrictionInput } from '@landfall/restrictions/restriction-input';
import { presentAnswer, type PresentedAnswer } from '../presentation/present-answer.js';
import { RuleIndexProjection } from '../rule-index/rule-index.projection.js';

/** A traveller at the place of the draft, as the api names it. */
export class DraftTraveller {
  @Nationalities() citizenshipIds: string[];
  departureId: string;
  restrictionType: 'BUSINESS' | 'PRIVATE' | 'CRUISE';
  @TravelDay() dateStart: string;
  @TravelDay() dateEnd: string;
}

const FIELDS = { departure: 'departureId', destinations: 'id', transits: 'id', citizenships: 'citizenshipIds' };

/** What holds for a traveller at the place of an unsaved draft: by the published rules, and as if the draft held. */
export class DraftAnswerQuery extends Query<Presented<'DraftAnswer'>> {
  constructor(
    readonly draft: Validated<EntryRestrictionInput>,
    readonly traveller: Validated<DraftTraveller>,
    readonly userId: string,
    readonly language: Language,
  ) {
    super();
  }
}

/** Writes nothing. Rejects with `InputRejected` for a traveller who cannot be; a draft that could not be saved says why. */
@QueryHandler(DraftAnswerQuery)
export class DraftAnswerHandler implements IQueryHandler<DraftAnswerQuery> {
  constructor(
    private readonly database: Database,
    private readonly places: Places,
    private readonly ruleIndex: RuleIndexProjection,
    private readonly authorities: AuthorityDirectory,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async execute({ draft, traveller, userId, language }: DraftAnswerQuery): Promise<Presented<'DraftAnswer'>> {
    const itinerary = this.itinerary(draft.input, traveller);
    const rules = await this.database.transaction('system', (tx) => this.rulesOf(tx, draft, userId));
    const before = this.present(rules.ok ? rules.before : this.ruleIndex.current, itinerary, language);
    if (rules.ok) return { ok: true, errors: [], before, after: this.present(rules.after, itinerary, language) };
    const rejections = rules.rejections.map((rejection) => localised(rejection, language));
    return { ok: false, errors: toFieldErrors(rejections, language), before, after: null };
  }

  private async rulesOf(
    tx: Tx,
    draft: Validated<EntryRestrictionInput>,
    userId: string,
  ): Promise<Outcome<{ before: RuleIndex; after: RuleIndex }>> {
    const { places, ruleIndex, clock, config } = this;
    const decided = await decideDraft(tx, { places, ruleIndex, clock, config }, draft, userId);
    return decided.ok ? { ok: true, ...(await ruleIndex.withDraft(decided, tx)) } : decided;
  }

  private itinerary(draft: EntryRestrictionInput, { input, shape }: Validated<DraftTraveller>): Itinerary {
    const { level, countryId, regionId, airportId } = draft;
    const id = { COUNTRY: countryId, REGION: regionId, AIRPORT: airportId }[level] ?? '';
    const outcome = decideItinerary(
      {
        ...input,
        departure: { type: 'COUNTRY', id: input.departureId },
        destinations: [{ type: level, id }],
        transits: [],
      },
      this.places,
      FIELDS,
      { shape },
    );
    if (!outcome.ok) throw new InputRejected(outcome.rejections);
    return outcome.itinerary;
  }

  private present(ruleIndex: RuleIndex, itinerary: Itinerary, language: Language): PresentedAnswer {
    const { places, authorities } = this;
    const { translations } = this.ruleIndex;
    return presentAnswer(answer(ruleIndex, itinerary), {
      language,
      view: 'EXPERT',
      places,
      authority: authorities.get,
      translations,
    });
  }
}
