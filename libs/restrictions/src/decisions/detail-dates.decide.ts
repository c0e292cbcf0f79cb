import type { RestrictionDetail } from '../model/restriction/entry-restriction.js';
import type { EntryRestrictionDetailInput } from '../model/restriction/restriction-input.js';
import { sameWording } from '../model/restriction/same-wording.js';
import type { DetailContext } from './detail.decide.js';
import { kept } from './kept.js';

type Dates = Pick<RestrictionDetail, 'writtenOn' | 'checkedAt' | 'checkedBy'>;

/**
 * When a detail was written, and when and by whom it was compared with its source. Saving is no check: a day that is only sent back
 * as it was read ends with the wording that it belongs to.
 */
export function decideDates(
  input: EntryRestrictionDetailInput,
  detail: RestrictionDetail,
  previous: RestrictionDetail | null,
  { now, today, editorId, takesDatesAsSent }: Pick<DetailContext, 'now' | 'today' | 'editorId' | 'takesDatesAsSent'>,
): Dates {
  if (takesDatesAsSent)
    return dates(input.writtenOn ?? null, input.checkedAt ?? null, input.checkedAt ? (input.checkedBy ?? null) : null);
  const isReworded = !previous || !sameWording(detail, previous);
  const [wasWritten, wasChecked] = [previous?.writtenOn ?? null, previous?.checkedAt ?? null];
  const written = input.writtenOn ?? wasWritten;
  const checked = kept(input.checkedAt, wasChecked);
  const isSameCheck = checked === wasChecked;
  const writtenOn = isReworded && written === wasWritten ? (today ?? now.toISOString().slice(0, 10)) : written;
  const checkedAt = isReworded && isSameCheck ? null : checked;
  const by = isSameCheck ? (previous?.checkedBy ?? null) : editorId;
  return dates(writtenOn, checkedAt, checkedAt === null ? null : by);
}

const dates = (writtenOn: string | null, checkedAt: string | null, checkedBy: string | null): Dates => ({
  writtenOn,
  checkedAt,
  ...(checkedBy === null ? {} : { checkedBy }),
});
