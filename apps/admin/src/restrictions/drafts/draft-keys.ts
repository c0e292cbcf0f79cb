/** The storage of the browser, or of a test. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export const draftKey = (userId: string, restrictionId: string | null): string =>
  `landfall.draft.${userId}.${restrictionId ?? 'new'}`;
