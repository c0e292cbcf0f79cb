import { ImportRunRow, ImportSchedule } from '../gen/graphql.js';
import type { ConsoleResource } from '../ui/resource/console-resource.js';
import { scheduleInput } from './schedule-model.js';

/** Both are parts of the screen of imports; a run has a screen of its own. */
export const importRuns: ConsoleResource = {
  name: 'importruns',
  mapping: {
    type: 'ImportRun',
    fragment: ImportRunRow,
    toFilter: ({ state, ...filter }) => ({ ...filter, ...(state ? { states: [state] } : {}) }),
  },
  recordRepresentation: ({ sourceName }: ImportRunRow) => sourceName,
};

export const importSchedules: ConsoleResource = {
  name: 'importschedules',
  mapping: { type: 'ImportSchedule', fragment: ImportSchedule, toInput: scheduleInput },
  recordRepresentation: ({ address }: ImportSchedule) => address,
};
