import { ForwardMigration } from '../forward-migration.mjs';

export class Organisations1795219200002 extends ForwardMigration {
  async up(runner) {
    await runner.query(/* sql */ `
create table organisation (
  id uuid primary key,
  id_code text,
  id_code_public text not null unique,
  name text not null,
  public_name text,
  phone text, fax text, email text, website text,
  street text, zip_code text, city text, country_iso2 text,
  default_departure text, default_nationality text,
  widget_enabled boolean not null default false,
  password_change_enabled boolean not null default true,
  created_at timestamptz not null default now()
);

create table app_user (
  id uuid primary key,
  username text not null,
  password_hash text not null,
  first_name text not null default '',
  last_name text not null default '',
  email text not null default '',
  is_staff boolean not null default false,
  is_active boolean not null default true,
  feature_visa boolean not null default false,
  organisation_id uuid references organisation (id),
  permissions text[] not null default '{}',
  created_at timestamptz not null default now()
);
create unique index app_user_username on app_user (lower(username));

create table session (
  token_hash bytea primary key,
  user_id uuid not null references app_user (id) on delete cascade,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index session_by_user on session (user_id);

-- Failed logins of the last minutes, by a hash of username and network: no name is kept.
create table login_failure (
  key_hash bytea not null,
  at timestamptz not null default now()
);
create index login_failure_key on login_failure (key_hash, at);

grant select, insert, update, delete on organisation, app_user, session, login_failure to landfall_app;
`);
  }
}
