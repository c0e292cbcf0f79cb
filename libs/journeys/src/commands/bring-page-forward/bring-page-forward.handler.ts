import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database, hashSecret } from '@landfall/platform';
import { demand } from '../../model/pages-in-demand.js';

/** Has a stale page recomputed before those that nobody reads. */
export class BringPageForward {
  constructor(readonly token: string) {}
}

@CommandHandler(BringPageForward)
export class BringPageForwardHandler implements ICommandHandler<BringPageForward, void> {
  constructor(private readonly database: Database) {}

  execute({ token }: BringPageForward): Promise<void> {
    return this.database.transaction('system', (tx) => demand(tx, hashSecret(token)));
  }
}
