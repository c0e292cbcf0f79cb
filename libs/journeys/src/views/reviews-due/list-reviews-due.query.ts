import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { RuleIndexProjection } from '@landfall/answers/rule-index';
import { Viewpoints } from '@landfall/answers/viewpoints';
import { dayIn, type Clock, type Language } from '@landfall/kernel';
import { Places } from '@landfall/places';
import { CLOCK, CONFIG, Database, type Config, type ListPage, type Presented } from '@landfall/platform';
import type { PlacePath } from '@landfall/requirements';
import type { EntryRestriction } from '@landfall/restrictions/entry-restriction';
import { linkChecks } from '@landfall/restrictions/link-checks';
import { lastImminentDeparture } from '../../model/imminent-departures.js';
import { pastDueBy } from './past-due.js';
import { presentReviewDue } from './present-review-due.js';

const DEFAULT_LIMIT = 25;
const MAX_LIMIT = 100;

export interface ReviewsDueArguments {
  limit?: number | null;
  offset?: number | null;
}

/** What waits to be compared with its source; trips of all organisations count, none is shown. */
export class ListReviewsDue extends Query<ListPage<Presented<'ReviewDue'>>> {
  constructor(
    readonly args: ReviewsDueArguments,
    readonly language: Language,
  ) {
    super();
  }
}

@QueryHandler(ListReviewsDue)
export class ListReviewsDueHandler implements IQueryHandler<ListReviewsDue> {
  constructor(
    private readonly database: Database,
    private readonly places: Places,
    private readonly ruleIndex: RuleIndexProjection,
    private readonly viewpoints: Viewpoints,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'timeZone'>,
  ) {}

  async execute({ args: { limit, offset }, language }: ListReviewsDue): Promise<ListPage<Presented<'ReviewDue'>>> {
    const now = this.clock.now();
    const { timeZone } = this.config;
    const { citizenship } = await this.viewpoints.of();
    return this.database.transaction('system', async (tx) => {
      const all = await pastDueBy(tx, this.ruleIndex, {
        today: dayIn(timeZone, now),
        timeZone,
        lastImminent: lastImminentDeparture(timeZone, now),
        citizenship,
        place: (restriction) => this.pathOf(restriction),
      });
      const from = Math.max(offset ?? 0, 0);
      const page = all.slice(from, from + Math.min(Math.max(limit ?? DEFAULT_LIMIT, 1), MAX_LIMIT));
      const links = await linkChecks(
        tx,
        page.flatMap(({ detail }) => detail.sourceUri ?? []),
      );
      const options = { language, places: this.places, links };
      return {
        results: page.map((due) => presentReviewDue(due, this.pathOf(due.restriction), options)),
        totalCount: all.length,
      };
    });
  }

  private pathOf({ level, countryId, regionId, airportId }: EntryRestriction): PlacePath | null {
    return this.places.path(level, { COUNTRY: countryId, REGION: regionId, AIRPORT: airportId }[level] ?? '');
  }
}
