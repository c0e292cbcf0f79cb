import type { Tx } from '@landfall/platform';
import { brokenBy, type RegressionCaseRules } from '@landfall/restrictions/broken-by';
import { formerCasesOf } from '@landfall/restrictions/former-case-store';
import type { BrokenRegressionCase } from '@landfall/restrictions/regression-case';
import type { PlannedImport } from '../port/importer.js';
import type { ImportRun } from './import-run.js';

/** Regression cases that what a run found would break, as they stand and as who started the run found them. */
export async function brokenByRun(
  tx: Tx,
  rules: RegressionCaseRules,
  { startedBy }: ImportRun,
  planned: PlannedImport,
): Promise<BrokenRegressionCase[]> {
  if (planned.isRejected) return [];
  const formerly = startedBy === null ? [] : await formerCasesOf(tx, startedBy, rules.clock.now());
  return brokenBy(tx, rules, planned.decided, null, formerly);
}
