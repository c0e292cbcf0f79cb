import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accepted, newId, rejection, type Outcome } from '@landfall/kernel';
import { Database, type Tx, type Validated } from '@landfall/platform';
import { saveAuthority, type Authority } from '../../model/authorities/authority-store.js';
import { AuthorityDirectory } from '../../model/authorities/authority-directory.js';
import { decideAuthority } from './authority.decide.js';
import type { AuthorityInput } from './authority.input.js';
import { appendAuthorityEvents, lockedAuthorities } from './authority-statements.js';

export class SaveAuthority {
  constructor(
    readonly kind: 'create' | 'update',
    readonly draft: Validated<AuthorityInput>,
    readonly editorId: string,
    readonly correlationId: string,
  ) {}
}

@CommandHandler(SaveAuthority)
export class SaveAuthorityHandler implements ICommandHandler<SaveAuthority, Outcome<{ authority: Authority }>> {
  constructor(
    private readonly database: Database,
    private readonly directory: AuthorityDirectory,
  ) {}

  async execute(command: SaveAuthority): Promise<Outcome<{ authority: Authority }>> {
    const outcome = await this.database.transaction('none', (tx) => this.save(tx, command));
    if (outcome.ok) await this.directory.reload();
    return outcome;
  }

  private async save(
    tx: Tx,
    { kind, draft, editorId, correlationId }: SaveAuthority,
  ): Promise<Outcome<{ authority: Authority }>> {
    const all = await lockedAuthorities(tx);
    const state = kind === 'update' ? (all.find((a) => a.id === draft.input.id?.toLowerCase()) ?? null) : null;
    if (kind === 'update' && !state) return rejection('id', 'rejection.notFound');
    const outcome = decideAuthority(state, draft, state?.id ?? newId(), all);
    if (!outcome.ok) return outcome;
    const { authority, events } = outcome;
    await saveAuthority(tx, authority);
    await appendAuthorityEvents(tx, authority.id, events, { actor: editorId, correlationId });
    return accepted({ authority });
  }
}
