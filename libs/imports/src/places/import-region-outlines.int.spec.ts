import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { jest } from '@jest/globals';
import { everyImportedOutline, importedOutlines } from '@landfall/places/outline-store';
import { RegionOutlines, type Outlines } from '@landfall/places/region-outlines';
import { freshForEachTest } from '../../../journeys/test/fresh-for-each-test.js';
import { SEEDS } from '../../../restrictions/test/the-seeds.js';
import { ImportDesk } from '../../test/import-desk.js';

jest.setTimeout(30_000);
const FILE = readFileSync(fileURLToPath(new URL('../../test/fixtures/ne-admin-1.geojson', import.meta.url)), 'utf8');
const NAMED = { fileName: 'ne_10m_admin_1_2026-04-01.geojson' };
const NAME = 'region-outlines';

let desk: ImportDesk;
freshForEachTest(ImportDesk.open, (fresh) => void (desk = fresh));

const shownIn = (country: string): Promise<Outlines> =>
  new RegionOutlines(
    join(SEEDS, 'places/outlines'),
    (id) => desk.world.inSystem((tx) => importedOutlines(tx, id)),
    () => 0,
  ).of(country);
const stored = async (): Promise<string[]> =>
  (await desk.world.inSystem(everyImportedOutline)).map(({ regionId }) => regionId);
/** The file without its first features. */
const without = (count: number): string => {
  const file = JSON.parse(FILE) as { features: object[] };
  return JSON.stringify({ ...file, features: file.features.slice(count) });
};

describe('an import of outlines', () => {
  it('shows which regions get one, and what is no region or no outline', async () => {
    const { run } = await desk.start(NAME, FILE, NAMED);
    expect([run.state, run.dated, run.counts]).toEqual([
      'DRY_RUN',
      '2026-04-01',
      { read: 10, added: 3, changed: 0, removed: 0, unchanged: 0, skipped: 6 },
    ]);
    expect(run.changes.map(({ kind, place, field, after }) => [kind, place, field, after])).toEqual([
      ['ADDED', 'AT-9', 'outline', 5],
      ['ADDED', 'VN-21', 'outline', 8],
      ['ADDED', 'DE-BE', 'outline', 8],
    ]);
    expect(run.problems).toHaveLength(6);
    expect(run.problems.join(' ')).toMatch(/Nirgendwo.*Astray.*Reef.*AT-1.*AT-2.*AT-3/);
    expect(await stored()).toEqual([]);
  });

  it('puts them before the shipped ones, which stay for the other regions', async () => {
    const shipped = await shownIn('AT');
    await desk.applied(NAME, FILE, NAMED);
    expect(await shownIn('AT')).toEqual({
      ...shipped,
      'AT-9': {
        type: 'Polygon',
        coordinates: [
          [
            [16.2, 48.1],
            [16.6, 48.1],
            [16.6, 48.3],
            [16.2, 48.3],
            [16.2, 48.1],
          ],
        ],
      },
    });
    const berlin = (await shownIn('DE'))['DE-BE']!;
    expect([berlin.type, berlin.coordinates.length, JSON.stringify(berlin).includes('13.12346')]).toEqual([
      'MultiPolygon',
      2,
      true,
    ]);
  });

  it('changes nothing the second time, and keeps what the file no longer has unless requested', async () => {
    await desk.applied(NAME, FILE, NAMED);
    const again = await desk.start(NAME, FILE, NAMED);
    expect(again.run.counts).toMatchObject({ added: 0, changed: 0, unchanged: 3 });
    const { run } = await desk.start(NAME, without(1), NAMED);
    expect([run.counts, run.problems[0]]).toMatchObject([{ removed: 0, unchanged: 2 }, expect.stringContaining('1')]);
    expect(await stored()).toEqual(['AT-9', 'DE-BE', 'VN-21']);
    await desk.applied(NAME, without(1), { ...NAMED, removeMissing: true });
    expect(await stored()).toEqual(['DE-BE', 'VN-21']);
  });

  it.each([
    '',
    '<html>',
    '{"type":"FeatureCollection","features":[',
    '{}',
    '{"type":"FeatureCollection","features":[]}',
  ])('rejects %j', async (text) => {
    const { run } = await desk.start(NAME, text, NAMED);
    expect(run.state).toBe('REJECTED');
    expect(await stored()).toEqual([]);
  });
});
