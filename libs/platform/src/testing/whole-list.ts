import type { PageRequest } from '../list/page-request.js';

/** Reads a list in pages of two; throws on a duplicate entry or a wrong total. */
export async function wholeList<T extends { id: string }>(
  read: (page: PageRequest) => Promise<{ readonly results: readonly T[]; readonly totalCount: number }>,
): Promise<T[]> {
  const found: T[] = [];
  for (;;) {
    const { results, totalCount } = await read({ limit: 2, offset: found.length });
    found.push(...results);
    if (results.length > 0 && found.length < totalCount) continue;
    if (found.length !== totalCount) throw new Error(`${totalCount} entries are announced, ${found.length} came.`);
    if (new Set(found.map(({ id }) => id)).size !== found.length) throw new Error('An entry is on two pages.');
    return found;
  }
}
