import { ForwardMigration } from '../forward-migration.mjs';

export class SignalsOfTripPages1795605000000 extends ForwardMigration {
  async up(runner) {
    await runner.query(/* sql */ `
-- Processes that know pages hear of every change of what a page is made of, when it is committed (docs/adr/0038). What no page has shown yet needs no signal.
create function signal_trip_pages() returns trigger language plpgsql as $$
begin
  perform pg_notify('landfall_trip_pages', '');
  return null;
end $$;

create trigger journey_signal after update or delete on journey
  for each row execute function signal_trip_pages();
create trigger organisation_signal after update or delete on organisation
  for each row execute function signal_trip_pages();
create trigger itinerary_signal after update of snapshot_hash on itinerary
  for each row when (old.snapshot_hash is distinct from new.snapshot_hash) execute function signal_trip_pages();
create trigger itinerary_removed_signal after delete on itinerary
  for each row execute function signal_trip_pages();
create trigger itinerary_change_signal after insert or update or delete on itinerary_change
  for each statement execute function signal_trip_pages();
create trigger journey_change_read_signal after insert or update or delete on journey_change_read
  for each row execute function signal_trip_pages();
create trigger trip_subscription_signal after insert or update of status, journey_id or delete on trip_subscription
  for each row execute function signal_trip_pages();
`);
  }
}
