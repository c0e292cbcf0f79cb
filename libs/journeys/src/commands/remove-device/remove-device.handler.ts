import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accepted, rejection, type Clock, type Outcome } from '@landfall/kernel';
import { CLOCK, Database, hashSecret } from '@landfall/platform';
import { deviceAt, removeDevice } from '../../model/device-store.js';
import { tripByTokenHash } from '../../model/journey-store.js';

export class RemoveDevice {
  constructor(
    /** Of the link of the page. */
    readonly token: string,
    readonly endpoint: string,
    readonly correlationId: string,
  ) {}
}

/** A device is notified no more, also where its page is closed by now; a device that is not known is not. */
@CommandHandler(RemoveDevice)
export class RemoveDeviceHandler implements ICommandHandler<RemoveDevice, Outcome<object>> {
  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  execute({ token, endpoint, correlationId }: RemoveDevice): Promise<Outcome<object>> {
    return this.database.transaction('system', async (tx) => {
      const journey = await tripByTokenHash(tx, hashSecret(token), true);
      if (!journey) return rejection('token', 'rejection.notFound');
      const device = await deviceAt(tx, journey.id, endpoint);
      if (device) await removeDevice(tx, device, 'SWITCHED_OFF', this.clock.now(), correlationId);
      return accepted({});
    });
  }
}
