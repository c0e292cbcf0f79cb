import type { Booking } from './booking.js';
import { readBooking } from './read-booking.js';

const read = (text: string): Booking => readBooking(text, '2026-11-27');
const routes = ({ legs }: Booking): string[] =>
  legs.map(
    ({ from, to, departs, arrives }) => `${from} ${departs.day} ${departs.time} ${to} ${arrives?.day} ${arrives?.time}`,
  );
const reasons = ({ unread }: Booking): string[] => unread.map(({ why }) => why);

const segment = (id: string, [from, starts]: [string, string], [to, lands]: [string, string]): string => `<PaxSegment>
  <Arrival><AircraftScheduledDateTime>${lands}</AircraftScheduledDateTime><IATA_LocationCode>${to}</IATA_LocationCode></Arrival>
  <Dep><AircraftScheduledDateTime>${starts}</AircraftScheduledDateTime><IATA_LocationCode>${from}</IATA_LocationCode></Dep>
  <PaxSegmentID>${id}</PaxSegmentID></PaxSegment>`;
const BACK = segment('S2', ['LAX', '2027-07-01T20:45:00'], ['PRG', '2027-07-02T15:15:00']);
const OUT = segment('S1', ['PRG', '2027-06-11T11:55:00'], ['LAX', '2027-06-11T19:20:00']);
const PAX = `<Pax><Individual><Birthdate>1990-07-11</Birthdate></Individual><IdentityDoc><CitizenshipCountryCode>CZ</CitizenshipCountryCode>
  <ExpiryDate>2030-03-02</ExpiryDate><IdentityDocID>4X001234</IdentityDocID><IssuingCountryCode>SK</IssuingCountryCode></IdentityDoc><PTC>ADT</PTC></Pax>`;
const ORDER = '<Order><OrderID>BA0X7712Q</OrderID><StatusCode>OPENED</StatusCode></Order>';
const order = (...parts: string[]): string =>
  `<?xml version="1.0"?>\n<IATA_OrderViewRS><Response>${parts.join('\n')}</Response></IATA_OrderViewRS>`;
const READ = ['PRG 2027-06-11 11:55 LAX 2027-06-11 19:20', 'LAX 2027-07-01 20:45 PRG 2027-07-02 15:15'];

it.each([
  ['as it is', order(PAX, BACK, OUT, ORDER)],
  ['with prefixes', order(PAX, BACK, OUT, ORDER).replaceAll(/<(\/?)(?=[A-Z])/g, '<$1cns:')],
  ['within a log', `2026-11-28 INFO response:\n${order(PAX, BACK, OUT, ORDER).replace(/<\?.*\n/, '')}`],
  ['escaped', order(PAX, BACK, OUT, ORDER).replaceAll('<', '&lt;').replaceAll('>', '&gt;')],
  [
    'with a comment',
    order(PAX, BACK, OUT, `<!-- ${segment('S0', ['PRG', '2027-01-01T10:00'], ['DXB', '2027-01-01T19:00'])} -->`),
  ],
])('reads an order of NDC %s', (_, text) => {
  const booking = read(text);
  expect(routes(booking)).toEqual(READ);
  expect(booking).toMatchObject({ nationalities: ['CZ'], unread: [] });
  expect(JSON.stringify(booking)).not.toContain('4X001234');
});

it('reads an order of the years before, with days and times apart', () => {
  const end = (name: string, airport: string, day: string, time: string): string =>
    `<${name}><AirportCode>${airport}</AirportCode><Date>${day}</Date><Time>${time}</Time></${name}>`;
  const text = `<OrderViewRS Version="17.2"><DataLists><FlightSegmentList><FlightSegment SegmentKey="SEG1">
    ${end('Departure', 'FRA', '2027-03-02', '10:15')}${end('Arrival', 'JFK', '2027-03-02', '13:05')}
  </FlightSegment></FlightSegmentList></DataLists></OrderViewRS>`;
  expect(routes(read(text))).toEqual(['FRA 2027-03-02 10:15 JFK 2027-03-02 13:05']);
});

it('names flights without a seat, of several orders, and of a text that breaks off', () => {
  const service = (id: string, status: string): string =>
    `<Service><StatusCode>${status}</StatusCode><PaxSegmentRefID>${id}</PaxSegmentRefID></Service>`;
  const cancelled = read(order(OUT, BACK, service('S1', 'CONFIRMED'), service('S2', 'CANCELLED')));
  expect([routes(cancelled), reasons(cancelled)]).toEqual([READ.slice(0, 1), ['NOT_CONFIRMED']]);
  const several = read(order(OUT, BACK, ORDER, ORDER.replace('7712', '7713')));
  expect([routes(several), reasons(several)]).toEqual([[], ['OTHER_BOOKING', 'OTHER_BOOKING']]);
  const broken = read(order(OUT, BACK).slice(0, -200));
  expect(reasons(broken)).toContain('CUT_OFF');
  expect(routes(broken)[0]).toBe(READ[0]);
});

it('takes the time of no airport, and no day that a flight cannot arrive on', () => {
  expect(reasons(read(order(segment('S1', ['PRG', '2027-06-11T11:55:00Z'], ['LAX', '2027-06-11T19:20:00Z']))))).toEqual(
    ['NOT_UNDERSTOOD'],
  );
  expect(reasons(read(order(segment('S1', ['PRG', '2027-06-11T11:55:00'], ['LAX', '2027-06-21T19:20:00']))))).toEqual([
    'NOT_UNDERSTOOD',
  ]);
});

it('names what is XML and no order, and never reads it as words', () => {
  for (const text of [
    '<?xml version="1.0"?>\n<invoice><line>FRA - BKK 2027-03-01 10:00</line></invoice>',
    `<IATA_AirShoppingRS><Response>${OUT}</Response></IATA_AirShoppingRS>`,
  ]) {
    const booking = read(text);
    expect([routes(booking), reasons(booking)]).toEqual([[], ['NOT_UNDERSTOOD']]);
  }
});
