import { advisoryImporter } from '../advisories/advisory-importer.js';
import { ADVISORY_SOURCES } from '../advisories/advisory-sources.js';
import { cruisesImporter } from '../cruises/cruises-importer.js';
import { countryFactsImporter } from '../country-facts/country-facts-importer.js';
import { gdacsImporter } from '../events/gdacs-importer.js';
import { airportsImporter } from '../places/airports-importer.js';
import { regionOutlinesImporter } from '../places/region-outlines-importer.js';
import { regionsImporter } from '../places/regions-importer.js';
import { importCommand } from '../port/import-command.js';
import { isToCome } from '../port/plausibility-checks.js';
import { problem } from '../port/import-problem.js';
import { rejectedReading, type ImportCommand, type Importer } from '../port/importer.js';
import { visaMatrixCommand } from '../visa-matrix/visa-matrix-command.js';
import { visaMatrixPort } from '../visa-matrix/visa-matrix-port.js';

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
    ...[
      ...ADVISORY_SOURCES.map(advisoryImporter),
      countryFactsImporter,
      airportsImporter,
      regionsImporter,
      regionOutlinesImporter,
      cruisesImporter,
      gdacsImporter,
    ]
      .map(upToToday)
      .map(withCommandLine),
  ].map((importer) => [importer.name, importer]),
);
