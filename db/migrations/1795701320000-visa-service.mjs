import { ForwardMigration } from '../forward-migration.mjs';

export class VisaService1795701320000 extends ForwardMigration {
  async up(runner) {
    await runner.query(/* sql */ `
-- Trip pages say how a visa is obtained, where the organisation has this on: through a service of its choice, otherwise without one.
alter table organisation
  add column visa_service_enabled boolean not null default false,
  add column visa_service_name text,
  add column visa_service_url text;
`);
  }
}
