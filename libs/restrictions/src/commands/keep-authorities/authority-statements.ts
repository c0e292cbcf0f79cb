import { appendNext, type AppendContext, type Tx } from '@landfall/platform';
import { AUTHORITY_STREAM } from '../../model/restriction/events.js';
import { authorities, type Authority } from '../../model/authorities/authority-store.js';
import { OPEN_STATES } from '../../model/scheduled-revisions/scheduled-revision.js';
import type { AuthorityEvent } from './authority.decide.js';

/** All authorities; until the transaction ends nobody else changes one, so that a name stays unique in any spelling. */
export async function lockedAuthorities(tx: Tx): Promise<Authority[]> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('authorities', 0))`);
  return authorities(tx);
}

/** How many restrictions name the authority in a detail: as they stand, or as a revision that waits would make them. */
export async function restrictionsUsing(tx: Tx, authorityId: string): Promise<number> {
  const { rows } = await tx.query<{ count: string }>(
    `select count(*) from (
       select id from entry_restriction where details @> $1::jsonb
       union select restriction_id from scheduled_revision
       where state = any($2) and decided -> 'details' @> $1::jsonb) as used`,
    [JSON.stringify([{ authorityId }]), OPEN_STATES],
  );
  return Number(rows[0]!.count);
}

/** Writes the fact beside the state. Authorities of the first seeds have no event before it. */
export const appendAuthorityEvents = (
  tx: Tx,
  authorityId: string,
  events: readonly AuthorityEvent[],
  context: AppendContext,
): Promise<void> => appendNext(tx, { stream: AUTHORITY_STREAM, streamId: authorityId }, events, context);
