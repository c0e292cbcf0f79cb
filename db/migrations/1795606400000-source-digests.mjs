import { ForwardMigration } from '../forward-migration.mjs';

export class SourceDigests1795606400000 extends ForwardMigration {
  async up(runner) {
    await runner.query(/* sql */ `
-- What the page of a source said: a row for each text that differs from the one before.
create table source_digest (
  uri text not null,
  first_seen_at timestamptz not null,
  digest text not null,
  primary key (uri, first_seen_at)
);
grant select, insert on source_digest to landfall_app;
`);
  }
}
