import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accepted, rejection, type Outcome } from '@landfall/kernel';
import { Database } from '@landfall/platform';
import { deleteRegressionCase } from '../../model/regression-cases/regression-case-store.js';

export class DeleteRegressionCase {
  constructor(readonly id: string) {}
}

@CommandHandler(DeleteRegressionCase)
export class DeleteRegressionCaseHandler implements ICommandHandler<DeleteRegressionCase, Outcome<object>> {
  constructor(private readonly database: Database) {}

  execute({ id }: DeleteRegressionCase): Promise<Outcome<object>> {
    return this.database.transaction('system', async (tx) =>
      (await deleteRegressionCase(tx, id)) ? accepted({}) : rejection('id', 'rejection.notFound'),
    );
  }
}
