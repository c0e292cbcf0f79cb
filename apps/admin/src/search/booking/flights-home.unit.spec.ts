import type { Booking } from './booking.js';
import { readBooking } from './read-booking.js';
import { withoutCalls } from './ports-of-call.js';

const read = (...lines: string[]): Booking => readBooking(lines.join('\n'), '2026-12-01');
const routes = ({ legs }: Booking): string[] => legs.map(({ from, to }) => `${from} ${to}`);

const OUT = 'Hinflug: 10.04.2027, XQ 141, Düsseldorf (DUS) – Antalya (AYT), ab 06:15, an 11:35';

describe('a flight home without the place of its departure', () => {
  it('starts where the way out ends', () => {
    const booking = read(OUT, 'Rückflug: 24.04.2027, XQ 140, nach Düsseldorf (DUS), ab 12:30, an 15:10');
    expect(routes(booking)).toEqual(['DUS AYT', 'AYT DUS']);
    expect(booking.unread).toEqual([]);
  });

  it.each([
    ['it lands elsewhere', ['Rückflug: 24.04.2027, XQ 140, nach Köln (CGN), ab 12:30, an 15:10']],
    [
      'another place stands in the text',
      ['Dalaman (DLM)', 'Rückflug: 24.04.2027, XQ 140, nach Düsseldorf (DUS), ab 12:30'],
    ],
    ['it is earlier', ['Rückflug: 09.04.2027, XQ 140, nach Düsseldorf (DUS), ab 12:30, an 15:10']],
    ['no word says that it leads home', ['24.04.2027, XQ 140, nach Düsseldorf (DUS), ab 12:30, an 15:10']],
    ['no flight takes so long', ['Rückflug: 24.04.2027, XQ 140, nach Düsseldorf (DUS), ab 12:30, an 11:45']],
  ])('is open where %s', (_, lines) => {
    const booking = read(OUT, ...lines);
    expect(routes(booking)).not.toContain('AYT DUS');
    expect(booking.unread).not.toEqual([]);
  });
});

describe('a letter that says of the way home where it starts alone', () => {
  const letter = (...sentences: string[]): Booking => read(sentences.join(' '));
  const out = 'You fly out with VS75 on 12 March 2027 at 10:05 from Manchester, arriving in Boston at 12:30.';
  const home = "Coming home it's VS76 from Boston on 26 March 2027 at 18:30, landing the next morning at 07:15.";

  it('lands where the way out began', () => {
    expect(routes(letter(out, home))).toEqual(['MAN BOS', 'BOS MAN']);
  });

  it.each([
    ['more flights are named', [out, home, 'BA 1386 takes you on to Edinburgh.']],
    ['it starts elsewhere', [out, home.replace('from Boston', 'from Toronto')]],
  ])('is open where %s', (_, sentences) => {
    expect(routes(letter(...sentences))).not.toContain('BOS MAN');
  });
});

describe('ports at which a ship calls', () => {
  const FLIGHTS = 'LH 1156 Frankfurt (FRA) – Palma (PMI) 15.05.2027 08:20 – 10:40';
  const CALLS = [
    '1  15.05.2027  Palma   -  22:00',
    '2  16.05.2027  Marseille  08:00  18:00',
    '3  17.05.2027  Nizza  08:00  -',
  ];

  it('are left out below their head, where a ship is named', () => {
    const booking = read('Kreuzfahrt', FLIGHTS, '', 'Tag  Datum  Hafen  Ankunft  Abfahrt', ...CALLS);
    expect(routes(booking)).toEqual(['FRA PMI']);
    expect(booking.unread).toEqual([]);
  });

  it('stay where no ship is named, no flight, or what stands above them is of none', () => {
    for (const lines of [
      [FLIGHTS, '', 'Ort', ...CALLS],
      ['Kreuzfahrt', '', 'Hafen', ...CALLS],
      ['Kreuzfahrt', FLIGHTS, '', 'Termine', 'Zeiten', ...CALLS],
    ])
      expect(withoutCalls(lines.join('\n'))).toBe(lines.join('\n'));
  });

  it('are found in time', () => {
    const begin = Date.now();
    withoutCalls(
      ['Kreuzfahrt', FLIGHTS, ...Array<string>(2_900).fill('Hafen 1 16.05.2027 - : | Marseille 08:00 18:00')].join(
        '\n',
      ),
    );
    expect(Date.now() - begin).toBeLessThan(8_000);
  });
});
