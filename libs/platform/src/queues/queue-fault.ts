import { ServiceFault } from '../config/service-fault.js';
import type { QueueBackend } from './queue-connection.js';

export const QUEUE_BACKEND = Symbol('queue backend');

/** What the log says of a fault of a queue. That Redis is out of reach is one fault for all queues, and names its setting. */
export function describeQueueFault({ redisUrl }: QueueBackend, queue: string, error: Error): string {
  return redisUrl && ServiceFault.isOne(error)
    ? new ServiceFault('REDIS_URL', redisUrl, error).message
    : `Queue ${queue}: ${error.name}.`;
}
