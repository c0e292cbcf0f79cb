import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { jest } from '@jest/globals';
import { cruisesVersion, importedCruises } from '@landfall/answers/cruise-store';
import { Cruises } from '@landfall/answers/cruises';
import { CruisesProjection } from '@landfall/answers/cruises-projection';
import { LogSignal } from '@landfall/platform';
import { someCruises } from '../../../answers/test/some-cruises.js';
import { loadCruiseSeeds } from '../../../answers/src/cruises/cruise-seeds.js';
import { freshForEachTest } from '../../../journeys/test/fresh-for-each-test.js';
import { SEEDS } from '../../../restrictions/test/the-seeds.js';
import { ImportDesk } from '../../test/import-desk.js';

jest.setTimeout(60_000);
const FILE = readFileSync(fileURLToPath(new URL('../../test/fixtures/cruises.csv', import.meta.url)), 'utf8');
const NAMED = { fileName: 'cruises_2027-05-01.csv' };
const NAME = 'cruises';

let desk: ImportDesk;
freshForEachTest(ImportDesk.open, (fresh) => void (desk = fresh));

async function storedIds(): Promise<string[]> {
  const ids: string[] = [];
  await desk.world.inSystem(async (tx) => {
    for await (const some of importedCruises(tx)) ids.push(...some.map(({ cruiseId }) => cruiseId));
  });
  return ids;
}

describe('an import of cruises', () => {
  it('shows first what it would write, and writes nothing', async () => {
    const { run } = await desk.start(NAME, FILE, NAMED);
    expect([run.state, run.dated, run.counts, run.problems]).toEqual([
      'DRY_RUN',
      null,
      { read: 3, added: 3, changed: 0, removed: 0, unchanged: 0, skipped: 0 },
      [],
    ]);
    expect(run.changes.map(({ place, placeName, field, after }) => [place, placeName, field, after])).toContainEqual([
      'NW-2027-01',
      'NW-2027-01',
      'cruise',
      'Nordwind Kreuzfahrten, MS Möwe, Norwegens Fjorde, 2027-05-01 – 2027-05-06',
    ]);
    expect(await storedIds()).toEqual([]);
  });

  it('stands beside the sample, under the same line where the name is the same', async () => {
    await desk.applied(NAME, FILE, NAMED);
    const cruises = Cruises.of(await loadCruiseSeeds(SEEDS), desk.world.places);
    const projection = new CruisesProjection(desk.world.db.database, new LogSignal(desk.world.db.url), cruises);
    const [before, aida] = [
      cruises.routes().length,
      cruises.shippingLines.find(({ name }) => name === 'AIDA Cruises')!,
    ];
    await projection.catchUp();
    expect(cruises.version).toBe(1);
    expect(cruises.routes()).toHaveLength(before + 2);
    expect(cruises.routes({ shippingLine: aida.id }).map(({ name, isSample }) => [name, isSample])).toContainEqual([
      'London, und zurück',
      false,
    ]);
    expect(cruises.routes().filter(({ isSample }) => isSample)).toHaveLength(before);
    expect(cruises.cruise('AN-77')!.stops[1]).toEqual(
      expect.objectContaining({
        name: 'Southampton',
        country: 'GB',
        arrival: '2027-06-03T07:00',
        timeZone: 'Europe/London',
      }),
    );
    expect(cruises.shippingLines.filter(({ name }) => name === 'Nordwind Kreuzfahrten')).toHaveLength(1);
    expect(cruises.routes().filter(({ name }) => name === 'Norwegens Fjorde')).toMatchObject([
      {
        durationDays: 5,
        startPort: 'Hamburg',
        finishPort: 'Hamburg',
        schedules: [{ cruiseId: 'NW-2027-01' }, { cruiseId: 'NW-2027-02' }],
      },
    ]);
  });

  it('changes nothing the second time', async () => {
    await desk.applied(NAME, FILE, NAMED);
    const { run } = await desk.start(NAME, FILE, NAMED);
    expect([run.counts, run.changes]).toEqual([
      { read: 3, added: 0, changed: 0, removed: 0, unchanged: 3, skipped: 0 },
      [],
    ]);
    expect(await desk.world.inSystem((tx) => cruisesVersion(tx))).toBe(1);
  });

  it('keeps what the file no longer has, and takes it away on request only', async () => {
    await desk.applied(NAME, FILE, NAMED);
    const less = FILE.split('\n')
      .filter((line) => !line.includes('AN-77'))
      .join('\n');
    const { run } = await desk.start(NAME, less, NAMED);
    expect([run.counts.removed, run.problems]).toEqual([0, [expect.stringContaining('Anzahl: 1')]]);
    await desk.applied(NAME, less, { ...NAMED, removeMissing: true });
    expect(await storedIds()).toEqual(['NW-2027-01', 'NW-2027-02']);
  });

  it('shows a changed schedule field by field', async () => {
    await desk.applied(NAME, FILE, NAMED);
    const { run } = await desk.start(NAME, FILE.replace('2027-06-03T20:00', '2027-06-03T22:00'), NAMED);
    expect(run.changes.map(({ kind, place, field }) => [kind, place, field])).toEqual([['CHANGED', 'AN-77', 'stops']]);
    expect(run.changes[0]!.after).toContain('GBSOU 2027-06-03T07:00/2027-06-03T22:00');
  });

  it('changes nothing for a file with one wrong row', async () => {
    const { ok, run } = await desk.start(NAME, FILE.replace('2027-06-03T20:00', 'abends'), NAMED);
    expect([ok, run.state, run.problems]).toEqual([
      false,
      'REJECTED',
      ['Zeile 13, Spalte 7 (departure): Hier muss eine Ortszeit wie 2027-05-02 08:00 stehen, nicht "abends".'],
    ]);
    expect(await storedIds()).toEqual([]);
  });

  it('of bytes in another encoding is rejected', async () => {
    const { run } = await desk.start(NAME, Buffer.from(FILE, 'latin1'), NAMED);
    expect([run.state, run.problems]).toEqual(['REJECTED', [expect.stringContaining('UTF-8')]]);
  });

  it('of the same id as a sample counts instead of it', async () => {
    const cruises = Cruises.of(someCruises(), desk.world.places);
    await desk.applied(NAME, FILE.replaceAll('AN-77', 'gulf-1'), NAMED);
    const projection = new CruisesProjection(desk.world.db.database, new LogSignal(desk.world.db.url), cruises);
    await projection.catchUp();
    expect(cruises.cruise('gulf-1')!.dateStart).toBe('2027-06-01');
    expect(cruises.routes({ route: 'gulf' })[0]!.schedules.map(({ cruiseId }) => cruiseId)).toEqual(['gulf-2']);
  });
});
