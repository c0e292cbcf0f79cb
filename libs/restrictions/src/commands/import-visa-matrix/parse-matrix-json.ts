import { ImportRefused } from './importer.js';
import { MatrixReading, type CountryCode } from './matrix-reading.js';
import { positionOf, readJson, type JsonNode } from './read-json.js';
import type { VisaMatrix } from './visa-matrix.js';

/** The JSON form, `{"DE":{"US":{"status":"eta","days":90}}}`. Throws `ImportRefused` that names every bad place. */
export function parseMatrixJson(text: string, countryCode: CountryCode): VisaMatrix {
  const root = readJson(text);
  const passports = entriesOf(root);
  if (!passports) throw new ImportRefused('The file is broken; nothing was changed.', [`${positionOf(root)}: an object by passport is needed`]);
  const reading = new MatrixReading(countryCode);
  for (const [passport, row] of passports) {
    const destinations = entriesOf(row);
    if (!destinations) {
      reading.wrong(`${positionOf(row)} (${passport})`, 'an object by destination is needed');
      continue;
    }
    for (const [destination, cell] of destinations) takeCell(reading, passport, destination, cell);
  }
  return reading.finish('JSON');
}

function takeCell(reading: MatrixReading, passport: string, destination: string, cell: JsonNode): void {
  const where = `${positionOf(cell)} (${passport}.${destination})`;
  const fields = entriesOf(cell);
  if (!fields) return reading.wrong(where, 'an object with status and days is needed');
  const unknown = [...fields.keys()].filter((key) => key !== 'status' && key !== 'days');
  if (unknown.length > 0) return reading.wrong(where, `has the unknown field ${JSON.stringify(unknown[0])}`);
  const status = fields.get('status')?.value;
  if (typeof status !== 'string') return reading.wrong(where, 'status must be a text');
  const days = fields.get('days')?.value ?? null;
  if (days !== null && typeof days !== 'number') return reading.wrong(where, 'days must be a number');
  return reading.take(where, passport, destination, status, days);
}

const entriesOf = ({ value }: JsonNode): ReadonlyMap<string, JsonNode> | null => (value instanceof Map ? value : null);
