import type { Provider } from '@nestjs/common';
import type { Clock } from '@landfall/kernel';
import { CLOCK, CONFIG, Database, type Config } from '@landfall/platform';
import { CheckEntryRestrictionsHandler } from './commands/check-entry-restrictions/check-entry-restrictions.handler.js';
import { CheckEntryRestrictionsResolver } from './commands/check-entry-restrictions/check-entry-restrictions.resolver.js';
import { CheckLinksResolver } from './commands/check-links/check-links.resolver.js';
import { DeleteAuthorityHandler } from './commands/keep-authorities/delete-authority.handler.js';
import { KeepAuthoritiesResolver } from './commands/keep-authorities/keep-authorities.resolver.js';
import { SaveAuthorityHandler } from './commands/keep-authorities/save-authority.handler.js';
import { CopyEntryRestrictionHandler } from './commands/copy-entry-restriction/copy-entry-restriction.handler.js';
import { CopyEntryRestrictionResolver } from './commands/copy-entry-restriction/copy-entry-restriction.resolver.js';
import { RestoreEntryRestrictionHandler } from './commands/restore-entry-restriction/restore-entry-restriction.handler.js';
import { RestoreEntryRestrictionResolver } from './commands/restore-entry-restriction/restore-entry-restriction.resolver.js';
import { DeleteRegressionCaseHandler } from './commands/regression-cases/delete-regression-case.handler.js';
import { RegressionCaseResolver } from './commands/regression-cases/regression-case.resolver.js';
import { SaveRegressionCaseHandler } from './commands/regression-cases/save-regression-case.handler.js';
import { ImportSchedulesResolver } from './commands/run-imports/import-schedules.resolver.js';
import { ImportListsResolver } from './commands/run-imports/import-lists.resolver.js';
import { ListImportRunsHandler } from './commands/run-imports/list-import-runs.query.js';
import { ListImportSchedulesHandler } from './commands/run-imports/list-import-schedules.query.js';
import { ImportRunner } from './commands/run-imports/import-runner.js';
import { ImportsInThread } from './commands/run-imports/imports-in-thread.js';
import { ImportsResolver } from './commands/run-imports/imports.resolver.js';
import { Publishing } from './commands/plan-revision/publishing.js';
import { SaveEntryRestrictionHandler } from './commands/save-entry-restriction/save-entry-restriction.handler.js';
import { SaveEntryRestrictionResolver } from './commands/save-entry-restriction/save-entry-restriction.resolver.js';
import { ConfirmRevisionHandler } from './commands/resolve-revision/confirm-revision.handler.js';
import { RejectRevisionHandler } from './commands/resolve-revision/reject-revision.handler.js';
import { ResolveRevisionResolver } from './commands/resolve-revision/resolve-revision.resolver.js';
import { WithdrawRevisionHandler } from './commands/resolve-revision/withdraw-revision.handler.js';
import { CruisesResolver } from './cruises/cruises.resolver.js';
import { AuthoritiesResolver } from './views/authorities/authorities.resolver.js';
import { ListAuthoritiesHandler } from './views/authorities/list-authorities.query.js';
import { CatalogueResolver } from './views/catalogue/catalogue.resolver.js';
import { CruiseDetailResolver } from './views/cruise-detail/cruise-detail.resolver.js';
import { ConflictsResolver } from './views/conflicts/conflicts.resolver.js';
import { Lookup } from './views/destination-detail/lookup.js';
import { DestinationDetailResolver } from './views/destination-detail/destination-detail.resolver.js';
import { ComputedFieldsResolver } from './views/entry-restrictions/computed-fields.resolver.js';
import { DetailLinkResolver } from './views/entry-restrictions/detail-link.resolver.js';
import { EntryRestrictionsResolver } from './views/entry-restrictions/entry-restrictions.resolver.js';
import { EntryRestrictionListResolver } from './views/restriction-list/entry-restriction-list.resolver.js';
import { ListEntryRestrictionsHandler } from './views/restriction-list/list-entry-restrictions.query.js';
import { RestrictionListProjection } from './views/restriction-list/restriction-list.projection.js';
import { RestrictionPlaceNames } from './views/restriction-list/restriction-place-names.js';
import { CountryRiskResolver } from './views/map/country-risk.resolver.js';
import { MapResolver } from './views/map/map.resolver.js';
import { Viewpoints } from './views/map/viewpoints.js';
import { ListRegressionCasesHandler } from './views/regression-cases/list-regression-cases.query.js';
import { RegressionCaseListResolver } from './views/regression-cases/regression-case-list.resolver.js';
import { RegressionCaseResults } from './views/regression-cases/regression-case-results.projection.js';
import { RegressionCasesResolver } from './views/regression-cases/regression-cases.resolver.js';
import { ListScheduledRevisionsHandler } from './views/pending-revisions/list-scheduled-revisions.query.js';
import { PendingRevisionsResolver } from './views/pending-revisions/pending-revisions.resolver.js';
import { ScheduledRevisionListResolver } from './views/pending-revisions/scheduled-revision-list.resolver.js';
import { RestrictionRevisionsResolver } from './views/restriction-revisions/restriction-revisions.resolver.js';

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
  ListAuthoritiesHandler,
  AuthoritiesResolver,
  {
    provide: ImportRunner,
    useFactory: (database: Database, clock: Clock, config: Config) => new ImportsInThread({ database, clock, config }),
    inject: [Database, CLOCK, CONFIG],
  },
  ImportsResolver,
  ImportSchedulesResolver,
  ListImportRunsHandler,
  ListImportSchedulesHandler,
  ImportListsResolver,
  EntryRestrictionsResolver,
  RestrictionListProjection,
  RestrictionPlaceNames,
  ListEntryRestrictionsHandler,
  EntryRestrictionListResolver,
  PendingRevisionsResolver,
  ListScheduledRevisionsHandler,
  ScheduledRevisionListResolver,
  ConflictsResolver,
  RegressionCasesResolver,
  RegressionCaseResults,
  ListRegressionCasesHandler,
  RegressionCaseListResolver,
  ComputedFieldsResolver,
  DetailLinkResolver,
  RestrictionRevisionsResolver,
  CatalogueResolver,
  Lookup,
  DestinationDetailResolver,
  CruisesResolver,
  CruiseDetailResolver,
  Viewpoints,
  MapResolver,
  CountryRiskResolver,
];
