import type { HttpAdapterHost } from '@nestjs/core';
import type { GuessingAlarm } from '@landfall/organisations/guessing-alarm';
import type { Database } from '@landfall/platform';
import { GuardedAdapter } from '@landfall/platform/http';
import { eventually } from '@landfall/platform/testing';
import type { Response } from 'express';
import { HealthController } from './health.controller.js';

const FEW_MS = 3_000;

let requested: (() => void)[];
let adapter: GuardedAdapter;
let health: HealthController;
beforeEach(() => {
  requested = [];
  adapter = GuardedAdapter.of();
  adapter.initHttpServer();
  const database = {
    transaction: () => new Promise((resolve) => requested.push(() => resolve({ problems: [], work: [] }))),
  };
  health = new HealthController(
    database as unknown as Database,
    { now: () => new Date() },
    { timeZone: 'UTC' },
    { active: () => 0 } as unknown as GuessingAlarm,
    { httpAdapter: adapter } as unknown as HttpAdapterHost,
  );
});

async function statusOf(): Promise<number> {
  const answer = { status: 0 };
  const response = { status: (status: number) => ((answer.status = status), response), json: () => response };
  await health.readyz(response as unknown as Response);
  return answer.status;
}

test('many checks ask the database once, and not again within a second', async () => {
  const checks = Array.from({ length: 300 }, statusOf);
  expect(requested).toHaveLength(1);
  requested[0]!();
  expect(new Set(await Promise.all(checks))).toEqual(new Set([200]));
  expect(await statusOf()).toBe(200);
  expect(requested).toHaveLength(1);
});

test('after a second the database is requested again', async () => {
  const first = statusOf();
  requested[0]!();
  await first;
  await eventually(() => {
    void statusOf();
    expect(requested).toHaveLength(2);
  }, FEW_MS);
});

test('a process that begins to stop says so at once', async () => {
  const first = statusOf();
  requested[0]!();
  expect(await first).toBe(200);
  // The server does not listen, so it cannot be closed.
  await adapter.close().catch(() => undefined);
  expect(await statusOf()).toBe(503);
  expect(requested).toHaveLength(1);
});
