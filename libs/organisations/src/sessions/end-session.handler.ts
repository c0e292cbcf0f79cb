import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accepted, rejection, type Clock, type Outcome } from '@landfall/kernel';
import { CLOCK, Database } from '@landfall/platform';
import { closeSession, idOfSession, sessionsOf } from './session-store.js';

/** Ends a session of the user, such as one on a device that is lost. */
export class EndSession extends Command<Outcome<object>> {
  constructor(
    readonly id: string,
    readonly userId: string,
  ) {
    super();
  }
}

@CommandHandler(EndSession)
export class EndSessionHandler implements ICommandHandler<EndSession> {
  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  execute({ id, userId }: EndSession): Promise<Outcome<object>> {
    return this.database.transaction('system', async (tx) => {
      const session = (await sessionsOf(tx, userId, this.clock.now())).find(({ hash }) => idOfSession(hash) === id);
      if (!session) return rejection('id', 'rejection.notFound');
      await closeSession(tx, session.hash);
      return accepted({});
    });
  }
}
