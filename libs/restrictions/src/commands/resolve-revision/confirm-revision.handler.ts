import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { dayIn, rejection, type Rejection } from '@landfall/kernel';
import type { AppendContext, Tx } from '@landfall/platform';
import { moveScheduled } from '../../model/scheduled-revisions/scheduled-events.js';
import { scheduledById } from '../../model/scheduled-revisions/scheduled-store.js';
import { restrictionById } from '../../model/restriction/restriction-store.js';
import {
  regressionCaseRejection,
  type RegressionCaseRejection,
  type MovedRejection,
  type Published,
} from '../../publishing/publish-revision.js';
import { Publishing } from '../../publishing/publishing.js';
import { applyScheduled } from './apply-scheduled-revision.js';

export class ConfirmRevision {
  constructor(
    readonly id: string,
    readonly editorId: string,
    readonly correlationId: string,
  ) {}
}

export type ConfirmResult = Published | Rejection | MovedRejection | (RegressionCaseRejection & MovedRejection);

/** A second person agrees: what was proposed is published, or scheduled for its day. */
@CommandHandler(ConfirmRevision)
export class ConfirmRevisionHandler implements ICommandHandler<ConfirmRevision, ConfirmResult> {
  constructor(private readonly publishing: Publishing) {}

  execute(command: ConfirmRevision): Promise<ConfirmResult> {
    return this.publishing.commit((tx) => this.confirm(tx, command));
  }

  private async confirm(tx: Tx, { id, editorId, correlationId }: ConfirmRevision): Promise<ConfirmResult> {
    const scheduled = await scheduledById(tx, id, 'lock');
    if (!scheduled) return rejection('id', 'rejection.notFound');
    if (scheduled.state !== 'HELD') return rejection('id', 'rejection.revisionNotOpen');
    if (scheduled.proposedBy === editorId) return rejection('id', 'rejection.secondPerson');
    const context: AppendContext = { actor: editorId, correlationId };
    const now = this.publishing.clock.now();
    if (scheduled.effectiveOn && scheduled.effectiveOn > dayIn(this.publishing.config.timeZone, now)) {
      const rescheduled = await moveScheduled(
        tx,
        scheduled,
        { state: 'SCHEDULED', decidedBy: editorId, decidedAt: now },
        context,
      );
      return {
        ok: true,
        restriction: await restrictionById(tx, scheduled.restrictionId),
        scheduled: rescheduled,
        warnings: [],
      };
    }
    const applied = await applyScheduled(tx, this.publishing, scheduled, { ...context, confirmedBy: editorId });
    if (applied.restriction) return { ok: true, ...applied };
    // The rejection is returned, not thrown: that it is blocked now is kept.
    if (applied.scheduled.state === 'HELD')
      return { ...regressionCaseRejection(applied.scheduled.brokenRegressionCases), scheduled: applied.scheduled };
    return { ...rejection('id', applied.scheduled.problem!), scheduled: applied.scheduled };
  }
}
