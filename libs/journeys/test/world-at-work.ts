import { CRUISE_EVENTS } from '@landfall/answers/cruise-events';
import type { Cruises } from '@landfall/answers/cruises';
import { PLACE_EVENTS } from '@landfall/places/events';
import { eventAt, EventTypes, type Database, type Queues, type SubscriberDefinition } from '@landfall/platform';
import { RESTRICTION_EVENTS } from '@landfall/restrictions/events';
import { JOURNEY_EVENTS } from '../src/events.js';
import { RELOCATE_QUEUE, REROUTE_QUEUE } from '../src/model/recompute-tasks.js';
import { expireJourneys } from '../src/reactors/expire-journeys/expire-journeys.job.js';
import { RecomputeItineraries } from '../src/reactors/recompute-itineraries-when-restriction-is-revised/recompute-itineraries.job.js';
import {
  RecomputeItinerariesWhenRestrictionIsRevised,
  RECOMPUTE_QUEUE,
} from '../src/reactors/recompute-itineraries-when-restriction-is-revised/recompute-itineraries.reactor.js';
import { RelocateItineraries } from '../src/reactors/relocate-itineraries-when-places-are-imported/relocate-itineraries.job.js';
import { RelocateItinerariesWhenPlacesAreImported } from '../src/reactors/relocate-itineraries-when-places-are-imported/relocate-itineraries.reactor.js';
import { RerouteJourneys } from '../src/reactors/reroute-journeys-when-cruises-are-imported/reroute-journeys.job.js';
import { RerouteJourneysWhenCruisesAreImported } from '../src/reactors/reroute-journeys-when-cruises-are-imported/reroute-journeys.reactor.js';
import { World } from './world.js';

const eventTypes = new EventTypes([...RESTRICTION_EVENTS, ...JOURNEY_EVENTS, ...PLACE_EVENTS, ...CRUISE_EVENTS]);

/**
 * A world whose worker works when a test says so: `processLog` runs subscribers and jobs once for every event, in
 * the order of the log.
 */
export abstract class WorldAtWork extends World {
  readonly jobs: { queue: string; key: string; data: Record<string, string | number> }[] = [];
  private readonly queues = {
    add: async (queue: string, key: string, data: Record<string, string | number>) =>
      void this.jobs.push({ queue, key, data }),
  } as Pick<Queues, 'add'> as Queues;
  private readonly processed = new Map<string, bigint>();

  override async startAfresh(): Promise<void> {
    this.jobs.length = 0;
    this.processed.clear();
    await super.startAfresh();
  }

  /** Lets a reactor see every event that it has not seen yet. */
  async process(reactor: SubscriberDefinition): Promise<void> {
    const after = this.processed.get(reactor.name) ?? 0n;
    const positions = await this.query<{ position: string }>(
      'select position from event_log where position > $1 and type = any($2) order by position',
      [after.toString(), [...reactor.types]],
    );
    for (const { position } of positions) {
      const afterCommit = await this.inSystem(async (tx) =>
        reactor.apply(tx, eventTypes.upcast((await eventAt(tx, position))!)),
      );
      await afterCommit?.();
      this.processed.set(reactor.name, BigInt(position));
    }
  }

  /** From a revision or an import of places or cruises to queued mails: reactors, then their jobs. `again`: the whole log once more. */
  async processLog({ again = false } = {}): Promise<void> {
    if (again) this.processed.clear();
    await this.process(new RecomputeItinerariesWhenRestrictionIsRevised(this.queues, this.config));
    await this.process(new RelocateItinerariesWhenPlacesAreImported(this.queues));
    await this.process(new RerouteJourneysWhenCruisesAreImported(this.queues));
    for (const { queue, data } of this.jobs.splice(0)) {
      if (queue === RELOCATE_QUEUE) await this.relocate(data);
      if (queue === RECOMPUTE_QUEUE) await this.recompute(data);
      if (queue === REROUTE_QUEUE) await this.reroute(data);
    }
  }

  /** Runs the job of a revision; another database stands for another process. */
  async recompute(
    data: Record<string, string | number>,
    database: Pick<Database, 'transaction'> = this.db.database,
  ): Promise<void> {
    const job = new RecomputeItineraries(database, this.rules, this.clock, this.config);
    await job.run({ position: String(data['position']) });
  }

  /** Lets the reactor see new imports; returns a job for each. */
  async relocationJobs(): Promise<Record<string, string | number>[]> {
    await this.process(new RelocateItinerariesWhenPlacesAreImported(this.queues));
    return this.jobs.splice(0).map(({ data }) => data);
  }

  /** Runs the job of an import; another rule index or database stands for another process. */
  async relocate(
    data: Record<string, string | number>,
    {
      rules = this.rules,
      database = this.db.database,
    }: Partial<Pick<World, 'rules'>> & { database?: Pick<Database, 'transaction'> } = {},
  ): Promise<void> {
    const job = new RelocateItineraries(database, rules, this.historicalPlaces, this.clock, this.config);
    await job.run({ position: String(data['position']) });
  }

  /** The cruises of the process of the tests. */
  abstract readonly cruises: Cruises;

  /** Runs the job of an import of cruises. */
  async reroute(data: Record<string, string | number>): Promise<void> {
    const { database } = this.db;
    const job = new RerouteJourneys(database, this.rules, this.cruises, this.places, this.clock, this.config);
    await job.run({ position: String(data['position']) });
  }

  expire(): Promise<number> {
    return expireJourneys(this.db.database, this.clock, this.config);
  }

  /** Queues for a reactor of another context; they keep the jobs in `jobs`. */
  get jobSink(): Queues {
    return this.queues;
  }
}
