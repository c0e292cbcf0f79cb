import { dataSource } from '../database/data-source.js';
import { loadMigrations } from '../database/migrate.js';

/** Runs the statements of one migration again, on a database that already has it. */
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
