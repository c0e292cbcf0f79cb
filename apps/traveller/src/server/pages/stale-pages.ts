import { setTimeout as wait } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { Clock } from '@landfall/kernel';
import { BringPageForward, FindTripPageVersion, type TripPageVersion } from '@landfall/journeys/traveller';
import { CLOCK } from '@landfall/platform';

const LONGEST_WAIT_MS = 1_500;
const ASK_MS = 75;
/** After a wait in vain pages are shown as they are: no worker recomputes them now. */
const GIVEN_UP_FOR_MS = 10_000;

/** Pages that are read while the rules behind them wait to be recomputed. */
@Injectable()
export class StalePages {
  private givenUpUntil = 0;

  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The version of the page once it has been brought forward, or after a short wait the one that it has still. */
  async renewed(token: string, stale: TripPageVersion): Promise<TripPageVersion | null> {
    await this.commands.execute(new BringPageForward(token));
    if (this.clock.now().getTime() < this.givenUpUntil) return stale;
    for (let waited = 0; waited < LONGEST_WAIT_MS; waited += ASK_MS) {
      await wait(ASK_MS);
      const version = await this.queries.execute(new FindTripPageVersion(token));
      if (!version?.isStale) return version;
    }
    this.givenUpUntil = this.clock.now().getTime() + GIVEN_UP_FOR_MS;
    return stale;
  }
}
