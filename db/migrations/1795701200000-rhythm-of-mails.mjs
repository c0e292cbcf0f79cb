import { ForwardMigration } from '../forward-migration.mjs';

export class RhythmOfMails1795701200000 extends ForwardMigration {
  async up(runner) {
    await runner.query(/* sql */ `
-- How often the reader wants mails about changes.
alter table trip_subscription
  add column rhythm text not null default 'AT_ONCE' constraint trip_subscription_rhythm_check check (rhythm in ('AT_ONCE', 'DAILY', 'IMPORTANT'));
`);
  }
}
