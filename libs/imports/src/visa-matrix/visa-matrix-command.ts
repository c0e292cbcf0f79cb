import type { ImportCommand, ImportContext } from '../port/importer.js';
import { readSource } from '../port/read-source.js';
import { importVisaMatrix, VISA_MATRIX_SOURCE, type MatrixImportSettings } from './import-visa-matrix.handler.js';
import { dateOfData, parseMatrixOptions, USAGE } from './matrix-options.js';
import { parseVisaMatrix } from './parse-visa-matrix.js';
import { importReport, matrixReport } from './report.js';

/** The command line of the visa matrix: visa requirements by passport and destination (docs/how-to/add-an-importer.md). */
export const visaMatrixCommand: ImportCommand = {
  name: VISA_MATRIX_SOURCE,
  usage: USAGE,
  async run(args: readonly string[], context: ImportContext): Promise<void> {
    const options = parseMatrixOptions(args);
    const { name, text } = await readSource(options.source, context.cwd);
    const settings: MatrixImportSettings = {
      dated: dateOfData(options.date, name),
      licence: options.licence,
      sourceUri: options.sourceUri,
      apply: options.apply,
      removeMissing: options.removeMissing,
      allowPartial: options.allowPartial,
    };
    const matrix = parseVisaMatrix(text, (code) => context.places.country(code)?.iso2 ?? null, options);
    matrixReport(name, matrix, settings).forEach(context.print);
    importReport(await importVisaMatrix(context, matrix, settings), settings).forEach(context.print);
  },
};
