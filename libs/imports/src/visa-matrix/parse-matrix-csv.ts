import { problem } from '../port/import-problem.js';
import { quoted } from '../port/quoted.js';
import { brokenFile, MatrixReading, type CountryCode } from './matrix-reading.js';
import type { VisaMatrix } from './visa-matrix.js';

const HEADER = 'Passport,Destination,Requirement';
const FIELDS = 3;
const OWN_COUNTRY = '-1';

/** The tidy CSV form: one line per cell. Throws `ImportRefused` that names every bad line. */
export function parseMatrixCsv(text: string, countryCode: CountryCode): VisaMatrix {
  const lines = text.trimEnd().split(/\r?\n/);
  const header = fieldsOf(lines[0] ?? '').join(',');
  if (header !== HEADER)
    throw brokenFile([
      { ...problem('import.problem.header', { wanted: HEADER, found: quoted(header) }), at: { line: 1 } },
    ]);
  const reading = new MatrixReading(countryCode);
  lines.slice(1).forEach((line, index) => {
    const at = { line: index + 2 };
    const fields = fieldsOf(line);
    const [passport, destination, requirement] = fields;
    if (fields.length !== FIELDS || passport === undefined || destination === undefined || requirement === undefined) {
      return reading.wrong(
        at,
        line.trim() === ''
          ? problem('import.problem.emptyLine')
          : problem('import.problem.fieldCount', { count: fields.length, wanted: FIELDS }),
      );
    }
    if (/^\d+$/.test(requirement)) return reading.take(at, passport, destination, 'visa free', Number(requirement));
    return reading.take(at, passport, destination, requirement === OWN_COUNTRY ? null : requirement, null);
  });
  return reading.finish('CSV');
}

/** No value of this file holds a comma, so a field may be quoted and needs no more than that. */
const fieldsOf = (line: string): string[] => line.split(',').map((field) => /^"([^"]*)"$/.exec(field)?.[1] ?? field);
