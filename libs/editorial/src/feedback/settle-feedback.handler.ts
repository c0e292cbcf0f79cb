import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accepted, refusal, type Clock, type Outcome } from '@landfall/kernel';
import { CLOCK, Database } from '@landfall/platform';
import { resolveFeedback } from './feedback-store.js';

export class SettleFeedback {
  constructor(readonly id: string) {}
}

@CommandHandler(SettleFeedback)
export class SettleFeedbackHandler implements ICommandHandler<SettleFeedback, Outcome<object>> {
  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ id }: SettleFeedback): Promise<Outcome<object>> {
    const known = await this.database.transaction('none', (tx) => resolveFeedback(tx, id, this.clock.now()));
    return known ? accepted({}) : refusal('id', 'refusal.notFound');
  }
}
