import { isIsoDate, type FieldRefusal, type IsoDate } from '@landfall/kernel';

const LATEST = '2100-12-31';

/** What is wrong with the day on which a revision is to take effect; nothing when there is none: it takes effect at once. */
export function effectiveOnRefusals(effectiveOn: string | null | undefined, today: IsoDate): FieldRefusal[] {
  if (!effectiveOn) return [];
  if (!isIsoDate(effectiveOn) || effectiveOn > LATEST) return [{ field: 'effectiveOn', key: 'refusal.invalidDate' }];
  return effectiveOn > today ? [] : [{ field: 'effectiveOn', key: 'refusal.effectiveOnNotLater' }];
}
