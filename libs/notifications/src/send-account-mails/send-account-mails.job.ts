import { Inject, Logger } from '@nestjs/common';
import {
  CONFIG,
  Database,
  JobHost,
  JobProcessor,
  LinkSecrets,
  MAIL_TRANSPORT,
  type Config,
  type MailTransport,
} from '@landfall/platform';
import { accountMessage } from './account-message.js';
import { claimAccountMails, defer, settle, type ClaimedAccountMail } from './account-mails.js';

export const ACCOUNT_MAILS_QUEUE = 'send-account-mails';
const EVERY_MS = 2_000;
const CLAIM = 10;
const logger = new Logger('AccountMails');

/** Sends mails about accounts. The row is the order: what is lost on the way is found by the next run. */
@JobProcessor({ queue: ACCOUNT_MAILS_QUEUE, every: EVERY_MS })
export class SendAccountMails extends JobHost {
  constructor(
    private readonly database: Database,
    @Inject(MAIL_TRANSPORT) private readonly transport: MailTransport,
    private readonly secrets: LinkSecrets,
    @Inject(CONFIG) private readonly config: Pick<Config, 'publicUrl'>,
  ) {
    super();
  }

  async run(): Promise<void> {
    const mails = await this.database.transaction('system', (tx) => claimAccountMails(tx, CLAIM));
    for (const mail of mails) {
      // Those that are left are due again when their lease has run out.
      if (this.stop.aborted) return;
      await this.send(mail);
    }
  }

  private async send(mail: ClaimedAccountMail): Promise<void> {
    const delivery = await this.transport.send(accountMessage(mail, { secrets: this.secrets, config: this.config }));
    if (delivery.result !== 'ACCEPTED') logger.warn(`Mail ${mail.id} was not taken (${delivery.code}).`);
    await this.database.transaction('system', (tx) =>
      delivery.result === 'DEFERRED' ? defer(tx, mail.id) : settle(tx, mail.id),
    );
  }
}
