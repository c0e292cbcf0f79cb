import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type pg from 'pg';
import { MigrationExecutor, type MigrationInterface, type QueryRunner } from 'typeorm';
import { runMigrations as migrateQueues } from 'bullmq';
import { adoptFormerMigrations } from './adopt-former-migrations.js';
import { connectedDataSource } from './data-source.js';
import { APP_ROLE } from './database.js';

export const QUEUE_SCHEMA = 'bullmq';
const MIGRATIONS_DIR = fileURLToPath(new URL('../../../../db/migrations', import.meta.url));
const MIGRATIONS_TABLE = 'typeorm_migrations';
const FILE = /^(\d{13})-[a-z0-9-]+\.mjs$/;

const GRANTS_OF_QUEUES = `
  grant usage on schema ${QUEUE_SCHEMA} to ${APP_ROLE};
  grant select, insert, update, delete on all tables in schema ${QUEUE_SCHEMA} to ${APP_ROLE};
  grant usage on all sequences in schema ${QUEUE_SCHEMA} to ${APP_ROLE};`;

type Migration = new () => MigrationInterface;

/** Migrates a database and its queues; returns the names of the new migrations. Safe to run twice and concurrently. */
export async function migrate(databaseUrl: string, options: { queues: boolean }): Promise<string[]> {
  const migrations = await loadMigrations();
  const source = await connectedDataSource(databaseUrl, { max: 1, migrations, migrationsTableName: MIGRATIONS_TABLE });
  try {
    const runner = source.createQueryRunner();
    try {
      const done = await migrateTables(new MigrationExecutor(source, runner), runner, migrations);
      if (options.queues) {
        await migrateQueues((await runner.connect()) as pg.Client, QUEUE_SCHEMA);
        await runner.query(GRANTS_OF_QUEUES);
      }
      return done;
    } finally {
      await runner.release();
    }
  } finally {
    await source.destroy();
  }
}

async function migrateTables(
  executor: MigrationExecutor,
  runner: QueryRunner,
  migrations: readonly Migration[],
): Promise<string[]> {
  await runner.startTransaction();
  try {
    await runner.query(`select pg_advisory_xact_lock(hashtextextended('landfall-migrations', 0))`);
    await adoptFormerMigrations(
      runner,
      executor,
      migrations.map(({ name }) => name),
    );
    const done = await executor.executePendingMigrations();
    await runner.commitTransaction();
    return done.map(({ name }) => name);
  } catch (error) {
    await runner.rollbackTransaction();
    throw error;
  }
}

export async function loadMigrations(): Promise<Migration[]> {
  const files = (await readdir(MIGRATIONS_DIR)).sort();
  const unexpected = files.find((file) => !FILE.test(file));
  if (unexpected)
    throw new Error(`db/migrations/${unexpected} is not called <timestamp>-<name>.mjs: it would never run.`);
  return Promise.all(files.map(loadMigration));
}

async function loadMigration(file: string): Promise<Migration> {
  const module = (await import(pathToFileURL(join(MIGRATIONS_DIR, file)).href)) as Record<string, Migration>;
  const [migration, ...more] = Object.values(module);
  if (!migration || more.length > 0 || !migration.name.endsWith(FILE.exec(file)![1]!))
    throw new Error(`db/migrations/${file} must export one class whose name ends with the timestamp of the file.`);
  return migration;
}
