import { createServer } from 'node:net';

// Below the ports that systems give to outgoing connections (Linux from 32768, gVisor from 16000, macOS and Windows from 49152): a
// connection of one of our own processes would hold such a port before its server listens. Above 10080, which browsers reject.
const [LOWEST, HIGHEST] = [10_100, 15_999];

// A port is taken when its server listens, seconds after it was given: nobody gets it twice from one process, and processes that run
// side by side draw from ranges of their own.
const given = new Set();

/** Share `index` of `count` equal shares of the ports, for the LANDFALL_FREE_PORTS of a process and its children. */
export function shareOfPorts(index, count) {
  const size = Math.floor((HIGHEST - LOWEST + 1) / count);
  return `${LOWEST + index * size}-${LOWEST + (index + 1) * size - 1}`;
}

/** Gives these ports to nobody: their servers listen later. */
export const reservePorts = (ports) => ports.forEach((port) => given.add(port));

/** A free port on the loopback interface that no outgoing connection takes. */
export async function freePort() {
  const [lowest, highest] = process.env.LANDFALL_FREE_PORTS?.split('-').map(Number) ?? [LOWEST, HIGHEST];
  for (;;) {
    const port = lowest + Math.floor(Math.random() * (highest - lowest + 1));
    if (given.has(port) || !(await portIsFree(port))) continue;
    given.add(port);
    return port;
  }
}

export function portIsFree(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
