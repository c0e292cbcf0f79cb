import { readFileSync } from 'node:fs';
import { kilometresBetween } from './airport-positions.js';
import { ZONE_OF_AIRPORT } from './airport-zones.js';
import { flightsApart } from './apart-flights.js';
import { readBooking } from './read-booking.js';

const TODAY = '2026-12-01';
const read = (text: string): string[] =>
  flightsApart(`Your flights\n${text}`, TODAY).map(
    ({ from, to, departs, arrives }) => `${from} ${departs.day} ${departs.time} ${to} ${arrives!.day} ${arrives!.time}`,
  );

const THERE = 'LIS 2027-09-04 13:25 FOR 2027-09-04 17:05';
const BACK = 'FOR 2027-09-18 22:45 LIS 2027-09-19 10:00';

describe('flights known by clocks, places and days alone', () => {
  it.each([
    [
      'places before both clocks',
      'Lisboa - Fortaleza\nsábado, 4 de setembro de 2027\n13:25 17:05\nFortaleza - Lisboa\nsábado, 18 de setembro de 2027\n22:45 10:00',
    ],
    [
      'a place before each clock',
      '04.09.2027 LIS 13:25 FOR Fortaleza 17:05 (7h40)\n18.09.2027 Fortaleza FOR 22:45 LIS 10:00 +1',
    ],
    [
      'a place on either side',
      '4 de setembro de 2027\nLIS Lisboa, Terminal 1  13:25 → 17:05  FOR Fortaleza\n18 de setembro de 2027\nFOR Fortaleza 22:45 → 10:00 (+1 dia) LIS Lisboa',
    ],
    [
      'a place behind each clock, and the days beside them',
      'Dep 13:25 on 4 Sep 2027 Lisbon\nArr 17:05 on 4 Sep 2027 Fortaleza\nDep 22:45 on 18 Sep 2027 Fortaleza\nArr 10:00 on 19 Sep 2027 Lisbon',
    ],
    [
      'both places behind',
      '4 September 2027, 13:25 17:05, Lisbon to Fortaleza\n18 September 2027, 22:45 10:00, Fortaleza to Lisbon',
    ],
  ])('are read with %s', (_, text) => {
    expect(read(text)).toEqual([THERE, BACK]);
  });

  it('take no clock of a hotel, a transfer or a price, and none that is the length of the flight', () => {
    const text = `Booked on 27/11/2026 at 10:30
Lisbon to Fortaleza, 4 Sep 2027, 13:25 17:05, 7:40
Transfer to your hotel 18:30, check-in from 15:00
Fortaleza to Lisbon, 18 Sep 2027, 22:45 10:00`;
    expect(read(text)).toEqual([THERE, BACK]);
  });

  it('are read from sentences that each have an order of their own, beside one of a car', () => {
    const text = `\nWe fly on 4 September 2027 with TP 35 from LIS 13:25, landing in Fortaleza (FOR) 17:05. Rental car from 18:30.
Home is 18 September 2027, TP 36, 22:45 from Fortaleza, 10:00 Lisbon.`;
    expect(read(text)).toEqual([THERE, BACK]);
    expect(read(text.replace(', landing', '\nlanding'))).toEqual([]);
  });

  it('know a day without its year by the weekday, and by the flight before it', () => {
    expect(read('sab 05/06  Bologna 11:50 - Atene 15:00\nAtene 16:45 - Santorini 17:35')).toEqual([
      'BLQ 2027-06-05 11:50 ATH 2027-06-05 15:00',
      'ATH 2027-06-05 16:45 JTR 2027-06-05 17:35',
    ]);
    expect(read('mon 05/06  Bologna 11:50 - Atene 15:00')).toEqual([]);
  });

  it('take the month first where the weekdays say so', () => {
    expect(
      read('Sat, 09/04/2027  LIS 13:25 FOR Fortaleza 17:05\nSat, 09/18/2027 FOR Fortaleza 22:45 LIS 10:00'),
    ).toEqual([THERE, BACK]);
  });

  it.each([
    ['too fast for the distance', 'LIS 4 Sep 2027 13:25 FOR 14:05'],
    ['too slow for it', 'Porto 4 Sep 2027 08:00 Lisbon 16:00'],
    ['of a day of arrival that it cannot have', 'LIS 4 Sep 2027 13:25 FOR 6 Sep 2027 17:05'],
    ['with a clock without its other end', '4 Sep 2027 LIS 13:25 FOR 17:05\n18 Sep 2027 FOR 22:45 LIS'],
    [
      'that starts before the one before it has landed',
      '4 Sep 2027 LIS 13:25 FOR 17:05\n4 Sep 2027 FOR 15:00 LIS 02:15',
    ],
    ['that is not confirmed', '4 Sep 2027 LIS 13:25 FOR 17:05 cancelled'],
    ['between the airports of one city', '4 Sep 2027 London Heathrow 13:25 London Gatwick 14:25'],
    ['of a mail that was forwarded', '> 4 Sep 2027 LIS 13:25 FOR 17:05'],
    ['that may go over another place', '4 Sep 2027 OPO LIS 13:25 Fortaleza 17:05'],
    ['that starts days later than its heading', '4 Sep 2027 LIS 13:25 +1 Fortaleza 17:05'],
    ['of a table, which has a reader of its own', 'TP35;4 Sep 2027;LIS;13:25;Fortaleza;17:05'],
  ])('are none %s', (_, text) => {
    expect(read(text)).toEqual([]);
  });

  it('are none of a text that names no flight', () => {
    expect(flightsApart('4 Sep 2027 LIS 13:25 Fortaleza 17:05', TODAY)).toEqual([]);
    expect(flightsApart('TP 35, 4 Sep 2027 LIS 13:25 Fortaleza 17:05', TODAY)).toHaveLength(1);
  });

  it('say another day than a reader of one form, and name no line of theirs as unread', () => {
    const text = `Depart                 Arrive
18 Feb 2027            19 Feb 2027
13:35                  06:05
Munich (MUC)           Hanoi (HAN)`;
    const { legs, unread } = readBooking(text, TODAY);
    expect(legs.map(({ from, departs, to, arrives }) => [from, departs.day, to, arrives?.day])).toEqual([
      ['MUC', '2027-02-18', 'HAN', '2027-02-19'],
    ]);
    expect(unread).toEqual([]);
  });

  it.each(['13:25 ', 'LIS FOR ', 'Lisboa ', '4 Sep 2027 ', 'A B C D ', '4 Sep 2027 LIS 13:25 FOR 17:05\n', '\n'])(
    'are looked for in a hostile text of "%s" in time',
    (part) => {
      const lines = Array.from({ length: 390 }, () => part.repeat(Math.ceil(280 / part.length)).slice(0, 280));
      const start = performance.now();
      flightsApart(lines.join(part.includes('\n') ? '' : '\n'), TODAY);
      expect(performance.now() - start).toBeLessThan(2_000);
    },
  );
});

describe('the distance of airports', () => {
  it('is that of their positions in the seeds, for each airport with a zone', () => {
    const rows = readFileSync('db/seeds/places/airports.csv', 'utf8')
      .split('\n')
      .map((row) => row.match(/("[^"]*"|[^,]*)(,|$)/g)?.map((cell) => cell.replace(/,$/, '')) ?? []);
    const known = new Map(rows.map((row) => [row[0]!, { latitude: Number(row[5]), longitude: Number(row[6]) }]));
    const far = [...ZONE_OF_AIRPORT.keys()].filter((airport) => {
      const { latitude, longitude } = known.get(airport)!;
      const { latitude: north, longitude: east } = known.get('FRA')!;
      const [a, b, apart] = [latitude, north, longitude - east].map((degrees) => (degrees * Math.PI) / 180) as [
        number,
        number,
        number,
      ];
      const exact =
        6_371 * Math.acos(Math.min(1, Math.sin(a) * Math.sin(b) + Math.cos(a) * Math.cos(b) * Math.cos(apart)));
      return Math.abs(exact - kilometresBetween('FRA', airport)!) > 40;
    });
    expect(far).toEqual([]);
  });

  it('is taken from an airport of a city, and is not known for what is none', () => {
    expect(kilometresBetween('LON', 'FRA')).toBeCloseTo(650, -2);
    expect(kilometresBetween('XXX', 'FRA')).toBeNull();
  });
});
