import { join } from 'node:path';
import { systemClock, type Clock } from '@landfall/kernel';
import { JOURNEY_EVENTS } from '@landfall/journeys/events';
import { expireJourneys, recomputeItineraries, recomputeItinerariesWhenRestrictionIsRevised, sweepRecomputeRuns, TripLinks } from '@landfall/journeys/worker';
import { deliverMails, DELIVER_QUEUE, sendVerificationWhenSubscriptionIsRequested } from '@landfall/notifications/worker';
import { Places } from '@landfall/places';
import { loadPlaceSeeds } from '@landfall/places/seeds';
import { Database, EventTypes, Followers, Heartbeat, LinkSecrets, LogSignal, Queues, smtpTransport, type Config, type MailTransport } from '@landfall/platform';
import { RESTRICTION_EVENTS } from '@landfall/restrictions/events';
import { loadGroups } from '@landfall/restrictions/persistence';
import { restrictionHistory, RuleBookKeeper } from '@landfall/restrictions/worker';

const DELIVER_EVERY_MS = 2_000;
const SWEEP_EVERY_MS = 15_000;
const EXPIRE_EVERY_MS = 600_000;

/** Every event type of the product: an event of another type stops its follower. */
export const eventTypes = (): EventTypes => new EventTypes([...RESTRICTION_EVENTS, ...JOURNEY_EVENTS]);

/** Followers, queues and schedules of one worker process. Any number of them may run. */
export class WorkerRuntime {
  private readonly database: Database;
  private readonly signal: LogSignal;
  private readonly queues: Queues;
  private readonly followers: Followers;
  private readonly heartbeat: Heartbeat;
  private readonly transport: MailTransport;
  private ruleBook: RuleBookKeeper | null = null;

  constructor(
    private readonly config: Config,
    private readonly clock: Clock = systemClock,
  ) {
    this.database = new Database(config.databaseUrl);
    this.signal = new LogSignal(config.databaseUrl);
    this.queues = new Queues(config);
    this.followers = new Followers(this.database, eventTypes(), this.signal);
    this.heartbeat = new Heartbeat(this.database, 'worker');
    this.transport = smtpTransport({ url: config.smtpUrl, from: config.mailFrom, connections: config.mailConcurrency, allowList: config.mailAllowList });
  }

  async start(): Promise<void> {
    const { database, config, clock, queues } = this;
    await database.assertRestrictedRole();
    const places = Places.of(await loadPlaceSeeds(join(config.seedsDir, 'places')));
    const links = new TripLinks(new LinkSecrets(config.secret), config.publicUrl);
    const ruleBook = new RuleBookKeeper(database, this.signal, await loadGroups(config.seedsDir));
    this.ruleBook = ruleBook;
    await ruleBook.start();
    await this.signal.start();

    queues.work(recomputeItineraries({ database, ruleBook, clock, config }));
    queues.work(deliverMails({ database, transport: this.transport, places, links, clock, config }));
    queues.work({ queue: 'sweep', concurrency: 1, run: async () => void (await sweepRecomputeRuns(database, queues)) });
    queues.work({ queue: 'expire-journeys', concurrency: 1, run: async () => void (await expireJourneys(database, clock, config)) });
    await queues.every(DELIVER_QUEUE, DELIVER_EVERY_MS);
    await queues.every('sweep', SWEEP_EVERY_MS);
    await queues.every('expire-journeys', EXPIRE_EVERY_MS);

    this.followers.start([restrictionHistory, recomputeItinerariesWhenRestrictionIsRevised(queues), sendVerificationWhenSubscriptionIsRequested(queues)]);
    await this.heartbeat.start();
  }

  /** Finishes what is on its way and starts nothing new. */
  async stop(): Promise<void> {
    await this.heartbeat.stop();
    await this.followers.stop();
    await this.queues.close();
    this.transport.close();
    await this.ruleBook?.stop();
    await this.signal.stop();
    await this.database.close();
  }
}
