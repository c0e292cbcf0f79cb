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
  const { writtenOn: sentWritten = null, checkedAt: sentChecked = null, checkedBy: sentBy = null } = input;
  if (takesDatesAsSent) return dates(sentWritten, sentChecked, sentBy);
  const was = { writtenOn: null, checkedBy: null, ...(previous ?? { checkedAt: null }) };
  const isReworded = !previous || !sameWording(detail, previous);
  const written = sentWritten ?? was.writtenOn;
  const checkedAt = kept(input.checkedAt, was.checkedAt);
  const isNewDay = written !== was.writtenOn;
  const isNewCheck = checkedAt !== was.checkedAt;
  return dates(
    isReworded && !isNewDay ? (today ?? now.toISOString().slice(0, 10)) : written,
    isReworded && !isNewCheck ? null : checkedAt,
    isNewCheck ? editorId : was.checkedBy,
  );
}

const dates = (writtenOn: string | null, checkedAt: string | null, checkedBy: string | null): Dates => ({
  writtenOn,
  checkedAt,
  ...(checkedAt === null || checkedBy === null ? {} : { checkedBy }),
});
