import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accepted, refusal, type Outcome } from '@landfall/kernel';
import { Database } from '@landfall/platform';
import { deleteGoldenTraveller } from '../../model/regression-cases/golden-store.js';

export class DeleteGoldenTraveller {
  constructor(readonly id: string) {}
}

@CommandHandler(DeleteGoldenTraveller)
export class DeleteGoldenTravellerHandler implements ICommandHandler<DeleteGoldenTraveller, Outcome<object>> {
  constructor(private readonly database: Database) {}

  execute({ id }: DeleteGoldenTraveller): Promise<Outcome<object>> {
    return this.database.transaction('system', async (tx) =>
      (await deleteGoldenTraveller(tx, id)) ? accepted({}) : refusal('id', 'refusal.notFound'),
    );
  }
}
