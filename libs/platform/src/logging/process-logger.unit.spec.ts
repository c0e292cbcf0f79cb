import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { ProcessLogger } from './process-logger.js';

let lines: string[] = [];
beforeEach(() => {
  lines = [];
  jest.useFakeTimers();
  for (const stream of [process.stdout, process.stderr])
    jest.spyOn(stream, 'write').mockImplementation((text) => {
      lines.push(...String(text).trimEnd().split('\n'));
      return true;
    });
  Logger.overrideLogger(new ProcessLogger({ LOG_FORMAT: 'json' }));
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  Logger.overrideLogger(false);
});

const diskIsFull = (block: number): string =>
  `${randomUUID()} QueryFailedError: could not extend file "base/16384/24${block}": No space left on device\n    at query`;

test('a fault of thousands of requests is one line, and one per interval with their number', () => {
  const logger = new Logger('GraphQL');
  for (let second = 0; second < 65; second += 1) {
    for (let request = 0; request < 100; request += 1) logger.error(diskIsFull(request));
    jest.advanceTimersByTime(1_000);
  }
  expect(lines).toHaveLength(3);
  expect(lines[0]).toContain('No space left on device');
  expect(lines[1]).toMatch(
    /"2999 more of the same in the last 30 s, the latest: [0-9a-f-]{36} QueryFailedError: could not/,
  );
  expect(lines[2]).toContain('3000 more of the same');
});

test('faults that differ are lines of their own, and one that comes back later is shown again', () => {
  new Logger('Mails').warn('The server does not answer.');
  new Logger('Queues').warn('The server does not answer.');
  new Logger('Queues').warn('The server answers nonsense.');
  jest.advanceTimersByTime(31_000);
  new Logger('Mails').warn('The server does not answer.');
  expect(lines).toHaveLength(4);
});

test('an error is its kind and its place, without what its message and properties hold', () => {
  class QueryFailed extends Error {
    override readonly name = 'QueryFailed';
    readonly code = '53100';
    readonly parameters = ['guest@traveller.example'];
  }
  new Logger('ExceptionsHandler').error(new QueryFailed('no room for guest@traveller.example\nat all'));
  const text = lines.join('\n');
  expect(text).toMatch(/QueryFailed 53100\\n\s+at .*process-logger\.unit\.spec/);
  expect(text).not.toContain('guest');
});
