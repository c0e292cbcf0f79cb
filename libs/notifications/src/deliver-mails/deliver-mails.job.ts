import { Inject, Logger } from '@nestjs/common';
import type { Clock } from '@landfall/kernel';
import { TripLinks } from '@landfall/journeys/trip-links';
import { Places } from '@landfall/places';
import {
  CLOCK,
  CONFIG,
  Database,
  JobHost,
  JobProcessor,
  LinkSecrets,
  MAIL_TRANSPORT,
  type Config,
  type MailTransport,
} from '@landfall/platform';
import { RuleIndexProjection } from '@landfall/answers/rule-index';
import { BounceAddresses } from '../receive-bounces/bounce-addresses.js';
import { MailRun } from './mail-run.js';
import { MailServer } from './mail-server.js';

export const DELIVER_QUEUE = 'deliver-mails';
const EVERY_MS = 2_000;
const logger = new Logger('DeliverMails');

/** Operators see it in the log and at `/readyz`. */
const reportServer = (code: string | null): void =>
  code === null
    ? logger.warn('The mail server takes mails again.')
    : logger.error(`The mail server does not take mails (${code}); they wait and go out when it does.`);

/** Sends all due mails: claims with a lease, sends outside the transaction, records the outcome in a second one. */
@JobProcessor({ queue: DELIVER_QUEUE, every: EVERY_MS })
export class DeliverMails extends JobHost {
  private readonly server: MailServer;
  private readonly bounces: BounceAddresses | null;

  constructor(
    private readonly database: Database,
    @Inject(MAIL_TRANSPORT) private readonly transport: MailTransport,
    private readonly places: Places,
    private readonly links: TripLinks,
    private readonly ruleIndex: RuleIndexProjection,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
    secrets: LinkSecrets,
  ) {
    super();
    this.bounces = config.bounces && new BounceAddresses(config.bounces.address, secrets);
    this.server = new MailServer(clock, reportServer);
  }

  async run(): Promise<void> {
    const { database, transport, server, places, links, bounces, clock, config } = this;
    const { translations } = this.ruleIndex;
    await new MailRun(
      { database, transport, server, places, links, bounces, clock, config, translations },
      this.stop,
    ).toTheEnd();
  }
}
