import { ForwardMigration } from '../forward-migration.mjs';

export class RegressionCasesAndSubscribers1795219200010 extends ForwardMigration {
  async up(runner) {
    await runner.query(/* sql */ `
alter table follower rename to subscriber;
alter index follower_pkey rename to subscriber_pkey;

alter table golden_traveller rename to regression_case;
alter index golden_traveller_pkey rename to regression_case_pkey;
alter index golden_traveller_name rename to regression_case_name;

alter table pending_revision rename column broken_goldens to broken_regression_cases;
-- Keys of texts stand in what blocked a revision.
update pending_revision set problem = 'pending.problem.rejected' where problem = 'pending.problem.refused';
update pending_revision set problem_values = problem_values - 'refusals' || jsonb_build_object('rejections', (
    select coalesce(jsonb_agg(case
        when r.item ->> 'key' = 'refusal.tie' then r.item || '{"key": "rejection.conflict"}'
        when r.item ->> 'key' = 'refusal.goldenBroken' then r.item || '{"key": "rejection.regressionCaseBroken"}'
        else r.item || jsonb_build_object('key', regexp_replace(r.item ->> 'key', '^refusal[.]', 'rejection.')) end order by r.place), '[]')
    from jsonb_array_elements(problem_values -> 'refusals') with ordinality as r (item, place)))
  where problem_values ? 'refusals';

alter table import_run rename column broken_goldens to broken_regression_cases;
alter table import_run drop constraint import_run_state_check;
update import_run set state = 'REJECTED' where state = 'REFUSED';
alter table import_run add constraint import_run_state_check check (state in ('DRY_RUN', 'APPLIED', 'REJECTED', 'FAILED'));
`);
  }
}
