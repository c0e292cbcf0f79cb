/**
 * Collects the garbage of the start once, before the first request; V8 would otherwise promote it and enlarge the heap
 * for good (docs/performance.md). Requires Node's `--expose-gc`.
 */
export function runStartUpGc(): void {
  globalThis.gc?.();
}
