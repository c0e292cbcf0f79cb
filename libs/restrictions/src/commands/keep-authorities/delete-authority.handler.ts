import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { rejection, type Outcome } from '@landfall/kernel';
import { Database, type Tx } from '@landfall/platform';
import { deleteAuthority } from '../../model/authorities/authority-store.js';
import { AuthorityDirectory } from '../../model/authorities/authority-directory.js';
import { decideDeletion } from './authority.decide.js';
import { appendAuthorityEvents, lockedAuthorities, restrictionsUsing } from './authority-statements.js';

export class DeleteAuthority {
  constructor(
    readonly id: string,
    readonly editorId: string,
    readonly correlationId: string,
  ) {}
}

@CommandHandler(DeleteAuthority)
export class DeleteAuthorityHandler implements ICommandHandler<DeleteAuthority, Outcome<object>> {
  constructor(
    private readonly database: Database,
    private readonly directory: AuthorityDirectory,
  ) {}

  async execute(command: DeleteAuthority): Promise<Outcome<object>> {
    const outcome = await this.database.transaction('none', (tx) => this.delete(tx, command));
    if (outcome.ok) await this.directory.reload();
    return outcome;
  }

  private async delete(tx: Tx, { id, editorId, correlationId }: DeleteAuthority): Promise<Outcome<object>> {
    const authority = (await lockedAuthorities(tx)).find((a) => a.id === id.toLowerCase());
    if (!authority) return rejection('id', 'rejection.notFound');
    const outcome = decideDeletion(authority, await restrictionsUsing(tx, authority.id));
    if (!outcome.ok) return outcome;
    await deleteAuthority(tx, authority.id);
    await appendAuthorityEvents(tx, authority.id, outcome.events, { actor: editorId, correlationId });
    return outcome;
  }
}
