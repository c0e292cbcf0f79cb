import { ForwardMigration } from '../forward-migration.mjs';

export class BreakingAttempts1795494600000 extends ForwardMigration {
  async up(runner) {
    await runner.query(/* sql */ `
-- Who last tried to save a revision that breaks a regression case, of which place: that editor alone may not change the case for a while.
create table breaking_attempt (
  regression_case_id uuid not null references regression_case on delete cascade,
  attempted_by uuid not null references app_user,
  place_key text not null,
  restriction_id uuid not null,
  attempted_at timestamptz not null,
  constraint breaking_attempt_pkey primary key (regression_case_id, attempted_by, place_key)
);
grant select, insert, update, delete on breaking_attempt to landfall_app;
`);
  }
}
