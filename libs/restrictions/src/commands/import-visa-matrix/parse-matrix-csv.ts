import { ImportRefused } from './importer.js';
import { MatrixReading, quoted, type CountryCode } from './matrix-reading.js';
import type { VisaMatrix } from './visa-matrix.js';

const HEADER = 'Passport,Destination,Requirement';
const OWN_COUNTRY = '-1';

/** The tidy CSV form: one line per cell. Throws `ImportRefused` that names every bad line. */
export function parseMatrixCsv(text: string, countryCode: CountryCode): VisaMatrix {
  const lines = text.trimEnd().split(/\r?\n/);
  const header = fieldsOf(lines[0] ?? '').join(',');
  if (header !== HEADER) {
    throw new ImportRefused('The file is broken; nothing was changed.', [`line 1: the header must be ${HEADER}, not ${quoted(header)}`]);
  }
  const reading = new MatrixReading(countryCode);
  lines.slice(1).forEach((line, index) => {
    const where = `line ${index + 2}`;
    const fields = fieldsOf(line);
    const [passport, destination, requirement] = fields;
    if (fields.length !== 3 || passport === undefined || destination === undefined || requirement === undefined) {
      return reading.wrong(where, line.trim() === '' ? 'is empty' : `has ${fields.length} field${fields.length === 1 ? '' : 's'} instead of 3`);
    }
    if (/^\d+$/.test(requirement)) return reading.take(where, passport, destination, 'visa free', Number(requirement));
    return reading.take(where, passport, destination, requirement === OWN_COUNTRY ? null : requirement, null);
  });
  return reading.finish('CSV');
}

/** No value of this file holds a comma, so a field may be quoted and needs no more than that. */
const fieldsOf = (line: string): string[] => line.split(',').map((field) => /^"([^"]*)"$/.exec(field)?.[1] ?? field);
