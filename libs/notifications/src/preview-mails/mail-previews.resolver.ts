import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Outcome } from '@landfall/kernel';
import { currentRequest, toPayload, validated, validInput, type Presented } from '@landfall/platform';
import { MailPreviewInput } from './mail-preview.input.js';
import { PreviewMail } from './mail-preview.query.js';
import { SendTestMail } from './send-test-mail.handler.js';
import { FindTestMail } from './test-mail.query.js';

@Resolver()
export class MailPreviewsResolver {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Query('mailPreview')
  mailPreview(@Args() input: MailPreviewInput): Promise<Presented<'MailPreview'>> {
    const { organisationId } = currentRequest().viewer!;
    return this.queries.execute(new PreviewMail(validInput(MailPreviewInput, input), organisationId));
  }

  @Query('testMail')
  testMail(@Args('id') id: string): Promise<Presented<'TestMail'> | null> {
    return this.queries.execute(new FindTestMail(id, currentRequest().viewer!.userId));
  }

  @Mutation('sendTestMail')
  async sendTestMail(@Args() input: MailPreviewInput): Promise<Presented<'TestMailPayload'>> {
    const outcome = await this.commands.execute<SendTestMail, Outcome<{ id: string }>>(
      new SendTestMail(validated(MailPreviewInput, input), currentRequest().viewer!.userId),
    );
    return { ...toPayload(outcome), testMail: outcome.ok ? { id: outcome.id, state: 'WAITING', code: null } : null };
  }
}
