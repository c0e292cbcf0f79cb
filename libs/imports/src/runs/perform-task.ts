import { isUtf8 } from 'node:buffer';
import type { Places } from '@landfall/places';
import type { Database, Tx } from '@landfall/platform';
import { brokenBy, type RegressionCaseRules } from '@landfall/restrictions/broken-by';
import { fileBytes } from '../files/import-file-store.js';
import { importActor, lockImporter } from '../port/import-lock.js';
import { problem } from '../port/import-problem.js';
import type { Importer, ImportOptions, ImportReading, ImportWorld } from '../port/importer.js';
import { applyPlan } from './apply-plan.js';
import { hashOf } from './hash-of.js';
import { importRunById, replaceOlderRuns } from './import-run-store.js';
import type { ImportRun } from './import-run.js';
import { taskById } from './import-task-store.js';
import { TaskWithdrawn, type ImportTask } from './import-task.js';
import { brokenOff, failedRun, finishTask, found, rejectedRun } from './run-facts.js';
import { TaskProgress } from './task-progress.js';

export type ImportRules = RegressionCaseRules['ruleIndex'] & Pick<ImportWorld, 'groups'>;

export interface RunDependencies extends RegressionCaseRules {
  ruleIndex: ImportRules;
  database: Database;
  places: Places;
}

const worldOf = ({ places, ruleIndex, clock }: RunDependencies): ImportWorld => ({
  places,
  groups: ruleIndex.groups,
  clock,
});

const optionsOf = ({ settings, licence, sourceUri, sourceName }: ImportRun): ImportOptions => ({
  fileName: sourceName,
  dated: settings.dated,
  fetchedOn: settings.fetchedOn,
  licence,
  sourceUri,
  removeMissing: settings.removeMissing,
  allowPartial: false,
});

// A large comparison works for longer between two statements than a request may, and one import of a source waits for the other.
const PATIENCE = `set local idle_in_transaction_session_timeout = '120s'; set local lock_timeout = '120s'; set local statement_timeout = '120s'`;

const importTransaction = <T>(database: Database, work: (tx: Tx) => Promise<T>): Promise<T> =>
  database.transaction('system', async (tx) => {
    await tx.query(PATIENCE);
    return work(tx);
  });

/**
 * Carries out a task: what it finds, what it writes and its end are one transaction. Nothing happens when the task is gone, so a
 * second delivery has no effect.
 */
export async function performTask(
  dependencies: RunDependencies,
  importers: ReadonlyMap<string, Importer>,
  taskId: string,
): Promise<void> {
  const { database, clock } = dependencies;
  const [task, run] = await database.transaction('system', async (tx) => {
    const open = await taskById(tx, taskId);
    return [open, open && (await importRunById(tx, open.runId))] as const;
  });
  if (!task || !run) return;
  const finish = async (tx: Tx, outcome: ImportRun): Promise<void> => {
    await finishTask(tx, task, { ...outcome, finishedAt: clock.now() });
    if (task.work !== 'APPLY') await replaceOlderRuns(tx, outcome);
  };
  try {
    await perform(dependencies, importers, { task, run, finish });
  } catch (error) {
    if (error instanceof TaskWithdrawn) return;
    const failed = failedRun(run, error);
    const [reason] = failed.problems;
    const outcome = task.work === 'APPLY' && reason ? brokenOff(run, task, reason) : failed;
    await database.transaction('system', (tx) => finish(tx, outcome)).catch(unlessWithdrawn);
  }
}

function unlessWithdrawn(error: unknown): void {
  if (!(error instanceof TaskWithdrawn)) throw error;
}

interface Performance {
  task: ImportTask;
  run: ImportRun;
  finish(tx: Tx, outcome: ImportRun): Promise<void>;
}

async function perform(
  dependencies: RunDependencies,
  importers: ReadonlyMap<string, Importer>,
  performance: Performance,
): Promise<void> {
  const { task, run, finish } = performance;
  const { database, clock } = dependencies;
  const progress = new TaskProgress(database, clock, task.id);
  await progress.step('READING');
  const importer = importers.get(run.importer);
  const bytes = run.fileId === null ? null : await fileBytes(database, run.fileId, progress.part);
  if (!importer || !bytes || hashOf(bytes) !== run.contentHash)
    throw new Error(`The file of run ${run.id} is not the one that was started.`);
  const reading = readingOf(importer, bytes, run, worldOf(dependencies));
  const { plan } = reading;
  await progress.step('COMPARING');
  if (task.work === 'APPLY')
    return importTransaction(database, async (tx) => {
      await lockImporter(tx, importer.name);
      await applyPlan(tx, dependencies, { ...performance, reading, progress });
    });
  if (!plan)
    return database.transaction('system', (tx) =>
      finish(tx, rejectedRun({ ...run, dated: reading.dated }, reading.problems)),
    );
  await importTransaction(database, async (tx) => {
    if (task.work === 'IMPORT') await lockImporter(tx, importer.name);
    const planned = await plan.compare(tx);
    await progress.step('CHECKING');
    const broken = planned.isRejected
      ? []
      : await brokenBy(tx, dependencies, planned.decided, { editorId: run.startedBy });
    const outcome = found(run, reading, planned, broken);
    // Nobody is there to answer for regression cases: it waits for somebody who applies it.
    if (task.work === 'COMPARE' || planned.isRejected || broken.length > 0) return finish(tx, outcome);
    await progress.step('WRITING');
    const author = { actor: importActor(importer.name), correlationId: task.correlationId };
    await planned.write(author, progress.part);
    return finish(tx, { ...outcome, state: 'APPLIED', fileId: null });
  });
}

function readingOf(importer: Importer, bytes: Buffer, run: ImportRun, world: ImportWorld): ImportReading {
  if (!isUtf8(bytes) || bytes.includes(0))
    return { dated: null, problems: [problem('import.problem.notUtf8')], plan: null };
  return importer.read(new TextDecoder().decode(bytes), optionsOf(run), world);
}
