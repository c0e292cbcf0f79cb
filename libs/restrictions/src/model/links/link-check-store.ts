import { In } from 'typeorm';
import type { Tx } from '@landfall/platform';
import { LinkCheck, type LinkState } from './link-check.entity.js';

export type { LinkCheck, LinkState };

export type LinkVerdict = Omit<LinkCheck, 'checkedAt'>;

/** The last check of each of these addresses, as far as there is one. */
export async function linkChecks(tx: Tx, uris: readonly string[]): Promise<Map<string, LinkCheck>> {
  const checks = await tx.manager.findBy(LinkCheck, { uri: In([...new Set(uris)]) });
  return new Map(checks.map((check) => [check.uri, check]));
}

export async function keepLinkChecks(tx: Tx, verdicts: readonly LinkVerdict[], now: Date): Promise<void> {
  if (verdicts.length === 0) return;
  await tx.manager.upsert(
    LinkCheck,
    verdicts.map((verdict) => ({ ...verdict, checkedAt: now })),
    ['uri'],
  );
}

/** Addresses of active editorial restrictions without a check since a moment, the oldest check first. */
export async function dueLinks(tx: Tx, before: Date, limit: number): Promise<string[]> {
  const { rows } = await tx.query<{ uri: string }>(
    `select s.uri from (
       select distinct d->>'sourceUri' as uri from entry_restriction r cross join jsonb_array_elements(r.details) d
       where r.is_active and r.provenance = 'editorial' and d->>'sourceUri' is not null
     ) s left join link_check c on c.uri = s.uri
     where c.checked_at is null or c.checked_at < $1 order by c.checked_at nulls first, s.uri limit $2`,
    [before, limit],
  );
  return rows.map((r) => r.uri);
}
