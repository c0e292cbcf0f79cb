import { ForwardMigration } from '../forward-migration.mjs';

export class MailChecks1795701600000 extends ForwardMigration {
  async up(runner) {
    await runner.query(/* sql */ `
-- What the last check of the mail server, and of the record of the signing key, has found. No row: not checked yet, or not set up.
create table mail_check (
  subject text primary key check (subject in ('SERVER', 'SIGNATURE')),
  -- Host and port, or the name of the record; never a login.
  target text not null,
  problem text,
  code text,
  checked_at timestamptz not null,
  failing_since timestamptz
);
grant select, insert, update, delete on mail_check to landfall_app;

-- Mails that staff send to themselves. They hold no address: it is read when the mail goes out.
create table test_mail (
  id uuid primary key,
  user_id uuid not null references app_user (id) on delete cascade,
  kind text not null,
  language text not null,
  is_own_brand boolean not null,
  created_at timestamptz not null,
  lease_until timestamptz,
  settled_at timestamptz,
  outcome text check (outcome in ('ACCEPTED', 'NOT_TAKEN')),
  code text
);
create index test_mail_open on test_mail (created_at) where settled_at is null;
alter table test_mail enable row level security;
create policy accounts on test_mail to landfall_app using (landfall_is_system()) with check (landfall_is_system());
grant select, insert, update, delete on test_mail to landfall_app;
`);
  }
}
