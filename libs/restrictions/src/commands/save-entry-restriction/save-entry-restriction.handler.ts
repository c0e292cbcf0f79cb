import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { rejection } from '@landfall/kernel';
import type { Tx } from '@landfall/platform';
import { restrictionById } from '../../model/restriction/restriction-store.js';
import { publishRevision } from '../../publishing/publish-revision.js';
import { Publishing } from '../../publishing/publishing.js';
import type { SaveResult } from '../../publishing/save-result.js';
import { decideInput, staleRejection } from '../../drafts/decide-draft.js';
import { SaveEntryRestriction } from './save-entry-restriction.command.js';

@CommandHandler(SaveEntryRestriction)
export class SaveEntryRestrictionHandler implements ICommandHandler<SaveEntryRestriction, SaveResult> {
  constructor(private readonly publishing: Publishing) {}

  execute(command: SaveEntryRestriction): Promise<SaveResult> {
    return this.publishing.commit((tx) => this.save(tx, command));
  }

  private async save(tx: Tx, { kind, draft, editorId, correlationId }: SaveEntryRestriction): Promise<SaveResult> {
    const { input } = draft;
    const state = kind === 'update' ? await restrictionById(tx, input.id ?? '', true) : null;
    if (kind === 'update' && !state) return rejection('id', 'rejection.notFound');
    const stale = state && (await staleRejection(tx, state, input.version ?? state.version));
    if (stale) return stale;
    const decided = await decideInput(tx, this.publishing, state, draft, editorId);
    return decided.ok
      ? publishRevision(tx, this.publishing, { state, saved: decided, input, editorId, correlationId })
      : decided;
  }
}
