import { withoutCheckIn } from './check-in-column.js';
import { readBooking } from './read-booking.js';

const legs = (text: string): string[] =>
  readBooking(text, '2026-12-01').legs.map(({ from, to, departs, arrives }) =>
    [from, departs.day, departs.time ?? '?', to, arrives?.day ?? '?'].join(' '),
  );

it.each([
  [
    'English',
    `FLIGHT   DEPART / ARRIVE                      AIRPORT / TERMINAL                     CHECK-IN OPENS   CLASS
EK 020   05 Nov 2027  14:20  Fri              MANCHESTER (MAN) TERMINAL 1            11:20            ECONOMY
CONFIRMED 06 Nov 2027 01:30  Sat              DUBAI (DXB) TERMINAL 3                                  SEAT 52A

EK 420   06 Nov 2027  02:45  Sat              DUBAI (DXB) TERMINAL 3                 23:45            ECONOMY
CONFIRMED 06 Nov 2027 17:20  Sat              PERTH (PER) TERMINAL 1                                  SEAT 47A`,
    ['MAN 2027-11-05 14:20 DXB 2027-11-06', 'DXB 2027-11-06 02:45 PER 2027-11-06'],
  ],
  [
    'German',
    `Flug     Datum        Von                  Ab      Nach                 An      Einchecken   Klasse
LH 400   14.03.2027   Frankfurt (FRA)      10:50   New York (JFK)       14:25   07:50        Economy
LH 401   28.03.2027   New York (JFK)       16:15   Frankfurt (FRA)      05:30   13:15        Economy`,
    ['FRA 2027-03-14 10:50 JFK 2027-03-14', 'JFK 2027-03-28 16:15 FRA 2027-03-29'],
  ],
])('the times of a check-in column are those of no flight: %s', (_, text, expected) => {
  expect(legs(text)).toEqual(expected);
});

it('other columns stay as they are', () => {
  const text = 'Flight   Departs   Check-in   Arrives\nLH 1     10:00     08:00      12:00';
  expect(withoutCheckIn(text)).toBe('Flight   Departs   Check-in   Arrives\nLH 1     10:00                12:00');
  const prose = 'Check-in opens at 08:00, departure 10:00';
  expect(withoutCheckIn(prose)).toBe(prose);
});

it('a long text is read in time', () => {
  const begin = Date.now();
  withoutCheckIn('x  check-in  x\n10:00 11:00 12:00\n'.repeat(8_000));
  withoutCheckIn(`x${' '.repeat(200_000)}check-in`);
  expect(Date.now() - begin).toBeLessThan(2_000);
});
