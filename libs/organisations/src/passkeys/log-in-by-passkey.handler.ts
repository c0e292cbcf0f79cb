import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Fault, type Clock } from '@landfall/kernel';
import { CLOCK, Database, subscriberOf, takeWithin, type RateLimitRule } from '@landfall/platform';
import type { LoginDevice } from '../login/keep-tokens.js';
import { SessionOpening, type LoggedIn } from '../login/session-opening.js';
import type { User } from '../users/user.entity.js';
import { userWithPassword } from '../users/user-store.js';
import { lockPasskey, noteUse } from './passkey-store.js';
import { Passkeys } from './passkeys.js';

const BY_ADDRESS: RateLimitRule = { name: 'login-passkey', points: 60, seconds: 60 };

/** A passkey for the tokens of a new session. */
export class LogInByPasskey extends Command<LoggedIn> {
  constructor(
    /** As the browser writes it, in JSON. */
    readonly credential: string,
    readonly device: LoginDevice,
  ) {
    super();
  }
}

@CommandHandler(LogInByPasskey)
export class LogInByPasskeyHandler implements ICommandHandler<LogInByPasskey> {
  constructor(
    private readonly database: Database,
    private readonly passkeys: Passkeys,
    private readonly opening: SessionOpening,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Throws a `Fault`: BAD_USER_INPUT for a passkey that is unknown, wrong or of a user who is switched off, TOO_MANY_REQUESTS for many. */
  async execute({ credential, device }: LogInByPasskey): Promise<LoggedIn> {
    const user = await this.userOf(credential, device.address);
    if (!user) throw new Fault('BAD_USER_INPUT', 'fault.passkeyFailed');
    return this.opening.open(user, user.username, device.passes);
  }

  private userOf(credential: string, address: string): Promise<User | null> {
    return this.database.transaction('system', async (tx) => {
      if (!(await takeWithin(tx, BY_ADDRESS, subscriberOf(address))))
        throw new Fault('TOO_MANY_REQUESTS', 'fault.tooManyAttempts');
      const id = this.passkeys.idOf(credential);
      const passkey = id === null ? null : await lockPasskey(tx, id);
      const used = passkey && (await this.passkeys.used(passkey, credential));
      if (!passkey || !used || !(await this.passkeys.spend(tx, used.challenge))) return null;
      await noteUse(tx, passkey.id, { counter: used.value, lastUsedAt: this.clock.now() });
      return userWithPassword(tx, passkey.userId);
    });
  }
}
