import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@landfall/kernel';
import { Places } from '@landfall/places';
import { CLOCK, CONFIG, type Config } from '@landfall/platform';
import { PublishedRules } from '../model/restriction/published-rules.js';

/** What every revision is decided by: the places, the published rules, the clock and the time zone of its days. */
@Injectable()
export class DecisionRules {
  constructor(
    readonly places: Places,
    readonly ruleIndex: PublishedRules,
    @Inject(CLOCK) readonly clock: Clock,
    @Inject(CONFIG) readonly config: Pick<Config, 'timeZone'>,
  ) {}
}
