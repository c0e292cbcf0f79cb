import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { JourneysModule } from '@landfall/journeys/module';
import { PlacesModule } from '@landfall/places/module';

import { DeliverMails, DELIVER_QUEUE } from './deliver-mails/deliver-mails.job.js';
import { DeliverPushes, PUSHES_QUEUE } from './deliver-pushes/deliver-pushes.job.js';
import { BOUNCES_QUEUE, ReceiveBounces } from './receive-bounces/receive-bounces.job.js';
import { ACCOUNT_MAILS_QUEUE, SendAccountMails } from './send-account-mails/send-account-mails.job.js';
import { SendVerificationWhenSubscriptionIsRequested } from './send-verification-when-subscription-is-requested/send-verification.reactor.js';

/** Mails to travellers and users, pushes to devices, and their delivery. */
@Module({
  imports: [
    PlacesModule,
    JourneysModule,
    BullModule.registerQueue(
      { name: DELIVER_QUEUE },
      { name: ACCOUNT_MAILS_QUEUE },
      { name: BOUNCES_QUEUE },
      { name: PUSHES_QUEUE },
    ),
  ],
  providers: [
    SendVerificationWhenSubscriptionIsRequested,
    DeliverMails,
    DeliverPushes,
    SendAccountMails,
    ReceiveBounces,
  ],
})
export class NotificationsModule {}
