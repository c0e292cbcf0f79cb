import { createPostgresBackend, setDefaultBackendFactory, type ConnectionOptions } from 'bullmq';
import { QUEUE_SCHEMA } from '../database/migrate.js';

/** Where the queues live: in Redis when `redisUrl` is set, otherwise in PostgreSQL. */
export interface QueueBackend {
  databaseUrl: string;
  redisUrl: string | null;
}

/**
 * Chooses BullMQ's backend for this process and returns the connection that queues and workers of it take. Must run before the
 * first queue is made.
 */
export function queueConnection({ databaseUrl, redisUrl }: QueueBackend): ConnectionOptions {
  if (redisUrl) {
    setDefaultBackendFactory();
    return { url: redisUrl, maxRetriesPerRequest: null };
  }
  setDefaultBackendFactory(createPostgresBackend);
  // The types of BullMQ's options know Redis only; the backend reads this shape.
  const connection: object = { connectionString: databaseUrl, schema: QUEUE_SCHEMA, max: 4 };
  return connection;
}
