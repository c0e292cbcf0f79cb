import { ForwardMigration } from '../forward-migration.mjs';

export class SinceOfHeartbeats1795438800000 extends ForwardMigration {
  async up(runner) {
    await runner.query(/* sql */ `
-- A process that ends as it should removes its row: what stays and grows old has died.
alter table process_heartbeat add column since timestamptz not null default now();
`);
  }
}
