import type { SubscriberDefinition, Queues } from '@landfall/platform';
import {
  ENTRY_RESTRICTION_CREATED,
  ENTRY_RESTRICTION_REVISED,
  type RestrictionContentV1,
} from '@landfall/restrictions/events';
import type { TranslationProvider } from '../translation/translation-provider.js';

export const TRANSLATE_QUEUE = 'translate-texts';

/**
 * Notes that the texts of a published revision want translating, and hands the work to the queue. It begins at the end of the log,
 * and moves on where no service is set up: a service that is set up later is not sent, and paid for, what was published before.
 */
export function translateTextsWhenRestrictionIsRevised(
  queues: Queues,
  provider: TranslationProvider | null,
): SubscriberDefinition {
  return {
    name: 'translate-texts-when-restriction-is-revised',
    types: [ENTRY_RESTRICTION_CREATED, ENTRY_RESTRICTION_REVISED],
    beginsAt: 'end',
    async apply(tx, event) {
      if (!provider || !(event.payload as RestrictionContentV1).isActive) return undefined;
      await tx.query(
        `insert into translation_request (restriction_id, version, requested_at) values ($1, $2, now())
         on conflict (restriction_id) do update set version = greatest(translation_request.version, excluded.version), requested_at = excluded.requested_at`,
        [event.streamId, event.version],
      );
      // The row is the promise, the job only carries it out; the sweeper adds the job again if it gets lost.
      return () =>
        queues.add(TRANSLATE_QUEUE, `translate:${event.streamId}:${event.version}`, { restrictionId: event.streamId });
    },
  };
}
