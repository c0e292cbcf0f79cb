import { ConfigError } from './read-environment.js';

/** What a process ends with when its settings are wrong, as in sysexits.h: starting it again would change nothing. */
const EXIT_CONFIG = 78;

/** Ends a process that cannot start. A wrong setting is said in one sentence; anything else is a fault of ours and keeps its stack in the log. */
export function failStartUp(error: unknown): never {
  const isSetting = error instanceof ConfigError;
  process.stderr.write(`${isSetting || !(error instanceof Error) ? String(error) : (error.stack ?? error.message)}\n`);
  process.exit(isSetting ? EXIT_CONFIG : 1);
}
