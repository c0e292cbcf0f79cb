import { ForwardMigration } from '../forward-migration.mjs';

export class ScreenOfSavedQueries1795376000000 extends ForwardMigration {
  async up(runner) {
    await runner.query(`update saved_query set screen = 'reviewsDue' where screen = 'overdue'`);
  }
}
