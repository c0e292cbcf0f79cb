import { problem, type ProblemPlace } from '../port/import-problem.js';
import { quoted } from '../port/quoted.js';
import { readJson, type JsonNode } from '../port/read-json.js';
import { brokenFile, MatrixReading, type CountryCode } from './matrix-reading.js';
import type { VisaMatrix } from './visa-matrix.js';

/** The JSON form, `{"DE":{"US":{"status":"eta","days":90}}}`. Throws `ImportRejected` that names every bad place. */
export function parseMatrixJson(text: string, countryCode: CountryCode): VisaMatrix {
  const root = readJson(text);
  const passports = entriesOf(root);
  if (!passports) throw brokenFile([{ ...problem('import.problem.byPassport'), at: placeOf(root) }]);
  const reading = new MatrixReading(countryCode);
  for (const [passport, row] of passports) {
    const destinations = entriesOf(row);
    if (!destinations) {
      reading.wrong(placeOf(row, passport), problem('import.problem.byDestination'));
      continue;
    }
    for (const [destination, cell] of destinations) takeCell(reading, passport, destination, cell);
  }
  return reading.finish('JSON');
}

function takeCell(reading: MatrixReading, passport: string, destination: string, cell: JsonNode): void {
  const at = placeOf(cell, `${passport}.${destination}`);
  const fields = entriesOf(cell);
  if (!fields) return reading.wrong(at, problem('import.problem.statusAndDays'));
  const unknown = [...fields.keys()].filter((key) => key !== 'status' && key !== 'days');
  if (unknown[0] !== undefined)
    return reading.wrong(at, problem('import.problem.unknownField', { field: quoted(unknown[0]) }));
  const status = fields.get('status')?.value;
  if (typeof status !== 'string') return reading.wrong(at, problem('import.problem.statusText'));
  const days = fields.get('days')?.value ?? null;
  if (days !== null && typeof days !== 'number') return reading.wrong(at, problem('import.problem.daysNumber'));
  return reading.take(at, passport, destination, status, days);
}

/** Keys of the file may be of any length. */
const ENTRY_LENGTH = 40;
const placeOf = ({ line, column }: JsonNode, entry?: string): ProblemPlace => ({
  line,
  column,
  ...(entry === undefined ? {} : { entry: entry.slice(0, ENTRY_LENGTH) }),
});

const entriesOf = ({ value }: JsonNode): ReadonlyMap<string, JsonNode> | null => (value instanceof Map ? value : null);
