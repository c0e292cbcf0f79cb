import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Inject } from '@nestjs/common';
import { dayIn, refusal, type Clock, type Refusal } from '@landfall/kernel';
import { Places } from '@landfall/places';
import { CLOCK, CONFIG, Database, type Config, type Tx } from '@landfall/platform';
import type { EntryRestriction } from '../../model/entry-restriction.js';
import { restrictionById } from '../../model/restriction-store.js';
import { RuleBookKeeper } from '../../rule-book/rule-book-keeper.js';
import { effectiveOnRefusals } from '../plan-revision/effective-on.decide.js';
import { publishRevision, restrictionIdOf, type GoldenRefusal, type Published } from '../plan-revision/publish-revision.js';
import { contextOf, staleRefusal } from './decide-draft.js';
import { decideSave } from './save-entry-restriction.decide.js';
import { SaveEntryRestriction } from './save-entry-restriction.command.js';

export { storeSaved } from './store-saved.js';

export interface StaleRefusal extends Refusal {
  /** What stands now, when the sent version was stale. */
  current: EntryRestriction;
}

export type SaveResult = Published | GoldenRefusal | StaleRefusal | Refusal;

@CommandHandler(SaveEntryRestriction)
export class SaveEntryRestrictionHandler implements ICommandHandler<SaveEntryRestriction, SaveResult> {
  constructor(
    private readonly database: Database,
    readonly places: Places,
    readonly ruleBook: RuleBookKeeper,
    @Inject(CLOCK) readonly clock: Clock,
    @Inject(CONFIG) readonly config: Pick<Config, 'timeZone'>,
  ) {}

  async execute(command: SaveEntryRestriction): Promise<SaveResult> {
    const result = await this.database.transaction('system', (tx) => this.save(tx, command));
    if (result.ok) await this.ruleBook.refresh(restrictionIdOf(result));
    return result;
  }

  private async save(tx: Tx, { kind, input, editorId, correlationId }: SaveEntryRestriction): Promise<SaveResult> {
    const state = kind === 'update' ? await restrictionById(tx, input.id ?? '', true) : null;
    if (kind === 'update' && !state) return refusal('id', 'refusal.notFound');
    if (state && input.version != null && input.version !== state.version) return { ...(await staleRefusal(tx, state, input.version)), current: state };
    const outcome = decideSave(state, input, await contextOf(tx, this, input, editorId));
    const untimely = effectiveOnRefusals(input.effectiveOn, dayIn(this.config.timeZone, this.clock.now()));
    if (!outcome.ok) return { ok: false, refusals: [...untimely, ...outcome.refusals] };
    if (untimely.length > 0) return { ok: false, refusals: untimely };
    return publishRevision(tx, this, { state, saved: outcome, input, editorId, correlationId });
  }
}
