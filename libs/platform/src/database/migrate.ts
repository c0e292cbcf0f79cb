import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { runner } from 'node-pg-migrate';
import { runMigrations as migrateQueues } from 'bullmq';

export const MIGRATIONS_DIR = fileURLToPath(new URL('../../../../db/migrations', import.meta.url));
export const QUEUE_SCHEMA = 'bullmq';

/** Brings a database to the newest schema, queues included. Safe to run twice and from two processes. */
export async function migrate(databaseUrl: string, options: { queues: boolean }): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const done = await runner({
      dbClient: client,
      dir: MIGRATIONS_DIR,
      direction: 'up',
      migrationsTable: 'schema_migration',
      log: () => undefined,
      advisoryLockMode: 'wait',
    });
    if (options.queues) await migrateQueues(client, QUEUE_SCHEMA);
    return done.map((m) => m.name);
  } finally {
    await client.end();
  }
}
