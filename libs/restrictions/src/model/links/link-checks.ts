import type { Tx } from '@landfall/platform';

/** BROKEN: the page or its host is gone. UNREACHABLE: it cannot be told. */
export type LinkState = 'OK' | 'REDIRECTED' | 'BROKEN' | 'UNREACHABLE';

export interface LinkVerdict {
  uri: string;
  state: LinkState;
  httpStatus: number | null;
  /** Where the page has moved to. */
  location: string | null;
}

/** What the address of a source answered when it was last asked. */
export interface LinkCheck extends LinkVerdict {
  checkedAt: Date;
}

interface Row {
  uri: string;
  state: LinkState;
  http_status: number | null;
  location: string | null;
  checked_at: Date;
}

/** The last check of each of these addresses, as far as there is one. */
export async function linkChecks(tx: Tx, uris: readonly string[]): Promise<Map<string, LinkCheck>> {
  const { rows } = await tx.query<Row>(
    'select uri, state, http_status, location, checked_at from link_check where uri = any($1::text[])',
    [[...new Set(uris)]],
  );
  return new Map(
    rows.map((r) => [
      r.uri,
      { uri: r.uri, state: r.state, httpStatus: r.http_status, location: r.location, checkedAt: r.checked_at },
    ]),
  );
}

export async function keepLinkChecks(tx: Tx, verdicts: readonly LinkVerdict[], now: Date): Promise<void> {
  await tx.query(
    `insert into link_check (uri, state, http_status, location, checked_at)
     select v.uri, v.state, v.http_status, v.location, $5 from unnest($1::text[], $2::text[], $3::int[], $4::text[]) as v (uri, state, http_status, location)
     on conflict (uri) do update set state = excluded.state, http_status = excluded.http_status, location = excluded.location, checked_at = excluded.checked_at`,
    [
      verdicts.map((v) => v.uri),
      verdicts.map((v) => v.state),
      verdicts.map((v) => v.httpStatus),
      verdicts.map((v) => v.location),
      now,
    ],
  );
}

/** Addresses of active restrictions kept by editors that were never asked or not since a moment, the longest unasked first. */
export async function dueLinks(tx: Tx, before: Date, limit: number): Promise<string[]> {
  const { rows } = await tx.query<{ uri: string }>(
    `select s.uri from (
       select distinct d->>'sourceUri' as uri from entry_restriction r cross join jsonb_array_elements(r.details) d
       where r.is_active and r.origin = 'editorial' and d->>'sourceUri' is not null
     ) s left join link_check c on c.uri = s.uri
     where c.checked_at is null or c.checked_at < $1 order by c.checked_at nulls first, s.uri limit $2`,
    [before, limit],
  );
  return rows.map((r) => r.uri);
}
