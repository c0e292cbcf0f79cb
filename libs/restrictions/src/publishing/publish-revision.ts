import { newId, type FieldRefusal, type Refusal } from '@landfall/kernel';
import type { AppendContext, Tx } from '@landfall/platform';
import { brokenBy, type GoldenRules } from '../model/regression-cases/broken-by.js';
import { contradictedPlans, withPlan, type Outlook } from '../model/scheduled-revisions/contradicted-plans.js';
import type { EntryRestriction } from '../model/restriction/entry-restriction.js';
import type { BrokenGolden } from '../model/regression-cases/golden-traveller.js';
import { startPending } from '../model/scheduled-revisions/pending-events.js';
import type { PendingRevision } from '../model/scheduled-revisions/pending-revision.js';
import { openPlans } from '../model/scheduled-revisions/pending-store.js';
import { plannedTies } from '../model/scheduled-revisions/planned-ties.js';
import { placeKeyOf, restrictionsBy } from '../model/restriction/restriction-store.js';
import type { PublishedRules } from '../model/restriction/published-rules.js';
import type { EntryRestrictionInput } from '../model/restriction/restriction-input.js';
import type { Saved } from '../drafts/save-entry-restriction.decide.js';
import { storeSaved } from '../drafts/store-saved.js';

export type PublishingRules = GoldenRules & { ruleBook: Pick<PublishedRules, 'groups'> };

export interface Publication {
  /** What the decision was made on; null: nothing stood. */
  state: EntryRestriction | null;
  saved: Saved;
  /** What the editor sent; `effectiveOn` (checked by the caller) plans it, `proposeForConfirmation` lets a second person decide. */
  input: EntryRestrictionInput;
  /** The version that it brings back. */
  restoredFrom?: number;
  editorId: string;
  correlationId: string;
}

/** Published: `restriction` as it was saved. Planned or proposed: `pending`, and `restriction` as it still stands. */
export interface Published {
  ok: true;
  restriction: EntryRestriction | null;
  pending: PendingRevision | null;
  warnings: FieldRefusal[];
}

export interface GoldenRefusal extends Refusal {
  brokenGoldens: BrokenGolden[];
}

/** A refusal that moved a pending revision nevertheless: it is blocked now, or waits with a longer list of golden travellers. */
export interface MovedRefusal extends Refusal {
  pending: PendingRevision;
}

export function goldenRefusal(brokenGoldens: BrokenGolden[]): GoldenRefusal {
  const names = brokenGoldens.map((golden) => golden.name).join(', ');
  return { ok: false, refusals: [{ field: 'golden', key: 'refusal.goldenBroken', values: { names } }], brokenGoldens };
}

/**
 * The one way in which an editor's decision becomes what holds: at once, on a later day, or, where it breaks golden travellers,
 * after a second person has confirmed it. Refuses such a revision unless it is proposed for confirmation. The caller holds the
 * restriction's row and does this inside `Publishing.commit`.
 */
export async function publishRevision(
  tx: Tx,
  rules: PublishingRules,
  publication: Publication,
): Promise<Published | GoldenRefusal> {
  const { state, saved, input, editorId, correlationId } = publication;
  const effectiveOn = input.effectiveOn || null;
  const broken = await brokenBy(tx, rules, saved.restriction, effectiveOn);
  if (broken.length > 0 && !input.proposeForConfirmation) return goldenRefusal(broken);
  const context: AppendContext = { actor: editorId, correlationId };
  const warnings = [...saved.warnings, ...(await planWarnings(tx, rules, publication))];
  if (broken.length === 0 && !effectiveOn) {
    await storeSaved(tx, saved, state?.version ?? 0, context);
    return { ok: true, restriction: saved.restriction, pending: null, warnings };
  }
  const pending = await startPending(tx, proposed(publication, broken, effectiveOn, rules.clock.now()), context);
  return { ok: true, restriction: state, pending, warnings };
}

/**
 * Plans that this publication leaves no room for, itself among them, and days on which it and the plans contradict each other.
 * One without a day is taken as if it held from now on.
 */
export async function planWarnings(
  tx: Tx,
  { ruleBook }: PublishingRules,
  { state, saved, input }: Pick<Publication, 'state' | 'saved' | 'input'>,
): Promise<FieldRefusal[]> {
  if (!state) return [];
  const plans = await openPlans(tx, state.id, ['PLANNED', 'AWAITING_CONFIRMATION']);
  const effectiveOn = input.effectiveOn || null;
  if (plans.length === 0) return [];
  const before: Outlook = { current: state, plans };
  const after: Outlook = effectiveOn
    ? { current: state, plans: withPlan(plans, { id: '', base: state, decided: saved.restriction, effectiveOn }) }
    : { current: saved.restriction, plans };
  const ofThePlace = await restrictionsBy(tx, { placeKey: placeKeyOf(saved.restriction), isActive: true });
  const neighbours = ofThePlace.filter(({ id, origin }) => id !== state.id && origin === state.origin);
  return [
    ...contradictedPlans(before, after),
    ...plannedTies(before, after, saved.restriction, { neighbours, groups: ruleBook.groups }),
  ];
}

/** The restriction whose rules or plans were moved; null: none. */
export function movedBy(result: Published | Refusal | MovedRefusal): string | null {
  if ('pending' in result && result.pending) return result.pending.restrictionId;
  return result.ok ? result.restriction!.id : null;
}

function proposed(
  { state, saved, input, restoredFrom, editorId }: Publication,
  brokenGoldens: BrokenGolden[],
  effectiveOn: string | null,
  now: Date,
): Omit<PendingRevision, 'version'> {
  return {
    id: newId(),
    restrictionId: saved.restriction.id,
    restrictionExists: state !== null,
    placeKey: placeKeyOf(saved.restriction),
    baseVersion: state?.version ?? 0,
    state: brokenGoldens.length > 0 ? 'AWAITING_CONFIRMATION' : 'PLANNED',
    effectiveOn,
    input,
    base: state,
    decided: saved.restriction,
    restoredFrom: restoredFrom ?? null,
    changedTypes: [...saved.revision.changedTypes],
    isSignificant: input.isSignificant ?? true,
    note: input.significantUpdateNote || null,
    brokenGoldens,
    problem: null,
    problemValues: {},
    proposedBy: editorId,
    proposedAt: now,
    decidedBy: null,
    decidedAt: null,
    appliedVersion: null,
  };
}
