import { ForwardMigration } from '../forward-migration.mjs';

export class CruiseOfTrip1795700800000 extends ForwardMigration {
  async up(runner) {
    await runner.query(/* sql */ `
-- The sailing as it was sold: a list of cruises changes, the page of a trip does not.
alter table journey add column cruise jsonb;
alter table journey add constraint journey_cruise_check check (cruise is null or restriction_type = 'CRUISE');
grant select (cruise) on journey to landfall_traveller;
`);
  }
}
