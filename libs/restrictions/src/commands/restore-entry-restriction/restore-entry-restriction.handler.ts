import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { refusal, type Clock } from '@landfall/kernel';
import { Places } from '@landfall/places';
import { CLOCK, CONFIG, Database, type Config, type Tx } from '@landfall/platform';
import { restrictionById } from '../../model/restriction-store.js';
import { revisionOf } from '../../model/revision-store.js';
import { toInput } from '../../model/to-input.js';
import { RuleBookKeeper } from '../../rule-book/rule-book-keeper.js';
import { publishRevision, restrictionIdOf } from '../plan-revision/publish-revision.js';
import { contextOf, staleRefusal } from '../save-entry-restriction/decide-draft.js';
import type { SaveResult } from '../save-entry-restriction/save-entry-restriction.handler.js';
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
  constructor(
    private readonly database: Database,
    readonly places: Places,
    readonly ruleBook: RuleBookKeeper,
    @Inject(CLOCK) readonly clock: Clock,
    @Inject(CONFIG) readonly config: Pick<Config, 'timeZone'>,
  ) {}

  async execute(command: RestoreEntryRestriction): Promise<SaveResult> {
    const result = await this.database.transaction('system', (tx) => this.restore(tx, command));
    if (result.ok) await this.ruleBook.refresh(restrictionIdOf(result));
    return result;
  }

  private async restore(tx: Tx, { id, version, restoring, editorId, correlationId }: RestoreEntryRestriction): Promise<SaveResult> {
    const state = await restrictionById(tx, id, true);
    if (!state) return refusal('id', 'refusal.notFound');
    if (state.version !== version) return { ...(await staleRefusal(tx, state, version)), current: state };
    const past = await revisionOf(tx, id, restoring.toVersion);
    const outcome = decideRestore(state, past, restoring, await contextOf(tx, this, toInput(state), editorId));
    if (!outcome.ok) return outcome;
    const { toVersion, ...wishes } = restoring;
    return publishRevision(tx, this, { state, saved: outcome, input: { ...toInput(outcome.restriction), ...wishes }, restoredFrom: toVersion, editorId, correlationId });
  }
}
