import { Inject } from '@nestjs/common';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { dayIn, type Clock } from '@landfall/kernel';
import { Places } from '@landfall/places';
import { CLOCK, CONFIG, currentRequest, Database, type Config } from '@landfall/platform';
import { regressionCaseById, regressionCases } from '../../model/regression-cases/regression-case-store.js';
import type { RegressionCase } from '../../model/regression-cases/regression-case.js';
import { PublishedRules } from '../../model/restriction/published-rules.js';
import { presentRegressionCases } from './present-regression-case.js';

@Resolver()
export class RegressionCasesResolver {
  constructor(
    private readonly database: Database,
    private readonly places: Places,
    private readonly ruleIndex: PublishedRules,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'timeZone'>,
  ) {}

  @Query('regressionCases')
  async regressionCases(): Promise<object[]> {
    return this.present(await this.database.transaction('none', regressionCases));
  }

  @Query('regressionCase')
  async regressionCase(@Args('id') id: string): Promise<object | null> {
    const regressionCase = await this.database.transaction('none', (tx) => regressionCaseById(tx, id));
    return regressionCase ? (await this.present([regressionCase]))[0]! : null;
  }

  private present(regressionCases: readonly RegressionCase[]): Promise<object[]> {
    const options = {
      language: currentRequest().language,
      places: this.places,
      ruleIndex: this.ruleIndex.ruleIndex,
      today: dayIn(this.config.timeZone, this.clock.now()),
    };
    return this.database.transaction('none', (tx) => presentRegressionCases(tx, regressionCases, options));
  }
}
