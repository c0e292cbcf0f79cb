import { ForwardMigration } from '../forward-migration.mjs';

export class AccessTokens1795510993000 extends ForwardMigration {
  async up(runner) {
    await runner.query(/* sql */ `
-- token_hash is that of the secret in a session's refresh tokens from now on.
alter table session
  add column generation int not null default 0,
  add column renewed_at timestamptz not null default now(),
  add column password_stamp bytea;

create table access_token (
  token_hash bytea primary key,
  session_hash bytea not null references session (token_hash) on delete cascade,
  expires_at timestamptz not null
);
create index access_token_by_session on access_token (session_hash);
alter table access_token enable row level security;
create policy accounts on access_token to landfall_app using (landfall_is_system()) with check (landfall_is_system());
grant select, insert, update, delete on access_token to landfall_app;
`);
  }
}
