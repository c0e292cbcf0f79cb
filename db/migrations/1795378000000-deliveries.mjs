import { ForwardMigration } from '../forward-migration.mjs';

export class Deliveries1795378000000 extends ForwardMigration {
  async up(runner) {
    await runner.query(/* sql */ `
alter table outgoing_mail add column claim uuid, add column is_server_fault boolean not null default false,
  add column is_uncertain boolean not null default false, add column first_due_at timestamptz;
-- What the server has not refused yet comes first.
drop index outgoing_mail_due;
create index outgoing_mail_due on outgoing_mail (is_server_fault, priority, due_at) where status in ('QUEUED', 'SENDING');
create index outgoing_mail_claim on outgoing_mail (claim) where status = 'SENDING';
-- A deferred mail waited by its lease; the lease is now that of the process which holds it.
update outgoing_mail set due_at = greatest(due_at, lease_until), lease_until = null where status = 'SENDING';

alter table trip_subscription drop constraint trip_subscription_status_check;
alter table trip_subscription add constraint trip_subscription_status_check check (status in ('PENDING', 'CONFIRMED', 'SUSPENDED', 'ENDED'));
alter table trip_subscription add column suspended_at timestamptz;
`);
  }
}
