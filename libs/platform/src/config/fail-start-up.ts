import { EXIT_CONFIG } from '../exit-config.js';
import { ConfigError } from './read-environment.js';
import { ServiceFault } from './service-fault.js';

/** Ends a process that cannot start: one sentence for a wrong setting or a service out of reach, the stack for any other fault. */
export function failStartUp(error: unknown): never {
  const isSetting = error instanceof ConfigError;
  process.stderr.write(`${textOf(error)}\n`);
  process.exit(isSetting ? EXIT_CONFIG : 1);
}

function textOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error instanceof ConfigError || error instanceof ServiceFault ? error.message : (error.stack ?? error.message);
}
