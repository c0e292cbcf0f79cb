import { Inject, Logger } from '@nestjs/common';
import type { Clock } from '@landfall/kernel';
import { TripLinks } from '@landfall/journeys/trip-links';
import type { Translations } from '@landfall/answers/translation-index';
import { Places } from '@landfall/places';
import {
  CLOCK,
  CONFIG,
  Database,
  JobHost,
  JobProcessor,
  MAIL_TRANSPORT,
  type Config,
  type MailTransport,
} from '@landfall/platform';
import { RuleIndexProjection } from '@landfall/answers/rule-index';
import { claimMails, type ClaimedMail } from './claim.js';
import { compose } from './compose.js';
import { recordOutcome, type Outcome } from './record-outcome.js';
import { changesOf } from './notified-changes.js';

export const DELIVER_QUEUE = 'deliver-mails';
const EVERY_MS = 2_000;
const BATCH = 50;
const logger = new Logger('DeliverMails');

export interface DeliverDependencies {
  database: Database;
  transport: MailTransport;
  places: Places;
  links: TripLinks;
  translations?: Translations;
  clock: Clock;
  config: Pick<Config, 'publicUrl' | 'timeZone' | 'mailConcurrency'>;
}

/** Sends all due mails: claims with a lease, sends outside the transaction, records the outcome in a second one. */
@JobProcessor({ queue: DELIVER_QUEUE, every: EVERY_MS })
export class DeliverMails extends JobHost {
  constructor(
    private readonly database: Database,
    @Inject(MAIL_TRANSPORT) private readonly transport: MailTransport,
    private readonly places: Places,
    private readonly links: TripLinks,
    private readonly ruleIndex: RuleIndexProjection,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    super();
  }

  async run(): Promise<void> {
    const { database, transport, places, links, clock, config } = this;
    const dependencies = { database, transport, places, links, clock, config };
    for (;;) {
      const batch = await deliverBatch({ ...dependencies, translations: this.ruleIndex.translations });
      if (batch < BATCH) return;
    }
  }
}

/** One batch; returns the number of mails. */
export async function deliverBatch({
  database,
  transport,
  places,
  links,
  translations,
  clock,
  config,
}: DeliverDependencies): Promise<number> {
  const now = clock.now();
  const { mails, changes } = await database.transaction('system', async (tx) => {
    const claimed = await claimMails(tx, now, BATCH);
    const changed = claimed.filter((m) => m.kind === 'CHANGE');
    const oldest = changed.reduce(
      (min, m) => (BigInt(m.fromChangeId) < min ? BigInt(m.fromChangeId) : min),
      BigInt('9223372036854775807'),
    );
    return {
      mails: claimed,
      changes:
        changed.length > 0
          ? await changesOf(
              tx,
              changed.map((m) => m.fingerprint),
              oldest.toString(),
            )
          : new Map<string, never[]>(),
    };
  });
  const context = { places, links, translations, publicUrl: config.publicUrl, timeZone: config.timeZone, now };
  const send = async (mail: ClaimedMail): Promise<[ClaimedMail, Outcome]> => {
    try {
      const message = compose(mail, changes.get(mail.fingerprint) ?? [], context);
      return [mail, message ? await transport.send(message) : { result: 'NOTHING_TO_SEND' }];
    } catch (error) {
      // A mail that cannot be composed does not block the others; after its attempts it is kept as failed.
      const code = error instanceof Error ? error.name : 'UNKNOWN';
      logger.error(`Mail ${mail.id} could not be sent (${code}).`);
      return [mail, { result: 'DEFERRED', code }];
    }
  };
  const waiting = [...mails];
  const worker = async (): Promise<void> => {
    for (let mail = waiting.shift(); mail; mail = waiting.shift()) {
      const [sent, outcome] = await send(mail);
      // Recorded one by one: a kill repeats only the mail in transit.
      await database.transaction('system', (tx) => recordOutcome(tx, sent, outcome, clock.now()));
    }
  };
  await Promise.all(Array.from({ length: Math.min(config.mailConcurrency, mails.length) }, worker));
  return mails.length;
}
