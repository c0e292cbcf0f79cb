import { isUuid } from '@landfall/kernel';
import type { Tx } from '@landfall/platform';
import type { Authority } from '../authorities/authority-store.js';
import { StoredEntryRestriction } from '../restriction/entry-restriction.entity.js';
import type { EntryRestriction, RestrictionPlace } from '../restriction/entry-restriction.js';
import type { RevisionHead } from '../restriction/revision-head.js';
import { StoredRevision } from '../restriction/revision.entity.js';

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

/** What a restriction keeps through all its versions. */
type Identity = RestrictionPlace & Pick<EntryRestriction, 'id' | 'provenance'>;
/** What one of its versions said. */
type Said = Omit<StoredRevision, 'restrictionId'>;

/** Older versions have no head. */
const NO_HEAD: RevisionHead = {
  importProvenance: null,
  reminder: null,
  internalNote: null,
  internalSources: null,
  regionDeviationTourism: false,
  regionDeviationBusiness: false,
  significantUpdateAt: null,
  significantUpdateBy: null,
  significantUpdateNote: null,
  checkedAt: null,
  checkedBy: null,
};

const instant = (text: string | null): Date | null => (text ? new Date(text) : null);

function toRevision({ id, level, countryId, regionId, airportId, provenance }: Identity, said: Said): Revision {
  const { isActive, details, version, at, editor } = said;
  const head = { ...NO_HEAD, ...said.head };
  return {
    restriction: {
      ...head,
      id,
      level,
      countryId,
      regionId,
      airportId,
      provenance,
      isActive,
      details,
      version,
      modifiedAt: at,
      modifiedBy: editor,
      significantUpdateAt: instant(head.significantUpdateAt),
      checkedAt: instant(head.checkedAt),
    },
    isComplete: said.head !== null,
    isSignificant: said.isSignificant,
    changedTypes: said.changedTypes,
    note: said.note,
    restoredFrom: said.restoredFrom,
    confirmedBy: said.confirmedBy,
    authorities: said.authorities,
  };
}

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
  const { rows } = await tx.query<Identity & Said>(
    `select r.id, r.level, r.country_id as "countryId", r.region_id as "regionId", r.airport_id as "airportId", r.provenance,
       v.version, v.is_active as "isActive", v.is_significant as "isSignificant", v.changed_types as "changedTypes", v.details, v.editor, v.at, v.note,
       v.head, v.restored_from as "restoredFrom", v.confirmed_by as "confirmedBy", v.authorities
     from entry_restriction r cross join lateral (
       select * from entry_restriction_revision where restriction_id = r.id and at <= $1 order by at desc, version desc limit 1
     ) v
     where ($2::uuid is null or r.id = $2) and ($3::text[] is null or r.place_key = any($3)) and ($4::text is null or r.level = $4)
       and ($5::text is null or r.country_id = $5) and ($6::text is null or upper(r.region_id) = upper($6))
       and ($7::text is null or r.airport_id = $7) and ($8::text is null or r.provenance = $8)
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
  return rows.map((row) => toRevision(row, row));
}

/** One version of a restriction; null when there is none. */
export async function revisionOf(tx: Tx, id: string, version: number): Promise<Revision | null> {
  const identity = await identityOf(tx, id);
  const said = identity && (await tx.manager.findOneBy(StoredRevision, { restrictionId: id, version }));
  return said && toRevision(identity, said);
}

/** Versions of a restriction, the newest first, and one more than `limit` where there is one, to compare the last with. */
export async function revisionsOf(
  tx: Tx,
  id: string,
  limit: number,
  offset: number,
): Promise<{ revisions: Revision[]; totalCount: number }> {
  const identity = await identityOf(tx, id);
  if (!identity) return { revisions: [], totalCount: 0 };
  const said = await tx.manager.find(StoredRevision, {
    where: { restrictionId: id },
    order: { version: 'DESC' },
    skip: offset,
    take: limit + 1,
  });
  const totalCount = await tx.manager.countBy(StoredRevision, { restrictionId: id });
  return { revisions: said.map((one) => toRevision(identity, one)), totalCount };
}

async function identityOf(tx: Tx, id: string): Promise<Identity | null> {
  if (!isUuid(id)) return null;
  return tx.manager.findOne(StoredEntryRestriction, {
    select: { id: true, level: true, countryId: true, regionId: true, airportId: true, provenance: true },
    where: { id },
  });
}
