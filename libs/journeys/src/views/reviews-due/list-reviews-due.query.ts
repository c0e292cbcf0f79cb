import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { RuleIndexProjection } from '@landfall/answers/rule-index';
import { Viewpoints } from '@landfall/answers/viewpoints';
import { dayIn, type Clock, type IsoDate, type Language } from '@landfall/kernel';
import { Places } from '@landfall/places';
import {
  CLOCK,
  CONFIG,
  Database,
  pageRequest,
  type Config,
  type ListArguments,
  type ListPage,
  type Presented,
  type Tx,
} from '@landfall/platform';
import type { ReviewDueSortField } from '@landfall/platform/schema';
import { linkChecks } from '@landfall/restrictions/link-checks';
import type { ListedRestriction } from '@landfall/restrictions/listed-restriction';
import { RestrictionListProjection } from '@landfall/restrictions/restriction-list';
import { restrictionsByIds } from '@landfall/restrictions/restriction-store';
import { lastImminentDeparture } from '../../model/imminent-departures.js';
import { pastDueBy, waitingReviews, type ReviewDue, type WaitingReview } from './past-due.js';
import { placeRisks } from './place-risks.js';
import { presentReviewDue } from './present-review-due.js';
import { filterReviews, pageOfReviews, type ReviewDueFilter } from './review-order.js';
import { ReviewPlaceNames } from './review-place-names.js';

export type ReviewDueArguments = ListArguments<ReviewDueSortField, ReviewDueFilter>;

/** What waits to be compared with its source; trips of all organisations count, none is shown. */
export class ListReviewsDue extends Query<ListPage<Presented<'ReviewDue'>>> {
  constructor(
    readonly args: ReviewDueArguments,
    readonly language: Language,
  ) {
    super();
  }
}

/** Filters and sorts in memory, by what lists read of each restriction, and loads the details of the page only. */
@QueryHandler(ListReviewsDue)
export class ListReviewsDueHandler implements IQueryHandler<ListReviewsDue> {
  constructor(
    private readonly database: Database,
    private readonly places: Places,
    private readonly placeNames: ReviewPlaceNames,
    private readonly projection: RestrictionListProjection,
    private readonly ruleIndex: RuleIndexProjection,
    private readonly viewpoints: Viewpoints,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'timeZone'>,
  ) {}

  async execute({ args, language }: ListReviewsDue): Promise<ListPage<Presented<'ReviewDue'>>> {
    const requested = pageRequest(args);
    const now = this.clock.now();
    const today = dayIn(this.config.timeZone, now);
    const list = await this.read((tx) => this.projection.current(tx));
    const names = this.placeNames.in(language, list);
    const fitting = filterReviews(waitingReviews(names.ordering(list.restrictions), today), args.filter ?? {}, names);
    // Outside of the transaction: the first look after a change of the rules takes a while.
    const risks = await this.risks(fitting, today);
    return this.read(async (tx) => {
      const due = await pastDueBy(tx, fitting, {
        today,
        lastImminent: lastImminentDeparture(this.config.timeZone, now),
        riskOf: ({ placeKey }) => risks.get(placeKey) ?? null,
      });
      const order = args.sortOrder ?? (args.sortField ? 'ASC' : 'DESC');
      const page = pageOfReviews(due, { field: args.sortField ?? 'priority', order }, requested, names);
      return { results: await this.present(tx, page, language), totalCount: fitting.length };
    });
  }

  private async risks(waiting: readonly WaitingReview[], today: IsoDate): Promise<ReadonlyMap<string, number | null>> {
    const byKey = new Map<string, ListedRestriction>();
    for (const { restriction } of waiting) byKey.set(restriction.placeKey, restriction);
    const { citizenship } = await this.viewpoints.of();
    return placeRisks(this.ruleIndex.current, byKey.keys(), {
      viewpoint: { departure: citizenship, citizenship, today },
      placesVersion: this.places.version,
      pathOf: (key) => this.placeNames.pathOf(byKey.get(key)!),
    });
  }

  /** Without details that went meanwhile. */
  private async present(tx: Tx, page: readonly ReviewDue[], language: Language): Promise<Presented<'ReviewDue'>[]> {
    const restrictions = await restrictionsByIds(tx, [...new Set(page.map(({ review }) => review.restriction.id))]);
    const details = new Map(restrictions.flatMap((r) => r.details.map((detail) => [`${r.id}.${detail.id}`, detail])));
    const shown = page.flatMap((due) => {
      const detail = details.get(due.review.id);
      return detail ? [{ due, detail, path: this.placeNames.placeOf(due.review.restriction) }] : [];
    });
    const links = await linkChecks(
      tx,
      shown.flatMap(({ detail }) => detail.sourceUri ?? []),
    );
    const options = { language, places: this.places, links };
    return shown.map(({ due, detail, path }) => presentReviewDue(due, detail, path, options));
  }

  private read<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.database.transaction('system', work);
  }
}
