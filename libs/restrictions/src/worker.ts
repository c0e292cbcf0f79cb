export { restrictionHistory } from './views/restriction-history/restriction-history.projection.js';
export { CHECK_LINKS_QUEUE, checkDueLinks } from './commands/check-links/check-links.job.js';
export {
  APPLY_DUE_EVERY_MS,
  APPLY_DUE_QUEUE,
  applyDueRevisions,
  applyDueRevisionsJob,
} from './commands/resolve-revision/apply-due-revisions.job.js';
