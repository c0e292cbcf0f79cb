import { randomUUID } from 'node:crypto';
import { decideSave } from '../src/decisions/save-entry-restriction.decide.js';
import type { EntryRestriction } from '../src/model/restriction/entry-restriction.js';
import { aContext } from './a-context.js';
import type { ARestriction } from './a-restriction.js';
import { theSeeds } from './the-seeds.js';

/** What a builder's restriction becomes when it is saved on `before`, or when it is new. */
export async function aStoredRestriction(
  restriction: ARestriction,
  before: EntryRestriction | null = null,
): Promise<EntryRestriction> {
  const outcome = decideSave(
    before,
    (before ? restriction.revising(before) : restriction).draft(),
    aContext(await theSeeds(), { newId: randomUUID }),
  );
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.rejections));
  return outcome.restriction;
}
