import { ForwardMigration } from '../forward-migration.mjs';

export class PushSubscriptions1795701300000 extends ForwardMigration {
  async up(runner) {
    await runner.query(/* sql */ `
-- Devices on which a trip page notifies its readers (docs/adr/0059). Pushes have no payload, so the keys that would encrypt one are not kept.
create table push_subscription (
  id uuid primary key,
  journey_id uuid not null references journey (id) on delete cascade,
  organisation_id uuid not null,
  -- Address at the push service; null once the subscription has ended.
  endpoint text,
  language text not null,
  created_at timestamptz not null,
  ended_at timestamptz,
  -- Changes up to this one have been pushed, or were made before the subscription.
  notified_change_id bigint not null default 0,
  unique (journey_id, endpoint),
  constraint push_subscription_end_check check ((endpoint is null) = (ended_at is not null))
);
alter table push_subscription enable row level security;
alter table push_subscription force row level security;
create policy own_organisation on push_subscription using (landfall_sees(organisation_id)) with check (landfall_sees(organisation_id));
grant select, insert, update, delete on push_subscription to landfall_app;
grant select, insert, update on push_subscription to landfall_traveller;

create table outgoing_push (
  id uuid primary key,
  organisation_id uuid not null,
  subscription_id uuid not null references push_subscription (id) on delete cascade,
  status text not null default 'QUEUED' check (status in ('QUEUED', 'SENDING', 'SENT', 'SKIPPED', 'FAILED')),
  attempts integer not null default 0,
  created_at timestamptz not null,
  due_at timestamptz not null,
  lease_until timestamptz,
  claim uuid,
  up_to_change_id bigint,
  failure_code text,
  sent_at timestamptz
);
-- Several changes within a short window make one push.
create unique index outgoing_push_one_queued on outgoing_push (subscription_id) where status = 'QUEUED';
create index outgoing_push_due on outgoing_push (due_at) where status in ('QUEUED', 'SENDING');
create index outgoing_push_of_subscription on outgoing_push (subscription_id, created_at);
alter table outgoing_push enable row level security;
alter table outgoing_push force row level security;
create policy own_organisation on outgoing_push using (landfall_sees(organisation_id)) with check (landfall_sees(organisation_id));
grant select, insert, update, delete on outgoing_push to landfall_app;
`);
  }
}
