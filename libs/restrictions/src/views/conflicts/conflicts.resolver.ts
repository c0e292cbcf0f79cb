import { QueryBus } from '@nestjs/cqrs';
import { Args, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { contractPage, currentRequest, type Presented } from '@landfall/platform';
import { conflictsOf } from '../../model/conflicts/conflicts-of.js';
import { PublishedRules } from '../../model/restriction/published-rules.js';
import type { PresentedRestriction } from '../entry-restrictions/present-restriction.js';
import { OpenConflicts } from './open-conflicts.query.js';

/** Which statements of active restrictions conflict in equal rank, so that answers show them as conflicting (ADR 0012). */
@Resolver('EntryRestriction')
export class ConflictsResolver {
  constructor(
    private readonly queries: QueryBus,
    private readonly ruleIndex: PublishedRules,
  ) {}

  /** Of one restriction, or of all, by place. */
  @Query('openConflicts')
  openConflicts(
    @Args('restrictionId') restrictionId?: string | null,
    @Args('limit') limit?: number | null,
    @Args('offset') offset?: number | null,
  ): Promise<Presented<'ConflictList'>> {
    const page = contractPage({ limit, offset });
    return this.queries.execute(new OpenConflicts(restrictionId ?? null, page, currentRequest().language));
  }

  @ResolveField('conflictCount')
  conflictCount(@Parent() { stored, historicalRules }: PresentedRestriction): number {
    return conflictsOf(historicalRules ?? this.ruleIndex.current, stored).length;
  }
}
