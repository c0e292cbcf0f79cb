import { legLines } from '../../../test/booking-texts.js';
import { readBooking } from './read-booking.js';

const TODAY = '2026-12-01';
const legs = (text: string): string[] => legLines(readBooking(text, TODAY));

it.each(['|', '#'])('a mark directly behind the departure is that of the arrival: %s', (mark) => {
  expect(legs(` 4 BA 2204K 29MAY PUJLGW TK14  655P${mark} 840A *         SA   E  1`)).toEqual([
    'PUJ 2027-05-29 18:55 LGW 2027-05-30',
  ]);
});

describe('letters of weekdays on a screen', () => {
  const row = (number: number, day: string, letter: string): string =>
    ` ${number} UA 428W ${day} ${letter} DENSFO*HK2   905A 1045A  /DCUA*F7TT3K /E`;
  it('may take S for Saturday, and J for Sunday', () => {
    expect(legs(`${row(1, '24APR', 'S')}\n${row(2, '02MAY', 'J')}`)).toHaveLength(2);
    expect(legs(`${row(1, '24APR', 'J')}\n${row(2, '02MAY', 'S')}`)).toHaveLength(2);
  });
  it.each([
    ['both on one day', row(1, '24APR', 'S'), row(2, '24APR', 'J')],
    ['those of the year before', row(1, '25APR', 'J'), row(2, '26APR', 'S')],
    ['one of the year before alone', row(1, '25APR', 'J'), row(2, '02MAY', 'J')],
  ])('leave the days open that they do not fit: %s', (_, one, two) => {
    expect(legs(`${one}\n${two}`).length).toBeLessThan(2);
  });
});

it.each([
  ['15.08.27  15.08.27', '10:05', '2027-08-15'],
  ['15.08.27  16.08.27', '04:05', '2027-08-16'],
])('days of departure and arrival may end the line of the flight above its times: %s', (days, time, lands) => {
  const text = `Flug    X3 2308   Hannover - Fuerteventura  Y   1-3    ${days}\n        ab HAJ 06:15   an FUE ${time}`;
  expect(legs(text)).toEqual([`HAJ 2027-08-15 06:15 FUE ${lands}`]);
});

it('the change of one flight may stand above all flights', () => {
  const changed = ['08:25', '09:10'].map((time) => `PC 977  Istanbul (SAW) – Berlin (BER)  24.12.2026  ${time}  10:05`);
  const flights = [
    'PC 2015  Antalya (AYT) – Istanbul (SAW)\n24 Aralık 2026 Perşembe   06:15 – 07:30',
    'PC 977   Istanbul (SAW) – Berlin (BER)\n24 Aralık 2026 Perşembe   09:10 – 10:05',
    'PC 978   Berlin (BER) – Istanbul (SAW)\n3 Ocak 2027 Pazar         20:45 – 01:25 (+1)',
  ];
  const text = `ESKİ UÇUŞ BİLGİLERİ\n${changed[0]}\n\nYENİ UÇUŞ BİLGİLERİ\n${changed[1]}\n\nGüncel planınız\n${flights.join('\n')}`;
  expect(legs(text)).toEqual([
    'AYT 2026-12-24 06:15 SAW 2026-12-24',
    'SAW 2026-12-24 09:10 BER 2026-12-24',
    'BER 2027-01-03 20:45 SAW 2027-01-04',
  ]);
});

it.each([
  ['(regresso passou para 28JAN; bilhetes anteriores anulados)', 1],
  ['(neuer Rückflug; bisherige Tickets storniert)', 1],
  ['(return moved to 28 January; previous tickets cancelled)', 1],
  ['(all flights cancelled; previous tickets are void)', 0],
])('tickets that were exchanged leave the flights below them: %s', (words, count) => {
  const flight = '25JAN2027\nDe: Lisboa (LIS)  07:30\nPara: Ponta Delgada (PDL)  08:55';
  expect(legs(`O plano de viagem ${words}.\n\nVoo S4 125\n${flight}`)).toHaveLength(count);
});

it.each([
  ['Vous-même êtes de nationalité belge, la carte suffit.', ['BE']],
  ['Madame étant de nationalité camerounaise, pensez à son visa.', ['CM']],
  ['Monsieur Perrin est citoyen suisse.', ['CH']],
  ['Si vous êtes de nationalité belge, la carte suffit.', []],
])('a letter may say a nationality of those who travel: %s', (text, codes) => {
  expect(readBooking(text, TODAY).nationalities).toEqual(codes);
});

it('the weekday of a day without its year may stand before "dem"', () => {
  const text = (day: string): string =>
    `Sie fliegt am ${day}, dem 13. Januar, um 10.30 Uhr ab Zürich mit LX 176 und kommt um 12.40 Uhr in Wien an.`;
  expect(legs(text('Mittwoch'))).toEqual(['ZRH 2027-01-13 10:30 VIE 2027-01-13']);
  expect(legs(text('Freitag'))).toEqual([]);
});
