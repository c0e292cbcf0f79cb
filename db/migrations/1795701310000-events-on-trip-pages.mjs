import { ForwardMigration } from '../forward-migration.mjs';

export class EventsOnTripPages1795701310000 extends ForwardMigration {
  async up(runner) {
    await runner.query(/* sql */ `
-- Trip pages show the events in their place and time, where the trip has them on.
grant select (show_events) on journey to landfall_traveller;
grant select on destination_event to landfall_traveller;
`);
  }
}
