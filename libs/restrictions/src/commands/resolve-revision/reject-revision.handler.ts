import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accepted, Rejections, type Clock, type Outcome } from '@landfall/kernel';
import { CLOCK, Database, type Tx, type Validated } from '@landfall/platform';
import { changeScheduled } from '../../model/scheduled-revisions/scheduled-events.js';
import { scheduledById } from '../../model/scheduled-revisions/scheduled-store.js';
import type { RejectRevisionInput } from './reject-revision.input.js';

export class RejectRevision {
  constructor(
    readonly draft: Validated<RejectRevisionInput>,
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

  private async reject(tx: Tx, { draft, editorId, correlationId }: RejectRevision): Promise<Outcome<object>> {
    const { id, reason: problem } = draft.input;
    const rejections = new Rejections(draft.shape);
    const scheduled = await scheduledById(tx, id, 'lock');
    if (!scheduled) rejections.add('id', 'rejection.notFound');
    else if (scheduled.state !== 'HELD') rejections.add('id', 'rejection.revisionNotOpen');
    if (!scheduled || rejections.any) return rejections.toRejection();
    await changeScheduled(
      tx,
      scheduled,
      { state: 'REJECTED', problem, decidedBy: editorId, decidedAt: this.clock.now() },
      { actor: editorId, correlationId },
    );
    return accepted({});
  }
}
