import type { Language } from '@landfall/kernel';
import { namesOfUsers } from '@landfall/organisations/user-store';
import type { Places } from '@landfall/places';
import type { Tx } from '@landfall/platform';
import { presentBrokenRegressionCases } from '@landfall/restrictions/present-regression-case';
import { problemText, type ImportProblem } from '../port/import-problem.js';
import type { ImportRun } from './import-run.js';

/** Countries by their names: a code is what the file says. */
function withNames(found: ImportProblem, places: Places, language: Language): ImportProblem {
  if (!('key' in found)) return found;
  const named = Object.entries(found.values ?? {}).map(
    ([key, value]) =>
      [key, (['country', 'where'].includes(key) && places.countryName(String(value), language)) || value] as const,
  );
  return { ...found, values: Object.fromEntries(named) };
}

/** Runs in the shape of the api, their texts in the reader's language. */
export async function presentRuns(
  tx: Tx,
  runs: readonly ImportRun[],
  places: Places,
  language: Language,
): Promise<object[]> {
  const people = await namesOfUsers(tx, [
    ...new Set(runs.flatMap((run) => [run.startedBy, run.appliedBy]).filter((id) => id !== null)),
  ]);
  const person = (id: string | null): object | null => (id ? (people.get(id) ?? null) : null);
  return runs.map((run) => ({
    id: run.id,
    importer: run.importer,
    sourceName: run.sourceName,
    sourceUri: run.sourceUri,
    licence: run.licence,
    dated: run.dated,
    state: run.state,
    startedAt: run.startedAt,
    finishedAt: run.finishedAt,
    startedBy: person(run.startedBy),
    appliedBy: person(run.appliedBy),
    counts: run.counts,
    problems: run.problems.map((found) => problemText(language, withNames(found, places, language))),
    changes: run.changes.map(({ kind, placeType, place, field, before, after }) => ({
      kind,
      place,
      placeName: places.placeName(placeType, place, language),
      field,
      before,
      after,
    })),
    brokenRegressionCases: presentBrokenRegressionCases(run.brokenRegressionCases, language),
  }));
}
