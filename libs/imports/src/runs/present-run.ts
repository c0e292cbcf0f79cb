import type { Language } from '@landfall/kernel';
import { namesOfUsers } from '@landfall/organisations/user-store';
import type { Places } from '@landfall/places';
import type { Presented, Tx } from '@landfall/platform';
import { presentBrokenRegressionCases } from '@landfall/restrictions/present-regression-case';
import { problemText, type ImportProblem } from '../port/import-problem.js';
import type { ImportRun, ListedRun } from './import-run.js';
import { tasksOfRuns } from './import-task-store.js';
import type { ImportTask } from './import-task.js';

/** Countries by their names: a code is what the file says. */
function withNames(found: ImportProblem, places: Places, language: Language): ImportProblem {
  if (!('key' in found)) return found;
  const named = Object.entries(found.values ?? {}).map(
    ([key, value]) =>
      [key, (['country', 'where'].includes(key) && places.countryName(String(value), language)) || value] as const,
  );
  return { ...found, values: Object.fromEntries(named) };
}

export type PresentedRun = Presented<'ImportRun'>;

/** A run in the shape of the API, its texts in the reader's language. */
export async function presentRun(tx: Tx, run: ImportRun, places: Places, language: Language): Promise<PresentedRun> {
  const [listed] = await presentRuns(tx, [run], places, language);
  return {
    ...listed!,
    changes: run.changes.map(({ kind, placeType, place, field, before, after }) => ({
      kind,
      place,
      placeName: placeType === 'CRUISE' ? place : places.placeName(placeType, place, language),
      field,
      before,
      after,
    })),
    brokenRegressionCases: presentBrokenRegressionCases(run.brokenRegressionCases, language, places),
  };
}

/** Runs of a list: their changes and broken regression cases belong to their own pages. */
export async function presentRuns(
  tx: Tx,
  runs: readonly ListedRun[],
  places: Places,
  language: Language,
): Promise<PresentedRun[]> {
  const people = await namesOfUsers(tx, [
    ...new Set(runs.flatMap((run) => [run.startedBy, run.appliedBy]).filter((id) => id !== null)),
  ]);
  const tasks = await tasksOfRuns(
    tx,
    runs.flatMap(({ id, state }) => (state === 'QUEUED' || state === 'RUNNING' ? id : [])),
  );
  const person = (id: string | null): PresentedRun['startedBy'] => (id ? (people.get(id) ?? null) : null);
  return runs.map((run) => ({
    id: run.id,
    importer: run.importer,
    sourceName: run.sourceName,
    sourceUri: run.sourceUri,
    licence: run.licence,
    dated: run.dated,
    state: run.state,
    progress: presentTask(tasks.get(run.id)),
    startedAt: run.startedAt,
    finishedAt: run.finishedAt,
    startedBy: person(run.startedBy),
    appliedBy: person(run.appliedBy),
    counts: run.counts,
    problems: run.problems.map((found) => problemText(language, withNames(found, places, language))),
    notApplied: run.notApplied && problemText(language, withNames(run.notApplied, places, language)),
    changes: [],
    brokenRegressionCases: [],
  }));
}

const presentTask = (task: ImportTask | undefined): PresentedRun['progress'] =>
  task ? { work: task.work, step: task.step, percent: task.percent } : null;
