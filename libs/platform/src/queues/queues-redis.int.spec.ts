import { describeQueues } from '../../test/queue-behaviour.js';

const redisUrl = process.env['TEST_REDIS_URL'];

if (redisUrl) describeQueues('Redis', redisUrl);
else it.skip('queues on Redis: no redis-server on the path', () => undefined);
