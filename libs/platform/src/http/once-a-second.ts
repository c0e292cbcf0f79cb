import { LRUCache } from 'lru-cache';

const KEPT_MS = 1_000;

/** Reads once a second at most, however often the result is called; calls at the same moment share one reading. */
export function onceASecond<T extends object>(read: () => Promise<T>): () => Promise<T> {
  const kept = new LRUCache<'now', T>({ max: 1, ttl: KEPT_MS, fetchMethod: read });
  return () => kept.forceFetch('now');
}
