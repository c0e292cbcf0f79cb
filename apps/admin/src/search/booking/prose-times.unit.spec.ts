import type { Booking } from './booking.js';
import { readProse } from './prose.js';

const read = (...lines: string[]): Booking => readProse(lines.join('\n'), '2026-11-30');
/** "10:15 13:05", of one flight. */
const times = ({ legs }: Booking): string[] =>
  legs.map(({ departs, arrives }) => [departs.time ?? '?', arrives?.time ?? '?'].join(' '));
const routes = ({ legs }: Booking): string[] => legs.map(({ from, to }) => `${from}-${to}`);

describe('times', () => {
  it.each([
    ['9:15am - 1:05pm', '09:15 13:05'],
    ['9.15 a.m. - 1.05 p.m.', '09:15 13:05'],
    ['9am - 1pm', '09:00 13:00'],
    ['915am - 105pm', '09:15 13:05'],
    ['17:45pm - 20:15pm', '17:45 20:15'],
    ['17:45h – 20:15', '17:45 20:15'],
    ['17h45 - 20h15', '17:45 20:15'],
    ['Abflug 17:45Uhr, Ankunft 20:15 Uhr', '17:45 20:15'],
    ['Abflug 17 Uhr, Ankunft 20:15 Uhr', '17:00 20:15'],
    ['vertrek 10.15u aankomst 13.05u', '10:15 13:05'],
    ['salida 17.45 llegada 20.15', '17:45 20:15'],
    ['departs 1015 hrs arrives 1305 hrs', '10:15 13:05'],
    ['10.15 - 13.05', '10:15 13:05'],
    ['Ankunft 20:15, Abflug 17:45', '17:45 20:15'],
    ['17:45h - 20:15h (2:30h)', '17:45 20:15'],
    ['10:15 - 13:05, 8 h 50 min', '10:15 13:05'],
    ['départ 11 h 25 arrivée 13 h 20', '11:25 13:20'],
    ['à 11h 25, arrivée à 13 h 20', '11:25 13:20'],
    ['a las 11 h 25, llegada a las 13 h 20', '11:25 13:20'],
    ['Abflug 11 Uhr 25, Ankunft 13 Uhr 20', '11:25 13:20'],
    ['départ 11 heures 25, arrivée 13 heures 20', '11:25 13:20'],
    ['afgang kl. 11 25, ankomst kl. 13 20', '11:25 13:20'],
  ])('%s', (said, found) => {
    const booking = read(`FRA - JFK 12.03.2027 ${said}`);
    expect(times(booking)).toEqual([found]);
    expect(booking.unread).toEqual([]);
  });

  it.each([
    ['FRA 5:30pm -> JFK 7:35pm, 12 March 2027', '17:30 19:35'],
    ['FRA (10:15) - JFK (13:05) 12.03.2027', '10:15 13:05'],
    ['12.03.2027 FRA 10:15 JFK 13:05', '10:15 13:05'],
    ['FRA 12.03.2027 10:15 - JFK 13:05', '10:15 13:05'],
    ['FRA-JFK 12MAR27 10:15AM-01:05PM', '10:15 13:05'],
    ['LH 400 am 12.03.2027 FRA - JFK ab 10.15 an 13.05', '10:15 13:05'],
  ])('beside their airports: %s', (line, found) => {
    expect(times(read(line))).toEqual([found]);
  });

  it.each([
    ['17:45x - 20:15'],
    ['17;45 - 20:15'],
    ['17:45Z - 20:05'],
    ['1:10 - 3:45pm'],
    ['saída 20h10min chegada 21h05'],
    ['10.15 JFK 13:05'],
  ])('of which one is not understood: %s', (said) => {
    expect(read(`FRA - JFK 12.03.2027 ${said}`)).toMatchObject({ legs: [], unread: [{ why: 'NOT_UNDERSTOOD' }] });
  });

  it('of an arrival alone are no departure', () => {
    for (const text of ['FRA - JFK 12.03.2027 Ankunft 13:05', 'FRA - JFK 12.03.2027\nAnkunft: 13:05 Uhr']) {
      const booking = read(text);
      expect(times(booking)).toEqual(['? ?']);
      expect(booking.unread).toHaveLength(1);
    }
  });
});

describe('airports by their names', () => {
  it.each([
    ['LH 1234 München – Palma de Mallorca 12.03.2027 10:15 - 16:35', 'MUC-PMI'],
    ['12 marzo 2027   EK 206   Milano Malpensa - Malé   ore 10.15 / 16.35', 'MXP-MLE'],
    ['Wylot: 12.03.2027 godz. 10:15 Warszawa-Chopina – Zanzibar, przylot 16:35, lot LO 6501', 'WAW-ZNZ'],
    ['Flug Hamburg-Antalya 12.03.2027 10:15 - 16:35', 'HAM-AYT'],
    ['EK 206 Milano Malpensa 10:15 - Doha 16:35, 12.03.2027', 'MXP-DOH'],
    ['Flight QR 12 Frankfurt (FRA) - Doha 12.03.2027 10:15 - 16:35', 'FRA-DOH'],
    ['12.03.2027 LH 400\nAbflug: Hamburg 10:15 Uhr\nAnkunft: Antalya 16:35 Uhr', 'HAM-AYT'],
    ['zondag 14 maart 2027, CND 111, Amsterdam Schiphol - Antalya\nvertrek 10.15 uur - aankomst 16.35 uur', 'AMS-AYT'],
  ])('%s', (text, route) => {
    const booking = read(text);
    expect(routes(booking)).toEqual([route]);
    expect(times(booking)).toEqual(['10:15 16:35']);
    expect(booking.unread).toEqual([]);
  });

  it.each([
    ['BA 107 London - Doha 12.03.2027 10:15 - 13:05'],
    ['FR 9 London - Paris 12.03.2027 10:15'],
    ['FR 123 Düsseldorf-Weeze - Malaga 12.03.2027 10:15'],
    ['AF 345 Valencia Venezuela - Paris Orly 12.03.2027 10:15'],
    ['EK 206 Milano Malpensa - Doha - Malé 12.03.2027 10:15'],
    ['Flug von Xanten nach Doha 12.03.2027 10:15, LH 400'],
  ])('that may be others are named: %s', (line) => {
    expect(read(line)).toEqual({ legs: [], nationalities: [], unread: [{ line, why: 'NOT_UNDERSTOOD' }] });
  });

  it.each([
    ['Train Wien Hbf - Graz 12.03.2027 10:15 - 12:50'],
    ['Transfer Doha - Abu Dhabi 12.03.2027 10:15'],
    ['ICE 21 München Hbf - Wien Hbf 12.03.2027 10:15'],
    ['Hotel Nice - Malta 12.03.2027 10:15'],
  ])('are no flights: %s', (line) => {
    expect(read(line).legs).toEqual([]);
  });
});

it('names flights of a text in which nothing was read', () => {
  const lines = ['Flug LH 400 am 12.03.2027 um 10:15', 'XQ 983 14.03.2027 FRA 10:15 bis JFK'];
  expect(read(...lines).unread.map(({ line }) => line)).toEqual(lines);
});

it.each([
  ['Flug München Am Main De La Palma '.repeat(12)],
  ['Flug München - '.repeat(26)],
  ['FRA 10:15 '.repeat(40)],
  ['10.15 - '.repeat(50)],
  ['a 7 h 7 '.repeat(50)],
  ['München, 10:15 12.03.2027 '.repeat(15)],
])('takes its time for no text: %s', (line) => {
  const began = performance.now();
  read(...Array.from({ length: 150 }, () => line));
  expect(performance.now() - began).toBeLessThan(8_000);
});
