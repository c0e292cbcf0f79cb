import { isUuid } from '@landfall/kernel';
import type { Tx } from '@landfall/platform';
import { placeKey } from '@landfall/requirements';
import type { EntryRestriction, RestrictionDetail, RestrictionPlace } from './entry-restriction.js';

interface Row {
  id: string;
  level: EntryRestriction['level'];
  country_id: string;
  region_id: string | null;
  airport_id: string | null;
  origin: EntryRestriction['origin'];
  import_source: string | null;
  import_licence: string | null;
  import_dated: string | null;
  is_active: boolean;
  reminder: string | null;
  internal_note: string | null;
  internal_sources: string | null;
  region_deviation_tourism: boolean;
  region_deviation_business: boolean;
  details: RestrictionDetail[];
  version: number;
  modified_at: Date;
  modified_by: string | null;
  significant_update_at: Date | null;
  significant_update_by: string | null;
  significant_update_note: string | null;
  checked_at: Date | null;
  checked_by: string | null;
}

const toRestriction = (r: Row): EntryRestriction => ({
  id: r.id,
  level: r.level,
  countryId: r.country_id,
  regionId: r.region_id,
  airportId: r.airport_id,
  origin: r.origin,
  importOrigin:
    r.import_source === null
      ? null
      : { source: r.import_source, licence: r.import_licence ?? '', dated: r.import_dated ?? '' },
  isActive: r.is_active,
  reminder: r.reminder,
  internalNote: r.internal_note,
  internalSources: r.internal_sources,
  regionDeviationTourism: r.region_deviation_tourism,
  regionDeviationBusiness: r.region_deviation_business,
  details: r.details,
  version: r.version,
  modifiedAt: r.modified_at,
  modifiedBy: r.modified_by,
  significantUpdateAt: r.significant_update_at,
  significantUpdateBy: r.significant_update_by,
  significantUpdateNote: r.significant_update_note,
  checkedAt: r.checked_at,
  checkedBy: r.checked_by,
});

/** Key of the place in the inverted index of itineraries. */
export const placeKeyOf = (place: RestrictionPlace): string =>
  placeKey(place.level, place.airportId ?? place.regionId ?? place.countryId);

/** Id of the place itself: the airport's, the region's or the country's. */
export const placeIdOf = (place: RestrictionPlace): string => {
  const id = { COUNTRY: place.countryId, REGION: place.regionId, AIRPORT: place.airportId }[place.level];
  if (!id) throw new Error(`A restriction of level ${place.level} has no such place.`);
  return id;
};

/** One restriction; `lock` holds it until the transaction ends. */
export async function restrictionById(tx: Tx, id: string, lock = false): Promise<EntryRestriction | null> {
  if (!isUuid(id)) return null;
  const { rows } = await tx.query<Row>(`select * from entry_restriction where id = $1 ${lock ? 'for update' : ''}`, [
    id,
  ]);
  return rows[0] ? toRestriction(rows[0]) : null;
}

/** Restrictions of these ids, in any order; what is no id has none. */
export async function restrictionsByIds(tx: Tx, ids: readonly string[]): Promise<EntryRestriction[]> {
  const { rows } = await tx.query<Row>('select * from entry_restriction where id = any($1::uuid[])', [
    ids.filter(isUuid),
  ]);
  return rows.map(toRestriction);
}

export interface RestrictionFilter {
  level?: string | null;
  isActive?: boolean | null;
  countryId?: string | null;
  regionId?: string | null;
  airportId?: string | null;
  origin?: 'editorial' | 'imported' | null;
  placeKey?: string | null;
  importSource?: string | null;
}

/** Restrictions that fit the filter, by place. */
export async function restrictionsBy(tx: Tx, filter: RestrictionFilter = {}): Promise<EntryRestriction[]> {
  const { rows } = await tx.query<Row>(
    `select * from entry_restriction
     where ($1::text is null or level = $1) and ($2::boolean is null or is_active = $2) and ($3::text is null or country_id = $3)
       and ($4::text is null or region_id = $4) and ($5::text is null or airport_id = $5) and ($6::text is null or origin = $6)
       and ($7::text is null or place_key = $7) and ($8::text is null or import_source = $8)
     order by country_id, level, region_id, airport_id, origin, id`,
    [
      filter.level,
      filter.isActive,
      filter.countryId,
      filter.regionId,
      filter.airportId,
      filter.origin,
      filter.placeKey,
      filter.importSource,
    ].map((v) => v ?? null),
  );
  return rows.map(toRestriction);
}

/** Everyone who saved the newest version of some restriction. */
export async function editorIds(tx: Tx): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(
    'select distinct modified_by as id from entry_restriction where modified_by is not null',
  );
  return rows.map((r) => r.id);
}

export interface RevisionFacts {
  isSignificant: boolean;
  changedTypes: readonly string[];
  /** The version whose content this revision brought back. */
  restoredFrom?: number | null;
  /** The second person who confirmed it. */
  confirmedBy?: string | null;
}

/** What a revision says beside its details; people by id. */
export type RevisionHead = Pick<
  EntryRestriction,
  | 'importOrigin'
  | 'reminder'
  | 'internalNote'
  | 'internalSources'
  | 'regionDeviationTourism'
  | 'regionDeviationBusiness'
  | 'significantUpdateBy'
  | 'significantUpdateNote'
  | 'checkedBy'
> & { significantUpdateAt: string | null; checkedAt: string | null };

const headOf = (r: EntryRestriction): RevisionHead => ({
  importOrigin: r.importOrigin,
  reminder: r.reminder,
  internalNote: r.internalNote,
  internalSources: r.internalSources,
  regionDeviationTourism: r.regionDeviationTourism,
  regionDeviationBusiness: r.regionDeviationBusiness,
  significantUpdateAt: r.significantUpdateAt?.toISOString() ?? null,
  significantUpdateBy: r.significantUpdateBy,
  significantUpdateNote: r.significantUpdateNote,
  checkedAt: r.checkedAt?.toISOString() ?? null,
  checkedBy: r.checkedBy,
});

/** Writes the state of a restriction and its revision. The caller appends the event in the same transaction. */
export async function saveRestriction(tx: Tx, r: EntryRestriction, revision: RevisionFacts): Promise<void> {
  const details = JSON.stringify(r.details);
  await tx.query(
    `insert into entry_restriction (id, level, country_id, region_id, airport_id, place_key, origin, import_source, import_licence, import_dated, is_active,
       reminder, internal_note, internal_sources, region_deviation_tourism, region_deviation_business, details, version, modified_at, modified_by,
       significant_update_at, significant_update_by, significant_update_note, checked_at, checked_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25)
     on conflict (id) do update set level = excluded.level, country_id = excluded.country_id, region_id = excluded.region_id, airport_id = excluded.airport_id,
       place_key = excluded.place_key, import_licence = excluded.import_licence, import_dated = excluded.import_dated, is_active = excluded.is_active,
       reminder = excluded.reminder, internal_note = excluded.internal_note, internal_sources = excluded.internal_sources,
       region_deviation_tourism = excluded.region_deviation_tourism, region_deviation_business = excluded.region_deviation_business,
       details = excluded.details, version = excluded.version, modified_at = excluded.modified_at, modified_by = excluded.modified_by,
       significant_update_at = excluded.significant_update_at, significant_update_by = excluded.significant_update_by,
       significant_update_note = excluded.significant_update_note, checked_at = excluded.checked_at, checked_by = excluded.checked_by`,
    [
      r.id,
      r.level,
      r.countryId,
      r.regionId,
      r.airportId,
      placeKeyOf(r),
      r.origin,
      r.importOrigin?.source ?? null,
      r.importOrigin?.licence ?? null,
      r.importOrigin?.dated ?? null,
      r.isActive,
      r.reminder,
      r.internalNote,
      r.internalSources,
      r.regionDeviationTourism,
      r.regionDeviationBusiness,
      details,
      r.version,
      r.modifiedAt,
      r.modifiedBy,
      r.significantUpdateAt,
      r.significantUpdateBy,
      r.significantUpdateNote,
      r.checkedAt,
      r.checkedBy,
    ],
  );
  // Authorities go along as they are called now: they may be renamed or deleted, a past answer may not.
  await tx.query(
    `insert into entry_restriction_revision (restriction_id, version, is_active, is_significant, changed_types, details, editor, at, note, head, restored_from, confirmed_by, authorities)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12,
       (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name, 'authorityType', authority_type) order by id), '[]') from authority where id = any($13::uuid[])))`,
    [
      r.id,
      r.version,
      r.isActive,
      revision.isSignificant,
      [...revision.changedTypes],
      details,
      r.modifiedBy,
      r.modifiedAt,
      revision.isSignificant ? r.significantUpdateNote : null,
      JSON.stringify(headOf(r)),
      revision.restoredFrom ?? null,
      revision.confirmedBy ?? null,
      [...new Set(r.details.map((d) => d.authorityId).filter((id) => id !== null))],
    ],
  );
}
