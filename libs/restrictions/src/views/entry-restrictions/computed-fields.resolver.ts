import { Inject } from '@nestjs/common';
import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { StatusColor } from '@landfall/catalogue';
import { dayIn, type Clock, type IsoDate } from '@landfall/kernel';
import { CLOCK, CONFIG, type Config } from '@landfall/platform';
import { reviewsDue } from '../../model/restriction/review.js';
import { statusOfDay } from '../../model/restriction/status-of-day.js';
import type { PresentedRestriction } from './present-restriction.js';

/** Fields of a restriction that depend on the day it is seen on. */
@Resolver('EntryRestriction')
export class ComputedFieldsResolver {
  constructor(
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @ResolveField('status')
  status(@Parent() { stored, seenOn }: PresentedRestriction): StatusColor {
    return statusOfDay(stored, seenOn ?? this.today());
  }

  @ResolveField('reviewsDueCount')
  reviewsDueCount(@Parent() { stored, seenOn }: PresentedRestriction): number {
    return reviewsDue(stored, seenOn ?? this.today(), this.config.timeZone).length;
  }

  private today(): IsoDate {
    return dayIn(this.config.timeZone, this.clock.now());
  }
}
