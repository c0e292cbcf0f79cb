import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accepted, rejection, type Outcome } from '@landfall/kernel';
import { Database } from '@landfall/platform';
import { deleteExternalInfo } from './external-info-store.js';

export class DeleteExternalInfo {
  constructor(readonly id: string) {}
}

@CommandHandler(DeleteExternalInfo)
export class DeleteExternalInfoHandler implements ICommandHandler<DeleteExternalInfo, Outcome<object>> {
  constructor(private readonly database: Database) {}

  async execute({ id }: DeleteExternalInfo): Promise<Outcome<object>> {
    const deleted = await this.database.transaction('none', (tx) => deleteExternalInfo(tx, id));
    return deleted ? accepted({}) : rejection('id', 'rejection.notFound');
  }
}
