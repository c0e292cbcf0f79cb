import type { HttpAdapterHost } from '@nestjs/core';
import type { Response } from 'express';
import type { Database } from '../src/index.js';
import { GuardedAdapter } from '../src/http/index.js';
import { eventually } from '../src/testing/index.js';

const FEW_MS = 3_000;

interface Health {
  readyz(response: Response): Promise<void>;
}

/** What `/readyz` does in every process that serves requests. `read`: what its transaction gives while all is well. */
export function describeReadiness(read: object, healthOf: (database: Database, host: HttpAdapterHost) => Health): void {
  let requested: (() => void)[];
  let adapter: GuardedAdapter;
  let health: Health;
  beforeEach(() => {
    requested = [];
    adapter = GuardedAdapter.of();
    adapter.initHttpServer();
    const database = { transaction: () => new Promise((resolve) => requested.push(() => resolve(read))) };
    health = healthOf(database as unknown as Database, { httpAdapter: adapter } as unknown as HttpAdapterHost);
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
}
