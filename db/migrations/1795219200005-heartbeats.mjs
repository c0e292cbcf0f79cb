import { ForwardMigration } from '../forward-migration.mjs';

export class Heartbeats1795219200005 extends ForwardMigration {
  async up(runner) {
    await runner.query(/* sql */ `
-- Processes of the product that are alive; readiness asks for a worker.
create table process_heartbeat (
  id uuid primary key,
  kind text not null,
  at timestamptz not null
);
grant select, insert, update, delete on process_heartbeat to landfall_app;
`);
  }
}
