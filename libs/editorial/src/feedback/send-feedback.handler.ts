import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accepted, newId, rejection, Rejections, type Clock, type Outcome } from '@landfall/kernel';
import { CLOCK, Database, takeWithin, type RateLimitRule, type Validated } from '@landfall/platform';
import { insertFeedback } from './feedback-store.js';
import type { FeedbackInput } from './feedback.input.js';

const PER_HOUR: RateLimitRule = { name: 'feedback', points: 20, seconds: 3_600 };

export class SendFeedback {
  constructor(
    readonly input: Validated<FeedbackInput>,
    readonly senderId: string,
  ) {}
}

@CommandHandler(SendFeedback)
export class SendFeedbackHandler implements ICommandHandler<SendFeedback, Outcome<object>> {
  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ input: { input, shape }, senderId }: SendFeedback): Promise<Outcome<object>> {
    if (shape.length > 0) return new Rejections(shape).toRejection();
    return this.database.transaction({ userId: senderId }, async (tx) => {
      if (!(await takeWithin(tx, PER_HOUR, senderId)))
        return rejection('text', 'rejection.feedbackLimit', { max: PER_HOUR.points });
      await insertFeedback(tx, { id: newId(), ...input, sentAt: this.clock.now(), sentBy: senderId });
      return accepted({});
    });
  }
}
