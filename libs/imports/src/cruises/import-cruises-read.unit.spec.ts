import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { systemClock } from '@landfall/kernel';
import { theSeeds } from '../../../restrictions/test/the-seeds.js';
import type { CruiseSet } from './compare-cruises.js';
import { CruiseFile } from './cruise-file.js';
import { positionsOf } from './cruise-cells.js';
import { eachCsvRecord } from '../port/csv-rows.js';
import { problemText } from '../port/import-problem.js';
import type { ImportReading, ImportWorld } from '../port/importer.js';
import { cruisesImporter } from './cruises-importer.js';

const FILE = readFileSync(fileURLToPath(new URL('../../test/fixtures/cruises.csv', import.meta.url)), 'utf8');
const HEADER = 'line;ship;route;cruise_id;port;arrival;departure';
const OPTIONS = {
  fileName: 'cruises_2027-05-01.csv',
  dated: null,
  fetchedOn: null,
  licence: 'own',
  sourceUri: null,
  removeMissing: false,
  allowPartial: false,
};

let world: ImportWorld;
beforeAll(async () => {
  const { places, groups } = await theSeeds();
  world = { places, groups, clock: systemClock };
}, 30_000);

const read = (text: string): ImportReading => cruisesImporter.read(text, OPTIONS, world);
const problemsOf = (text: string, language: 'en' | 'de' = 'en'): string[] =>
  read(text).problems.map((found) => problemText(language, found));
/** What a file says, as the importer hands it to the comparison. */
function cruisesIn(text: string): CruiseSet['cruises'] {
  const files: CruiseFile[] = [];
  eachCsvRecord(text.replace(/^\uFEFF/, ''), (record) => {
    if (files[0]) files[0].add(record);
    else files.push(new CruiseFile(world.places, positionsOf(record.fields), record.fields.length));
  });
  return files[0]!.cruises().cruises;
}
const row = (...cells: string[]): string => cells.join(';');
const stop = (port: string, arrival: string, departure: string, id = 'C1'): string =>
  row('Line', 'Ship', 'Route', id, port, arrival, departure);
const fileOf = (...rows: string[]): string => [HEADER, ...rows].join('\n');
const START = stop('DEHAM', '', '2027-05-01 18:00');
const END = stop('DEHAM', '2027-05-03 09:00', '');

describe('a file of cruises', () => {
  it('holds sailings with their stops, local times, zones and days at sea', () => {
    const [first, second, third] = cruisesIn(FILE);
    expect(first).toEqual({
      cruiseId: 'NW-2027-01',
      line: 'Nordwind Kreuzfahrten',
      ship: 'MS Möwe',
      route: 'Norwegens Fjorde',
      dateStart: '2027-05-01',
      dateEnd: '2027-05-06',
      seaDays: ['2027-05-02', '2027-05-05'],
      stops: [
        expect.objectContaining({ id: 'DEHAM', name: 'Hamburg', country: 'DE', arrival: null }),
        expect.objectContaining({ id: 'NOBGO', arrival: '2027-05-03T08:00', departure: '2027-05-03T17:30' }),
        {
          id: 'NOGNR',
          name: 'Geiranger',
          country: 'NO',
          latitude: 62.1008,
          longitude: 7.2059,
          timeZone: 'Europe/Oslo',
          arrival: '2027-05-04T07:00',
          departure: '2027-05-04T16:00',
        },
        expect.objectContaining({ arrival: '2027-05-06T09:00', departure: null, timeZone: 'Europe/Berlin' }),
      ],
    });
    expect(second!.stops.map(({ id, arrival, departure }) => [id, arrival, departure])).toEqual([
      ['DEHAM', null, '2027-05-08T18:00'],
      ['NOBGO', '2027-05-10T08:00', '2027-05-11T06:00'],
      ['DEHAM', '2027-05-13T09:00', null],
    ]);
    expect(third!.route).toBe('London, und zurück');
    expect(read(FILE).dated).toBeNull();
  });

  it.each<[string, (text: string) => string]>([
    ['with a byte order mark', (text) => `\uFEFF${text}`],
    [
      'with commas',
      (text) =>
        text
          .replace(/"London, und zurück"/g, '""')
          .replace(/,/g, '.')
          .replace(/;/g, ','),
    ],
    ['with tabs', (text) => text.replace(/;/g, '\t')],
    ['with the line ends of Windows', (text) => text.replace(/\n/g, '\r\n')],
    ['with empty lines and columns in another order', (text) => text.replace(/\n/g, '\n;;;;;;;;;;\n')],
  ])('is read %s', (_, written) => {
    const text = written(FILE.replace(/"London, und zurück"/g, 'London'));
    expect([problemsOf(text), cruisesIn(text).length, cruisesIn(text)[0]]).toEqual([[], 3, cruisesIn(FILE)[0]]);
  });

  it.each<[string, string[], string[]]>([
    [
      'a time that is none',
      [START, stop('NOBGO', '5/2/2027 8:00', '2027-05-02 17:00'), END],
      ['Line 3, column 6 (arrival): a local time such as 2027-05-02 08:00 is needed, not "5/2/2027 8:00".'],
    ],
    [
      'a day that does not exist',
      [START, stop('NOBGO', '2027-02-30 08:00', '2027-05-02 17:00'), END],
      ['Line 3, column 6 (arrival): a local time such as 2027-05-02 08:00 is needed, not "2027-02-30 08:00".'],
    ],
    [
      'a missing name, and a formula',
      [row('', 'Ship', 'Route', 'C1', 'DEHAM', '', '2027-05-01 18:00'), row('L', '=1+1', 'R', 'C2', 'DEHAM', '', '')],
      [
        'Line 2, column 1 (line): a value is missing.',
        'Line 3, column 2 (ship): the cell begins like a formula: "=1+1".',
      ],
    ],
    ['a row of another width', [START, 'Line;Ship;Route;C1;NOBGO', END], ['Line 3: 5 fields instead of 7.']],
    [
      'a departure before the arrival',
      [START, stop('NOBGO', '2027-05-02 08:00', '2027-05-02 07:00'), END],
      ['Line 3, column 7 (departure): the time lies before the previous one of cruise C1.'],
    ],
    [
      'another ship for the same cruise',
      [START, row('Line', 'Boat', 'Route', 'C1', 'NOBGO', '2027-05-02 08:00', '2027-05-02 17:00'), END],
      ['Line 3, column 2 (ship): cruise C1 has another value in line 2.'],
    ],
    [
      'a stop without departure on the way',
      [START, stop('NOBGO', '2027-05-02 08:00', ''), END],
      [
        'Line 2: cruise C1 needs 2 to 200 stops, an arrival and a departure at each stop in between, and 1 to 400 days.',
      ],
    ],
    [
      'a port that is no UN/LOCODE',
      [START, stop('Bergen', '2027-05-02 08:00', '2027-05-02 17:00'), END],
      ['Line 3, column 5 (port): the value "Bergen" is not valid.'],
    ],
    [
      'a cruise id that no address can hold',
      [stop('DEHAM', '', '2027-05-01 18:00', 'a/b')],
      ['Line 2, column 4 (cruise_id): the value "a/b" is not valid.'],
    ],
    [
      'two ids for one sailing',
      [START, END, stop('DEHAM', '', '2027-05-01 18:00', 'C2'), stop('DEHAM', '2027-05-03 09:00', '', 'C2')],
      ['Line 4: cruise C2 is the same sailing as cruise C1.'],
    ],
    [
      'a time of a day at sea',
      [START, stop('', '2027-05-02 10:00', ''), END],
      ['Line 3, column 6 (arrival): a day at sea has one date in “arrival” and no time.'],
    ],
  ])('is rejected for %s, with line and column', (_, rows, problems) => {
    const { plan } = read(fileOf(...rows));
    expect([plan, problemsOf(fileOf(...rows))]).toEqual([null, problems]);
  });

  it('compares times across zones: the clocks of Lisbon are an hour behind those of Cádiz', () => {
    const rows = (departure: string, arrival: string): string =>
      fileOf(
        stop('ESCAD', '', departure),
        stop('PTLIS', arrival, '2027-05-03 18:00'),
        stop('ESCAD', '2027-05-04 09:00', ''),
      );
    expect(problemsOf(rows('2027-05-02 18:00', '2027-05-02 17:30'))).toEqual([]);
    expect(problemsOf(rows('2027-05-02 18:00', '2027-05-02 16:30'))).toHaveLength(1);
  });

  it('says what is wrong in the language of the reader', () => {
    expect(problemsOf(fileOf(START, stop('NOBGO', 'morgen', '2027-05-02 17:00'), END), 'de')).toEqual([
      'Zeile 3, Spalte 6 (arrival): Hier muss eine Ortszeit wie 2027-05-02 08:00 stehen, nicht "morgen".',
    ]);
  });

  it('lists unknown ports, guesses none, and leaves out the cruises that call there', () => {
    const other = [stop('DEHAM', '', '2027-06-01 18:00', 'C2'), stop('DEHAM', '2027-06-03 09:00', '', 'C2')];
    const text = fileOf(START, stop('NOZZZ', '2027-05-02 08:00', '2027-05-02 17:00'), END, ...other);
    expect(problemsOf(text)).toEqual([
      'Line 3, column 5 (port): the port NOZZZ is not known; cruises that call there were left out. Rows: 1. The file may state port_name, latitude, longitude and time_zone.',
    ]);
    expect(read(text).plan).not.toBeNull();
    expect(cruisesIn(text).map(({ cruiseId }) => cruiseId)).toEqual(['C2']);
    expect(read(fileOf(START, stop('NOZZZ', '2027-05-02 08:00', '2027-05-02 17:00'), END)).plan).toBeNull();
  });

  it('lists unknown ports of a file that is rejected for something else too', () => {
    const unknown = stop('NOZZZ', '2027-05-02 08:00', '2027-05-02 17:00', 'C2');
    expect(problemsOf(fileOf(START, stop('NOBGO', 'noon', ''), END, unknown))).toEqual([
      expect.stringContaining('Line 3, column 6 (arrival)'),
      expect.stringContaining('Line 5, column 5 (port): the port NOZZZ is not known'),
    ]);
  });

  it.each<[string, string, string]>([
    ['nothing', ' ', 'The response is empty'],
    ['a header alone without a port', 'line;ship;route;cruise_id;arrival;departure', 'Columns are missing: port.'],
    ['a NUL', fileOf(START, 'Line;Sh\0ip;Route;C1;NOBGO;;', END), 'not UTF-8'],
    ['letters of another encoding', fileOf(START, 'Line;M\ufffdwe;Route;C1;NOBGO;;', END), 'not UTF-8'],
    ['a field of a megabyte', fileOf(START, `"${'x'.repeat(1_000_000)}";;;;;;`, END), 'from line 3 onwards'],
    ['a quote that never ends', fileOf(START, '"Line;Ship;Route', END), 'from line 3 onwards'],
    ['a web page', '<!doctype html><html></html>', 'web page'],
    ['text that turns the reading direction', fileOf(row('Li\u202ene', 'S', 'R', 'C1', 'DEHAM', '', '')), 'not valid'],
  ])('is rejected when it holds %s', (_, text, message) => {
    expect(read(text).plan).toBeNull();
    expect(problemsOf(text)[0]).toContain(message);
  });

  it('reports at most two hundred problems of a file that is wrong throughout', () => {
    expect(problemsOf(fileOf(...Array.from({ length: 5_000 }, () => ';;;;;;x')))).toHaveLength(200);
  });
});
