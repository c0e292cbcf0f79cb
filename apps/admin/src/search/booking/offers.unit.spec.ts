import { readBooking } from './read-booking.js';
import { isOffer, overlap } from './offers.js';

const FLIGHTS = `LH 716  12.03.2027  Frankfurt (FRA) 13:45 - Tokio Haneda (HND) 09:35 +1
LH 717  26.03.2027  Tokio Haneda (HND) 12:05 - Frankfurt (FRA) 18:20`;
const OTHERS = `NH 224  13.03.2027  Frankfurt (FRA) 11:20 - Tokio Haneda (HND) 07:05 +1
NH 203  27.03.2027  Tokio Haneda (HND) 00:50 - Frankfurt (FRA) 05:40`;

const reasons = (text: string): string[] => readBooking(text, '2026-11-30').unread.map(({ why }) => why);
const legs = (text: string): number => readBooking(text, '2026-11-30').legs.length;

it.each([
  'Reiseangebot für Familie Berger',
  'Betreff: Ihr Angebot 4711',
  'Flugvorschlag Japan',
  'Subject: Your quote for Japan',
  'Our proposal for your trip',
  'Devis n° 88',
  'Presupuesto de viaje',
  'Preventivo 12/2027',
  'Offerte Japan',
  'Oferta nr 7',
  'Orçamento',
  'Konu: Fiyat teklifimiz',
  'Nabídka letenek',
  'Utazási ajánlat',
  'Rejsetilbud',
])('flights below "%s" are not booked', (title) => {
  expect(legs(`${title}\n\n${FLIGHTS}`)).toBe(0);
  expect(reasons(`${title}\n\n${FLIGHTS}`)).toEqual(['NOT_CONFIRMED', 'NOT_CONFIRMED']);
});

it.each([
  ['Option 1', 'Option 2'],
  ['Variante A:', 'Variante B:'],
  ['1. seçenek', '2. seçenek'],
  ['Opción 1 - directo', 'Opción 2 - directo'],
  ['Erste Möglichkeit', 'Zweite Möglichkeit'],
])('flights below "%s" and "%s" are no one journey', (first, second) => {
  expect(legs(`Hallo,\n\n${first}\n${FLIGHTS}\n\n${second}\n${OTHERS}`)).toBe(0);
});

it.each([
  'Buchungsbestätigung zu Ihrem Angebot 4711',
  'Vielen Dank, dass Sie unser Angebot angenommen haben.',
  'Angebotsnummer: 4711',
  'Booking confirmation\nQuote no. 4711',
  'Your booking is confirmed. See our special offers.',
  'Die Flugzeiten sind unverbindlich.',
  'Ausgewählte Option: Fensterplatz',
])('flights below "%s" are booked', (title) => {
  expect(legs(`${title}\n\n${FLIGHTS}`)).toBe(2);
});

it('options without a word of it are no one journey, where they overlap', () => {
  const same = FLIGHTS.replace('13:45', '15:10').replace('12:05', '16:30').replaceAll('09:35', '11:00');
  expect(legs(`${FLIGHTS}\n\n${same}`)).toBe(0);
  const departs = { day: '2027-03-12', time: '10:00' };
  const one = { from: 'FRA', to: 'JFK', departs, arrives: { day: '2027-03-12', time: '13:00' } };
  const later = { day: '2027-03-12', time: '12:00' };
  expect(overlap([one, { ...one, from: 'LHR', to: 'BOS', departs: later }])).toBe(true);
  expect(overlap([one, { ...one, from: 'JFK', to: 'BOS', departs: { ...later, time: '13:00' }, arrives: null }])).toBe(
    false,
  );
});

it('reads hostile texts in time', () => {
  const start = performance.now();
  isOffer(
    `${'a - '.repeat(60_000)}\n${'Angebot Option '.repeat(20_000)}\n`.repeat(3) + '1. 2. option \n'.repeat(20_000),
  );
  expect(performance.now() - start).toBeLessThan(1_000);
});

it.each([
  'Our offer for your trip\nYou will receive the booking confirmation after payment.',
  'Unser Angebot\nNach Zahlung erhalten Sie Ihre E-Tickets.',
  'Unser Angebot\nNach Eingang der Anzahlung senden wir die Rechnung.',
])('a confirmation that is still to come leaves an offer one: %s', (title) => {
  expect(legs(`${title}\n${FLIGHTS}`)).toBe(0);
});

it.each([
  'Buchungsbestätigung: Flug nach Tokio',
  'Anbei erhalten Sie die Rechnung.',
  'Following our call: confirmation',
])('flights that are confirmed behind an offer are booked: %s', (title) => {
  expect(legs(`Ihr Angebot 4711\n${title}\n${FLIGHTS}`)).toBe(2);
});

const QUOTED = `> Option 1
> ${OTHERS.replaceAll('\n', '\n> ')}
> Option 2
> ${FLIGHTS.replaceAll('\n', '\n> ')}`;

it.each([
  [
    'German',
    'Betreff: AW: Offerte Japan\n\nIch habe Variante 2 soeben fest gebucht.\n\n',
    '\n\n> Am 19.11.2026 schrieb Ann:\n',
  ],
  [
    'English',
    'Subject: RE: your quote\n\nDear Ann,\nwe have now booked option 2\nfor you:\n\n',
    '\n\nOn 19 Nov Ann wrote:\n',
  ],
  ['French', "Objet : RE : Devis Japon\n\nJ'ai réservé l'option 2 :\n\n", '\n\n-----Message original-----\n'],
  [
    'Spanish',
    'Asunto: RE: Presupuesto\n\nYa hemos confirmado la opción 2:\n\n',
    '\n\nDe: Ann\nEnviado: 19.11.2026 10:12\n\n',
  ],
])('what a newer mail books above the offer that it quotes is booked, and nothing else: %s', (_, head, between) => {
  const text = `${head}${FLIGHTS}${between}${QUOTED}`;
  expect(legs(text)).toBe(2);
  expect(readBooking(text, '2026-11-30').legs[0]!.departs).toEqual({ day: '2027-03-12', time: '13:45' });
});

it.each([
  'Subject: RE: your quote\n\nOnce we have booked it, prices hold:\n\n',
  'Subject: RE: your quote\n\nWe have booked the hotel, the flights would be:\n\n',
  'Betreff: AW: Offerte\n\nIch habe beide Varianten als Option gebucht:\n\n',
  'Betreff: AW: Offerte\n\nHaben wir richtig gebucht?\n\n',
  'Betreff: AW: Offerte\n\nWir haben noch nicht gebucht.\n\n',
])('an offer above another one stays one: %s', (head) => {
  expect(legs(`${head}${FLIGHTS}\n\n> Am 19.11.2026 schrieb Ann:\n${QUOTED}`)).toBe(0);
});

it('options that an answer quotes are none', () => {
  expect(legs(`Liebe Ann\nich habe Variante 2 gebucht.\n\n> Am 19.11.2026 schrieb Ann:\n${QUOTED}`)).toBe(0);
});
