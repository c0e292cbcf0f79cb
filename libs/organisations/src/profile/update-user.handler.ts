import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accepted, Rejections, type Outcome } from '@landfall/kernel';
import { Database, type Validated } from '@landfall/platform';
import { User } from '../users/user.entity.js';
import type { OwnNameInput } from './own-name.input.js';

export class UpdateUser extends Command<Outcome<object>> {
  constructor(
    readonly input: Validated<OwnNameInput>,
    readonly userId: string,
  ) {
    super();
  }
}

/** Changes the name and the address of a user. Neither is in an event: they are personal data. */
@CommandHandler(UpdateUser)
export class UpdateUserHandler implements ICommandHandler<UpdateUser> {
  constructor(private readonly database: Database) {}

  async execute({ input: { input, shape }, userId }: UpdateUser): Promise<Outcome<object>> {
    if (shape.length > 0) return new Rejections(shape).toRejection();
    const { firstName, lastName, email } = input;
    await this.database.transaction('system', (tx) =>
      tx.manager.update(User, { id: userId }, { firstName, lastName, email }),
    );
    return accepted({});
  }
}
