import { mailText } from './mail-text.js';
import { readJson, readMarkup } from './structured.js';

const airport = (property: string, code: string): string =>
  `<div itemprop="${property}" itemscope itemtype="https://schema.org/Airport"><meta itemprop="name" content="A &amp; B"><span itemprop="iataCode"> ${code} </span></div>`;
const flight = (from: string, to: string, departs: string, status: string): string => `
<div itemscope itemtype="http://schema.org/FlightReservation"><link itemprop="reservationStatus" href="http://schema.org/${status}"/>
<div itemprop="underName" itemscope itemtype="http://schema.org/Person"><meta itemprop="name" content="Erika M"/></div>
<div itemprop="reservationFor" itemscope itemtype="http://schema.org/Flight"><meta itemprop="flightNumber" content="8814"/>
${airport('departureAirport', from)}<time itemprop="departureTime" datetime="${departs}:00+02:00">soon</time>${airport('arrivalAirport', to)}
<meta itemprop="arrivalTime" content="2027-07-24T08:20:00+02:00"></div></div>`;
const page = `<html><body>${flight('STR', 'PMI', '2027-07-24T06:15', 'Confirmed')}${flight('PMI', 'STR', '2027-08-01T09:00', 'Cancelled')}
<p>Ms M, nationality Polish</p></body></html>`;

it('reservations by itemscope and itemprop are read, with what the page says of nationalities', () => {
  expect(readMarkup(page)).toEqual({
    legs: [
      {
        from: 'STR',
        to: 'PMI',
        departs: { day: '2027-07-24', time: '06:15' },
        arrives: { day: '2027-07-24', time: '08:20' },
      },
    ],
    nationalities: ['PL'],
    unread: [{ line: '8814 2027-08-01T09:00:00+02:00 PMI STR', why: 'NOT_CONFIRMED' }],
  });
});

it('such a page is that part of a mail which is read', async () => {
  const mail = `Subject: trip\nMIME-Version: 1.0\nContent-Type: text/html; charset=utf-8\n\n${page}`;
  expect(readMarkup(await mailText(mail))?.legs).toHaveLength(1);
});

it('a page without reservations is none, and one that is broken is read in reasonable time', () => {
  const began = performance.now();
  expect(readMarkup('<div itemscope itemtype="https://schema.org/EmailMessage"><p>Hello</p></div>')).toBeNull();
  expect(readMarkup('<div itemscope itemprop="a" '.repeat(5_000))).toBeNull();
  expect(readMarkup('<div itemscope itemprop="a">'.repeat(5_000))).toBeNull();
  expect(performance.now() - began).toBeLessThan(8_000);
});

it('journeys that are not read are named, and nationalities too', () => {
  const text = JSON.stringify([
    { '@type': 'TrainReservation', reservationFor: {} },
    {
      '@type': 'FlightReservation',
      reservationFor: {
        flightNumber: 'SK 909',
        departureTime: '2027-09-17T11:00',
        departureAirport: { name: 'Oslo' },
        arrivalAirport: { iataCode: 'EWR' },
      },
      underName: { nationality: 'Korean' },
    },
    { '@type': 'Person', nationality: { name: 'deutsch' } },
  ]);
  expect(readJson(text)).toEqual({
    legs: [],
    nationalities: ['DE'],
    unread: [
      { line: 'TrainReservation', why: 'NOT_UNDERSTOOD' },
      { line: 'SK 909 2027-09-17T11:00 Oslo EWR', why: 'NOT_UNDERSTOOD' },
      { line: 'Korean', why: 'NATIONALITY' },
    ],
  });
});

describe('references of a graph', () => {
  const flightOf = (id: string, status: unknown): unknown => ({
    '@type': 'FlightReservation',
    reservationStatus: status,
    reservationFor: { '@id': id },
  });
  const graphOf = (status: unknown, ...more: unknown[]): string =>
    JSON.stringify({
      '@graph': [
        { '@type': 'Airport', '@id': '#man', iataCode: 'MAN' },
        { '@type': 'Airport', '@id': '#doh', iataCode: 'DOH' },
        {
          '@type': 'Flight',
          '@id': '#f',
          departureAirport: { '@id': '#man' },
          arrivalAirport: { '@id': '#doh' },
          departureTime: '2027-10-03T15:35:00+01:00',
        },
        flightOf('#f', status),
        ...more,
      ],
    });
  const confirmed = 'https://schema.org/ReservationConfirmed';

  it('mean the things of those ids', () => {
    const leg = { from: 'MAN', to: 'DOH', departs: { day: '2027-10-03', time: '15:35' }, arrives: null };
    expect(readJson(graphOf(confirmed))).toMatchObject({ legs: [leg], unread: [] });
    expect(readJson(graphOf({ '@id': confirmed }))).toMatchObject({ legs: [leg], unread: [] });
  });

  it.each([
    ['a state by reference', graphOf({ '@id': 'https://schema.org/ReservationCancelled' }), 'NOT_CONFIRMED'],
    ['two things of one id', graphOf(confirmed, { '@id': '#man', iataCode: 'LHR' }), 'NOT_UNDERSTOOD'],
    [
      'itself',
      graphOf(confirmed).replace('"@id":"#f","dep', '"@id":"#f","x":{"@id":"#f"},"dep').replace('DOH', ''),
      'NOT_UNDERSTOOD',
    ],
  ])('names %s', (_, text, why) => {
    expect(readJson(text)?.unread.map((one) => one.why)).toEqual([why]);
  });
});

it.each([
  ['Frankfurt', 'London Heathrow', ['FRA LHR']],
  ['Paris Charles de Gaulle Airport', 'Antalya Airport', ['CDG AYT']],
  ['Frankfurt', 'London', []],
  ['Frankfurt Hbf', 'London Heathrow', []],
  ['Frankfurt', 'Barcelona, Venezuela', []],
])('an airport without a code has that of its name: %s, %s', (from, to, routes) => {
  const flightNamed = {
    '@type': 'FlightReservation',
    reservationFor: {
      departureAirport: { name: from },
      arrivalAirport: { name: to },
      departureTime: '2027-03-04T10:00',
    },
  };
  const booking = readJson(JSON.stringify(flightNamed));
  expect(booking?.legs.map((leg) => `${leg.from} ${leg.to}`)).toEqual(routes);
  expect(booking?.unread).toHaveLength(routes.length === 0 ? 1 : 0);
});
