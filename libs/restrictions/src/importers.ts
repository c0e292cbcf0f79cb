import { advisoryImporter } from './commands/import-advisories/advisory-importer.js';
import { ADVISORY_SOURCES } from './commands/import-advisories/advisory-sources.js';
import { countryFactsImporter } from './commands/import-country-facts/country-facts-importer.js';
import { airportsImporter } from './commands/import-places/airports-importer.js';
import { regionsImporter } from './commands/import-places/regions-importer.js';
import { importCommand } from './commands/import-port/import-command.js';
import { isToCome } from './commands/import-port/guards.js';
import { problem } from './commands/import-port/import-problem.js';
import { rejectedReading, type ImportCommand, type Importer } from './commands/import-port/importer.js';
import { visaMatrixCommand } from './commands/import-visa-matrix/visa-matrix-command.js';
import { visaMatrixPort } from './commands/import-visa-matrix/visa-matrix-port.js';

export { ImportRejected } from './commands/import-port/import-rejected.js';
export type { ImportCommand, ImportContext, Importer } from './commands/import-port/importer.js';
export {
  importVisaMatrix,
  type MatrixImportResult,
  type MatrixImportSettings,
} from './commands/import-visa-matrix/import-visa-matrix.handler.js';
export { parseVisaMatrix } from './commands/import-visa-matrix/parse-visa-matrix.js';

type Registered = Importer & ImportCommand;

/** No importer takes data of a day that is still to come: it would stand as the newest for ever. */
const upToToday = (importer: Importer): Importer => ({
  ...importer,
  read(text, options, world) {
    const reading = importer.read(text, options, world);
    const { dated } = reading;
    return dated !== null && isToCome(dated, world.clock)
      ? rejectedReading(problem('import.problem.dateToCome', { date: dated }))
      : reading;
  },
});

const withCommandLine = (importer: Importer): Registered => ({ ...importer, ...importCommand(importer) });

/** The importers by the name they are run with, each with its command line. */
export const IMPORTERS: ReadonlyMap<string, Registered> = new Map(
  [
    { ...upToToday(visaMatrixPort), ...visaMatrixCommand },
    ...[...ADVISORY_SOURCES.map(advisoryImporter), countryFactsImporter, airportsImporter, regionsImporter]
      .map(upToToday)
      .map(withCommandLine),
  ].map((importer) => [importer.name, importer]),
);
