import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';

const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;
const execute = promisify(execFile);

/** What keeps the test from running here, as one sentence. */
export class Unfit extends Error {}

/** Output of a command. Throws with what it printed. */
export async function run(command, args, options = {}) {
  try {
    const { stdout } = await execute(command, args, { maxBuffer: MAX_OUTPUT_BYTES, ...options });
    return stdout;
  } catch (error) {
    const said = [error.stdout, error.stderr].filter(Boolean).join('\n').trim().slice(-6_000);
    throw new Error(`${command} ${args.join(' ')}: ${said || error.message}`, { cause: error });
  }
}

export const docker = (args, options) => run('docker', args, options);

/** Throws `Unfit` where there is no engine or no Compose of today. */
export async function findEngine() {
  await docker(['version', '--format', '{{.Server.Version}}']).catch(() => {
    throw new Unfit('No Docker engine answers: start one, or set DOCKER_HOST.');
  });
  const version = await docker(['compose', 'version', '--short']).catch(() => {
    throw new Unfit('`docker compose` is missing: install the Compose plugin (2.26 or newer).');
  });
  return {
    engine: (await docker(['version', '--format', '{{.Server.Version}}'])).trim(),
    compose: version.trim(),
  };
}

/** Compose on one project in one folder. */
export class Project {
  constructor(name, { folder, env }) {
    this.name = name;
    this.folder = folder;
    this.env = env;
  }

  compose(...args) {
    return run('docker', this.#arguments(args), this.#options());
  }

  /** The same with its output shown as it comes. */
  async show(...args) {
    const child = spawn('docker', this.#arguments(args), {
      ...this.#options(),
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const [code] = await once(child, 'close');
    if (code !== 0) throw new Error(`docker compose ${args[0]} ended with ${code}.`);
  }

  /** Ids of the containers of a service. */
  async containers(service) {
    return (await this.compose('ps', '--all', '--quiet', service)).split('\n').filter(Boolean);
  }

  /** What is left of the project. */
  async leftOvers() {
    const filter = `label=com.docker.compose.project=${this.name}`;
    const lists = await Promise.all([
      docker(['ps', '--all', '--quiet', '--filter', filter]),
      docker(['volume', 'ls', '--quiet', '--filter', filter]),
      docker(['network', 'ls', '--quiet', '--filter', filter]),
    ]);
    return lists.flatMap((list) => list.split('\n').filter(Boolean));
  }

  #arguments(args) {
    return ['compose', '--project-name', this.name, ...args];
  }

  #options() {
    return { cwd: this.folder, env: { ...process.env, ...this.env } };
  }
}
