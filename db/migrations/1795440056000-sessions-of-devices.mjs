import { ForwardMigration } from '../forward-migration.mjs';

export class SessionsOfDevices1795440056000 extends ForwardMigration {
  async up(runner) {
    await runner.query(/* sql */ `
alter table session
  add column device_hash bytea,
  add column is_bound boolean not null default false;
`);
  }
}
