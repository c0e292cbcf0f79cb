import type { Language } from '@landfall/kernel';
import type { Places } from '@landfall/places';
import type { Presented, Tx } from '@landfall/platform';
import { lastRuns } from '../runs/import-run-store.js';
import type { ImportSchedule } from './import-schedule.entity.js';
import { presentRuns } from '../runs/present-run.js';

export type PresentedSchedule = Presented<'ImportSchedule'>;

/** Schedules in the shape of the API, each with its last run. */
export async function presentSchedules(
  tx: Tx,
  schedules: readonly ImportSchedule[],
  places: Places,
  language: Language,
): Promise<PresentedSchedule[]> {
  const runs = await lastRuns(
    tx,
    schedules.map(({ id }) => id),
  );
  const presented = await presentRuns(tx, [...runs.values()], places, language);
  const bySchedule = new Map([...runs.keys()].map((id, index) => [id, presented[index]!]));
  return schedules.map(({ nextRunAt: _next, createdBy: _person, ...schedule }) => ({
    ...schedule,
    lastRun: bySchedule.get(schedule.id) ?? null,
  }));
}
