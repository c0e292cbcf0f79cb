import { Inject, Injectable } from '@nestjs/common';
import type { EventOf } from '@landfall/kernel';
import { LogSubscriber, Queues, type AfterCommit, type Tx } from '@landfall/platform';
import { ENTRY_RESTRICTION_CREATED, ENTRY_RESTRICTION_REVISED } from '@landfall/restrictions/events';
import { STORING_PROVIDER, type TranslationProvider } from '../translation/translation-provider.js';

export const TRANSLATE_QUEUE = 'translate-texts';

type Revised = typeof ENTRY_RESTRICTION_CREATED | typeof ENTRY_RESTRICTION_REVISED;

/**
 * Notes that the texts of a published revision want translating, and hands the work to the queue. It begins at the end of the log,
 * and moves on where no service is set up: a service that is set up later is not sent, and paid for, what was published before.
 */
@Injectable()
export class TranslateTextsWhenRestrictionIsRevised extends LogSubscriber<Revised> {
  readonly name = 'translate-texts-when-restriction-is-revised';
  readonly types = [ENTRY_RESTRICTION_CREATED, ENTRY_RESTRICTION_REVISED] as const;
  override readonly beginsAt = 'end';

  constructor(
    private readonly queues: Queues,
    @Inject(STORING_PROVIDER) private readonly provider: TranslationProvider | null,
  ) {
    super();
  }

  async apply(tx: Tx, { streamId, version, payload }: EventOf<Revised>): Promise<void | AfterCommit> {
    if (!this.provider || !payload.isActive) return;
    await tx.query(
      `insert into translation_request (restriction_id, version, requested_at) values ($1, $2, now())
       on conflict (restriction_id) do update set version = greatest(translation_request.version, excluded.version), requested_at = excluded.requested_at`,
      [streamId, version],
    );
    // The row is the promise, the job only carries it out; the reconciler adds the job again if it gets lost.
    return () => this.queues.add(TRANSLATE_QUEUE, `translate:${streamId}:${version}`, { restrictionId: streamId });
  }
}
