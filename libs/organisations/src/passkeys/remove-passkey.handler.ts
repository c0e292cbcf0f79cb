import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accepted, rejection, type Clock, type Outcome } from '@landfall/kernel';
import { CLOCK, Database } from '@landfall/platform';
import { noteLoginMethod, type Actor } from '../account/login-method-events.js';
import { deletePasskey } from './passkey-store.js';

/** Removes a passkey of the user: nobody logs in with it any more. */
export class RemovePasskey extends Command<Outcome<object>> {
  constructor(
    readonly id: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(RemovePasskey)
export class RemovePasskeyHandler implements ICommandHandler<RemovePasskey> {
  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  execute({ id, actor }: RemovePasskey): Promise<Outcome<object>> {
    return this.database.transaction('system', async (tx) => {
      if (!(await deletePasskey(tx, actor.userId, id))) return rejection('id', 'rejection.notFound');
      const change = { method: 'PASSKEY', change: 'REMOVED' } as const;
      await noteLoginMethod(tx, actor.userId, change, { actor, now: this.clock.now() });
      return accepted({});
    });
  }
}
