import { setTimeout as delay } from 'node:timers/promises';

/** Requests at a constant rate, each of `requests` in turn, until `stop`, which resolves to how many there were and which failed. */
export function steadyLoad(requests, perSecond) {
  const failures = [];
  const open = new Set();
  let [sent, slowest, stopped] = [0, 0, false];
  const began = performance.now();

  const one = async ({ name, send }) => {
    const from = performance.now();
    const at = ((from - began) / 1_000).toFixed(1);
    try {
      await send();
    } catch (error) {
      failures.push(`${name} after ${at} s, open for ${(performance.now() - from).toFixed(0)} ms: ${error.message}`);
    }
    slowest = Math.max(slowest, performance.now() - from);
  };
  const loop = (async () => {
    while (!stopped) {
      while (began + (sent / perSecond) * 1_000 <= performance.now()) {
        const exchange = one(requests[sent % requests.length]).finally(() => open.delete(exchange));
        open.add(exchange);
        sent += 1;
      }
      await delay(5);
    }
  })();

  return {
    stop: async () => {
      stopped = true;
      await loop;
      await Promise.all(open);
      return { sent, failures, slowestMs: Math.round(slowest) };
    },
  };
}
