import { dayIn, newId, rejection, type Clock, type Outcome, type Rejection } from '@landfall/kernel';
import { namesOfUsers } from '@landfall/organisations/user-store';
import type { Places } from '@landfall/places';
import type { Config, Tx, Validated } from '@landfall/platform';
import { authorityIds } from '../model/authorities/authority-store.js';
import type { EntryRestriction } from '../model/restriction/entry-restriction.js';
import { placeKeyOf, restrictionById, restrictionsBy } from '../model/restriction/restriction-store.js';
import type { PublishedRules } from '../model/restriction/published-rules.js';
import { effectiveOnRejections } from './effective-on.decide.js';
import { saveContext } from './save-context.js';
import type { EntryRestrictionInput } from '../model/restriction/restriction-input.js';
import type { SaveContext } from './save-context.js';
import { decideSave, type Saved } from './save-entry-restriction.decide.js';

export interface DraftDependencies {
  places: Places;
  ruleIndex: PublishedRules;
  clock: Clock;
}

export interface DraftRules extends DraftDependencies {
  config: Pick<Config, 'timeZone'>;
}

/** What a decision about an input asks for, loaded in the caller's transaction. */
export async function contextOf(
  tx: Tx,
  { places, ruleIndex, clock }: DraftDependencies,
  input: EntryRestrictionInput,
  editorId: string,
): Promise<SaveContext> {
  const path = places.path(input.level, input.airportId ?? input.regionId ?? input.countryId);
  const key = path
    ? placeKeyOf({ level: input.level, countryId: path.country, regionId: path.region, airportId: path.airport })
    : '';
  return saveContext(places, ruleIndex.groups, {
    authorityIds: await authorityIds(tx),
    now: clock.now(),
    newId,
    editorId,
    importProvenance: null,
    neighbours: await restrictionsBy(tx, { placeKey: key, isActive: true }),
  });
}

export interface StaleRejection extends Rejection {
  /** What stands now, when the sent version was stale. */
  current: EntryRestriction;
}

/** Says who changed the restriction meanwhile, and when; of a version that there has not been, that there is none. Null where the sent version stands. */
export async function staleRejection(tx: Tx, current: EntryRestriction, sent: number): Promise<StaleRejection | null> {
  if (sent === current.version) return null;
  if (sent > current.version || sent < 1)
    return { ...rejection('version', 'rejection.unknownVersion', { version: String(sent) }), current };
  const editor = current.modifiedBy
    ? (await namesOfUsers(tx, [current.modifiedBy])).get(current.modifiedBy)
    : undefined;
  const by = {
    editor: editor ? `${editor.firstName} ${editor.lastName}`.trim() : '–',
    time: current.modifiedAt.toISOString(),
  };
  return { ...rejection('version', 'rejection.staleVersion', by), current };
}

/** Decides about what an editor sent, and about the day on which it is to take effect. */
export async function decideInput(
  tx: Tx,
  rules: DraftRules,
  state: EntryRestriction | null,
  draft: Validated<EntryRestrictionInput>,
  editorId: string,
): Promise<Outcome<Saved>> {
  const outcome = decideSave(state, draft, await contextOf(tx, rules, draft.input, editorId));
  const untimely = effectiveOnRejections(draft, dayIn(rules.config.timeZone, rules.clock.now()));
  return untimely.length > 0
    ? { ok: false, rejections: [...untimely, ...(outcome.ok ? [] : outcome.rejections)] }
    : outcome;
}

/** Decides about an unsaved draft as a save would, and writes nothing. `state` is what stands now; null: it would be created. */
export async function decideDraft(
  tx: Tx,
  dependencies: DraftRules,
  draft: Validated<EntryRestrictionInput>,
  editorId: string,
): Promise<Outcome<Saved & { state: EntryRestriction | null }>> {
  const { input } = draft;
  const state = input.id ? await restrictionById(tx, input.id) : null;
  if (input.id && !state) return rejection('id', 'rejection.notFound');
  const stale = state && (await staleRejection(tx, state, input.version ?? state.version));
  if (stale) return stale;
  const outcome = await decideInput(tx, dependencies, state, draft, editorId);
  return outcome.ok ? { ...outcome, state } : outcome;
}
