import { Inject } from '@nestjs/common';
import type { Clock } from '@landfall/kernel';
import { CLOCK, CONFIG, Database, JobHost, JobProcessor, LinkSecrets, type Config } from '@landfall/platform';
import { BounceAddresses } from './bounce-addresses.js';
import { MaildirMailbox } from './mailbox.js';
import { receiveBounces } from './receive-bounces.js';

export const BOUNCES_QUEUE = 'receive-bounces';
const EVERY_MS = 60_000;

/** Reads the mailbox of returned mails, where there is one. */
@JobProcessor({ queue: BOUNCES_QUEUE, every: EVERY_MS })
export class ReceiveBounces extends JobHost {
  constructor(
    private readonly database: Database,
    private readonly secrets: LinkSecrets,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'bounces'>,
  ) {
    super();
  }

  async run(): Promise<void> {
    const { bounces } = this.config;
    if (bounces === null) return;
    const addresses = new BounceAddresses(bounces.address, this.secrets);
    await receiveBounces({
      database: this.database,
      clock: this.clock,
      addresses,
      mailbox: new MaildirMailbox(bounces.maildir),
    });
  }
}
