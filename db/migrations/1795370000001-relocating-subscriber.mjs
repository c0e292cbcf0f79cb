import { ForwardMigration } from '../forward-migration.mjs';

export class RelocatingSubscriber1795370000001 extends ForwardMigration {
  async up(runner) {
    // Under its new name it goes on at its checkpoint.
    await runner.query(/* sql */ `
update subscriber set name = 'relocate-itineraries-when-places-are-imported' where name = 'move-itineraries-when-places-are-imported';
`);
  }
}
