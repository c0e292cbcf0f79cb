import { readFileSync } from 'node:fs';
import { COUNTRY_OF_AIRPORT, ZONE_OF_AIRPORT } from './airport-zones.js';
import { instantIn, isZone, landingAt, leavesTime, timeAtAirport } from './zoned-times.js';

it('airports with a country have a time zone, as the seeds have it', () => {
  const seeds = readFileSync(new URL('../../../../../db/seeds/places/airports.csv', import.meta.url), 'utf8');
  expect([...ZONE_OF_AIRPORT.keys()].sort()).toEqual([...COUNTRY_OF_AIRPORT.keys()].sort());
  const known = new Map(seeds.split('\n').map((line) => [line.slice(0, 3), line]));
  const other = [...ZONE_OF_AIRPORT].filter(([airport, zone]) => !known.get(airport)?.includes(`,${zone},`));
  expect(other).toEqual([]);
  expect([...ZONE_OF_AIRPORT.values()].filter((zone) => !isZone(zone))).toEqual([]);
});

it('gives instants their local time, and local times their instant', () => {
  const instant = Date.parse('2027-03-28T01:30:00Z');
  expect(timeAtAirport(instant, 'FRA')).toEqual({ day: '2027-03-28', time: '03:30' });
  expect(timeAtAirport(instant, 'QKL')).toBeNull();
  expect(instantIn({ day: '2027-03-28', time: '03:30' }, 'Europe/Berlin')).toBe(instant);
  // The clock goes from 2 to 3.
  expect(instantIn({ day: '2027-03-28', time: '02:30' }, 'Europe/Berlin')).toBeNull();
  expect(instantIn({ day: '2027-03-28', time: '02:30' }, 'Europe/Nowhere')).toBeNull();
});

it.each([
  ['FRA', '10:15', 'DOH', '13:05', false],
  ['FRA', '10:15', 'DOH', '18:05', true],
  ['AKL', '19:45', 'SFO', '11:15', true],
  ['LUX', '06:05', 'SAO', '07:55', null],
])('from %s at %s to %s at %s on the same day: %s', (from, start, to, end, expected) => {
  const day = '2027-02-04';
  expect(leavesTime({ from, to, departs: { day, time: start }, arrives: { day, time: end } })).toBe(expected);
});

it.each([
  ['FRA', '13:20', 'HND', '09:50', '2027-02-05'],
  ['FRA', '10:15', 'JFK', '12:55', '2027-02-04'],
  ['AKL', '19:45', 'SFO', '11:15', '2027-02-04'],
  ['AKL', '00:30', 'RAR', '05:30', '2027-02-03'],
  ['SYD', '21:10', 'LHR', '05:10', '2027-02-05'],
  ['FRA', '10:15', 'DOH', '10:45', null],
  ['LUX', '06:05', 'SAO', '07:55', '2027-02-04'],
  ['LUX', '22:05', 'SAO', '07:55', null],
])('from %s at %s a flight lands at %s at %s on %s', (from, start, to, time, day) => {
  const departs = { day: '2027-02-04', time: start };
  expect(landingAt(time, { from, to, departs })).toEqual(day === null ? null : { day, time });
});
