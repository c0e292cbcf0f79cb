import { Inject, Injectable } from '@nestjs/common';
import type { EventOf } from '@landfall/kernel';
import { CONFIG, LogSubscriber, Queues, type AfterCommit, type Config, type Tx } from '@landfall/platform';
import {
  ENTRY_RESTRICTION_CREATED,
  ENTRY_RESTRICTION_REVISED,
  REVISION_SCHEDULED,
  REVISION_HELD,
  REVISION_RESOLVED,
} from '@landfall/restrictions/events';
import { changesAnswers } from '@landfall/answers/changes-answers';
import { ALL_CRUISES, ALL_PLACES } from '../../model/recompute-tasks.js';

export const RECOMPUTE_QUEUE = 'recompute-itineraries';

const TYPES = [
  ENTRY_RESTRICTION_CREATED,
  ENTRY_RESTRICTION_REVISED,
  REVISION_SCHEDULED,
  REVISION_HELD,
  REVISION_RESOLVED,
] as const;
type Recomputed = (typeof TYPES)[number];

interface RecomputeRequest {
  restrictionId: string;
  /** Null: a scheduled revision has moved, not the restriction. */
  version: number | null;
  placeKey: string;
}

/** Which snapshots an event makes stale; null: none. */
async function requestOf(tx: Tx, event: EventOf<Recomputed>, timeZone: string): Promise<RecomputeRequest | null> {
  switch (event.type) {
    case REVISION_SCHEDULED: {
      const { restrictionId, placeKey } = event.payload;
      return { restrictionId, version: null, placeKey };
    }
    case REVISION_HELD:
    case REVISION_RESOLVED: {
      const { restrictionId, placeKey, wasScheduled } = event.payload;
      return wasScheduled ? { restrictionId, version: null, placeKey } : null;
    }
    default: {
      const { changedTypes, placeKey } = event.payload;
      // Pages name sources and days of checking too: a revision may move these alone.
      const isStale = changedTypes.length > 0 || (await changesAnswers(tx, event.streamId, event.version, timeZone));
      return isStale ? { restrictionId: event.streamId, version: event.version, placeKey } : null;
    }
  }
}

/**
 * Writes a recompute task for the itineraries of a place and enqueues its job. A place without itineraries needs none: who stores one
 * afterwards has seen the revision (`CreateJourneyHandler`), and an import of places or cruises that is still moving them may bring some there.
 */
@Injectable()
export class RecomputeItinerariesWhenRestrictionIsRevised extends LogSubscriber<Recomputed> {
  readonly name = 'recompute-itineraries-when-restriction-is-revised';
  readonly types = TYPES;

  constructor(
    private readonly queues: Queues,
    @Inject(CONFIG) private readonly config: Pick<Config, 'timeZone'>,
  ) {
    super();
  }

  async apply(tx: Tx, event: EventOf<Recomputed>): Promise<void | AfterCommit> {
    const request = await requestOf(tx, event, this.config.timeZone);
    if (!request) return;
    const { rowCount } = await tx.query(
      `insert into recompute_task (position, restriction_id, restriction_version, place_key, requested_at)
       select $1, $2, $3, $4, now()
       where exists (select 1 from itinerary_place where place_key = $4)
         or exists (select 1 from recompute_task where place_key = any($5) and finished_at is null)
       on conflict do nothing`,
      [event.position, request.restrictionId, request.version ?? 0, request.placeKey, [ALL_PLACES, ALL_CRUISES]],
    );
    if (rowCount === 0) return;
    // The job may get lost: the reconciler adds it again from the row.
    return () => this.queues.add(RECOMPUTE_QUEUE, `recompute:${event.position}`, { position: event.position });
  }
}
