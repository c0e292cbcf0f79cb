import { ForwardMigration } from '../forward-migration.mjs';

export class Restrictions1795219200003 extends ForwardMigration {
  async up(runner) {
    await runner.query(/* sql */ `
create table authority (
  id uuid primary key,
  name text not null,
  authority_type text not null check (authority_type in ('FOREIGN_OFFICE', 'DESTINATION_COUNTRY', 'HEALTH_INSTITUTE', 'OTHER')),
  unique (name, authority_type)
);

create table entry_restriction (
  id uuid primary key,
  level text not null check (level in ('COUNTRY', 'REGION', 'AIRPORT')),
  country_id text not null,
  region_id text,
  airport_id text,
  place_key text not null,
  origin text not null default 'editorial' check (origin in ('editorial', 'imported')),
  import_source text,
  import_licence text,
  import_dated date,
  is_active boolean not null,
  reminder date,
  internal_note text,
  internal_sources text,
  region_deviation_tourism boolean not null default false,
  region_deviation_business boolean not null default false,
  details jsonb not null,
  version integer not null,
  modified_at timestamptz not null,
  modified_by uuid references app_user (id),
  significant_update_at timestamptz,
  significant_update_by uuid references app_user (id),
  significant_update_note text,
  checked_at timestamptz,
  checked_by uuid references app_user (id)
);
create index entry_restriction_place on entry_restriction (place_key);
create unique index entry_restriction_imported on entry_restriction (place_key, import_source) where origin = 'imported';

-- Every revision stays readable: what was said at any moment, and which types a revision changed.
create table entry_restriction_revision (
  restriction_id uuid not null references entry_restriction (id),
  version integer not null,
  is_active boolean not null,
  is_significant boolean not null,
  changed_types text[] not null,
  details jsonb not null,
  editor uuid,
  at timestamptz not null,
  note text,
  primary key (restriction_id, version)
);

-- Follows the log; can be dropped and rebuilt from it.
create table restriction_history (
  restriction_id uuid not null,
  version integer not null,
  place_key text not null,
  at timestamptz not null,
  editor text,
  is_active boolean not null,
  is_significant boolean not null,
  detail_count integer not null,
  changed_types text[] not null,
  primary key (restriction_id, version)
);

grant select, insert, update on authority, entry_restriction to landfall_app;
grant select, insert on entry_restriction_revision to landfall_app;
grant select, insert, update, delete on restriction_history to landfall_app;
`);
  }
}
