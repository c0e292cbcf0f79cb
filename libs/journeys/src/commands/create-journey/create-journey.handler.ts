import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { noteFacts, type EvidenceFact } from '@landfall/evidence/evidence-log';
import { dayIn, InputRejected, newId, Rejections, type Clock, type Outcome } from '@landfall/kernel';
import { Places } from '@landfall/places';
import { HistoricalPlaces } from '@landfall/places/historical-places';
import { CLOCK, CONFIG, Database, type AppendContext, type Config, type Tx } from '@landfall/platform';
import { Cruises } from '@landfall/answers/cruises';
import { RuleIndexProjection } from '@landfall/answers/rule-index';
import { JOURNEY_CREATED, type JourneyCreatedV1 } from '../../events.js';
import { queueChangeMails } from '../../model/change-mails.js';
import {
  canonical,
  snapshotOf,
  fingerprintOf,
  insertItinerary,
  keysOf,
  recompute,
} from '../../model/itinerary-store.js';
import { lockedItinerary } from '../../model/stored-itinerary.js';
import { appendJourneyEvent } from '../../model/journey-events.js';
import { insertJourney, journeyById, newestChangeId } from '../../model/journey-store.js';
import { requestSubscription } from '../../model/subscription.js';
import { TripLinks } from '../../model/trip-links.js';
import { CreateJourney } from './create-journey.command.js';
import { decideCreateJourney, type DecidedJourney } from './create-journey.decide.js';

@CommandHandler(CreateJourney)
export class CreateJourneyHandler implements ICommandHandler<CreateJourney, Outcome<{ id: string; url: string }>> {
  constructor(
    private readonly database: Database,
    private readonly places: Places,
    private readonly historicalPlaces: HistoricalPlaces,
    private readonly cruises: Cruises,
    private readonly ruleIndex: RuleIndexProjection,
    private readonly links: TripLinks,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async execute(command: CreateJourney): Promise<Outcome<{ id: string; url: string }>> {
    try {
      return await this.create(command);
    } catch (error) {
      if (error instanceof InputRejected) return new Rejections(error.rejections).toRejection();
      throw error;
    }
  }

  private async create(command: CreateJourney): Promise<Outcome<{ id: string; url: string }>> {
    const id = newId();
    const { organisationId } = command.viewer;
    const today = dayIn(this.config.timeZone, this.clock.now());
    for (let places = this.places.snapshot(), isStored = false; !isStored;) {
      const decided = decideCreateJourney(command.input, places, this.cruises, today);
      if (!decided.ok) return decided;
      // The snapshot first: it is shared by all organisations, and other travellers may have to be notified of a newer one.
      const fingerprint = await this.database.transaction('system', (tx) => this.snapshotFor(tx, decided));
      await this.database.transaction({ organisationId }, async (tx) => {
        const versions = await this.versionsOf(tx, fingerprint);
        const newer = await this.importedSince(tx, places);
        if (newer) places = newer;
        else if (versions && (await this.isNewest(tx, decided, versions))) {
          await this.store(tx, id, fingerprint, decided, command);
          isStored = true;
        }
      });
    }
    return { ok: true, id, url: this.links.tripUrl(id) };
  }

  /** The versions that the stored snapshot was made from; while the itinerary is held an import waits with moving it. */
  private async versionsOf(tx: Tx, fingerprint: string): Promise<Record<string, number> | null> {
    const { rows } = await tx.query<{ restriction_versions: Record<string, number> }>(
      'select restriction_versions from itinerary where fingerprint = $1 for key share',
      [fingerprint],
    );
    return rows[0]?.restriction_versions ?? null;
  }

  /**
   * Whether the snapshot has seen every revision that was there when its itinerary was stored: the task of such a one may have found no
   * itinerary. Every later one finds it. Catches up with what is missing.
   */
  private async isNewest(tx: Tx, { itinerary }: DecidedJourney, versions: Record<string, number>): Promise<boolean> {
    const keys = keysOf(canonical(itinerary));
    await this.ruleIndex.reachPlaces(keys, tx);
    return Object.entries(this.ruleIndex.versionsAt(keys)).every(([key, version]) => (versions[key] ?? 0) >= version);
  }

  /**
   * The places of an import that was not known: it may have relocated itineraries before this one was there, so that the trip is
   * decided again. Null: there is none.
   */
  private async importedSince(tx: Tx, known: Places): Promise<Places | null> {
    const newest = await this.historicalPlaces.newest(tx);
    return newest.version === known.version ? null : newest;
  }

  /** The page works the moment the mutation returns: its snapshot is made now, from the newest rules. */
  private async snapshotFor(tx: Tx, { itinerary }: DecidedJourney): Promise<string> {
    const trip = canonical(itinerary);
    const fingerprint = fingerprintOf(trip);
    const now = this.clock.now();
    let stored = await lockedItinerary(tx, fingerprint);
    if (!stored) {
      await insertItinerary(
        tx,
        fingerprint,
        trip,
        snapshotOf(trip, this.ruleIndex),
        this.ruleIndex.versionsAt(keysOf(trip)),
        now,
      );
      stored = await lockedItinerary(tx, fingerprint);
    }
    const { changedFingerprints } = await recompute(tx, stored ? [stored] : [], this.ruleIndex, now);
    await queueChangeMails(tx, changedFingerprints, now, this.config);
    return fingerprint;
  }

  private async store(
    tx: Tx,
    id: string,
    fingerprint: string,
    decided: DecidedJourney,
    { input: { input }, viewer, correlationId }: CreateJourney,
  ): Promise<void> {
    const { itinerary } = decided;
    const now = this.clock.now();
    await insertJourney(tx, {
      id,
      organisationId: viewer.organisationId,
      createdBy: viewer.userId,
      tokenHash: this.links.tripTokenHash(id),
      fingerprint,
      departureType: decided.departure.type,
      departureId: decided.departure.id,
      destinations: [...itinerary.destinations],
      transits: [...itinerary.transits],
      citizenships: [...itinerary.citizenships],
      restrictionType: input.restrictionType,
      dateStart: itinerary.dateStart,
      dateEnd: itinerary.dateEnd,
      language: decided.language,
      email: decided.email,
      internalNote: decided.internalNote,
      showEvents: input.showEvents ?? false,
      cruise: decided.cruise,
      firstChangeId: await newestChangeId(tx, fingerprint),
      createdAt: now,
    });
    const context: AppendContext = { actor: viewer.userId, correlationId };
    const payload: JourneyCreatedV1 = {
      organisationId: viewer.organisationId,
      fingerprint,
      dateStart: itinerary.dateStart,
      dateEnd: itinerary.dateEnd,
    };
    await appendJourneyEvent(tx, id, { type: JOURNEY_CREATED, schemaVersion: 1, payload }, context);
    await noteFacts(tx, [
      { journeyId: id, organisationId: viewer.organisationId, at: now, fact: factOf(decided, input.restrictionType) },
    ]);
    if (decided.email) {
      const journey = (await journeyById(tx, id, true))!;
      const requested = await requestSubscription(
        tx,
        journey,
        { email: decided.email, language: decided.language, now },
        this.links,
        context,
      );
      // Takes the page back with it.
      if (!requested.ok) throw new InputRejected(requested.rejections);
    }
  }
}

const factOf = ({ itinerary, language }: DecidedJourney, purpose: string): EvidenceFact => ({
  kind: 'TRIP',
  language,
  purpose,
  dateStart: itinerary.dateStart,
  dateEnd: itinerary.dateEnd,
  destinations: itinerary.destinations.map(({ id }) => id),
  transits: itinerary.transits.map(({ id }) => id),
  nationalities: [...itinerary.citizenships],
});
