import { QueryBus } from '@nestjs/cqrs';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { contractPage, type ListPage } from '@landfall/platform';
import type { PresentedRestriction } from '../entry-restrictions/present-restriction.js';
import { currentReader } from '../entry-restrictions/reader.js';
import { ListRevisions, type PresentedRevision } from './list-revisions.query.js';
import { RevisionQuery } from './revision.query.js';

@Resolver()
export class RestrictionRevisionsResolver {
  constructor(private readonly queries: QueryBus) {}

  @Query('entryRestrictionRevisions')
  entryRestrictionRevisions(
    @Args('id') id: string,
    @Args('limit') limit?: number | null,
    @Args('offset') offset?: number | null,
  ): Promise<ListPage<PresentedRevision>> {
    return this.queries.execute(new ListRevisions(id, contractPage({ limit, offset }), currentReader()));
  }

  @Query('entryRestrictionRevision')
  entryRestrictionRevision(
    @Args('id') id: string,
    @Args('version') version: number,
  ): Promise<PresentedRestriction | null> {
    return this.queries.execute(new RevisionQuery(id, version, currentReader()));
  }
}
