import { ForwardMigration } from '../forward-migration.mjs';

export class News1795700000000 extends ForwardMigration {
  async up(runner) {
    await runner.query(/* sql */ `
create table image (
  id uuid primary key,
  purpose text not null check (purpose in ('news', 'logo')),
  -- No reference: what is uploaded for an organisation that is gone is removed by itself.
  organisation_id uuid,
  content_type text not null,
  width int not null,
  height int not null,
  bytes bytea not null,
  uploaded_at timestamptz not null,
  -- Null: nothing shows it, and it will be removed.
  shown_by uuid
);
-- Images are compressed already.
alter table image alter column bytes set storage external;
create index image_shown_by on image (shown_by);
grant select, insert, update, delete on image to landfall_app;

create table news (
  id uuid primary key,
  news_type text not null check (news_type in ('DESTINATIONMANAGER', 'GENERAL')),
  title_de text,
  title_en text,
  title_nl text,
  text_de text,
  text_en text,
  text_nl text,
  search_text text not null,
  country_id text,
  tag_ids uuid[] not null,
  image_id uuid references image (id),
  important_until timestamptz,
  significant_update_at timestamptz,
  created_at timestamptz not null,
  created_by uuid references app_user (id),
  modified_at timestamptz not null,
  modified_by uuid references app_user (id),
  check (coalesce(title_de, title_en, title_nl) is not null)
);
create index news_created_at on news (created_at);
create index news_important_until on news (important_until) where important_until is not null;
grant select, insert, update, delete on news to landfall_app;
`);
  }
}
