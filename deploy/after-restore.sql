-- To be run as the owner, once, after a dump was restored into a new cluster and before any process of Landfall starts:
--   psql --single-transaction -v ON_ERROR_STOP=1 -f deploy/after-restore.sql "$DATABASE_URL"
-- Transaction ids belong to a cluster: those in the log are larger than the new cluster's, so subscribers would wait for years and
-- then read new events before old ones. The log is divided at the checkpoints instead and each part gets a small number, in
-- order; every subscriber stands after the part it has read. Safe to run twice. A physical backup does not need it.

lock table event_log, subscriber in access exclusive mode;

create temporary table checkpoint on commit drop as
  select dense_rank() over (order by tx, position) as part, name, tx, position from subscriber;

update event_log e
set tx = (1 + (select count(distinct c.part) from checkpoint c where (e.tx, e.position) > (c.tx, c.position)))::text::xid8;

-- Nothing of the part itself is left to read, whatever its positions are.
update subscriber f
set tx = c.part::text::xid8, position = 9223372036854775807
from checkpoint c where c.name = f.name;

-- The smallest transaction id that a cluster gives to its users is larger than the number of parts.
do $$
begin
  if (select max(tx) from event_log) >= pg_current_xact_id() then
    raise exception 'There are more subscribers than transactions so far: run "select pg_current_xact_id()" a few times and start again.';
  end if;
end $$;
