import { csvRecords } from '../port/csv-rows.js';
import { problem } from '../port/import-problem.js';
import { quoted } from '../port/quoted.js';
import { brokenFile, MatrixReading, type CountryCode } from './matrix-reading.js';
import type { VisaMatrix } from './visa-matrix.js';

const HEADER = 'Passport,Destination,Requirement';
const FIELDS = 3;
const OWN_COUNTRY = '-1';

/** The long CSV form: one line per cell. Throws `ImportRejected` that names every bad line. */
export function parseMatrixCsv(text: string, countryCode: CountryCode): VisaMatrix {
  const records = csvRecords(text.trimEnd());
  if (!Array.isArray(records)) throw brokenFile([records]);
  const [first, ...others] = records;
  const header = first?.fields.join(',') ?? '';
  if (header !== HEADER)
    throw brokenFile([
      { ...problem('import.problem.header', { expected: HEADER, found: quoted(header) }), at: { line: 1 } },
    ]);
  const reading = new MatrixReading(countryCode);
  others.forEach(({ line, fields }) => {
    const at = { line };
    const [passport, destination, requirement] = fields;
    if (fields.length !== FIELDS || passport === undefined || destination === undefined || requirement === undefined) {
      return reading.wrong(
        at,
        fields.length === 1 && fields[0]?.trim() === ''
          ? problem('import.problem.emptyLine')
          : problem('import.problem.fieldCount', { count: fields.length, expected: FIELDS }),
      );
    }
    if (/^\d+$/.test(requirement)) return reading.take(at, passport, destination, 'visa free', Number(requirement));
    return reading.take(at, passport, destination, requirement === OWN_COUNTRY ? null : requirement, null);
  });
  return reading.finish('CSV');
}
