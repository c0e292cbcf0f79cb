import { In, Raw } from 'typeorm';
import { isUuid } from '@landfall/kernel';
import { columns, type Tx } from '@landfall/platform';
import { placeKey } from '@landfall/requirements';
import { authoritiesByIds } from '../authorities/authority-store.js';
import { headOf } from './revision-head.js';
import { StoredRevision } from './revision.entity.js';
import { StoredEntryRestriction } from './entry-restriction.entity.js';
import type { EntryRestriction, RestrictionPlace } from './entry-restriction.js';

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
  return tx.manager.findOne(StoredEntryRestriction, {
    where: { id },
    ...(lock ? { lock: { mode: 'pessimistic_write' } } : {}),
  });
}

/** Restrictions of these ids, in any order; what is no id has none. */
export const restrictionsByIds = (tx: Tx, ids: readonly string[]): Promise<EntryRestriction[]> =>
  tx.manager.findBy(StoredEntryRestriction, { id: In(ids.filter(isUuid)) });

/** All restrictions. A process that starts reads thousands: the statement names the fields, and no entity is made of a row. */
export async function everyRestriction(tx: Tx): Promise<EntryRestriction[]> {
  const { rows } = await tx.query<EntryRestriction & Record<string, unknown>>(
    `select id, level, country_id as "countryId", region_id as "regionId", airport_id as "airportId", provenance,
       case when import_source is not null then jsonb_build_object('source', import_source, 'licence', coalesce(import_licence, ''), 'dated', coalesce(import_dated::text, '')) end as "importProvenance",
       is_active as "isActive", reminder, internal_note as "internalNote", internal_sources as "internalSources",
       region_deviation_tourism as "regionDeviationTourism", region_deviation_business as "regionDeviationBusiness", details, version,
       modified_at as "modifiedAt", modified_by as "modifiedBy", significant_update_at as "significantUpdateAt", significant_update_by as "significantUpdateBy",
       significant_update_note as "significantUpdateNote", checked_at as "checkedAt", checked_by as "checkedBy"
     from entry_restriction order by country_id, level, region_id, airport_id, provenance, id`,
  );
  return rows;
}

export interface RestrictionFilter {
  level?: string | null;
  isActive?: boolean | null;
  countryId?: string | null;
  /** In capital or small letters: ids such as `UG:Gulu` have both. */
  regionId?: string | null;
  airportId?: string | null;
  provenance?: 'editorial' | 'imported' | null;
  placeKey?: string | null;
  importSource?: string | null;
}

/** Restrictions that fit the filter, by place. */
export const restrictionsBy = (tx: Tx, filter: RestrictionFilter = {}): Promise<EntryRestriction[]> => {
  const { importSource, regionId, ...fields } = filter;
  const where = Object.fromEntries(Object.entries(fields).filter(([, value]) => value != null));
  return tx.manager.find(StoredEntryRestriction, {
    where: {
      ...where,
      ...(regionId ? { regionId: Raw((column) => `upper(${column}) = upper(:regionId)`, { regionId }) } : {}),
      ...(importSource ? { importProvenance: { source: importSource } } : {}),
    },
    order: { countryId: 'ASC', level: 'ASC', regionId: 'ASC', airportId: 'ASC', provenance: 'ASC', id: 'ASC' },
  });
};

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

/** Writes the state of a restriction and its revision. The caller appends the event in the same transaction. */
export async function saveRestriction(tx: Tx, r: EntryRestriction, revision: RevisionFacts): Promise<void> {
  const state: Partial<StoredEntryRestriction> = { ...r, placeKey: placeKeyOf(r) };
  await tx.manager.upsert(StoredEntryRestriction, columns<StoredEntryRestriction>(state), ['id']);
  // Authorities go along as they are called now: they may be renamed or deleted, a past answer may not.
  const named = await authoritiesByIds(tx, new Set(r.details.flatMap((d) => d.authorityId ?? [])));
  const stored: StoredRevision = {
    restrictionId: r.id,
    version: r.version,
    isActive: r.isActive,
    isSignificant: revision.isSignificant,
    changedTypes: [...revision.changedTypes],
    details: r.details,
    editor: r.modifiedBy,
    at: r.modifiedAt,
    note: revision.isSignificant ? r.significantUpdateNote : null,
    head: headOf(r),
    authorities: named.sort((one, other) => (one.id < other.id ? -1 : 1)),
    restoredFrom: revision.restoredFrom ?? null,
    confirmedBy: revision.confirmedBy ?? null,
  };
  await tx.manager.insert(StoredRevision, columns<StoredRevision>(stored));
}
