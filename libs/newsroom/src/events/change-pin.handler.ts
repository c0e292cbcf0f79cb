import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accepted, isUuid, rejection, type Clock, type Outcome } from '@landfall/kernel';
import { CLOCK, Database, MAX_PAGE_SIZE } from '@landfall/platform';
import { pin, pinnedBy, unpin } from './destination-event-store.js';

/** Keeps an event in sight of a user, or lets go of it. Both are safe to repeat. */
export class ChangePin extends Command<Outcome<object>> {
  constructor(
    readonly how: 'PIN' | 'UNPIN',
    readonly eventId: string,
    readonly userId: string,
  ) {
    super();
  }
}

@CommandHandler(ChangePin)
export class ChangePinHandler implements ICommandHandler<ChangePin> {
  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ how, eventId, userId }: ChangePin): Promise<Outcome<object>> {
    if (!isUuid(eventId)) return rejection('event', 'rejection.notFound');
    return this.database.transaction('system', async (tx) => {
      if (how === 'UNPIN') {
        await unpin(tx, userId, eventId);
        return accepted({});
      }
      // As many as a list shows.
      if ((await pinnedBy(tx, userId)).size >= MAX_PAGE_SIZE)
        return rejection('event', 'rejection.tooManyPins', { max: MAX_PAGE_SIZE });
      const isKnown = await pin(tx, { userId, eventId, createdAt: this.clock.now() });
      return isKnown ? accepted({}) : rejection('event', 'rejection.notFound');
    });
  }
}
