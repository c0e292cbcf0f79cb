import { BullModule } from '@nestjs/bullmq';
import { Module, type Provider } from '@nestjs/common';
import { JourneysModule } from '@landfall/journeys/module';
import { PlacesModule } from '@landfall/places/module';

import { CHECK_MAIL_SETTINGS_QUEUE, CheckMailSettings } from './check-mail-settings/check-mail-settings.job.js';
import { FindMailSettingsHandler } from './check-mail-settings/mail-settings.query.js';
import { MailSettingsResolver } from './check-mail-settings/mail-settings.resolver.js';
import { DeliverMails, DELIVER_QUEUE } from './deliver-mails/deliver-mails.job.js';
import { DeliverPushes, PUSHES_QUEUE } from './deliver-pushes/deliver-pushes.job.js';
import { MailPreviewsResolver } from './preview-mails/mail-previews.resolver.js';
import { PreviewMailHandler } from './preview-mails/mail-preview.query.js';
import { SendTestMailHandler } from './preview-mails/send-test-mail.handler.js';
import { SendTestMails, TEST_MAILS_QUEUE } from './preview-mails/send-test-mails.job.js';
import { FindTestMailHandler } from './preview-mails/test-mail.query.js';
import { BOUNCES_QUEUE, ReceiveBounces } from './receive-bounces/receive-bounces.job.js';
import { ACCOUNT_MAILS_QUEUE, SendAccountMails } from './send-account-mails/send-account-mails.job.js';
import { SendVerificationWhenSubscriptionIsRequested } from './send-verification-when-subscription-is-requested/send-verification.reactor.js';

const QUEUES = [
  DELIVER_QUEUE,
  ACCOUNT_MAILS_QUEUE,
  BOUNCES_QUEUE,
  PUSHES_QUEUE,
  CHECK_MAIL_SETTINGS_QUEUE,
  TEST_MAILS_QUEUE,
];
const JOBS: Provider[] = [
  DeliverMails,
  DeliverPushes,
  SendAccountMails,
  ReceiveBounces,
  CheckMailSettings,
  SendTestMails,
];

/** Mails to travellers and users, pushes to devices, and their delivery. */
@Module({
  imports: [PlacesModule, JourneysModule, BullModule.registerQueue(...QUEUES.map((name) => ({ name })))],
  providers: [
    SendVerificationWhenSubscriptionIsRequested,
    ...JOBS,
    FindMailSettingsHandler,
    MailSettingsResolver,
    PreviewMailHandler,
    SendTestMailHandler,
    FindTestMailHandler,
    MailPreviewsResolver,
  ],
})
export class NotificationsModule {}
