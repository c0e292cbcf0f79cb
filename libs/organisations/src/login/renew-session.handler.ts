import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Sessions, type SessionTokens } from '../sessions/sessions.js';

export class RenewSession extends Command<SessionTokens | null> {
  constructor(readonly refresh: string) {
    super();
  }
}

@CommandHandler(RenewSession)
export class RenewSessionHandler implements ICommandHandler<RenewSession> {
  constructor(private readonly sessions: Sessions) {}

  execute({ refresh }: RenewSession): Promise<SessionTokens | null> {
    return this.sessions.renew(refresh);
  }
}
