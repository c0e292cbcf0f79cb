import { daysBetween, type IsoDate } from '@landfall/kernel';
import type { Tx } from '@landfall/platform';
import type { CountryGroups, Level, Purpose } from '@landfall/requirements';
import type { RestrictionPlace } from '@landfall/restrictions/entry-restriction';
import { placeIdOf, placeKeyOf } from '@landfall/restrictions/restriction-store';

type What = 'STATEMENT' | 'NO_RESTRICTIONS' | 'NO_ACCESS' | 'SOME_RESTRICTIONS';

interface StoredEnd extends RestrictionPlace {
  restrictionId: string;
  detailId: string;
  level: Level;
  purpose: Purpose;
  citizenships: string[];
  what: What;
  endsOn: IsoDate;
}

/** A statement of an editor, or a phase of one, that ends within the days that were asked for. */
export interface ComingEnd extends StoredEnd {
  id: string;
  placeId: string;
  daysLeft: number;
  /** Open trip pages of travellers concerned whose trips go on after the end. */
  tripPages: number;
}

/** What ends from one day up to another, both included, the first end first. */
export async function comingEnds(
  tx: Tx,
  { from, to, groups }: { from: IsoDate; to: IsoDate; groups: CountryGroups },
): Promise<ComingEnd[]> {
  const { rows } = await tx.query<StoredEnd>(
    `select r.id as "restrictionId", d->>'id' as "detailId", r.level, r.country_id as "countryId", r.region_id as "regionId",
       r.airport_id as "airportId", d->>'purpose' as purpose, d->'citizenships' as citizenships, e.what, e.ends_on as "endsOn"
     from entry_restriction r cross join jsonb_array_elements(r.details) d cross join lateral (values
       ('STATEMENT', d->>'validUntil'), ('NO_RESTRICTIONS', d->'phases'->'noRestrictions'->>'end'),
       ('NO_ACCESS', d->'phases'->'noAccess'->>'end'), ('SOME_RESTRICTIONS', d->'phases'->'someRestrictions'->>'end')
     ) as e (what, ends_on)
     where r.is_active and r.provenance = 'editorial' and e.ends_on between $1 and $2
     order by e.ends_on, r.id, d->>'id', e.what`,
    [from, to],
  );
  const pages = await pagesAfter(tx, rows, groups, from);
  return rows.map((row, at) => ({
    ...row,
    id: [row.restrictionId, row.detailId, row.what].join('.'),
    placeId: placeIdOf(row),
    daysLeft: daysBetween(from, row.endsOn),
    tripPages: pages.get(at) ?? 0,
  }));
}

async function pagesAfter(
  tx: Tx,
  ends: readonly StoredEnd[],
  groups: CountryGroups,
  today: IsoDate,
): Promise<ReadonlyMap<number, number>> {
  if (ends.length === 0) return new Map();
  const requested = ends.map(({ citizenships, purpose, endsOn, ...place }, at) => ({
    at,
    place_key: placeKeyOf(place),
    purpose,
    ends_on: endsOn,
    codes: citizenships.length === 0 ? null : citizenships.flatMap((code) => groups[code] ?? [code]),
  }));
  const { rows } = await tx.query<{ at: number; pages: number }>(
    `select e.at, count(*)::int as pages
     from jsonb_to_recordset($1::jsonb) as e (at int, place_key text, purpose text, ends_on date, codes jsonb)
       join itinerary_place p using (place_key) join itinerary i using (fingerprint) join journey j using (fingerprint)
     where j.expired_at is null and not j.is_manually_disabled and j.date_end >= $2 and j.date_end > e.ends_on
       and i.trip->>'purpose' = e.purpose
       and (e.codes is null or i.trip->'citizenships' ?| array(select jsonb_array_elements_text(e.codes)))
     group by e.at`,
    [JSON.stringify(requested), today],
  );
  return new Map(rows.map(({ at, pages }) => [at, pages]));
}
