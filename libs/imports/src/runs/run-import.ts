import { createHash } from 'node:crypto';
import { Logger } from '@nestjs/common';
import { newId } from '@landfall/kernel';
import type { Places } from '@landfall/places';
import type { Database, Tx } from '@landfall/platform';
import { brokenBy, type RegressionCaseRules } from '@landfall/restrictions/broken-by';
import type { BrokenRegressionCase } from '@landfall/restrictions/regression-case';
import { problem, type ImportProblem } from '../port/import-problem.js';
import { lockImporter } from '../port/import-lock.js';
import { ImportRejected } from '../port/import-rejected.js';
import type {
  ImportAuthor,
  Importer,
  ImportOptions,
  ImportReading,
  ImportWorld,
  PlannedImport,
} from '../port/importer.js';
import { NO_COUNTS, type ImportRun, type RunSettings } from './import-run.js';
import { insertRun } from './import-run-store.js';

const CHANGES_KEPT = 500;
const PROBLEMS_KEPT = 200;
const logger = new Logger('Imports');

export type ImportRules = RegressionCaseRules['ruleIndex'] & Pick<ImportWorld, 'groups'>;

export interface RunDependencies extends RegressionCaseRules {
  ruleIndex: ImportRules;
  database: Database;
  places: Places;
}

export const worldOf = ({ places, ruleIndex, clock }: RunDependencies): ImportWorld => ({
  places,
  groups: ruleIndex.groups,
  clock,
});

export interface RunRequest {
  importer: Importer;
  sourceName: string;
  sourceUri: string | null;
  licence: string;
  content: string;
  settings: RunSettings;
  scheduleId: string | null;
  startedBy: string | null;
  /** Set: what the comparison finds is written at once. */
  author: ImportAuthor | null;
}

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

export const changesHashOf = ({ changes }: PlannedImport): string =>
  hashOf(
    JSON.stringify(
      changes
        .map(({ kind, place, field, before, after }) => [kind, place, field, before, after])
        .map((change) => JSON.stringify(change))
        .sort(),
    ),
  );

export const optionsOf = ({
  settings,
  licence,
  sourceUri,
  sourceName,
}: Pick<ImportRun, 'settings' | 'licence' | 'sourceUri' | 'sourceName'>): ImportOptions => ({
  fileName: sourceName,
  dated: settings.dated,
  fetchedOn: settings.fetchedOn,
  licence,
  sourceUri,
  removeMissing: settings.removeMissing,
  allowPartial: false,
});

/** What a comparison says about a run. Its file is kept as long as there is something in it to apply. */
export function found(
  run: ImportRun,
  reading: ImportReading,
  planned: PlannedImport,
  brokenRegressionCases: BrokenRegressionCase[],
): ImportRun {
  const { counts, changes } = planned;
  const isOpen = !planned.isRejected && changes.length > 0;
  return {
    ...run,
    dated: reading.dated,
    state: planned.isRejected ? 'REJECTED' : 'DRY_RUN',
    content: isOpen ? run.content : null,
    counts,
    problems: [...planned.problems, ...breaking(brokenRegressionCases), ...reading.problems].slice(0, PROBLEMS_KEPT),
    brokenRegressionCases,
    changes: changes.slice(0, CHANGES_KEPT),
    changesHash: changesHashOf(planned),
  };
}

export const namesOf = (regressionCases: readonly BrokenRegressionCase[]): string =>
  regressionCases.map(({ name }) => name).join(', ');

const breaking = (regressionCases: readonly BrokenRegressionCase[]): ImportProblem[] =>
  regressionCases.length > 0
    ? [problem('rejection.importBreaksRegressionCase', { names: namesOf(regressionCases) })]
    : [];

export const rejectedRun = (run: ImportRun, problems: readonly ImportProblem[]): ImportRun => ({
  ...run,
  state: 'REJECTED',
  content: null,
  problems: problems.slice(0, PROBLEMS_KEPT),
});

/** The failed run with a localised reason; a fault of our own is logged and shown by its number only. */
export function failedRun(run: ImportRun, error: unknown): ImportRun {
  if (error instanceof ImportRejected && error.found.length > 0) return rejectedRun(run, [...error.found]);
  if (error instanceof ImportRejected)
    return rejectedRun(
      run,
      error.problems.length > 0 ? error.problems.map((text) => ({ text })) : [{ text: error.message }],
    );
  if (error instanceof Error && error.name === 'VersionConflict')
    return { ...run, state: 'FAILED', content: null, problems: [problem('import.problem.storedMeanwhile')] };
  return {
    ...run,
    state: 'FAILED',
    content: null,
    problems: [problem('import.problem.internal', { id: loggedFault(error) })],
  };
}

/** Logs a fault of our own; the number by which it is found in the log. */
export function loggedFault(error: unknown): string {
  const id = newId();
  logger.error(`${id} ${error instanceof Error ? (error.stack ?? error.name) : 'unknown fault'}`);
  return id;
}

// A large comparison works for longer between two queries than a transaction of a request may; the only row it holds by then is its own run.
const PATIENCE = `set local idle_in_transaction_session_timeout = '120s'`;

/** The transaction of a comparison and of what it writes. */
export const importTransaction = <T>(database: Database, work: (tx: Tx) => Promise<T>): Promise<T> =>
  database.transaction('system', async (tx) => {
    await tx.query(PATIENCE);
    return work(tx);
  });

/** A run as it begins. */
export const startedRun = (
  request: Omit<RunRequest, 'importer' | 'author'> & { importer: string },
  now: Date,
): ImportRun => ({
  ...request,
  id: newId(),
  dated: null,
  contentHash: hashOf(request.content),
  state: 'DRY_RUN',
  counts: NO_COUNTS,
  problems: [],
  changes: [],
  changesHash: null,
  brokenRegressionCases: [],
  startedAt: now,
  finishedAt: null,
  appliedBy: null,
});

/** Reads a file, compares it with what is stored and keeps the report; with an author it is applied in the same transaction. */
export async function runImport(dependencies: RunDependencies, request: RunRequest): Promise<ImportRun> {
  const { database } = dependencies;
  const world = worldOf(dependencies);
  const { importer, content, author, ...options } = request;
  const started = startedRun({ ...options, content, importer: importer.name }, world.clock.now());
  const finished = (run: ImportRun): ImportRun => ({ ...run, finishedAt: world.clock.now() });
  const keep = async (tx: Tx, run: ImportRun): Promise<ImportRun> => {
    await insertRun(tx, run);
    return run;
  };
  try {
    const reading = importer.read(content, optionsOf(started), world);
    const { plan } = reading;
    if (!plan)
      return await database.transaction('system', (tx) =>
        keep(tx, finished(rejectedRun({ ...started, dated: reading.dated }, reading.problems))),
      );
    return await importTransaction(database, async (tx) => {
      if (author) await lockImporter(tx, importer.name);
      const planned = await plan.compare(tx);
      const broken = planned.isRejected ? [] : await brokenBy(tx, dependencies, planned.decided);
      const run = found(started, reading, planned, broken);
      // Nobody is there to answer for regression cases: it waits for somebody who applies it.
      if (!author || planned.isRejected || broken.length > 0) return keep(tx, finished(run));
      await planned.write(author);
      return keep(tx, finished({ ...run, state: 'APPLIED', content: null }));
    });
  } catch (error) {
    const run = finished(failedRun(started, error));
    return database.transaction('system', (tx) => keep(tx, run));
  }
}
