import { ForwardMigration } from '../forward-migration.mjs';

export class AccountMails1795700300000 extends ForwardMigration {
  async up(runner) {
    await runner.query(/* sql */ `
-- Mails to users about their account. They hold no address: it is read when the mail goes out.
create table account_mail (
  id uuid primary key,
  user_id uuid not null references app_user (id) on delete cascade,
  kind text not null check (kind in ('PASSWORD_RESET', 'PASSWORD_CHANGED')),
  language text not null,
  created_at timestamptz not null,
  -- Of a reset: hash of the secret of its link, how long it is good for, and when it was used.
  token_hash bytea unique,
  expires_at timestamptz,
  used_at timestamptz,
  due_at timestamptz not null,
  lease_until timestamptz,
  attempts int not null default 0,
  -- Sent, or given up.
  settled_at timestamptz
);
create index account_mail_due on account_mail (due_at) where settled_at is null;
create index account_mail_of_user on account_mail (user_id, created_at);
alter table account_mail enable row level security;
create policy accounts on account_mail to landfall_app using (landfall_is_system()) with check (landfall_is_system());
grant select, insert, update, delete on account_mail to landfall_app;
`);
  }
}
