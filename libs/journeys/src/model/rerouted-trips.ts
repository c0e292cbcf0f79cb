import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { countriesOf, type Cruises } from '@landfall/answers/cruises';
import { heldCruises } from '@landfall/answers/cruise-store';
import type { RuleIndexProjection } from '@landfall/answers/rule-index';
import { laterOf, type IsoDate } from '@landfall/kernel';
import type { Places } from '@landfall/places';
import type { Tx } from '@landfall/platform';
import type { Itinerary, PlacePath } from '@landfall/requirements';
import { cruiseOfTrip, type CruiseOfTrip } from './cruise-of-trip.js';
import { queueNotifications, type Notifying } from './change-pushes.js';
import { canonical, insertChanges, insertItinerary, keysOf, recompute, snapshotOf } from './itinerary-store.js';
import {
  cruiseTripsAfter,
  journeysOnCruises,
  moveJourney,
  type JourneyCursor,
  type JourneyOnCruise,
} from './journey-store.js';
import { sideOf, SnapshotDifferences, storedSide } from './snapshot-differences.js';
import { lockedItinerary, type ItineraryInParts } from './stored-itinerary.js';

const CHUNK = 200;

interface Rerouting {
  ruleIndex: RuleIndexProjection;
  cruises: Cruises;
  places: Places;
  config: Notifying;
}

export interface StaleTrips {
  /** Fingerprints of itineraries. */
  stale: string[];
  /** Where to go on; null at the end. */
  next: JourneyCursor | null;
}

/** Itineraries with an open trip page whose cruise is no longer as the page says, among the next pages. */
export async function staleCruiseTrips(
  tx: Tx,
  cruises: Cruises,
  today: IsoDate,
  after: JourneyCursor | null,
): Promise<StaleTrips> {
  const chunk = await cruiseTripsAfter(tx, today, after, CHUNK);
  const now = await cruisesNow(tx, cruises, chunk);
  const stale = chunk.filter(({ cruise }) => !isDeepStrictEqual(now.get(cruise.cruiseId) ?? cruise, cruise));
  return {
    stale: [...new Set(stale.map(({ fingerprint }) => fingerprint))],
    next: chunk.length < CHUNK ? null : cursorAt(chunk.at(-1)!),
  };
}

const cursorAt = ({ fingerprint, id }: JourneyOnCruise): JourneyCursor => ({ fingerprint, id });

/** What trip pages keep of the imported cruises among these, as they are now. No import changes them before the end of the transaction. */
async function cruisesNow(
  tx: Tx,
  cruises: Cruises,
  journeys: readonly Pick<JourneyOnCruise, 'cruise'>[],
): Promise<Map<string, CruiseOfTrip>> {
  const imported = await heldCruises(tx, [...new Set(journeys.map(({ cruise }) => cruise.cruiseId))]);
  const beside = cruises.beside(imported);
  return new Map(imported.map(({ cruiseId }) => [cruiseId, cruiseOfTrip(beside.cruise(cruiseId)!, beside)]));
}

/**
 * Moves the open trip pages of an itinerary to the schedules of now. Pages whose places or days become others get an itinerary of
 * their own, to which the changes so far go along when no page stays behind. Returns the itineraries that pages have moved to.
 */
export async function rerouteItinerary(
  tx: Tx,
  rerouting: Rerouting,
  fingerprint: string,
  now: Date,
): Promise<string[]> {
  const stored = await currentItinerary(tx, rerouting, fingerprint, now);
  if (!stored) return [];
  const journeys = await journeysOnCruises(tx, fingerprint);
  const schedules = await cruisesNow(tx, rerouting.cruises, journeys);
  const moved = new Map<string, Itinerary>();
  for (const journey of journeys) {
    const cruise = schedules.get(journey.cruise.cruiseId);
    if (!cruise || isDeepStrictEqual(cruise, journey.cruise)) continue;
    const trip = canonical(reroutedTrip(stored.trip, journey.cruise, cruise, rerouting.places));
    const isElsewhere = !isDeepStrictEqual(trip, canonical(stored.trip));
    const target = isElsewhere ? fingerprintAfter(fingerprint, trip) : fingerprint;
    if (isElsewhere && !moved.has(target)) await insertMoved(tx, rerouting, { stored, target, trip }, now);
    if (isElsewhere) moved.set(target, trip);
    await moveJourney(tx, journey.id, {
      fingerprint: target,
      cruise,
      ...(isElsewhere
        ? { destinations: [...trip.destinations], dateStart: trip.dateStart, dateEnd: trip.dateEnd }
        : {}),
    });
  }
  await takeChangesAlong(tx, fingerprint, [...moved.keys()]);
  await queueNotifications(tx, [...moved.keys()], now, rerouting.config);
  return [...moved.keys()];
}

/** Brings one itinerary to the rules of now. */
export async function recomputeItinerary(tx: Tx, rerouting: Rerouting, fingerprint: string, now: Date): Promise<void> {
  await currentItinerary(tx, rerouting, fingerprint, now);
}

/** An itinerary with all revisions of now, locked; their significant changes are its own, and are notified of. */
async function currentItinerary(
  tx: Tx,
  { ruleIndex, config }: Rerouting,
  fingerprint: string,
  now: Date,
): Promise<ItineraryInParts | null> {
  const stored = await lockedItinerary(tx, fingerprint);
  if (!stored) return null;
  await ruleIndex.reachPlaces(keysOf(stored.trip), tx);
  const { changedFingerprints } = await recompute(tx, [stored], ruleIndex, now);
  await queueNotifications(tx, changedFingerprints, now, config);
  return lockedItinerary(tx, fingerprint);
}

interface Move {
  stored: ItineraryInParts;
  target: string;
  trip: Itinerary;
}

/** Stores the itinerary that pages move to, with what differs there; nothing when other pages have moved there before. */
async function insertMoved(tx: Tx, { ruleIndex }: Rerouting, { stored, target, trip }: Move, now: Date): Promise<void> {
  if (await lockedItinerary(tx, target)) return;
  await ruleIndex.reachPlaces(keysOf(trip), tx);
  const next = snapshotOf(trip, ruleIndex);
  const [differences = []] = await new SnapshotDifferences().of(tx, [
    { before: storedSide(stored), after: sideOf(next) },
  ]);
  await insertItinerary(tx, target, trip, next, ruleIndex.versionsAt(keysOf(trip)), now);
  // Of a country where the ship no longer calls nothing has to be observed.
  const called = new Set([...trip.destinations, ...trip.transits].map(({ id }) => id));
  await insertChanges(
    tx,
    differences.filter(({ place }) => called.has(place)).map((difference) => ({ fingerprint: target, difference })),
    now,
  );
}

/** Changes of an itinerary that no page has any more belong to where its pages went. */
async function takeChangesAlong(tx: Tx, fingerprint: string, targets: readonly string[]): Promise<void> {
  const [target, ...others] = targets;
  if (target === undefined || others.length > 0) return;
  await tx.query(
    `update itinerary_change set fingerprint = $2 where fingerprint = $1
       and not exists (select from journey where fingerprint = $1)`,
    [fingerprint, target],
  );
}

/** Pages that come from one itinerary and go to one trip stay together. Another itinerary of the same trip has another history. */
const fingerprintAfter = (fingerprint: string, trip: Itinerary): string =>
  createHash('sha256')
    .update(JSON.stringify([fingerprint, trip]))
    .digest('hex');

/** A trip with the calls of another schedule; what the traveller visits beside the cruise stays. The days grow with the cruise, and never shrink. */
function reroutedTrip(trip: Itinerary, before: CruiseOfTrip, after: CruiseOfTrip, places: Places): Itinerary {
  const implied = countriesOf(before);
  const own = trip.destinations.filter(
    ({ type, id }, at) => !(type === 'COUNTRY' && at < implied.length && implied.includes(id)),
  );
  const calls = countriesOf(after).flatMap((id) => places.path('COUNTRY', id) ?? []);
  const destinations = [...calls, ...own];
  const arrivalDays = trip.facts?.arrivalDays;
  const dayAt = ({ type, id }: PlacePath): number | null =>
    arrivalDays?.[trip.destinations.findIndex((place) => place.type === type && place.id === id)] ?? null;
  return {
    ...trip,
    destinations,
    dateStart: after.dateStart < trip.dateStart ? after.dateStart : trip.dateStart,
    dateEnd: laterOf(after.dateEnd, trip.dateEnd),
    ...(trip.facts && arrivalDays ? { facts: { ...trip.facts, arrivalDays: destinations.map(dayAt) } } : {}),
  };
}
