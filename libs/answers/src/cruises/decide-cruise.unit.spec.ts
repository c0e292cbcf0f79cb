import { validated } from '@landfall/platform';
import { CruiseDetailArguments } from '../cruise-lookup/cruise-detail.query.js';
import { Cruises } from './cruises.js';
import { decideCruise, type CruiseInput } from './decide-cruise.js';
import { aRoute, someCruises } from '../../test/some-cruises.js';
import { theSeeds, type Seeds } from '../../../restrictions/test/the-seeds.js';

const AROUND_THE_WORLD = ['PT', 'ES', 'FR', 'IT', 'GR', 'TR', 'EG', 'JO', 'OM', 'IN', 'LK', 'TH'];

let seeds: Seeds;
let cruises: Cruises;
beforeAll(async () => {
  seeds = await theSeeds();
  const base = someCruises();
  const world = aRoute({
    id: 'world',
    calls: AROUND_THE_WORLD,
    starts: [{ cruiseId: 'world-1', dateStart: '2026-06-01' }],
  });
  const ports = AROUND_THE_WORLD.map((country) => ({ id: country, name: country, country, latitude: 0, longitude: 0 }));
  cruises = Cruises.of({ ...base, ports: [...base.ports, ...ports], routes: [...base.routes, world] }, seeds.places);
}, 30_000);

const FIELDS = {
  cruise: 'cruiseId',
  departure: 'departureId',
  destinations: 'destinationIds',
  transits: 'transitIds',
  citizenships: 'citizenshipIds',
};
const decide = (changes: Partial<CruiseInput> = {}): ReturnType<typeof decideCruise> => {
  const trip: CruiseInput = {
    departure: { type: 'COUNTRY', id: 'DE' },
    cruiseId: 'gulf-1',
    cruiseDateStart: '2026-06-01',
    destinations: [],
    transits: [],
    citizenshipIds: ['DE'],
    restrictionType: 'CRUISE',
    dateStart: '2026-05-30',
    dateEnd: '2026-06-10',
    ...changes,
  };
  const { input, shape } = validated(CruiseDetailArguments, {
    departureType: trip.departure.type,
    departureId: trip.departure.id,
    cruiseId: trip.cruiseId,
    cruiseDateStart: trip.cruiseDateStart ?? '2026-06-01',
    destinationIds: trip.destinations?.map(({ id }) => id) ?? null,
    transitIds: trip.transits?.map(({ id }) => id) ?? null,
    citizenshipIds: [...trip.citizenshipIds],
    dateStart: trip.dateStart,
    dateEnd: trip.dateEnd,
  });
  return decideCruise({ ...trip, citizenshipIds: input.citizenshipIds }, cruises, seeds.places, FIELDS, { shape });
};
const rejected = (changes: Partial<CruiseInput>): string[] => {
  const outcome = decide(changes);
  return outcome.ok ? [] : outcome.rejections.map(({ field, key }) => `${field} ${key}`);
};
const destinations = (changes: Partial<CruiseInput> = {}): string[] => {
  const outcome = decide(changes);
  return outcome.ok ? outcome.itinerary.destinations.map(({ id }) => id) : [];
};
const laos = { type: 'COUNTRY', id: 'LA' } as const;

describe('a cruise trip', () => {
  it('visits the countries of its calls in their order, each once', () => {
    expect(destinations()).toEqual(['SG', 'TH', 'VN']);
  });

  it('visits what was chosen beside them afterwards, with up to ten places', () => {
    expect(destinations({ destinations: [{ type: 'AIRPORT', id: 'KUL' }, laos] })).toEqual([
      'SG',
      'TH',
      'VN',
      'KUL',
      'LA',
    ]);
    expect(rejected({ destinations: Array.from({ length: 10 }, () => laos) })).toEqual([]);
    expect(rejected({ destinations: Array.from({ length: 11 }, () => laos) })).toEqual([
      'destinationIds rejection.tooManyDestinations',
    ]);
  });

  it('may call at more than ten countries, and ten places beside them', () => {
    expect(destinations({ cruiseId: 'world-1', destinations: Array.from({ length: 10 }, () => laos) })).toEqual([
      ...AROUND_THE_WORLD,
      ...Array.from({ length: 10 }, () => 'LA'),
    ]);
  });

  it('is private travel, and business travel where it is requested', () => {
    expect(decide()).toMatchObject({ ok: true, itinerary: { purpose: 'PRIVATE', departureCountry: 'DE' } });
    expect(decide({ restrictionType: 'BUSINESS' })).toMatchObject({ ok: true, itinerary: { purpose: 'BUSINESS' } });
  });

  it('may last exactly as long as the cruise', () => {
    expect(decide({ dateStart: '2026-06-01', dateEnd: '2026-06-08' })).toMatchObject({
      ok: true,
      cruise: { cruiseId: 'gulf-1', dateEnd: '2026-06-08' },
    });
  });

  it.each<[string, Partial<CruiseInput>, string[]]>([
    ['an unknown cruise', { cruiseId: 'nobody' }, ['cruiseId rejection.unknownCruise']],
    ['the id of a route', { cruiseId: 'gulf' }, ['cruiseId rejection.unknownCruise']],
    [
      'a day on which another cruise of the route starts',
      { cruiseDateStart: '2026-06-08' },
      ['cruiseDateStart rejection.cruiseOtherDay'],
    ],
    ['a day that does not exist', { cruiseDateStart: '2026-06-31' }, ['cruiseDateStart rejection.invalidDate']],
    ['a departure after the ship has left', { dateStart: '2026-06-02' }, ['dateStart rejection.startsAfterCruise']],
    ['a return before the ship is back', { dateEnd: '2026-06-07' }, ['dateEnd rejection.endsBeforeCruise']],
    [
      'thirteen nationalities',
      { citizenshipIds: ['DE', 'AT', 'CH', 'IN', 'US', 'FR', 'IT', 'ES', 'PL', 'CZ', 'NL', 'BE', 'DK'] },
      ['citizenshipIds rejection.tooManyNationalities'],
    ],
    ['no nationality', { citizenshipIds: [] }, ['citizenshipIds rejection.noNationality']],
    ['lists of different length', { destinations: null }, ['destinationIds rejection.listsDiffer']],
    [
      'a place that does not exist',
      { destinations: [{ type: 'AIRPORT', id: 'ZZZ' }] },
      ['destinationIds rejection.unknownPlace'],
    ],
    ['a day of travel that does not exist', { dateStart: 'x' }, ['dateStart rejection.invalidDate']],
    [
      'several faults, all at once',
      { cruiseId: 'nobody', citizenshipIds: [], dateEnd: '' },
      ['cruiseId rejection.unknownCruise', 'citizenshipIds rejection.noNationality', 'dateEnd rejection.invalidDate'],
    ],
  ])('is rejected with %s', (_, changes, expected) => {
    expect(rejected(changes).sort()).toEqual([...expected].sort());
  });
});
