import type { Booking } from './booking.js';
import { readBooking } from './read-booking.js';

const read = (...lines: string[]): Booking => readBooking(lines.join('\n'), '2026-12-01');
const flights = ({ legs }: Booking): string[] =>
  legs.map(({ from, to, departs, arrives }) => [from, departs.day, departs.time, to, arrives?.day].join(' '));

const OUT =
  'Wir fliegen am Samstag, den 9. Januar um 7.20 Uhr ab Hamburg nach Málaga (EW 7514), dort landen wir um 10.45 Uhr.';

describe('a flight home in a sentence that does not name its number', () => {
  it.each([
    [
      'Dutch, the number of the day alone',
      'Even voor de oppas: wij vliegen zaterdag 9 januari om 7.20 uur vanaf Schiphol naar Málaga (HV6113), daar landen we om 10.15.',
      'Zaterdag de 16e gaan we terug, vertrek uit Málaga 11.05 en om 14.00 uur zijn we weer op Schiphol.',
      'AGP 2027-01-16 11:05 AMS 2027-01-16',
    ],
    [
      'German',
      OUT,
      'Am Samstag, dem 16. fliegen wir zurück, Abflug in Málaga um 11.25 Uhr, und um 14.40 Uhr sind wir wieder in Hamburg.',
      'AGP 2027-01-16 11:25 HAM 2027-01-16',
    ],
    [
      'a day with its month, after midnight',
      OUT,
      'Rückflug am Samstag, 16. Januar: Abflug Málaga 21.25 Uhr, Ankunft Hamburg 0.40 Uhr.',
      'AGP 2027-01-16 21:25 HAM 2027-01-17',
    ],
    [
      'English, in two sentences',
      'We fly out on Saturday 9 January with BA2712 from London Gatwick at 07:20, landing in Malaga at 11:00.',
      "We're flying home on Saturday the 16th. We leave Malaga at 11:45 and land at Gatwick at 13:30.",
      'AGP 2027-01-16 11:45 LGW 2027-01-16',
    ],
    [
      'French',
      'Nous partons de Lyon le samedi 5 juin 2027 à 10h40 avec le vol TO3826 et arrivons à Lisbonne à 12h05.',
      'Le retour est prévu samedi 12 : décollage de Lisbonne à 13h00, arrivée à Lyon à 16h25.',
      'LIS 2027-06-12 13:00 LYS 2027-06-12',
    ],
    [
      'Spanish, below its greeting',
      'Hola Ana:\nsalimos el sábado 5 de junio a las 10:40 desde Madrid con el vuelo IB3112 y llegamos a Lisboa a las 11:00.',
      'El sábado 12 volvemos: salida de Lisboa a las 19:00 y llegada a Madrid a las 21:20.',
      'LIS 2027-06-12 19:00 MAD 2027-06-12',
    ],
  ])('is read: %s', (_, out, home, leg) => {
    const booking = read(out, home);
    expect(flights(booking).at(-1)).toBe(leg);
    expect(booking.legs).toHaveLength(2);
    expect(booking.unread).toEqual([]);
  });

  it.each([
    [
      'another weekday',
      'Am Sonntag, dem 16. fliegen wir zurück, Abflug in Málaga um 11.25 Uhr, in Hamburg um 14.40 Uhr.',
    ],
    ['another month', 'Am 3. fliegen wir zurück, Abflug in Málaga um 11.25 Uhr, um 14.40 Uhr sind wir in Hamburg.'],
    [
      'another place',
      'Am Samstag, dem 16. fliegen wir zurück, Abflug in Sevilla um 11.25 Uhr, in Hamburg um 14.40 Uhr.',
    ],
    [
      'it lands elsewhere',
      'Am Samstag, dem 16. fliegen wir zurück, ab Málaga um 11.25 Uhr, Ankunft Frankfurt um 14.40 Uhr.',
    ],
    ['the road', 'Am Samstag, dem 16. fahren wir zurück, ab Málaga um 11.25 Uhr, um 14.40 Uhr sind wir in Hamburg.'],
    [
      'a meeting',
      'Am Samstag, dem 16. fliegen wir zurück von Málaga nach Hamburg, um 8.00 Uhr müssen wir am Flughafen sein.',
    ],
    [
      'a start from home',
      'Am 16. um 8.00 Uhr müssen wir los, um 11.25 Uhr geht der Flug zurück von Málaga nach Hamburg.',
    ],
    ['nothing booked', 'Zurück wollten wir am 16., ab Málaga um 11.25 Uhr, das ist aber noch nicht gebucht.'],
  ])('is none or open: %s', (_, home) => {
    expect(flights(read(OUT, home))).toEqual(['HAM 2027-01-09 07:20 AGP 2027-01-09']);
  });

  it('is named where it is not certain', () => {
    const booking = read(
      OUT,
      'Am Sonntag, dem 16. fliegen wir zurück, ab Málaga um 11.25 Uhr, in Hamburg um 14.40 Uhr.',
    );
    expect(booking.unread.map(({ why }) => why)).toEqual(['NOT_UNDERSTOOD']);
  });

  it('takes no longer for a hostile text', () => {
    const started = performance.now();
    read(OUT, '', ...Array.from({ length: 500 }, () => `Rückflug am 16. um 11.25 Uhr ${'ab Málaga '.repeat(20)}`));
    read(OUT, '', `zurück ${'am 16. '.repeat(20_000)} 11:25`);
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});
