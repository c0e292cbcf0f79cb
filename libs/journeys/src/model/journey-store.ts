import { isUuid } from '@landfall/kernel';
import type { Tx } from '@landfall/platform';
import type { PlacePath } from '@landfall/requirements';

export interface Journey {
  id: string;
  organisationId: string;
  fingerprint: string;
  departureType: PlacePath['type'];
  departureId: string;
  destinations: PlacePath[];
  transits: PlacePath[];
  citizenships: string[];
  restrictionType: 'BUSINESS' | 'PRIVATE' | 'CRUISE';
  dateStart: string;
  dateEnd: string;
  language: string;
  email: string | null;
  internalNote: string | null;
  isManuallyDisabled: boolean;
  firstChangeId: string;
  expiredAt: Date | null;
  createdAt: Date;
}

/** A journey without what only its agency may know; the process of the travellers cannot read more (docs/adr/0025). */
export type TripJourney = Omit<Journey, 'internalNote'>;

const TRIP_COLUMNS = `j.id, j.organisation_id as "organisationId", j.fingerprint, j.departure_type as "departureType", j.departure_id as "departureId",
  j.destinations, j.transits, j.citizenships, j.restriction_type as "restrictionType", j.date_start as "dateStart", j.date_end as "dateEnd", j.language,
  j.email, j.is_manually_disabled as "isManuallyDisabled", j.first_change_id as "firstChangeId",
  j.expired_at as "expiredAt", j.created_at as "createdAt"`;
export const JOURNEY_COLUMNS = `${TRIP_COLUMNS}, j.internal_note as "internalNote"`;

/** One journey that the transaction's scope may see; `lock` holds it until the transaction ends. */
export async function journeyById(tx: Tx, id: string, lock = false): Promise<Journey | null> {
  if (!isUuid(id)) return null;
  const { rows } = await tx.query<Journey>(
    `select ${JOURNEY_COLUMNS} from journey j where j.id = $1 ${lock ? 'for update' : ''}`,
    [id],
  );
  return rows[0] ?? null;
}

/** Journeys of these ids that the transaction's scope may see, in any order; what is no id has none. */
export async function journeysByIds(tx: Tx, ids: readonly string[]): Promise<Journey[]> {
  const { rows } = await tx.query<Journey>(`select ${JOURNEY_COLUMNS} from journey j where j.id = any($1::uuid[])`, [
    ids.filter(isUuid),
  ]);
  return rows;
}

/** Where an organisation's journeys begin, each place once. */
export async function departuresOf(tx: Tx, organisationId: string): Promise<{ type: PlacePath['type']; id: string }[]> {
  const { rows } = await tx.query<{ type: PlacePath['type']; id: string }>(
    'select distinct departure_type as type, departure_id as id from journey where organisation_id = $1',
    [organisationId],
  );
  return rows;
}

/** The journey behind a link's secret, by its hash; null for a wrong and for a missing one alike. */
export const tripByTokenHash = (tx: Tx, hash: Buffer, lock = false): Promise<TripJourney | null> =>
  tripWhere(tx, 'j.token_hash = $1', hash, lock);

/** The journey of a subscription, locked. */
export const tripById = (tx: Tx, id: string): Promise<TripJourney | null> => tripWhere(tx, 'j.id = $1', id, true);

async function tripWhere(tx: Tx, condition: string, value: unknown, lock: boolean): Promise<TripJourney | null> {
  const { rows } = await tx.query<TripJourney>(
    `select ${TRIP_COLUMNS} from journey j where ${condition} ${lock ? 'for update' : ''}`,
    [value],
  );
  return rows[0] ?? null;
}

export type PageState = 'ACTIVE' | 'DISABLED' | 'EXPIRED';

/** State of a trip page on a day (spec: application, section 4). Expiry comes before deactivation: it also deletes. */
export function pageState(
  journey: Pick<Journey, 'isManuallyDisabled' | 'expiredAt' | 'dateEnd'>,
  today: string,
): PageState {
  if (journey.expiredAt !== null || journey.dateEnd < today) return 'EXPIRED';
  return journey.isManuallyDisabled ? 'DISABLED' : 'ACTIVE';
}

/** Newest change of an itinerary, "0" when there is none. */
export async function newestChangeId(tx: Tx, fingerprint: string): Promise<string> {
  const { rows } = await tx.query<{ id: string }>(
    'select coalesce(max(id), 0) as id from itinerary_change where fingerprint = $1',
    [fingerprint],
  );
  return rows[0]!.id;
}
