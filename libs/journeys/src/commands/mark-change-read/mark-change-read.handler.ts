import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accepted, dayIn, rejection, Rejections, type Clock, type Outcome } from '@landfall/kernel';
import { CLOCK, CONFIG, Database, hashSecret, type Config } from '@landfall/platform';
import { markRead, pageState, tripByTokenHash } from '../../model/journey-store.js';
import { MarkChangeRead } from './mark-change-read.command.js';

@CommandHandler(MarkChangeRead)
export class MarkChangeReadHandler implements ICommandHandler<MarkChangeRead, Outcome<object>> {
  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  execute({ input: { input, shape } }: MarkChangeRead): Promise<Outcome<object>> {
    const rejections = new Rejections(shape);
    const { token, changeId } = input;
    return this.database.transaction('system', async (tx) => {
      const journey = await tripByTokenHash(tx, hashSecret(token));
      const now = this.clock.now();
      if (!journey || pageState(journey, dayIn(this.config.timeZone, now)) !== 'ACTIVE')
        rejections.add('token', 'rejection.notFound');
      if (rejections.any || !journey) return rejections.toRejection();
      const { rows } = await tx.query('select 1 from itinerary_change where id = $1 and fingerprint = $2 and id > $3', [
        changeId,
        journey.fingerprint,
        journey.firstChangeId,
      ]);
      if (rows.length === 0) return rejection('changeId', 'rejection.changeNotFound');
      await markRead(tx, { journeyId: journey.id, organisationId: journey.organisationId, changeId, readAt: now });
      return accepted({});
    });
  }
}
