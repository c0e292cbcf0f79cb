import { Database } from '../index.js';
import { describeQueueFault } from '../queues/queue-fault.js';
import { ServiceFault } from './service-fault.js';

const failed = (code: string): Error => Object.assign(new Error('connect'), { code });

test.each([
  [
    'postgres://landfall:w0rd@db.example:5432/landfall',
    failed('ENOTFOUND'),
    'no connection to db.example:5432/landfall: the host is not known (ENOTFOUND).',
  ],
  [
    'postgres://landfall:w0rd@db/landfall',
    failed('28P01'),
    'no connection to db/landfall: the server rejects the user or the password (28P01).',
  ],
  [
    'postgres://db/landfall',
    new Error('Connection terminated due to connection timeout'),
    'no connection to db/landfall: there is no answer in time (ETIMEDOUT).',
  ],
  [
    'postgres://db/landfall',
    new AggregateError([failed('ECONNREFUSED')]),
    'no connection to db/landfall: nothing answers there (ECONNREFUSED).',
  ],
  [
    'postgres://db/landfall',
    new Error('SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string'),
    'no connection to db/landfall: the server asks for a password, and none is given (NO_PASSWORD).',
  ],
  ['postgres://db/landfall', failed('XX000'), 'no connection to db/landfall: the service cannot be used (XX000).'],
])('a service out of reach is one sentence with its setting: %s, %s', (url, cause, sentence) => {
  const { message } = new ServiceFault('DATABASE_URL', url, cause);
  expect(message).toBe(`DATABASE_URL: ${sentence}`);
  expect(message).not.toContain('w0rd');
});

test('a process whose database nobody serves says so', async () => {
  const database = new Database('postgres://landfall:w0rd@127.0.0.1:1/landfall');
  await expect(database.onModuleInit()).rejects.toThrow(
    'DATABASE_URL: no connection to 127.0.0.1:1/landfall: nothing answers there (ECONNREFUSED).',
  );
  await expect(database.onModuleInit()).rejects.toBeInstanceOf(ServiceFault);
});

test('all queues say of a Redis out of reach the same, and what is wrong with one of them otherwise', () => {
  const backend = { databaseUrl: 'postgres://db/landfall', redisUrl: 'redis://:w0rd@queues.example:6379' };
  const said = ['mails', 'imports'].map((queue) => describeQueueFault(backend, queue, failed('ENOTFOUND')));
  expect(new Set(said)).toEqual(
    new Set(['REDIS_URL: no connection to queues.example:6379: the host is not known (ENOTFOUND).']),
  );
  const wrong = new Error('WRONGPASS invalid username-password pair');
  expect(describeQueueFault(backend, 'mails', wrong)).toContain(
    'REDIS_URL: no connection to queues.example:6379: the server rejects',
  );
  expect(describeQueueFault(backend, 'mails', new TypeError('x'))).toBe('Queue mails: TypeError.');
  expect(describeQueueFault({ ...backend, redisUrl: null }, 'mails', failed('ENOTFOUND'))).toBe('Queue mails: Error.');
});
