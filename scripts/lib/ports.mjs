import { createServer } from 'node:net';

// Below the ports that systems give to outgoing connections (Linux from 32768, gVisor from 16000, macOS and Windows from 49152): a
// connection of one of our own processes would hold such a port before its server listens. Above 10080, which browsers reject.
const [LOWEST, HIGHEST] = [10_100, 15_999];

/** A free port on the loopback interface that no outgoing connection takes. */
export async function freePort() {
  for (;;) {
    const port = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST + 1));
    if (await portIsFree(port)) return port;
  }
}

/** Whether a port can be taken. */
export function portIsFree(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
