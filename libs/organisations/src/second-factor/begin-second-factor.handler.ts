import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accepted, newId, rejection, type Clock, type Outcome } from '@landfall/kernel';
import { CLOCK, Database } from '@landfall/platform';
import { OwnPassword } from '../account/own-password.js';
import { beginSecondFactor, lockSecondFactor } from './second-factor-store.js';
import { SecondFactors } from './second-factors.js';

/** Begins to set up a second step. Logins need it only once a code has shown that the app has it. */
export class BeginSecondFactor extends Command<Outcome<{ secret: string; uri: string }>> {
  constructor(
    readonly userId: string,
    readonly password: string,
  ) {
    super();
  }
}

@CommandHandler(BeginSecondFactor)
export class BeginSecondFactorHandler implements ICommandHandler<BeginSecondFactor> {
  constructor(
    private readonly database: Database,
    private readonly ownPassword: OwnPassword,
    private readonly factors: SecondFactors,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Throws TOO_MANY_REQUESTS after ten passwords in an hour. */
  async execute({ userId, password }: BeginSecondFactor): Promise<Outcome<{ secret: string; uri: string }>> {
    const user = await this.ownPassword.userWith(userId, password);
    if (!user) return rejection('password', 'rejection.passwordWrong');
    const seed = newId();
    return this.database.transaction('system', async (tx) => {
      if ((await lockSecondFactor(tx, userId))?.confirmedAt) return rejection('password', 'rejection.secondFactorOn');
      await beginSecondFactor(tx, { userId, seed, createdAt: this.clock.now() });
      return accepted(this.factors.setUpOf(seed, user.username));
    });
  }
}
