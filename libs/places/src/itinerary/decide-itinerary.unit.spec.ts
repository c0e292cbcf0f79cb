import { validated } from '@landfall/platform';
import { Destinations, Nationalities, Transits, TravelDay } from './itinerary-input.js';
import { decideItinerary, zipPlaces, type ItineraryInput } from './decide-itinerary.js';
import { theSeeds, type Seeds } from '../../../restrictions/test/the-seeds.js';

let seeds: Seeds;
beforeAll(async () => {
  seeds = await theSeeds();
}, 30_000);

const FIELDS = { departure: 'from', destinations: 'to', transits: 'via', citizenships: 'who' };
/** The fields as a client of this test names them. */
class TripFields {
  @Destinations() to: unknown;
  @Transits() via: unknown;
  @Nationalities() who: readonly string[];
  @TravelDay() dateStart: string;
  @TravelDay() dateEnd: string;
}
const trip = (changes: Partial<ItineraryInput>): ItineraryInput => ({
  departure: { type: 'COUNTRY', id: 'DE' },
  destinations: [{ type: 'COUNTRY', id: 'TH' }],
  transits: [],
  citizenshipIds: ['DE'],
  restrictionType: 'PRIVATE',
  dateStart: '2026-05-20',
  dateEnd: '2026-06-10',
  ...changes,
});
const decide = (changes: Partial<ItineraryInput>): ReturnType<typeof decideItinerary> => {
  const { destinations: to, transits: via, citizenshipIds: who, dateStart, dateEnd, ...rest } = trip(changes);
  const { input, shape } = validated(TripFields, { to, via, who, dateStart, dateEnd });
  const sent = { ...rest, destinations: to, transits: via, citizenshipIds: input.who, dateStart, dateEnd };
  return decideItinerary(sent, seeds.places, FIELDS, { shape });
};
const thailand = { type: 'COUNTRY', id: 'TH' } as const;

describe('a trip', () => {
  it.each<[string, Partial<ItineraryInput>, string[]]>([
    ['a departure that does not exist', { departure: { type: 'COUNTRY', id: 'ZZ' } }, ['from rejection.unknownPlace']],
    ['no destination', { destinations: [] }, ['to rejection.noDestination']],
    [
      'a destination that does not exist',
      { destinations: [thailand, { type: 'AIRPORT', id: 'ZZZ' }] },
      ['to rejection.unknownPlace'],
    ],
    ['an airport called a country', { destinations: [{ type: 'COUNTRY', id: 'BKK' }] }, ['to rejection.unknownPlace']],
    [
      'more than ten destinations',
      { destinations: Array.from({ length: 11 }, () => thailand) },
      ['to rejection.tooManyDestinations'],
    ],
    ['lists of different length', { destinations: null }, ['to rejection.listsDiffer']],
    ['a transit that does not exist', { transits: [{ type: 'AIRPORT', id: 'ZZZ' }] }, ['via rejection.unknownPlace']],
    [
      'more than ten transits',
      { transits: Array.from({ length: 11 }, () => thailand) },
      ['via rejection.tooManyTransits'],
    ],
    ['no nationality', { citizenshipIds: [] }, ['who rejection.noNationality']],
    ['five nationalities', { citizenshipIds: ['DE', 'AT', 'CH', 'IN', 'US'] }, ['who rejection.tooManyNationalities']],
    ['a nationality that does not exist', { citizenshipIds: ['DE', 'ZZ'] }, ['who rejection.unknownCountry']],
    ['a group as a nationality', { citizenshipIds: ['EU'] }, ['who rejection.unknownCountry']],
    ['a day that does not exist', { dateStart: '2026-02-30' }, ['dateStart rejection.invalidDate']],
    ['a day of another age', { dateEnd: '2199-01-01' }, ['dateEnd rejection.invalidDate']],
    ['a return before the departure', { dateStart: '2026-06-11' }, ['dateStart rejection.dateOrder']],
    [
      'several faults, all at once',
      { citizenshipIds: [], dateStart: 'x', destinations: [] },
      ['to rejection.noDestination', 'who rejection.noNationality', 'dateStart rejection.invalidDate'],
    ],
    [
      'wrong places at every stage, all at once',
      {
        departure: { type: 'COUNTRY', id: 'ZZ' },
        destinations: [{ type: 'COUNTRY', id: 'YY' }],
        transits: [{ type: 'AIRPORT', id: 'ZZZ' }],
      },
      ['from rejection.unknownPlace', 'to rejection.unknownPlace', 'via rejection.unknownPlace'],
    ],
  ])('is rejected under the name that the client knows: %s', (_, changes, expected) => {
    const outcome = decide(changes);
    const rejected = outcome.ok ? [] : outcome.rejections.map((r) => `${r.field} ${r.key}`);
    expect(rejected.sort()).toEqual([...expected].sort());
  });

  it('may have four nationalities, ten destinations, and last one day', () => {
    const outcome = decide({
      citizenshipIds: ['DE', 'AT', 'CH', 'IN'],
      destinations: Array.from({ length: 10 }, () => thailand),
      dateEnd: '2026-05-20',
    });
    expect(outcome).toMatchObject({ ok: true, itinerary: { citizenships: ['DE', 'AT', 'CH', 'IN'] } });
  });

  it('counts a nationality once', () => {
    expect(decide({ citizenshipIds: ['DE', 'de ', 'AT', 'CH', 'IN'] })).toMatchObject({
      ok: true,
      itinerary: { citizenships: ['DE', 'AT', 'CH', 'IN'] },
    });
  });

  it('starts in the country of its airport, and a cruise is private travel', () => {
    expect(decide({ departure: { type: 'AIRPORT', id: 'FRA' }, restrictionType: 'CRUISE' })).toMatchObject({
      ok: true,
      departure: { airport: 'FRA' },
      itinerary: { departureCountry: 'DE', purpose: 'PRIVATE' },
    });
    expect(decide({ restrictionType: 'BUSINESS' })).toMatchObject({ itinerary: { purpose: 'BUSINESS' } });
  });
});

describe('lists of types and ids', () => {
  it('are paired by position, and rejected when one is longer', () => {
    expect(zipPlaces(['COUNTRY', 'AIRPORT'], ['TH', 'BKK'])).toEqual([
      { type: 'COUNTRY', id: 'TH' },
      { type: 'AIRPORT', id: 'BKK' },
    ]);
    expect(zipPlaces(['COUNTRY'], ['TH', 'BKK'])).toBeNull();
    expect(zipPlaces(null, ['TH'])).toBeNull();
    expect(zipPlaces(null, null)).toEqual([]);
  });
});
