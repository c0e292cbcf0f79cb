import { setImmediate } from 'node:timers/promises';
import { Args, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Places } from '@landfall/places';
import { currentRequest, Database } from '@landfall/platform';
import type { Conflict, PlacePath } from '@landfall/requirements';
import { restrictionById } from '../../model/restriction/restriction-store.js';
import { AuthorityDirectory } from '../../model/authorities/authority-directory.js';
import { PublishedRules } from '../../model/restriction/published-rules.js';
import type { PresentedRestriction } from '../entry-restrictions/present-restriction.js';
import { conflictsOf, restrictionsIn } from '../../model/conflicts/conflicts-of.js';
import { presentConflict } from './present-conflict.js';

const DEFAULT_LIMIT = 25;
const MAX_LIMIT = 100;

/** Which statements of active restrictions conflict in equal rank, so that answers show them as conflicting (ADR 0012). */
@Resolver('EntryRestriction')
export class ConflictsResolver {
  constructor(
    private readonly database: Database,
    private readonly places: Places,
    private readonly ruleIndex: PublishedRules,
    private readonly authorities: AuthorityDirectory,
  ) {}

  /** Of one restriction, or of all, by place. */
  @Query('openConflicts')
  async openConflicts(
    @Args('restrictionId') restrictionId?: string | null,
    @Args('limit') limit?: number | null,
    @Args('offset') offset?: number | null,
  ): Promise<object> {
    const all = restrictionId == null ? await this.everywhere() : await this.ofRestriction(restrictionId);
    const from = Math.max(offset ?? 0, 0);
    const shown = all.slice(from, from + Math.min(Math.max(limit ?? DEFAULT_LIMIT, 1), MAX_LIMIT));
    const words = { language: currentRequest().language, places: this.places, authority: this.authorities.get };
    return {
      results: await Promise.all(shown.map(async (one) => presentConflict(one, await this.placeOf(one), words))),
      totalCount: all.length,
      restrictionCount: restrictionsIn(all).size,
    };
  }

  @ResolveField('conflictCount')
  conflictCount(@Parent() { stored, historicalRules }: PresentedRestriction): number {
    return conflictsOf(historicalRules ?? this.ruleIndex.ruleIndex, stored).length;
  }

  private async ofRestriction(id: string): Promise<Conflict[]> {
    const restriction = await this.database.transaction('none', (tx) => restrictionById(tx, id));
    if (!restriction) return [];
    await this.ruleIndex.atLeast(restriction.id, restriction.version);
    return conflictsOf(this.ruleIndex.ruleIndex, restriction);
  }

  /** A place that an update of the product took away is named as its restriction remembers it. */
  private async placeOf({ placeId, statements }: Conflict): Promise<PlacePath> {
    const { level, restrictionId } = statements[0]!;
    const known = this.places.path(level, placeId);
    if (known) return known;
    const { countryId, regionId, airportId } = (await this.database.transaction('none', (tx) =>
      restrictionById(tx, restrictionId),
    ))!;
    return { type: level, id: placeId, country: countryId, region: regionId, airport: airportId };
  }

  /** The event loop is given back after each place: the first question after a start works out all of them. */
  private async everywhere(): Promise<Conflict[]> {
    const { ruleIndex } = this.ruleIndex;
    const found: Conflict[] = [];
    for (const key of ruleIndex.placeKeys()) {
      found.push(...ruleIndex.conflictsAt(key));
      await setImmediate();
    }
    return found;
  }
}
