import { join } from 'node:path';
import { newId, systemClock, type Clock } from '@landfall/kernel';
import {
  storingProvider,
  SWEEP_TRANSLATIONS_QUEUE,
  sweepTranslationRequests,
  sweepUnusedTranslations,
  translateTexts,
  translateTextsWhenRestrictionIsRevised,
} from '@landfall/editorial/worker';
import { JOURNEY_EVENTS } from '@landfall/journeys/events';
import {
  expireJourneys,
  moveItineraries,
  moveItinerariesWhenPlacesAreImported,
  recomputeItineraries,
  recomputeItinerariesWhenRestrictionIsRevised,
  sweepRecomputeRuns,
  TripLinks,
} from '@landfall/journeys/worker';
import {
  deliverMails,
  DELIVER_QUEUE,
  sendVerificationWhenSubscriptionIsRequested,
} from '@landfall/notifications/worker';
import { Places } from '@landfall/places';
import { PLACE_EVENTS } from '@landfall/places/events';
import { PastPlaces, PlacesProjection } from '@landfall/places/persistence';
import { loadPlaceSeeds } from '@landfall/places/seeds';
import {
  Database,
  EventTypes,
  Subscribers,
  Heartbeat,
  LinkSecrets,
  LogSignal,
  PublicWeb,
  Queues,
  smtpTransport,
  type Config,
  type MailTransport,
} from '@landfall/platform';
import { TRANSLATION_EVENTS } from '@landfall/answers/translation-events';
import { RESTRICTION_EVENTS } from '@landfall/restrictions/events';
import { loadGroups } from '@landfall/restrictions/country-groups';
import {
  APPLY_DUE_EVERY_MS,
  APPLY_DUE_QUEUE,
  applyDueRevisionsJob,
  checkDueLinks,
  CHECK_LINKS_QUEUE,
  restrictionHistory,
} from '@landfall/restrictions/worker';
import { IMPORTERS } from '@landfall/imports/importers';
import { RuleIndexProjection } from '@landfall/answers/rule-index';
import { RUN_IMPORTS_QUEUE, runDueImports } from '@landfall/imports/run-due-imports.job';

const DELIVER_EVERY_MS = 2_000;
const SWEEP_EVERY_MS = 15_000;
const EXPIRE_EVERY_MS = 600_000;
const CHECK_LINKS_EVERY_MS = 600_000;
const RUN_IMPORTS_EVERY_MS = 60_000;
const SWEEP_TRANSLATIONS_EVERY_MS = 86_400_000;

/** Every event type of the product: an event of another type stops its subscriber. */
export const eventTypes = (): EventTypes =>
  new EventTypes([...RESTRICTION_EVENTS, ...TRANSLATION_EVENTS, ...JOURNEY_EVENTS, ...PLACE_EVENTS]);

/** Subscribers, queues and schedules of one worker process. Any number of them may run. */
export class WorkerRuntime {
  private readonly database: Database;
  private readonly signal: LogSignal;
  private readonly queues: Queues;
  private readonly subscribers: Subscribers;
  private readonly heartbeat: Heartbeat;
  private readonly transport: MailTransport;
  private ruleIndex: RuleIndexProjection | null = null;
  private placesProjection: PlacesProjection | null = null;

  constructor(
    private readonly config: Config,
    private readonly clock: Clock = systemClock,
  ) {
    this.database = new Database(config.databaseUrl);
    this.signal = new LogSignal(config.databaseUrl);
    this.queues = new Queues(config);
    this.subscribers = new Subscribers(this.database, eventTypes(), this.signal);
    this.heartbeat = new Heartbeat(this.database, 'worker');
    this.transport = smtpTransport({
      url: config.smtpUrl,
      from: config.mailFrom,
      connections: config.mailConcurrency,
      allowList: config.mailAllowList,
    });
  }

  async start(): Promise<void> {
    const { database, config, clock, queues } = this;
    await database.assertRestrictedRole();
    const shippedPlaces = await loadPlaceSeeds(join(config.seedsDir, 'places'));
    const places = Places.of(shippedPlaces);
    this.placesProjection = new PlacesProjection(database, this.signal, places, shippedPlaces);
    await this.placesProjection.start();
    const links = new TripLinks(new LinkSecrets(config.secret), config.publicUrl);
    const ruleIndex = new RuleIndexProjection(
      database,
      this.signal,
      await loadGroups(config.seedsDir),
      config.timeZone,
    );
    this.ruleIndex = ruleIndex;
    await ruleIndex.start();
    await this.signal.start();

    queues.work(recomputeItineraries({ database, ruleIndex, clock, config }));
    queues.work(
      moveItineraries({ database, ruleIndex, pastPlaces: new PastPlaces(places, shippedPlaces), clock, config }),
    );
    queues.work(
      deliverMails({
        database,
        transport: this.transport,
        places,
        links,
        translations: ruleIndex.translations,
        clock,
        config,
      }),
    );
    const provider = storingProvider(config);
    if (provider) queues.work(translateTexts({ database, provider, clock }));
    queues.work(sweepUnusedTranslations({ database, clock }));
    queues.work({
      queue: 'sweep',
      concurrency: 1,
      async run() {
        await sweepRecomputeRuns(database, queues);
        if (provider) await sweepTranslationRequests(database, queues);
      },
    });
    queues.work({
      queue: 'expire-journeys',
      concurrency: 1,
      run: async () => void (await expireJourneys(database, clock, config)),
    });
    queues.work(applyDueRevisionsJob({ database, places, ruleIndex, clock, config }));
    const web = new PublicWeb();
    queues.work({
      queue: CHECK_LINKS_QUEUE,
      concurrency: 1,
      run: async () =>
        void (config.linkCheckHours > 0 && (await checkDueLinks({ database, web, clock }, config.linkCheckHours))),
    });
    queues.work({
      queue: RUN_IMPORTS_QUEUE,
      concurrency: 1,
      run: async () =>
        void (await runDueImports({ database, places, ruleIndex, clock, config, web, importers: IMPORTERS })),
    });
    await queues.every(DELIVER_QUEUE, DELIVER_EVERY_MS);
    await queues.every('sweep', SWEEP_EVERY_MS);
    await queues.every('expire-journeys', EXPIRE_EVERY_MS);
    await queues.every(CHECK_LINKS_QUEUE, CHECK_LINKS_EVERY_MS);
    await queues.every(RUN_IMPORTS_QUEUE, RUN_IMPORTS_EVERY_MS);
    await queues.every(APPLY_DUE_QUEUE, APPLY_DUE_EVERY_MS);
    await queues.every(SWEEP_TRANSLATIONS_QUEUE, SWEEP_TRANSLATIONS_EVERY_MS);
    // What fell due while no worker ran does not wait for the next minute.
    await queues.add(APPLY_DUE_QUEUE, `at-start:${newId()}`, {});

    this.subscribers.start([
      restrictionHistory,
      recomputeItinerariesWhenRestrictionIsRevised(queues, config),
      moveItinerariesWhenPlacesAreImported(queues),
      sendVerificationWhenSubscriptionIsRequested(queues),
      translateTextsWhenRestrictionIsRevised(queues, provider),
    ]);
    await this.heartbeat.start();
  }

  /** Finishes what is on its way and starts nothing new. */
  async stop(): Promise<void> {
    await this.heartbeat.stop();
    await this.subscribers.stop();
    await this.queues.close();
    this.transport.close();
    await this.ruleIndex?.stop();
    await this.placesProjection?.stop();
    await this.signal.stop();
    await this.database.close();
  }
}
