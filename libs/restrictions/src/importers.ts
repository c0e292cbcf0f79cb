import type { Importer } from './commands/import-visa-matrix/importer.js';
import { visaMatrixImporter } from './commands/import-visa-matrix/visa-matrix-importer.js';

export { ImportRefused, type ImportContext, type Importer } from './commands/import-visa-matrix/importer.js';
export { importVisaMatrix, type MatrixImportResult, type MatrixImportSettings } from './commands/import-visa-matrix/import-visa-matrix.handler.js';
export { parseVisaMatrix } from './commands/import-visa-matrix/parse-visa-matrix.js';

/** The importers by the name they are run with. */
export const IMPORTERS: ReadonlyMap<string, Importer> = new Map([visaMatrixImporter].map((importer) => [importer.name, importer]));
