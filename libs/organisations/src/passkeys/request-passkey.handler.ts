import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accepted, rejection, type Outcome } from '@landfall/kernel';
import { Database } from '@landfall/platform';
import { OwnPassword } from '../account/own-password.js';
import { MOST_PASSKEYS, passkeysOf } from './passkey-store.js';
import { Passkeys } from './passkeys.js';

/** Asks for what a browser needs to make a passkey for a user. */
export class RequestPasskey extends Command<Outcome<{ options: object }>> {
  constructor(
    readonly userId: string,
    readonly password: string,
  ) {
    super();
  }
}

@CommandHandler(RequestPasskey)
export class RequestPasskeyHandler implements ICommandHandler<RequestPasskey> {
  constructor(
    private readonly database: Database,
    private readonly ownPassword: OwnPassword,
    private readonly passkeys: Passkeys,
  ) {}

  /** Throws TOO_MANY_REQUESTS after ten passwords in an hour. */
  async execute({ userId, password }: RequestPasskey): Promise<Outcome<{ options: object }>> {
    const user = await this.ownPassword.userWith(userId, password);
    if (!user) return rejection('password', 'rejection.passwordWrong');
    const known = await this.database.transaction('system', (tx) => passkeysOf(tx, userId));
    if (known.length >= MOST_PASSKEYS) return rejection('password', 'rejection.passkeysFull', { max: MOST_PASSKEYS });
    return accepted({ options: await this.passkeys.registrationOptions(user, known) });
  }
}
