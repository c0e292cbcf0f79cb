import { Inject } from '@nestjs/common';
import type { Clock } from '@landfall/kernel';
import { TripLinks } from '@landfall/journeys/trip-links';
import { Places } from '@landfall/places';
import {
  CLOCK,
  CONFIG,
  Database,
  JobHost,
  JobProcessor,
  LinkSecrets,
  MAIL_TRANSPORT,
  type Config,
  type Delivery,
  type MailTransport,
} from '@landfall/platform';
import { brandName } from './mail-brand.js';
import { sampleMessage } from './sample-message.js';
import { claimTestMails, noteOutcome, type ClaimedTestMail } from './test-mails.js';

export const TEST_MAILS_QUEUE = 'send-test-mails';
const EVERY_MS = 60_000;
const CLAIM = 10;
const MARK = '[Test]';

/** Sends the mails that staff send to themselves, over the transport of all mails. */
@JobProcessor({ queue: TEST_MAILS_QUEUE, every: EVERY_MS })
export class SendTestMails extends JobHost {
  constructor(
    private readonly database: Database,
    @Inject(MAIL_TRANSPORT) private readonly transport: MailTransport,
    private readonly places: Places,
    private readonly links: TripLinks,
    private readonly secrets: LinkSecrets,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'publicUrl' | 'timeZone'>,
  ) {
    super();
  }

  async run(): Promise<void> {
    const now = this.clock.now();
    for (const mail of await this.database.transaction('system', (tx) => claimTestMails(tx, now, CLAIM))) {
      if (this.stop.aborted) return;
      const delivery = await this.send(mail);
      const code = delivery.result === 'ACCEPTED' ? null : delivery.code;
      await this.database.transaction('system', (tx) => noteOutcome(tx, mail.id, code));
    }
  }

  private async send({ isOwnBrand, organisationId, email: to, ...mail }: ClaimedTestMail): Promise<Delivery> {
    const { places, links, secrets, config } = this;
    const brand = isOwnBrand ? 'OWN' : 'SAMPLE';
    const organisationName = await this.database.transaction('system', (tx) => brandName(tx, brand, organisationId));
    // The user has left the organisation meanwhile.
    if (organisationName === null) return { result: 'REJECTED', code: 'NO_ORGANISATION', isOurs: true };
    const message = sampleMessage(
      { ...mail, organisationName, to },
      { places, links, secrets, config, now: this.clock.now() },
    );
    return this.transport.send({ ...message, subject: `${MARK} ${message.subject}` });
  }
}
