import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { GuessingAlarm } from './guessing-alarm.js';

let now: number;
let warnings: string[];
beforeEach(() => {
  now = 1_000_000;
  warnings = [];
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  jest.spyOn(Logger.prototype, 'warn').mockImplementation((line: unknown) => void warnings.push(String(line)));
});
afterEach(() => jest.restoreAllMocks());

describe('a flood of logins', () => {
  it('is reported once a minute, and for a quarter of an hour', () => {
    const alarm = new GuessingAlarm();
    for (let login = 0; login < 99; login += 1) alarm.noteFlood();
    expect([alarm.active(), warnings]).toEqual([0, []]);
    for (let login = 0; login < 500; login += 1) alarm.noteFlood();
    expect([alarm.active(), warnings.length]).toEqual([1, 1]);
    now += 14 * 60_000;
    expect(alarm.active()).toBe(1);
    now += 61_000;
    expect(alarm.active()).toBe(0);
  });

  it('is not an office that begins its day', () => {
    const alarm = new GuessingAlarm();
    for (let minute = 0; minute < 5; minute += 1, now += 60_000)
      for (let login = 0; login < 40; login += 1) alarm.noteFlood();
    expect([alarm.active(), warnings]).toEqual([0, []]);
  });
});
