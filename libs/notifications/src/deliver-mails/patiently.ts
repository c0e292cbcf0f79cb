import { setTimeout as delay } from 'node:timers/promises';

/** What became of a notification is kept in memory this long while the database is away: PostgreSQL is restarted sooner. */
const RECORD_MS = 30_000;
const LONGEST_WAIT_MS = 2_000;

/** What is gone is not sent again because the database was away for a moment. */
export async function patiently(work: () => Promise<void>): Promise<void> {
  const end = performance.now() + RECORD_MS;
  for (let wait = 100; ; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
    try {
      return await work();
    } catch (error) {
      if (performance.now() + wait > end) throw error;
      await delay(wait);
    }
  }
}
