import { ForwardMigration } from '../forward-migration.mjs';

export class TravellerRole1795356156000 extends ForwardMigration {
  async up(runner) {
    await runner.query(/* sql */ `
-- The process that faces travellers runs as this role (docs/adr/0025). What is not listed here it can neither read nor write: no
-- users, no sessions, no rules, no notes of agencies. apps/traveller/src/server/traveller-role.int.spec.ts holds the same list.
do $$
begin
  create role landfall_traveller nologin;
exception when duplicate_object or unique_violation then null;
end $$;
do $$
begin
  execute format('grant landfall_traveller to %I', current_user);
exception when unique_violation then null;
end $$;
grant usage on schema public to landfall_traveller;

-- What a page shows.
grant select (id, organisation_id, token_hash, fingerprint, departure_type, departure_id, destinations, transits, citizenships, restriction_type,
  date_start, date_end, language, email, is_manually_disabled, first_change_id, expired_at, created_at) on journey to landfall_traveller;
grant select (fingerprint, trip, document_hash, restriction_versions) on itinerary to landfall_traveller;
grant select on trip_document, itinerary_change, organisation to landfall_traveller;
grant select (id, name, authority_type) on authority to landfall_traveller;
grant select (key, text, translated_at) on stored_translation to landfall_traveller;
grant select (kind, id, content, source) on place_addition to landfall_traveller;

-- What a traveller does: subscribe, confirm, unsubscribe, mark as read. An update of one column also allows to lock the row.
grant update (email) on journey to landfall_traveller;
grant select, insert on journey_change_read, subscription_attempt to landfall_traveller;
grant select, insert, update on trip_subscription to landfall_traveller;
grant select (subscription_id, status), update (status, lease_until) on outgoing_mail to landfall_traveller;

-- Its facts are those of trip pages, in its own name; of the log it reads positions and versions, never what an event says.
grant select (position, stream, stream_id, version, occurred_at) on event_log to landfall_traveller;
grant insert (stream, stream_id, version, type, schema_version, payload, actor, correlation_id) on event_log to landfall_traveller;
alter table event_log enable row level security;
create policy processes on event_log to landfall_app using (true) with check (true);
create policy traveller_reads on event_log for select to landfall_traveller using (stream in ('journey', 'places'));
create policy traveller_appends on event_log for insert to landfall_traveller with check (stream = 'journey' and actor = 'traveller');
`);
  }
}
