import type { FieldRejection, IsoDate } from '@landfall/kernel';

/** What is wrong with the day on which a revision is to take effect; nothing when there is none: it takes effect at once. */
export function effectiveOnRejections(effectiveOn: string | null | undefined, today: IsoDate): FieldRejection[] {
  if (!effectiveOn) return [];
  return effectiveOn > today ? [] : [{ field: 'effectiveOn', key: 'rejection.effectiveOnNotLater' }];
}
