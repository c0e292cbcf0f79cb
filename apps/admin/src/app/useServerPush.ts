import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError, follow } from '../graphql/client.js';
import { keepLive } from './live.js';
import { ALL_TOPICS, attemptDelay, queriesOf, readingDelay } from './push-plan.js';

function readAgain(client: QueryClient, topics: readonly string[], signal: AbortSignal): void {
  const queries = queriesOf(topics);
  const isConcerned = ({ queryKey: [kind, name] }: { queryKey: readonly unknown[] }) =>
    kind === 'api' && queries.has(String(name));
  const timer = setTimeout(() => void client.invalidateQueries({ predicate: isConcerned }), readingDelay());
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });

/** Follows the server until it is aborted. Without a stream what is shown is read at its intervals, so a failure needs no notice. */
async function followOn(client: QueryClient, signal: AbortSignal, isFirst: boolean): Promise<void> {
  let hadGap = !isFirst;
  for (let failures = 0; !signal.aborted;) {
    try {
      await follow((topics) => {
        const isOpened = topics.length === 0;
        if (isOpened) failures = 0;
        keepLive(true);
        if (!isOpened || hadGap) readAgain(client, isOpened ? ALL_TOPICS : topics, signal);
        hadGap = false;
      }, signal);
    } catch (error) {
      if (signal.aborted || (error instanceof ApiError && error.isUnauthenticated)) return;
      failures += 1;
    } finally {
      keepLive(false);
    }
    hadGap = true;
    await pause(attemptDelay(failures), signal);
  }
}

/** Reads again at once what has changed on the server, while the window is in sight: a hidden one must not hold a connection. */
export function useServerPush(): void {
  const client = useQueryClient();
  useEffect(() => {
    let running: AbortController | null = null;
    let isFirst = true;
    const change = () => {
      const isShown = document.visibilityState === 'visible';
      if (isShown && !running) {
        running = new AbortController();
        void followOn(client, running.signal, isFirst);
        isFirst = false;
      }
      if (isShown || !running) return;
      running.abort();
      running = null;
    };
    change();
    document.addEventListener('visibilitychange', change);
    return () => {
      document.removeEventListener('visibilitychange', change);
      running?.abort();
    };
  }, [client]);
}
