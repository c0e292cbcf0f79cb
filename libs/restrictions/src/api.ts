import type { Provider } from '@nestjs/common';
import { Publishing } from './publishing/publishing.js';
import { SaveEntryRestrictionHandler } from './commands/save-entry-restriction/save-entry-restriction.handler.js';
import { SaveEntryRestrictionResolver } from './commands/save-entry-restriction/save-entry-restriction.resolver.js';
import { ConfirmRevisionHandler } from './commands/resolve-revision/confirm-revision.handler.js';
import { RejectRevisionHandler } from './commands/resolve-revision/reject-revision.handler.js';
import { WithdrawRevisionHandler } from './commands/resolve-revision/withdraw-revision.handler.js';
import { ResolveRevisionResolver } from './commands/resolve-revision/resolve-revision.resolver.js';
import { SaveRegressionCaseHandler } from './commands/regression-cases/save-regression-case.handler.js';
import { DeleteRegressionCaseHandler } from './commands/regression-cases/delete-regression-case.handler.js';
import { RegressionCaseResolver } from './commands/regression-cases/regression-case.resolver.js';
import { RestoreEntryRestrictionHandler } from './commands/restore-entry-restriction/restore-entry-restriction.handler.js';
import { RestoreEntryRestrictionResolver } from './commands/restore-entry-restriction/restore-entry-restriction.resolver.js';
import { CopyEntryRestrictionHandler } from './commands/copy-entry-restriction/copy-entry-restriction.handler.js';
import { CopyEntryRestrictionResolver } from './commands/copy-entry-restriction/copy-entry-restriction.resolver.js';
import { CheckEntryRestrictionsHandler } from './commands/check-entry-restrictions/check-entry-restrictions.handler.js';
import { CheckEntryRestrictionsResolver } from './commands/check-entry-restrictions/check-entry-restrictions.resolver.js';
import { CheckLinksResolver } from './commands/check-links/check-links.resolver.js';
import { SaveAuthorityHandler } from './commands/keep-authorities/save-authority.handler.js';
import { DeleteAuthorityHandler } from './commands/keep-authorities/delete-authority.handler.js';
import { KeepAuthoritiesResolver } from './commands/keep-authorities/keep-authorities.resolver.js';
import { EntryRestrictionsResolver } from './views/entry-restrictions/entry-restrictions.resolver.js';
import { PendingRevisionsResolver } from './views/scheduled-revisions/pending-revisions.resolver.js';
import { ConflictsResolver } from './views/conflicts/conflicts.resolver.js';
import { RegressionCasesResolver } from './views/regression-cases/regression-cases.resolver.js';
import { ComputedFieldsResolver } from './views/entry-restrictions/computed-fields.resolver.js';
import { DetailLinkResolver } from './views/entry-restrictions/detail-link.resolver.js';
import { RestrictionRevisionsResolver } from './views/revisions/restriction-revisions.resolver.js';
import { ListAuthoritiesHandler } from './views/authorities/list-authorities.query.js';
import { AuthoritiesResolver } from './views/authorities/authorities.resolver.js';
import { ListScheduledRevisionsHandler } from './views/scheduled-revisions/list-scheduled-revisions.query.js';
import { ScheduledRevisionListResolver } from './views/scheduled-revisions/scheduled-revision-list.resolver.js';

/** What the api process mounts of this context. */
export const RESTRICTION_PROVIDERS: Provider[] = [
  Publishing,
  SaveEntryRestrictionHandler,
  SaveEntryRestrictionResolver,
  ConfirmRevisionHandler,
  RejectRevisionHandler,
  WithdrawRevisionHandler,
  ResolveRevisionResolver,
  SaveRegressionCaseHandler,
  DeleteRegressionCaseHandler,
  RegressionCaseResolver,
  RestoreEntryRestrictionHandler,
  RestoreEntryRestrictionResolver,
  CopyEntryRestrictionHandler,
  CopyEntryRestrictionResolver,
  CheckEntryRestrictionsHandler,
  CheckEntryRestrictionsResolver,
  CheckLinksResolver,
  SaveAuthorityHandler,
  DeleteAuthorityHandler,
  KeepAuthoritiesResolver,
  EntryRestrictionsResolver,
  PendingRevisionsResolver,
  ConflictsResolver,
  RegressionCasesResolver,
  ComputedFieldsResolver,
  DetailLinkResolver,
  RestrictionRevisionsResolver,
  ListAuthoritiesHandler,
  AuthoritiesResolver,
  ListScheduledRevisionsHandler,
  ScheduledRevisionListResolver,
];
