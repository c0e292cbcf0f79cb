import { withColons } from './dotted-clocks.js';
import { readBooking } from './read-booking.js';

const legs = (text: string): string[] =>
  readBooking(text, '2026-12-01').legs.map(({ from, to, departs, arrives }) =>
    [from, departs.day, departs.time ?? '?', to, arrives?.day ?? '?'].join(' '),
  );

it.each([
  [
    'fredag den 12. februar 2027\n• KL1286  Billund (BLL) 06.15 → Amsterdam Schiphol (AMS) 07.30\n• KL1503  Amsterdam Schiphol (AMS) 09.30 → Barcelona El Prat (BCN) 11.10',
    ['BLL 2027-02-12 06:15 AMS 2027-02-12', 'AMS 2027-02-12 09:30 BCN 2027-02-12'],
  ],
  [
    'Venerdì 12 febbraio 2027\nAZ 610  Roma (FCO) 10.05 – New York (JFK) 13.45',
    ['FCO 2027-02-12 10:05 JFK 2027-02-12'],
  ],
])('clocks with dots behind codes are read: %#', (text, expected) => {
  expect(legs(text)).toEqual(expected);
});

it.each([
  'Billund (BLL) 06.05 → Amsterdam (AMS) 07.10',
  'Billund (BLL) 06.15',
  'Billund (BLL) 06.15.2027 → Amsterdam (AMS) 07.30.2027',
  'Billund (BLL) 06.11 06:15 → Amsterdam (AMS) 06.11 07:30',
])('what may be a day stays as it is: %s', (text) => {
  expect(withColons(text)).toBe(text);
});
