import { ForwardMigration } from '../forward-migration.mjs';

export class RowsOfPeople1795439824000 extends ForwardMigration {
  async up(runner) {
    await runner.query(/* sql */ `
-- As with trips: a transaction that has named nobody sees no row. Not forced, because only the owner passes and no process is the owner.
create function landfall_is_system() returns boolean language sql stable as $$
  select coalesce(current_setting('landfall.scope', true), '') = 'system'
$$;
create function landfall_is_user(id uuid) returns boolean language sql stable as $$
  select id::text = nullif(current_setting('landfall.user', true), '')
$$;

alter table session enable row level security;
create policy accounts on session to landfall_app using (landfall_is_system()) with check (landfall_is_system());

alter table app_user enable row level security;
create policy accounts on app_user to landfall_app using (landfall_is_system()) with check (landfall_is_system());

alter table organisation enable row level security;
create policy own_organisation on organisation to landfall_app, landfall_traveller
  using (landfall_sees(id)) with check (landfall_sees(id));

alter table saved_query enable row level security;
create policy own_queries on saved_query to landfall_app
  using (landfall_is_user(user_id)) with check (landfall_is_user(user_id));

alter table restriction_feedback enable row level security;
create policy staff on restriction_feedback to landfall_app using (landfall_is_system()) with check (landfall_is_system());
create policy sends on restriction_feedback for insert to landfall_app with check (landfall_is_user(sent_by));

-- Who changed something is shown beside it; nothing else of a user is seen there.
create function landfall_names_of_users(ids uuid[]) returns table (id uuid, first_name text, last_name text)
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select u.id, u.first_name, u.last_name from public.app_user u where u.id = any(ids)
$$;
revoke execute on function landfall_names_of_users(uuid[]) from public;
grant execute on function landfall_names_of_users(uuid[]) to landfall_app;
`);
  }
}
