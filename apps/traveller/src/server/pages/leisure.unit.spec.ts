import { Logger } from '@nestjs/common';
import { Leisure } from './leisure.js';

/** The tasks of some numbers, in the order in which they are done. */
function done(numbers: readonly number[], expected: number, failing?: number): Promise<number[]> {
  const leisure = new Leisure(0);
  const order: number[] = [];
  return new Promise((resolve) => {
    for (const number of numbers)
      leisure.add(() => {
        order.push(number);
        if (order.length === expected) resolve(order);
        return number === failing ? Promise.reject(new Error('no database')) : Promise.resolve();
      });
  });
}

it('lets the oldest go where many wait, and does the latest first', async () => {
  expect(await done([0, 1, 2, 3, 4, 5], 4)).toEqual([5, 4, 3, 2]);
});

it('goes on after a task that failed', async () => {
  Logger.overrideLogger(false);
  expect(await done([0, 1, 2], 3, 2)).toEqual([2, 1, 0]);
});

it('does one task at a time', async () => {
  const leisure = new Leisure(0);
  let atWork = 0;
  let most = 0;
  await new Promise<void>((resolve) => {
    for (let at = 0; at < 3; at++)
      leisure.add(async () => {
        most = Math.max(most, (atWork += 1));
        await new Promise((next) => setTimeout(next, 5));
        atWork -= 1;
        if (at === 0) resolve();
      });
  });
  expect(most).toBe(1);
});
