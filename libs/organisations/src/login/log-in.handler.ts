import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Login, type Credentials } from './login.js';
import type { LoggedIn } from './session-opening.js';

/** Username and password for the tokens of a new session. */
export class LogIn extends Command<LoggedIn> {
  constructor(readonly credentials: Credentials) {
    super();
  }
}

@CommandHandler(LogIn)
export class LogInHandler implements ICommandHandler<LogIn> {
  constructor(private readonly login: Login) {}

  execute({ credentials }: LogIn): Promise<LoggedIn> {
    return this.login.authenticate(credentials);
  }
}
