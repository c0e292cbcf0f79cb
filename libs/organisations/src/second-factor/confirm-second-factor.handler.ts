import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accepted, Fault, rejection, type Clock, type Outcome } from '@landfall/kernel';
import { CLOCK, Database, takeWithin, type RateLimitRule, type Tx } from '@landfall/platform';
import { noteLoginMethod, type Actor } from '../account/login-method-events.js';
import { lockSecondFactor } from './second-factor-store.js';
import { SecondFactors } from './second-factors.js';

const TRIES: RateLimitRule = { name: 'second-factor', points: 20, seconds: 3_600 };

/** Turns the second step on, by a code that shows that the app has its secret. Returns recovery codes, shown once. */
export class ConfirmSecondFactor extends Command<Outcome<{ codes: string[] }>> {
  constructor(
    readonly code: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(ConfirmSecondFactor)
export class ConfirmSecondFactorHandler implements ICommandHandler<ConfirmSecondFactor> {
  constructor(
    private readonly database: Database,
    private readonly factors: SecondFactors,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Throws TOO_MANY_REQUESTS after twenty codes in an hour. */
  execute({ code, actor }: ConfirmSecondFactor): Promise<Outcome<{ codes: string[] }>> {
    return this.database.transaction('system', async (tx) => {
      if (!(await takeWithin(tx, TRIES, actor.userId))) throw new Fault('TOO_MANY_REQUESTS', 'fault.tooManyAttempts');
      return this.confirm(tx, code, actor);
    });
  }

  private async confirm(tx: Tx, code: string, actor: Actor): Promise<Outcome<{ codes: string[] }>> {
    const factor = await lockSecondFactor(tx, actor.userId);
    if (!factor) return rejection('code', 'rejection.secondFactorMissing');
    if (factor.confirmedAt) return rejection('code', 'rejection.secondFactorOn');
    if (!(await this.factors.accepts(tx, factor, code))) return rejection('code', 'rejection.codeWrong');
    const codes = await this.factors.confirm(tx, factor);
    const change = { method: 'SECOND_FACTOR', change: 'ADDED' } as const;
    await noteLoginMethod(tx, actor.userId, change, { actor, now: this.clock.now() });
    return accepted({ codes });
  }
}
