import { ForwardMigration } from '../forward-migration.mjs';

export class RegionOutlines1795606300000 extends ForwardMigration {
  async up(runner) {
    await runner.query(/* sql */ `
-- Imported outlines of regions, GeoJSON geometries. They go before the shipped ones.
create table region_outline (
  region_id text primary key,
  country_id text not null,
  geometry jsonb not null,
  source text not null,
  licence text not null,
  dated date
);
create index region_outline_country on region_outline (country_id);
grant select, insert, update, delete on region_outline to landfall_app;
`);
  }
}
