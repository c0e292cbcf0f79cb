import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { dayIn, rejection, type Rejection } from '@landfall/kernel';
import { Database, type AppendContext, type Tx } from '@landfall/platform';
import { changeScheduled } from '../../model/scheduled-revisions/scheduled-events.js';
import { scheduledById } from '../../model/scheduled-revisions/scheduled-store.js';
import { restrictionById } from '../../model/restriction/restriction-store.js';
import {
  regressionCaseRejection,
  type RegressionCaseRejection,
  type ScheduledRejection,
  type Published,
} from '../../publishing/save-result.js';
import { DecisionRules } from '../../decisions/decision-rules.js';
import { refreshRules } from '../../publishing/refresh-rules.js';
import { applyScheduled } from './apply-scheduled-revision.js';

export class ConfirmRevision {
  constructor(
    readonly id: string,
    readonly editorId: string,
    readonly correlationId: string,
  ) {}
}

export type ConfirmResult = Published | Rejection | ScheduledRejection | (RegressionCaseRejection & ScheduledRejection);

/** A second person agrees: what was proposed is published, or scheduled for its day. */
@CommandHandler(ConfirmRevision)
export class ConfirmRevisionHandler implements ICommandHandler<ConfirmRevision, ConfirmResult> {
  constructor(
    private readonly database: Database,
    private readonly rules: DecisionRules,
  ) {}

  async execute(command: ConfirmRevision): Promise<ConfirmResult> {
    const result = await this.database.transaction('system', (tx) => this.confirm(tx, command));
    await refreshRules(this.rules, result);
    return result;
  }

  private async confirm(tx: Tx, { id, editorId, correlationId }: ConfirmRevision): Promise<ConfirmResult> {
    const scheduled = await scheduledById(tx, id, 'lock');
    if (!scheduled) return rejection('id', 'rejection.notFound');
    if (scheduled.state !== 'HELD') return rejection('id', 'rejection.revisionNotOpen');
    if (scheduled.proposedBy === editorId) return rejection('id', 'rejection.secondPerson');
    const context: AppendContext = { actor: editorId, correlationId };
    const now = this.rules.clock.now();
    if (scheduled.effectiveOn && scheduled.effectiveOn > dayIn(this.rules.config.timeZone, now)) {
      const rescheduled = await changeScheduled(
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
    const applied = await applyScheduled(tx, this.rules, scheduled, { ...context, confirmedBy: editorId });
    if (applied.restriction) return { ok: true, ...applied };
    // The rejection is returned, not thrown: that it is blocked now is kept.
    if (applied.scheduled.state === 'HELD')
      return { ...regressionCaseRejection(applied.scheduled.brokenRegressionCases), scheduled: applied.scheduled };
    return { ...rejection('id', applied.scheduled.problem!), scheduled: applied.scheduled };
  }
}
