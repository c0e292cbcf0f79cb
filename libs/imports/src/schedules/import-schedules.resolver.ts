import { Inject } from '@nestjs/common';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { newId, rejection, type Clock, type Outcome } from '@landfall/kernel';
import { Places } from '@landfall/places';
import { CLOCK, currentRequest, Database, toFieldErrors, validated, type Tx } from '@landfall/platform';
import { deleteSchedule, importScheduleById, importSchedules, saveSchedule } from './import-schedule-store.js';
import { decideSchedule, type ImportSchedule } from './import-schedule.js';
import { ImportScheduleInput } from './import-schedule.input.js';
import { presentSchedules } from './present-schedules.js';

@Resolver()
export class ImportSchedulesResolver {
  constructor(
    private readonly database: Database,
    private readonly places: Places,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Query('importSchedules')
  importSchedules(): Promise<object[]> {
    return this.database.transaction('none', async (tx) => this.presented(tx, await importSchedules(tx)));
  }

  @Mutation('createImportSchedule')
  create(@Args('input') input: ImportScheduleInput): Promise<object> {
    return this.save(() => Promise.resolve(null), input);
  }

  @Mutation('updateImportSchedule')
  update(@Args('input') input: ImportScheduleInput): Promise<object> {
    return this.save(async (tx) => (await importScheduleById(tx, input.id ?? '')) ?? 'missing', input);
  }

  /** Its runs stay, so that it can be seen where data came from. */
  @Mutation('deleteImportSchedule')
  async remove(@Args('id') id: string): Promise<object> {
    const isGone = await this.database.transaction('none', (tx) => deleteSchedule(tx, id));
    return isGone
      ? { ok: true, errors: [] }
      : {
          ok: false,
          errors: toFieldErrors(rejection('id', 'rejection.notFound').rejections, currentRequest().language),
        };
  }

  private async save(
    find: (tx: Tx) => Promise<ImportSchedule | null | 'missing'>,
    input: ImportScheduleInput,
  ): Promise<object> {
    const { language, viewer } = currentRequest();
    return this.database.transaction('none', async (tx) => {
      const state = await find(tx);
      const outcome: Outcome<{ schedule: ImportSchedule }> =
        state === 'missing'
          ? rejection('id', 'rejection.notFound')
          : decideSchedule(state, validated(ImportScheduleInput, input), {
              now: this.clock.now(),
              newId,
            });
      if (!outcome.ok) return { ok: false, errors: toFieldErrors(outcome.rejections, language), schedule: null };
      await saveSchedule(tx, outcome.schedule, viewer!.userId);
      return { ok: true, errors: [], schedule: (await this.presented(tx, [outcome.schedule]))[0]! };
    });
  }

  private presented(tx: Tx, schedules: readonly ImportSchedule[]): Promise<object[]> {
    return presentSchedules(tx, schedules, this.places, currentRequest().language);
  }
}
