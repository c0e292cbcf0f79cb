import type { Tx } from '@landfall/platform';

interface Row {
  id: string;
  count: string;
}

const countsOf = (rows: readonly Row[]): Map<string, number> => new Map(rows.map((r) => [r.id, Number(r.count)]));

/** How many revisions of each restriction are scheduled, wait for a second person, or could not be applied. */
export async function scheduledCounts(tx: Tx, restrictionIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await tx.query<Row>(
    `select restriction_id as id, count(*) from scheduled_revision
     where state in ('SCHEDULED', 'HELD', 'BLOCKED') and restriction_id = any($1::uuid[]) group by restriction_id`,
    [restrictionIds],
  );
  return countsOf(rows);
}

/** The same for all restrictions; those without any are left out. */
export async function openScheduledCounts(tx: Tx): Promise<Map<string, number>> {
  const { rows } = await tx.query<Row>(
    `select restriction_id as id, count(*) from scheduled_revision
     where state in ('SCHEDULED', 'HELD', 'BLOCKED') group by restriction_id`,
  );
  return countsOf(rows);
}

/** The same by country, with the regions and airports in it. */
export async function openScheduledCountsByCountry(tx: Tx): Promise<Map<string, number>> {
  const { rows } = await tx.query<Row>(
    `select r.country_id as id, count(*) from scheduled_revision p join entry_restriction r on r.id = p.restriction_id
     where p.state in ('SCHEDULED', 'HELD', 'BLOCKED') group by r.country_id`,
  );
  return countsOf(rows);
}
