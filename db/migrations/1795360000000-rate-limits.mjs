import { ForwardMigration } from '../forward-migration.mjs';

export class RateLimits1795360000000 extends ForwardMigration {
  async up(runner) {
    await runner.query(/* sql */ `
-- Counts of rate-limiter-flexible, by a hash of whom they count. After a crash of the server they begin anew.
create unlogged table rate_limit (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
grant select, insert, update, delete on rate_limit to landfall_app, landfall_traveller;

drop table login_failure;
drop table subscription_attempt;
`);
  }
}
