import pg from 'pg';
import { loadPlaceSeeds } from '@landfall/places/seeds';
import { join } from 'node:path';
import { SEEDS } from './bench-home.mjs';
import { writeTripPages } from './preview.mjs';

/** Words of different alphabets and lengths, so that names are sorted as names are. */
const NAME = `(array['Äußeres', 'visum', 'Impfung', 'Œuvre', 'Zoll', 'Řím', 'Ångström', 'Pass', 'østlig', 'Ciudad'])[1 + (n * 7) % 10]`;
const TEXT = `'<p>Für die Einreise: <strong>' || ${NAME} || '</strong>. ' || repeat('Reisende brauchen einen <em>Reisepass</em>, der noch gültig ist. ', 1 + n % 6) || '</p>'`;
const country = (code) =>
  `jsonb_build_object('type', 'COUNTRY', 'id', ${code}, 'country', ${code}, 'region', null, 'airport', null)`;
/** A restriction as a scheduled revision keeps it. */
const CONTENT = `jsonb_build_object('id', r.id, 'level', r.level, 'countryId', r.country_id, 'regionId', r.region_id, 'airportId', r.airport_id, 'isActive', r.is_active, 'reminder', r.reminder,
  'internalNote', r.internal_note, 'internalSources', r.internal_sources, 'regionDeviationTourism', r.region_deviation_tourism, 'regionDeviationBusiness', r.region_deviation_business,
  'details', r.details, 'version', r.version, 'modifiedAt', r.modified_at, 'modifiedBy', r.modified_by, 'significantUpdateAt', r.significant_update_at, 'checkedAt', r.checked_at, 'checkedBy', r.checked_by)`;
const MOMENT = `now() - make_interval(mins => (n * 37)::int)`;

/** `rows` rows of every resource that the console lists, in the shape in which the product stores them. */
export async function writeListRows(databaseUrl, rows) {
  await writeTripPages(databaseUrl, { pages: rows, distinct: 50 });
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const [{ editor }] = (await client.query(`select id as editor from app_user where username = 'editor'`)).rows;
    for (const statement of STATEMENTS) await client.query(statement, [rows, editor]);
    await writeRestrictions(client, rows, editor);
    await client.query(
      `insert into scheduled_revision (id, restriction_id, restriction_exists, place_key, base_version, state, effective_on, input, base, decided, changed_types, is_significant, proposed_by, proposed_at)
       select gen_random_uuid(), r.id, true, r.place_key, r.version, (array['SCHEDULED', 'HELD', 'BLOCKED', 'SCHEDULED'])[1 + n % 4], case when n % 4 in (0, 3) then current_date + 1 + n % 300 end,
         '{}', ${CONTENT}, ${CONTENT} || jsonb_build_object('internalNote', 'Note ' || r.n), '{internalNote}', n % 2 = 0, $2, ${MOMENT}
       from (select row_number() over (order by id)::int as n, * from entry_restriction limit $1) r`,
      [rows, editor],
    );
    await client.query('analyze');
  } finally {
    await client.end();
  }
}

const STATEMENTS = [
  `insert into authority (id, name, authority_type)
   select gen_random_uuid(), ${NAME} || ' ' || n, (array['FOREIGN_OFFICE', 'DESTINATION_COUNTRY', 'HEALTH_INSTITUTE', 'OTHER'])[1 + n % 4]
   from generate_series(1, $1::int) n where $2::uuid is not null`,
  `insert into text_snippet (id, name, text_de, text_en, search_text, created_at, created_by, modified_at, modified_by)
   select gen_random_uuid(), ${NAME} || ' ' || n, ${TEXT}, ${TEXT}, lower(regexp_replace(${TEXT} || e'\\n' || ${TEXT}, '<[^>]*>', '', 'g')), ${MOMENT}, $2, ${MOMENT}, $2 from generate_series(1, $1::int) n`,
  `insert into news_tag (id, name_de, name_en, name_nl, position)
   select gen_random_uuid(), ${NAME} || ' ' || n, 'Tag ' || n, case when n % 2 = 0 then 'Trefwoord ' || n end, n % 100
   from generate_series(1, $1::int) n where $2::uuid is not null`,
  `insert into external_restriction_info (id, name, info_category, link, allow_iframe)
   select gen_random_uuid(), ${NAME} || ' ' || n, 'Kategorie ' || n % 30, 'https://operator.example/' || n, n % 5 = 0
   from generate_series(1, $1::int) n where $2::uuid is not null`,
  `insert into restriction_feedback (id, title, text, sent_at, sent_by, done_at)
   select gen_random_uuid(), ${NAME} || ' ' || n, repeat('Die Gebühr ist neu. ', 1 + n % 20), ${MOMENT}, $2, case when n % 3 = 0 then now() end from generate_series(1, $1::int) n`,
  `insert into saved_query (id, user_id, screen, name, filter)
   select gen_random_uuid(), $2, (array['entryrestrictions', 'reviewsDue', 'mytrip-history'])[1 + n % 3], ${NAME} || ' ' || n, '{"status":"RED"}' from generate_series(1, $1::int) n`,
  `insert into import_schedule (id, importer, address, every_hours, is_active, applies, licence, next_run_at, created_by)
   select gen_random_uuid(), 'advisory-' || (array['de', 'uk', 'us', 'au'])[1 + n % 4], 'https://source.example/' || n, 24, n % 2 = 0, false, 'Terms', now() + interval '1 year', $2
   from generate_series(1, $1::int) n`,
  `insert into import_run (id, importer, source_name, licence, settings, content_hash, state, counts, changes, started_at, started_by)
   select gen_random_uuid(), 'advisory-' || (array['de', 'uk', 'us', 'au'])[1 + n % 4], ${NAME} || ' ' || n || '.json', 'Terms', '{}', 'hash', (array['DRY_RUN', 'APPLIED', 'FAILED'])[1 + n % 3],
     '{"read":249,"added":0,"changed":100,"removed":0,"unchanged":149,"skipped":0}',
     (select jsonb_agg(jsonb_build_object('kind', 'CHANGED', 'placeType', 'COUNTRY', 'place', 'TH', 'field', 'Advisory', 'before', m, 'after', m + n)) from generate_series(1, 100) m), ${MOMENT}, $2
   from generate_series(1, $1::int) n`,
  `insert into regression_case (id, name, trip, starts_in_days, nights, expectations, created_at, created_by, modified_at, modified_by)
   select gen_random_uuid(), ${NAME} || ' case ' || n,
     jsonb_build_object('departure', ${country(`'DE'`)}, 'destinations', jsonb_build_array(${country('c.code')}), 'transits', '[]'::jsonb, 'citizenships', array['DE'], 'restrictionType', 'PRIVATE'),
     (n % 60)::int, 7, '[{"kind":"SUMMARY","key":"VISA","place":null,"citizenship":null,"expected":"OK"}]', ${MOMENT}, $2, ${MOMENT}, $2
   from generate_series(1, $1::int) n
   join (select row_number() over (order by country_id) as k, country_id as code, count(*) over () as total from (select distinct country_id from entry_restriction) d) c on c.k = 1 + n % c.total`,
];

/** Restrictions of airports, each with three details of one that the seeds bring, checked within the last 400 days, until there are `rows` in all. */
async function writeRestrictions(client, rows, editor) {
  const { airports } = await loadPlaceSeeds(join(SEEDS, 'places'));
  const some = airports.slice(0, rows);
  await client.query(
    `insert into entry_restriction (id, level, country_id, region_id, airport_id, place_key, is_active, reminder, details, version, modified_at, modified_by, checked_at, checked_by)
     select gen_random_uuid(), 'AIRPORT', a.country, a.region, a.iata, 'AIRPORT:' || a.iata, n % 20 <> 0, case when n % 7 = 0 then current_date + (n % 60)::int - 30 end,
       (select jsonb_agg(d || jsonb_build_object('checkedAt', to_char(current_date - (n % 400)::int, 'YYYY-MM-DD'), 'nextReview', null))
        from jsonb_array_elements(jsonb_path_query_array(b.details, '$[0 to 2]')) d), 1, ${MOMENT}, $5, case when n % 3 = 0 then ${MOMENT} end, case when n % 3 = 0 then $5::uuid end
     from unnest($1::text[], $2::text[], $3::text[]) with ordinality as a (iata, country, region, n)
     join (select row_number() over (order by id) as k, details, count(*) over () as total from entry_restriction where provenance = 'editorial' and jsonb_array_length(details) > 2) b on b.k = 1 + n % b.total
     limit $4 - (select count(*) from entry_restriction)`,
    [
      some.map(({ iata }) => iata),
      some.map(({ country }) => country),
      some.map(({ regionId }) => regionId),
      rows,
      editor,
    ],
  );
}
