import { In } from 'typeorm';
import { dayIn, grouped, type IsoDate } from '@landfall/kernel';
import type { Tx } from '@landfall/platform';
import { LinkCheck as StoredCheck, type LinkState } from './link-check.entity.js';
import { SourceDigest } from './source-digest.entity.js';

export type { LinkState };

/** The last request to an address, and what its page has said, the first text first. */
export interface LinkCheck extends StoredCheck {
  texts: readonly SourceDigest[];
}

/** `digest`: SHA-256 of the text of the page, in hex; null: it could not be read. */
export type LinkVerdict = Omit<StoredCheck, 'checkedAt'> & { digest: string | null };

/** The last check of each of these addresses, as far as there is one. */
export async function linkChecks(tx: Tx, uris: readonly string[]): Promise<Map<string, LinkCheck>> {
  const uri = In([...new Set(uris)]);
  const checks = await tx.manager.findBy(StoredCheck, { uri });
  const digests = await tx.manager.find(SourceDigest, { where: { uri }, order: { firstSeenAt: 'ASC' } });
  const texts = grouped(digests, (text) => text.uri);
  return new Map(checks.map((check) => [check.uri, { ...check, texts: texts.get(check.uri) ?? [] }]));
}

/** What the page said on a day in the zone: the last text of that day, else the first one after it; null: it was not read since. */
export function textOn(texts: readonly SourceDigest[], day: IsoDate, timeZone: string): SourceDigest | null {
  return texts.findLast(({ firstSeenAt }) => dayIn(timeZone, firstSeenAt) <= day) ?? texts[0] ?? null;
}

export async function keepLinkChecks(tx: Tx, verdicts: readonly LinkVerdict[], now: Date): Promise<void> {
  if (verdicts.length === 0) return;
  await tx.manager.upsert(
    StoredCheck,
    verdicts.map(({ digest: _, ...verdict }) => ({ ...verdict, checkedAt: now })),
    ['uri'],
  );
  const read = verdicts.filter(({ digest }) => digest !== null);
  await tx.query(
    `insert into source_digest (uri, first_seen_at, digest)
     select seen.uri, $3::timestamptz, seen.digest from unnest($1::text[], $2::text[]) as seen (uri, digest)
     where seen.digest is distinct from
       (select s.digest from source_digest s where s.uri = seen.uri order by s.first_seen_at desc limit 1)
     on conflict do nothing`,
    [read.map(({ uri }) => uri), read.map(({ digest }) => digest), now],
  );
}

/**
 * Addresses of active editorial restrictions without a check since a moment, or since the day on which a person compared them, the oldest
 * check first.
 */
export async function dueLinks(
  tx: Tx,
  { before, timeZone, limit }: { before: Date; timeZone: string; limit: number },
): Promise<string[]> {
  const { rows } = await tx.query<{ uri: string }>(
    `select s.uri from (
       select d->>'sourceUri' as uri, max(d->>'checkedAt') as compared_on
       from entry_restriction r cross join jsonb_array_elements(r.details) d
       where r.is_active and r.provenance = 'editorial' and d->>'sourceUri' is not null group by 1
     ) s left join link_check c on c.uri = s.uri
     where c.checked_at is null or c.checked_at < $1 or s.compared_on > to_char(c.checked_at at time zone $3, 'YYYY-MM-DD')
     order by c.checked_at nulls first, s.uri limit $2`,
    [before, limit, timeZone],
  );
  return rows.map((r) => r.uri);
}
