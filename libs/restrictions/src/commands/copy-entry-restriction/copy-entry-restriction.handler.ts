import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { rejection, type Rejection } from '@landfall/kernel';
import { Database, validated, type Tx, type Validated } from '@landfall/platform';
import type { EntryRestriction } from '../../model/restriction/entry-restriction.js';
import { copyParentOf } from '../../model/restriction/parent-of.js';
import { restrictionById } from '../../model/restriction/restriction-store.js';
import { toDetailInput, toInput } from '../../model/restriction/to-input.js';
import { DecisionRules } from '../../decisions/decision-rules.js';
import { loadSaveContext } from '../../decisions/save-context.js';
import { staleRejection } from '../../decisions/stale-rejection.js';
import { publishRevision } from '../../publishing/publish-revision.js';
import { refreshRules } from '../../publishing/refresh-rules.js';
import { EntryRestrictionInput } from '../../model/restriction/restriction-input.js';
import { decideSave } from '../../decisions/save-entry-restriction.decide.js';
import type { SaveResult } from '../../publishing/save-result.js';
import { decideCopy, type CopyChange } from './copy-entry-restriction.decide.js';
import type { CopyEntryRestrictionInput, CopyOrder } from './copy-entry-restriction.input.js';

export class CopyEntryRestriction {
  constructor(
    readonly draft: Validated<CopyEntryRestrictionInput>,
    readonly editorId: string,
    readonly correlationId: string,
  ) {}
}

/** Rejected, because it would overwrite values without the editor's confirmation. */
interface OverwriteRejection extends Rejection {
  overwrites: CopyChange[];
}

export type CopyResult = SaveResult | OverwriteRejection;

/** Copies categories inside a stored restriction, or from its parent, and publishes that as a revision. */
@CommandHandler(CopyEntryRestriction)
export class CopyEntryRestrictionHandler implements ICommandHandler<CopyEntryRestriction, CopyResult> {
  constructor(
    private readonly database: Database,
    private readonly rules: DecisionRules,
  ) {}

  async execute(command: CopyEntryRestriction): Promise<CopyResult> {
    const result = await this.database.transaction('system', (tx) => this.copy(tx, command));
    await refreshRules(this.rules, result);
    return result;
  }

  private async copy(tx: Tx, { draft: copy, editorId, correlationId }: CopyEntryRestriction): Promise<CopyResult> {
    const order = copy.input;
    const state = await restrictionById(tx, order.id, true);
    if (!state) return rejection('id', 'rejection.notFound');
    if (state.provenance === 'imported') return rejection('id', 'rejection.importedReadOnly');
    const stale = await staleRejection(tx, state, order.version);
    if (stale) return stale;
    const copied = decideCopy(
      toInput(state).details,
      await this.parentDetails(tx, state, order),
      copy,
      this.rules.ruleIndex.groups,
    );
    if (!copied.ok) return copied;
    if (copied.overwrites.length > 0 && order.confirmOverwrite !== true)
      return { ...rejection('confirmOverwrite', 'rejection.confirmOverwrite'), overwrites: copied.overwrites };
    if (copied.overwrites.length + copied.additions.length === 0)
      return rejection('categories', 'rejection.nothingToCopy');
    const { isSignificant, significantUpdateNote, proposeForConfirmation } = order;
    const wishes = {
      isSignificant: isSignificant ?? true,
      significantUpdateNote: significantUpdateNote ?? null,
      proposeForConfirmation: proposeForConfirmation === true,
    };
    const draft = validated(EntryRestrictionInput, { ...toInput(state), details: copied.details, ...wishes });
    const { input } = draft;
    const decided = decideSave(state, draft, await loadSaveContext(tx, this.rules, input, editorId));
    if (!decided.ok) return decided;
    return publishRevision(tx, this.rules, { state, decided, input, editorId, correlationId });
  }

  private async parentDetails(
    tx: Tx,
    state: EntryRestriction,
    { from }: CopyOrder,
  ): Promise<EntryRestrictionInput['details'] | null> {
    const parent = from === 'PARENT' ? await copyParentOf(tx, state) : null;
    return parent && parent.details.map(toDetailInput);
  }
}
