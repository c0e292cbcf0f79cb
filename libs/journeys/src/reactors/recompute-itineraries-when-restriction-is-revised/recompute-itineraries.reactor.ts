import type { FollowerDefinition, Queues } from '@landfall/platform';
import { ENTRY_RESTRICTION_CREATED, ENTRY_RESTRICTION_REVISED, type RestrictionContentV1 } from '@landfall/restrictions/events';

export const RECOMPUTE_QUEUE = 'recompute-itineraries';

/** Notes that itineraries of a place have to be looked at, and hands the work to the queue. */
export function recomputeItinerariesWhenRestrictionIsRevised(queues: Queues): FollowerDefinition {
  return {
    name: 'recompute-itineraries-when-restriction-is-revised',
    types: [ENTRY_RESTRICTION_CREATED, ENTRY_RESTRICTION_REVISED],
    async apply(tx, event) {
      const { changedTypes } = event.payload as RestrictionContentV1;
      if (changedTypes.length === 0) return undefined;
      const { rowCount } = await tx.query(
        `insert into recompute_run (position, restriction_id, restriction_version, requested_at) values ($1, $2, $3, now()) on conflict do nothing`,
        [event.position, event.streamId, event.version],
      );
      if (rowCount === 0) return undefined;
      // The row is the promise, the job only carries it out; the sweeper adds the job again if it gets lost.
      return () => queues.add(RECOMPUTE_QUEUE, `recompute:${event.position}`, { position: event.position });
    },
  };
}
