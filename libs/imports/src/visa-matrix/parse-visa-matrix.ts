import { tooFew } from '../port/plausibility-checks.js';
import { problem } from '../port/import-problem.js';
import { ImportRejected } from '../port/import-rejected.js';
import type { CountryCode } from './matrix-reading.js';
import { parseMatrixCsv } from './parse-matrix-csv.js';
import { parseMatrixJson } from './parse-matrix-json.js';
import type { VisaMatrix } from './visa-matrix.js';

/** Fewer cells than these are more likely a file cut short than a matrix. */
const MIN_CELLS = 1_000;

/**
 * Reads a visa matrix in either form; a text that begins with a bracket is JSON. Throws `ImportRejected`, with lines, when
 * anything in it is wrong, when it is empty, or when it is small and `allowPartial` is not set.
 */
export function parseVisaMatrix(
  text: string,
  countryCode: CountryCode,
  options: { allowPartial: boolean },
): VisaMatrix {
  const content = text.replace(/^\uFEFF/, '');
  if (content.trim() === '')
    throw new ImportRejected('The file is empty; nothing was changed.', [], [problem('import.problem.empty')]);
  const matrix = /^\s*[{[]/.test(content)
    ? parseMatrixJson(content, countryCode)
    : parseMatrixCsv(content, countryCode);
  if (matrix.cellCount === 0)
    throw new ImportRejected('The file holds no cell; nothing was changed.', [], [problem('import.problem.noCells')]);
  const few = tooFew(matrix.cellCount, MIN_CELLS);
  if (few && !options.allowPartial) {
    throw new ImportRejected(
      `The file holds only ${matrix.cellCount} cells; nothing was changed. --allow-partial takes a file with fewer than ${MIN_CELLS}.`,
      [],
      [few],
    );
  }
  return matrix;
}
