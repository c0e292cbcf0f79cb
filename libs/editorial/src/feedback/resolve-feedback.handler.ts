import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accepted, isUuid, rejection, type Clock, type Outcome } from '@landfall/kernel';
import { CLOCK, Database } from '@landfall/platform';

export class ResolveFeedback {
  constructor(readonly id: string) {}
}

@CommandHandler(ResolveFeedback)
export class ResolveFeedbackHandler implements ICommandHandler<ResolveFeedback, Outcome<object>> {
  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Settling again changes nothing: the first day counts. */
  async execute({ id }: ResolveFeedback): Promise<Outcome<object>> {
    if (!isUuid(id)) return rejection('id', 'rejection.notFound');
    const { rowCount } = await this.database.transaction('none', (tx) =>
      tx.query('update restriction_feedback set done_at = coalesce(done_at, $2) where id = $1', [id, this.clock.now()]),
    );
    return rowCount === 1 ? accepted({}) : rejection('id', 'rejection.notFound');
  }
}
