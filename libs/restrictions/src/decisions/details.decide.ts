import { addDays, type Rejections } from '@landfall/kernel';
import type { EntryRestriction, RestrictionDetail } from '../model/restriction/entry-restriction.js';
import type { EntryRestrictionInput } from '../model/restriction/restriction-input.js';
import { decideDetail } from './detail.decide.js';
import type { SaveContext } from './save-context.js';

/** The details as they will be stored, each beside the stored one of its id. Rejects ids of no stored detail or of the same one twice. */
export function decideDetails(
  input: EntryRestrictionInput,
  state: EntryRestriction | null,
  context: SaveContext & { isSignificant: boolean },
  rejections: Rejections,
): RestrictionDetail[] {
  if (rejections.has('details')) return [];
  const stored = new Map(state?.details.map((detail) => [detail.id, detail]));
  const seen = new Set<string>();
  return input.details.map((sent, index) => {
    const previous = (sent.id && stored.get(sent.id)) || null;
    if (sent.id && state && !previous) rejections.add(`details.${index}.id`, 'rejection.notFound');
    if (previous && seen.has(previous.id)) rejections.add(`details.${index}.id`, 'rejection.duplicateDetail');
    if (previous) seen.add(previous.id);
    const decided = decideDetail(sent, index, previous, { ...context, level: input.level }, rejections);
    for (const field of ['writtenOn', 'checkedAt'] as const) {
      const day = decided[field] ?? null;
      if (context.editorId && isAhead(day, context.now) && day !== previous?.[field])
        rejections.add(`details.${index}.${field}`, 'rejection.dateInFuture');
    }
    return decided;
  });
}

/** No zone is more than a day ahead of UTC: a later day has begun nowhere. */
const isAhead = (day: string | null, now: Date): boolean =>
  day !== null && day > addDays(now.toISOString().slice(0, 10), 1);
