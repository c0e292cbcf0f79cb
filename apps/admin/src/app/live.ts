/** Whether the server says at once what has changed; without it the console asks at intervals. */
let isLive = false;
const listeners = new Set<() => void>();

export function keepLive(next: boolean): void {
  if (next === isLive) return;
  isLive = next;
  for (const listener of listeners) listener();
}

export const readLive = (): boolean => isLive;

export function listenToLive(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
