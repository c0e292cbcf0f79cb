import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { dayIn, rejection, type Rejection } from '@landfall/kernel';
import type { AppendContext, Tx } from '@landfall/platform';
import { movePending } from '../../model/scheduled-revisions/pending-events.js';
import { pendingById } from '../../model/scheduled-revisions/pending-store.js';
import { restrictionById } from '../../model/restriction/restriction-store.js';
import {
  regressionCaseRejection,
  type RegressionCaseRejection,
  type MovedRejection,
  type Published,
} from '../../publishing/publish-revision.js';
import { Publishing } from '../../publishing/publishing.js';
import { applyPending } from './apply-pending.js';

export class ConfirmRevision {
  constructor(
    readonly id: string,
    readonly editorId: string,
    readonly correlationId: string,
  ) {}
}

export type ConfirmResult = Published | Rejection | MovedRejection | (RegressionCaseRejection & MovedRejection);

/** A second person agrees: what was proposed is published, or planned for its day. */
@CommandHandler(ConfirmRevision)
export class ConfirmRevisionHandler implements ICommandHandler<ConfirmRevision, ConfirmResult> {
  constructor(private readonly publishing: Publishing) {}

  execute(command: ConfirmRevision): Promise<ConfirmResult> {
    return this.publishing.commit((tx) => this.confirm(tx, command));
  }

  private async confirm(tx: Tx, { id, editorId, correlationId }: ConfirmRevision): Promise<ConfirmResult> {
    const pending = await pendingById(tx, id, 'lock');
    if (!pending) return rejection('id', 'rejection.notFound');
    if (pending.state !== 'AWAITING_CONFIRMATION') return rejection('id', 'rejection.revisionNotOpen');
    if (pending.proposedBy === editorId) return rejection('id', 'rejection.secondPerson');
    const context: AppendContext = { actor: editorId, correlationId };
    const now = this.publishing.clock.now();
    if (pending.effectiveOn && pending.effectiveOn > dayIn(this.publishing.config.timeZone, now)) {
      const planned = await movePending(
        tx,
        pending,
        { state: 'PLANNED', decidedBy: editorId, decidedAt: now },
        context,
      );
      return {
        ok: true,
        restriction: await restrictionById(tx, pending.restrictionId),
        pending: planned,
        warnings: [],
      };
    }
    const applied = await applyPending(tx, this.publishing, pending, { ...context, confirmedBy: editorId });
    if (applied.restriction) return { ok: true, ...applied };
    // The rejection is returned, not thrown: that it is blocked now is kept.
    if (applied.pending.state === 'AWAITING_CONFIRMATION')
      return { ...regressionCaseRejection(applied.pending.brokenRegressionCases), pending: applied.pending };
    return { ...rejection('id', applied.pending.problem!), pending: applied.pending };
  }
}
