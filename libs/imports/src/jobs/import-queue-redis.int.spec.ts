import { describeImportQueue } from '../../test/import-queue-behaviour.js';

const redisUrl = process.env['TEST_REDIS_URL'];

if (redisUrl) describeImportQueue('Redis', redisUrl);
else it.skip('imports on Redis: no redis-server on the path', () => undefined);
