import { readBooking } from './read-booking.js';
import { withYears } from './years-of-period.js';

const flights = (text: string): string[] =>
  readBooking(text, '2026-12-01').legs.map(({ from, to, departs }) => `${from}-${to} ${departs.day} ${departs.time}`);

const ROWS = 'ne 07.02.  PRG – DOH  QR 290  16:05  23:35\nso 20.02.  DOH – PRG  QR 291  14:35  18:40';
const READ = ['PRG-DOH 2027-02-07 16:05', 'DOH-PRG 2027-02-20 14:35'];

it.each(['Termín: 07.02.2027 – 20.02.2027', 'Reisezeit 07.02.2027 bis 20.02.2027', 'Termin: 7.2.2027 do 20.2.2027'])(
  'a journey gives its years to the days of its flights: %s',
  (period) => {
    expect(flights(`${period}\n\n${ROWS}`)).toEqual(READ);
  },
);

it('takes each year of a journey over the end of one', () => {
  const text = 'Reise 28.12.2026 - 05.01.2027\nFRA – BKK 28.12. 14:30\nBKK – FRA 04.01. 23:40';
  expect(withYears(text)).toBe('Reise 28.12.2026 - 05.01.2027\nFRA – BKK 28.12.2026 14:30\nBKK – FRA 04.01.2027 23:40');
});

it.each([
  ['days outside of it', `Termín: 07.02.2027 – 19.02.2027\n\n${ROWS}`],
  ['no day of its start', `Termín: 06.02.2027 – 20.02.2027\n\n${ROWS}`],
  ['two journeys', `Termín: 07.02.2027 – 20.02.2027\nTermín: 07.02.2027 – 21.02.2027\n\n${ROWS}`],
])('leaves days as they are: %s', (_, text) => {
  expect(withYears(text)).toBe(text);
});

it('reads hostile texts in reasonable time', () => {
  const began = performance.now();
  for (const part of ['07.02.2027 – ', '07.02. ', '7. 2. ', '12:30 07.02.', '1.1.2027   '])
    withYears(`07.02.2027 – 20.02.2027\n${`${part.repeat(30)}\n`.repeat(4_000)}${part.repeat(20_000)}`);
  expect(performance.now() - began).toBeLessThan(2_000);
});
