import { ForwardMigration } from '../forward-migration.mjs';

export class LoginMethods1795700600000 extends ForwardMigration {
  async up(runner) {
    await runner.query(/* sql */ `
-- The second step of a login. Its secret follows from the seed and the key of the product: the database alone makes no code.
create table second_factor (
  user_id uuid primary key references app_user (id) on delete cascade,
  seed uuid not null,
  created_at timestamptz not null,
  -- Since when logins need it; null: being set up.
  confirmed_at timestamptz,
  -- The last period of 30 seconds whose code was used.
  last_step int not null default 0,
  recovery_codes text[] not null default '{}'
);

create table passkey (
  -- Of the credential, as the device names it.
  id text primary key,
  user_id uuid not null references app_user (id) on delete cascade,
  name text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}',
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkey_of_user on passkey (user_id);

-- Who a user is at the login of a chain.
create table sign_on_identity (
  issuer text not null,
  subject text not null,
  user_id uuid not null references app_user (id) on delete cascade,
  created_at timestamptz not null,
  primary key (issuer, subject)
);
create index sign_on_identity_of_user on sign_on_identity (user_id);

-- Signed texts that are good once, after their use, until they would have expired.
create table spent_text (
  hash bytea primary key,
  expires_at timestamptz not null
);
create index spent_text_expired on spent_text (expires_at);

alter table account_mail drop constraint account_mail_kind_check;
alter table account_mail add constraint account_mail_kind_check
  check (kind in ('INVITATION', 'PASSWORD_RESET', 'PASSWORD_CHANGED', 'LOGIN_CHANGED'));

alter table second_factor enable row level security;
alter table passkey enable row level security;
alter table sign_on_identity enable row level security;
alter table spent_text enable row level security;
create policy accounts on second_factor to landfall_app using (landfall_is_system()) with check (landfall_is_system());
create policy accounts on passkey to landfall_app using (landfall_is_system()) with check (landfall_is_system());
create policy accounts on sign_on_identity to landfall_app using (landfall_is_system()) with check (landfall_is_system());
create policy accounts on spent_text to landfall_app using (landfall_is_system()) with check (landfall_is_system());
grant select, insert, update, delete on second_factor, passkey, sign_on_identity, spent_text to landfall_app;
`);
  }
}
