import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { isUuid } from '@landfall/kernel';
import { Database, type Presented } from '@landfall/platform';
import { User } from '../users/user.entity.js';
import { presentUsers } from './present-user.js';

/** A user as staff see one, switched off or not. */
export class FindUser extends Query<Presented<'User'> | null> {
  constructor(readonly id: string) {
    super();
  }
}

@QueryHandler(FindUser)
export class FindUserHandler implements IQueryHandler<FindUser> {
  constructor(private readonly database: Database) {}

  async execute({ id }: FindUser): Promise<Presented<'User'> | null> {
    if (!isUuid(id)) return null;
    return this.database.transaction('system', async (tx) => {
      const [user = null] = await presentUsers(tx, await tx.manager.findBy(User, { id }));
      return user;
    });
  }
}
