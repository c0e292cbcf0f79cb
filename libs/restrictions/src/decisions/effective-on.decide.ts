import type { FieldRejection, IsoDate } from '@landfall/kernel';
import type { Validated } from '@landfall/platform';
import type { EntryRestrictionInput } from '../model/restriction/restriction-input.js';

/** What is wrong with the day on which a revision is to take effect; nothing when there is none: it takes effect at once. */
export function effectiveOnRejections(
  { input: { effectiveOn }, shape }: Validated<EntryRestrictionInput>,
  today: IsoDate,
): FieldRejection[] {
  if (!effectiveOn || shape.some(({ field }) => field === 'effectiveOn')) return [];
  return effectiveOn > today ? [] : [{ field: 'effectiveOn', key: 'rejection.effectiveOnNotLater' }];
}
