import { Cruises } from '@landfall/answers/cruises';
import type { Language, Outcome } from '@landfall/kernel';
import { LinkSecrets, validated } from '@landfall/platform';
import type { EntryRestriction } from '@landfall/restrictions/entry-restriction';
import { SaveEntryRestriction } from '../../restrictions/src/commands/save-entry-restriction/save-entry-restriction.command.js';
import { SaveEntryRestrictionHandler } from '../../restrictions/src/commands/save-entry-restriction/save-entry-restriction.handler.js';
import { DecisionRules } from '../../restrictions/src/decisions/decision-rules.js';
import type { SaveResult } from '../../restrictions/src/publishing/save-result.js';
import type { ARestriction } from '../../restrictions/test/a-restriction.js';
import {
  ConfirmSubscription,
  ConfirmSubscriptionHandler,
} from '../src/commands/confirm-subscription/confirm-subscription.handler.js';
import { CreateJourney, CreateJourneyInput } from '../src/commands/create-journey/create-journey.command.js';
import { AddDevice, AddDeviceInput } from '../src/commands/add-device/add-device.command.js';
import { AddDeviceHandler } from '../src/commands/add-device/add-device.handler.js';
import { RemoveDevice, RemoveDeviceHandler } from '../src/commands/remove-device/remove-device.handler.js';
import { CreateGroup, CreateGroupInput } from '../src/commands/create-journey/create-group.command.js';
import { CreateGroupHandler } from '../src/commands/create-journey/create-group.handler.js';
import { JourneyMaker } from '../src/commands/create-journey/journey-maker.js';
import { CreateJourneyHandler } from '../src/commands/create-journey/create-journey.handler.js';
import {
  SubscribeToUpdates,
  SubscribeToUpdatesInput,
} from '../src/commands/subscribe-to-updates/subscribe-to-updates.command.js';
import { SubscribeToUpdatesHandler } from '../src/commands/subscribe-to-updates/subscribe-to-updates.handler.js';
import { Unsubscribe, UnsubscribeHandler } from '../src/commands/unsubscribe/unsubscribe.handler.js';
import { UpdateJourney, UpdateJourneyInput } from '../src/commands/update-journey/update-journey.command.js';
import { UpdateJourneyHandler } from '../src/commands/update-journey/update-journey.handler.js';
import { TripLinks } from '../src/model/trip-links.js';
import { TripPageAsOf, TripPageAsOfHandler } from '../src/views/trip-page/trip-page-as-of.query.js';
import { TripPageAsOfInput } from '../src/views/trip-page/trip-page.input.js';
import type { TripPageModel } from '../src/views/trip-page/trip-page-content.js';
import { Snapshots } from '../src/model/snapshots.js';
import { TripPage, TripPageHandler } from '../src/views/trip-page/trip-page.query.js';
import { someCruises } from '../../answers/test/some-cruises.js';
import { aTrip } from './a-trip.js';
import { partsOfAWorld, type Agent } from './world.js';
import { WorldAtWork } from './world-at-work.js';

export type { Agent } from './world.js';

export interface CreatedJourney {
  id: string;
  url: string;
  token: string;
}

export const secretOf = (url: string): string => url.slice(url.lastIndexOf('/') + 1);

/** A world in which editors save, agents make trip pages, and travellers follow them. */
export class TripWorld extends WorldAtWork {
  private readonly secrets = new LinkSecrets(this.config.secret);
  readonly links = new TripLinks(this.secrets, this.config.publicUrl);

  override cruises = Cruises.of(someCruises(), this.places);

  static async open(): Promise<TripWorld> {
    return new TripWorld(await partsOfAWorld());
  }

  override async startAfresh(): Promise<void> {
    await super.startAfresh();
    this.cruises = Cruises.of(someCruises(), this.places);
  }

  /** What the editors' commands work with. */
  get decisionRules(): DecisionRules {
    return new DecisionRules(this.places, this.rules, this.clock, this.config);
  }

  /** What becomes of what an editor sends. */
  save(restriction: ARestriction): Promise<SaveResult> {
    const draft = restriction.draft();
    return new SaveEntryRestrictionHandler(this.db.database, this.decisionRules).execute(
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

  private get maker(): JourneyMaker {
    return new JourneyMaker(
      this.db.database,
      this.places,
      this.historicalPlaces,
      this.cruises,
      this.rules,
      this.links,
      this.clock,
      this.config,
    );
  }

  create(agent: Agent, input: CreateJourneyInput): Promise<Outcome<{ id: string; url: string }>> {
    return new CreateJourneyHandler(this.maker, this.links).execute(
      new CreateJourney(validated(CreateJourneyInput, input), agent, 'test'),
    );
  }

  createGroup(agent: Agent, input: CreateGroupInput): ReturnType<CreateGroupHandler['execute']> {
    return new CreateGroupHandler(this.maker, this.db.database, this.links, this.secrets, this.clock).execute(
      new CreateGroup(validated(CreateGroupInput, input), agent, 'test'),
    );
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

  /** A device whose browser has this address at its push service. */
  addDevice({ token }: { token: string }, endpoint: string, language: string | null = null): Promise<Outcome<object>> {
    return new AddDeviceHandler(this.db.database, this.clock, this.config).execute(
      new AddDevice(validated(AddDeviceInput, { token, endpoint, language }), 'test'),
    );
  }

  removeDevice({ token }: { token: string }, endpoint: string): Promise<Outcome<object>> {
    return new RemoveDeviceHandler(this.db.database, this.clock).execute(new RemoveDevice(token, endpoint, 'test'));
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
    return new UnsubscribeHandler(this.db.database, this.clock).execute(new Unsubscribe(secret, 'test'));
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
    return new TripPageHandler(this.db.database, this.places, new Snapshots(), this.clock, this.config);
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
      : this.pastPages.execute(new TripPageAsOf({ token }, validated(TripPageAsOfInput, { language, asOf })));
  }
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
