import { ForwardMigration } from '../forward-migration.mjs';

export class DestinationEvents1795700700000 extends ForwardMigration {
  async up(runner) {
    await runner.query(/* sql */ `
-- What happens at destinations, as a source reports it.
create table destination_event (
  id uuid primary key,
  -- Source, kind and number of the source: an event keeps it for good.
  unique_id text not null unique,
  source text not null,
  kind text not null check (kind in ('EARTHQUAKE', 'TSUNAMI', 'CYCLONE', 'FLOOD', 'VOLCANO', 'DROUGHT', 'WILDFIRE')),
  -- Null: on the open sea, or where the source does not say.
  country_id text,
  name text,
  severity double precision,
  level text not null check (level in ('UNKNOWN', 'LEVEL1', 'LEVEL2', 'LEVEL3', 'LEVEL4', 'LEVEL5')),
  is_current boolean not null,
  time_start timestamptz not null,
  time_end timestamptz,
  significant_update_at timestamptz not null,
  count_updates int not null default 0,
  latitude double precision,
  longitude double precision,
  page_url text,
  -- Of the report of the source: another one is an update.
  edition text not null,
  -- When the source wrote it: an older report changes nothing.
  reported_at timestamptz not null,
  licence text not null
);
create index destination_event_newest on destination_event (significant_update_at);

create table event_pin (
  user_id uuid not null references app_user (id) on delete cascade,
  event_id uuid not null references destination_event (id) on delete cascade,
  created_at timestamptz not null,
  primary key (user_id, event_id)
);
create index event_pin_of_event on event_pin (event_id);
alter table event_pin enable row level security;
create policy accounts on event_pin to landfall_app using (landfall_is_system()) with check (landfall_is_system());
grant select, insert, update, delete on destination_event, event_pin to landfall_app;
`);
  }
}
