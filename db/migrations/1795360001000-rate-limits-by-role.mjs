import { ForwardMigration } from '../forward-migration.mjs';

export class RateLimitsByRole1795360001000 extends ForwardMigration {
  async up(runner) {
    await runner.query(/* sql */ `
-- The traveller process counts wrong links and subscriptions; the counts of logins are out of its reach (docs/adr/0025).
alter table rate_limit enable row level security;
create policy processes on rate_limit to landfall_app using (true) with check (true);
create policy travellers on rate_limit to landfall_traveller
  using (key like 'missing-page:%' or key like 'subscription:%') with check (key like 'missing-page:%' or key like 'subscription:%');
`);
  }
}
