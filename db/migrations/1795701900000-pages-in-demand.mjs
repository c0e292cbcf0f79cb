import { ForwardMigration } from '../forward-migration.mjs';

export class PagesInDemand1795701900000 extends ForwardMigration {
  async up(runner) {
    await runner.query(/* sql */ `
-- Itineraries whose pages are being read while the rules behind them wait to be recomputed: these come first (docs/adr/0068).
create table itinerary_in_demand (
  fingerprint text primary key references itinerary (fingerprint) on delete cascade
);
grant select, insert, update, delete on itinerary_in_demand to landfall_app;
grant insert on itinerary_in_demand to landfall_traveller;
grant select (restriction_id, restriction_version, finished_at) on recompute_task to landfall_traveller;

create trigger recompute_task_signal after insert or update or delete on recompute_task
  for each statement execute function signal_trip_pages();
`);
  }
}
