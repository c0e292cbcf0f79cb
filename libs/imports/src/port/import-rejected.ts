import type { ImportProblem } from './import-problem.js';

const PROBLEMS_SHOWN = 20;

/** An expected "no" of an importer: nothing was changed, and the message says everything that is wrong. */
export class ImportRejected extends Error {
  /** `problems` are lines for the command line, in English; `found` says the same, or less of it, in any language. */
  constructor(
    summary: string,
    readonly problems: readonly string[] = [],
    readonly found: readonly ImportProblem[] = [],
  ) {
    const shown = problems.slice(0, PROBLEMS_SHOWN).map((problem) => `\n  ${problem}`);
    const more = problems.length > PROBLEMS_SHOWN ? `\n  … and ${problems.length - PROBLEMS_SHOWN} more` : '';
    super(summary + shown.join('') + more);
    this.name = 'ImportRejected';
  }
}
