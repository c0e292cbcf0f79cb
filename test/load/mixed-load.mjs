// A process of its own: several kinds of requests at constant rates, whether or not earlier ones have been answered. Latency
// counts from the moment at which a request was due.
import { Agent, request } from 'node:http';
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const TICK_MS = 1;
const MAX_OPEN = 4_000;
const GIVE_UP_MS = 60_000;

/**
 * Sends the requests of all `kinds` ({ name, rate, path, headers, bodies }) to a port for some seconds. Resolves to
 * { name: [{ status, due, late, ms }] }; `due` counts from the start, `late` is the generator's own delay, status 0 a failed connection.
 */
export function mixedLoad(load) {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(import.meta.url), [], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      serialization: 'advanced',
    });
    child.on('message', (answers) => {
      child.disconnect();
      resolve(answers);
    });
    child.on('exit', (code) => code !== 0 && reject(new Error(`The load generator ended with ${code}.`)));
    child.send(load);
  });
}

function generate({ port, kinds, seconds }) {
  const agent = new Agent({ keepAlive: true, maxSockets: MAX_OPEN, scheduling: 'fifo' });
  const start = performance.now();
  const until = start + seconds * 1_000;
  const sources = kinds.map((kind) => ({ ...kind, sent: 0, answers: [] }));
  let open = 0;

  const exchange = (source, due, payload) => {
    const sentAt = performance.now();
    const finish = (status) => {
      open -= 1;
      source.answers.push({ status, due: due - start, late: sentAt - due, ms: performance.now() - due });
    };
    const outgoing = request(
      {
        agent,
        port,
        host: '127.0.0.1',
        path: source.path,
        method: payload ? 'POST' : 'GET',
        headers: payload ? { ...source.headers, 'content-length': payload.length } : source.headers,
        timeout: GIVE_UP_MS,
      },
      (response) => {
        response.resume();
        response.on('end', () => finish(response.statusCode));
        response.on('error', () => finish(0));
      },
    );
    outgoing.on('timeout', () => outgoing.destroy(new Error('no answer')));
    outgoing.on('error', (error) => {
      // A kept connection may be closed by the server at the moment of its next use; clients try again at once.
      if (outgoing.reusedSocket && error.code === 'ECONNRESET') exchange(source, due, payload);
      else finish(0);
    });
    outgoing.end(payload);
  };
  const tick = () => {
    const now = performance.now();
    for (const source of sources) {
      const gap = 1_000 / source.rate;
      for (let due; (due = start + source.sent * gap) <= now && due < until && open < MAX_OPEN; source.sent += 1) {
        open += 1;
        const body = source.bodies?.[source.sent % source.bodies.length];
        exchange(source, due, body === undefined ? null : Buffer.from(body));
      }
    }
    if (now < until) return void setTimeout(tick, TICK_MS);
    if (open > 0 && now < until + GIVE_UP_MS) return void setTimeout(tick, 20);
    agent.destroy();
    process.send(Object.fromEntries(sources.map(({ name, answers }) => [name, answers])));
  };
  tick();
}

if (process.send && process.argv[1] === fileURLToPath(import.meta.url)) process.once('message', generate);
