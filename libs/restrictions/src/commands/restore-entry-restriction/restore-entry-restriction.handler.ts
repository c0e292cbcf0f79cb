import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { rejection } from '@landfall/kernel';
import type { Tx } from '@landfall/platform';
import { restrictionById } from '../../model/restriction/restriction-store.js';
import { revisionOf } from '../../model/revisions/revision-store.js';
import { toInput } from '../../model/restriction/to-input.js';
import { publishRevision } from '../../publishing/publish-revision.js';
import { Publishing } from '../../publishing/publishing.js';
import { contextOf, staleRejection } from '../../drafts/decide-draft.js';
import type { SaveResult } from '../../publishing/save-result.js';
import { decideRestore, type Restoring } from './restore-entry-restriction.decide.js';

export class RestoreEntryRestriction {
  constructor(
    readonly id: string,
    /** The version that the editor has seen. */
    readonly version: number,
    readonly restoring: Restoring,
    readonly editorId: string,
    readonly correlationId: string,
  ) {}
}

/** Brings the content of an older version back, as a new revision. */
@CommandHandler(RestoreEntryRestriction)
export class RestoreEntryRestrictionHandler implements ICommandHandler<RestoreEntryRestriction, SaveResult> {
  constructor(private readonly publishing: Publishing) {}

  execute(command: RestoreEntryRestriction): Promise<SaveResult> {
    return this.publishing.commit((tx) => this.restore(tx, command));
  }

  private async restore(
    tx: Tx,
    { id, version, restoring, editorId, correlationId }: RestoreEntryRestriction,
  ): Promise<SaveResult> {
    const state = await restrictionById(tx, id, true);
    if (!state) return rejection('id', 'rejection.notFound');
    const stale = await staleRejection(tx, state, version);
    if (stale) return stale;
    const past = await revisionOf(tx, id, restoring.toVersion);
    const outcome = decideRestore(
      state,
      past,
      restoring,
      await contextOf(tx, this.publishing, toInput(state), editorId),
    );
    if (!outcome.ok) return outcome;
    const { toVersion, ...wishes } = restoring;
    return publishRevision(tx, this.publishing, {
      state,
      saved: outcome,
      input: { ...toInput(outcome.restriction), ...wishes },
      restoredFrom: toVersion,
      editorId,
      correlationId,
    });
  }
}
