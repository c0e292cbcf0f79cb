import { ForwardMigration } from '../forward-migration.mjs';

export class Evidence1795701000000 extends ForwardMigration {
  async up(runner) {
    await runner.query(/* sql */ `
-- What was recorded about a trip and has no place in the log yet, written in the transaction of what it reports.
create table evidence_inbox (
  id bigint generated always as identity primary key,
  tx xid8 not null default pg_current_xact_id(),
  journey_id uuid not null,
  organisation_id uuid not null,
  at timestamptz not null,
  fact text not null
);

-- What pages and mails said, once for all trips that it was said to; under its SHA-256.
create table evidence_content (
  digest text primary key,
  content text not null
);

-- A page is recorded when it is shown for the first time in a version and language.
create table evidence_shown (
  journey_id uuid not null references journey (id) on delete cascade,
  language text not null,
  content text not null,
  medium text not null check (medium in ('PAGE', 'PDF')),
  primary key (journey_id, language, content, medium)
);

-- The log (docs/adr/0057): leaves, the nodes above them, and what was signed of it.
create table evidence_leaf (
  seq bigint primary key,
  journey_id uuid not null,
  organisation_id uuid not null,
  number integer not null,
  leaf text not null,
  hash bytea not null,
  unique (journey_id, number)
);
create table evidence_node (
  level smallint not null,
  index bigint not null,
  hash bytea not null,
  primary key (level, index)
);
create table evidence_checkpoint (
  size bigint primary key,
  note text not null
);

-- A proof needs hashes of leaves that belong to others; a hash says nothing.
create function evidence_leaf_hash(bigint) returns bytea language sql stable security definer set search_path = public as $$
  select hash from evidence_leaf where seq = $1
$$;
revoke execute on function evidence_leaf_hash(bigint) from public;
grant execute on function evidence_leaf_hash(bigint) to landfall_app;

create function evidence_stays() returns trigger language plpgsql as $$
begin
  raise exception 'The evidence log is append-only.' using errcode = 'restrict_violation';
end $$;
create trigger stays before update or delete on evidence_leaf for each statement execute function evidence_stays();
create trigger stays before update or delete on evidence_node for each statement execute function evidence_stays();
create trigger stays before update or delete on evidence_checkpoint for each statement execute function evidence_stays();
create trigger stays before update or delete on evidence_content for each statement execute function evidence_stays();

alter table evidence_inbox enable row level security;
alter table evidence_inbox force row level security;
create policy own_organisation on evidence_inbox using (landfall_sees(organisation_id)) with check (landfall_sees(organisation_id));
alter table evidence_leaf enable row level security;
alter table evidence_leaf force row level security;
create policy own_organisation on evidence_leaf using (landfall_sees(organisation_id)) with check (landfall_sees(organisation_id));
grant select, insert, delete on evidence_inbox to landfall_app;
grant insert on evidence_shown to landfall_app;
grant select, insert on evidence_content, evidence_leaf, evidence_node, evidence_checkpoint to landfall_app;

-- The process of the travellers records what it has shown.
grant insert (journey_id, organisation_id, at, fact) on evidence_inbox to landfall_traveller;
grant insert on evidence_content, evidence_shown to landfall_traveller;
`);
  }
}
