import { spawn } from 'node:child_process';
import { PROCESS_ENV } from './api-flags.mjs';
import { killGroup } from './children.mjs';

const RESTART_MS = [300, 1_000, 3_000, 5_000];
const HEALTHY_AFTER_MS = 20_000;
// A process that finds a setting wrong ends with it (libs/platform/src/config/fail-start-up.ts).
const EXIT_CONFIG = 78;

// A process gets of them what it needs, by its own environment.
const SECRETS = [
  'DATABASE_URL',
  'DATABASE_PASSWORD',
  'APP_DATABASE_PASSWORD',
  'TRAVELLER_DATABASE_PASSWORD',
  'LANDFALL_SECRET',
  'SMTP_URL',
  'REDIS_URL',
  'TRANSLATION_KEY',
  'DKIM_PRIVATE_KEY',
  'PGPASSWORD',
].flatMap((name) => [name, `${name}_FILE`]);

export const secretsOf = (...names) =>
  Object.fromEntries(
    names
      .flatMap((name) => [name, `${name}_FILE`])
      .filter((name) => process.env[name] !== undefined)
      .map((name) => [name, process.env[name]]),
  );

const withoutSecrets = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !SECRETS.includes(name)));

/** Restarts processes with back-off, however often they end: one never takes the others down. Gives up on a wrong setting. */
export class Supervisor {
  #children = new Map();
  #stopping = false;

  /** `flags` go to every process, beside those of its own. */
  constructor({ onGiveUp, flags = [], restartMs = RESTART_MS }) {
    this.onGiveUp = onGiveUp;
    this.flags = flags;
    this.restartMs = restartMs;
  }

  start(name, script, env, flags = []) {
    this.#spawn({ name, script, env, flags, deaths: 0 });
  }

  pids() {
    return Object.fromEntries([...this.#children].map(([name, { child }]) => [name, child.pid]));
  }

  async stop(graceMs) {
    this.#stopping = true;
    const timer = setTimeout(() => this.kill(), graceMs);
    await Promise.all(
      [...this.#children.values()].map(({ child, ended }) => {
        child.kill('SIGTERM');
        return ended;
      }),
    );
    clearTimeout(timer);
  }

  kill() {
    this.#stopping = true;
    for (const { child } of this.#children.values())
      if (child.exitCode === null && child.signalCode === null) killGroup(child.pid);
  }

  #spawn(unit) {
    const startedAt = Date.now();
    // A group of its own: Ctrl-C reaches this process first, which then stops the others in order. The channel tells a
    // child that its supervisor is gone.
    const child = spawn(
      process.execPath,
      [
        ...this.flags,
        ...unit.flags,
        '--enable-source-maps',
        '--import',
        new URL('./end-with-parent.mjs', import.meta.url).href,
        unit.script,
      ],
      {
        env: { ...PROCESS_ENV, ...withoutSecrets(), ...unit.env },
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
        detached: true,
      },
    );
    const ended = new Promise((resolve) => child.once('exit', resolve));
    this.#children.set(unit.name, { child, ended });
    child.once('exit', (code, signal) => {
      if (this.#stopping) return;
      if (code === EXIT_CONFIG) return this.onGiveUp(unit.name, code);
      const deaths = Date.now() - startedAt > HEALTHY_AFTER_MS ? 0 : unit.deaths + 1;
      const wait = this.restartMs[Math.min(Math.max(0, deaths - 1), this.restartMs.length - 1)];
      console.error(
        `${unit.name} ended (${code ?? signal}); starting it again${wait < 1_000 ? '' : ` in ${wait / 1_000} s`}.`,
      );
      setTimeout(() => !this.#stopping && this.#spawn({ ...unit, deaths }), wait);
    });
  }
}
