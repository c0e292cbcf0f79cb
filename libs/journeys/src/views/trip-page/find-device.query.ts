import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Database, hashSecret } from '@landfall/platform';
import { deviceAt } from '../../model/device-store.js';
import { tripByTokenHash } from '../../model/journey-store.js';

/** Whether a device is notified of a trip; null for a link that leads nowhere. */
export class FindDevice extends Query<{ isOn: boolean } | null> {
  constructor(
    /** Of the link of the page. */
    readonly token: string,
    readonly endpoint: string,
  ) {
    super();
  }
}

@QueryHandler(FindDevice)
export class FindDeviceHandler implements IQueryHandler<FindDevice> {
  constructor(private readonly database: Database) {}

  execute({ token, endpoint }: FindDevice): Promise<{ isOn: boolean } | null> {
    return this.database.transaction('system', async (tx) => {
      const journey = await tripByTokenHash(tx, hashSecret(token));
      return journey && { isOn: (await deviceAt(tx, journey.id, endpoint)) !== null };
    });
  }
}
