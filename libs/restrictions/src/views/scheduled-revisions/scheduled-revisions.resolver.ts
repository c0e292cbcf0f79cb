import { QueryBus } from '@nestjs/cqrs';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { currentRequest, ListScreen, type ListArguments, type ListPage } from '@landfall/platform';
import type { ScheduledRevisionSortField } from '@landfall/platform/schema';
import { ListScheduledRevisions, type ScheduledRevisionFilter } from './list-scheduled-revisions.query.js';
import type { PresentedScheduledRevision } from './scheduled-revision-presenter.js';
import { ScheduledRevisionQuery } from './scheduled-revision.query.js';

@Resolver()
export class ScheduledRevisionsResolver {
  constructor(private readonly queries: QueryBus) {}

  @Query('scheduledRevisionList')
  @ListScreen('scheduledrevisions')
  scheduledRevisionList(
    @Args() args: ListArguments<ScheduledRevisionSortField, ScheduledRevisionFilter>,
  ): Promise<ListPage<PresentedScheduledRevision>> {
    const { viewer, language } = currentRequest();
    return this.queries.execute(new ListScheduledRevisions(args, viewer!.userId, language));
  }

  @Query('scheduledRevision')
  scheduledRevision(@Args('id') id: string): Promise<PresentedScheduledRevision | null> {
    return this.queries.execute(new ScheduledRevisionQuery(id, currentRequest().language));
  }
}
