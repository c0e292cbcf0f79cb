import { ForwardMigration } from '../forward-migration.mjs';

export class NoStatisticsOfPeople1795517440000 extends ForwardMigration {
  async up(runner) {
    await runner.query(/* sql */ `
-- Statistics keep whole values, also those of deleted rows. A column of the same type again loses those it has; nothing is rewritten.
alter table journey
  alter column email set statistics 0, alter column email type text,
  alter column internal_note set statistics 0, alter column internal_note type text;
alter table trip_subscription
  alter column email set statistics 0, alter column email type text;
`);
  }
}
