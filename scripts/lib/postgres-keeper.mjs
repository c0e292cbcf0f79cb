// Runs the private PostgreSQL in a process group of its own, so that Ctrl-C in a terminal reaches the supervisor alone, which
// stops the database last. Without its supervisor it stops the database by itself.
import { startPostgres, StartError } from './embedded-postgres.mjs';

let server = null;

process.once('message', async ({ home, password, options }) => {
  process.on('disconnect', () => void stop());
  try {
    server = await startPostgres(home, password, options);
    // Only now: starting the server takes away all listeners of signals and messages.
    process.on('message', () => void stop());
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
});

async function stop() {
  await server?.stop();
  process.exit(0);
}
