import { fork } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { killGroup } from './children.mjs';
import { StartError } from './embedded-postgres.mjs';
import { freePort } from './ports.mjs';

const KEEPER = fileURLToPath(new URL('./postgres-keeper.mjs', import.meta.url));
const RETRY_MS = [0, 300, 1_000, 2_000];
const HEALTHY_AFTER_MS = 20_000;
const KILL_MS = 500;

/** The private PostgreSQL of a data folder in its own process group: started again on the same port whenever it is lost. */
export class KeptPostgres {
  #home;
  #password;
  #report;
  #keeper = null;
  #port;
  #losses = 0;
  #stopping = null;
  #leaving = false;

  constructor(home, password, report) {
    this.#home = home;
    this.#password = password;
    this.#report = report;
  }

  async start() {
    // Drawn here: the process that starts PostgreSQL does not know the ports that this one has given to others.
    this.#port = await freePort();
    return this.#launch(false);
  }

  /** From now on a lost server stays lost: those who use it are stopping. */
  leave() {
    this.#leaving = true;
  }

  stop(limitMs) {
    this.leave();
    this.#stopping ??= this.#stop(limitMs);
    return this.#stopping;
  }

  kill() {
    this.leave();
    this.#stopping ??= Promise.resolve();
    if (this.#keeper) killGroup(this.#keeper.child.pid);
  }

  async #stop(limitMs) {
    const keeper = this.#keeper;
    if (!keeper) return;
    if (keeper.child.connected) keeper.child.send({ stopMs: limitMs - KILL_MS }, () => undefined);
    await Promise.race([keeper.ended, delay(limitMs, null, { ref: false })]);
    killGroup(keeper.child.pid);
    await keeper.ended;
  }

  /** `again`: a server of this home has run before. */
  async #launch(again) {
    const child = fork(KEEPER, { detached: true, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    const ended = new Promise((resolve) => child.once('exit', resolve));
    this.#keeper = { child, ended };
    const began = Date.now();
    const answer = await new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('message', resolve);
      void ended.then((code) => reject(new Error(`The process of the private PostgreSQL ended (${code}).`)));
      child.send({
        start: {
          home: this.#home,
          password: this.#password,
          options: { port: this.#port, again },
        },
      });
    });
    if (!answer.ok) throw answer.expected ? new StartError(answer.message) : new Error(answer.message);
    void ended.then(() => this.#restore(Date.now() - began));
    return answer;
  }

  async #restore(livedMs) {
    if (this.#leaving) return;
    const lostAt = Date.now();
    this.#report('the private PostgreSQL has ended; starting it again');
    this.#losses = livedMs > HEALTHY_AFTER_MS ? 0 : this.#losses + 1;
    let said = '';
    for (let attempt = this.#losses; ; attempt += 1) {
      await delay(RETRY_MS[Math.min(attempt, RETRY_MS.length - 1)]);
      if (this.#leaving) return;
      try {
        await this.#launch(true);
        if (this.#leaving) return;
        return this.#report(`the private PostgreSQL is back after ${((Date.now() - lostAt) / 1_000).toFixed(1)} s`);
      } catch (error) {
        if (!this.#leaving && error.message !== said) this.#report(error.message);
        said = error.message;
      }
    }
  }
}
