import { ForwardMigration } from '../forward-migration.mjs';

export class ItinerariesToNotify1795520000000 extends ForwardMigration {
  async up(runner) {
    await runner.query(/* sql */ `
-- Itineraries that a recompute task has changed and whose mails are not queued yet: all pages of a change come first.
create table itinerary_to_notify (
  fingerprint text primary key references itinerary (fingerprint) on delete cascade
);
grant select, insert, update, delete on itinerary_to_notify to landfall_app;
`);
  }
}
