import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Inject } from '@nestjs/common';
import { newId, refusal, type Clock, type FieldRefusal, type Refusal } from '@landfall/kernel';
import { namesOfUsers } from '@landfall/organisations/persistence';
import { Places } from '@landfall/places';
import { appendEvents, CLOCK, Database, type Tx } from '@landfall/platform';
import type { EntryRestriction } from '../../model/entry-restriction.js';
import { placeKeyOf, restrictionById, restrictionsBy, saveRestriction } from '../../model/restriction-store.js';
import { authorityIds } from '../../model/authorities.js';
import { RuleBookKeeper } from '../../rule-book/rule-book-keeper.js';
import { decideSave, type SaveContext, type Saved } from './save-entry-restriction.decide.js';
import { SaveEntryRestriction, type EntryRestrictionInput } from './save-entry-restriction.command.js';
import { saveContext } from './save-context.js';

export interface StaleRefusal extends Refusal {
  /** What stands now, when the sent version was stale. */
  current: EntryRestriction;
  changedBy: string;
}

export type SaveResult = { ok: true; restriction: EntryRestriction; warnings: FieldRefusal[] } | Refusal | StaleRefusal;

@CommandHandler(SaveEntryRestriction)
export class SaveEntryRestrictionHandler implements ICommandHandler<SaveEntryRestriction, SaveResult> {
  constructor(
    private readonly database: Database,
    private readonly places: Places,
    private readonly ruleBook: RuleBookKeeper,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(command: SaveEntryRestriction): Promise<SaveResult> {
    const result = await this.database.transaction('system', (tx) => this.save(tx, command));
    if (result.ok) await this.ruleBook.refresh(result.restriction.id);
    return result;
  }

  private async save(tx: Tx, { kind, input, editorId, correlationId }: SaveEntryRestriction): Promise<SaveResult> {
    const state = kind === 'update' ? await restrictionById(tx, input.id ?? '', true) : null;
    if (kind === 'update' && !state) return refusal('id', 'refusal.notFound');
    if (state && input.version != null && input.version !== state.version) return this.stale(tx, state);
    const outcome = decideSave(state, input, await this.context(tx, input, editorId));
    if (!outcome.ok) return outcome;
    await storeSaved(tx, outcome, state?.version ?? 0, { actor: editorId, correlationId });
    return { ok: true, restriction: outcome.restriction, warnings: outcome.warnings };
  }

  private async context(tx: Tx, input: EntryRestrictionInput, editorId: string): Promise<SaveContext> {
    const path = this.places.path(input.level, input.airportId ?? input.regionId ?? input.countryId);
    const key = path ? placeKeyOf({ level: input.level, countryId: path.country, regionId: path.region, airportId: path.airport }) : '';
    return saveContext(this.places, this.ruleBook.groups, {
      authorityIds: await authorityIds(tx),
      now: this.clock.now(),
      newId,
      editorId,
      importOrigin: null,
      neighbours: await restrictionsBy(tx, { placeKey: key, isActive: true }),
    });
  }

  private async stale(tx: Tx, current: EntryRestriction): Promise<StaleRefusal> {
    const editor = current.modifiedBy ? (await namesOfUsers(tx, [current.modifiedBy])).get(current.modifiedBy) : undefined;
    const changedBy = editor ? `${editor.firstName} ${editor.lastName}`.trim() : '–';
    return {
      ...refusal('version', 'refusal.staleVersion', { editor: changedBy, time: current.modifiedAt.toISOString() }),
      current,
      changedBy,
    };
  }
}

/** State, revision and event of a decision, in the caller's transaction. */
export async function storeSaved(tx: Tx, saved: Saved, expectedVersion: number, context: { actor: string | null; correlationId: string | null }): Promise<string> {
  await saveRestriction(tx, saved.restriction, saved.revision);
  return appendEvents(tx, saved.events, expectedVersion, context);
}
