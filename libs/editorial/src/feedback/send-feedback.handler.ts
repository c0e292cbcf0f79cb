import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accepted, newId, type Clock, type Outcome } from '@landfall/kernel';
import { CLOCK, Database, type Validated } from '@landfall/platform';
import { decideFeedback } from './feedback.decide.js';
import { countSentSince, insertFeedback } from './feedback-store.js';
import type { FeedbackInput } from './feedback.input.js';

const HOUR_MS = 3_600_000;

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

  execute({ input, senderId }: SendFeedback): Promise<Outcome<object>> {
    const now = this.clock.now();
    return this.database.transaction('none', async (tx) => {
      const outcome = decideFeedback(input, await countSentSince(tx, senderId, new Date(now.getTime() - HOUR_MS)));
      if (!outcome.ok) return outcome;
      await insertFeedback(tx, { id: newId(), ...outcome.content, sentAt: now, sentBy: senderId });
      return accepted({});
    });
  }
}
