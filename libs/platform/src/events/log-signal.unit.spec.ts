import { performance } from 'node:perf_hooks';
import { jest } from '@jest/globals';
import { LogSignal } from './log-signal.js';

let now = 0;
let signal: LogSignal;
beforeEach(() => {
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  signal = new LogSignal('postgres://127.0.0.1:1/none');
});
afterEach(() => {
  jest.restoreAllMocks();
});

const current = (isCurrent: boolean): void => {
  jest.spyOn(signal, 'isCurrent', 'get').mockReturnValue(isCurrent);
};
const signalled = (): void => (signal as unknown as { signal(): void }).signal();

it('lets its readers look less often once older transactions have had their time', () => {
  current(true);
  expect(signal.pollMs).toBe(1_000);
  now += 10_001;
  expect(signal.pollMs).toBe(5_000);
  signalled();
  expect(signal.pollMs).toBe(1_000);
  now += 10_001;
  expect(signal.pollMs).toBe(5_000);
});

it('lets them look every second while signals may get lost', () => {
  current(false);
  now += 60_000;
  expect(signal.pollMs).toBe(1_000);
});
