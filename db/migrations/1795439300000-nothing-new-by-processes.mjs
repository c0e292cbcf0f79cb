import { ForwardMigration } from '../forward-migration.mjs';

export class NothingNewByProcesses1795439300000 extends ForwardMigration {
  async up(runner) {
    await runner.query(/* sql */ `
-- Before PostgreSQL 15 everybody may create tables there, and who owns a table is more than a role of the processes.
revoke create on schema public from public;
`);
  }
}
