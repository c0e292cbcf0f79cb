import { ForwardMigration } from '../forward-migration.mjs';

export class NoStatisticsOfLabels1795701250000 extends ForwardMigration {
  async up(runner) {
    await runner.query(/* sql */ `
-- Statistics keep whole values, also those of deleted rows. A column of the same type again loses those it has; nothing is rewritten.
alter table journey alter column label set statistics 0, alter column label type text;
`);
  }
}
