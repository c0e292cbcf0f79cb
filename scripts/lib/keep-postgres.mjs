import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { StartError } from './embedded-postgres.mjs';

const KEEPER = fileURLToPath(new URL('./postgres-keeper.mjs', import.meta.url));

/** Starts the private PostgreSQL of a data folder in its own process group; results and errors of `startPostgres`. */
export async function keepPostgres(home, password, options) {
  const keeper = fork(KEEPER, { detached: true, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const ended = new Promise((resolve) => keeper.once('exit', resolve));
  const answer = await new Promise((resolve, reject) => {
    keeper.once('error', reject);
    keeper.once('message', resolve);
    void ended.then((code) => reject(new Error(`The keeper of the private PostgreSQL ended (${code}).`)));
    keeper.send({ home, password, options });
  });
  if (!answer.ok) throw answer.expected ? new StartError(answer.message) : new Error(answer.message);
  return {
    ...answer,
    onLoss: (listener) => void ended.then(listener),
    stop: async () => {
      if (keeper.connected) keeper.send('stop');
      await ended;
    },
  };
}
