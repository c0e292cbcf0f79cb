import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accepted, rejection, type Clock, type Language, type Outcome } from '@landfall/kernel';
import { CLOCK, Database, Passwords } from '@landfall/platform';
import { LoginTickets } from '../login/login-tickets.js';
import { userById } from '../users/user-store.js';
import { openReset } from '../account/account-mail-store.js';
import { decideNewPassword, organisationOf, type NewPassword } from './new-password.js';
import { setPassword } from './set-password.js';

/** A new password by the secret of a link. All sessions of the user end, and a mail says so. The ticket is for one automatic login; null: none. */
export class ResetPassword extends Command<Outcome<{ ticket: string | null }>> {
  constructor(
    readonly token: string,
    readonly typed: NewPassword,
    readonly context: { language: Language; correlationId: string },
  ) {
    super();
  }
}

@CommandHandler(ResetPassword)
export class ResetPasswordHandler implements ICommandHandler<ResetPassword> {
  constructor(
    private readonly database: Database,
    private readonly passwords: Passwords,
    private readonly tickets: LoginTickets,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ token, typed, context }: ResetPassword): Promise<Outcome<{ ticket: string | null }>> {
    const decided = await this.database.transaction('system', async (tx) => {
      const reset = await openReset(tx, token, this.clock.now());
      const user = reset && (await userById(tx, reset.userId));
      return user ? decideNewPassword(user, await organisationOf(tx, user), typed) : BAD_LINK;
    });
    if (!decided.ok) return decided;
    // Outside of any transaction: it takes a tenth of a second.
    const passwordHash = await this.passwords.hash(typed.password);
    return this.database.transaction('system', async (tx) => {
      const now = this.clock.now();
      // Another window may have used the link meanwhile.
      const reset = await openReset(tx, token, now);
      if (!reset) return BAD_LINK;
      await setPassword(tx, { userId: reset.userId, passwordHash, how: 'RESET', now, ...context });
      return accepted({ ticket: await this.tickets.issue(tx, { id: reset.userId, passwordHash }) });
    });
  }
}

const BAD_LINK = rejection('reset', 'rejection.resetLinkInvalid');
