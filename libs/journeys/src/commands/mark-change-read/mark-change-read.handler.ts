import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accepted, dayIn, refusal, type Clock, type Outcome } from '@landfall/kernel';
import { CLOCK, CONFIG, Database, hashSecret, type Config } from '@landfall/platform';
import { tripByTokenHash, pageState } from '../../model/journey-store.js';

export class MarkChangeRead {
  constructor(
    readonly token: string,
    readonly changeId: string,
  ) {}
}

@CommandHandler(MarkChangeRead)
export class MarkChangeReadHandler implements ICommandHandler<MarkChangeRead, Outcome<object>> {
  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  execute({ token, changeId }: MarkChangeRead): Promise<Outcome<object>> {
    return this.database.transaction('system', async (tx) => {
      const journey = await tripByTokenHash(tx, hashSecret(token));
      const now = this.clock.now();
      if (!journey || pageState(journey, dayIn(this.config.timeZone, now)) !== 'ACTIVE')
        return refusal('token', 'refusal.notFound');
      if (!/^\d{1,18}$/.test(changeId)) return refusal('changeId', 'refusal.changeNotFound');
      const { rows } = await tx.query('select 1 from itinerary_change where id = $1 and fingerprint = $2 and id > $3', [
        changeId,
        journey.fingerprint,
        journey.firstChangeId,
      ]);
      if (rows.length === 0) return refusal('changeId', 'refusal.changeNotFound');
      await tx.query(
        'insert into journey_change_read (journey_id, organisation_id, change_id, read_at) values ($1, $2, $3, $4) on conflict do nothing',
        [journey.id, journey.organisationId, changeId, now],
      );
      return accepted({});
    });
  }
}
