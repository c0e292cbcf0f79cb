/**
 * Collects what starting has left behind, once, before the first request. Reading all rules leaves about as much garbage as the
 * rule index itself; V8 takes it for long-lived and lets the heap grow from there (docs/performance.md). Needs Node's `--expose-gc`;
 * switching it on in a running process is what V8 warns of.
 */
export function runStartUpGc(): void {
  globalThis.gc?.();
}
