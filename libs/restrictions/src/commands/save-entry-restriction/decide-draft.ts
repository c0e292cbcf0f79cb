import { dayIn, newId, refusal, type Clock, type Outcome, type Refusal } from '@landfall/kernel';
import { namesOfUsers } from '@landfall/organisations/persistence';
import type { Places } from '@landfall/places';
import type { Config, Tx } from '@landfall/platform';
import { authorityIds } from '../../model/authorities.js';
import type { EntryRestriction } from '../../model/entry-restriction.js';
import { placeKeyOf, restrictionById, restrictionsBy } from '../../model/restriction-store.js';
import type { RuleBookKeeper } from '../../rule-book/rule-book-keeper.js';
import { effectiveOnRefusals } from '../plan-revision/effective-on.decide.js';
import { saveContext } from './save-context.js';
import type { EntryRestrictionInput } from './save-entry-restriction.command.js';
import { decideSave, type SaveContext, type Saved } from './save-entry-restriction.decide.js';

export interface DraftDependencies {
  places: Places;
  ruleBook: RuleBookKeeper;
  clock: Clock;
}

export interface DraftRules extends DraftDependencies {
  config: Pick<Config, 'timeZone'>;
}

/** What a decision about an input asks for, loaded in the caller's transaction. */
export async function contextOf(tx: Tx, { places, ruleBook, clock }: DraftDependencies, input: EntryRestrictionInput, editorId: string): Promise<SaveContext> {
  const path = places.path(input.level, input.airportId ?? input.regionId ?? input.countryId);
  const key = path ? placeKeyOf({ level: input.level, countryId: path.country, regionId: path.region, airportId: path.airport }) : '';
  return saveContext(places, ruleBook.groups, {
    authorityIds: await authorityIds(tx),
    now: clock.now(),
    newId,
    editorId,
    importOrigin: null,
    neighbours: await restrictionsBy(tx, { placeKey: key, isActive: true }),
  });
}

/** Says who changed the restriction meanwhile, and when; of a version that there has not been, that there is none. */
export async function staleRefusal(tx: Tx, current: EntryRestriction, sent: number): Promise<Refusal> {
  if (sent > current.version || sent < 1) return refusal('version', 'refusal.unknownVersion', { version: String(sent) });
  const editor = current.modifiedBy ? (await namesOfUsers(tx, [current.modifiedBy])).get(current.modifiedBy) : undefined;
  return refusal('version', 'refusal.staleVersion', { editor: editor ? `${editor.firstName} ${editor.lastName}`.trim() : '–', time: current.modifiedAt.toISOString() });
}

/** Decides about an unsaved draft as a save would, and writes nothing. `state` is what stands now; null: it would be created. */
export async function decideDraft(
  tx: Tx,
  dependencies: DraftRules,
  input: EntryRestrictionInput,
  editorId: string,
): Promise<Outcome<Saved & { state: EntryRestriction | null }>> {
  const state = input.id ? await restrictionById(tx, input.id) : null;
  if (input.id && !state) return refusal('id', 'refusal.notFound');
  if (state && input.version != null && input.version !== state.version) return staleRefusal(tx, state, input.version);
  const outcome = decideSave(state, input, await contextOf(tx, dependencies, input, editorId));
  const untimely = effectiveOnRefusals(input.effectiveOn, dayIn(dependencies.config.timeZone, dependencies.clock.now()));
  if (!outcome.ok || untimely.length > 0) return { ok: false, refusals: [...untimely, ...(outcome.ok ? [] : outcome.refusals)] };
  return { ...outcome, state };
}
