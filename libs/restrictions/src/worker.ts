export { restrictionHistory } from './views/restriction-history/restriction-history.projection.js';
export { RuleIndexProjection } from './rule-index/rule-index.projection.js';
export { CHECK_LINKS_QUEUE, checkDueLinks } from './commands/check-links/check-links.job.js';
export {
  APPLY_DUE_EVERY_MS,
  APPLY_DUE_QUEUE,
  applyDueRevisions,
  applyDueRevisionsJob,
} from './commands/resolve-revision/apply-due-revisions.job.js';
export { IMPORTERS } from './importers.js';
export { RUN_IMPORTS_QUEUE, runDueImports } from './commands/run-imports/run-due-imports.job.js';
