import { ForwardMigration } from '../forward-migration.mjs';

export class AnswersInParts1795513000000 extends ForwardMigration {
  async up(runner) {
    await runner.query(/* sql */ `
-- The entries of a place are stored once for all trips that show them; a row without parts holds its entries itself.
alter table trip_snapshot rename to trip_answer;
alter index trip_snapshot_pkey rename to trip_answer_pkey;
alter table trip_answer add column parts text[];
create table answer_part (
  hash text primary key,
  entries jsonb not null,
  -- Renewed where a new answer names it, so that what is in use is not deleted meanwhile.
  used_at timestamptz not null default now()
);
revoke select on trip_answer from landfall_traveller;
grant select, insert, update, delete on answer_part to landfall_app;

-- Whole answers, for those who read one; processes of an older release also write them.
create view trip_snapshot as
  select hash, case when parts is null then content else content || jsonb_build_object('entries', coalesce((
    select jsonb_agg(e.entry order by p.at, e.at)
    from unnest(parts) with ordinality as p (hash, at) join answer_part a on a.hash = p.hash
         cross join lateral jsonb_array_elements(a.entries) with ordinality as e (entry, at)), '[]')) end as content
  from trip_answer;
create function store_trip_snapshot() returns trigger language plpgsql as $$
begin
  insert into trip_answer (hash, content) values (new.hash, new.content) on conflict do nothing;
  return new;
end $$;
create trigger store_trip_snapshot instead of insert on trip_snapshot for each row execute function store_trip_snapshot();
create function delete_trip_snapshot() returns trigger language plpgsql as $$
begin
  delete from trip_answer where hash = old.hash;
  return old;
end $$;
create trigger delete_trip_snapshot instead of delete on trip_snapshot for each row execute function delete_trip_snapshot();
grant select, insert, delete on trip_snapshot to landfall_app;
grant select on trip_snapshot to landfall_traveller;
`);
  }
}
