import { dataSource } from '../database/data-source.js';
import { loadMigrations } from '../database/migrate.js';

/** Runs one migration again on a migrated database. */
export async function runMigration(url: string, name: string): Promise<void> {
  const Migration = (await loadMigrations()).find((migration) => migration.name === name);
  if (!Migration) throw new Error(`There is no migration ${name}.`);
  const source = await dataSource(url, { max: 1 }).initialize();
  const runner = source.createQueryRunner();
  try {
    await new Migration().up(runner);
  } finally {
    await runner.release();
    await source.destroy();
  }
}
