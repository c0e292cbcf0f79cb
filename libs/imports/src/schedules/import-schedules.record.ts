import type { Places } from '@landfall/places';
import type { RecordKind } from '@landfall/platform';
import type { ImportScheduleFilter, ImportScheduleSortField } from '@landfall/platform/schema';
import { decideSchedule } from './decide-schedule.js';
import { ImportSchedule } from './import-schedule.entity.js';
import { ImportScheduleInput } from './import-schedule.input.js';
import { presentSchedules, type PresentedSchedule } from './present-schedules.js';

/** Schedules as records. A deleted one leaves its runs, so that it can be seen where data came from. */
export const importSchedules = (
  places: Places,
): RecordKind<
  ImportSchedule,
  ImportScheduleInput,
  PresentedSchedule,
  ImportScheduleSortField,
  ImportScheduleFilter
> => ({
  entity: ImportSchedule,
  input: ImportScheduleInput,
  field: 'schedule',
  listing: {
    sort: () => ({
      importer: ['importer', 'address'],
      address: ['address'],
      everyHours: ['every_hours', 'importer', 'address'],
      isActive: ['is_active', 'importer', 'address'],
    }),
    defaultSort: ['importer', 'ASC'],
    search: ['address'],
    narrow: (conditions, { importer, isActive }) =>
      conditions.when(importer, (name) => `importer = ${name}`).when(isActive, (active) => `is_active = ${active}`),
  },
  decide: decideSchedule,
  present: (schedules, language, tx) => presentSchedules(tx, schedules, places, language),
});
