import { rejection, type Rejection } from '@landfall/kernel';
import type { Tx } from '@landfall/platform';
import { brokenBy } from '@landfall/restrictions/broken-by';
import { lockImporter } from '../port/import-lock.js';
import type { Importer } from '../port/importer.js';
import { importRunById, updateRun } from './import-run-store.js';
import type { ImportRun } from './import-run.js';
import {
  changesHashOf,
  failedRun,
  found,
  hashOf,
  importTransaction,
  namesOf,
  optionsOf,
  rejectedRun,
  worldOf,
  type RunDependencies,
} from './run-import.js';

export type ApplyResult = { ok: true; run: ImportRun } | (Rejection & { run: ImportRun | null });

export interface Applier {
  userId: string;
  correlationId: string;
}

/**
 * Applies exactly what was reviewed: the same file, and the same changes. When the stored data moved on in between so that the
 * changes would be others, nothing is applied; the run then holds the new comparison. What breaks a regression case is applied
 * by a second person only.
 */
export async function applyRun(
  dependencies: RunDependencies,
  importers: ReadonlyMap<string, Importer>,
  id: string,
  { userId, correlationId }: Applier,
): Promise<ApplyResult> {
  const { database, clock } = dependencies;
  const held = await database.transaction('system', (tx) => importRunById(tx, id));
  if (!held) return { ...rejection('id', 'rejection.notFound'), run: null };
  const importer = importers.get(held.importer);
  if (!importer || !isOpen(held)) return { ...rejection('id', 'rejection.importNotOpen'), run: held };
  const finish = async (tx: Tx, run: ImportRun): Promise<ImportRun> => {
    const finished = { ...run, finishedAt: clock.now() };
    await updateRun(tx, finished);
    return finished;
  };
  try {
    const reading = importer.read(held.content, optionsOf(held), worldOf(dependencies));
    const { plan } = reading;
    return await importTransaction(database, async (tx): Promise<ApplyResult> => {
      const run = await importRunById(tx, id, true);
      if (!run || !isOpen(run)) return { ...rejection('id', 'rejection.importNotOpen'), run };
      await lockImporter(tx, importer.name);
      if (!plan)
        return {
          ...rejection('id', 'rejection.importMovedOn'),
          run: await finish(tx, rejectedRun(run, reading.problems)),
        };
      const planned = await plan.compare(tx);
      const broken = planned.isRejected ? [] : await brokenBy(tx, dependencies, planned.decided);
      const now = found(run, reading, planned, broken);
      const isReviewed =
        changesHashOf(planned) === run.changesHash &&
        broken.every(({ id: regressionCase }) =>
          run.brokenRegressionCases.some((known) => known.id === regressionCase),
        );
      if (planned.isRejected || !isReviewed)
        return { ...rejection('id', 'rejection.importMovedOn'), run: await finish(tx, now) };
      if (broken.length > 0 && run.startedBy === userId)
        return { ...rejection('id', 'rejection.importBreaksRegressionCase', { names: namesOf(broken) }), run };
      await planned.write({ actor: userId, correlationId });
      return { ok: true, run: await finish(tx, { ...now, state: 'APPLIED', content: null, appliedBy: userId }) };
    });
  } catch (error) {
    const run = failedRun(held, error);
    const [reason] = run.problems;
    const said =
      reason && 'key' in reason
        ? rejection('id', reason.key, { ...reason.values })
        : rejection('id', 'rejection.importNotOpen');
    return { ...said, run: await database.transaction('system', (tx) => finish(tx, run)) };
  }
}

const isOpen = (run: ImportRun): run is ImportRun & { content: string } =>
  run.state === 'DRY_RUN' && run.content !== null && hashOf(run.content) === run.contentHash;
