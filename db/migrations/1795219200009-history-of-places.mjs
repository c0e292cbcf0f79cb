import { ForwardMigration } from '../forward-migration.mjs';

export class HistoryOfPlaces1795219200009 extends ForwardMigration {
  async up(runner) {
    await runner.query(/* sql */ `
-- Events of imported places hold the places themselves from now on. Of earlier imports only the numbers are in the log; what they
-- came to stands in one more event, dated like the first of them, because nothing older is known.
insert into event_log (stream, stream_id, version, type, schema_version, payload, actor, occurred_at)
select 'places', 'additions', known.version + 1, 'places.PlacesImported', 2,
  jsonb_build_object('source', 'upgrade', 'dated', null, 'stored', jsonb_array_length(held.additions), 'removed', 0, 'additions', held.additions, 'gone', '[]'::jsonb),
  'migration', known.since
from (select max(version) as version, min(occurred_at) as since from event_log where stream = 'places' and stream_id = 'additions') known
cross join (select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'row', content) order by kind, id), '[]'::jsonb) as additions from place_addition) held
where known.version is not null;
`);
  }
}
