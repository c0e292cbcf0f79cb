import type { Tx } from '@landfall/platform';

/** How many revisions of each restriction are planned, wait for a second person, or could not be applied. */
export async function pendingCounts(tx: Tx, restrictionIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await tx.query<{ id: string; count: string }>(
    `select restriction_id as id, count(*) from pending_revision
     where state in ('PLANNED', 'AWAITING_CONFIRMATION', 'BLOCKED') and restriction_id = any($1::uuid[]) group by restriction_id`,
    [restrictionIds],
  );
  return new Map(rows.map((r) => [r.id, Number(r.count)]));
}
