import { ForwardMigration } from '../forward-migration.mjs';

export class DropRestrictionHistory1795372000000 extends ForwardMigration {
  async up(runner) {
    await runner.query(/* sql */ `
-- Nothing read it: lists of revisions come from entry_restriction_revision.
drop table restriction_history;
delete from subscriber where name = 'restriction-history';
`);
  }
}
