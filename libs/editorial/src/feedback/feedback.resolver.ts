import { CommandBus } from '@nestjs/cqrs';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Outcome } from '@landfall/kernel';
import { namesOfUsers } from '@landfall/organisations/persistence';
import { currentRequest, Database, validated } from '@landfall/platform';
import { toPayload } from '../model/payload.js';
import { FeedbackInput } from './feedback.input.js';
import { SendFeedback } from './send-feedback.handler.js';
import { SettleFeedback } from './settle-feedback.handler.js';

/** The list has no pages; beyond these only what was settled long ago is left out. */
const MAX_LISTED = 1_000;

interface Row {
  id: string;
  title: string;
  text: string;
  sentAt: Date;
  sentBy: string | null;
  isDone: boolean;
}

@Resolver()
export class FeedbackResolver {
  constructor(
    private readonly commands: CommandBus,
    private readonly database: Database,
  ) {}

  @Query('entryrestrictionFeedback')
  feedback(): Promise<object[]> {
    return this.database.transaction('none', async (tx) => {
      const { rows } = await tx.query<Row>(
        `select id, title, text, sent_at as "sentAt", sent_by as "sentBy", done_at is not null as "isDone"
         from restriction_feedback order by done_at is not null, sent_at desc, id limit $1`,
        [MAX_LISTED],
      );
      const people = await namesOfUsers(
        tx,
        rows.map((r) => r.sentBy).filter((id) => id !== null),
      );
      return rows.map((row) => ({ ...row, sentBy: row.sentBy ? (people.get(row.sentBy) ?? null) : null }));
    });
  }

  @Mutation('sendEntryrestrictionFeedback')
  async send(@Args('title') title: string, @Args('text') text: string): Promise<object> {
    return toPayload(
      await this.commands.execute<SendFeedback, Outcome<object>>(
        new SendFeedback(validated(FeedbackInput, { title, text }), currentRequest().viewer!.userId),
      ),
    );
  }

  @Mutation('settleEntryrestrictionFeedback')
  async settle(@Args('id') id: string): Promise<object> {
    return toPayload(await this.commands.execute<SettleFeedback, Outcome<object>>(new SettleFeedback(id)));
  }
}
