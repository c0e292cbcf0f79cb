import { isWebAddress } from '@landfall/kernel';

/** What the form holds; a field that was emptied is null. */
export interface ScheduleForm {
  importer?: string | null;
  address?: string | null;
  everyHours?: string | number | null;
  licence?: string | null;
}
export type ScheduleProblems = Partial<Record<keyof ScheduleForm, string>>;

const MAX_HOURS = 8_784;

export const hoursOf = (typed: string): number | null =>
  /^[1-9]\d{0,3}$/.test(typed.trim()) && Number(typed) <= MAX_HOURS ? Number(typed) : null;

function addressProblem(address: string): ScheduleProblems {
  if (address === '') return { address: 'app.requiredField' };
  return isWebAddress(address) ? {} : { address: 'restrictions.problem.url' };
}

/** Keys of what is wrong, by field. */
export const checkSchedule = ({ importer, address, everyHours, licence }: ScheduleForm): ScheduleProblems => ({
  ...(importer ? {} : { importer: 'app.requiredField' }),
  ...addressProblem(address?.trim() ?? ''),
  ...(hoursOf(String(everyHours ?? '')) === null ? { everyHours: 'imports.problem.hours' } : {}),
  ...(licence?.trim() ? {} : { licence: 'app.requiredField' }),
});

/** As the API takes it: the field of the hours is a text. */
export const scheduleInput = (form: ScheduleForm & Record<string, unknown>): Record<string, unknown> => ({
  ...form,
  everyHours: hoursOf(String(form.everyHours ?? '')),
});
