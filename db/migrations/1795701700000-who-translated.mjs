import { ForwardMigration } from '../forward-migration.mjs';

export class WhoTranslated1795701700000 extends ForwardMigration {
  async up(runner) {
    await runner.query(/* sql */ `
-- Pages mark what a machine translated; what editors translated (provider 'editors') they show as it is.
grant select (provider, target_language) on stored_translation to landfall_traveller;
`);
  }
}
