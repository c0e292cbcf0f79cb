import { keepItem } from '../search/keep-item.js';

const KEY = 'landfall.lastNewsVisit';
const YEARS_BEFORE = 20;

/** When the user has last read the news; who never has did so twenty years ago (spec: application, section 9). */
export function readLastVisit(storage: Pick<Storage, 'getItem'>, now: Date): Date {
  const kept = new Date(storage.getItem(KEY) ?? '');
  if (!Number.isNaN(kept.valueOf())) return kept;
  const before = new Date(now);
  before.setUTCFullYear(before.getUTCFullYear() - YEARS_BEFORE);
  return before;
}

export const keepLastVisit = (storage: Pick<Storage, 'setItem'>, now: Date): void =>
  keepItem(storage, KEY, now.toISOString());

/** Unread: published after the last visit. Changed: read before, and updated in a significant way since. */
export function unreadState(
  { createdAt, significantUpdateAt }: { createdAt: string; significantUpdateAt: string | null },
  lastVisit: Date,
): 'NEW' | 'CHANGED' | 'READ' {
  if (new Date(createdAt) > lastVisit) return 'NEW';
  return significantUpdateAt && new Date(significantUpdateAt) > lastVisit ? 'CHANGED' : 'READ';
}
