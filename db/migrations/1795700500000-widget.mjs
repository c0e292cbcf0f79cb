import { ForwardMigration } from '../forward-migration.mjs';

export class Widget1795700500000 extends ForwardMigration {
  async up(runner) {
    await runner.query(/* sql */ `
-- What the widget on the pages of an organisation offers; without a code there is none yet.
alter table organisation
  add column widget_code text unique,
  add column widget_nationality text,
  add column widget_nationalities text[] not null default '{}',
  add column widget_purpose text check (widget_purpose in ('PRIVATE', 'BUSINESS', 'CRUISE'));
`);
  }
}
