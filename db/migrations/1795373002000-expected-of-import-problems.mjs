import { ForwardMigration } from '../forward-migration.mjs';

export class ExpectedOfImportProblems1795373002000 extends ForwardMigration {
  async up(runner) {
    await runner.query(/* sql */ `
-- A quotation mark inside of a text is escaped: the pattern matches keys only.
update import_run set problems = replace(problems::text, '"wanted": ', '"expected": ')::jsonb where problems::text like '%"wanted": %';
`);
  }
}
