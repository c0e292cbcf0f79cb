import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Places } from '@landfall/places';
import { ListScreen, Records, type ListArguments, type ListPage, type Presented } from '@landfall/platform';
import type { ImportScheduleFilter, ImportScheduleSortField } from '@landfall/platform/schema';
import type { ImportScheduleInput } from './import-schedule.input.js';
import { importSchedules } from './import-schedules.record.js';
import type { PresentedSchedule } from './present-schedules.js';

type Payload = Presented<'ImportSchedulePayload', 'schedule'>;

@Resolver()
export class ImportSchedulesResolver {
  private readonly schedules: ReturnType<typeof importSchedules>;

  constructor(
    private readonly records: Records,
    places: Places,
  ) {
    this.schedules = importSchedules(places);
  }

  @Query('importScheduleList')
  @ListScreen('importschedules')
  importScheduleList(
    @Args() args: ListArguments<ImportScheduleSortField, ImportScheduleFilter>,
  ): Promise<ListPage<PresentedSchedule>> {
    return this.records.list(this.schedules, args);
  }

  @Query('importSchedule')
  importSchedule(@Args('id') id: string): Promise<PresentedSchedule | null> {
    return this.records.one(this.schedules, id);
  }

  @Mutation('createImportSchedule')
  create(@Args('input') input: ImportScheduleInput): Promise<Payload> {
    return this.records.create(this.schedules, input);
  }

  @Mutation('updateImportSchedule')
  update(@Args('input') input: ImportScheduleInput): Promise<Payload> {
    return this.records.update(this.schedules, input);
  }

  @Mutation('deleteImportSchedule')
  remove(@Args('id') id: string): Promise<Presented<'MutationResult'>> {
    return this.records.delete(this.schedules, id);
  }
}
