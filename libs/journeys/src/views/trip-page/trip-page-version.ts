import { Organisation } from '@landfall/organisations/organisation';
import { ChannelSignal, type Database, type Tx } from '@landfall/platform';
import { pageState, type PageState } from '../../model/journey-store.js';
import { Journey } from '../../model/journey.entity.js';
import { MAX_CHANGES } from './trip-page-content.js';

export interface TripPageVersion {
  state: PageState;
  showEvents: boolean;
  /** A revision has come after its answer, and the recomputing of it has not ended. */
  isStale: boolean;
  /** A digest of everything of one trip that its page is made of: columns of journey and organisation, the answer by its hash, changes by their ids. */
  content: string;
}

/** Signals each change of what versions are made of, in whatever transaction (triggers of the tables). */
export class TripPageSignal extends ChannelSignal {
  /** How many signals have come: the same number again means that no version has become another one in between. */
  count = 0;

  constructor(databaseUrl: string, role: string) {
    super(databaseUrl, 'landfall_trip_pages', role);
    this.onSignal(() => (this.count += 1));
  }
}

interface Row {
  token: string;
  state: Pick<Journey, 'isManuallyDisabled' | 'dateEnd' | 'showEvents'> & { expiredAt: string | null };
  content: string;
  is_stale: boolean;
}

let statement: string | null = null;

/** The versions of the pages behind secrets of links, by their hashes and in their order; null for a wrong and for a missing one alike. */
export async function versionsOfPages(
  database: Database,
  tokenHashes: readonly Buffer[],
  today: string,
): Promise<(TripPageVersion | null)[]> {
  const text = (statement ??= await database.transaction('none', async (tx) => statementOf(tx)));
  const hashes = tokenHashes.map((hash) => hash.toString('hex'));
  const rows = await database.readOnce<Row>('system', {
    name: 'trip-page-versions',
    text,
    values: [`{${hashes.map((hash) => `"\\\\x${hash}"`).join()}}`],
  });
  const byToken = new Map(rows.map((row) => [row.token, versionOf(row, today)]));
  return hashes.map((hash) => byToken.get(hash) ?? null);
}

function versionOf({ state, content, is_stale: isStale }: Row, today: string): TripPageVersion {
  const expiredAt = state.expiredAt === null ? null : new Date(state.expiredAt);
  return { state: pageState({ ...state, expiredAt }, today), showEvents: state.showEvents, isStale, content };
}

/** Begins with the journeys, whatever the planner expects of a young table. Of changes, newest first: the id, and whether it is read. */
const statementOf = (tx: Tx): string => `
  with j as materialized (
    select token_hash, ${columnsOf(tx, Journey).join(', ')} from journey where token_hash = any($1::bytea[])
  )
  select encode(j.token_hash, 'hex') as token,
         jsonb_build_object('isManuallyDisabled', j.is_manually_disabled, 'dateEnd', j.date_end, 'expiredAt', j.expired_at,
           'showEvents', j.show_events) as state,
         exists (select 1 from recompute_task t where t.finished_at is null
           and (i.restriction_versions ->> t.restriction_id::text)::int < t.restriction_version) as is_stale,
         encode(sha256(convert_to(jsonb_build_array(
         ${arrayOf('j', columnsOf(tx, Journey))}, ${arrayOf('o', columnsOf(tx, Organisation))}, i.snapshot_hash,
         (select s.status from trip_subscription s where s.journey_id = j.id),
         (select coalesce(jsonb_agg(jsonb_build_array(c.id::text, r.change_id is not null) order by c.id desc), '[]')
          from (select id from itinerary_change where fingerprint = j.fingerprint and id > j.first_change_id order by id desc limit ${MAX_CHANGES}) c
               left join journey_change_read r on r.journey_id = j.id and r.change_id = c.id))::text, 'UTF8')), 'base64') as content
  from j join organisation o on o.id = j.organisation_id join itinerary i on i.fingerprint = j.fingerprint`;

const arrayOf = (alias: string, columns: readonly string[]): string =>
  `jsonb_build_array(${columns.map((name) => `${alias}.${name}`).join(', ')})`;

/** What the process of the travellers may read of a table. */
const columnsOf = (tx: Tx, entity: typeof Journey | typeof Organisation): string[] =>
  tx.manager.connection
    .getMetadata(entity)
    .columns.filter(({ isSelect }) => isSelect)
    .map(({ databaseName }) => databaseName);
