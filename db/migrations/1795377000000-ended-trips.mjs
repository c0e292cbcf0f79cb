import { ForwardMigration } from '../forward-migration.mjs';

export class EndedTrips1795377000000 extends ForwardMigration {
  async up(runner) {
    await runner.query(/* sql */ `
create table ended_trip (
  token_hash bytea primary key,
  organisation_id uuid not null references organisation (id),
  language text not null,
  countries text[] not null,
  month date not null
);
alter table ended_trip enable row level security;
alter table ended_trip force row level security;
create policy own_organisation on ended_trip using (landfall_sees(organisation_id)) with check (landfall_sees(organisation_id));
grant select, insert, update, delete on ended_trip to landfall_app;
grant select (token_hash, organisation_id, language) on ended_trip to landfall_traveller;
create index journey_reduction on journey (date_end) where expired_at is not null;
`);
  }
}
