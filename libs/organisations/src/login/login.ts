import { Fault } from '@landfall/kernel';
import { HashingBusy, RateLimit, type Database, type Passwords } from '@landfall/platform';
import type { Sessions } from '../sessions/sessions.js';
import { credentialsOf } from '../users/user-store.js';

const FREE_ATTEMPTS = 5;
const WINDOW_SECONDS = 15 * 60;
const MAX_LENGTH = 1_000;

/**
 * Username and password for a token. After five failures of one account from one network the next try has to wait, one
 * second at first, twice as long each time, up to fifteen minutes; another network is not locked out.
 */
export class Login {
  private readonly failures: RateLimit;
  private readonly waits: RateLimit;

  constructor(
    private readonly database: Database,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
  ) {
    this.failures = new RateLimit(database, { name: 'login', points: FREE_ATTEMPTS, seconds: WINDOW_SECONDS });
    this.waits = new RateLimit(database, { name: 'login-wait', points: 1, seconds: WINDOW_SECONDS });
  }

  /** Throws a `Fault`: BAD_USER_INPUT for wrong credentials (known and unknown users alike), TOO_MANY_REQUESTS when throttled. */
  async authenticate(username: string, password: string, address: string): Promise<string> {
    if (!isName(username) || !password || password.length > MAX_LENGTH)
      throw new Fault('BAD_USER_INPUT', 'fault.loginFailed');
    const key = `${username.trim().toLowerCase()}|${address}`;
    if (await this.waits.isReached(key)) throw new Fault('TOO_MANY_REQUESTS', 'fault.tooManyAttempts');
    const user = await this.database.transaction('system', (tx) => credentialsOf(tx, username.trim()));
    const matches = await this.passwords.matches(user?.passwordHash ?? null, password).catch((error: unknown) => {
      throw error instanceof HashingBusy ? new Fault('TOO_MANY_REQUESTS', 'fault.tooManyAttempts') : error;
    });
    if (!user || !matches) {
      await this.slowDown(key);
      throw new Fault('BAD_USER_INPUT', 'fault.loginFailed');
    }
    await this.failures.forget(key);
    await this.waits.forget(key);
    return this.sessions.open(user.id);
  }

  private async slowDown(key: string): Promise<void> {
    const over = (await this.failures.count(key)) - FREE_ATTEMPTS;
    if (over >= 0) await this.waits.block(key, Math.min(2 ** over, WINDOW_SECONDS));
  }
}

/** PostgreSQL takes no null character in a text, and no user has one in his name. */
const isName = (username: string): boolean =>
  username.trim() !== '' && username.length <= MAX_LENGTH && !username.includes('\0');
