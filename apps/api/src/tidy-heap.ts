import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Collects what starting has left behind, once, before the first request. Reading all rules leaves about as much garbage as the
 * book itself; V8 takes it for long-lived and lets the heap grow from there (docs/performance.md).
 */
export function tidyHeap(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
}
