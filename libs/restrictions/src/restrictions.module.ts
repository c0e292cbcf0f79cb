import { BullModule } from '@nestjs/bullmq';
import { Module, type Provider } from '@nestjs/common';
import { PlacesModule } from '@landfall/places/module';
import { Database, eventTypesOf } from '@landfall/platform';
import { CheckEntryRestrictionsHandler } from './commands/check-entry-restrictions/check-entry-restrictions.handler.js';
import { CheckEntryRestrictionsResolver } from './commands/check-entry-restrictions/check-entry-restrictions.resolver.js';
import { CHECK_LINKS_QUEUE, CheckLinks } from './commands/check-links/check-links.job.js';
import { CheckLinksOfRestrictionHandler } from './commands/check-links/check-links-of-restriction.handler.js';
import { CheckLinksResolver } from './commands/check-links/check-links.resolver.js';
import { CopyEntryRestrictionHandler } from './commands/copy-entry-restriction/copy-entry-restriction.handler.js';
import { CopyEntryRestrictionResolver } from './commands/copy-entry-restriction/copy-entry-restriction.resolver.js';
import { PreviewCopyHandler } from './commands/copy-entry-restriction/preview-copy.query.js';
import { DeleteAuthorityHandler } from './commands/keep-authorities/delete-authority.handler.js';
import { KeepAuthoritiesResolver } from './commands/keep-authorities/keep-authorities.resolver.js';
import { SaveAuthorityHandler } from './commands/keep-authorities/save-authority.handler.js';
import { DeleteRegressionCaseHandler } from './commands/regression-cases/delete-regression-case.handler.js';
import { RegressionCaseResolver } from './commands/regression-cases/regression-case.resolver.js';
import { SaveRegressionCaseHandler } from './commands/regression-cases/save-regression-case.handler.js';
import { APPLY_DUE_QUEUE, ApplyDueRevisions } from './commands/resolve-revision/apply-due-revisions.job.js';
import { ConfirmRevisionHandler } from './commands/resolve-revision/confirm-revision.handler.js';
import { RejectRevisionHandler } from './commands/resolve-revision/reject-revision.handler.js';
import { ResolveRevisionResolver } from './commands/resolve-revision/resolve-revision.resolver.js';
import { WithdrawRevisionHandler } from './commands/resolve-revision/withdraw-revision.handler.js';
import { RestoreEntryRestrictionHandler } from './commands/restore-entry-restriction/restore-entry-restriction.handler.js';
import { RestoreEntryRestrictionResolver } from './commands/restore-entry-restriction/restore-entry-restriction.resolver.js';
import { SaveEntryRestrictionHandler } from './commands/save-entry-restriction/save-entry-restriction.handler.js';
import { SaveEntryRestrictionResolver } from './commands/save-entry-restriction/save-entry-restriction.resolver.js';
import { AuthorityDirectory } from './model/authorities/authority-directory.js';
import { RESTRICTION_EVENTS } from './model/restriction/events.js';
import { DecisionRules } from './decisions/decision-rules.js';
import { AuthoritiesResolver } from './views/authorities/authorities.resolver.js';
import { AllAuthoritiesHandler } from './views/authorities/all-authorities.query.js';
import { AuthorityHandler } from './views/authorities/authority.query.js';
import { ListAuthoritiesHandler } from './views/authorities/list-authorities.query.js';
import { ConflictsResolver } from './views/conflicts/conflicts.resolver.js';
import { OpenConflictsHandler } from './views/conflicts/open-conflicts.query.js';
import { ComputedFieldsResolver } from './views/entry-restrictions/computed-fields.resolver.js';
import { DetailLinkResolver } from './views/entry-restrictions/detail-link.resolver.js';
import { EntryRestrictionHandler } from './views/entry-restrictions/entry-restriction.query.js';
import { EntryRestrictionWithParentHandler } from './views/entry-restrictions/entry-restriction-with-parent.query.js';
import { EntryRestrictionsHandler } from './views/entry-restrictions/entry-restrictions.query.js';
import { EntryRestrictionsResolver } from './views/entry-restrictions/entry-restrictions.resolver.js';
import { HistoricalRestrictions } from './views/entry-restrictions/historical-restrictions.js';
import { ListEditorsHandler } from './views/entry-restrictions/list-editors.query.js';
import { ListRegressionCasesHandler } from './views/regression-cases/list-regression-cases.query.js';
import { RegressionCasePresenter } from './views/regression-cases/regression-case-presenter.js';
import { RegressionCaseHandler } from './views/regression-cases/regression-case.query.js';
import { RegressionCaseResults } from './views/regression-cases/regression-case-results.projection.js';
import { RegressionCasesResolver } from './views/regression-cases/regression-cases.resolver.js';
import { ListOfficialListResultsHandler } from './views/official-lists/list-official-list-results.query.js';
import { OfficialListResults } from './views/official-lists/official-list-results.js';
import { OfficialListsResolver } from './views/official-lists/official-lists.resolver.js';
import { CountryOverviewResolver } from './views/country-overview/country-overview.resolver.js';
import { ListCountryOverviewHandler } from './views/country-overview/list-country-overview.query.js';
import { EntryRestrictionListResolver } from './views/restriction-list/entry-restriction-list.resolver.js';
import { ListEntryRestrictionsHandler } from './views/restriction-list/list-entry-restrictions.query.js';
import { RestrictionListProjection } from './views/restriction-list/restriction-list.projection.js';
import { RestrictionPlaceNames } from './views/restriction-list/restriction-place-names.js';
import { ListRevisionsHandler } from './views/revisions/list-revisions.query.js';
import { RevisionHandler } from './views/revisions/revision.query.js';
import { RestrictionRevisionsResolver } from './views/revisions/restriction-revisions.resolver.js';
import { ListScheduledRevisionsHandler } from './views/scheduled-revisions/list-scheduled-revisions.query.js';
import { SaveResultPresenter } from './views/save-result/save-result-presenter.js';
import { ScheduledRevisionPresenter } from './views/scheduled-revisions/scheduled-revision-presenter.js';
import { ScheduledRevisionHandler } from './views/scheduled-revisions/scheduled-revision.query.js';
import { ScheduledRevisionsResolver } from './views/scheduled-revisions/scheduled-revisions.resolver.js';

const COMMANDS: Provider[] = [
  DecisionRules,
  SaveEntryRestrictionHandler,
  ConfirmRevisionHandler,
  RejectRevisionHandler,
  WithdrawRevisionHandler,
  SaveRegressionCaseHandler,
  DeleteRegressionCaseHandler,
  RestoreEntryRestrictionHandler,
  CopyEntryRestrictionHandler,
  CheckEntryRestrictionsHandler,
  SaveAuthorityHandler,
  DeleteAuthorityHandler,
  CheckLinksOfRestrictionHandler,
];

const PRESENTERS: Provider[] = [
  HistoricalRestrictions,
  RegressionCasePresenter,
  ScheduledRevisionPresenter,
  SaveResultPresenter,
];

const QUERIES: Provider[] = [
  EntryRestrictionHandler,
  EntryRestrictionsHandler,
  EntryRestrictionWithParentHandler,
  ListEditorsHandler,
  ListRevisionsHandler,
  RevisionHandler,
  OpenConflictsHandler,
  ScheduledRevisionHandler,
  RegressionCaseHandler,
  AuthorityHandler,
  AllAuthoritiesHandler,
  PreviewCopyHandler,
];

const LISTS: Provider[] = [
  RestrictionListProjection,
  RestrictionPlaceNames,
  RegressionCaseResults,
  ListEntryRestrictionsHandler,
  ListCountryOverviewHandler,
  ListAuthoritiesHandler,
  ListScheduledRevisionsHandler,
  ListRegressionCasesHandler,
  OfficialListResults,
  ListOfficialListResultsHandler,
];

const RESOLVERS: Provider[] = [
  OfficialListsResolver,
  SaveEntryRestrictionResolver,
  ResolveRevisionResolver,
  RegressionCaseResolver,
  RestoreEntryRestrictionResolver,
  CopyEntryRestrictionResolver,
  CheckEntryRestrictionsResolver,
  CheckLinksResolver,
  KeepAuthoritiesResolver,
  AuthoritiesResolver,
  EntryRestrictionsResolver,
  EntryRestrictionListResolver,
  CountryOverviewResolver,
  ScheduledRevisionsResolver,
  ConflictsResolver,
  RegressionCasesResolver,
  ComputedFieldsResolver,
  DetailLinkResolver,
  RestrictionRevisionsResolver,
];

/** Entry restrictions and their editing. `PublishedRules` comes from the module of the answers. */
@Module({
  imports: [PlacesModule, BullModule.registerQueue({ name: APPLY_DUE_QUEUE }, { name: CHECK_LINKS_QUEUE })],
  providers: [
    eventTypesOf(RESTRICTION_EVENTS),
    {
      provide: AuthorityDirectory,
      useFactory: (database: Database) => new AuthorityDirectory(database),
      inject: [Database],
    },
    ...COMMANDS,
    ...PRESENTERS,
    ...QUERIES,
    ...LISTS,
    ...RESOLVERS,
    ApplyDueRevisions,
    CheckLinks,
  ],
  exports: [AuthorityDirectory, RestrictionListProjection],
})
export class RestrictionsModule {}
