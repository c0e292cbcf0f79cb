import { ForwardMigration } from '../forward-migration.mjs';

export class ProposedRestores1795219200008 extends ForwardMigration {
  async up(runner) {
    await runner.query(/* sql */ `
-- The version that a proposed revision brings back; null: it brings back none.
alter table pending_revision add column restored_from integer;
`);
  }
}
