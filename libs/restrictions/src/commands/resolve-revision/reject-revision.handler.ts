import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accepted, rejection, type Clock, type Outcome } from '@landfall/kernel';
import { CLOCK, Database, type Tx } from '@landfall/platform';
import { movePending } from '../../model/scheduled-revisions/pending-events.js';
import { pendingById } from '../../model/scheduled-revisions/pending-store.js';

const REASON_LENGTH = 2_000;

export class RejectRevision {
  constructor(
    readonly id: string,
    readonly reason: string,
    readonly editorId: string,
    readonly correlationId: string,
  ) {}
}

/** Turns down a revision that waits for a second person, and says why. */
@CommandHandler(RejectRevision)
export class RejectRevisionHandler implements ICommandHandler<RejectRevision, Outcome<object>> {
  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  execute(command: RejectRevision): Promise<Outcome<object>> {
    return this.database.transaction('system', (tx) => this.reject(tx, command));
  }

  private async reject(tx: Tx, { id, reason, editorId, correlationId }: RejectRevision): Promise<Outcome<object>> {
    const problem = reason.trim();
    if (!problem) return rejection('reason', 'rejection.required');
    if (problem.length > REASON_LENGTH) return rejection('reason', 'rejection.tooLong', { max: REASON_LENGTH });
    const pending = await pendingById(tx, id, 'lock');
    if (!pending) return rejection('id', 'rejection.notFound');
    if (pending.state !== 'AWAITING_CONFIRMATION') return rejection('id', 'rejection.revisionNotOpen');
    await movePending(
      tx,
      pending,
      { state: 'REJECTED', problem, decidedBy: editorId, decidedAt: this.clock.now() },
      { actor: editorId, correlationId },
    );
    return accepted({});
  }
}
