import { Injectable } from '@nestjs/common';
import type { EventOf } from '@landfall/kernel';
import { LogSubscriber, Queues, type AfterCommit, type Tx } from '@landfall/platform';
import { PLACES_IMPORTED } from '@landfall/places/events';
import { ALL_PLACES, RELOCATE_QUEUE } from '../../model/recompute-tasks.js';

const NO_RESTRICTION = '00000000-0000-0000-0000-000000000000';

/** Writes a recompute task for the places of an import and enqueues its job. */
@Injectable()
export class RelocateItinerariesWhenPlacesAreImported extends LogSubscriber<typeof PLACES_IMPORTED> {
  readonly name = 'relocate-itineraries-when-places-are-imported';
  readonly types = [PLACES_IMPORTED] as const;

  constructor(private readonly queues: Queues) {
    super();
  }

  async apply(tx: Tx, { position }: EventOf<typeof PLACES_IMPORTED>): Promise<void | AfterCommit> {
    const { rowCount } = await tx.query(
      `insert into recompute_task (position, restriction_id, restriction_version, place_key, requested_at)
       values ($1, $2, 0, $3, now()) on conflict do nothing`,
      [position, NO_RESTRICTION, ALL_PLACES],
    );
    if (rowCount === 0) return;
    return () => this.queues.add(RELOCATE_QUEUE, `relocate:${position}`, { position });
  }
}
