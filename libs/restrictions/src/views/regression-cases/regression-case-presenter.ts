import { Inject, Injectable } from '@nestjs/common';
import { dayIn, type Clock, type Language } from '@landfall/kernel';
import { Places } from '@landfall/places';
import { CLOCK, CONFIG, type Config, type Presented, type Tx } from '@landfall/platform';
import type { RegressionCase } from '../../model/regression-cases/regression-case.js';
import { PublishedRules } from '../../model/restriction/published-rules.js';
import { presentRegressionCases } from './present-regression-case.js';

/** Puts regression cases into the shape of the api, with what does not hold by the rules of now. */
@Injectable()
export class RegressionCasePresenter {
  constructor(
    private readonly places: Places,
    private readonly rules: PublishedRules,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'timeZone'>,
  ) {}

  present(tx: Tx, cases: readonly RegressionCase[], language: Language): Promise<Presented<'RegressionCase'>[]> {
    const { current: ruleIndex } = this.rules;
    const today = dayIn(this.config.timeZone, this.clock.now());
    return presentRegressionCases(tx, cases, { language, places: this.places, ruleIndex, today });
  }
}
