import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accepted, rejection, type Clock, type Outcome } from '@landfall/kernel';
import { CLOCK, Database, type Tx } from '@landfall/platform';
import { movePending } from '../../model/scheduled-revisions/pending-events.js';
import { OPEN_STATES } from '../../model/scheduled-revisions/pending-revision.js';
import { pendingById } from '../../model/scheduled-revisions/pending-store.js';
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
    const pending = await pendingById(tx, id, 'lock');
    if (!pending) return rejection('id', 'rejection.notFound');
    if (!OPEN_STATES.includes(pending.state)) return rejection('id', 'rejection.revisionNotOpen');
    await movePending(
      tx,
      pending,
      { state: 'WITHDRAWN', decidedBy: editorId, decidedAt: this.clock.now() },
      { actor: editorId, correlationId },
    );
    return accepted({ restrictionId: pending.restrictionId });
  }
}
