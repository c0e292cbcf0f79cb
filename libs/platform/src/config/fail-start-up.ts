import { ConfigError } from './read-environment.js';

/** EX_CONFIG of sysexits.h: a restart would fail again. */
const EXIT_CONFIG = 78;

/** Ends a process that cannot start: one sentence for a wrong setting, the stack for any other fault. */
export function failStartUp(error: unknown): never {
  const isSetting = error instanceof ConfigError;
  process.stderr.write(`${isSetting || !(error instanceof Error) ? String(error) : (error.stack ?? error.message)}\n`);
  process.exit(isSetting ? EXIT_CONFIG : 1);
}
