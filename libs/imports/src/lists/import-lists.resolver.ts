import { QueryBus } from '@nestjs/cqrs';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { Places } from '@landfall/places';
import { currentRequest, Database, type ListArguments, type ListPage } from '@landfall/platform';
import { importSchedulesByIds } from '../schedules/import-schedule-store.js';
import { ListImportRuns, type ImportRunFilter, type ImportRunSortField } from '../runs/list-import-runs.query.js';
import {
  ListImportSchedules,
  type ImportScheduleFilter,
  type ImportScheduleSortField,
} from '../schedules/list-import-schedules.query.js';
import { presentSchedules } from '../schedules/present-schedules.js';

@Resolver()
export class ImportListsResolver {
  constructor(
    private readonly database: Database,
    private readonly places: Places,
    private readonly queries: QueryBus,
  ) {}

  @Query('importRunList')
  importRunList(@Args() args: ListArguments<ImportRunSortField, ImportRunFilter>): Promise<ListPage<object>> {
    return this.queries.execute(new ListImportRuns(args, currentRequest().language));
  }

  @Query('importScheduleList')
  importScheduleList(
    @Args() args: ListArguments<ImportScheduleSortField, ImportScheduleFilter>,
  ): Promise<ListPage<object>> {
    return this.queries.execute(new ListImportSchedules(args, currentRequest().language));
  }

  @Query('importSchedule')
  async importSchedule(@Args('id') id: string): Promise<object | null> {
    const { language } = currentRequest();
    const [found = null] = await this.database.transaction('none', async (tx) =>
      presentSchedules(tx, await importSchedulesByIds(tx, [id]), this.places, language),
    );
    return found;
  }
}
