import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Sessions } from '../sessions/sessions.js';

/** Ends the session of a token. */
export class LogOut extends Command<void> {
  constructor(readonly token: string) {
    super();
  }
}

@CommandHandler(LogOut)
export class LogOutHandler implements ICommandHandler<LogOut> {
  constructor(private readonly sessions: Sessions) {}

  async execute({ token }: LogOut): Promise<void> {
    await this.sessions.close(token);
  }
}
