import { ImportRunRow, ImportSchedule } from '../gen/graphql.js';
import type { ResourceMapping } from '../graphql/resources/mapping.js';
import { scheduleInput } from './schedule-model.js';

export const importRunMapping: ResourceMapping = {
  type: 'ImportRun',
  fragment: ImportRunRow,
  toFilter: ({ state, ...filter }) => ({ ...filter, ...(state ? { states: [state] } : {}) }),
};

export const importScheduleMapping: ResourceMapping = {
  type: 'ImportSchedule',
  fragment: ImportSchedule,
  toInput: scheduleInput,
};
