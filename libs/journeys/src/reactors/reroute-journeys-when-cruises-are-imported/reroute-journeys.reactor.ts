import { Injectable } from '@nestjs/common';
import type { EventOf } from '@landfall/kernel';
import { CRUISES_IMPORTED } from '@landfall/answers/cruise-events';
import { LogSubscriber, Queues, type AfterCommit, type Tx } from '@landfall/platform';
import { addTaskOfAll, ALL_CRUISES, REROUTE_QUEUE } from '../../model/recompute-tasks.js';

/** Writes a recompute task for the trips on imported cruises and enqueues its job. */
@Injectable()
export class RerouteJourneysWhenCruisesAreImported extends LogSubscriber<typeof CRUISES_IMPORTED> {
  readonly name = 'reroute-journeys-when-cruises-are-imported';
  readonly types = [CRUISES_IMPORTED] as const;

  constructor(private readonly queues: Queues) {
    super();
  }

  async apply(tx: Tx, { position }: EventOf<typeof CRUISES_IMPORTED>): Promise<void | AfterCommit> {
    if (!(await addTaskOfAll(tx, position, ALL_CRUISES))) return;
    return () => this.queues.add(REROUTE_QUEUE, `reroute:${position}`, { position });
  }
}
