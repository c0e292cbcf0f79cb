import { Logger } from '@nestjs/common';
import { dayIn, newId, type Clock } from '@landfall/kernel';
import type { Translations } from '@landfall/answers/translation-index';
import type { Places } from '@landfall/places';
import type { Config, Database, PushTransport } from '@landfall/platform';
import { changesOf } from '../deliver-mails/notified-changes.js';
import { patiently } from '../deliver-mails/patiently.js';
import { shownChanges } from '../deliver-mails/shown-changes.js';
import { claimPushes, type ClaimedPush } from './claim-pushes.js';
import { recordPush, type PushOutcome } from './record-push.js';
import type { RestingServices } from './resting-services.js';

/** Sent side by side. */
const BATCH = 8;
const DAY_SECONDS = 86_400;
/** No push service keeps one for longer. */
const LONGEST_TTL_SECONDS = 28 * DAY_SECONDS;
const logger = new Logger('DeliverPushes');

export interface PushDependencies {
  database: Database;
  transport: PushTransport;
  services: RestingServices;
  places: Places;
  translations?: Translations;
  clock: Clock;
  config: Pick<Config, 'timeZone'>;
}

/** Sends all pushes that are due, batch by batch. Each is held by a lease until its outcome is recorded: a killed worker's are sent by another. */
export class PushRun {
  private readonly claim = newId();

  constructor(
    private readonly dependencies: PushDependencies,
    private readonly stop: AbortSignal,
  ) {}

  /** Runs until nothing is due or the process stops. Returns the number of pushes with an outcome. */
  async toTheEnd(): Promise<number> {
    let handled = 0;
    while (!this.stop.aborted) {
      const count = await this.batch();
      handled += count;
      if (count < BATCH) break;
    }
    return handled;
  }

  private async batch(): Promise<number> {
    const { database, clock } = this.dependencies;
    const { pushes, changes } = await database.transaction('system', async (tx) => {
      const claimed = await claimPushes(tx, this.claim, clock, BATCH);
      return { pushes: claimed, changes: await this.changesFor(tx, claimed) };
    });
    // One failed record leaves the others alone: its push is sent once more when its lease has run out.
    const done = await Promise.allSettled(
      pushes.map(async (push) => {
        const outcome = await this.send(push, changes.get(push.fingerprint) ?? []);
        await patiently(() =>
          database.transaction('system', (tx) => recordPush(tx, this.claim, push, outcome, clock.now())),
        );
      }),
    );
    for (const one of done) if (one.status === 'rejected') throw one.reason;
    return pushes.length;
  }

  private async changesFor(
    tx: Parameters<typeof changesOf>[0],
    pushes: readonly ClaimedPush[],
  ): ReturnType<typeof changesOf> {
    if (pushes.length === 0) return new Map();
    const oldest = pushes.map(({ fromChangeId }) => BigInt(fromChangeId)).reduce((a, b) => (a < b ? a : b));
    return changesOf(
      tx,
      pushes.map(({ fingerprint }) => fingerprint),
      oldest.toString(),
    );
  }

  private async send(push: ClaimedPush, changes: Parameters<typeof shownChanges>[1]): Promise<PushOutcome> {
    const { transport, services, clock, config } = this.dependencies;
    const { endpoint } = push;
    const ttlSeconds = secondsLeft(push.dateEnd, dayIn(config.timeZone, clock.now()));
    if (endpoint === null || push.expired || push.isManuallyDisabled || ttlSeconds === 0)
      return { result: 'NOTHING_TO_SEND' };
    try {
      // Who is notified at once hears of every change.
      if (shownChanges({ ...push, rhythm: 'AT_ONCE' }, changes, this.dependencies).length === 0)
        return { result: 'NOTHING_TO_SEND' };
      const { origin } = new URL(endpoint);
      const waitSeconds = services.waitFor(origin);
      if (waitSeconds > 0) return { result: 'RESTS', waitSeconds };
      const delivery = await transport.send({ endpoint, ttlSeconds });
      services.note(origin, delivery);
      return delivery;
    } catch (error) {
      const code = error instanceof Error ? error.name : 'UNKNOWN';
      logger.error(`Push ${push.id} could not be sent (${code}).`);
      return { result: 'DEFERRED', code, isOfService: false, waitSeconds: null };
    }
  }
}

/** Until the end of the last day of a trip, in whole days; 0: it is over. */
function secondsLeft(dateEnd: string, today: string): number {
  const days = (Date.parse(dateEnd) - Date.parse(today)) / (DAY_SECONDS * 1_000) + 1;
  return Math.min(Math.max(0, days) * DAY_SECONDS, LONGEST_TTL_SECONDS);
}
