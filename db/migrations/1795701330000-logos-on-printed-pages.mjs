import { ForwardMigration } from '../forward-migration.mjs';

export class LogosOnPrintedPages1795701330000 extends ForwardMigration {
  async up(runner) {
    await runner.query(/* sql */ `
-- A printed page has the logo of its organisation in it. Images are public by their ids.
grant select (id, content_type, bytes) on image to landfall_traveller;
`);
  }
}
