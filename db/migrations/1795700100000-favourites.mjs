import { ForwardMigration } from '../forward-migration.mjs';

export class Favourites1795700100000 extends ForwardMigration {
  async up(runner) {
    await runner.query(/* sql */ `
-- None of a kind: all are shown.
create table organisation_favourite (
  organisation_id uuid not null references organisation (id) on delete cascade,
  kind text not null check (kind in ('COUNTRY', 'SHIPPING_LINE')),
  favourite_id text not null,
  primary key (organisation_id, kind, favourite_id)
);
alter table organisation_favourite enable row level security;
alter table organisation_favourite force row level security;
create policy own_organisation on organisation_favourite
  using (landfall_sees(organisation_id)) with check (landfall_sees(organisation_id));
grant select, insert, update, delete on organisation_favourite to landfall_app;
`);
  }
}
