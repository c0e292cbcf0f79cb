/**
 * A TypeORM migration of one direction (docs/how-to/add-a-migration.md): going back means a restore or a new migration.
 *
 * @implements {import('typeorm').MigrationInterface}
 */
export class ForwardMigration {
  /** @type {(runner: import('typeorm').QueryRunner) => Promise<void>} */
  async up() {
    throw new Error(`${this.constructor.name} has no statements.`);
  }

  async down() {
    throw new Error('Landfall migrates forward only: restore a backup, or write a new migration.');
  }
}
