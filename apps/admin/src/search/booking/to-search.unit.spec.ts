import { cityOfBoth } from './airport-names.js';
import { countryOfCity } from './city-codes.js';
import { readBooking } from './read-booking.js';
import { bookedTrip, type BookedTrip } from './to-search.js';

const COUNTRIES: Readonly<Record<string, string>> = {
  FRA: 'DE',
  MUC: 'DE',
  BER: 'DE',
  DOH: 'QA',
  BKK: 'TH',
  HKT: 'TH',
  SGN: 'VN',
  HAN: 'VN',
  SIN: 'SG',
  SYD: 'AU',
  IST: 'TR',
  SAW: 'TR',
  LHR: 'GB',
  LGW: 'GB',
  JFK: 'US',
};
const tripOf = (lines: string, answers?: ReadonlyMap<number, 'STAY' | 'TRANSIT'>): BookedTrip | null =>
  bookedTrip(
    readBooking(lines, '2026-11-27'),
    { countryOf: (airport) => COUNTRIES[airport] ?? countryOfCity(airport), cityOfBoth },
    answers,
  );

it('a flight there and back is a trip to its country', () => {
  expect(tripOf(' 1 LH 772 Y 12DEC 6 FRABKK HK1 1430 0635+1\n 2 LH 773 Y 03JAN 7 BKKFRA HK1 2340 0555+1')).toEqual({
    departure: 'DE',
    destinations: ['TH'],
    arrivals: ['2026-12-13'],
    transits: [],
    dateStart: '2026-12-12',
    dateEnd: '2027-01-04',
    questions: [],
    isOpen: false,
    unknownAirports: [],
  });
});

it('a stop of less than a day is a transit, of a day or more a stay', () => {
  const trip = tripOf(` 1 QR 68 Y 12DEC 6 FRADOH HK1 1430 2245
 2 QR 832 Y 13DEC 7 DOHBKK HK1 0200 1250
 3 QR 833 Y 03JAN 7 BKKDOH HK1 2340 0255+1
 4 QR 67 Y 05JAN 2 DOHFRA HK1 0800 1245`);
  expect(trip).toMatchObject({
    destinations: ['TH', 'QA'],
    arrivals: ['2026-12-13', '2027-01-04'],
    transits: [{ airport: 'DOH', country: 'QA', hours: 4 }],
    dateStart: '2026-12-12',
    dateEnd: '2027-01-05',
  });
});

it('changing planes in the country of the stay, or at home, is no transit', () => {
  const trip = tripOf(` 1 LH 100 Y 12DEC 6 MUCFRA HK1 1000 1100
 2 LH 772 Y 12DEC 6 FRABKK HK1 1430 0635+1
 3 TG 211 Y 13DEC 7 BKKHKT HK1 0900 1025
 4 TG 212 Y 03JAN 7 HKTBKK HK1 1900 2025
 5 LH 773 Y 03JAN 7 BKKMUC HK1 2340 0555+1`);
  expect(trip).toMatchObject({
    departure: 'DE',
    destinations: ['TH'],
    transits: [],
    dateEnd: '2027-01-04',
    isOpen: false,
  });
});

it('over land one leaves from another place', () => {
  expect(
    tripOf(` 1 TK 1590 Y 12DEC 6 FRASGN HK1 1430 0635+1
 2  ARNK
 3 TK 169 Y 03JAN 7 HANFRA HK1 2340 0555+1`),
  ).toMatchObject({ destinations: ['VN'], transits: [] });
  expect(tripOf(' 1 TK 1 Y 12DEC 6 FRABKK HK1 1430 0635+1\n 2 TK 2 Y 03JAN 7 SGNFRA HK1 2340 0555+1')).toMatchObject({
    destinations: ['TH', 'VN'],
    arrivals: ['2026-12-13', null],
  });
});

it('asks where the booking does not say how long a stop is, and takes the answer', () => {
  const text = `from,to,date
FRA,SIN,2026-12-12
SIN,SYD,2026-12-13
SYD,FRA,2027-01-20`;
  expect(tripOf(text)).toMatchObject({
    destinations: ['AU'],
    transits: [],
    isOpen: true,
    questions: [{ at: 0, airport: 'SIN', country: 'SG' }],
  });
  expect(tripOf(text, new Map([[0, 'TRANSIT']]))).toMatchObject({
    destinations: ['AU'],
    transits: [{ airport: 'SIN', country: 'SG', hours: null }],
    isOpen: false,
  });
  expect(tripOf(text, new Map([[0, 'STAY']]))).toMatchObject({
    destinations: ['SG', 'AU'],
    transits: [],
    isOpen: false,
  });
});

it('does not invent a way back, nor an airport', () => {
  expect(tripOf(' 1 LH 772 Y 12DEC 6 FRABKK HK1 1430 0635+1')).toMatchObject({ destinations: ['TH'], dateEnd: null });
  expect(tripOf(' 1 XX 1 Y 12DEC 6 FRAQQQ HK1 1430 0635+1')).toMatchObject({
    destinations: [],
    unknownAirports: ['QQQ'],
    dateEnd: null,
  });
  expect(tripOf('nothing')).toBeNull();
});

it('a city and an airport of it are one stop, of which the airport is not known', () => {
  const tripBy = (to: string, from: string, day: string): BookedTrip | null =>
    bookedTrip(
      {
        legs: [
          {
            from: 'FRA',
            to,
            departs: { day: '2027-05-03', time: '08:00' },
            arrives: { day: '2027-05-03', time: '08:45' },
          },
          { from, to: 'JFK', departs: { day, time: '11:00' }, arrives: null },
        ],
      },
      { countryOf: (airport) => COUNTRIES[airport] ?? countryOfCity(airport), cityOfBoth },
    );
  const transits = [{ airport: 'LON', country: 'GB', hours: 3 }];
  for (const [to, from] of [
    ['LON', 'LHR'],
    ['LHR', 'LON'],
    ['LON', 'LON'],
  ] as const)
    expect(tripBy(to, from, '2027-05-03')).toMatchObject({ destinations: ['US'], transits });
  expect(tripBy('LON', 'LHR', '2027-05-05')).toMatchObject({ destinations: ['GB', 'US'], transits: [] });
});

it('two airports of a city are two places', () => {
  for (const [to, from] of [
    ['LHR', 'LGW'],
    ['IST', 'SAW'],
    ['SAW', 'IST'],
  ] as const)
    expect(
      tripOf(`from,to,date,departure time,arrival time
FRA,${to},2027-05-03,08:00,08:45
${from},JFK,2027-05-03,11:00,14:00`),
    ).toMatchObject({ transits: [], destinations: [COUNTRIES[to], 'US'] });
});
