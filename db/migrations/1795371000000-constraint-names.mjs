import { ForwardMigration } from '../forward-migration.mjs';

export class ConstraintNames1795371000000 extends ForwardMigration {
  async up(runner) {
    await runner.query(/* sql */ `
-- A renamed table keeps the names of its constraints; entities expect them to follow its own.
alter table regression_case rename constraint golden_traveller_created_by_fkey to regression_case_created_by_fkey;
alter table regression_case rename constraint golden_traveller_modified_by_fkey to regression_case_modified_by_fkey;
alter table scheduled_revision rename constraint pending_revision_proposed_by_fkey to scheduled_revision_proposed_by_fkey;
alter table scheduled_revision rename constraint pending_revision_decided_by_fkey to scheduled_revision_decided_by_fkey;
`);
  }
}
