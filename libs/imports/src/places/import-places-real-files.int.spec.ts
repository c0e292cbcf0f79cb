import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { jest } from '@jest/globals';
import { Places } from '@landfall/places';
import { withOverlay } from '@landfall/places/overlay-entry';
import { placeOverlay } from '@landfall/places/overlay-store';
import { loadPlaceSeeds } from '@landfall/places/seeds';
import { ImportDesk } from '../../test/import-desk.js';
import { SEEDS } from '../../../restrictions/test/the-seeds.js';

jest.setTimeout(60_000);
// The files may be read in place and not be committed; without them these tests are skipped.
const folder = join(fileURLToPath(new URL('../../../../', import.meta.url)), '..', 'shared', 'data');
const suite = existsSync(folder) ? describe : describe.skip;

suite('the published lists of places', () => {
  let desk: ImportDesk;
  beforeAll(async () => {
    desk = await ImportDesk.open();
    await desk.startAfresh();
    // After the days of the files.
    desk.world.clock.set('2026-10-01T12:00:00Z');
  });
  afterAll(() => desk.world.close());

  it('of airports say what is shipped, but for what was corrected since', async () => {
    const start = await desk.start('airports', readFileSync(join(folder, 'airports', 'airports-iata.csv'), 'utf8'), {
      fileName: 'airports-iata.csv',
    });
    expect([start.run.state, start.run.counts.read, start.run.counts.added, start.run.counts.skipped]).toEqual([
      'DRY_RUN',
      10_221,
      0,
      0,
    ]);
    // The shipped list corrects a few airports; none of them loses its region.
    expect(start.run.counts.changed).toBeLessThan(20);
    expect(start.run.changes.filter(({ field }) => field === 'regionId')).toEqual([]);
  });

  it('of regions add those that are not shipped, and a process can hold them', async () => {
    const content = readFileSync(join(folder, 'regions', 'ourairports-regions.csv'), 'utf8');
    const { counts } = await desk.applied('regions', content, {
      fileName: 'ourairports-regions.csv',
      dated: '2026-08-22',
    });
    expect([counts.read, counts.removed]).toEqual([3_987, 0]);
    expect(counts.added).toBeGreaterThan(300);
    expect(counts.added + counts.changed + counts.unchanged + counts.skipped).toBe(3_987);
    const entries = await desk.world.inSystem(placeOverlay);
    const places = Places.of(
      withOverlay(
        await loadPlaceSeeds(`${SEEDS}/places`),
        entries.map(({ entry }) => entry),
      ),
    );
    expect(places.region('AD-02')?.country).toBe('AD');
  });
});
