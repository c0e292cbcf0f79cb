import type { Config, SubscriberDefinition, Queues, Tx } from '@landfall/platform';
import {
  ENTRY_RESTRICTION_CREATED,
  ENTRY_RESTRICTION_REVISED,
  REVISION_PLANNED,
  REVISION_PROPOSED,
  REVISION_SETTLED,
  type RestrictionContentV1,
  type RevisionPlannedV1,
  type RevisionProposedV1,
  type RevisionSettledV1,
} from '@landfall/restrictions/events';
import { movesAnswers } from '@landfall/answers/moves-answers';

export const RECOMPUTE_QUEUE = 'recompute-itineraries';

interface Wanted {
  restrictionId: string;
  /** Null: a plan has moved, not the restriction. */
  version: number | null;
  placeKey: string;
}

/** Which documents an event makes stale; null: none. */
async function wanted(
  tx: Tx,
  event: { type: string; streamId: string; version: number; payload: unknown },
  timeZone: string,
): Promise<Wanted | null> {
  switch (event.type) {
    case REVISION_PLANNED: {
      const { restrictionId, placeKey } = event.payload as RevisionPlannedV1;
      return { restrictionId, version: null, placeKey };
    }
    case REVISION_PROPOSED:
    case REVISION_SETTLED: {
      const { restrictionId, placeKey, wasPlanned } = event.payload as RevisionProposedV1 | RevisionSettledV1;
      return wasPlanned ? { restrictionId, version: null, placeKey } : null;
    }
    default: {
      const { changedTypes, placeKey } = event.payload as RestrictionContentV1;
      // Pages name sources and days of checking too: a revision may move these alone.
      const isStale = changedTypes.length > 0 || (await movesAnswers(tx, event.streamId, event.version, timeZone));
      return isStale ? { restrictionId: event.streamId, version: event.version, placeKey } : null;
    }
  }
}

/** Notes that itineraries of a place have to be looked at, and hands the work to the queue. */
export function recomputeItinerariesWhenRestrictionIsRevised(
  queues: Queues,
  { timeZone }: Pick<Config, 'timeZone'>,
): SubscriberDefinition {
  return {
    name: 'recompute-itineraries-when-restriction-is-revised',
    types: [
      ENTRY_RESTRICTION_CREATED,
      ENTRY_RESTRICTION_REVISED,
      REVISION_PLANNED,
      REVISION_PROPOSED,
      REVISION_SETTLED,
    ],
    async apply(tx, event) {
      const run = await wanted(tx, event, timeZone);
      if (!run) return undefined;
      const { rowCount } = await tx.query(
        `insert into recompute_run (position, restriction_id, restriction_version, place_key, requested_at) values ($1, $2, $3, $4, now()) on conflict do nothing`,
        [event.position, run.restrictionId, run.version ?? 0, run.placeKey],
      );
      if (rowCount === 0) return undefined;
      // The row is the promise, the job only carries it out; the sweeper adds the job again if it gets lost.
      return () => queues.add(RECOMPUTE_QUEUE, `recompute:${event.position}`, { position: event.position });
    },
  };
}
