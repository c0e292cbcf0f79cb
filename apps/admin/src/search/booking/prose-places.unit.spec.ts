import { COUNTRY_OF_AIRPORT } from './airport-zones.js';
import { airportNamed } from './airport-names.js';
import type { Booking } from './booking.js';
import { readProse } from './prose.js';

const read = (line: string): Booking => readProse(line, '2026-11-30');
const said = ({ legs }: Booking): string[] =>
  legs.map(({ from, to, departs, arrives }) =>
    [from, departs.time ?? '?', to, arrives?.day ?? '?', arrives?.time ?? '?'].join(' '),
  );

it.each([
  ['LH 1 am 12.03.2027: ab Hamburg um 04:55 Uhr, an Teneriffa Süd um 09:05 Uhr', 'HAM 04:55 TFS 2027-03-12 09:05'],
  ['BA 1 12.03.2027 London Heathrow (T5) 10:15 -> Doha 18:05', 'LHR 10:15 DOH 2027-03-12 18:05'],
  ['BA 1 12.03.2027 London Heathrow Terminal 5 10:15 - Doha T1 18:05', 'LHR 10:15 DOH 2027-03-12 18:05'],
  ['QR 1 12.03.2027 Seychelles, Mahe 10:15 - Doha 13:05', 'SEZ 10:15 DOH 2027-03-12 13:05'],
  ['IB 1 12.03.2027 Valencia, Spain 10:15 - Larnaca (Cyprus) 15:05', 'VLC 10:15 LCA 2027-03-12 15:05'],
  ['OK 1 12.03.2027 Praha 10:15 - Benátky 11:25', 'PRG 10:15 VCE 2027-03-12 11:25'],
  [
    '12.03.2027 La Habana - Madrid, vuelo UX 52, salida 21:10, llegada 12:05 del día 13',
    'HAV 21:10 MAD 2027-03-13 12:05',
  ],
  ['31.03.2027 vol AF 1 Lyon (LYS) 21:10 - New York (JFK) 09:05 le 1er', 'LYS 21:10 JFK 2027-04-01 09:05'],
])('places by name: %s', (line, leg) => {
  const booking = read(line);
  expect([said(booking), booking.unread]).toEqual([[leg], []]);
});

it.each([
  ['LH 1 am 12.03.2027: an Hamburg um 09:05 Uhr, ab München um 08:00 Uhr'],
  ['LH 1 am 12.03.2027: an Hamburg (HAM) um 09:05 Uhr, ab München (MUC) um 08:00 Uhr'],
  ['LH 1 am 12.03.2027: ab Hamburg, an München um 09:05 Uhr'],
  ['LH 1 am 12.03.2027: ab Hamburg 09:05, an Frankfurt 10:05, ab Frankfurt 11:05, an München 12:05'],
  ['LH 1 12.03.2027 Hamburg 09:05 - München 12:00 via Frankfurt'],
  ['LH 1 12.03.2027 Frankfurt (FRA) 10:00 - Doha 16:00 via Rome'],
  ['BA 1 12.03.2027 London (T5) 10:15 -> Doha 18:05'],
  ['IB 1 12.03.2027 Valencia, Venezuela 10:15 - Madrid 15:05'],
  ['BA 1 12.03.2027 Doha 10:15 - Perth, UK 15:05'],
  ['LH 1 12.03.2027 von Hamburg (09:05) nach Teneriffa (12:00)'],
])('what is not certain is named: %s', (line) => {
  expect(read(line)).toEqual({ legs: [], nationalities: [], unread: [{ line, why: 'NOT_UNDERSTOOD' }] });
});

it.each([
  ['Rodrigues', 'RRG'],
  ['Rodrigues (RRG)', 'RRG'],
  ['Osterinsel', 'IPC'],
  ['Île de Pâques', 'IPC'],
  ['San José, Costa Rica', 'SJO'],
  ['San Juan, Puerto Rico', 'SJU'],
  ['Santa Cruz de la Sierra', 'VVI'],
  ['Umeå', 'UME'],
  ['Ålesund', 'AES'],
  ['Şanlıurfa', 'GNY'],
  ['Cox’s Bazar', 'CXB'],
  ['Georgetown, Guyana', 'GEO'],
])('smaller airports have names: %s', (name, code) => {
  expect(airportNamed(name)).toBe(code);
});

it.each([
  'Rodrigues Maria',
  'Rodrigues, João',
  'Miloš Novák',
  'Moroni, Ada',
  'San José',
  'San Juan',
  'Córdoba',
  'La Paz',
])('no airport, or one of several: %s', (name) => {
  expect(airportNamed(name)).toBeNull();
});

it('the one time behind the place of arrival is none of the departure', () => {
  const booking = read('LH 1 am 12.03.2027: ab Hamburg (HAM), an Palma (PMI) um 09:05');
  expect(said(booking)).toEqual(['HAM ? PMI ? ?']);
  expect(booking.unread).toHaveLength(1);
});

it('a day of arrival is near that of the departure', () => {
  const line = '12.03.2027 La Habana - Madrid, vuelo UX 52, salida 21:10, llegada 12:05 del día 27';
  expect([said(read(line)), read(line).unread.length]).toEqual([['HAV 21:10 MAD ? ?'], 1]);
});

it.each(['Praha', 'Teneriffa Süd', 'Köln', 'Lisszabon', 'København'])('%s has a country', (name) => {
  expect(COUNTRY_OF_AIRPORT.get(airportNamed(name) ?? '')).toMatch(/^[A-Z]{2}$/);
});
