import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadPlaceSeeds } from '../seeds.js';
import { RegionOutlines, type Outline, type Outlines } from './region-outlines.js';

const SEEDS = fileURLToPath(new URL('../../../../db/seeds/places', import.meta.url));
const square: Outline = {
  type: 'Polygon',
  coordinates: [
    [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 0],
    ],
  ],
};

const shippedIn = (dir: string): RegionOutlines =>
  new RegionOutlines(
    dir,
    () => Promise.resolve({}),
    () => 0,
  );

describe('outlines of regions', () => {
  let dir: string;
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'outlines-'));
  });
  afterEach(() => rm(dir, { recursive: true }));
  const write = (country: string, outlines: unknown): Promise<void> =>
    writeFile(join(dir, `${country}.json`), JSON.stringify(outlines));

  it('are read once, and again after eight other countries', async () => {
    await write('AT', { 'AT-9': square });
    const outlines = shippedIn(dir);
    expect(await outlines.of('AT')).toEqual({ 'AT-9': square });
    await write('AT', {});
    for (const country of ['BA', 'BB', 'BC', 'BD', 'BE', 'BF', 'BG']) await outlines.of(country);
    expect(await outlines.of('AT')).toEqual({ 'AT-9': square });
    for (const country of ['BA', 'BB', 'BC', 'BD', 'BE', 'BF', 'BG', 'BH']) await outlines.of(country);
    expect(await outlines.of('AT')).toEqual({});
  });

  it('are the imported ones where there are any, a minute after the import at the latest', async () => {
    const other: Outline = { type: 'MultiPolygon', coordinates: [square.coordinates] };
    await write('AT', { 'AT-1': square, 'AT-9': square });
    let [imported, now]: [Outlines, number] = [{}, 0];
    const outlines = new RegionOutlines(
      dir,
      () => Promise.resolve(imported),
      () => now,
    );
    expect(await outlines.of('AT')).toEqual({ 'AT-1': square, 'AT-9': square });
    imported = { 'AT-9': other };
    now = 59_999;
    expect(await outlines.of('AT')).toEqual({ 'AT-1': square, 'AT-9': square });
    now = 60_000;
    expect(await outlines.of('AT')).toEqual({ 'AT-1': square, 'AT-9': other });
  });

  it('are none for a country without a file, and for what is no country code', async () => {
    await write('../XX', { 'XX-1': square }).catch(() => undefined);
    const outlines = shippedIn(dir);
    expect([await outlines.of('VA'), await outlines.of('../XX'), await outlines.of('at')]).toEqual([{}, {}, {}]);
  });

  it('fail on a broken file, and are read again when it has been mended', async () => {
    await writeFile(join(dir, 'AT.json'), '{');
    const outlines = shippedIn(dir);
    await expect(outlines.of('AT')).rejects.toThrow(SyntaxError);
    await write('AT', { 'AT-9': square });
    expect(await outlines.of('AT')).toEqual({ 'AT-9': square });
  });
});

describe('the shipped outlines', () => {
  const ringsOf = ({ type, coordinates }: Outline): number[][][][] =>
    type === 'Polygon' ? [coordinates] : coordinates;
  const area = (ring: number[][]): number =>
    ring.reduce((sum, [x = 0, y = 0], index) => {
      const [x2 = 0, y2 = 0] = ring[(index + 1) % ring.length]!;
      return sum + x * y2 - x2 * y;
    }, 0);
  let all: [country: string, Outlines][];
  beforeAll(async () => {
    const names = await readdir(join(SEEDS, 'outlines'));
    all = await Promise.all(
      names.map(async (name): Promise<[string, Outlines]> => [
        name.slice(0, 2),
        JSON.parse(await readFile(join(SEEDS, 'outlines', name), 'utf8')) as Outlines,
      ]),
    );
  });

  it('belong to regions of their country, and what has none is listed', async () => {
    const { regions } = await loadPlaceSeeds(SEEDS);
    const countryOf = new Map(regions.map(({ id, country }) => [id, country]));
    const drawn = all.flatMap(([country, outlines]) => Object.keys(outlines).map((id) => [country, id]));
    expect(drawn.filter(([country, id]) => countryOf.get(id!) !== country)).toEqual([]);
    const listed = (await readFile(join(SEEDS, 'unmatched.csv'), 'utf8'))
      .split('\n')
      .filter((line) => line.startsWith('region without an outline'))
      .map((line) => line.split(',').slice(2).join(',').replace(/^"|"$/g, '').replaceAll('""', '"'));
    expect([...drawn.map(([, id]) => id), ...listed].sort()).toEqual(regions.map(({ id }) => id).sort());
    expect(drawn.length).toBeGreaterThan(3_500);
  });

  it('are closed rings, the outer one against the clock', () => {
    const polygons = all.flatMap(([, outlines]) => Object.values(outlines).flatMap(ringsOf));
    expect(
      polygons.filter((rings) => rings.some((ring) => ring.length < 4 || `${ring[0]}` !== `${ring.at(-1)}`)),
    ).toEqual([]);
    expect(polygons.filter(([outer]) => area(outer!) <= 0)).toEqual([]);
  });

  it('lie where the region is: the airports of a region are in or near its outline', async () => {
    const { airports } = await loadPlaceSeeds(SEEDS);
    const boxes = new Map(
      all.flatMap(([, outlines]) =>
        Object.entries(outlines).map(([id, outline]) => {
          const points = ringsOf(outline).flat(2);
          const [lons, lats] = [points.map(([lon]) => lon!), points.map(([, lat]) => lat!)];
          return [id, [Math.min(...lons), Math.max(...lons), Math.min(...lats), Math.max(...lats)] as const] as const;
        }),
      ),
    );
    const far = airports.filter(({ regionId, lon, lat }) => {
      const box = regionId === null ? undefined : boxes.get(regionId);
      return box && (lon < box[0] - 1 || lon > box[1] + 1 || lat < box[2] - 1 || lat > box[3] + 1);
    });
    // Remote islands are not drawn.
    expect(far.map(({ iata }) => iata).sort()).toEqual(['KVU', 'KZS', 'LDH', 'MUS', 'TNV', 'VTF']);
  });
});
