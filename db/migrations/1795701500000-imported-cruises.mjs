import { ForwardMigration } from '../forward-migration.mjs';

export class ImportedCruises1795701500000 extends ForwardMigration {
  async up(runner) {
    await runner.query(/* sql */ `
-- Sailings of an import, with their stops and times. They stand beside the sample that ships as a file.
create table imported_cruise (
  cruise_id text primary key,
  content jsonb not null,
  content_hash text not null,
  source text not null,
  licence text not null,
  dated date
);
grant select, insert, update, delete on imported_cruise to landfall_app;
`);
  }
}
