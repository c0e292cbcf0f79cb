// Runs the private PostgreSQL in a process group of its own, so that Ctrl-C in a terminal reaches the supervisor alone, which
// stops the database last. Without its supervisor it stops the database by itself; without the database it ends.
import { startPostgres, StartError } from './embedded-postgres.mjs';
import { killGroup } from './children.mjs';

const ALONE_STOP_MS = 8_000;
let server = null;
let stopping = false;

process.on('disconnect', () => void stop(ALONE_STOP_MS));
process.on('message', ({ start, stopMs }) => void (start ? run(start) : stop(stopMs)));

async function run({ home, password, options }) {
  try {
    server = await startPostgres(home, password, options);
    void server.ended.then(() => !stopping && process.exit(1));
    process.send({ ok: true, url: server.url, adminUrl: server.adminUrl, port: server.port });
  } catch (error) {
    process.send(
      {
        ok: false,
        expected: error instanceof StartError,
        message: error instanceof Error ? error.message : String(error),
      },
      () => process.exit(1),
    );
  }
}

async function stop(limitMs) {
  if (stopping) return;
  stopping = true;
  if (!server) killGroup(process.pid);
  await server.stop(limitMs);
  process.exit(0);
}
