import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Sessions } from '../sessions/sessions.js';

/** Ends the session of an access token, and that of a refresh token: either may have lapsed. */
export class LogOut extends Command<void> {
  constructor(
    readonly token: string | null,
    readonly refresh: string,
  ) {
    super();
  }
}

@CommandHandler(LogOut)
export class LogOutHandler implements ICommandHandler<LogOut> {
  constructor(private readonly sessions: Sessions) {}

  async execute({ token, refresh }: LogOut): Promise<void> {
    if (token) await this.sessions.close(token);
    await this.sessions.closeRenewable(refresh);
  }
}
