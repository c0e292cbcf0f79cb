import { ForwardMigration } from '../forward-migration.mjs';

export class NewsTags1795374001000 extends ForwardMigration {
  async up(runner) {
    await runner.query(/* sql */ `
create table news_tag (
  id uuid primary key,
  name_de text not null,
  name_en text not null,
  name_nl text,
  position int not null
);
create unique index news_tag_name_de on news_tag (lower(name_de));
create unique index news_tag_name_en on news_tag (lower(name_en));
create unique index news_tag_name_nl on news_tag (lower(name_nl));
grant select, insert, update, delete on news_tag to landfall_app;
`);
  }
}
