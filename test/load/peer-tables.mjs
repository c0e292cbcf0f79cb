import pg from 'pg';
import { loadGroups } from '@landfall/restrictions/country-groups';
import { SEEDS } from './bench-home.mjs';

export const PEER_SCHEMA = 'bench';

const TABLES = `
  drop schema if exists ${PEER_SCHEMA} cascade;
  create schema ${PEER_SCHEMA};
  create table ${PEER_SCHEMA}.rule_detail (
    id uuid primary key, restriction_id uuid not null, place_type text not null, place_id text not null, purpose text not null, provenance text not null,
    source_uri text, authority text, checked_at date, for_everyone boolean not null, from_anywhere boolean not null,
    no_access_start date, no_access_end date, some_restrictions_start date, some_restrictions_end date, no_restrictions_start date, no_restrictions_end date
  );
  create table ${PEER_SCHEMA}.rule_citizenship (detail_id uuid not null references ${PEER_SCHEMA}.rule_detail (id), iso2 text not null, primary key (detail_id, iso2));
  create table ${PEER_SCHEMA}.rule_departure (detail_id uuid not null references ${PEER_SCHEMA}.rule_detail (id), iso2 text not null, primary key (detail_id, iso2));
  create table ${PEER_SCHEMA}.rule_value (detail_id uuid not null references ${PEER_SCHEMA}.rule_detail (id), detail_type text not null, value jsonb not null, primary key (detail_id, detail_type));`;

const FILL = `
  create temporary table source as
    select d->>'id' as id, r.id as restriction_id, r.level, coalesce(r.airport_id, r.region_id, r.country_id) as place_id, r.provenance, r.checked_at, d
    from public.entry_restriction r cross join lateral jsonb_array_elements(r.details) as d where r.is_active;
  insert into ${PEER_SCHEMA}.rule_detail
    select s.id::uuid, s.restriction_id, s.level, s.place_id, s.d->>'purpose', s.provenance, s.d->>'sourceUri', a.name, coalesce((s.d->>'checkedAt')::date, s.checked_at::date),
      jsonb_array_length(s.d->'citizenships') = 0, jsonb_array_length(s.d->'departures') = 0,
      (s.d#>>'{phases,noAccess,start}')::date, (s.d#>>'{phases,noAccess,end}')::date, (s.d#>>'{phases,someRestrictions,start}')::date,
      (s.d#>>'{phases,someRestrictions,end}')::date, (s.d#>>'{phases,noRestrictions,start}')::date, (s.d#>>'{phases,noRestrictions,end}')::date
    from source s left join public.authority a on a.id = (s.d->>'authorityId')::uuid;
  insert into ${PEER_SCHEMA}.rule_citizenship
    select distinct s.id::uuid, coalesce(m.iso2, c) from source s cross join lateral jsonb_array_elements_text(s.d->'citizenships') as c left join member m on m.key = c;
  insert into ${PEER_SCHEMA}.rule_departure
    select distinct s.id::uuid, coalesce(m.iso2, c) from source s cross join lateral jsonb_array_elements_text(s.d->'departures') as c left join member m on m.key = c;
  insert into ${PEER_SCHEMA}.rule_value select s.id::uuid, v.key, v.value from source s cross join lateral jsonb_each(s.d->'values') as v where v.value <> 'null';`;

// What a rule's place, purpose and audience have to be is part of the query, which is quicker than filtering in the client.
const FINISH = `
  create index rule_detail_place on ${PEER_SCHEMA}.rule_detail (place_id, purpose);
  create index rule_citizenship_iso2 on ${PEER_SCHEMA}.rule_citizenship (iso2, detail_id);
  create function ${PEER_SCHEMA}.rules_for(places text[], nationalities text[], travel_purpose text, departure text) returns setof ${PEER_SCHEMA}.rule_detail language sql stable rows 100 as $$
    select d.* from ${PEER_SCHEMA}.rule_detail d
    where d.place_id = any(places) and d.purpose = travel_purpose
      and (d.for_everyone or exists (select 1 from ${PEER_SCHEMA}.rule_citizenship c where c.detail_id = d.id and c.iso2 = any(nationalities)))
      and (d.from_anywhere or exists (select 1 from ${PEER_SCHEMA}.rule_departure f where f.detail_id = d.id and f.iso2 = departure))
  $$;
  create function ${PEER_SCHEMA}.rule_detail_named_nationalities(detail ${PEER_SCHEMA}.rule_detail, nationalities text[]) returns text[] language sql stable as $$
    select array_agg(c.iso2) from ${PEER_SCHEMA}.rule_citizenship c where c.detail_id = detail.id and c.iso2 = any(nationalities)
  $$;`;

/** The same rules in the shape that a generic server over a database needs: normalised tables with indexes. Returns counts. */
export async function buildPeerTables(databaseUrl) {
  const groups = Object.entries(await loadGroups(SEEDS)).flatMap(([key, members]) =>
    members.map((iso2) => [key, iso2]),
  );
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(TABLES);
    await client.query('create temporary table member (key text, iso2 text)');
    await client.query('insert into member select * from unnest($1::text[], $2::text[])', [
      groups.map(([key]) => key),
      groups.map(([, iso2]) => iso2),
    ]);
    await client.query(FILL);
    await client.query(FINISH);
    for (const table of ['rule_detail', 'rule_citizenship', 'rule_departure', 'rule_value'])
      await client.query(`vacuum analyze ${PEER_SCHEMA}.${table}`);
    const { rows } = await client.query(
      `select (select count(*)::int from ${PEER_SCHEMA}.rule_detail) as details, (select count(*)::int from ${PEER_SCHEMA}.rule_citizenship) as citizenships, (select count(*)::int from ${PEER_SCHEMA}.rule_value) as "values"`,
    );
    return rows[0];
  } finally {
    await client.end();
  }
}

/** The peer's query: the raw rules of the same places and nationalities, without precedence and texts. */
export const PEER_QUERY = `query rules($places: [String], $nationalities: [String], $purpose: String, $departure: String) {
  rulesFor(places: $places, nationalities: $nationalities, travelPurpose: $purpose, departure: $departure) {
    nodes {
      id placeType placeId provenance sourceUri authority checkedAt forEveryone
      noAccessStart noAccessEnd someRestrictionsStart someRestrictionsEnd noRestrictionsStart noRestrictionsEnd
      ruleValuesByDetailId { nodes { detailType value } }
      namedNationalities(nationalities: $nationalities)
    }
  }
}`;

/** The peer's variables for a lookup: the places with those above them. */
export function peerVariables({ variables, countries }) {
  return {
    places: [...new Set([...variables.destinationIds, ...countries])],
    nationalities: variables.citizenshipIds,
    purpose: variables.restrictionType === 'BUSINESS' ? 'BUSINESS' : 'PRIVATE',
    departure: variables.departureId,
  };
}
