import { ForwardMigration } from '../forward-migration.mjs';

export class Journeys1795219200004 extends ForwardMigration {
  async up(runner) {
    await runner.query(/* sql */ `
-- Stored once by content: two itineraries with the same answer share it.
create table trip_document (
  hash text primary key,
  content jsonb not null
);

create table itinerary (
  fingerprint text primary key,
  trip jsonb not null,
  date_start date not null,
  date_end date not null,
  document_hash text not null references trip_document (hash),
  -- Version of every restriction the document was made from; a later one makes it stale.
  restriction_versions jsonb not null,
  computed_at timestamptz not null
);
create index itinerary_date_end on itinerary (date_end);

create table itinerary_place (
  place_key text not null,
  fingerprint text not null references itinerary (fingerprint) on delete cascade,
  primary key (place_key, fingerprint)
);
create index itinerary_place_fingerprint on itinerary_place (fingerprint);

create table itinerary_change (
  id bigint generated always as identity primary key,
  fingerprint text not null references itinerary (fingerprint) on delete cascade,
  at timestamptz not null,
  place text not null,
  detail_type text not null,
  citizenships text[] not null,
  before jsonb,
  after jsonb
);
create index itinerary_change_fingerprint on itinerary_change (fingerprint, id);

create table recompute_run (
  position bigint primary key,
  restriction_id uuid not null,
  restriction_version integer not null,
  requested_at timestamptz not null,
  finished_at timestamptz
);
create index recompute_run_open on recompute_run (requested_at) where finished_at is null;

create table journey (
  id uuid primary key,
  organisation_id uuid not null references organisation (id),
  created_by uuid not null references app_user (id),
  token_hash bytea not null unique,
  fingerprint text not null references itinerary (fingerprint),
  departure_type text not null,
  departure_id text not null,
  destinations jsonb not null,
  transits jsonb not null,
  citizenships text[] not null,
  restriction_type text not null check (restriction_type in ('BUSINESS', 'PRIVATE', 'CRUISE')),
  date_start date not null,
  date_end date not null,
  language text not null,
  email text,
  internal_note text,
  show_events boolean not null default false,
  is_manually_disabled boolean not null default false,
  -- Changes up to this one were made before the page existed and are not news to it.
  first_change_id bigint not null default 0,
  expired_at timestamptz,
  created_at timestamptz not null
);
create index journey_list on journey (organisation_id, created_at desc);
create index journey_fingerprint on journey (fingerprint);
create index journey_expiry on journey (date_end) where expired_at is null;

create table journey_change_read (
  journey_id uuid not null references journey (id) on delete cascade,
  organisation_id uuid not null,
  change_id bigint not null references itinerary_change (id) on delete cascade,
  read_at timestamptz not null,
  primary key (journey_id, change_id)
);

create table trip_subscription (
  id uuid primary key,
  journey_id uuid not null unique references journey (id) on delete cascade,
  organisation_id uuid not null,
  email text,
  language text not null,
  status text not null check (status in ('PENDING', 'CONFIRMED', 'ENDED')),
  attempt integer not null default 1,
  requested_at timestamptz not null,
  verification_hash bytea unique,
  verification_expires_at timestamptz,
  confirmed_at timestamptz,
  unsubscribe_hash bytea not null unique,
  -- Changes up to this one have been mailed, or were made before the subscription.
  notified_change_id bigint not null default 0
);

create table subscription_attempt (
  journey_id uuid not null references journey (id) on delete cascade,
  organisation_id uuid not null,
  at timestamptz not null
);
create index subscription_attempt_window on subscription_attempt (journey_id, at);

-- What is to be sent. Rows hold no address: it is read from the subscription when the mail goes out.
create table outgoing_mail (
  id uuid primary key,
  organisation_id uuid not null,
  subscription_id uuid not null references trip_subscription (id) on delete cascade,
  kind text not null check (kind in ('VERIFICATION', 'CHANGE')),
  priority smallint not null,
  dedupe_key text unique,
  status text not null default 'QUEUED' check (status in ('QUEUED', 'SENDING', 'SENT', 'SKIPPED', 'FAILED')),
  created_at timestamptz not null,
  due_at timestamptz not null,
  lease_until timestamptz,
  attempts integer not null default 0,
  -- Fixed with the first claim, so that a repeat after a crash is the same mail.
  from_change_id bigint,
  up_to_change_id bigint,
  sent_at timestamptz,
  failure_code text
);
create unique index outgoing_mail_one_open_change on outgoing_mail (subscription_id) where kind = 'CHANGE' and status = 'QUEUED';
create index outgoing_mail_due on outgoing_mail (priority, due_at) where status in ('QUEUED', 'SENDING');

-- A transaction that has named neither an organisation nor the system sees no row at all.
create function landfall_sees(organisation uuid) returns boolean language sql stable as $$
  select coalesce(current_setting('landfall.scope', true), '') = 'system'
      or organisation::text = nullif(current_setting('landfall.organisation', true), '')
$$;
grant execute on function landfall_sees(uuid) to landfall_app;

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['journey', 'journey_change_read', 'trip_subscription', 'subscription_attempt', 'outgoing_mail'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format('create policy own_organisation on %I using (landfall_sees(organisation_id)) with check (landfall_sees(organisation_id))', tenant_table);
    execute format('grant select, insert, update, delete on %I to landfall_app', tenant_table);
  end loop;
end $$;

grant select, insert, update, delete on trip_document, itinerary, itinerary_place, itinerary_change, recompute_run to landfall_app;
`);
  }
}
