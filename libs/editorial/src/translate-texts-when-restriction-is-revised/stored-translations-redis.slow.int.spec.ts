import { describeStoredTranslations } from '../../test/stored-translations.js';

const redisUrl = process.env['TEST_REDIS_URL'];

if (redisUrl) describeStoredTranslations('Redis', redisUrl);
else it.skip('stored translations on Redis: no redis-server on the path', () => undefined);
