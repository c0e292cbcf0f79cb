-- To be run as the owner before a dump is restored into a new cluster: a dump grants to roles, and holds none. Safe to run twice.
--   psql --single-transaction -v ON_ERROR_STOP=1 -f deploy/before-restore.sql "$DATABASE_URL"
-- The logins of the processes, members of these roles, are made by `node scripts/migrate.mjs` afterwards.

do $$
declare
  name text;
begin
  foreach name in array array['landfall_app', 'landfall_traveller'] loop
    if not exists (select from pg_roles where rolname = name) then
      execute format('create role %I nologin', name);
    end if;
    execute format('grant %I to %I', name, current_user);
  end loop;
end $$;
