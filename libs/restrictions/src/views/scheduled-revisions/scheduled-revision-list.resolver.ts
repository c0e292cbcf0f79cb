import { QueryBus } from '@nestjs/cqrs';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { currentRequest, Database, type ListArguments, type ListPage } from '@landfall/platform';
import type { ScheduledRevision } from '../../model/scheduled-revisions/scheduled-revision.js';
import { scheduledById } from '../../model/scheduled-revisions/scheduled-store.js';
import {
  ListScheduledRevisions,
  type ListedRevision,
  type ScheduledRevisionFilter,
  type ScheduledRevisionSortField,
} from './list-scheduled-revisions.query.js';

@Resolver()
export class ScheduledRevisionListResolver {
  constructor(
    private readonly database: Database,
    private readonly queries: QueryBus,
  ) {}

  @Query('scheduledRevisionList')
  scheduledRevisionList(
    @Args() args: ListArguments<ScheduledRevisionSortField, ScheduledRevisionFilter>,
  ): Promise<ListPage<ListedRevision>> {
    return this.queries.execute(new ListScheduledRevisions(args, currentRequest().viewer!.userId));
  }

  @Query('scheduledRevision')
  scheduledRevision(@Args('id') id: string): Promise<ScheduledRevision | null> {
    return this.database.transaction('none', (tx) => scheduledById(tx, id));
  }
}
