import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accepted, newId, rejection, Rejections, type Clock, type Outcome } from '@landfall/kernel';
import { userById } from '@landfall/organisations/user-store';
import { CLOCK, Database, Queues, takeWithin, type RateLimitRule, type Validated } from '@landfall/platform';
import { brandName } from './mail-brand.js';
import type { MailPreviewInput } from './mail-preview.input.js';
import { TEST_MAILS_QUEUE } from './send-test-mails.job.js';
import { insertTestMail } from './test-mails.js';

const PER_HOUR: RateLimitRule = { name: 'test-mail', points: 10, seconds: 3_600 };

/** Sends a mail with invented data to the address of the login, and nowhere else. */
export class SendTestMail {
  constructor(
    readonly input: Validated<MailPreviewInput>,
    readonly userId: string,
  ) {}
}

@CommandHandler(SendTestMail)
export class SendTestMailHandler implements ICommandHandler<SendTestMail, Outcome<{ id: string }>> {
  constructor(
    private readonly database: Database,
    private readonly queues: Queues,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ input: { input, shape }, userId }: SendTestMail): Promise<Outcome<{ id: string }>> {
    if (shape.length > 0) return new Rejections(shape).toRejection();
    const { kind, language, brand } = input;
    const outcome = await this.database.transaction('system', async (tx): Promise<Outcome<{ id: string }>> => {
      const user = await userById(tx, userId);
      if (!user?.email) return rejection('email', 'rejection.noOwnAddress');
      if ((await brandName(tx, brand, user.organisationId)) === null)
        return rejection('brand', 'rejection.noOwnOrganisation');
      if (!(await takeWithin(tx, PER_HOUR, userId)))
        return rejection('kind', 'rejection.testMailLimit', { max: PER_HOUR.points });
      const id = newId();
      await insertTestMail(tx, { id, userId, kind, language, brand, now: this.clock.now() });
      return accepted({ id });
    });
    // The schedule of the queue finds what is not announced.
    if (outcome.ok) await this.queues.add(TEST_MAILS_QUEUE, outcome.id, { reason: 'requested' });
    return outcome;
  }
}
