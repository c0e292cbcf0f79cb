import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config, type Tx } from '@landfall/platform';
import { ListedRestriction, type ListedState } from './listed-restriction.js';

const BATCH = 500;

export interface RestrictionList {
  /** In no order. */
  restrictions: readonly ListedRestriction[];
  /** How many places they speak of: it grows when a place comes to have its first restriction. */
  placeCount: number;
}

/**
 * All restrictions as lists filter and sort them, in memory. Before each use it compares one sum with the table: versions only
 * grow and no restriction is deleted, so equal sums mean that nothing has changed, and a change of any process is seen at once.
 */
@Injectable()
export class RestrictionListProjection {
  private readonly byId = new Map<string, ListedRestriction>();
  private readonly placeKeys = new Set<string>();
  private versions = 0;
  private list: RestrictionList = { restrictions: [], placeCount: 0 };

  constructor(@Inject(CONFIG) private readonly config: Pick<Config, 'timeZone'>) {}

  /** Every restriction that the transaction sees. */
  async current(tx: Tx): Promise<RestrictionList> {
    const { rows } = await tx.query<{ sum: string | null }>('select sum(version) from entry_restriction');
    if (Number(rows[0]?.sum ?? 0) !== this.versions) await this.catchUp(tx);
    return this.list;
  }

  private async catchUp(tx: Tx): Promise<void> {
    const { rows } = await tx.query<{ id: string; version: number }>('select id, version from entry_restriction');
    const changed = rows.filter(({ id, version }) => (this.byId.get(id)?.version ?? 0) < version).map(({ id }) => id);
    const found: ListedRestriction[] = [];
    for (let from = 0; from < changed.length; from += BATCH) {
      const states = await listedStates(tx, changed.slice(from, from + BATCH));
      found.push(...states.map((state) => new ListedRestriction(state, this.config.timeZone)));
    }
    // Taken over at once, so that no other request meets half of it.
    for (const restriction of found) this.take(restriction);
    this.list = { restrictions: [...this.byId.values()], placeCount: this.placeKeys.size };
  }

  private take(restriction: ListedRestriction): void {
    const before = this.byId.get(restriction.id)?.version ?? 0;
    if (before >= restriction.version) return;
    this.byId.set(restriction.id, restriction);
    this.placeKeys.add(restriction.placeKey);
    this.versions += restriction.version - before;
  }
}

/** The light columns of restrictions, and of their details what a list reads. */
async function listedStates(tx: Tx, ids: readonly string[]): Promise<ListedState[]> {
  const { rows } = await tx.query<ListedState>(
    `select id, version, level, country_id as "countryId", region_id as "regionId", airport_id as "airportId", provenance, is_active as "isActive",
       reminder, modified_at as "modifiedAt", modified_by as "modifiedBy", significant_update_at as "significantUpdateAt", checked_at as "checkedAt",
       region_deviation_tourism as "regionDeviationTourism", region_deviation_business as "regionDeviationBusiness",
       (select coalesce(jsonb_agg(jsonb_build_object('id', d -> 'id', 'purpose', d -> 'purpose', 'citizenships', d -> 'citizenships',
          'departures', d -> 'departures', 'phases', d -> 'phases', 'writtenOn', d -> 'writtenOn', 'checkedAt', d -> 'checkedAt', 'nextReview', d -> 'nextReview', 'modifiedAt', d -> 'modifiedAt')), '[]')
        from jsonb_array_elements(details) as d) as details
     from entry_restriction where id = any($1::uuid[])`,
    [ids],
  );
  return rows;
}
