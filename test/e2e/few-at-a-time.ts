/** Works on all items, a few at the same time; the results are in their order. */
export async function fewAtATime<T, R>(items: readonly T[], work: (item: T) => Promise<R>, few = 8): Promise<R[]> {
  const results: R[] = [];
  for (let at = 0; at < items.length; at += few)
    results.push(...(await Promise.all(items.slice(at, at + few).map((item) => work(item)))));
  return results;
}
