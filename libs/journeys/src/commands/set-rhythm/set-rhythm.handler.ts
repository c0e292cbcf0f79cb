import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accepted, rejection, type Outcome } from '@landfall/kernel';
import { Database, hashSecret } from '@landfall/platform';
import { RHYTHMS, type Rhythm } from '../../model/rhythm.js';
import { setRhythm, subscriptionToEnd } from '../../model/subscription-store.js';

export class SetRhythm {
  constructor(
    /** Of the link in a mail. */
    readonly unsubscribe: string,
    readonly rhythm: string,
  ) {}
}

/** A reader says how often mails may come; the link of a mail is the permission. Mails that wait already go out as they were queued. */
@CommandHandler(SetRhythm)
export class SetRhythmHandler implements ICommandHandler<SetRhythm, Outcome<{ rhythm: Rhythm }>> {
  constructor(private readonly database: Database) {}

  execute({ unsubscribe, rhythm: requested }: SetRhythm): Promise<Outcome<{ rhythm: Rhythm }>> {
    return this.database.transaction('system', async (tx) => {
      const subscription = await subscriptionToEnd(tx, hashSecret(unsubscribe));
      const rhythm = RHYTHMS.find((one) => one === requested);
      if (!rhythm || subscription?.status !== 'CONFIRMED')
        return rejection('unsubscribe', 'rejection.unsubscribeInvalid');
      await setRhythm(tx, subscription.id, rhythm);
      return accepted({ rhythm });
    });
  }
}
