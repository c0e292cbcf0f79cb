// A process of its own: sends requests at a constant rate, whether or not earlier ones have been answered. Latency counts
// from the moment at which a request was due, so that a server that stands still cannot hide its waiting times.
import { Agent, request } from 'node:http';
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { spread } from './figures.mjs';

const TICK_MS = 1;
const MAX_OPEN = 2_000;
const GIVE_UP_MS = 30_000;

/**
 * Runs the generator. `bodies` are sent in turn, or else `paths` requested; answers must begin with `expected`. `onMeasure` is called when the warm-up
 * is over, `until` ends the run early. Resolves to latencies in ms and counts of the measured time.
 */
export function openLoop(load, { onMeasure, until } = {}) {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(import.meta.url), [], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      serialization: 'advanced',
    });
    child.on('message', (message) => {
      if (message.type === 'measuring') onMeasure?.();
      if (message.type === 'done') {
        child.disconnect();
        resolve({ ...message.result, ...spread(message.result.latencies) });
      }
    });
    child.on('exit', (code) => code !== 0 && reject(new Error(`The load generator ended with ${code}.`)));
    child.send(load);
    void until?.then(() => child.connected && child.send({ stop: true }));
  });
}

function generate({ url, headers, bodies = [], paths = null, rate, warmUpSeconds, measureSeconds, expected }) {
  const { hostname, port, pathname } = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const payloads = bodies.map((body) => Buffer.from(body));
  const gap = 1_000 / rate;
  const result = { latencies: [], errors: 0, firstError: null, bytes: 0, unanswered: 0 };
  let [sent, open, measuring, stopping] = [0, 0, false, false];
  const start = performance.now();
  const measureFrom = start + warmUpSeconds * 1_000;
  let measureTo = measureFrom + measureSeconds * 1_000;

  const finish = (due, problem, bytes) => {
    open -= 1;
    if (due < measureFrom || due >= measureTo) return;
    result.latencies.push(performance.now() - due);
    result.bytes += bytes;
    if (!problem) return;
    result.errors += 1;
    result.firstError ??= problem;
  };
  const send = (due) => {
    open += 1;
    exchange(due, payloads[sent % payloads.length], paths?.[sent % paths.length] ?? pathname);
    sent += 1;
  };
  const exchange = (due, payload, path) => {
    const outgoing = request(
      {
        agent,
        hostname,
        port,
        path,
        method: payload ? 'POST' : 'GET',
        headers: payload ? { ...headers, 'content-length': payload.length } : headers,
        timeout: GIVE_UP_MS,
      },
      (response) => {
        let [head, bytes] = ['', 0];
        response.on('data', (chunk) => {
          if (head.length < expected.length) head += chunk.toString('latin1', 0, expected.length - head.length);
          bytes += chunk.length;
        });
        response.on('error', (error) => finish(due, error.message, bytes));
        response.on('end', () =>
          finish(
            due,
            response.statusCode === 200 && head.startsWith(expected) ? null : `${response.statusCode} ${head}`,
            bytes,
          ),
        );
      },
    );
    outgoing.on('timeout', () => outgoing.destroy(new Error('no answer')));
    outgoing.on('error', (error) => {
      // A kept connection may be closed by the server at the moment of its next use; clients try again at once.
      if (outgoing.reusedSocket && error.code === 'ECONNRESET') exchange(due, payload, path);
      else finish(due, error.message, 0);
    });
    outgoing.end(payload);
  };
  const tick = () => {
    const now = performance.now();
    if (stopping) measureTo = Math.min(measureTo, now);
    if (!measuring && now >= measureFrom) {
      measuring = true;
      process.send({ type: 'measuring' });
    }
    while (open < MAX_OPEN && start + sent * gap <= now && start + sent * gap < measureTo) send(start + sent * gap);
    if (start + sent * gap < measureTo) return void setTimeout(tick, TICK_MS);
    if (open > 0 && now < measureTo + GIVE_UP_MS) return void setTimeout(tick, 20);
    result.unanswered = open;
    agent.destroy();
    process.send({ type: 'done', result: { ...result, seconds: (measureTo - measureFrom) / 1_000 } });
  };
  process.on('message', (message) => (stopping ||= message.stop === true));
  tick();
}

if (process.send && process.argv[1] === fileURLToPath(import.meta.url)) process.once('message', generate);
