import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { jest } from '@jest/globals';
import { placeOverlay } from '@landfall/places/overlay-store';
import { PlacesProjection } from '@landfall/places/places-projection';
import { loadPlaceSeeds } from '@landfall/places/seeds';
import { Places, type PlaceRows } from '@landfall/places';
import { LogSignal } from '@landfall/platform';
import { queriesOf } from '@landfall/platform/testing';
import { freshForEachTest } from '../../../journeys/test/fresh-for-each-test.js';
import { FindDestinationsHandler } from '../../../places/src/lookup/find-destinations.query.js';
import { PlacesResolver } from '../../../places/src/lookup/places.resolver.js';
import { aRestriction } from '../../../restrictions/test/a-restriction.js';
import { asking } from '../../../restrictions/test/asking.js';
import { ImportDesk, type ShownRun } from '../../test/import-desk.js';
import { SEEDS } from '../../../restrictions/test/the-seeds.js';

jest.setTimeout(30_000);
const fixture = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`../../test/fixtures/${name}`, import.meta.url)), 'utf8');
const AIRPORTS = fixture('ourairports-airports.csv');
const NAMED = { fileName: 'airports-2026-04-01.csv' };

let desk: ImportDesk;
let shipped: PlaceRows;
freshForEachTest(ImportDesk.open, (fresh) => void (desk = fresh));
beforeAll(async () => {
  shipped = await loadPlaceSeeds(`${SEEDS}/places`);
});

/** The places as a process sees them a moment after the import. */
async function placesNow(): Promise<Places> {
  const places = Places.of(shipped);
  await new PlacesProjection(desk.world.db.database, new LogSignal(desk.world.db.url), places, shipped).catchUp();
  return places;
}
const changed = ({ changes }: ShownRun): string[] =>
  changes
    .map(
      ({ kind, place, field, before, after }) =>
        `${kind} ${place} ${field}: ${JSON.stringify(before)} > ${JSON.stringify(after)}`,
    )
    .sort();
const overlay = async (): Promise<string[]> =>
  (await desk.world.inSystem(placeOverlay)).map(({ entry, source }) => `${source} ${entry.row.name}`);

describe('an import of airports', () => {
  it('shows what it adds and changes, and leaves out what is closed, without a code, or nowhere', async () => {
    const before = await desk.written();
    const { run } = await desk.start('airports', AIRPORTS, NAMED);
    expect([run.state, run.dated, run.counts]).toEqual([
      'DRY_RUN',
      '2026-04-01',
      { read: 9, added: 2, changed: 0, removed: 0, unchanged: 1, skipped: 6 },
    ]);
    expect(changed(run)).toEqual([
      'ADDED Q0N name: null > "Quakenbrück \\"Nord\\" Airport"',
      'ADDED Q0T name: null > "Invented Twin With Flights"',
    ]);
    expect(run.problems).toHaveLength(3);
    expect(run.problems.join(' ')).toMatch(/SU \(Q0S\).*Q0T.*Q0O/);
    expect(await desk.written()).toEqual(before);
  });

  it('lets new airports be found, with the zone of the nearest one and the region of the file', async () => {
    await desk.applied('airports', AIRPORTS, NAMED);
    const places = await placesNow();
    const found = await asking(() =>
      new PlacesResolver(queriesOf(new FindDestinationsHandler(places))).lookupDestinations('quakenbrück nord'),
    );
    expect(found).toMatchObject([{ id: 'Q0N', type: 'AIRPORT', country: { id: 'DE' }, region: { id: 'DE-NI' } }]);
    expect(places.airport('Q0N')).toMatchObject({ icao: 'EDXQ', tz: 'Europe/Berlin', size: 'medium', scheduled: true });
    expect(places.airport('BER')).toEqual(Places.of(shipped).airport('BER'));
    expect([places.airport('Q0C'), places.airport('Q0B')]).toEqual([null, null]);
    const [event] = await desk.world.query<{ payload: object; actor: string }>(
      `select payload, actor from event_log where type = 'places.PlacesImported'`,
    );
    const written = await desk.world.inSystem(placeOverlay);
    expect(event).toEqual({
      payload: {
        source: 'airports',
        dated: '2026-04-01',
        stored: 2,
        removed: 0,
        entries: written.map(({ entry }) => entry),
        removedEntries: [],
      },
      actor: desk.world.editor,
    });
  });

  it('changes nothing the second time', async () => {
    await desk.applied('airports', AIRPORTS, NAMED);
    const before = await desk.written();
    const { run } = await desk.start('airports', AIRPORTS, NAMED);
    expect(run.counts).toMatchObject({ added: 0, changed: 0, unchanged: 3 });
    expect(await desk.written()).toEqual(before);
  });

  it('keeps what the file does not say, and the region that is known where the file has but a name', async () => {
    const { counts, changes } = await desk.applied('airports', fixture('airports-iata.csv'), NAMED);
    expect([counts, changes.map(({ place }) => place)]).toEqual([
      { read: 2, added: 1, changed: 0, removed: 0, unchanged: 1, skipped: 0 },
      ['Q01'],
    ]);
    const places = await placesNow();
    expect(places.airport('HYD')?.regionId).toBe('IN-TS');
    expect(places.region(places.airport('Q01')?.regionId ?? '')?.name).toBe('Phuket');
    const moved = AIRPORTS.replace(
      '"EDXQ","medium_airport","Quakenbrück ""Nord"" Airport",52.66,7.92',
      '"EDXQ","large_airport","Quakenbrück Airport",52.661,7.921',
    ).replace('"DE-NI"', '""');
    await desk.applied('airports', AIRPORTS, NAMED);
    expect(changed(await desk.applied('airports', moved, NAMED))).toEqual([
      'CHANGED Q0N name: "Quakenbrück \\"Nord\\" Airport" > "Quakenbrück Airport"',
      'CHANGED Q0N size: "medium" > "large"',
    ]);
    expect((await placesNow()).airport('Q0N')?.regionId).toBe('DE-NI');
  });

  it('removes nothing unless requested, and then nothing that is shipped or that a rule names', async () => {
    await desk.applied('airports', AIRPORTS, NAMED);
    const one = AIRPORTS.split('\n').slice(0, 2).join('\n').replace('Q0N', 'Q0M');
    const kept = await desk.applied('airports', one, NAMED);
    expect([kept.counts.removed, await overlay()]).toEqual([
      0,
      [
        'airports Quakenbrück "Nord" Airport',
        'airports Quakenbrück "Nord" Airport',
        'airports Invented Twin With Flights',
      ],
    ]);
    desk.world.places.replace({ ...shipped, airports: [...shipped.airports, (await placesNow()).airport('Q0T')!] });
    await desk.world.saved(aRestriction().forAirport('DE', 'Q0T').visaFree());
    const removed = await desk.applied('airports', one, { ...NAMED, removeMissing: true });
    desk.world.places.replace(shipped);
    expect([removed.counts.removed, removed.problems]).toEqual([
      1,
      ['Nicht entfernt, weil Bestimmungen oder Reisen den Ort nennen: Q0T.'],
    ]);
    expect(await overlay()).toEqual(['airports Quakenbrück "Nord" Airport', 'airports Invented Twin With Flights']);
    expect((await placesNow()).airport('BER')).not.toBeNull();
  });

  it('is rejected when it is another table or cut off', async () => {
    const before = await desk.written();
    expect((await desk.start('airports', 'a,b\n1,2', NAMED)).run.problems).toEqual([
      expect.stringContaining('Es fehlen Spalten: ident, type, name'),
    ]);
    expect((await desk.start('airports', AIRPORTS.slice(0, 700), NAMED)).run).toMatchObject({
      state: 'REJECTED',
      problems: [expect.stringContaining('nicht lesbar')],
    });
    expect(await desk.written()).toEqual(before);
  });
});

describe('an import of regions', () => {
  it('adds what is new, gives known ones a further name, and knows those without a code by their name', async () => {
    const run = await desk.applied('regions', fixture('ourairports-regions.csv'));
    expect(run.counts).toEqual({ read: 6, added: 1, changed: 1, removed: 0, unchanged: 1, skipped: 3 });
    expect(changed(run)).toEqual([
      'ADDED TH-99 name: null > "Invented Province"',
      expect.stringMatching(/^CHANGED DE-BY also: .*"Free State of Invention"\]$/),
    ]);
    expect(run.problems).toHaveLength(2);
    const places = await placesNow();
    expect(places.lookupDestinations('free state of inv', 'de').map(({ id, name }) => [id, name])).toContainEqual([
      'DE-BY',
      Places.of(shipped).region('DE-BY')!.name,
    ]);
    expect(places.region('TH-99')).toMatchObject({ country: 'TH', name: 'Invented Province' });
  });

  it('reads the subdivisions of UN/LOCODE as well, and changes nothing the second time', async () => {
    expect((await desk.applied('regions', fixture('subdivision-codes.csv'))).counts).toMatchObject({
      added: 1,
      unchanged: 1,
    });
    const before = await desk.written();
    expect((await desk.start('regions', fixture('subdivision-codes.csv'))).run.counts).toMatchObject({
      added: 0,
      changed: 0,
      unchanged: 2,
    });
    expect(await desk.written()).toEqual(before);
  });
});

describe('an import of facts', () => {
  it('words them in every language, with their source and day, and changes nothing the second time', async () => {
    const run = await desk.applied('country-facts', fixture('country-facts.csv'), { licence: 'CC0' });
    expect([run.dated, run.counts]).toEqual([
      '2026-03-03',
      { read: 3, added: 2, changed: 0, removed: 0, unchanged: 0, skipped: 1 },
    ]);
    expect(run.changes).toContainEqual(
      expect.objectContaining({
        place: 'TH',
        field: 'CiTimeZones',
        after: { de: 'UTC+7', en: 'UTC+7' },
      }),
    );
    expect(run.changes).toContainEqual(
      expect.objectContaining({
        place: 'CH',
        field: 'CiLanguages',
        after: { de: 'Deutsch, Französisch, Italienisch und Rätoromanisch', en: 'German, French, Italian and Romansh' },
      }),
    );
    const [thailand] = await desk.world.query<{ details: object[] }>(
      `select details from entry_restriction where country_id = 'TH'`,
    );
    expect(thailand!.details).toMatchObject([
      {
        purpose: 'BUSINESS',
        citizenships: [],
        sourceUri: 'https://facts.example/th',
        writtenOn: '2026-03-01',
        checkedAt: null,
        values: {
          CiCallingCode: { tr: '+66' },
          CiDrivingSide: { de: 'Linksverkehr', en: 'Traffic keeps left' },
          CiCapital: { en: 'Bangkok' },
        },
      },
      { purpose: 'PRIVATE' },
    ]);
    const before = await desk.written();
    expect((await desk.start('country-facts', fixture('country-facts.csv'))).run.counts).toMatchObject({
      unchanged: 2,
      skipped: 1,
    });
    expect(await desk.written()).toEqual(before);
  });

  it.each([
    ['+66,', '0066,', 'callingCode'],
    ['THB', 'TBH', 'currencies'],
    [',th,', ',thai!,', 'languages'],
    ['left', 'up', 'drivingSide'],
    ['Asia/Bangkok', 'Asia/Bangkoke', 'timeZones'],
    ['https://facts.example/th', 'facts', 'source'],
    ['https://facts.example/th', 'https://facts.example/a b', 'source'],
    ['2026-03-01', '01.03.2026', 'date'],
  ])('is rejected as a whole when %s is %s', async (right, wrong, field) => {
    const { run } = await desk.start('country-facts', fixture('country-facts.csv').replace(right, wrong));
    expect([run.state, run.problems]).toEqual(['REJECTED', [expect.stringContaining(`passt nicht zum Feld ${field}`)]]);
  });
});
