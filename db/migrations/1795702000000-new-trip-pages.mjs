import { ForwardMigration } from '../forward-migration.mjs';

export class NewTripPages1795702000000 extends ForwardMigration {
  async up(runner) {
    await runner.query(/* sql */ `
-- Processes of travellers make the page of a new trip before its first reader comes (docs/adr/0072). The id is no secret: links are derived from it and a key.
create function signal_new_trip_page() returns trigger language plpgsql as $$
begin
  perform pg_notify('landfall_new_trip_pages', new.id::text);
  return null;
end $$;

create trigger journey_made_signal after insert on journey
  for each row execute function signal_new_trip_page();
`);
  }
}
