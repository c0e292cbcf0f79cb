import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accepted, rejection, type Clock, type Outcome } from '@landfall/kernel';
import { CLOCK, Database } from '@landfall/platform';
import { resolveFeedback } from './feedback-store.js';

export class ResolveFeedback {
  constructor(readonly id: string) {}
}

@CommandHandler(ResolveFeedback)
export class ResolveFeedbackHandler implements ICommandHandler<ResolveFeedback, Outcome<object>> {
  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ id }: ResolveFeedback): Promise<Outcome<object>> {
    const known = await this.database.transaction('system', (tx) => resolveFeedback(tx, id, this.clock.now()));
    return known ? accepted({}) : rejection('id', 'rejection.notFound');
  }
}
