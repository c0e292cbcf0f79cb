import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accepted, rejection, type Clock, type Outcome } from '@landfall/kernel';
import { CLOCK, Database, type Tx } from '@landfall/platform';
import { changeScheduled } from '../../model/scheduled-revisions/scheduled-events.js';
import { OPEN_STATES } from '../../model/scheduled-revisions/scheduled-revision.js';
import { scheduledById } from '../../model/scheduled-revisions/scheduled-store.js';
import { PublishedRules } from '../../model/restriction/published-rules.js';

export class WithdrawRevision {
  constructor(
    readonly id: string,
    readonly editorId: string,
    readonly correlationId: string,
  ) {}
}

/** Takes an open revision back: it will not be published. */
@CommandHandler(WithdrawRevision)
export class WithdrawRevisionHandler implements ICommandHandler<WithdrawRevision, Outcome<{ restrictionId: string }>> {
  constructor(
    private readonly database: Database,
    private readonly ruleIndex: PublishedRules,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(command: WithdrawRevision): Promise<Outcome<{ restrictionId: string }>> {
    const result = await this.database.transaction('system', (tx) => this.withdraw(tx, command));
    if (result.ok) await this.ruleIndex.refresh(result.restrictionId);
    return result;
  }

  private async withdraw(
    tx: Tx,
    { id, editorId, correlationId }: WithdrawRevision,
  ): Promise<Outcome<{ restrictionId: string }>> {
    const scheduled = await scheduledById(tx, id, 'lock');
    if (!scheduled) return rejection('id', 'rejection.notFound');
    if (!OPEN_STATES.includes(scheduled.state)) return rejection('id', 'rejection.revisionNotOpen');
    await changeScheduled(
      tx,
      scheduled,
      { state: 'WITHDRAWN', decidedBy: editorId, decidedAt: this.clock.now() },
      { actor: editorId, correlationId },
    );
    return accepted({ restrictionId: scheduled.restrictionId });
  }
}
