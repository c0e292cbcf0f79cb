import { Inject, Injectable } from '@nestjs/common';
import type { EventOf } from '@landfall/kernel';
import { LogSubscriber, Queues, type AfterCommit, type Tx } from '@landfall/platform';
import { ENTRY_RESTRICTION_CREATED, ENTRY_RESTRICTION_REVISED } from '@landfall/restrictions/events';
import { STORING_PROVIDER, type TranslationProvider } from '../translation/translation-provider.js';

export const TRANSLATE_QUEUE = 'translate-texts';

type Revised = typeof ENTRY_RESTRICTION_CREATED | typeof ENTRY_RESTRICTION_REVISED;

/**
 * Records a translation request for each published revision and enqueues the job. Starts at the end of the log and
 * advances without a service: a service configured later does not translate, and bill, older texts.
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
    // The outbox row is authoritative; the reconciler enqueues a lost job again.
    return () => this.queues.add(TRANSLATE_QUEUE, `translate:${streamId}:${version}`, { restrictionId: streamId });
  }
}
