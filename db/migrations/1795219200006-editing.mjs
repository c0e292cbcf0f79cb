import { ForwardMigration } from '../forward-migration.mjs';

export class Editing1795219200006 extends ForwardMigration {
  async up(runner) {
    await runner.query(/* sql */ `
-- What a revision said beside its details, so that any version can be read, compared and brought back to the field.
alter table entry_restriction_revision
  -- Null in revisions older than this column, but for the newest of each restriction.
  add column head jsonb,
  -- The authorities that its details name, as they were called then.
  add column authorities jsonb not null default '[]',
  add column restored_from integer,
  add column confirmed_by uuid references app_user (id);
update entry_restriction_revision v set head = jsonb_build_object(
    'importOrigin', case when r.import_source is null then null else jsonb_build_object('source', r.import_source, 'licence', r.import_licence, 'dated', r.import_dated) end,
    'reminder', r.reminder, 'internalNote', r.internal_note, 'internalSources', r.internal_sources,
    'regionDeviationTourism', r.region_deviation_tourism, 'regionDeviationBusiness', r.region_deviation_business,
    'significantUpdateAt', r.significant_update_at, 'significantUpdateBy', r.significant_update_by, 'significantUpdateNote', r.significant_update_note,
    'checkedAt', r.checked_at, 'checkedBy', r.checked_by)
  from entry_restriction r where r.id = v.restriction_id and r.version = v.version;
update entry_restriction_revision v set authorities = (
  select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'name', a.name, 'authorityType', a.authority_type) order by a.id), '[]')
  from authority a where a.id::text in (select d ->> 'authorityId' from jsonb_array_elements(v.details) as d));
create index entry_restriction_revision_at on entry_restriction_revision (restriction_id, at desc, version desc);

-- Revisions that are not published yet: for a later day, or for a second person to confirm.
create table pending_revision (
  id uuid primary key,
  restriction_id uuid not null,
  -- False: the restriction will be created by it.
  restriction_exists boolean not null,
  place_key text not null,
  base_version integer not null,
  state text not null check (state in ('PLANNED', 'AWAITING_CONFIRMATION', 'APPLIED', 'WITHDRAWN', 'REJECTED', 'BLOCKED')),
  effective_on date,
  input jsonb not null,
  -- What the restriction said when it was proposed; null: it did not exist.
  base jsonb,
  -- The restriction as it was decided: what it will say if nobody else changes it before.
  decided jsonb not null,
  changed_types text[] not null,
  is_significant boolean not null,
  note text,
  broken_goldens jsonb not null default '[]',
  -- Why it was blocked, as the key of a text and its values; or the reason given with a rejection.
  problem text,
  problem_values jsonb not null default '{}',
  proposed_by uuid not null references app_user (id),
  proposed_at timestamptz not null,
  decided_by uuid references app_user (id),
  decided_at timestamptz,
  applied_version integer,
  version integer not null default 1
);
create index pending_revision_open on pending_revision (restriction_id) where state in ('PLANNED', 'AWAITING_CONFIRMATION', 'BLOCKED');
create index pending_revision_due on pending_revision (effective_on) where state = 'PLANNED';

-- Documents are also recomputed for a plan, whose restriction need not exist yet.
alter table recompute_run add column place_key text;

create table golden_traveller (
  id uuid primary key,
  name text not null,
  note text,
  trip jsonb not null,
  starts_in_days integer not null,
  nights integer not null,
  expectations jsonb not null,
  created_at timestamptz not null,
  created_by uuid references app_user (id),
  modified_at timestamptz not null,
  modified_by uuid references app_user (id)
);
create unique index golden_traveller_name on golden_traveller (lower(name));

create table link_check (
  uri text primary key,
  state text not null check (state in ('OK', 'REDIRECTED', 'BROKEN', 'UNREACHABLE')),
  http_status integer,
  location text,
  checked_at timestamptz not null
);

create table text_snippet (
  id uuid primary key,
  name text not null,
  text text, text_de text, text_en text,
  created_at timestamptz not null,
  created_by uuid references app_user (id),
  modified_at timestamptz not null,
  modified_by uuid references app_user (id)
);
create unique index text_snippet_name on text_snippet (lower(name));

create table external_restriction_info (
  id uuid primary key,
  name text not null,
  info_category text not null,
  link text, link_de text, link_en text,
  allow_iframe boolean not null default false
);

create table restriction_feedback (
  id uuid primary key,
  title text not null,
  text text not null,
  sent_at timestamptz not null,
  sent_by uuid references app_user (id),
  done_at timestamptz
);

create table saved_query (
  id uuid primary key,
  user_id uuid not null references app_user (id) on delete cascade,
  screen text not null,
  name text not null,
  filter jsonb not null
);
create unique index saved_query_name on saved_query (user_id, screen, lower(name));

create table import_run (
  id uuid primary key,
  importer text not null,
  schedule_id uuid,
  source_name text not null,
  source_uri text,
  licence text not null,
  dated date,
  settings jsonb not null,
  -- Kept until the run is applied or replaced, so that what was reviewed is what is applied.
  content text,
  content_hash text not null,
  state text not null check (state in ('DRY_RUN', 'APPLIED', 'REFUSED', 'FAILED')),
  counts jsonb not null,
  problems jsonb not null default '[]',
  -- The first of the changes, and a hash over all of them: what was reviewed.
  changes jsonb not null default '[]',
  changes_hash text,
  broken_goldens jsonb not null default '[]',
  started_at timestamptz not null,
  started_by uuid references app_user (id),
  finished_at timestamptz,
  applied_by uuid references app_user (id)
);
create index import_run_latest on import_run (started_at desc);
create index import_run_schedule on import_run (schedule_id, started_at desc) where schedule_id is not null;

create table import_schedule (
  id uuid primary key,
  importer text not null,
  address text not null,
  every_hours integer not null check (every_hours between 1 and 8784),
  is_active boolean not null,
  applies boolean not null,
  licence text not null,
  next_run_at timestamptz not null,
  created_by uuid references app_user (id)
);
create index import_schedule_due on import_schedule (next_run_at) where is_active;

-- Places that an importer added to those the product ships with, or names it corrected.
create table place_addition (
  kind text not null check (kind in ('REGION', 'AIRPORT')),
  id text not null,
  country_id text not null,
  content jsonb not null,
  source text not null,
  licence text not null,
  dated date,
  primary key (kind, id)
);

-- Trips that differ in their dates only have the same shape; the effect of a draft is worked out per shape.
alter table itinerary add column shape bigint generated always as (hashtextextended((trip - 'dateStart' - 'dateEnd')::text, 0)) stored;

grant select, insert, update on pending_revision, import_run to landfall_app;
grant select, insert, update, delete on golden_traveller, link_check, text_snippet, external_restriction_info, restriction_feedback, saved_query,
  import_schedule, place_addition to landfall_app;
grant delete on authority to landfall_app;
`);
  }
}
