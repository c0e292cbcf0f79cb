import pg from 'pg';
import { RuleIndexProjection } from '@landfall/answers/rule-index';
import { fixedClock, newId, type Clock, type Language, type Outcome } from '@landfall/kernel';
import { createUser } from '@landfall/organisations/user-store';
import { ensureOrganisation } from '@landfall/organisations/organisation-store';
import type { Places, PlaceRows } from '@landfall/places';
import { PLACE_EVENTS } from '@landfall/places/events';
import {
  HistoricalPlaces,
  PlacesProjection,
  storeOverlayChange,
  type OverlayEntry,
} from '@landfall/places/persistence';
import {
  eventAt,
  LinkSecrets,
  LogSignal,
  parseConfig,
  type Config,
  type Database,
  type SubscriberDefinition,
  type Queues,
  type Tx,
  type Viewer,
  validated,
  EventTypes,
} from '@landfall/platform';
import { testDatabase, type TestDatabase } from '@landfall/platform/testing';
import type { CountryGroups } from '@landfall/requirements';
import type { EntryRestriction } from '@landfall/restrictions/entry-restriction';
import { RESTRICTION_EVENTS } from '@landfall/restrictions/events';
import { SaveEntryRestriction } from '../../restrictions/src/commands/save-entry-restriction/save-entry-restriction.command.js';
import { SaveEntryRestrictionHandler } from '../../restrictions/src/commands/save-entry-restriction/save-entry-restriction.handler.js';
import { Publishing } from '../../restrictions/src/publishing/publishing.js';
import type { SaveResult } from '../../restrictions/src/publishing/save-result.js';
import type { ARestriction } from '../../restrictions/test/a-restriction.js';
import { theSeeds } from '../../restrictions/test/the-seeds.js';
import {
  ConfirmSubscription,
  ConfirmSubscriptionHandler,
} from '../src/commands/confirm-subscription/confirm-subscription.handler.js';
import { CreateJourney, CreateJourneyInput } from '../src/commands/create-journey/create-journey.command.js';
import { CreateJourneyHandler } from '../src/commands/create-journey/create-journey.handler.js';
import {
  SubscribeToUpdates,
  SubscribeToUpdatesInput,
} from '../src/commands/subscribe-to-updates/subscribe-to-updates.command.js';
import { SubscribeToUpdatesHandler } from '../src/commands/subscribe-to-updates/subscribe-to-updates.handler.js';
import { Unsubscribe, UnsubscribeHandler } from '../src/commands/unsubscribe/unsubscribe.handler.js';
import { UpdateJourney, UpdateJourneyInput } from '../src/commands/update-journey/update-journey.command.js';
import { UpdateJourneyHandler } from '../src/commands/update-journey/update-journey.handler.js';
import { JOURNEY_EVENTS } from '../src/events.js';
import { TripLinks } from '../src/model/trip-links.js';
import { expireJourneys } from '../src/reactors/expire-journeys/expire-journeys.job.js';
import { RelocateItineraries } from '../src/reactors/relocate-itineraries-when-places-are-imported/relocate-itineraries.job.js';
import {
  RelocateItinerariesWhenPlacesAreImported,
  RELOCATE_QUEUE,
} from '../src/reactors/relocate-itineraries-when-places-are-imported/relocate-itineraries.reactor.js';
import { RecomputeItineraries } from '../src/reactors/recompute-itineraries-when-restriction-is-revised/recompute-itineraries.job.js';
import {
  RecomputeItinerariesWhenRestrictionIsRevised,
  RECOMPUTE_QUEUE,
} from '../src/reactors/recompute-itineraries-when-restriction-is-revised/recompute-itineraries.reactor.js';
import { TripPageAsOf, TripPageAsOfHandler } from '../src/views/trip-page/trip-page-as-of.query.js';
import type { TripPageModel } from '../src/views/trip-page/trip-page-content.js';
import { TripPage, TripPageHandler } from '../src/views/trip-page/trip-page.query.js';
import { aTrip } from './a-trip.js';

const eventTypes = new EventTypes([...RESTRICTION_EVENTS, ...JOURNEY_EVENTS, ...PLACE_EVENTS]);
const START = '2026-05-01T10:00:00Z';

export type Agent = Viewer & { organisationId: string };

export interface CreatedJourney {
  id: string;
  url: string;
  token: string;
}

export const secretOf = (url: string): string => url.slice(url.lastIndexOf('/') + 1);

/**
 * The trips of some agencies on a database of their own, with a clock that stands. What a subscriber and the queue carry on
 * in the worker happens here when a test says so, by `carryOn`: once for every event, in the order of the log.
 */
export class TripWorld {
  readonly jobs: { queue: string; key: string; data: Record<string, string | number> }[] = [];
  private readonly queues = {
    add: async (queue: string, key: string, data: Record<string, string | number>) =>
      void this.jobs.push({ queue, key, data }),
  } as Pick<Queues, 'add'> as Queues;
  private readonly carried = new Map<string, bigint>();

  /** The rules in memory, as the process of the tests holds them. */
  rules!: RuleIndexProjection;
  /** The places of past moments, as the process of the tests holds them. */
  historicalPlaces!: HistoricalPlaces;
  /** Id of the editor who saves. */
  readonly editor = newId();

  private constructor(
    readonly db: TestDatabase,
    private readonly owner: pg.Client,
    readonly places: Places,
    /** Of what `places` was made. */
    readonly shipped: PlaceRows,
    private readonly groups: CountryGroups,
    readonly clock: Clock & { set(instant: string): void },
    readonly config: Config,
    readonly links: TripLinks,
  ) {}

  static async open(): Promise<TripWorld> {
    const db = await testDatabase();
    const { places, shipped, groups } = await theSeeds();
    const config = parseConfig({
      DATABASE_URL: db.url,
      SMTP_URL: 'smtp://127.0.0.1:1',
      LANDFALL_SECRET: 'a secret of the tests, long enough',
      PUBLIC_URL: 'https://trips.example',
    });
    const links = new TripLinks(new LinkSecrets(config.secret), config.publicUrl);
    const owner = new pg.Client({ connectionString: db.url });
    await owner.connect();
    return new TripWorld(db, owner, places, shipped, groups, fixedClock(START), config, links);
  }

  /** An empty world on the first of May: a database per test would take longer than the tests. */
  async startAfresh(): Promise<void> {
    const { rows } = await this.owner.query<{ tables: string }>(
      `select string_agg(quote_ident(tablename), ', ') as tables from pg_tables where schemaname = 'public' and tablename <> 'typeorm_migrations'`,
    );
    await this.owner.query(`truncate ${rows[0]!.tables} restart identity`);
    this.jobs.length = 0;
    this.carried.clear();
    this.clock.set(START);
    if (this.places.version !== 0) this.places.replace(this.shipped);
    this.rules = this.rulesOfAnotherProcess();
    this.historicalPlaces = new HistoricalPlaces(this.places, this.shipped);
    await this.inSystem((tx) => createUser(tx, this.editor, person('editor', null)));
  }

  async close(): Promise<void> {
    await this.owner.end();
    await this.db.close();
  }

  query<R extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<R[]> {
    return this.inSystem(async (tx) => (await tx.query<R>(sql, values)).rows);
  }

  /** Tables of the whole database, queues and migrations included, in a row of which the text stands; one name per row. */
  async tablesHolding(text: string): Promise<string[]> {
    const { rows: tables } = await this.owner.query<{ name: string }>(
      `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
    );
    const found: string[] = [];
    for (const { name } of tables) {
      const { rows } = await this.owner.query(
        `select 1 from ${name} t where position(lower($1) in lower(t::text)) > 0`,
        [text],
      );
      found.push(...rows.map(() => name));
    }
    return found.sort();
  }

  inSystem<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.db.database.transaction('system', work);
  }

  /** What the editors' commands work with. */
  get publishing(): Publishing {
    return new Publishing(this.db.database, this.places, this.rules, this.clock, this.config);
  }

  async agent(organisation: string): Promise<Agent> {
    return this.inSystem(async (tx) => {
      const organisationId = await ensureOrganisation(tx, newId(), { idCodePublic: organisation, name: organisation });
      const userId = newId();
      await createUser(tx, userId, person(`agent-${userId}`, organisationId));
      return { userId, organisationId, isStaff: false, permissions: [] };
    });
  }

  later(seconds: number): void {
    this.clock.set(new Date(this.clock.now().getTime() + seconds * 1_000).toISOString());
  }

  /** Id of another editor, Jan Mulder. */
  async secondEditor(): Promise<string> {
    const id = newId();
    await this.inSystem((tx) =>
      createUser(tx, id, { ...person('second', null), firstName: 'Jan', lastName: 'Mulder' }),
    );
    return id;
  }

  /** What becomes of what an editor sends. */
  save(restriction: ARestriction): Promise<SaveResult> {
    const draft = restriction.draft();
    return new SaveEntryRestrictionHandler(this.publishing).execute(
      new SaveEntryRestriction(draft.input.id ? 'update' : 'create', draft, this.editor, 'test'),
    );
  }

  /** Publishes what an editor sends; throws when it is rejected. */
  async saved(restriction: ARestriction): Promise<EntryRestriction> {
    const result = await this.save(restriction);
    if (!result.ok) throw new Error(JSON.stringify(result.rejections));
    if (!result.restriction || result.scheduled) throw new Error('It was not published.');
    return result.restriction;
  }

  create(agent: Agent, input: CreateJourneyInput): Promise<Outcome<{ id: string; url: string }>> {
    return new CreateJourneyHandler(
      this.db.database,
      this.places,
      this.historicalPlaces,
      this.rules,
      this.links,
      this.clock,
      this.config,
    ).execute(new CreateJourney(validated(CreateJourneyInput, input), agent, 'test'));
  }

  /** A stored trip page; throws when it is rejected. */
  async journey(agent: Agent, changes: Partial<CreateJourneyInput> = {}): Promise<CreatedJourney> {
    const { id, url } = accepted(await this.create(agent, aTrip(changes)));
    return { id, url, token: secretOf(url) };
  }

  update(agent: Agent, input: UpdateJourneyInput): Promise<Outcome<{ id: string }>> {
    return new UpdateJourneyHandler(this.db.database, this.links, this.clock, this.config).execute(
      new UpdateJourney(validated(UpdateJourneyInput, input), agent, 'test'),
    );
  }

  subscribe({ token }: { token: string }, email: string, language: string | null = null): Promise<Outcome<object>> {
    return new SubscribeToUpdatesHandler(this.db.database, this.links, this.clock, this.config).execute(
      new SubscribeToUpdates(validated(SubscribeToUpdatesInput, { token, email, language }), 'test'),
    );
  }

  async subscriptionOf(
    journeyId: string,
  ): Promise<{ id: string; status: string; attempt: number; email: string | null; notified: string }> {
    const rows = await this.query<{
      id: string;
      status: string;
      attempt: number;
      email: string | null;
      notified: string;
    }>(
      'select id, status, attempt, email, notified_change_id as notified from trip_subscription where journey_id = $1',
      [journeyId],
    );
    return rows[0]!;
  }

  /** Uses the link of the newest verification mail. */
  async confirm(journeyId: string): Promise<Outcome<object>> {
    const { id, attempt } = await this.subscriptionOf(journeyId);
    return this.confirmWith(secretOf(this.links.verificationUrl(id, attempt)));
  }

  confirmWith(secret: string): Promise<Outcome<object>> {
    return new ConfirmSubscriptionHandler(this.db.database, this.clock, this.config).execute(
      new ConfirmSubscription(secret, 'test'),
    );
  }

  async unsubscribe(journeyId: string): Promise<Outcome<object>> {
    const { id } = await this.subscriptionOf(journeyId);
    return this.unsubscribeWith(secretOf(this.links.unsubscribeUrl(id)));
  }

  unsubscribeWith(secret: string): Promise<Outcome<object>> {
    return new UnsubscribeHandler(this.db.database).execute(new Unsubscribe(secret, 'test'));
  }

  /** A trip page whose traveller has subscribed and confirmed. */
  async followedJourney(
    agent: Agent,
    email: string,
    changes: Partial<CreateJourneyInput> = {},
  ): Promise<CreatedJourney> {
    const journey = await this.journey(agent, changes);
    accepted(await this.subscribe(journey, email));
    accepted(await this.confirm(journey.id));
    return journey;
  }

  /** The query of the pages of now. */
  get pages(): TripPageHandler {
    return new TripPageHandler(this.db.database, this.places, this.clock, this.config);
  }

  /** The query of the pages of past moments. */
  get pastPages(): TripPageAsOfHandler {
    const { database } = this.db;
    return new TripPageAsOfHandler(database, this.places, this.clock, this.config, this.rules, this.historicalPlaces);
  }

  /** The page behind a link, now or as of a moment. */
  page(token: string, language: Language | null = null, asOf: string | null = null): Promise<TripPageModel | null> {
    return asOf === null
      ? this.pages.execute(new TripPage(token, language))
      : this.pastPages.execute(new TripPageAsOf({ token }, language, asOf));
  }

  /** Lets a reactor see every event that it has not seen yet. */
  async carry(reactor: SubscriberDefinition): Promise<void> {
    const after = this.carried.get(reactor.name) ?? 0n;
    const positions = await this.query<{ position: string }>(
      'select position from event_log where position > $1 and type = any($2) order by position',
      [after.toString(), [...reactor.types]],
    );
    for (const { position } of positions) {
      const afterCommit = await this.inSystem(async (tx) =>
        reactor.apply(tx, eventTypes.upcast((await eventAt(tx, position))!)),
      );
      await afterCommit?.();
      this.carried.set(reactor.name, BigInt(position));
    }
  }

  /** The way from a revision or an import of places to changes and queued mails: reactors, then each job that they added. `again`: the whole log once more. */
  async carryOn({ again = false } = {}): Promise<void> {
    if (again) this.carried.clear();
    await this.carry(new RecomputeItinerariesWhenRestrictionIsRevised(this.queues, this.config));
    await this.carry(new RelocateItinerariesWhenPlacesAreImported(this.queues));
    for (const { queue, data } of this.jobs.splice(0)) {
      if (queue === RELOCATE_QUEUE) await this.move(data);
      if (queue === RECOMPUTE_QUEUE) await this.recompute(data);
    }
  }

  async recompute(data: Record<string, string | number>): Promise<void> {
    const job = new RecomputeItineraries(this.db.database, this.rules, this.clock, this.config);
    await job.run({ position: String(data['position']) });
  }

  /** What the reactor notes of imports that it has not seen yet: a job for each. */
  async noted(): Promise<Record<string, string | number>[]> {
    await this.carry(new RelocateItinerariesWhenPlacesAreImported(this.queues));
    return this.jobs.splice(0).map(({ data }) => data);
  }

  /** Carries out what was noted for an import; a rule index or a database other than the world's own stand for another process. */
  async move(
    data: Record<string, string | number>,
    {
      rules = this.rules,
      database = this.db.database,
    }: Partial<Pick<TripWorld, 'rules'>> & { database?: Pick<Database, 'transaction'> } = {},
  ): Promise<void> {
    const job = new RelocateItineraries(database, rules, this.historicalPlaces, this.clock, this.config);
    await job.run({ position: String(data['position']) });
  }

  /** An import of places; `heard`: the process of the tests has taken it in. */
  async imported(
    stored: OverlayEntry[],
    removed: { kind: OverlayEntry['kind']; id: string }[] = [],
    { heard = true } = {},
  ): Promise<void> {
    await this.inSystem((tx) =>
      storeOverlayChange(
        tx,
        { stored, removed, source: 'airports', licence: 'CC0', dated: null },
        { actor: 'test', correlationId: null },
      ),
    );
    if (heard)
      await new PlacesProjection(this.db.database, new LogSignal(this.db.url), this.places, this.shipped).catchUp();
  }

  /** An airport that the product does not ship, as an import of now leaves it. */
  async importedAirport(iata: string, regionId: string | null, { country = 'TH', heard = true } = {}): Promise<void> {
    const row = {
      ...this.shipped.airports.find((a) => a.iata === 'HKT')!,
      iata,
      icao: null,
      name: `Strip ${iata}`,
      country,
      regionId,
    };
    await this.imported([{ kind: 'AIRPORT', row }], [], { heard });
  }

  /** The rules of a process that has not heard of any yet. */
  rulesOfAnotherProcess(): RuleIndexProjection {
    return new RuleIndexProjection(this.db.database, new LogSignal(this.db.url), this.groups, this.config.timeZone);
  }

  expire(): Promise<number> {
    return expireJourneys(this.db.database, this.clock, this.config);
  }

  /** Queues for a reactor of another context; they keep the jobs in `jobs`. */
  get jobSink(): Queues {
    return this.queues;
  }
}

function person(username: string, organisationId: string | null): Parameters<typeof createUser>[2] {
  return {
    username,
    passwordHash: 'no login',
    firstName: 'Edda',
    lastName: 'Lenz',
    email: `${username}@staff.example`,
    isStaff: organisationId === null,
    organisationId,
    permissions: [],
  };
}

/** The value of an accepted outcome; throws what a rejection says. */
export function accepted<T>(outcome: Outcome<T>): { ok: true } & T {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.rejections));
  return outcome;
}

/** Fields and keys of a rejection; throws when it was accepted. */
export function rejectedFor(outcome: Outcome<unknown>): string[] {
  if (outcome.ok) throw new Error('It was accepted.');
  return outcome.rejections.map((r) => `${r.field} ${r.key}`);
}
