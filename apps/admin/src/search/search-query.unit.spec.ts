import { noCruise } from './cruise-choice.js';
import { checkSearch, isComplete, moved, type SearchForm } from './search-form.js';
import { noFacts } from './traveller-facts.js';
import { formOf, hasSearch, queryOf } from './search-query.js';

const trip: SearchForm = {
  nationalities: ['DE', 'TR'],
  departure: 'DE',
  destinations: [
    { type: 'COUNTRY', id: 'VN', country: 'VN' },
    { type: 'REGION', id: 'phuket.south', country: 'TH' },
    { type: 'AIRPORT', id: 'SIN', country: 'SG' },
  ],
  transits: [{ type: 'AIRPORT', id: 'DXB', country: 'AE' }],
  dateStart: '2026-12-21',
  dateEnd: '2027-01-09',
  purpose: 'BUSINESS',
  cruise: noCruise(),
  facts: noFacts(),
};

describe('the address of a search', () => {
  it('is read back as it was written, the order of destinations included', () => {
    expect(formOf(new URLSearchParams(queryOf(trip).toString()))).toEqual(trip);
  });

  it('holds no display names', () => {
    const named = { ...trip, destinations: [{ type: 'COUNTRY' as const, id: 'TH', country: 'TH', name: 'Thailand' }] };
    expect(queryOf(named).toString()).not.toContain('Thailand');
  });

  it('leaves out what it does not understand', () => {
    const form = formOf(new URLSearchParams('nat=DE,xyz,de&to=TH,TH,TH.planet.x,&via=TH&purpose=holiday'));
    expect(form.nationalities).toEqual(['DE']);
    expect(form.destinations).toEqual([{ type: 'COUNTRY', id: 'TH', country: 'TH' }]);
    expect(form.transits).toEqual([]);
    expect(form.departure).toBeNull();
    expect(form.purpose).toBe('BUSINESS');
  });

  it('is recognised only when something was searched for', () => {
    expect(hasSearch(new URLSearchParams('lang=de'))).toBe(false);
    expect(hasSearch(queryOf(trip))).toBe(true);
  });
});

describe('a cruise', () => {
  const cruise = {
    line: '1',
    ship: '4',
    route: '1',
    cruiseId: '1-20270501',
    dateStart: '2027-05-01',
    dateEnd: '2027-05-08',
  };
  const atSea: SearchForm = {
    ...trip,
    purpose: 'CRUISE',
    cruise,
    destinations: [],
    dateStart: '2027-04-30',
    dateEnd: '2027-05-09',
  };

  it('stands in the address with line, ship, route and sailing, and only where it counts', () => {
    expect(formOf(new URLSearchParams(queryOf(atSea).toString()))).toEqual(atSea);
    expect(queryOf({ ...atSea, purpose: 'PRIVATE' }).has('cruise')).toBe(false);
    for (const text of ['1~4', '1~4~1~<b>~2027-05-01~2027-05-08'])
      expect(formOf(new URLSearchParams({ purpose: 'cruise', cruise: text })).cruise).toEqual(noCruise());
  });

  it('needs no other destination, but a sailing within the days of the trip', () => {
    expect(checkSearch(atSea)).toEqual({});
    expect(checkSearch({ ...atSea, cruise: { ...cruise, cruiseId: '' } })).toEqual({ cruise: 'cruiseMissing' });
    expect(checkSearch({ ...atSea, dateStart: '2027-05-02' })).toEqual({ dateStart: 'startsAfterCruise' });
    expect(checkSearch({ ...atSea, dateEnd: '2027-05-07' })).toEqual({ dateEnd: 'endsBeforeCruise' });
    expect(checkSearch({ ...atSea, purpose: 'PRIVATE' })).toEqual({ destinations: 'destinationMissing' });
  });
});

describe('the check of a search', () => {
  it('accepts a complete one and a trip of one day', () => {
    expect(checkSearch(trip)).toEqual({});
    expect(isComplete({ ...trip, dateEnd: trip.dateStart })).toBe(true);
  });

  it('names what is missing at its field', () => {
    expect(
      checkSearch({
        ...trip,
        nationalities: [],
        departure: null,
        destinations: [],
        dateStart: '',
        dateEnd: '2026-02-30',
      }),
    ).toEqual({
      nationalities: 'nationalityMissing',
      departure: 'departureMissing',
      destinations: 'destinationMissing',
      dateStart: 'dateMissing',
      dateEnd: 'dateInvalid',
    });
  });

  it('rejects a departure after the return', () => {
    expect(checkSearch({ ...trip, dateStart: '2027-02-01' })).toEqual({ dateStart: 'dateOrder' });
  });

  it('rejects a fifth nationality and an eleventh destination', () => {
    const countries = Array.from({ length: 11 }, (_, n) => ({
      type: 'COUNTRY' as const,
      id: `C${n}`,
      country: `C${n}`,
    }));
    expect(checkSearch({ ...trip, nationalities: ['DE', 'TR', 'NL', 'FR', 'PL'], destinations: countries })).toEqual({
      nationalities: 'nationalityTooMany',
      destinations: 'destinationTooMany',
    });
  });
});

it('moves a destination and ignores a move outside the list', () => {
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
});
