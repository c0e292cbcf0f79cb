import { Inject, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { Clock } from '@landfall/kernel';
import { RuleIndexProjection } from '@landfall/answers/rule-index';
import { Places } from '@landfall/places';
import {
  CLOCK,
  CONFIG,
  Database,
  JobHost,
  JobProcessor,
  LinkSecrets,
  VapidKeys,
  WebPush,
  type Config,
} from '@landfall/platform';
import { PushRun } from './push-run.js';
import { RestingServices } from './resting-services.js';

export const PUSHES_QUEUE = 'deliver-pushes';
const EVERY_MS = 2_000;
const logger = new Logger('DeliverPushes');

const reportService = (origin: string, code: string | null): void =>
  code === null
    ? logger.warn(`${origin} takes pushes again.`)
    : logger.warn(`${origin} does not take pushes (${code}); they wait and go out when it does.`);

/** Sends all due pushes; the row is the order, so that a job that is lost loses none. */
@JobProcessor({ queue: PUSHES_QUEUE, every: EVERY_MS })
export class DeliverPushes extends JobHost implements OnApplicationShutdown {
  private readonly transport: WebPush | null;
  private readonly services: RestingServices;

  constructor(
    private readonly database: Database,
    private readonly places: Places,
    private readonly ruleIndex: RuleIndexProjection,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
    secrets: LinkSecrets,
  ) {
    super();
    this.transport = config.webPush && new WebPush(config.webPush, new VapidKeys(secrets.seed('web-push')), clock);
    this.services = new RestingServices(clock, reportService);
  }

  async run(): Promise<void> {
    const { database, transport, services, places, clock, config } = this;
    if (!transport) return;
    const { translations } = this.ruleIndex;
    await new PushRun({ database, transport, services, places, translations, clock, config }, this.stop).toTheEnd();
  }

  onApplicationShutdown(): void {
    this.transport?.close();
  }
}
