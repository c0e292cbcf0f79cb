import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { rejection } from '@landfall/kernel';
import { Database, type Tx } from '@landfall/platform';
import { restrictionById } from '../../model/restriction/restriction-store.js';
import { DecisionRules } from '../../decisions/decision-rules.js';
import { loadSaveContext } from '../../decisions/save-context.js';
import { decideSave } from '../../decisions/save-entry-restriction.decide.js';
import { staleRejection } from '../../decisions/stale-rejection.js';
import { publishRevision } from '../../publishing/publish-revision.js';
import { refreshRules } from '../../publishing/refresh-rules.js';
import type { SaveResult } from '../../publishing/save-result.js';
import { SaveEntryRestriction } from './save-entry-restriction.command.js';

/** Saves an editor's revision: load, decide, publish in one transaction, then refresh the rules of this process. */
@CommandHandler(SaveEntryRestriction)
export class SaveEntryRestrictionHandler implements ICommandHandler<SaveEntryRestriction, SaveResult> {
  constructor(
    private readonly database: Database,
    private readonly rules: DecisionRules,
  ) {}

  async execute(command: SaveEntryRestriction): Promise<SaveResult> {
    const result = await this.database.transaction('system', (tx) => this.save(tx, command));
    await refreshRules(this.rules, result);
    return result;
  }

  private async save(tx: Tx, { kind, draft, editorId, correlationId }: SaveEntryRestriction): Promise<SaveResult> {
    const { input } = draft;
    const state = kind === 'update' ? await restrictionById(tx, input.id ?? '', true) : null;
    if (kind === 'update' && !state) return rejection('id', 'rejection.notFound');
    const stale = state && (await staleRejection(tx, state, input.version ?? state.version));
    if (stale) return stale;
    const decided = decideSave(state, draft, await loadSaveContext(tx, this.rules, input, editorId));
    if (!decided.ok) return decided;
    return publishRevision(tx, this.rules, { state, decided, input, editorId, correlationId });
  }
}
