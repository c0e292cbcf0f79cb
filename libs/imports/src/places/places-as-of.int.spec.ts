import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { jest } from '@jest/globals';
import { InputRejected, type FieldRejection } from '@landfall/kernel';
import type { OverlayEntry } from '@landfall/places/overlay-entry';
import { storeOverlayChange } from '@landfall/places/overlay-store';
import { PlacesProjection } from '@landfall/places/places-projection';
import type { RegionRow } from '@landfall/places';
import { LogSignal } from '@landfall/platform';
import { AirportResolver, CountryResolver, RegionResolver } from '../../../places/src/lookup/places.resolver.js';
import { Cruises } from '../../../answers/src/cruises/cruises.js';
import { AuthorityDirectory } from '../../../restrictions/src/model/authorities/authority-directory.js';
import type { DestinationDetailArguments } from '../../../answers/src/lookup/destination-detail.query.js';
import type { PresentedAnswer } from '../../../answers/src/presentation/present-answer.js';
import { aRestriction } from '../../../restrictions/test/a-restriction.js';
import { asking } from '../../../restrictions/test/asking.js';
import { ImportDesk } from '../../test/import-desk.js';
import { someCruises } from '../../../answers/test/some-cruises.js';
import { theSeeds, type Seeds } from '../../../restrictions/test/the-seeds.js';
import { cruiseLookups, lookups } from '../../../answers/test/lookups.js';
import { restrictionViews, revisionViews } from '../../../restrictions/test/restriction-views.js';

jest.setTimeout(30_000);
const LONG_AGO = '2020-01-01T00:00:00Z';
const [HEADER, QUAKENBRUECK] = readFileSync(
  fileURLToPath(new URL('../../test/fixtures/ourairports-airports.csv', import.meta.url)),
  'utf8',
).split('\n') as [string, string];

let desk: ImportDesk;
let shipped: Seeds['shipped'];
beforeAll(async () => {
  desk = await ImportDesk.open();
  ({ shipped } = await theSeeds());
}, 30_000);
/** What is published by hand was published long ago, what is imported is imported now. */
beforeEach(async () => {
  await desk.startAfresh();
  desk.world.clock.set(LONG_AGO);
});
afterEach(() => desk.world.places.replace(shipped));
afterAll(() => desk.world.close());

/** The moment of the newest import of places, in milliseconds rounded up; afterwards this process has taken it in. */
async function taken(): Promise<string> {
  const { world } = desk;
  await new PlacesProjection(world.db.database, new LogSignal(world.db.url), world.places, shipped).catchUp();
  const [event] = await world.query<{ at: Date }>(
    `select occurred_at as at from event_log where stream = 'places' order by version desc limit 1`,
  );
  const moment = new Date(event!.at.getTime() + 1);
  world.clock.set(new Date(moment.getTime() + 60_000).toISOString());
  return moment.toISOString();
}
async function imported(airport: string): Promise<string> {
  await desk.applied('airports', `${HEADER}\n${airport}`, { fileName: 'airports-2019-12-01.csv' });
  return taken();
}
async function stored(...entries: OverlayEntry[]): Promise<string> {
  const change = { stored: entries, removed: [], source: 'regions', licence: 'CC0', dated: null };
  await desk.world.inSystem((tx) => storeOverlayChange(tx, change, { actor: 'test', correlationId: null }));
  return taken();
}
const named = (name: string): OverlayEntry => ({
  kind: 'REGION',
  row: { ...shipped.regions.find(({ id }) => id === 'DE-NI')!, name } satisfies RegionRow,
});

const TRIP = {
  departureType: 'COUNTRY',
  departureId: 'FR',
  destinationsTypes: ['AIRPORT'],
  destinationIds: ['Q0N'],
  citizenshipIds: ['IN'],
  restrictionType: 'PRIVATE',
  dateStart: '2026-06-01',
  dateEnd: '2026-06-10',
} satisfies DestinationDetailArguments;
async function answerAsOf(
  asOf: string | null,
  trip: Partial<DestinationDetailArguments> = {},
): Promise<PresentedAnswer> {
  const { places, rules, db, clock, historicalPlaces } = desk.world;
  const resolver = lookups(places, rules, new AuthorityDirectory(db.database), db.database, clock, historicalPlaces);
  return asking(async () => resolver.destinationDetail({ ...TRIP, ...trip, asOf }));
}
const rejectionsOf = (work: Promise<unknown>): Promise<readonly FieldRejection[]> =>
  work.then(
    () => [],
    (error: unknown) => {
      if (error instanceof InputRejected) return error.rejections;
      throw error;
    },
  );
const facts = ({ sections, destinations: [destination] }: PresentedAnswer): unknown[] => {
  const days = sections.flatMap(({ entries }) => entries).find(({ detailType }) => detailType === 'ErVisaFreeDays');
  return [days?.value, days?.level, destination!.place.name, destination!.place.region?.id];
};

describe('an answer as of a moment before places were imported', () => {
  it('takes the region and the name that an airport had then', async () => {
    await desk.world.saved(aRestriction().forRegion('DE', 'DE-NI').stating({ ErVisaFreeDays: 10 }));
    await desk.world.saved(aRestriction().forRegion('DE', 'DE-BY').stating({ ErVisaFreeDays: 20 }));
    const first = await imported(QUAKENBRUECK);
    const wasSaid = await answerAsOf(null);
    expect(facts(wasSaid)).toEqual([10, 'REGION', 'Quakenbrück "Nord" Airport', 'DE-NI']);
    const second = await imported(QUAKENBRUECK.replace('DE-NI', 'DE-BY').replace('""Nord""', 'South'));
    expect(facts(await answerAsOf(null))).toEqual([20, 'REGION', 'Quakenbrück South Airport', 'DE-BY']);
    expect({ ...(await answerAsOf(first)), asOf: null }).toEqual(wasSaid);
    expect(facts(await answerAsOf(second))).toEqual([20, 'REGION', 'Quakenbrück South Airport', 'DE-BY']);
  });

  it('takes what is shipped where nothing had been imported yet', async () => {
    const before = new Date().toISOString();
    const { name } = shipped.airports.find(({ iata }) => iata === 'BER')!;
    await new Promise((done) => setTimeout(done, 2));
    const first = await imported(
      '2,"EDDB","large_airport","Renamed Airport",52.351389,13.493889,157,"EU","DE","DE-BR","Berlin","yes","EDDB","BER",,,,',
    );
    const called = async (asOf: string | null): Promise<unknown> =>
      facts(await answerAsOf(asOf, { destinationIds: ['BER'] }))[2];
    expect([await called(before), await called(first), await called(null)]).toEqual([
      name,
      'Renamed Airport',
      'Renamed Airport',
    ]);
  });

  it('is rejected on the field for a place that did not exist yet, and for one that never did', async () => {
    await imported(QUAKENBRUECK);
    expect(await rejectionsOf(answerAsOf('2021-01-01T00:00:00Z', { destinationIds: ['q0n'] }))).toEqual([
      { field: 'destinationIds', key: 'rejection.unknownPlaceThen', values: { id: 'q0n' } },
    ]);
    expect(await rejectionsOf(answerAsOf('2021-01-01T00:00:00Z', { destinationIds: ['-x-'] }))).toEqual([
      { field: 'destinationIds', key: 'rejection.unknownPlace', values: { id: '-x-' } },
    ]);
    expect(
      await rejectionsOf(
        answerAsOf('2021-01-01T00:00:00Z', { departureType: 'AIRPORT', departureId: 'Q0N', destinationIds: ['BER'] }),
      ),
    ).toMatchObject([{ field: 'departureId', key: 'rejection.unknownPlaceThen' }]);
  });

  it('knows a place that was taken away since', async () => {
    const first = await imported(QUAKENBRUECK);
    await desk.world.inSystem((tx) =>
      storeOverlayChange(
        tx,
        { stored: [], removed: [{ kind: 'AIRPORT', id: 'Q0N' }], source: 'airports', licence: 'CC0', dated: null },
        { actor: 'test', correlationId: null },
      ),
    );
    const second = await taken();
    expect(facts(await answerAsOf(first))[3]).toBe('DE-NI');
    expect(await rejectionsOf(answerAsOf(second))).toMatchObject([
      { field: 'destinationIds', key: 'rejection.unknownPlace' },
    ]);
    expect(await rejectionsOf(answerAsOf(null))).toMatchObject([
      { field: 'destinationIds', key: 'rejection.unknownPlace' },
    ]);
  });

  it('leads to regions and airports as of that moment, as far as requested', async () => {
    const { places } = desk.world;
    const first = await stored(named('Old Name'), {
      kind: 'AIRPORT',
      row: {
        ...shipped.airports.find(({ iata }) => iata === 'BER')!,
        iata: 'Q0X',
        name: 'Old Strip',
        regionId: 'DE-NI',
      },
    });
    const second = await stored(named('New Name'), {
      kind: 'AIRPORT',
      row: {
        ...shipped.airports.find(({ iata }) => iata === 'BER')!,
        iata: 'Q0X',
        name: 'New Strip',
        regionId: 'DE-NI',
      },
    });
    const [countries, regions, airports] = [
      new CountryResolver(places),
      new RegionResolver(places),
      new AirportResolver(places),
    ];
    const led = async (asOf: string | null): Promise<unknown[]> => {
      const { region, country } = (await answerAsOf(asOf, { destinationIds: ['Q0X'] })).destinations[0]!.place;
      const strip = regions.airports(region!).find(({ id }) => id === 'Q0X')!;
      const listed = countries.regions(country).find(({ id }) => id === 'DE-NI')!;
      return asking(async () => [regions.name(region!), airports.name(strip), regions.name(listed)]);
    };
    expect(await led(first)).toEqual(['Old Name', 'Old Strip', 'Old Name']);
    expect(await led(second)).toEqual(['New Name', 'New Strip', 'New Name']);
    expect(await led(null)).toEqual(['New Name', 'New Strip', 'New Name']);
  });
});

describe('the answer of a cruise as of such a moment', () => {
  it('takes the places as they were then for what lies beside the cruise', async () => {
    const { places, rules, db, clock, historicalPlaces } = desk.world;
    await desk.world.saved(aRestriction().forRegion('DE', 'DE-NI').stating({ ErVisaFreeDays: 10 }));
    const first = await imported(QUAKENBRUECK);
    await imported(QUAKENBRUECK.replace('DE-NI', 'DE-BY'));
    const resolver = cruiseLookups(
      Cruises.of(someCruises(), places),
      places,
      rules,
      new AuthorityDirectory(db.database),
      db.database,
      clock,
      historicalPlaces,
    );
    const ask = (asOf: string | null): Promise<PresentedAnswer> =>
      asking(async () =>
        resolver.cruiseDestinationDetail({
          ...TRIP,
          cruiseId: 'gulf-1',
          cruiseDateStart: '2026-06-01',
          dateStart: '2026-05-30',
          transitTypes: [],
          transitIds: [],
          asOf,
        }),
      );
    const region = async (asOf: string | null): Promise<unknown> =>
      (await ask(asOf)).destinations.find(({ place }) => place.id === 'Q0N')!.place.region?.id;
    expect([await region(first), await region(null)]).toEqual(['DE-NI', 'DE-BY']);
    expect(await rejectionsOf(ask('2021-01-01T00:00:00Z'))).toMatchObject([
      { field: 'destinationIds', key: 'rejection.unknownPlaceThen' },
    ]);
  });
});

describe('restrictions as of such a moment', () => {
  it('lie at places as they were called then, in the list, alone, and as a revision', async () => {
    const { places } = desk.world;
    await desk.world.saved(aRestriction().forRegion('DE', 'DE-NI').visaFree());
    const { name: shippedName } = shipped.regions.find(({ id }) => id === 'DE-NI')!;
    const first = await stored(named('Old Name'));
    const second = await stored(named('New Name'));
    const lists = restrictionViews(desk.world);
    const regions = new RegionResolver(places);
    const [{ id }] = (await desk.world.query<{ id: string }>('select id from entry_restriction')) as [{ id: string }];
    const called = async (asOf: string | null): Promise<unknown[]> => {
      const [listed] = (await asking(() => lists.entryRestrictions({ asOf }))) as { region: { id: string } }[];
      const alone = (await asking(() => lists.entryRestriction({ id: id, asOf: asOf }))) as { region: { id: string } };
      return asking(async () => [regions.name(listed!.region), regions.name(alone.region)]);
    };
    expect(await called('2021-01-01T00:00:00Z')).toEqual([shippedName, shippedName]);
    expect(await called(first)).toEqual(['Old Name', 'Old Name']);
    expect(await called(second)).toEqual(['New Name', 'New Name']);
    expect(await called(null)).toEqual(['New Name', 'New Name']);
    const revision = (await asking(() => revisionViews(desk.world).entryRestrictionRevision(id, 1))) as {
      region: { id: string };
    };
    expect(await asking(async () => regions.name(revision.region))).toBe(shippedName);
  });
});
