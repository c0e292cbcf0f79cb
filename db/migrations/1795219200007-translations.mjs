import { ForwardMigration } from '../forward-migration.mjs';

export class Translations1795219200007 extends ForwardMigration {
  async up(runner) {
    await runner.query(/* sql */ `
-- Texts that a service has translated, by what they were made from: a text that changes has no row until it is translated anew.
create table stored_translation (
  key text primary key,
  source_language text not null,
  target_language text not null,
  text text not null,
  provider text not null,
  translated_at timestamptz not null,
  -- Since when no published detail states the source; null: one does.
  unused_since timestamptz
);
create index stored_translation_unused on stored_translation (unused_since) where unused_since is not null;

-- A restriction whose texts are to be looked at; the row goes when the job is done.
create table translation_request (
  restriction_id uuid primary key references entry_restriction (id),
  version integer not null,
  requested_at timestamptz not null
);

grant select, insert, update, delete on stored_translation, translation_request to landfall_app;
`);
  }
}
