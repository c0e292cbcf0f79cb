import { jest } from '@jest/globals';
import type { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { TripPageVersion } from '@landfall/journeys/traveller';
import { StalePages } from './stale-pages.js';

const version = (isStale: boolean): TripPageVersion => ({ state: 'ACTIVE', showEvents: true, isStale, content: 'c' });
const STALE = version(true);

let now = 0;
const clock = { now: () => new Date(now) };
/** Pages that become right with this question. */
function pages(rightAt: number): { stale: StalePages; questions: () => number; demands: () => number } {
  const execute = jest.fn(async () => version(execute.mock.calls.length < rightAt));
  const demand = jest.fn(async () => undefined);
  const stale = new StalePages({ execute: demand } as unknown as CommandBus, { execute } as unknown as QueryBus, clock);
  return { stale, questions: () => execute.mock.calls.length, demands: () => demand.mock.calls.length };
}

describe('a stale page', () => {
  it('is brought forward once and waited for', async () => {
    const { stale, questions, demands } = pages(3);
    expect(await stale.renewed('token', STALE)).toEqual(version(false));
    expect([questions(), demands()]).toEqual([3, 1]);
  });

  it('is shown as it is when nobody recomputes it, and then the next ones without a wait for a while', async () => {
    const { stale, questions, demands } = pages(Infinity);
    expect(await stale.renewed('token', STALE)).toBe(STALE);
    const before = questions();
    expect(await stale.renewed('another', STALE)).toBe(STALE);
    expect([questions(), demands()]).toEqual([before, 2]);
    now += 11_000;
    await stale.renewed('another', STALE);
    expect(questions()).toBe(2 * before);
  });
});
