import { Injectable } from '@nestjs/common';
import type { EventOf } from '@landfall/kernel';
import { CRUISES_IMPORTED } from '@landfall/answers/cruise-events';
import { LogSubscriber, Queues, type AfterCommit, type Tx } from '@landfall/platform';
import { ALL_CRUISES, REROUTE_QUEUE } from '../../model/recompute-tasks.js';

const NO_RESTRICTION = '00000000-0000-0000-0000-000000000000';

/** Writes a recompute task for the trips on imported cruises and enqueues its job. */
@Injectable()
export class RerouteJourneysWhenCruisesAreImported extends LogSubscriber<typeof CRUISES_IMPORTED> {
  readonly name = 'reroute-journeys-when-cruises-are-imported';
  readonly types = [CRUISES_IMPORTED] as const;

  constructor(private readonly queues: Queues) {
    super();
  }

  async apply(tx: Tx, { position }: EventOf<typeof CRUISES_IMPORTED>): Promise<void | AfterCommit> {
    const { rowCount } = await tx.query(
      `insert into recompute_task (position, restriction_id, restriction_version, place_key, requested_at)
       values ($1, $2, 0, $3, now()) on conflict do nothing`,
      [position, NO_RESTRICTION, ALL_CRUISES],
    );
    if (rowCount === 0) return;
    return () => this.queues.add(REROUTE_QUEUE, `reroute:${position}`, { position });
  }
}
