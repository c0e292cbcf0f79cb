import { ForwardMigration } from '../forward-migration.mjs';

export class FormerRegressionCases1795519000000 extends ForwardMigration {
  async up(runner) {
    await runner.query(/* sql */ `
-- What a regression case checked before an editor changed or deleted it: for a day that editor alone may not publish what it forbids.
create table former_regression_case (
  id uuid primary key,
  regression_case_id uuid not null,
  changed_by uuid not null references app_user,
  changed_at timestamptz not null,
  name text not null,
  trip jsonb not null,
  starts_in_days integer not null,
  nights integer not null,
  expectations jsonb not null
);
create index former_regression_case_editor on former_regression_case (changed_by, changed_at);
grant select, insert, delete on former_regression_case to landfall_app;
`);
  }
}
