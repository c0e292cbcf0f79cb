import { isDeepStrictEqual } from 'node:util';
import type { PhaseName } from '@landfall/requirements';
import type { RestrictionDetail } from '../model/restriction/entry-restriction.js';
import { CONTENT } from '../model/restriction/same-wording.js';

export const PHASES: readonly PhaseName[] = ['noAccess', 'someRestrictions', 'noRestrictions'];

const PROVENANCE: readonly (keyof RestrictionDetail)[] = [
  'sourceUri',
  'authorityId',
  'writtenOn',
  'checkedAt',
  'nextReview',
];

/** Keeps the times of what did not change, so that "changed" and "significantly changed" stay true per part. */
export function withUpdateTimes(
  detail: RestrictionDetail,
  previous: RestrictionDetail | null,
  isSignificant: boolean,
  now: string,
): RestrictionDetail {
  const same = (key: keyof RestrictionDetail): boolean =>
    previous !== null && isDeepStrictEqual(detail[key] ?? null, previous[key] ?? null);
  const isUnchanged = CONTENT.every(same);
  const noteMoved = !same('noteDe') || !same('noteEn');
  const hasNote = Boolean(detail.noteDe || detail.noteEn || previous);
  return {
    ...detail,
    phaseUpdates: phaseUpdates(detail, previous, isSignificant, now),
    noteUpdatedAt: noteMoved && isSignificant && hasNote ? now : (previous?.noteUpdatedAt ?? null),
    modifiedAt: isUnchanged && PROVENANCE.every(same) ? previous!.modifiedAt : now,
    significantUpdateAt: isUnchanged || !isSignificant ? (previous?.significantUpdateAt ?? null) : now,
  };
}

function phaseUpdates(
  detail: RestrictionDetail,
  previous: RestrictionDetail | null,
  isSignificant: boolean,
  now: string,
): RestrictionDetail['phaseUpdates'] {
  const updates: RestrictionDetail['phaseUpdates'] = {};
  for (const phase of PHASES) {
    const moved = !isDeepStrictEqual(detail.phases[phase], previous?.phases[phase]);
    const time = moved && isSignificant ? now : previous?.phaseUpdates[phase];
    if (time) updates[phase] = time;
  }
  return updates;
}
