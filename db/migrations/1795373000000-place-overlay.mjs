import { ForwardMigration } from '../forward-migration.mjs';

export class PlaceOverlay1795373000000 extends ForwardMigration {
  async up(runner) {
    await runner.query(/* sql */ `
alter table place_addition rename to place_overlay;
alter table place_overlay rename constraint place_addition_pkey to place_overlay_pkey;
alter table place_overlay rename constraint place_addition_kind_check to place_overlay_kind_check;
`);
  }
}
