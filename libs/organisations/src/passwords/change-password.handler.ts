import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accepted, Fault, rejection, type Clock, type Language, type Outcome } from '@landfall/kernel';
import { CLOCK, Database, Passwords, takeWithin, type RateLimitRule } from '@landfall/platform';
import { userWithPassword } from '../users/user-store.js';
import { decideNewPassword, organisationOf, type NewPassword } from './new-password.js';
import { setPassword } from './set-password.js';

/** Who has somebody's session must not find out the password by trying. */
const TRIES: RateLimitRule = { name: 'password-change', points: 10, seconds: 3_600 };

/** Another password for who knows the present one. All sessions end, the own one as well. */
export class ChangePassword extends Command<Outcome<object>> {
  constructor(
    readonly userId: string,
    readonly typed: NewPassword & { oldPassword: string },
    readonly context: { language: Language; correlationId: string },
  ) {
    super();
  }
}

@CommandHandler(ChangePassword)
export class ChangePasswordHandler implements ICommandHandler<ChangePassword> {
  constructor(
    private readonly database: Database,
    private readonly passwords: Passwords,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Throws TOO_MANY_REQUESTS after ten tries in an hour. */
  async execute({ userId, typed, context }: ChangePassword): Promise<Outcome<object>> {
    const found = await this.database.transaction('system', async (tx) => {
      if (!(await takeWithin(tx, TRIES, userId))) throw new Fault('TOO_MANY_REQUESTS', 'fault.tooManyAttempts');
      const user = await userWithPassword(tx, userId);
      if (!user) throw new Fault('UNAUTHENTICATED', 'fault.UNAUTHENTICATED');
      const organisation = await organisationOf(tx, user);
      if (organisation && !organisation.passwordChangeEnabled)
        return { outcome: rejection('oldPassword', 'rejection.passwordChangeOff'), passwordHash: user.passwordHash };
      return { outcome: await decideNewPassword(user, organisation, typed), passwordHash: user.passwordHash };
    });
    if (!found.outcome.ok) return found.outcome;
    if (!(await this.passwords.matches(found.passwordHash, typed.oldPassword)))
      return rejection('oldPassword', 'rejection.passwordWrong');
    const passwordHash = await this.passwords.hash(typed.password);
    await this.database.transaction('system', (tx) =>
      setPassword(tx, { userId, passwordHash, how: 'CHANGED', now: this.clock.now(), ...context }),
    );
    return accepted({});
  }
}
