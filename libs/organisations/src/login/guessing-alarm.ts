import { Logger } from '@nestjs/common';
import { hashSecret } from '@landfall/platform';

const WINDOW_MS = 15 * 60_000;
const REJECTED = 10;
const KEPT = 10_000;

/** Reports accounts and networks from which attempts keep being rejected, once per quarter of an hour, by a hash. */
export class GuessingAlarm {
  private readonly logger = new Logger('Login');
  private rejected = new Map<string, { count: number; since: number }>();

  note(kind: 'account' | 'address', key: string): void {
    const now = Date.now();
    const id = `${kind} ${hashSecret(key).toString('hex').slice(0, 12)}`;
    const known = this.rejected.get(id);
    const entry = known && now - known.since < WINDOW_MS ? known : { count: 0, since: now };
    if (!known && this.rejected.size >= KEPT) this.rejected.clear();
    this.rejected.set(id, entry);
    entry.count += 1;
    if (entry.count === REJECTED)
      this.logger.warn(`Somebody guesses passwords: ${REJECTED} attempts rejected within 15 minutes, ${id}.`);
  }

  /** Accounts and addresses that have been reported within the last quarter of an hour. */
  active(): number {
    const since = Date.now() - WINDOW_MS;
    return [...this.rejected.values()].filter((one) => one.count >= REJECTED && one.since > since).length;
  }
}
