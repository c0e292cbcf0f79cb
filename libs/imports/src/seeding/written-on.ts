import { isIsoDate } from '@landfall/kernel';
import { RuleFileError } from './rule-file-error.js';

/**
 * The day on which a file or a detail of it was written; `otherwise` where it names none. Throws `RuleFileError`, also for one that
 * still speaks of a check: that is what an editor does.
 */
export function writtenOn(file: string, of: object, where = '', otherwise: string | null = null): string {
  if ('checked' in of)
    throw new RuleFileError(
      file,
      `${where}checked is no key any more: write \`written\` for the day of writing; checks are made in the console`,
    );
  const written = 'written' in of ? of.written : otherwise;
  if (!isIsoDate(written)) throw new RuleFileError(file, `${where}written must be a day such as 2026-11-21`);
  return written;
}
