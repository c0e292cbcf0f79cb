import { Global, Module } from '@nestjs/common';
import { CONFIG, Database, LogSignal, type Config } from '@landfall/platform';
import { loadGroups } from '@landfall/restrictions/country-groups';
import { PublishedRules } from '@landfall/restrictions/published-rules';
import { RuleIndexProjection } from './rule-index.projection.js';

/** The rules of the process. Global: editing knows them as `PublishedRules` and does not know this package. */
@Global()
@Module({
  providers: [
    {
      provide: RuleIndexProjection,
      useFactory: async (database: Database, signal: LogSignal, config: Config) =>
        new RuleIndexProjection(database, signal, await loadGroups(config.seedsDir), config.timeZone),
      inject: [Database, LogSignal, CONFIG],
    },
    { provide: PublishedRules, useExisting: RuleIndexProjection },
  ],
  exports: [RuleIndexProjection, PublishedRules],
})
export class RuleIndexModule {}
