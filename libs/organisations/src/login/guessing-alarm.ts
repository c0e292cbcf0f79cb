import { Logger } from '@nestjs/common';
import { hashSecret } from '@landfall/platform';

const WINDOW_MS = 15 * 60_000;
const REJECTED = 10;
const KEPT = 10_000;
/** Logins that find no place, within a minute: more than an office that begins its day. */
const FLOOD = 100;
const FLOOD_MS = 60_000;

/** Reports accounts and networks from which attempts keep being rejected, once per quarter of an hour, by a hash. */
export class GuessingAlarm {
  private readonly logger = new Logger('Login');
  private rejected = new Map<string, { count: number; since: number }>();
  private flood = { count: 0, since: 0 };

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

  /** A login that was not even looked at, since too many came at the same moment; reported once a minute, wherever they come from. */
  noteFlood(): void {
    const now = Date.now();
    if (now - this.flood.since >= FLOOD_MS) this.flood = { count: 0, since: now };
    this.flood.count += 1;
    if (this.flood.count === FLOOD) this.logger.warn(`A flood of logins: ${FLOOD} found no place within a minute.`);
  }

  /** Accounts and addresses that have been reported within the last quarter of an hour, and one for a flood of the last minutes. */
  active(): number {
    const since = Date.now() - WINDOW_MS;
    const reported = [...this.rejected.values()].filter((one) => one.count >= REJECTED && one.since > since).length;
    return reported + (this.flood.count >= FLOOD && this.flood.since > since ? 1 : 0);
  }
}
