import { ForwardMigration } from '../forward-migration.mjs';

export class JourneyGroups1795701100000 extends ForwardMigration {
  async up(runner) {
    await runner.query(/* sql */ `
-- The pages of one booking, one for each traveller or family.
create table journey_group (
  id uuid primary key,
  organisation_id uuid not null references organisation (id),
  -- Of the number of the booking, with the key of the installation: the number itself is not kept. Null: there was none.
  booking_hash text,
  created_at timestamptz not null,
  unique (organisation_id, booking_hash)
);
alter table journey_group enable row level security;
alter table journey_group force row level security;
create policy own_organisation on journey_group using (landfall_sees(organisation_id)) with check (landfall_sees(organisation_id));
grant select, insert, delete on journey_group to landfall_app;

alter table journey
  add column group_id uuid references journey_group (id),
  add column group_position integer,
  -- Whose page it is, in the words of the agency. It may be a name, and goes with the note.
  add column label text;
create index journey_of_group on journey (group_id) where group_id is not null;
`);
  }
}
