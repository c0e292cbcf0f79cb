import { Organisation } from '@landfall/organisations/organisation';
import type { Tx } from '@landfall/platform';
import { pageState, type PageState } from '../../model/journey-store.js';
import { Journey } from '../../model/journey.entity.js';
import { MAX_CHANGES } from './trip-page-content.js';

/** Everything of one trip that its page is made of, in short: the answer by its hash, the changes by their ids. */
export interface TripPageVersion {
  state: PageState;
  /** Columns of the journey and of its organisation. */
  journey: unknown;
  organisation: unknown;
  snapshotHash: string;
  /** Newest first: the id of a change, and whether it is read. */
  changes: readonly (readonly [string, boolean])[];
  subscription: string | null;
}

interface Row extends Omit<TripPageVersion, 'state'> {
  token: string;
  state: Pick<Journey, 'isManuallyDisabled' | 'dateEnd'> & { expiredAt: string | null };
}

let statement: string | null = null;

/** The versions of the pages behind secrets of links, by their hashes and in their order; null for a wrong and for a missing one alike. */
export async function versionsOfPages(
  tx: Tx,
  tokenHashes: readonly Buffer[],
  today: string,
): Promise<(TripPageVersion | null)[]> {
  statement ??= statementOf(tx);
  const { rows } = await tx.query<Row>(statement, [tokenHashes], 'trip-page-versions');
  const byToken = new Map(rows.map(({ token, ...row }) => [token, versionOf(row, today)]));
  return tokenHashes.map((hash) => byToken.get(hash.toString('hex')) ?? null);
}

function versionOf({ state, ...row }: Omit<Row, 'token'>, today: string): TripPageVersion {
  const expiredAt = state.expiredAt === null ? null : new Date(state.expiredAt);
  return { ...row, state: pageState({ ...state, expiredAt }, today) };
}

const statementOf = (tx: Tx): string => `
  select encode(j.token_hash, 'hex') as token,
         jsonb_build_object('isManuallyDisabled', j.is_manually_disabled, 'dateEnd', j.date_end, 'expiredAt', j.expired_at) as state,
         ${columnsOf(tx, Journey, 'j')} as journey, ${columnsOf(tx, Organisation, 'o')} as organisation,
         i.snapshot_hash as "snapshotHash",
         (select s.status from trip_subscription s where s.journey_id = j.id) as subscription,
         (select coalesce(jsonb_agg(jsonb_build_array(c.id::text, r.change_id is not null) order by c.id desc), '[]')
          from (select id from itinerary_change where fingerprint = j.fingerprint and id > j.first_change_id order by id desc limit ${MAX_CHANGES}) c
               left join journey_change_read r on r.journey_id = j.id and r.change_id = c.id) as changes
  from journey j join organisation o on o.id = j.organisation_id join itinerary i on i.fingerprint = j.fingerprint
  where j.token_hash = any($1)`;

/** What the process of the travellers may read of a table. */
const columnsOf = (tx: Tx, entity: typeof Journey | typeof Organisation, alias: string): string =>
  `jsonb_build_array(${tx.manager.connection
    .getMetadata(entity)
    .columns.filter(({ isSelect }) => isSelect)
    .map(({ databaseName }) => `${alias}.${databaseName}`)
    .join(', ')})`;
