import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { dayIn, refusal, type Clock, type Refusal } from '@landfall/kernel';
import { Places } from '@landfall/places';
import { CLOCK, CONFIG, Database, type AppendContext, type Config, type Tx } from '@landfall/platform';
import { movePending } from '../../model/pending-events.js';
import type { PendingRevision } from '../../model/pending-revision.js';
import { pendingById } from '../../model/pending-store.js';
import { restrictionById } from '../../model/restriction-store.js';
import { RuleBookKeeper } from '../../rule-book/rule-book-keeper.js';
import { goldenRefusal, type GoldenRefusal, type Published } from '../plan-revision/publish-revision.js';
import { applyPending } from './apply-pending.js';

export class ConfirmRevision {
  constructor(
    readonly id: string,
    readonly editorId: string,
    readonly correlationId: string,
  ) {}
}

/** A refusal that moved the revision nevertheless: it is blocked now, or waits with a longer list of golden travellers. */
export interface MovedRefusal extends Refusal {
  pending: PendingRevision;
}

export type ConfirmResult = Published | Refusal | MovedRefusal | (GoldenRefusal & MovedRefusal);

@CommandHandler(ConfirmRevision)
export class ConfirmRevisionHandler implements ICommandHandler<ConfirmRevision, ConfirmResult> {
  constructor(
    private readonly database: Database,
    readonly places: Places,
    readonly ruleBook: RuleBookKeeper,
    @Inject(CLOCK) readonly clock: Clock,
    @Inject(CONFIG) readonly config: Pick<Config, 'timeZone'>,
  ) {}

  async execute(command: ConfirmRevision): Promise<ConfirmResult> {
    const result = await this.database.transaction('system', (tx) => this.confirm(tx, command));
    if ('pending' in result && result.pending) await this.ruleBook.refresh(result.pending.restrictionId);
    return result;
  }

  private async confirm(tx: Tx, { id, editorId, correlationId }: ConfirmRevision): Promise<ConfirmResult> {
    const pending = await pendingById(tx, id, 'lock');
    if (!pending) return refusal('id', 'refusal.notFound');
    if (pending.state !== 'AWAITING_CONFIRMATION') return refusal('id', 'refusal.revisionNotOpen');
    if (pending.proposedBy === editorId) return refusal('id', 'refusal.secondPerson');
    const context: AppendContext = { actor: editorId, correlationId };
    const now = this.clock.now();
    if (pending.effectiveOn && pending.effectiveOn > dayIn(this.config.timeZone, now)) {
      const planned = await movePending(tx, pending, { state: 'PLANNED', decidedBy: editorId, decidedAt: now }, context);
      return { ok: true, restriction: await restrictionById(tx, pending.restrictionId), pending: planned, warnings: [] };
    }
    const applied = await applyPending(tx, this, pending, { ...context, confirmedBy: editorId });
    if (applied.restriction) return { ok: true, ...applied };
    // The refusal is returned, not thrown: that it is blocked now is kept.
    if (applied.pending.state === 'AWAITING_CONFIRMATION') return { ...goldenRefusal(applied.pending.brokenGoldens), pending: applied.pending };
    return { ...refusal('id', applied.pending.problem!), pending: applied.pending };
  }
}
