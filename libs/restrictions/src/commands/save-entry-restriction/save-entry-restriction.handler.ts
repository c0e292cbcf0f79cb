import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { rejection, type Rejection } from '@landfall/kernel';
import type { Tx } from '@landfall/platform';
import { restrictionById } from '../../model/restriction-store.js';
import { publishRevision, type RegressionCaseRejection, type Published } from '../plan-revision/publish-revision.js';
import { Publishing } from '../plan-revision/publishing.js';
import { decideInput, staleRejection, type StaleRejection } from './decide-draft.js';
import { SaveEntryRestriction } from './save-entry-restriction.command.js';

export { storeSaved } from './store-saved.js';

export type SaveResult = Published | RegressionCaseRejection | StaleRejection | Rejection;

@CommandHandler(SaveEntryRestriction)
export class SaveEntryRestrictionHandler implements ICommandHandler<SaveEntryRestriction, SaveResult> {
  constructor(private readonly publishing: Publishing) {}

  execute(command: SaveEntryRestriction): Promise<SaveResult> {
    return this.publishing.commit((tx) => this.save(tx, command));
  }

  private async save(tx: Tx, { kind, input, editorId, correlationId }: SaveEntryRestriction): Promise<SaveResult> {
    const state = kind === 'update' ? await restrictionById(tx, input.id ?? '', true) : null;
    if (kind === 'update' && !state) return rejection('id', 'rejection.notFound');
    const stale = state && (await staleRejection(tx, state, input.version ?? state.version));
    if (stale) return stale;
    const decided = await decideInput(tx, this.publishing, state, input, editorId);
    return decided.ok
      ? publishRevision(tx, this.publishing, { state, saved: decided, input, editorId, correlationId })
      : decided;
  }
}
