import { ForwardMigration } from '../forward-migration.mjs';

export class MailsBySubscription1795700900000 extends ForwardMigration {
  async up(runner) {
    await runner.query(/* sql */ `
-- For the mails of a trip page, and so that the end of a subscription finds its own without reading all.
create index outgoing_mail_of_subscription on outgoing_mail (subscription_id, created_at);
`);
  }
}
