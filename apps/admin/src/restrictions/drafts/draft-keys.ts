/** The storage of the browser, or of a test. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const PREFIX = 'landfall.draft.';

export const draftKey = (userId: string, restrictionId: string | null): string =>
  `${PREFIX}${userId}.${restrictionId ?? 'new'}`;

/** Drafts of every user of this browser: a log-out leaves nothing behind. */
export function dropDrafts(storage: DraftStorage): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter((key) =>
    key?.startsWith(PREFIX),
  );
  for (const key of keys) if (key) storage.removeItem(key);
}
