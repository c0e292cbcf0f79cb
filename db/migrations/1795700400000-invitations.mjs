import { ForwardMigration } from '../forward-migration.mjs';

export class Invitations1795700400000 extends ForwardMigration {
  async up(runner) {
    await runner.query(/* sql */ `
alter table account_mail drop constraint account_mail_kind_check;
alter table account_mail add constraint account_mail_kind_check check (kind in ('INVITATION', 'PASSWORD_RESET', 'PASSWORD_CHANGED'));
`);
  }
}
