import { ForwardMigration } from '../forward-migration.mjs';

export class ScreenOfSavedQueries1795376000000 extends ForwardMigration {
  async up(runner) {
    for (const former of ['reviewsDue', 'overdue']) {
      await runner.query(
        `update saved_query former set screen = 'reviewsdue'
          where screen = $1 and not exists (
            select from saved_query other
             where other.user_id = former.user_id and other.screen = 'reviewsdue' and lower(other.name) = lower(former.name))`,
        [former],
      );
    }
  }
}
