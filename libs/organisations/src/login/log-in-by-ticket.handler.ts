import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Fault } from '@landfall/kernel';
import { Database, subscriberOf, takeWithin, type RateLimitRule } from '@landfall/platform';
import type { LoginDevice } from './keep-tokens.js';
import { LoginTickets } from './login-tickets.js';
import { SessionOpening, type LoggedIn } from './session-opening.js';

const BY_ADDRESS: RateLimitRule = { name: 'login-ticket', points: 20, seconds: 60 };

/** A ticket for the tokens of a new session, once: the automatic login (spec: application, sections 2 and 8). */
export class LogInByTicket extends Command<LoggedIn> {
  constructor(
    readonly ticket: string,
    readonly device: LoginDevice,
  ) {
    super();
  }
}

@CommandHandler(LogInByTicket)
export class LogInByTicketHandler implements ICommandHandler<LogInByTicket> {
  constructor(
    private readonly database: Database,
    private readonly tickets: LoginTickets,
    private readonly opening: SessionOpening,
  ) {}

  /** Throws a `Fault`: BAD_USER_INPUT for a ticket that is used, too old or wrong, TOO_MANY_REQUESTS for many of them. */
  async execute({ ticket, device }: LogInByTicket): Promise<LoggedIn> {
    const user = await this.database.transaction('system', async (tx) => {
      if (!(await takeWithin(tx, BY_ADDRESS, subscriberOf(device.address))))
        throw new Fault('TOO_MANY_REQUESTS', 'fault.tooManyAttempts');
      return this.tickets.redeem(tx, ticket);
    });
    if (!user) throw new Fault('BAD_USER_INPUT', 'fault.autoLoginFailed');
    return this.opening.open(user, user.username, device.passes);
  }
}
