import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accepted, rejection, type Outcome } from '@landfall/kernel';
import { Database } from '@landfall/platform';
import { deleteTextSnippet } from './text-snippet-store.js';

export class DeleteTextSnippet {
  constructor(readonly id: string) {}
}

@CommandHandler(DeleteTextSnippet)
export class DeleteTextSnippetHandler implements ICommandHandler<DeleteTextSnippet, Outcome<object>> {
  constructor(private readonly database: Database) {}

  async execute({ id }: DeleteTextSnippet): Promise<Outcome<object>> {
    const deleted = await this.database.transaction('none', (tx) => deleteTextSnippet(tx, id));
    return deleted ? accepted({}) : rejection('id', 'rejection.notFound');
  }
}
