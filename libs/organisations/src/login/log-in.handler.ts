import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Login } from './login.js';

/** Username and password for the token of a new session. */
export class LogIn extends Command<string> {
  constructor(
    readonly username: string,
    readonly password: string,
    /** Network address, for throttling only. */
    readonly address: string,
  ) {
    super();
  }
}

@CommandHandler(LogIn)
export class LogInHandler implements ICommandHandler<LogIn> {
  constructor(private readonly login: Login) {}

  execute({ username, password, address }: LogIn): Promise<string> {
    return this.login.authenticate(username, password, address);
  }
}
