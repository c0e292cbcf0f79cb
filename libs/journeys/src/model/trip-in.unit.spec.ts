import { Places, type AirportRow } from '@landfall/places';
import type { Itinerary, PlacePath } from '@landfall/requirements';
import { aPlaceList, anAirport } from '../../../places/test/a-place-list.js';
import { tripIn, tripOfThen } from './trip-in.js';

const [OLD, NEW] = ['DE-BE', 'DE-BB'];
const places = (airports: AirportRow[]): Places =>
  Places.of({
    ...aPlaceList(),
    regions: [OLD, NEW].map((id) => ({ id, country: 'DE', name: id, also: [] })),
    airports,
  });
const lyingIn = (regionId: string | null): Places => places([anAirport({ regionId })]);
const nowhere = places([]);
const trip = (region: string | null): Itinerary => {
  const ber: PlacePath = { type: 'AIRPORT', id: 'BER', country: 'DE', region, airport: 'BER' };
  const th: PlacePath = { type: 'COUNTRY', id: 'TH', country: 'TH', region: null, airport: null };
  return {
    departureCountry: 'TH',
    destinations: [th, ber],
    transits: [ber],
    citizenships: ['TH'],
    purpose: 'PRIVATE',
    dateStart: '2026-05-01',
    dateEnd: '2026-05-02',
  };
};

describe('a trip whose place has been relocated', () => {
  it('has it where it lies now, everywhere it is named', () => {
    expect(tripIn(lyingIn(NEW), trip(OLD))).toEqual(trip(NEW));
    expect(tripIn(lyingIn(null), trip(OLD))).toEqual(trip(null));
  });

  it('is unchanged when nothing was relocated, or when the place is not known any more', () => {
    const same = trip(OLD);
    expect([tripIn(lyingIn(OLD), same), tripIn(nowhere, same)].every((found) => found === same)).toBe(true);
  });
});

describe('a trip of a past moment', () => {
  it('has a place where it lay, also when it is gone now', () => {
    expect(tripOfThen(trip(NEW), lyingIn(OLD), lyingIn(NEW))).toEqual(trip(OLD));
    expect(tripOfThen(trip(NEW), lyingIn(OLD), nowhere)).toEqual(trip(OLD));
  });

  it('has a place where the trip says when it did not exist then, or when only the trip has not followed it', () => {
    expect(tripOfThen(trip(NEW), nowhere, lyingIn(NEW))).toEqual(trip(NEW));
    expect(tripOfThen(trip(OLD), lyingIn(NEW), lyingIn(NEW))).toEqual(trip(OLD));
  });
});
