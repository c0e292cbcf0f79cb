import { isIsoDate, type FieldRejection, type IsoDate } from '@landfall/kernel';

const LATEST = '2100-12-31';

/** What is wrong with the day on which a revision is to take effect; nothing when there is none: it takes effect at once. */
export function effectiveOnRejections(effectiveOn: string | null | undefined, today: IsoDate): FieldRejection[] {
  if (!effectiveOn) return [];
  if (!isIsoDate(effectiveOn) || effectiveOn > LATEST) return [{ field: 'effectiveOn', key: 'rejection.invalidDate' }];
  return effectiveOn > today ? [] : [{ field: 'effectiveOn', key: 'rejection.effectiveOnNotLater' }];
}
