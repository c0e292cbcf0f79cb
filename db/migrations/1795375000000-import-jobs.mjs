import { ForwardMigration } from '../forward-migration.mjs';

export class ImportJobs1795375000000 extends ForwardMigration {
  async up(runner) {
    await runner.query(/* sql */ `
-- Uploaded files, in parts: neither api nor worker holds a whole file in one value of a statement.
create table import_file (
  id uuid primary key,
  uploaded_by uuid references app_user (id),
  uploaded_at timestamptz not null,
  -- Null until the last part has arrived.
  content_hash text,
  size integer not null default 0
);
create index import_file_age on import_file (uploaded_at);
create table import_file_part (
  file_id uuid not null references import_file (id) on delete cascade,
  number integer not null,
  bytes bytea not null,
  primary key (file_id, number)
);

-- The outbox of the import queue: a row is work that a worker has not finished, and goes with its result in one transaction.
create table import_task (
  id uuid primary key,
  run_id uuid not null constraint import_task_run_id_key unique references import_run (id) on delete cascade,
  work text not null check (work in ('COMPARE', 'APPLY', 'IMPORT')),
  requested_by uuid references app_user (id),
  correlation_id text,
  attempts integer not null default 0,
  step text not null default 'QUEUED' check (step in ('QUEUED', 'READING', 'COMPARING', 'CHECKING', 'WRITING')),
  percent integer not null default 0,
  -- Of the request, then of the last sign of life of its worker.
  alive_at timestamptz not null
);

alter table import_run drop constraint import_run_state_check;
alter table import_run add constraint import_run_state_check
  check (state in ('QUEUED', 'RUNNING', 'DRY_RUN', 'APPLIED', 'REJECTED', 'FAILED', 'CANCELLED'));
alter table import_run add column not_applied jsonb;
alter table import_run add column file_id uuid references import_file (id) on delete set null;

insert into import_file (id, uploaded_by, uploaded_at, content_hash, size)
  select id, started_by, started_at, content_hash, octet_length(content) from import_run where content is not null;
insert into import_file_part (file_id, number, bytes)
  select id, 0, convert_to(content, 'UTF8') from import_run where content is not null;
update import_run set file_id = id where content is not null;
alter table import_run drop column content;

-- Files and work are of the processes, never of an organisation.
alter table import_file enable row level security;
alter table import_file force row level security;
create policy processes on import_file to landfall_app
  using (current_setting('landfall.scope', true) = 'system') with check (current_setting('landfall.scope', true) = 'system');
alter table import_file_part enable row level security;
alter table import_file_part force row level security;
create policy processes on import_file_part to landfall_app
  using (current_setting('landfall.scope', true) = 'system') with check (current_setting('landfall.scope', true) = 'system');
grant select, insert, update, delete on import_file, import_file_part, import_task to landfall_app;
`);
  }
}
