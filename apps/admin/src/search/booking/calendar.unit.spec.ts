import type { Booking } from './booking.js';
import { readBooking } from './read-booking.js';

const read = (text: string): Booking => readBooking(text, '2026-11-30');
const routes = ({ legs }: Booking): string[] =>
  legs.map(({ from, to, departs, arrives }) =>
    [from, departs.day, departs.time ?? '?', to, arrives?.day ?? '?', arrives?.time ?? '?'].join(' '),
  );
const reasons = ({ unread }: Booking): string[] => unread.map(({ why }) => why);
const OUT = 'FRA 2027-06-18 21:30 SIN 2027-06-19 15:55';
const LOCAL = ['DTSTART;TZID=Europe/Berlin:20270618T213000', 'DTEND;TZID=Asia/Singapore:20270619T155500'];
const UTC = ['DTSTART:20270618T193000Z', 'DTEND:20270619T075500Z'];

const event = (...lines: string[]): string => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n');
const calendar = (...parts: string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...parts, 'END:VCALENDAR'].join('\r\n');

it.each([
  ['codes in brackets', [...LOCAL, 'SUMMARY:SQ 25 Frankfurt (FRA) - Singapore (SIN)']],
  ['codes alone', [...LOCAL, 'SUMMARY:SQ 25 FRA-SIN']],
  ['times of UTC, as TripIt writes', [...UTC, 'SUMMARY:SQ25 FRA to SIN', 'LOCATION:Frankfurt (FRA)']],
  ['an event of Google', [...UTC, 'SUMMARY:Flight to Singapore (SQ 25)', 'LOCATION:Frankfurt FRA']],
  [
    'the zone of its owner',
    [
      'DTSTART;TZID=America/New_York:20270618T153000',
      'DTEND;TZID=America/New_York:20270619T035500',
      'SUMMARY:Flight SQ25 FRA → SIN',
    ],
  ],
  [
    'clocks without a zone',
    ['DTSTART:20270618T213000', 'DTEND:20270619T155500', 'SUMMARY:Flug SQ25 Frankfurt – Singapur'],
  ],
  ['fields of its own', [...LOCAL, 'SUMMARY:SQ 25', 'X-DEPARTURE-AIRPORT:FRA', 'X-ARRIVAL-AIRPORT:SIN']],
  [
    'labels in its words',
    [
      ...LOCAL,
      'SUMMARY:Flight SQ 25',
      'DESCRIPTION:Departure: Frankfurt (FRA) Terminal 1\\nArrival: Singapore Changi (SIN)\\, T3',
    ],
  ],
  ['lines that go on', [...LOCAL, 'SUMMARY:Vuelo SQ 25 Fránc', ' fort (FRA) - Sin', ' gapur (SIN)']],
  ['names alone', [...UTC, 'SUMMARY:SQ 25 Frankfurt nach Singapur', 'LOCATION:Frankfurt Airport']],
  ['from and to', [...LOCAL, 'SUMMARY:Flight from Frankfurt to Singapore']],
])('reads an event with %s', (_, lines) => {
  const booking = read(calendar(event(...lines)));
  expect([routes(booking), reasons(booking)]).toEqual([[OUT], []]);
});

const ownZone = (offset: string): string =>
  `BEGIN:VTIMEZONE\r\nTZID:W. Europe Standard Time\r\nBEGIN:STANDARD\r\nTZOFFSETTO:${offset}\r\nEND:STANDARD\r\nEND:VTIMEZONE`;

it('takes a zone that a calendar describes itself where it fits the airport', () => {
  const lines = ['DTSTART;TZID=W. Europe Standard Time:20270618T213000', 'SUMMARY:SQ25 FRA-SIN'];
  expect(routes(read(calendar(ownZone('+0200'), event(...lines))))).toEqual(['FRA 2027-06-18 21:30 SIN ? ?']);
  expect(reasons(read(calendar(ownZone('+0500'), event(...lines))))).toEqual(['NOT_UNDERSTOOD']);
});

it.each([
  ['that are cancelled', ['STATUS:CANCELLED'], ['NOT_CONFIRMED']],
  ['that are tentative', ['STATUS:TENTATIVE'], ['NOT_CONFIRMED']],
  ['whose words say so', ['DESCRIPTION:Status: waitlisted'], ['NOT_CONFIRMED']],
  ['that begin elsewhere', ['LOCATION:Munich (MUC)'], ['NOT_UNDERSTOOD']],
  ['whose words say another time', ['DESCRIPTION:Departs 19:30'], ['NOT_UNDERSTOOD']],
])('names flights %s', (_, lines, why) => {
  const booking = read(calendar(event(...UTC, 'SUMMARY:SQ 25 FRA-SIN', ...lines)));
  expect([routes(booking), reasons(booking)]).toEqual([[], why]);
});

it('names flights whose places are not certain, and trains', () => {
  const summaries = ['Flight to New York (LH 400)', 'ICE 521 Köln Hbf - Frankfurt Flughafen', 'LH 400'];
  const booking = read(
    calendar(...summaries.map((summary) => event(...LOCAL, `SUMMARY:${summary}`, 'LOCATION:Frankfurt (FRA)'))),
  );
  expect([routes(booking), reasons(booking)]).toEqual([[], summaries.map(() => 'NOT_UNDERSTOOD')]);
});

it('leaves out what is no journey', () => {
  const others = [
    'Check-in LH 400 FRA-JFK',
    'Hotel Plaza\\, Madrid',
    'Transfer JFK - LGA',
    'Dinner',
    'Trip to Singapore',
  ];
  const booking = read(
    calendar(
      ...others.map((summary) => event(...LOCAL, `SUMMARY:${summary}`)),
      event(...LOCAL, 'SUMMARY:SQ25 FRA-SIN'),
    ),
  );
  expect([routes(booking), reasons(booking)]).toEqual([[OUT], []]);
});

it('takes the day alone of a whole day, the newest of an event, and names what breaks off', () => {
  expect(
    routes(read(calendar(event('DTSTART;VALUE=DATE:20270618', 'DTEND;VALUE=DATE:20270619', 'SUMMARY:SQ25 FRA-SIN')))),
  ).toEqual(['FRA 2027-06-18 ? SIN ? ?']);
  const former = event('UID:1', 'SEQUENCE:0', 'DTSTART:20270617T213000', 'SUMMARY:SQ25 FRA-SIN');
  const newer = event('UID:1', 'SEQUENCE:1', ...LOCAL, 'SUMMARY:SQ25 FRA-SIN');
  expect(routes(read(calendar(newer, former)))).toEqual([OUT]);
  const broken = calendar(event(...LOCAL, 'SUMMARY:SQ25 FRA-SIN')).replace(/END:VEVENT[^]*/, '');
  expect(reasons(read(broken))).toEqual(['CUT_OFF']);
});

it('names both of two flights that have one number', () => {
  const [out, back] = [
    event('UID:ABC123', ...LOCAL, 'SUMMARY:SQ25 FRA-SIN'),
    event('UID:ABC123', 'DTSTART;TZID=Asia/Singapore:20270710T213000', 'SUMMARY:SQ26 SIN-FRA'),
  ];
  const booking = read(calendar(out, back));
  expect([routes(booking), reasons(booking)]).toEqual([[], ['NOT_UNDERSTOOD', 'NOT_UNDERSTOOD']]);
  expect(routes(read(calendar(out, out)))).toEqual([OUT]);
});

it('flights of several trips are no one journey', () => {
  const other = ['DTSTART;TZID=Europe/Berlin:20270618T220000', 'SUMMARY:LH400 MUC-JFK'];
  const booking = read(calendar(event(...LOCAL, 'SUMMARY:SQ25 FRA-SIN'), event(...other)));
  expect([routes(booking), reasons(booking)]).toEqual([[], ['OTHER_BOOKING', 'OTHER_BOOKING']]);
});

describe('a calendar behind the words of a mail', () => {
  const WORDS =
    'Your flights:\nSQ 25 Frankfurt (FRA) - Singapore (SIN) 18.06.2027 21:30 - 15:55 (+1)\nSQ 26 Singapore (SIN) - Frankfurt (FRA) 10.07.2027 23:55 - 06:50 (+1)\n\n';
  const BACK = 'SIN 2027-07-10 23:55 FRA 2027-07-11 06:50';

  it('does not hide the flights that the words name besides', () => {
    const booking = read(`${WORDS}${calendar(event(...LOCAL, 'SUMMARY:SQ25 FRA-SIN'))}`);
    expect([routes(booking), booking.unread]).toEqual([[OUT], [{ line: 'SIN FRA 2027-07-10', why: 'NOT_UNDERSTOOD' }]]);
  });

  it('says nothing where it has no flights', () => {
    expect(routes(read(`${WORDS}${calendar(event(...LOCAL, 'SUMMARY:Online check-in'))}`))).toEqual([OUT, BACK]);
  });
});

it('a time within another one does not deny', () => {
  const times = ['DTSTART;TZID=Europe/London:20270618T091500', 'SUMMARY:SQ25 FRA-SIN', 'DESCRIPTION:Meal at 19:15'];
  expect(routes(read(calendar(event(...times))))).toEqual(['FRA 2027-06-18 10:15 SIN ? ?']);
});

it('reads what a calendar and the words around it say of nationalities', () => {
  const text = `Guest: Ms Example\nNationality: Austrian\n\n${calendar(event(...LOCAL, 'SUMMARY:SQ25 FRA-SIN', 'DESCRIPTION:Passenger: Example/A\\nNationalität: DEU'))}`;
  expect(read(text).nationalities).toEqual(['AT', 'DEU']);
});

it('reads hostile texts in reasonable time', () => {
  const began = performance.now();
  for (const text of [
    'BEGIN:VEVENT\n'.repeat(10_000),
    `BEGIN:VEVENT\nSUMMARY:${'FRA - '.repeat(1_500)}`,
    `BEGIN:VEVENT\nA${';B=C'.repeat(2_000)}`,
  ])
    expect(read(text).legs).toEqual([]);
  expect(performance.now() - began).toBeLessThan(8_000);
});
