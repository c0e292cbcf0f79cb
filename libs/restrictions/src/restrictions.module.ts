import { BullModule } from '@nestjs/bullmq';
import { Module, type Provider } from '@nestjs/common';
import type { Clock } from '@landfall/kernel';
import { Places } from '@landfall/places';
import { PlacesModule } from '@landfall/places/module';
import { CLOCK, CONFIG, Database, eventTypesOf, LogSignal, type Config } from '@landfall/platform';
import { CheckLinks, CHECK_LINKS_QUEUE } from './commands/check-links/check-links.job.js';
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
import { RunDueImports, RUN_IMPORTS_QUEUE } from './commands/run-imports/run-due-imports.job.js';
import { Publishing } from './commands/plan-revision/publishing.js';
import { SaveEntryRestrictionHandler } from './commands/save-entry-restriction/save-entry-restriction.handler.js';
import { SaveEntryRestrictionResolver } from './commands/save-entry-restriction/save-entry-restriction.resolver.js';
import { ApplyDueRevisions, APPLY_DUE_QUEUE } from './commands/resolve-revision/apply-due-revisions.job.js';
import { ConfirmRevisionHandler } from './commands/resolve-revision/confirm-revision.handler.js';
import { RejectRevisionHandler } from './commands/resolve-revision/reject-revision.handler.js';
import { ResolveRevisionResolver } from './commands/resolve-revision/resolve-revision.resolver.js';
import { WithdrawRevisionHandler } from './commands/resolve-revision/withdraw-revision.handler.js';
import { loadCruiseSeeds } from './cruises/cruise-seeds.js';
import { Cruises } from './cruises/cruises.js';
import { CruisesResolver } from './cruises/cruises.resolver.js';
import { RESTRICTION_EVENTS } from './events.js';
import { AuthorityDirectory } from './rule-index/authority-directory.js';
import { RuleIndexProjection } from './rule-index/rule-index.projection.js';
import { loadGroups } from './seeding/seed-rules.js';
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
import { RegressionCasesResolver } from './views/regression-cases/regression-cases.resolver.js';
import { ListScheduledRevisionsHandler } from './views/pending-revisions/list-scheduled-revisions.query.js';
import { PendingRevisionsResolver } from './views/pending-revisions/pending-revisions.resolver.js';
import { ScheduledRevisionListResolver } from './views/pending-revisions/scheduled-revision-list.resolver.js';
import { RestrictionRevisionsResolver } from './views/restriction-revisions/restriction-revisions.resolver.js';
import { RestrictionHistory } from './views/restriction-history/restriction-history.projection.js';

/** What answers are made of, in memory: rules, authorities, cruises. */
const PROJECTIONS: Provider[] = [
  {
    provide: RuleIndexProjection,
    useFactory: async (database: Database, signal: LogSignal, config: Config) =>
      new RuleIndexProjection(database, signal, await loadGroups(config.seedsDir), config.timeZone),
    inject: [Database, LogSignal, CONFIG],
  },
  {
    provide: AuthorityDirectory,
    useFactory: (database: Database) => new AuthorityDirectory(database),
    inject: [Database],
  },
  {
    provide: Cruises,
    useFactory: async (config: Config, places: Places) => Cruises.of(await loadCruiseSeeds(config.seedsDir), places),
    inject: [CONFIG, Places],
  },
];

const COMMANDS: Provider[] = [
  Publishing,
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
  ListAuthoritiesHandler,
  ListScheduledRevisionsHandler,
  ListImportSchedulesHandler,
  ListImportRunsHandler,
  {
    provide: ImportRunner,
    useFactory: (database: Database, clock: Clock, config: Config) => new ImportsInThread({ database, clock, config }),
    inject: [Database, CLOCK, CONFIG],
  },
];

const RESOLVERS: Provider[] = [
  SaveEntryRestrictionResolver,
  ResolveRevisionResolver,
  RegressionCaseResolver,
  RestoreEntryRestrictionResolver,
  CopyEntryRestrictionResolver,
  CheckEntryRestrictionsResolver,
  CheckLinksResolver,
  KeepAuthoritiesResolver,
  AuthoritiesResolver,
  ImportsResolver,
  ImportSchedulesResolver,
  ImportListsResolver,
  EntryRestrictionsResolver,
  RestrictionListProjection,
  RestrictionPlaceNames,
  ListEntryRestrictionsHandler,
  EntryRestrictionListResolver,
  PendingRevisionsResolver,
  ScheduledRevisionListResolver,
  ConflictsResolver,
  RegressionCasesResolver,
  ComputedFieldsResolver,
  DetailLinkResolver,
  RestrictionRevisionsResolver,
  CatalogueResolver,
  DestinationDetailResolver,
  CruisesResolver,
  CruiseDetailResolver,
  MapResolver,
  CountryRiskResolver,
];

/** Entry restrictions and what is answered from them. */
@Module({
  imports: [
    PlacesModule,
    BullModule.registerQueue({ name: APPLY_DUE_QUEUE }, { name: CHECK_LINKS_QUEUE }, { name: RUN_IMPORTS_QUEUE }),
  ],
  providers: [
    eventTypesOf(RESTRICTION_EVENTS),
    ...PROJECTIONS,
    ...COMMANDS,
    ...RESOLVERS,
    Lookup,
    Viewpoints,
    RestrictionHistory,
    ApplyDueRevisions,
    CheckLinks,
    RunDueImports,
  ],
  exports: [RuleIndexProjection, AuthorityDirectory, Viewpoints],
})
export class RestrictionsModule {}
