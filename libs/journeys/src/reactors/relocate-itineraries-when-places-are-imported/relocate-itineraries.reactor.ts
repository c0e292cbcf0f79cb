import { Injectable } from '@nestjs/common';
import type { EventOf } from '@landfall/kernel';
import { LogSubscriber, Queues, type AfterCommit, type Tx } from '@landfall/platform';
import { PLACES_IMPORTED } from '@landfall/places/events';
import { addTaskOfAll, ALL_PLACES, RELOCATE_QUEUE } from '../../model/recompute-tasks.js';

/** Writes a recompute task for the places of an import and enqueues its job. */
@Injectable()
export class RelocateItinerariesWhenPlacesAreImported extends LogSubscriber<typeof PLACES_IMPORTED> {
  readonly name = 'relocate-itineraries-when-places-are-imported';
  readonly types = [PLACES_IMPORTED] as const;

  constructor(private readonly queues: Queues) {
    super();
  }

  async apply(tx: Tx, { position }: EventOf<typeof PLACES_IMPORTED>): Promise<void | AfterCommit> {
    if (!(await addTaskOfAll(tx, position, ALL_PLACES))) return;
    return () => this.queues.add(RELOCATE_QUEUE, `relocate:${position}`, { position });
  }
}
