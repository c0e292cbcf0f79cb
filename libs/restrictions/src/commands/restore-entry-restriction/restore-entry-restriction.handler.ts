import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { rejection } from '@landfall/kernel';
import { Database, type Tx, type Validated } from '@landfall/platform';
import { restrictionById } from '../../model/restriction/restriction-store.js';
import { revisionOf } from '../../model/revisions/revision-store.js';
import { toInput } from '../../model/restriction/to-input.js';
import { DecisionRules } from '../../decisions/decision-rules.js';
import { loadSaveContext } from '../../decisions/save-context.js';
import { staleRejection } from '../../decisions/stale-rejection.js';
import { publishRevision } from '../../publishing/publish-revision.js';
import { refreshRules } from '../../publishing/refresh-rules.js';
import type { SaveResult } from '../../publishing/save-result.js';
import { decideRestore } from './restore-entry-restriction.decide.js';
import type { RestoreInput } from './restore-entry-restriction.input.js';

export class RestoreEntryRestriction {
  constructor(
    readonly id: string,
    /** The version that the editor has seen. */
    readonly version: number,
    readonly restoring: Validated<RestoreInput>,
    readonly editorId: string,
    readonly correlationId: string,
  ) {}
}

/** Brings the content of an older version back, as a new revision. */
@CommandHandler(RestoreEntryRestriction)
export class RestoreEntryRestrictionHandler implements ICommandHandler<RestoreEntryRestriction, SaveResult> {
  constructor(
    private readonly database: Database,
    private readonly rules: DecisionRules,
  ) {}

  async execute(command: RestoreEntryRestriction): Promise<SaveResult> {
    const result = await this.database.transaction('system', (tx) => this.restore(tx, command));
    await refreshRules(this.rules, result);
    return result;
  }

  private async restore(
    tx: Tx,
    { id, version, restoring, editorId, correlationId }: RestoreEntryRestriction,
  ): Promise<SaveResult> {
    const state = await restrictionById(tx, id, true);
    if (!state) return rejection('id', 'rejection.notFound');
    const stale = await staleRejection(tx, state, version);
    if (stale) return stale;
    const past = await revisionOf(tx, id, restoring.input.toVersion);
    const context = await loadSaveContext(tx, this.rules, toInput(state), editorId);
    const decided = decideRestore(state, past, restoring, context);
    if (!decided.ok) return decided;
    const { toVersion, ...wishes } = restoring.input;
    return publishRevision(tx, this.rules, {
      state,
      decided,
      input: { ...toInput(decided.restriction), ...wishes },
      restoredFrom: toVersion,
      editorId,
      correlationId,
    });
  }
}
