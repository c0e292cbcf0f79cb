import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { refusal, type Clock, type Refusal } from '@landfall/kernel';
import { Places } from '@landfall/places';
import { CLOCK, CONFIG, Database, type Config, type Tx } from '@landfall/platform';
import type { EntryRestriction } from '../../model/entry-restriction.js';
import { copyParentOf } from '../../model/parent-of.js';
import { restrictionById } from '../../model/restriction-store.js';
import { toDetailInput, toInput } from '../../model/to-input.js';
import { RuleBookKeeper } from '../../rule-book/rule-book-keeper.js';
import { publishRevision, restrictionIdOf } from '../plan-revision/publish-revision.js';
import { contextOf, staleRefusal } from '../save-entry-restriction/decide-draft.js';
import type { EntryRestrictionInput } from '../save-entry-restriction/save-entry-restriction.command.js';
import { decideSave } from '../save-entry-restriction/save-entry-restriction.decide.js';
import type { SaveResult } from '../save-entry-restriction/save-entry-restriction.handler.js';
import { decideCopy, type CopyChange, type CopyOrder } from './copy-entry-restriction.decide.js';

export interface CopyEntryRestrictionInput extends CopyOrder {
  id: string;
  version: number;
  confirmOverwrite?: boolean | null;
  isSignificant?: boolean | null;
  significantUpdateNote?: string | null;
  /** Lets a second person decide where it breaks golden travellers. */
  proposeForConfirmation?: boolean | null;
}

export class CopyEntryRestriction {
  constructor(
    readonly input: CopyEntryRestrictionInput,
    readonly editorId: string,
    readonly correlationId: string,
  ) {}
}

/** Refused, because something would be overwritten that the editor has not been asked about. */
export interface OverwriteRefusal extends Refusal {
  overwrites: CopyChange[];
}

export type CopyResult = SaveResult | OverwriteRefusal;

/** Copies categories inside a stored restriction, or from its parent, and publishes that as a revision. */
@CommandHandler(CopyEntryRestriction)
export class CopyEntryRestrictionHandler implements ICommandHandler<CopyEntryRestriction, CopyResult> {
  constructor(
    private readonly database: Database,
    readonly places: Places,
    readonly ruleBook: RuleBookKeeper,
    @Inject(CLOCK) readonly clock: Clock,
    @Inject(CONFIG) readonly config: Pick<Config, 'timeZone'>,
  ) {}

  async execute(command: CopyEntryRestriction): Promise<CopyResult> {
    const result = await this.database.transaction('system', (tx) => this.copy(tx, command));
    if (result.ok) await this.ruleBook.refresh(restrictionIdOf(result));
    return result;
  }

  private async copy(tx: Tx, { input: order, editorId, correlationId }: CopyEntryRestriction): Promise<CopyResult> {
    const state = await restrictionById(tx, order.id, true);
    if (!state) return refusal('id', 'refusal.notFound');
    if (state.origin === 'imported') return refusal('id', 'refusal.importedReadOnly');
    if (state.version !== order.version) return { ...(await staleRefusal(tx, state, order.version)), current: state };
    const copied = decideCopy(toInput(state).details, await this.parentDetails(tx, state, order), order, this.ruleBook.groups);
    if (!copied.ok) return copied;
    if (copied.overwrites.length > 0 && order.confirmOverwrite !== true) return { ...refusal('confirmOverwrite', 'refusal.confirmOverwrite'), overwrites: copied.overwrites };
    if (copied.overwrites.length + copied.additions.length === 0) return refusal('categories', 'refusal.nothingToCopy');
    const { isSignificant, significantUpdateNote, proposeForConfirmation } = order;
    const wishes = { isSignificant: isSignificant ?? true, significantUpdateNote: significantUpdateNote ?? null, proposeForConfirmation: proposeForConfirmation === true };
    const input: EntryRestrictionInput = { ...toInput(state), details: copied.details, ...wishes };
    const outcome = decideSave(state, input, await contextOf(tx, this, input, editorId));
    return outcome.ok ? publishRevision(tx, this, { state, saved: outcome, input, editorId, correlationId }) : outcome;
  }

  private async parentDetails(tx: Tx, state: EntryRestriction, { from }: CopyOrder): Promise<EntryRestrictionInput['details'] | null> {
    const parent = from === 'PARENT' ? await copyParentOf(tx, state) : null;
    return parent && parent.details.map(toDetailInput);
  }
}
