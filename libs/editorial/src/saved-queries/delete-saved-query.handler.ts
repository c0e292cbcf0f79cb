import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accepted, rejection, type Outcome } from '@landfall/kernel';
import { Database } from '@landfall/platform';
import { deleteSavedQuery } from './saved-query-store.js';

export class DeleteSavedQuery {
  constructor(
    readonly id: string,
    readonly userId: string,
  ) {}
}

@CommandHandler(DeleteSavedQuery)
export class DeleteSavedQueryHandler implements ICommandHandler<DeleteSavedQuery, Outcome<object>> {
  constructor(private readonly database: Database) {}

  async execute({ id, userId }: DeleteSavedQuery): Promise<Outcome<object>> {
    const deleted = await this.database.transaction({ userId }, (tx) => deleteSavedQuery(tx, id, userId));
    return deleted ? accepted({}) : rejection('id', 'rejection.notFound');
  }
}
