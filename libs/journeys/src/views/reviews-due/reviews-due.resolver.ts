import { Inject } from '@nestjs/common';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { riskOfLevel } from '@landfall/catalogue';
import { dayIn, type Clock } from '@landfall/kernel';
import { Places } from '@landfall/places';
import { CLOCK, CONFIG, currentRequest, Database, type Config } from '@landfall/platform';
import type { PlacePath } from '@landfall/requirements';
import { presentPlace } from '@landfall/places';
import { Viewpoints } from '@landfall/answers/viewpoints';
import { linkChecks, type LinkCheck } from '@landfall/restrictions/link-checks';
import { RuleIndexProjection } from '@landfall/answers/rule-index';
import { type EntryRestriction } from '@landfall/restrictions/entry-restriction';
import { lastImminentDeparture } from '../../model/imminent-departures.js';
import { pastDueBy, type ReviewDue } from './reviews-due.query.js';

const DEFAULT_LIMIT = 25;
const MAX_LIMIT = 100;

@Resolver()
export class ReviewsDueResolver {
  constructor(
    private readonly database: Database,
    private readonly places: Places,
    private readonly ruleIndex: RuleIndexProjection,
    private readonly viewpoints: Viewpoints,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** What waits to be compared with its source; trips of all organisations count, none is shown. */
  @Query('reviewsDue')
  async reviewsDue(
    @Args() { limit, offset }: { limit?: number | null; offset?: number | null },
  ): Promise<{ results: object[]; totalCount: number }> {
    const now = this.clock.now();
    const { timeZone } = this.config;
    const today = dayIn(timeZone, now);
    const soon = lastImminentDeparture(timeZone, now);
    const { citizenship } = await this.viewpoints.of();
    return this.database.transaction('system', async (tx) => {
      const all = await pastDueBy(tx, this.ruleIndex, {
        today,
        timeZone,
        soon,
        citizenship,
        place: (r) => this.pathOf(r),
      });
      const from = Math.max(offset ?? 0, 0);
      const page = all.slice(from, from + Math.min(Math.max(limit ?? DEFAULT_LIMIT, 1), MAX_LIMIT));
      const links = await linkChecks(
        tx,
        page.flatMap(({ detail }) => detail.sourceUri ?? []),
      );
      return { results: page.map((reviewsDue) => this.present(reviewsDue, links)), totalCount: all.length };
    });
  }

  private pathOf({ level, countryId, regionId, airportId }: EntryRestriction): PlacePath | null {
    return this.places.path(level, { COUNTRY: countryId, REGION: regionId, AIRPORT: airportId }[level] ?? '');
  }

  private present({ restriction, detail, ...facts }: ReviewDue, links: ReadonlyMap<string, LinkCheck>): object {
    const place = this.pathOf(restriction) ?? {
      type: restriction.level,
      id: restriction.countryId,
      country: restriction.countryId,
      region: restriction.regionId,
      airport: restriction.airportId,
    };
    return {
      restrictionId: restriction.id,
      detailId: detail.id,
      place: presentPlace(place, currentRequest().language, this.places),
      restrictionType: detail.purpose,
      citizenships: detail.citizenships,
      sourceUri: detail.sourceUri,
      link: detail.sourceUri ? (links.get(detail.sourceUri) ?? null) : null,
      checkedAt: facts.checkedAt,
      nextReview: facts.nextReview,
      daysPastDue: facts.daysPastDue,
      activeTripPages: facts.activeTripPages,
      departingWithin72Hours: facts.departingWithin72Hours,
      riskLevel: riskOfLevel(facts.riskLevel),
      priority: facts.priority,
    };
  }
}
