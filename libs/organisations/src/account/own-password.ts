import { Fault } from '@landfall/kernel';
import { takeWithin, type Database, type Passwords, type RateLimitRule } from '@landfall/platform';
import type { User } from '../users/user.entity.js';
import { userWithPassword } from '../users/user-store.js';

/** Who has somebody's session must not find out the password by trying. */
const TRIES: RateLimitRule = { name: 'password-change', points: 10, seconds: 3_600 };

/** Asks users for their password before they change how they log in: a session alone is not enough for that. */
export class OwnPassword {
  constructor(
    private readonly database: Database,
    private readonly passwords: Passwords,
  ) {}

  /** The user with this password; null: it is wrong. Throws TOO_MANY_REQUESTS after ten tries in an hour. */
  async userWith(userId: string, password: string): Promise<User | null> {
    const user = await this.database.transaction('system', async (tx) => {
      if (!(await takeWithin(tx, TRIES, userId))) throw new Fault('TOO_MANY_REQUESTS', 'fault.tooManyAttempts');
      return userWithPassword(tx, userId);
    });
    if (!user) throw new Fault('UNAUTHENTICATED', 'fault.UNAUTHENTICATED');
    return (await this.passwords.matches(user.passwordHash, password)) ? user : null;
  }
}
