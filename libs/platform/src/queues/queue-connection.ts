import { createPostgresBackend, setDefaultBackendFactory, type ConnectionOptions } from 'bullmq';
import { IDLE_CONNECTION_MS } from '../database/data-source.js';
import { QUEUE_SCHEMA } from '../database/migrate.js';

export interface QueueBackend {
  databaseUrl: string;
  redisUrl: string | null;
}

/** Selects BullMQ's backend for this process and returns its connection. Must run before the first queue is created. */
export function queueConnection({ databaseUrl, redisUrl }: QueueBackend): ConnectionOptions {
  if (redisUrl) {
    setDefaultBackendFactory();
    return { url: redisUrl, maxRetriesPerRequest: null };
  }
  setDefaultBackendFactory(createPostgresBackend);
  // BullMQ's option types know Redis only; the backend reads this shape.
  const connection: object = {
    connectionString: databaseUrl,
    schema: QUEUE_SCHEMA,
    max: 1,
    idleTimeoutMillis: IDLE_CONNECTION_MS,
  };
  return connection;
}
