import { createHash } from 'node:crypto';
import { Fault, type Clock } from '@landfall/kernel';
import { HashingBusy, type Database, type Passwords } from '@landfall/platform';
import type { Sessions } from '../sessions/sessions.js';
import { credentialsOf } from '../users/user-store.js';

const FREE_ATTEMPTS = 5;
const WINDOW_MS = 15 * 60_000;
const MAX_LENGTH = 1_000;

/**
 * Username and password for a token. After five failures of one account from one network the next try has to wait, one
 * second at first, twice as long each time, up to fifteen minutes; another network is not locked out.
 */
export class Login {
  constructor(
    private readonly database: Database,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
    private readonly clock: Clock,
  ) {}

  /** Throws a `Fault`: BAD_USER_INPUT for wrong credentials (known and unknown users alike), TOO_MANY_REQUESTS when throttled. */
  async authenticate(username: string, password: string, address: string): Promise<string> {
    if (!username.trim() || !password || username.length > MAX_LENGTH || password.length > MAX_LENGTH)
      throw new Fault('BAD_USER_INPUT', 'fault.loginFailed');
    const key = createHash('sha256').update(`${username.trim().toLowerCase()}|${address}`).digest();
    await this.assertNotThrottled(key);
    const user = await this.database.transaction('system', (tx) => credentialsOf(tx, username.trim()));
    const matches = await this.passwords.matches(user?.passwordHash ?? null, password).catch((error: unknown) => {
      throw error instanceof HashingBusy ? new Fault('TOO_MANY_REQUESTS', 'fault.tooManyAttempts') : error;
    });
    if (!user || !matches) {
      await this.database.transaction('system', (tx) =>
        tx.query('insert into login_failure (key_hash, at) values ($1, $2)', [key, this.clock.now()]),
      );
      throw new Fault('BAD_USER_INPUT', 'fault.loginFailed');
    }
    await this.database.transaction('system', (tx) =>
      tx.query('delete from login_failure where key_hash = $1 or at < $2', [key, this.since()]),
    );
    return this.sessions.open(user.id);
  }

  private async assertNotThrottled(key: Buffer): Promise<void> {
    const { rows } = await this.database.transaction('system', (tx) =>
      tx.query<{ failures: string; last: Date | null }>(
        'select count(*) as failures, max(at) as last from login_failure where key_hash = $1 and at >= $2',
        [key, this.since()],
      ),
    );
    const over = Number(rows[0]?.failures ?? 0) - FREE_ATTEMPTS;
    const last = rows[0]?.last;
    if (over < 0 || !last) return;
    const wait = Math.min(1_000 * 2 ** over, WINDOW_MS);
    if (this.clock.now().getTime() - last.getTime() < wait)
      throw new Fault('TOO_MANY_REQUESTS', 'fault.tooManyAttempts');
  }

  private since(): Date {
    return new Date(this.clock.now().getTime() - WINDOW_MS);
  }
}
