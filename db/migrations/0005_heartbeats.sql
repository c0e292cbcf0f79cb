-- Up Migration

-- Processes of the product that are alive; readiness asks for a worker.
create table process_heartbeat (
  id uuid primary key,
  kind text not null,
  at timestamptz not null
);
grant select, insert, update, delete on process_heartbeat to landfall_app;
