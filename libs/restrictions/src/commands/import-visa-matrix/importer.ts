import type { Clock } from '@landfall/kernel';
import type { Places } from '@landfall/places';
import type { Database } from '@landfall/platform';
import type { CountryGroups } from '@landfall/requirements';

/** What an importer is given by the process that runs it. */
export interface ImportContext {
  database: Database;
  places: Places;
  groups: CountryGroups;
  clock: Clock;
  /** Folder that relative file names are meant from. */
  cwd: string;
  print(line: string): void;
}

/** One source of outside data, run by hand: `npm run import -- <name> …`. */
export interface Importer {
  name: string;
  usage: string;
  /** Throws `ImportRefused` when the arguments or the file are not as they should be; then nothing was written. */
  run(args: readonly string[], context: ImportContext): Promise<void>;
}

const PROBLEMS_SHOWN = 20;

/** An expected "no" of an importer: nothing was changed, and the message says everything that is wrong. */
export class ImportRefused extends Error {
  constructor(summary: string, readonly problems: readonly string[] = []) {
    const shown = problems.slice(0, PROBLEMS_SHOWN).map((problem) => `\n  ${problem}`);
    const more = problems.length > PROBLEMS_SHOWN ? `\n  … and ${problems.length - PROBLEMS_SHOWN} more` : '';
    super(summary + shown.join('') + more);
    this.name = 'ImportRefused';
  }
}
