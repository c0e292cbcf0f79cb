import { isUuid } from '@landfall/kernel';
import type { Tx } from '@landfall/platform';
import type { Authority } from '../authorities/authority-store.js';
import type { EntryRestriction, RestrictionDetail } from '../restriction/entry-restriction.js';
import type { RevisionHead } from '../restriction/revision-head.js';

/** A restriction as one of its versions said it. */
export interface Revision {
  restriction: EntryRestriction;
  /** False for a version stored before heads were kept: only its details and whether it was active are known. */
  isComplete: boolean;
  isSignificant: boolean;
  changedTypes: string[];
  /** What the editor wrote about this version. */
  note: string | null;
  restoredFrom: number | null;
  confirmedBy: string | null;
  /** The authorities its details name, as they were called then. */
  authorities: Authority[];
}

interface Row {
  id: string;
  level: EntryRestriction['level'];
  country_id: string;
  region_id: string | null;
  airport_id: string | null;
  provenance: EntryRestriction['provenance'];
  version: number;
  is_active: boolean;
  is_significant: boolean;
  changed_types: string[];
  details: RestrictionDetail[];
  editor: string | null;
  at: Date;
  note: string | null;
  head: RevisionHead | null;
  restored_from: number | null;
  confirmed_by: string | null;
  authorities: Authority[];
}

const COLUMNS = `r.id, r.level, r.country_id, r.region_id, r.airport_id, r.provenance, v.version, v.is_active, v.is_significant, v.changed_types, v.details,
  v.editor, v.at, v.note, v.head, v.restored_from, v.confirmed_by, v.authorities`;
const instant = (text: string | null | undefined): Date | null => (text ? new Date(text) : null);

/** What is stored of a revision beside its details; older revisions have none of it. */
const headOf = ({ head }: Pick<Row, 'head'>) => ({
  importProvenance: head?.importProvenance ?? null,
  reminder: head?.reminder ?? null,
  internalNote: head?.internalNote ?? null,
  internalSources: head?.internalSources ?? null,
  regionDeviationTourism: head?.regionDeviationTourism ?? false,
  regionDeviationBusiness: head?.regionDeviationBusiness ?? false,
});

const stampsOf = ({ head }: Pick<Row, 'head'>) => ({
  significantUpdateAt: instant(head?.significantUpdateAt),
  significantUpdateBy: head?.significantUpdateBy ?? null,
  significantUpdateNote: head?.significantUpdateNote ?? null,
  checkedAt: instant(head?.checkedAt),
  checkedBy: head?.checkedBy ?? null,
});

const toRevision = (row: Row): Revision => ({
  restriction: {
    id: row.id,
    level: row.level,
    countryId: row.country_id,
    regionId: row.region_id,
    airportId: row.airport_id,
    provenance: row.provenance,
    isActive: row.is_active,
    ...headOf(row),
    details: row.details,
    version: row.version,
    modifiedAt: row.at,
    modifiedBy: row.editor,
    ...stampsOf(row),
  },
  isComplete: row.head !== null,
  isSignificant: row.is_significant,
  changedTypes: row.changed_types,
  note: row.note,
  restoredFrom: row.restored_from,
  confirmedBy: row.confirmed_by,
  authorities: row.authorities,
});

export interface HistoricalFilter {
  id?: string | null;
  placeKeys?: readonly string[] | null;
  level?: string | null;
  countryId?: string | null;
  regionId?: string | null;
  airportId?: string | null;
  provenance?: EntryRestriction['provenance'] | null;
}

/**
 * What each restriction that fits the filter said at a moment, by place; one that did not exist yet is left out. Finds the
 * one version by an index, however many there are.
 */
export async function revisionsAsOf(tx: Tx, asOf: Date, filter: HistoricalFilter): Promise<Revision[]> {
  if (filter.id != null && !isUuid(filter.id)) return [];
  const { rows } = await tx.query<Row>(
    `select ${COLUMNS} from entry_restriction r cross join lateral (
       select * from entry_restriction_revision where restriction_id = r.id and at <= $1 order by at desc, version desc limit 1
     ) v
     where ($2::uuid is null or r.id = $2) and ($3::text[] is null or r.place_key = any($3)) and ($4::text is null or r.level = $4)
       and ($5::text is null or r.country_id = $5) and ($6::text is null or r.region_id = $6) and ($7::text is null or r.airport_id = $7)
       and ($8::text is null or r.provenance = $8)
     order by r.country_id, r.level, r.region_id, r.airport_id, r.provenance, r.id`,
    [
      asOf,
      filter.id,
      filter.placeKeys,
      filter.level,
      filter.countryId,
      filter.regionId,
      filter.airportId,
      filter.provenance,
    ].map((v) => v ?? null),
  );
  return rows.map(toRevision);
}

/** One version of a restriction; null when there is none. */
export async function revisionOf(tx: Tx, id: string, version: number): Promise<Revision | null> {
  return (await listed(tx, id, 'and v.version = $2', [version]))[0] ?? null;
}

/** Versions of a restriction, the newest first, and one more than `limit` where there is one, to compare the last with. */
export async function revisionsOf(
  tx: Tx,
  id: string,
  limit: number,
  offset: number,
): Promise<{ revisions: Revision[]; totalCount: number }> {
  const revisions = await listed(tx, id, 'order by v.version desc limit $2 offset $3', [limit + 1, offset]);
  if (!isUuid(id)) return { revisions, totalCount: 0 };
  const { rows } = await tx.query<{ count: string }>(
    'select count(*) from entry_restriction_revision where restriction_id = $1',
    [id],
  );
  return { revisions, totalCount: Number(rows[0]!.count) };
}

async function listed(tx: Tx, id: string, condition: string, values: readonly unknown[]): Promise<Revision[]> {
  if (!isUuid(id)) return [];
  const { rows } = await tx.query<Row>(
    `select ${COLUMNS} from entry_restriction r join entry_restriction_revision v on v.restriction_id = r.id where r.id = $1 ${condition}`,
    [id, ...values],
  );
  return rows.map(toRevision);
}
