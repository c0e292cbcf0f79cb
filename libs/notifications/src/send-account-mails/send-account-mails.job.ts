import { Inject, Logger } from '@nestjs/common';
import { resetToken } from '@landfall/organisations/account-mail-store';
import {
  CONFIG,
  Database,
  JobHost,
  JobProcessor,
  LinkSecrets,
  MAIL_TRANSPORT,
  type Config,
  type MailTransport,
  type OutgoingMessage,
} from '@landfall/platform';
import { renderChangedMail, renderInvitationMail, renderResetMail } from '../templates/account-mail.js';
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
    const delivery = await this.transport.send(this.messageOf(mail));
    if (delivery.result !== 'ACCEPTED') logger.warn(`Mail ${mail.id} was not taken (${delivery.code}).`);
    await this.database.transaction('system', (tx) =>
      delivery.result === 'DEFERRED' ? defer(tx, mail.id) : settle(tx, mail.id),
    );
  }

  private messageOf({ id, kind, language, email, firstName, lastName, username }: ClaimedAccountMail): OutgoingMessage {
    const { publicUrl } = this.config;
    const name = `${firstName} ${lastName}`.trim() || username;
    const resetUrl = `${publicUrl}/auth/password-reset`;
    const requestUrl = `${resetUrl}?lang=${language}`;
    const link = `${resetUrl}/${resetToken(this.secrets, id)}?lang=${language}`;
    const contents = {
      INVITATION: () => renderInvitationMail({ language, name, url: link, username }),
      PASSWORD_RESET: () => renderResetMail({ language, name, url: link }),
      PASSWORD_CHANGED: () => renderChangedMail({ language, name, url: requestUrl, what: 'changed' }),
      LOGIN_CHANGED: () => renderChangedMail({ language, name, url: requestUrl, what: 'loginChanged' }),
    };
    return {
      to: email,
      ...contents[kind](),
      // Of the row: a copy after a crash has the same id.
      messageId: `<${id}@${new URL(publicUrl).hostname}>`,
      headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': language },
    };
  }
}
