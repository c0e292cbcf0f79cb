import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { BackgroundTasks } from './background-tasks.js';

// A task below fails on purpose.
Logger.overrideLogger(false);

let tasks: BackgroundTasks;
let done: string[];
beforeEach(() => {
  jest.useFakeTimers();
  tasks = new BackgroundTasks();
  done = [];
});
afterEach(() => jest.useRealTimers());

const add = (kind: 'READ' | 'AHEAD', ...names: string[]): void =>
  names.forEach((name) =>
    tasks.add(kind, () => {
      done.push(name);
      return name === 'failing' ? Promise.reject(new Error('no database')) : Promise.resolve();
    }),
  );

it('lets the oldest go where many wait, and does the latest first', async () => {
  add('READ', 'a', 'b', 'c', 'd', 'e', 'f');
  await jest.runAllTimersAsync();
  expect(done).toEqual(['f', 'e', 'd', 'c']);
});

it('does what was read before what nobody has opened yet, and neither pushes the other out', async () => {
  add('READ', 'read');
  add('AHEAD', 'a', 'b', 'c', 'd', 'e');
  await jest.runAllTimersAsync();
  expect(done).toEqual(['read', 'e', 'd', 'c', 'b']);
});

it('goes on after a task that failed', async () => {
  add('AHEAD', 'a', 'failing');
  await jest.runAllTimersAsync();
  expect(done).toEqual(['failing', 'a']);
});

it('pauses between tasks', async () => {
  add('READ', 'a', 'b');
  await jest.advanceTimersByTimeAsync(1_500);
  expect(done).toEqual(['b']);
});

it('ends with its process', async () => {
  add('READ', 'a');
  tasks.onApplicationShutdown();
  add('READ', 'b');
  await jest.runAllTimersAsync();
  expect(done).toEqual([]);
});
