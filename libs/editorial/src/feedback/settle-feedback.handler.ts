import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accepted, isUuid, refusal, type Clock, type Outcome } from '@landfall/kernel';
import { CLOCK, Database } from '@landfall/platform';

export class SettleFeedback {
  constructor(readonly id: string) {}
}

@CommandHandler(SettleFeedback)
export class SettleFeedbackHandler implements ICommandHandler<SettleFeedback, Outcome<object>> {
  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Settling again changes nothing: the first day counts. */
  async execute({ id }: SettleFeedback): Promise<Outcome<object>> {
    if (!isUuid(id)) return refusal('id', 'refusal.notFound');
    const { rowCount } = await this.database.transaction('none', (tx) =>
      tx.query('update restriction_feedback set done_at = coalesce(done_at, $2) where id = $1', [id, this.clock.now()]),
    );
    return rowCount === 1 ? accepted({}) : refusal('id', 'refusal.notFound');
  }
}
