import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { noteFacts } from '@landfall/evidence/evidence-log';
import { accepted, dayIn, isLanguage, newId, rejection, Rejections, type Clock, type Outcome } from '@landfall/kernel';
import {
  CLOCK,
  CONFIG,
  Database,
  hashSecret,
  PushServices,
  takeWithin,
  type Config,
  type RateLimitRule,
  type Tx,
} from '@landfall/platform';
import { TRIP_DEVICE_ADDED, type TripDeviceAddedV1 } from '../../events.js';
import { countDevices, deviceAt, insertDevice, setDeviceLanguage } from '../../model/device-store.js';
import { appendJourneyEvent } from '../../model/journey-events.js';
import { newestChangeId, pageState, tripByTokenHash, type TripJourney } from '../../model/journey-store.js';
import { AddDevice } from './add-device.command.js';

const MOST_DEVICES = 10;
/** The traveller process may count under `subscription:` alone. */
const ADDITIONS: RateLimitRule = { name: 'subscription:device', points: 30, seconds: 86_400 };

/** A device is notified from now on; the same one a second time changes nothing but its language. */
@CommandHandler(AddDevice)
export class AddDeviceHandler implements ICommandHandler<AddDevice, Outcome<object>> {
  private readonly services: PushServices | null;

  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'timeZone' | 'webPush'>,
  ) {
    this.services = config.webPush && new PushServices(config.webPush.services);
  }

  execute({ input: { input, shape }, correlationId }: AddDevice): Promise<Outcome<object>> {
    const rejections = new Rejections(shape);
    const { token, endpoint } = input;
    return this.database.transaction('system', async (tx) => {
      const journey = await tripByTokenHash(tx, hashSecret(token), true);
      if (!journey) return rejections.add('token', 'rejection.notFound').toRejection();
      const now = this.clock.now();
      const state = pageState(journey, dayIn(this.config.timeZone, now));
      if (state !== 'ACTIVE')
        rejections.add('token', state === 'EXPIRED' ? 'rejection.tripExpired' : 'rejection.tripDisabled');
      if (!this.services?.wayTo(endpoint)) rejections.add('endpoint', 'rejection.pushService');
      const language = input.language ?? journey.language;
      if (rejections.any || !isLanguage(language)) return rejections.toRejection();
      return this.add(tx, journey, { endpoint, language, now }, correlationId);
    });
  }

  private async add(
    tx: Tx,
    journey: TripJourney,
    { endpoint, language, now }: { endpoint: string; language: string; now: Date },
    correlationId: string,
  ): Promise<Outcome<object>> {
    const { id: journeyId, organisationId } = journey;
    const known = await deviceAt(tx, journeyId, endpoint);
    if (known) {
      await setDeviceLanguage(tx, known.id, language);
      return accepted({});
    }
    if ((await countDevices(tx, journeyId)) >= MOST_DEVICES)
      return rejection('endpoint', 'rejection.deviceLimit', { max: MOST_DEVICES });
    if (!(await takeWithin(tx, ADDITIONS, journeyId))) return rejection('endpoint', 'rejection.subscriptionLimit');
    const id = newId();
    // The page has shown all changes so far: only later ones are news.
    const notifiedChangeId = await newestChangeId(tx, journey.fingerprint);
    await insertDevice(tx, { id, journeyId, organisationId, endpoint, language, createdAt: now, notifiedChangeId });
    const payload: TripDeviceAddedV1 = { organisationId, deviceId: id };
    await appendJourneyEvent(
      tx,
      journeyId,
      { type: TRIP_DEVICE_ADDED, schemaVersion: 1, payload },
      { actor: 'traveller', correlationId },
    );
    await noteFacts(tx, [{ journeyId, organisationId, at: now, fact: { kind: 'DEVICE_ADDED' } }]);
    return accepted({});
  }
}
