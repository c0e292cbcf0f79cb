import { ForwardMigration } from '../forward-migration.mjs';

export class EventLog1795219200001 extends ForwardMigration {
  async up(runner) {
    await runner.query(/* sql */ `
-- The processes run as this role: no owner, no superuser, so row level security holds for them.
-- Roles belong to the cluster: another database of it may have made the role already, even at this moment.
do $$
begin
  create role landfall_app nologin;
exception when duplicate_object or unique_violation then null;
end $$;
do $$
begin
  execute format('grant landfall_app to %I', current_user);
exception when unique_violation then null;
end $$;
grant usage on schema public to landfall_app;

create table event_log (
  position bigint generated always as identity primary key,
  tx xid8 not null default pg_current_xact_id(),
  stream text not null,
  stream_id text not null,
  version integer not null,
  type text not null,
  schema_version integer not null,
  payload jsonb not null,
  actor text,
  correlation_id text,
  occurred_at timestamptz not null default now(),
  unique (stream, stream_id, version)
);
create index event_log_commit_order on event_log (tx, position);
grant select, insert on event_log to landfall_app;

-- A follower's checkpoint is the pair (tx, position): a position alone would skip a slow transaction.
create table follower (
  name text primary key,
  tx xid8 not null default '0',
  position bigint not null default 0,
  state text not null default 'RUNNING' check (state in ('RUNNING', 'STOPPED')),
  failed_position bigint,
  failure text,
  updated_at timestamptz not null default now()
);
grant select, insert, update, delete on follower to landfall_app;
`);
  }
}
