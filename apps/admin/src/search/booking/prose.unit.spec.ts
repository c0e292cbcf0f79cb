import type { Booking } from './booking.js';
import { readProse } from './prose.js';

const TODAY = '2026-11-30';
const read = (...lines: string[]): Booking => readProse(lines.join('\n'), TODAY);
/** "FRA 2027-03-12 10:15 JFK 2027-03-12 13:05". */
const said = ({ legs }: Booking): string[] =>
  legs.map(({ from, to, departs, arrives }) =>
    [from, departs.day, departs.time ?? '?', to, arrives?.day ?? '?', arrives?.time ?? '?'].join(' '),
  );
const whys = ({ unread }: Booking): string[] => unread.map(({ why }) => why);
const DAY = 'Friday 12 March 2027';
const OUT = 'FRA 2027-03-12 10:15 JFK 2027-03-12 13:05';

describe('a day that is none of the flight', () => {
  it.each([
    ['Name: Meyer geb. 04.05.1979 FRA - JFK 12.03.2027 10:15 - 13:05'],
    ['Passport valid until 14.09.2029, FRA - JFK 12.03.2027 10:15 - 13:05'],
    ['Pass gültig bis 14.02.2028 FRA - JFK 12.03.2027 10:15 - 13:05'],
    ['FRA - JFK 12.03.2027 10:15 - 13:05, Anzahlung fällig am 15.12.2026'],
    ['FRA - JFK 12.03.2027 10:15 - 13:05 (*04.05.1979)'],
  ])('stands beside it: %s', (line) => {
    expect(said(read(line))).toEqual([OUT]);
  });

  it.each([
    ['Ticket gültig bis 30.09.2027'],
    ['Valid until: 30 September 2027'],
    ['Biglietto valido fino al 30.09.2027'],
    ['Bilet ważny do 30.09.2027'],
    ['Born 4 May 1979'],
    ['Restbetrag fällig am 9. Januar 2027'],
    ['Reisetermin: 12.03.2027 - 26.03.2027'],
    ['Reise vom 12.03.2027 bis 26.03.2027'],
    ['Valid until\n30.09.2027'],
  ])('stands above it: %s', (line) => {
    const booking = read(line, 'FRA - JFK 10:15 - 13:05');
    expect(booking.legs).toEqual([]);
    expect(whys(booking)).toEqual(['NOT_UNDERSTOOD']);
  });

  it.each([
    ['Meyer 04.05.1979 14.09.2029 FRA - JFK 12.03.2027 10:15'],
    ['IST - AMS 14.04.2027 08:20 21.04.2027 13:45'],
    ['CGN-AYT 14.09.2032 05:15'],
    ['77120;Aydin;TR;14.09.2028;Flug XQ 983;CGN-AYT;05:15'],
  ])('leaves a line that nobody can tell apart: %s', (line) => {
    expect(read(line)).toMatchObject({ legs: [], unread: [{ why: 'NOT_UNDERSTOOD' }] });
  });

  it('is that of the way out, where the way back names none', () => {
    const booking = read('Hinflug 12.03.2027', 'FRA - JFK 10:15 - 13:05', 'Rückflug', 'JFK - FRA 16:10 - 05:30 (+1)');
    expect(said(booking)).toEqual([OUT]);
    expect(whys(booking)).toEqual(['NOT_UNDERSTOOD']);
  });
});

describe('a day of arrival without its year', () => {
  it.each([
    ['do 15 juli 2027 Amsterdam (AMS) 20:50 - Singapore (SIN) 15:35 (vr 16 juli)', '2027-07-16'],
    ['Fri 31 Dec 2027 Amsterdam (AMS) 20:50 - Singapore (SIN) 15:35 Sat 1 Jan', '2028-01-01'],
    ['15.07.2027 Amsterdam (AMS) 20:50 - Singapore (SIN) 15:35 am 16.07.', '2027-07-16'],
    ['do 15 juli 2027 Amsterdam (AMS) 20:50 - Singapore (SIN) 15:35', '2027-07-16'],
  ])('takes that of the departure, or is the only one that the zones leave: %s', (line, day) => {
    expect(read(line).legs[0]?.arrives).toEqual({ day, time: '15:35' });
  });

  it.each([
    ['do 15 juli 2027 Amsterdam (AMS) 20:50 - Singapore (SIN) 15:35 (za 16 juli)'],
    ['do 15 juli 2027 Amsterdam (AMS) 20:50 - Singapore (SIN) 15:35 (20 juli)'],
  ])('is named where it does not fit: %s', (line) => {
    const booking = read(line);
    expect(said(booking)).toEqual(['AMS 2027-07-15 20:50 SIN ? ?']);
    expect(whys(booking)).toEqual(['NOT_UNDERSTOOD']);
  });

  it('is the same day where a text marks the next one elsewhere, and a time zone explains it', () => {
    const [there] = read(
      '24.04.2027 Istanbul (IST) - Belgrad (BEG) 08:10 / 08:00',
      '01.05.2027 Skopje (SKP) - Istanbul (IST) 21:35 / 00:05 (+1)',
    ).legs;
    expect(there?.arrives).toEqual({ day: '2027-04-24', time: '08:00' });
  });
});

it.each([
  ['13.03.2027 (Fr) FRA - JFK 10:15', []],
  ['12.03.2027 (Fr) FRA - JFK 10:15', ['2027-03-12']],
  ['Do 12.03.2027 FRA - JFK 10:15', []],
  ['12 Mart 2027 Cuma FRA - JFK 10:15', ['2027-03-12']],
  ['12 Mart 2027 Salı FRA - JFK 10:15', []],
  ['w piątek 12 marca 2027 FRA - JFK 10:15', ['2027-03-12']],
  ['w środę 12 marca 2027 FRA - JFK 10:15', []],
  ['Fri 05/03/2027 FRA - JFK 10:15', ['2027-03-05']],
  ['Wed 13 Jan 2027 Frankfurt (FRA) 22:00 - Thu 14 Jan 2027 New York (JFK) 01:00', ['2027-01-13']],
])('a weekday beside a day must be its own: %s', (line, days) => {
  const booking = read(line);
  expect(booking.legs.map(({ departs }) => departs.day)).toEqual(days);
  expect(booking.legs.length + booking.unread.length).toBe(1);
});

describe('a flight that is not booked', () => {
  it.each([
    'Waitlisted',
    'On request',
    'Warteliste',
    'auf Anfrage',
    'wachtlijst',
    'op aanvraag',
    "liste d'attente",
    'sur demande',
    'lista de espera',
    'pendiente',
    "in lista d'attesa",
    'na liście oczekujących',
    'bekleme listesinde',
    'venteliste',
    'čekací listina',
    'várólistán',
    'sob consulta',
    'pending',
    'storniert',
    'annulé',
    'anulowany',
    'iptal edildi',
  ])('is named: %s', (state) => {
    const flight = 'FRA - JFK 12.03.2027 10:15 - 13:05';
    expect(read(`${flight} ${state}`)).toMatchObject({ legs: [], unread: [{ why: 'NOT_CONFIRMED' }] });
    expect(read(flight, `Status: ${state}`)).toMatchObject({ legs: [], unread: [{ why: 'NOT_CONFIRMED' }] });
    expect(read(`Hinflug (${state})`, flight)).toMatchObject({ legs: [], unread: [{ why: 'NOT_CONFIRMED' }] });
  });

  it.each([
    'Assurance annulation incluse.',
    'Annuleringsverzekering afgesloten.',
    'Reiserücktrittsversicherung inklusive',
    'Stornierung bis 01.03.2027 kostenlos',
    'Cancellation policy: see below',
    'Your booking can be cancelled free of charge until 1 March.',
    'As requested, please find your itinerary above.',
    'Payment: pending',
  ])('is none for what is said of other things: %s', (line) => {
    const booking = read('FRA - JFK 12.03.2027 10:15 - 13:05', '', line);
    expect(said(booking)).toEqual([OUT]);
    expect(booking.unread).toEqual([]);
  });

  it('is named where another one of its day and route has other times', () => {
    const [a, b] = ['LX 8 ZRH - ORD 12.06.2027 17:05 - 20:00', 'LX 8 ZRH - ORD 12.06.2027 13:00 - 15:55'];
    expect(read(a, b)).toMatchObject({ legs: [], unread: [{ line: a }, { line: b }] });
    const booking = read(`Alt: ${a}`, `Neu: ${b}`);
    expect(said(booking)).toEqual(['ZRH 2027-06-12 13:00 ORD 2027-06-12 15:55']);
    expect(whys(booking)).toEqual(['NOT_CONFIRMED']);
  });

  it('may be all of them', () => {
    const flights = ['FRA - JFK 12.03.2027 10:15 - 13:05', '', 'JFK - FRA 20.03.2027 16:10 - 05:30 (+1)'];
    for (const state of ['Statut de la réservation : en attente de confirmation', 'Your booking has been cancelled.'])
      expect(whys(read(state, '', ...flights))).toEqual(['NOT_CONFIRMED', 'NOT_CONFIRMED']);
  });

  it('is that of its heading, not the one before', () => {
    const booking = read(
      'Hinflug',
      'FRA - JFK 12.03.2027 10:15 - 13:05',
      '',
      'Rückflug (auf Warteliste)',
      'JFK - FRA 20.03.2027 16:10',
    );
    expect(said(booking)).toEqual([OUT]);
    expect(booking.unread).toEqual([{ line: 'JFK - FRA 20.03.2027 16:10', why: 'NOT_CONFIRMED' }]);
  });

  it.each([
    ['Old itinerary (no longer valid):', 'Your new itinerary:'],
    ['Bisherige Buchung:', 'Neue Buchung:'],
    ['Die folgenden Flüge sind nicht mehr gültig:', 'Ihre neuen Flüge:'],
    ['Oude vluchtgegevens:', 'Nieuwe vluchtgegevens:'],
    ['Ancien itinéraire :', 'Nouvel itinéraire :'],
    ['Itinerario anterior:', 'Nuevo itinerario:'],
    ['Volo precedente:', 'Nuovo volo:'],
    ['Poprzednia rezerwacja:', 'Nowa rezerwacja:'],
    ['Önceki uçuş:', 'Yeni uçuş:'],
    ['Původní let:', 'Nový let:'],
    ['Eredeti járat:', 'Új járat:'],
    ['Your flight has been cancelled:', 'Your new flight:'],
  ])('is that of an older booking: %s', (former, latter) => {
    const [a, b] = ['FRA - JFK 11.03.2027 09:00 - 12:00', 'FRA - JFK 12.03.2027 10:15 - 13:05'];
    for (const text of [
      [former, a, '', latter, b],
      [latter, b, '', former, a],
      [former, '', a, '', latter, '', b],
    ]) {
      const booking = read(...text);
      expect(said(booking)).toEqual([OUT]);
      expect(booking.unread).toEqual([{ line: a, why: 'NOT_CONFIRMED' }]);
    }
  });

  it('is that of a mail quoted deeper, where it says something else', () => {
    const [now, then] = ['FRA - JFK 12.03.2027 10:15 - 13:05', 'FRA - JFK 11.03.2027 09:00 - 12:00'];
    const booking = read('> Dear all', `> ${now}`, '>', `>> ${then}`);
    expect(said(booking)).toEqual([OUT]);
    expect(booking.unread).toEqual([{ line: then, why: 'NOT_CONFIRMED' }]);
    expect(read(now, '', `> ${now}`).unread).toEqual([]);
    expect(said(read('See below', `> ${now}`))).toEqual([OUT]);
  });
});

describe('lines', () => {
  it.each([
    ['> Frankfurt (FRA) - New York (JFK)  Fri 12 Mar 2027  dep 10:15  arr\n> 13:05'],
    ['> Frankfurt (FRA) - New York (JFK)  Fri 12 Mar 2027  dep 10:15\n> arr 13:05'],
    ['> Frankfurt (FRA) -\n> New York (JFK)  Fri 12 Mar 2027  10:15 - 13:05'],
    ['Frankfurt (FRA) - New York (JFK)  Fri 12 Mar\n2027  10:15 - 13:05'],
    ['Frankfurt (FRA)\n\n12.03.2027 10:15\n\nNew York (JFK)\n\n12.03.2027 13:05\n\nLH 400\n\nEconomy'],
  ])('that a mail program broke are put together: %j', (text) => {
    expect(said(read(text))).toEqual([OUT]);
  });

  it('of a heading and of the places below it are one flight', () => {
    const booking = read(
      DAY,
      '10:15 FRA to JFK',
      '  Depart: Frankfurt (FRA) Terminal 1',
      '  Arrive: New York (JFK) 1:05 PM',
      '',
      'Summary',
      'FRA - JFK 12 March 2027',
    );
    expect(said(booking)).toEqual([OUT]);
    expect(booking.unread).toEqual([]);
  });

  it('of two blocks are no flight, nor are those of an arrival and the next departure', () => {
    const apart = read(
      'Dep: Bremen (BRE) 24.12.2026 06:00',
      'Arr: Schiphol 24.12.2026 07:05',
      '',
      'Arr: Hamburg (HAM) 08.01.2027 10:05',
    );
    expect(apart.legs).toEqual([]);
    expect(apart.unread).toHaveLength(2);
    const shifted = read(
      'Depart: Frankfurt 12.03.2027 10:15',
      'Arrive: New York (JFK) 12.03.2027 13:05',
      'Depart: Boston (BOS) 14.03.2027 10:15',
    );
    expect(shifted.legs).toEqual([]);
  });

  it.each([
    ['<PaxID>PAX2</PaxID><PTC>ADT</PTC> 2027-10-20'],
    ['Viajeros: Lucía Gómez (DNI), Mateo Gómez (DNI)'],
    [`${DAY}\nService hours MON - FRI 09:00 - 18:00`],
    [`${DAY}\nPrices EUR / USD 10:15`],
  ])('without airports are no flights: %j', (text) => {
    expect(read(text)).toEqual({ legs: [], nationalities: [], unread: [] });
  });

  it.each([
    ['FRA - DOH - BKK 12.03.2027 10:15 - 22:05'],
    ['FRA - BKK via DOH 12.03.2027 10:15 - 22:05'],
    ['FRA - BKK via Doha 12.03.2027 10:15 - 22:05'],
  ])('with more places than two are named: %s', (line) => {
    expect(read(line)).toMatchObject({ legs: [], unread: [{ why: 'NOT_UNDERSTOOD' }] });
  });

  it('may say how long a flight lasts', () => {
    expect(said(read('FRA - JFK 12.03.2027 10:15 - 13:05 (8h50)'))).toEqual([OUT]);
    expect(said(read(DAY, 'FRA 10:15 - JFK 13:05', 'Duration: 08:50'))).toEqual([OUT]);
    expect(said(read('FRA - JFK 12.03.2027 10:15, flight time 11:20'))).toEqual(['FRA 2027-03-12 10:15 JFK ? ?']);
  });

  it('that name a flight without codes are said beside others', () => {
    const booking = read('FRA - JFK 12.03.2027 10:15 - 13:05', '', 'B6 455 New York - Boston 14.03.2027 09:00');
    expect(said(booking)).toEqual([OUT]);
    expect(whys(booking)).toEqual(['NOT_UNDERSTOOD']);
  });
});

it.each([
  ['12.'.repeat(133)],
  ['FRA - '.repeat(66)],
  ['12 marts 2027 '.repeat(28)],
  ['Frankfurt (FRA) -'],
  [' '.repeat(400)],
])('takes its time for no text: %s', (line) => {
  const began = performance.now();
  read(...Array.from({ length: 400 }, () => line));
  expect(performance.now() - began).toBeLessThan(8_000);
});

it.each([
  ['Herr Meyer FRA - JFK 10:15', 'FRA - JFK 10:15'],
  ['MEYER/UWE FRA/JFK 03/04/2027 10:15', 'FRA - JFK 10:15'],
  ['Passport C01X00T47 FRA - JFK 10:15', 'FRA - JFK 10:15'],
  ['Ticket 220-2412300999 LH 400 FRA - JFK 10:15', 'Ticket … LH 400 FRA - JFK 10:15'],
  ['77120;Aydin;TR;U1234567;Flug XQ 983;CGN-AYT;05:15;17.07.2027', 'CGN - AYT 2027-07-17 05:15'],
])('names no person and no document: %s', (line, shown) => {
  expect(read(line).unread).toEqual([{ line: shown, why: 'NOT_UNDERSTOOD' }]);
});

it.each([
  'Am 11. April 2027 geht es weiter, Abflug ist um\n21.45 Uhr, und um 8.15 Uhr sind Sie da. Der Flug LH 577 von Kapstadt (CPT) nach Frankfurt (FRA)\nist gebucht.',
  'On 11 April 2027 you go on, and leave at\n21:45, and you are there at 08:15. The flight LH 577 from Cape Town (CPT) to Frankfurt (FRA)\nis booked.',
])('takes no times of the sentence before a route for its own: %s', (text) => {
  expect(readProse(text, '2026-11-30').legs).toEqual([]);
});
