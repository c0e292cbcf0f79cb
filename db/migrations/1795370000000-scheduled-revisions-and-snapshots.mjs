import { ForwardMigration } from '../forward-migration.mjs';

export class ScheduledRevisionsAndSnapshots1795370000000 extends ForwardMigration {
  async up(runner) {
    await runner.query(/* sql */ `
alter table pending_revision rename to scheduled_revision;
alter index pending_revision_pkey rename to scheduled_revision_pkey;
drop index pending_revision_open, pending_revision_due;
alter table scheduled_revision drop constraint pending_revision_state_check;
update scheduled_revision set
  state = case state when 'PLANNED' then 'SCHEDULED' when 'AWAITING_CONFIRMATION' then 'HELD' else state end,
  problem = case when state = 'BLOCKED' then regexp_replace(problem, '^pending[.]', 'scheduled.') else problem end;
alter table scheduled_revision add constraint scheduled_revision_state_check
  check (state in ('SCHEDULED', 'HELD', 'APPLIED', 'WITHDRAWN', 'REJECTED', 'BLOCKED'));
create index scheduled_revision_open on scheduled_revision (restriction_id) where state in ('SCHEDULED', 'HELD', 'BLOCKED');
create index scheduled_revision_due on scheduled_revision (effective_on) where state = 'SCHEDULED';

alter table trip_document rename to trip_snapshot;
alter index trip_document_pkey rename to trip_snapshot_pkey;
update trip_snapshot set content = content - 'planned' || jsonb_build_object('scheduled', content -> 'planned') where content ? 'planned';
alter table itinerary rename column document_hash to snapshot_hash;
alter table itinerary rename constraint itinerary_document_hash_fkey to itinerary_snapshot_hash_fkey;

alter table recompute_run rename to recompute_task;
alter index recompute_run_pkey rename to recompute_task_pkey;
alter index recompute_run_open rename to recompute_task_open;
`);
  }
}
