import { ForwardMigration } from '../forward-migration.mjs';

export class Provenance1795373001000 extends ForwardMigration {
  async up(runner) {
    await runner.query(/* sql */ `
alter table entry_restriction rename column origin to provenance;
alter table entry_restriction rename constraint entry_restriction_origin_check to entry_restriction_provenance_check;
update entry_restriction_revision set head = head - 'importOrigin' || jsonb_build_object('importProvenance', head -> 'importOrigin')
  where head ? 'importOrigin';
-- A quotation mark inside of a text is escaped: the pattern matches keys only.
update trip_snapshot set content = replace(content::text, '"origin": ', '"provenance": ')::jsonb where content::text like '%"origin": %';
update saved_query set filter = filter - 'origin' || jsonb_build_object('provenance', filter -> 'origin') where filter ? 'origin';
`);
  }
}
