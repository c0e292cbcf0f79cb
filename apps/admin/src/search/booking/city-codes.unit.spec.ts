import { cityNamed } from './airport-names.js';
import { readBooking } from './read-booking.js';
import { placeOfCell } from './table-cells.js';

const placesOf = (text: string): string[] => readBooking(text, '2026-11-30').legs.flatMap(({ from, to }) => [from, to]);
const inText = (name: string): string[] => placesOf(`LH 7001 Frankfurt - ${name} 03.05.2027 08:00 - 18:45`);

it.each([
  ['London', 'LON'],
  ['Istanbul', 'IST'],
  ['Bangkok', 'BKK'],
  ['Dallas', 'DFW'],
])('%s is %s in a table and in a text', (name, code) => {
  expect([cityNamed(name), placeOfCell(name), inText(name)]).toEqual([code, code, ['FRA', code]]);
});

it.each(['Shanghai', 'Houston', 'Orlando', 'Kyiv', 'Tehran', 'Chengdu', 'Belfast', 'Goa', 'Yogyakarta'])(
  '%s alone is no place: its code may be that of another airport of it',
  (name) => {
    expect([cityNamed(name), placeOfCell(name), inText(name)]).toEqual([null, null, []]);
  },
);

it('a name beside the code of an airport is that airport', () => {
  for (const text of ['Shanghai (PVG)', 'Shanghai Pudong']) expect(inText(text)).toEqual(['FRA', 'PVG']);
  expect(placesOf('LH 7001 Frankfurt FRA - Shanghai PVG 03.05.2027 08:00 - 18:45')).toEqual(['FRA', 'PVG']);
  expect(placeOfCell('Shanghai (PVG)')).toBe('PVG');
});
