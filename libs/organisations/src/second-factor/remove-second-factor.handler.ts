import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accepted, isUuid, rejection, type Clock, type Outcome } from '@landfall/kernel';
import { CLOCK, Database } from '@landfall/platform';
import { noteLoginMethod, type Actor } from '../account/login-method-events.js';
import { OwnPassword } from '../account/own-password.js';
import { deleteSecondFactor } from './second-factor-store.js';

/** Turns the second step off: by the user with the password, or for a user who has lost the phone, by staff without one. */
export class RemoveSecondFactor extends Command<Outcome<object>> {
  constructor(
    readonly of: { userId: string; password: string } | { userId: string; byStaff: true },
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(RemoveSecondFactor)
export class RemoveSecondFactorHandler implements ICommandHandler<RemoveSecondFactor> {
  constructor(
    private readonly database: Database,
    private readonly ownPassword: OwnPassword,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Throws TOO_MANY_REQUESTS after ten passwords in an hour. */
  async execute({ of, actor }: RemoveSecondFactor): Promise<Outcome<object>> {
    if ('password' in of && !(await this.ownPassword.userWith(of.userId, of.password)))
      return rejection('password', 'rejection.passwordWrong');
    if (!isUuid(of.userId)) return rejection('id', 'rejection.notFound');
    return this.database.transaction('system', async (tx) => {
      if (!(await deleteSecondFactor(tx, of.userId)))
        return rejection('password' in of ? 'password' : 'id', 'rejection.secondFactorMissing');
      const change = { method: 'SECOND_FACTOR', change: 'REMOVED' } as const;
      await noteLoginMethod(tx, of.userId, change, { actor, now: this.clock.now() });
      return accepted({});
    });
  }
}
