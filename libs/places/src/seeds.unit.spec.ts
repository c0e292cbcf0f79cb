import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadPlaceSeeds } from './seeds.js';

const HEADER = 'iata,icao,name,country,regionId,lat,lon,tz,size,scheduled';
let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'places-'));
  await writeFile(join(dir, 'countries.json'), '[]');
  await writeFile(join(dir, 'regions.json'), '[]');
  await writeFile(join(dir, 'ports.csv'), 'unlocode,name,country,lat,lon,tz\n');
});
afterEach(() => rm(dir, { recursive: true }));

const airportsFrom = async (...lines: string[]) => {
  await writeFile(join(dir, 'airports.csv'), [HEADER, ...lines, ''].join('\n'));
  return (await loadPlaceSeeds(dir)).airports;
};

describe('loadPlaceSeeds', () => {
  it('reads quoted names, missing codes and missing regions', async () => {
    expect(await airportsFrom('AAA,,"Harbour ""Old"", North",NO,,59.5,-10,Europe/Oslo,seaplane,0')).toEqual([
      {
        iata: 'AAA',
        icao: null,
        name: 'Harbour "Old", North',
        country: 'NO',
        regionId: null,
        lat: 59.5,
        lon: -10,
        tz: 'Europe/Oslo',
        size: 'seaplane',
        scheduled: false,
      },
    ]);
  });

  it.each([
    ['AAA,,Short,NO,,59.5', /row 2 has 6 fields/],
    ['AAA,,Odd,NO,,north,10,Europe/Oslo,large,1', /cannot read the airport .*AAA/],
    ['AAA,,Odd,NO,,59,10,Europe/Oslo,huge,1', /cannot read the airport .*AAA/],
  ])('rejects %s', async (line, message) => {
    await expect(airportsFrom(line)).rejects.toThrow(message);
  });

  it('rejects a folder without the files', async () => {
    await expect(loadPlaceSeeds(join(dir, 'nowhere'))).rejects.toThrow(/ENOENT/);
  });
});

describe('the world map', () => {
  it('draws every country but Antarctica, the small ones as dots', async () => {
    const seeds = fileURLToPath(new URL('../../../db/seeds/places', import.meta.url));
    const text = await readFile(join(seeds, 'world-map.json'), 'utf8');
    const map = JSON.parse(text) as {
      width: number;
      height: number;
      countries: { id: string; x: number; y: number; dot: boolean; d: string }[];
    };
    const { countries } = await loadPlaceSeeds(seeds);
    expect(map.countries.map(({ id }) => id)).toEqual(
      countries.map(({ iso2 }) => iso2).filter((iso2) => iso2 !== 'AQ'),
    );
    expect(map.countries.filter(({ d, dot }) => d === '' && !dot)).toEqual([]);
    expect(map.countries.filter(({ d }) => d !== '' && !/^M\d+ \d+l[-\d lmz]+z$/.test(d))).toEqual([]);
    expect(map.countries.filter(({ x, y }) => x < 0 || y < 0 || x > map.width || y > map.height)).toEqual([]);
    expect(text.length).toBeLessThan(250_000);
  });
});
