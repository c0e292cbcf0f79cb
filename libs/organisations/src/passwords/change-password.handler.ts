import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accepted, Fault, rejection, type Clock, type Language, type Outcome } from '@landfall/kernel';
import { CLOCK, Database, Passwords } from '@landfall/platform';
import { OwnPassword } from '../account/own-password.js';
import { userById } from '../users/user-store.js';
import { decideNewPassword, organisationOf, type NewPassword } from './new-password.js';
import { setPassword } from './set-password.js';

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
    private readonly ownPassword: OwnPassword,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Throws TOO_MANY_REQUESTS after ten tries in an hour. */
  async execute({ userId, typed, context }: ChangePassword): Promise<Outcome<object>> {
    const decided = await this.database.transaction('system', async (tx) => {
      const user = await userById(tx, userId);
      if (!user) throw new Fault('UNAUTHENTICATED', 'fault.UNAUTHENTICATED');
      const organisation = await organisationOf(tx, user);
      return organisation && !organisation.passwordChangeEnabled
        ? rejection('oldPassword', 'rejection.passwordChangeOff')
        : decideNewPassword(user, organisation, typed);
    });
    if (!decided.ok) return decided;
    if (!(await this.ownPassword.userWith(userId, typed.oldPassword)))
      return rejection('oldPassword', 'rejection.passwordWrong');
    const passwordHash = await this.passwords.hash(typed.password);
    await this.database.transaction('system', (tx) =>
      setPassword(tx, { userId, passwordHash, how: 'CHANGED', now: this.clock.now(), ...context }),
    );
    return accepted({});
  }
}
