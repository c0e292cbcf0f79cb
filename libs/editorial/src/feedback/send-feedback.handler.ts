import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accepted, newId, type Clock, type Outcome } from '@landfall/kernel';
import { CLOCK, Database, type Validated } from '@landfall/platform';
import { decideFeedback } from './feedback.decide.js';
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
      // One at a time per sender: of many at the same moment none would see the others.
      await tx.query(`select pg_advisory_xact_lock(hashtextextended('feedback ' || $1, 0))`, [senderId]);
      const { rows } = await tx.query<{ count: string }>(
        'select count(*) from restriction_feedback where sent_by = $1 and sent_at > $2',
        [senderId, new Date(now.getTime() - HOUR_MS)],
      );
      const outcome = decideFeedback(input, Number(rows[0]!.count));
      if (!outcome.ok) return outcome;
      const { title, text } = outcome.content;
      await tx.query(
        'insert into restriction_feedback (id, title, text, sent_at, sent_by) values ($1, $2, $3, $4, $5)',
        [newId(), title, text, now, senderId],
      );
      return accepted({});
    });
  }
}
