import type { Booking } from './booking.js';
import { readBooking } from './read-booking.js';

const read = (...lines: string[]): Booking => readBooking(lines.join('\n'), '2026-12-01');
const flights = ({ legs }: Booking): string[] =>
  legs.map(({ from, to, departs, arrives }) => [from, departs.day, departs.time, to, arrives?.day].join(' '));

describe('days of two numbers behind a weekday', () => {
  it.each([
    ['Italian', 'sab 05/06  A3 655   Bologna BLQ 11:50  -  Atene ATH 15:00', 'BLQ 2027-06-05 11:50 ATH 2027-06-05'],
    ['Spanish', 'sáb 05/06  IB 3234   Madrid MAD 11:50  -  Milán MXP 14:00', 'MAD 2027-06-05 11:50 MXP 2027-06-05'],
    ['French', 'samedi 5/6   AF 1034  Toulouse TLS 07:10 - Paris CDG 08:35', 'TLS 2027-06-05 07:10 CDG 2027-06-05'],
    [
      'Danish',
      'Udrejse lørdag 5/6: København - Alicante, DY 5732, kl. 06.10 - 09.35',
      'CPH 2027-06-05 06:10 ALC 2027-06-05',
    ],
    ['Czech', 'neděle 20.6.  Praha 14:10 – Burgas 17:15   (QS 1230)', 'PRG 2027-06-20 14:10 BOJ 2027-06-20'],
    ['German', 'Sonntag 20.06.  Wien 14:10 – Burgas 17:15   (OS 1230)', 'VIE 2027-06-20 14:10 BOJ 2027-06-20'],
    [
      'the month first',
      'Sat 06/05  A3 655   Bologna BLQ 11:50  -  Athens ATH 15:00',
      'BLQ 2027-06-05 11:50 ATH 2027-06-05',
    ],
    [
      'with its year, which fits in both orders',
      'piątek, 12/03/2027  W6 1602  Londyn Luton (LTN) 18:45 → Gdańsk (GDN) 21:55',
      'LTN 2027-03-12 18:45 GDN 2027-03-12',
    ],
  ])('are read: %s', (_, line, leg) => {
    expect(flights(read('Flights', '', line))).toEqual([leg]);
  });

  it.each([
    ['no weekday', '05/06  A3 655   Bologna BLQ 11:50  -  Atene ATH 15:00'],
    ['another weekday', 'dom 05/06  A3 655   Bologna BLQ 11:50  -  Atene ATH 15:00'],
    ['English, both orders fit', 'Fri, 12/03/2027  W6 1602  London Luton (LTN) 18:45 → Gdansk (GDN) 21:55'],
    ['no weekday, but a part', 'Seite 5/6  A3 655   Bologna BLQ 11:50  -  Atene ATH 15:00'],
  ])('are open: %s', (_, line) => {
    const { legs, unread } = read('Flights', '', line);
    expect(legs).toEqual([]);
    expect(unread).toHaveLength(1);
  });
});

describe('clocks and places beside other words', () => {
  it.each([
    ['a terminal', 'LIS Lisboa, Terminal 1  13:25  →  17:05  FOR Fortaleza', 'LIS 2027-09-04 13:25 FOR 2027-09-04'],
    [
      'a mark',
      'FOR Fortaleza  22:45  →  10:00 (+1 dia)  LIS Lisboa, Terminal 1',
      'FOR 2027-09-04 22:45 LIS 2027-09-05',
    ],
    [
      'a hall',
      'CDG Paris, Terminal 2E  13:25  →  07:05 (+1 jour)  PVG Shanghai',
      'CDG 2027-09-04 13:25 PVG 2027-09-05',
    ],
  ])('are read: %s', (_, line, leg) => {
    expect(flights(read('IDA', 'TP 35 · sábado, 4 de setembro de 2027', line))).toEqual([leg]);
  });

  it('take the code of a carrier for no word', () => {
    const booking = read(
      'Aller samedi 5 juin : Lyon - Porto, TO 3826, 10h40 - 12h05',
      'Retour samedi 12 juin : Porto - Lyon, TO 3827, 13h00 - 16h25',
    );
    expect(flights(booking)).toEqual(['LYS 2027-06-05 10:40 OPO 2027-06-05', 'OPO 2027-06-12 13:00 LYS 2027-06-12']);
  });

  it('may have dots, where their unit stands behind the second', () => {
    const booking = read('HEENREIS za 5 juni: Eindhoven - Faro, 06.10 - 08.05 uur, HV 5431');
    expect(flights(booking)).toEqual(['EIN 2027-06-05 06:10 FAO 2027-06-05']);
  });
});

describe('the age of travellers', () => {
  const FLIGHT = 'Sa 17.07.27  X3 2282  Hannover (HAJ)   ab 05:20   Heraklion (HER)  an 09:50';
  it.each(['Reiseteilnehmer    Alter   Preis', 'Reisende: Alter bei Reiseantritt 41', 'Reisende, Alter 41'])(
    'is no former journey: %s',
    (line) => {
      expect(flights(read(line, '', FLIGHT))).toEqual(['HAJ 2027-07-17 05:20 HER 2027-07-17']);
    },
  );

  it('a former journey is one', () => {
    expect(read('Alter Reiseplan:', FLIGHT).legs).toEqual([]);
  });
});
