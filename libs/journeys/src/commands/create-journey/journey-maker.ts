import { Inject, Injectable } from '@nestjs/common';
import { noteFacts, type EvidenceFact } from '@landfall/evidence/evidence-log';
import { accepted, dayIn, InputRejected, newId, Rejections, type Clock, type Outcome } from '@landfall/kernel';
import { Places } from '@landfall/places';
import { HistoricalPlaces } from '@landfall/places/historical-places';
import {
  CLOCK,
  CONFIG,
  Database,
  type AppendContext,
  type Config,
  type Tx,
  type Validated,
  type Viewer,
} from '@landfall/platform';
import { heldCruises } from '@landfall/answers/cruise-store';
import { Cruises } from '@landfall/answers/cruises';
import { catchUpCruises } from '@landfall/answers/cruises-projection';
import { RuleIndexProjection } from '@landfall/answers/rule-index';
import { JOURNEY_CREATED, type JourneyCreatedV1 } from '../../events.js';
import { queueNotifications } from '../../model/change-pushes.js';
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
import type { CreateJourneyInput } from './create-journey.command.js';
import { decideCreateJourney, type DecidedJourney } from './create-journey.decide.js';

/** A page to be made, and whose it is. */
export interface PageToMake {
  input: Validated<CreateJourneyInput>;
  /** Null: of all who travel. */
  label: string | null;
}

export interface MakingContext {
  viewer: Viewer & { organisationId: string };
  correlationId: string;
}

/** Where the pages belong; null: to no group. A group that is there already ends the making, and nothing is made. */
type Group = (tx: Tx) => Promise<{ groupId: string; isExisting: boolean } | null>;

interface Page extends PageToMake {
  id: string;
  decided: DecidedJourney;
  fingerprint: string;
  /** Among the requested ones, from 0. */
  position: number;
}

export type MadePages = Outcome<{ pages: { id: string; label: string | null }[]; existingGroup: string | null }>;

/** Makes trip pages: all of them, or none. */
@Injectable()
export class JourneyMaker {
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

  /** `group`: called in the transaction that makes the pages, before the first of them. The rejections of one page end it. */
  async make(
    requested: readonly PageToMake[],
    context: MakingContext,
    group: Group = async () => null,
  ): Promise<MadePages> {
    try {
      return await this.makeAll(requested, context, group);
    } catch (error) {
      if (error instanceof InputRejected) return new Rejections(error.rejections).toRejection();
      throw error;
    }
  }

  private async makeAll(requested: readonly PageToMake[], context: MakingContext, group: Group): Promise<MadePages> {
    const today = dayIn(this.config.timeZone, this.clock.now());
    for (let places = this.places.snapshot(); ;) {
      const pages: Page[] = [];
      for (const [position, { input, label }] of requested.entries()) {
        const decided = decideCreateJourney(input, places, this.cruises, today);
        if (!decided.ok) return decided;
        const fingerprint = fingerprintOf(canonical(decided.itinerary));
        pages.push({ id: newId(), label, input, decided, fingerprint, position });
      }
      // The snapshots first: they are shared by all organisations, and other travellers may have to be notified of newer ones.
      for (const { decided } of new Map(pages.map((page) => [page.fingerprint, page])).values())
        await this.database.transaction('system', (tx) => this.snapshotFor(tx, decided));
      const made = await this.database.transaction({ organisationId: context.viewer.organisationId }, async (tx) => {
        const newer = await this.importedSince(tx, places);
        if (newer) return void (places = newer);
        if (!(await this.areNewest(tx, pages)) || (await this.isRescheduled(tx, pages))) return undefined;
        // Only now: a try that makes no pages must leave no group.
        const of = await group(tx);
        if (of?.isExisting) return accepted({ pages: [], existingGroup: of.groupId });
        for (const page of pages) await this.store(tx, page, of?.groupId ?? null, context);
        return accepted({ pages: pages.map(({ id, label }) => ({ id, label })), existingGroup: null });
      });
      if (made) return made;
    }
  }

  private async areNewest(tx: Tx, pages: readonly Page[]): Promise<boolean> {
    for (const { fingerprint, decided } of new Map(pages.map((page) => [page.fingerprint, page])).values()) {
      const versions = await this.versionsOf(tx, fingerprint);
      if (!versions || !(await this.isNewest(tx, decided, versions))) return false;
    }
    return true;
  }

  /** Whether cruises were imported that were not known; else no import changes those of the pages before they are made. */
  private async isRescheduled(tx: Tx, pages: readonly Page[]): Promise<boolean> {
    const ids = [...new Set(pages.flatMap(({ decided }) => decided.cruise?.cruiseId ?? []))];
    if (ids.length === 0) return false;
    await heldCruises(tx, ids);
    return catchUpCruises(tx, this.cruises);
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
  private async snapshotFor(tx: Tx, { itinerary }: DecidedJourney): Promise<void> {
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
    await queueNotifications(tx, changedFingerprints, now, this.config);
  }

  private async store(
    tx: Tx,
    { id, fingerprint, decided, label, position, input: { input } }: Page,
    groupId: string | null,
    { viewer, correlationId }: MakingContext,
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
      groupId,
      groupPosition: groupId === null ? null : position,
      label,
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
