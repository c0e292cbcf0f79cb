import { ForwardMigration } from '../forward-migration.mjs';

export class MailsOfTheNewDay1795511700000 extends ForwardMigration {
  async up(runner) {
    await runner.query(/* sql */ `
alter table scheduled_revision add column failing_since timestamptz, add column failed_at timestamptz;
create index scheduled_revision_applied on scheduled_revision (decided_at) where state = 'APPLIED';
-- A copy with other content must not follow a mail that perhaps arrived.
alter table outgoing_mail add column may_have_arrived boolean not null default false;
update outgoing_mail set may_have_arrived = true where status = 'SENDING' and up_to_change_id is not null;
`);
  }
}
