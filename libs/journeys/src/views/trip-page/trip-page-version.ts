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
  state: Pick<Journey, 'isManuallyDisabled' | 'dateEnd'> & { expiredAt: string | null };
}

let statement: string | null = null;

/** The version of the page behind a link's secret, by its hash; null for a wrong and for a missing one alike. */
export async function versionOfPage(tx: Tx, tokenHash: Buffer, today: string): Promise<TripPageVersion | null> {
  statement ??= statementOf(tx);
  const { rows } = await tx.query<Row>(statement, [tokenHash], 'trip-page-version');
  const [row] = rows;
  if (!row) return null;
  const expiredAt = row.state.expiredAt === null ? null : new Date(row.state.expiredAt);
  return { ...row, state: pageState({ ...row.state, expiredAt }, today) };
}

const statementOf = (tx: Tx): string => `
  select jsonb_build_object('isManuallyDisabled', j.is_manually_disabled, 'dateEnd', j.date_end, 'expiredAt', j.expired_at) as state,
         ${columnsOf(tx, Journey, 'j')} as journey, ${columnsOf(tx, Organisation, 'o')} as organisation,
         i.snapshot_hash as "snapshotHash",
         (select s.status from trip_subscription s where s.journey_id = j.id) as subscription,
         (select coalesce(jsonb_agg(jsonb_build_array(c.id::text, r.change_id is not null) order by c.id desc), '[]')
          from (select id from itinerary_change where fingerprint = j.fingerprint and id > j.first_change_id order by id desc limit ${MAX_CHANGES}) c
               left join journey_change_read r on r.journey_id = j.id and r.change_id = c.id) as changes
  from journey j join organisation o on o.id = j.organisation_id join itinerary i on i.fingerprint = j.fingerprint
  where j.token_hash = $1`;

/** What the process of the travellers may read of a table. */
const columnsOf = (tx: Tx, entity: typeof Journey | typeof Organisation, alias: string): string =>
  `jsonb_build_array(${tx.manager.connection
    .getMetadata(entity)
    .columns.filter(({ isSelect }) => isSelect)
    .map(({ databaseName }) => `${alias}.${databaseName}`)
    .join(', ')})`;
