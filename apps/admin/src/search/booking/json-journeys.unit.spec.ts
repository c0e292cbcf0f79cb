import type { Booking } from './booking.js';
import { readBooking } from './read-booking.js';

const read = (value: unknown): Booking =>
  readBooking(typeof value === 'string' ? value : JSON.stringify(value), '2026-11-30');
const routes = ({ legs }: Booking): string[] =>
  legs.map(({ from, to, departs, arrives }) =>
    [from, departs.day, departs.time ?? '?', to, arrives?.day ?? '?', arrives?.time ?? '?'].join(' '),
  );
const reasons = ({ unread }: Booking): string[] => unread.map(({ why }) => why);
const OUT = 'FRA 2027-06-18 21:30 SIN 2027-06-19 15:55';
const [STARTS, LANDS] = ['2027-06-18T21:30:00', '2027-06-19T15:55:00'];

const AMADEUS = {
  departure: { iataCode: 'FRA', terminal: '1', at: STARTS },
  arrival: { iataCode: 'SIN', terminal: '3', at: LANDS },
  carrierCode: 'SQ',
  number: '25',
  numberOfStops: 0,
};
const DUFFEL = {
  origin: {
    iata_code: 'FRA',
    iata_city_code: 'FRA',
    name: 'Frankfurt',
    time_zone: 'Europe/Berlin',
    id: 'arp_fra_de',
  },
  destination: { iata_code: 'SIN', name: 'Changi', city: { iata_code: 'SIN', name: 'Singapore' } },
  departing_at: STARTS,
  arriving_at: LANDS,
  marketing_carrier_flight_number: '25',
  passengers: [{ cabin_class: 'economy' }],
};

it.each([
  [
    'Amadeus',
    {
      data: { type: 'flight-order', flightOffers: [{ type: 'flight-offer', itineraries: [{ segments: [AMADEUS] }] }] },
    },
  ],
  [
    'Duffel',
    {
      data: {
        booking_reference: 'A',
        slices: [{ origin: DUFFEL.origin, destination: DUFFEL.destination, segments: [DUFFEL] }],
      },
    },
  ],
  [
    'keys in one row',
    [
      {
        flightNo: 'SQ25',
        departureAirportCode: 'FRA',
        arrivalAirportCode: 'SIN',
        departureDateTime: STARTS,
        arrivalDateTime: LANDS,
      },
    ],
  ],
  [
    'days and times apart',
    {
      flights: [
        {
          carrier: 'SQ',
          from: 'FRA',
          to: 'SIN',
          departureDate: '2027-06-18',
          departureTime: '21:30',
          arrivalDate: '2027-06-19',
          arrivalTime: '15:55',
        },
      ],
    },
  ],
  [
    'a mark of later days',
    {
      flights: [
        {
          flight: 'SQ25',
          from: 'FRA',
          to: 'SIN',
          departure_date: '2027-06-18',
          departure_time: '21:30',
          arrival_time: '15:55',
          arrival_day_offset: 1,
        },
      ],
    },
  ],
  [
    'TripIt',
    {
      AirObject: {
        Segment: [
          {
            StartDateTime: { date: '2027-06-18', time: '21:30:00', timezone: 'Europe/Berlin', utc_offset: '+02:00' },
            EndDateTime: { date: '2027-06-19', time: '15:55:00' },
            start_airport_code: 'FRA',
            end_airport_code: 'SIN',
            start_city_name: 'Frankfurt',
            marketing_flight_number: '25',
          },
        ],
      },
    },
  ],
  [
    'Kiwi',
    {
      flyFrom: 'FRA',
      flyTo: 'SIN',
      local_departure: `${STARTS}.000Z`,
      utc_departure: '2027-06-18T19:30:00.000Z',
      route: [
        {
          flyFrom: 'FRA',
          flyTo: 'SIN',
          flight_no: 25,
          local_departure: `${STARTS}.000Z`,
          local_arrival: `${LANDS}.000Z`,
          utc_departure: '2027-06-18T19:30:00.000Z',
          utc_arrival: '2027-06-19T07:55:00.000Z',
        },
      ],
    },
  ],
  [
    'airports with codes of two kinds',
    {
      number: 'SQ 25',
      departure: {
        airport: { icao: 'EDDF', iata: 'FRA', name: 'Frankfurt' },
        scheduledTime: { utc: '2027-06-18 19:30Z', local: '2027-06-18 21:30+02:00' },
      },
      arrival: {
        airport: { iata: 'SIN' },
        scheduledTime: { utc: '2027-06-19 07:55Z', local: '2027-06-19 15:55+08:00' },
      },
    },
  ],
  [
    'NDC in JSON',
    {
      PaxSegment: [
        {
          Dep: { IATA_LocationCode: 'FRA', AircraftScheduledDateTime: { value: STARTS } },
          Arrival: { IATA_LocationCode: 'SIN', AircraftScheduledDateTime: { value: LANDS } },
          MarketingCarrierInfo: { CarrierDesigCode: 'SQ' },
        },
      ],
    },
  ],
  [
    'Sabre',
    {
      flights: [
        {
          itemId: '12',
          flightNumber: 25,
          fromAirportCode: 'FRA',
          toAirportCode: 'SIN',
          departureDate: '2027-06-18',
          departureTime: '21:30:00',
          arrivalDate: '2027-06-19',
          arrivalTime: '15:55:00',
          flightStatusCode: 'HK',
          flightStatusName: 'Confirmed',
        },
      ],
    },
  ],
  [
    'instants',
    {
      segments: [
        {
          airline: 'SQ',
          origin: 'FRA',
          destination: 'SIN',
          departureTime: '2027-06-18T19:30:00Z',
          arrivalTime: 1_813_391_700,
        },
      ],
    },
  ],
  [
    'names of airports alone',
    {
      segments: [
        {
          flightNumber: '25',
          departureAirport: 'Frankfurt',
          arrivalAirport: 'Singapore Changi',
          departureTime: STARTS,
          arrivalTime: LANDS,
        },
      ],
    },
  ],
  [
    'words around it',
    `Dear colleagues,\nplease find below:\n\nbooking = ${JSON.stringify({ segments: [AMADEUS] }, null, 1)}\nRegards`,
  ],
])('reads %s', (_, value) => {
  expect(routes(read(value))).toEqual([OUT]);
  expect(reasons(read(value))).toEqual([]);
});

const BACK = { ...AMADEUS, departure: AMADEUS.arrival, arrival: AMADEUS.departure };

it.each([
  ['what is cancelled', { segments: [{ ...AMADEUS, status: 'XX' }] }, ['NOT_CONFIRMED']],
  ['a booking that is cancelled', { bookingStatus: 'CANCELLED', segments: [AMADEUS] }, ['NOT_CONFIRMED']],
  ['a wait list', { segments: [{ ...AMADEUS, segmentStatus: { code: 'HL', name: 'Waitlisted' } }] }, ['NOT_CONFIRMED']],
  [
    'an order with a day of its cancellation',
    { cancelled_at: '2026-11-20T10:00:00Z', slices: [{ segments: [DUFFEL] }] },
    ['NOT_CONFIRMED'],
  ],
  ['former segments', { originalSegments: [AMADEUS] }, ['NOT_CONFIRMED']],
  ['offers', { data: [{ type: 'flight-offer', itineraries: [{ segments: [AMADEUS] }] }] }, ['NOT_UNDERSTOOD']],
  [
    'what is sought',
    { search: { origin: 'FRA', destination: 'SIN', departureDate: '2027-06-18' } },
    ['NOT_UNDERSTOOD'],
  ],
  [
    'places that do not agree',
    { segments: [{ ...DUFFEL, origin: { iata_code: 'FRA', airport: { iata_code: 'MUC' } } }] },
    ['NOT_UNDERSTOOD'],
  ],
  [
    'a way back before the way out',
    { segments: [{ ...AMADEUS, arrival: { iataCode: 'SIN', at: '2027-06-12T10:00' } }] },
    ['NOT_UNDERSTOOD'],
  ],
  [
    'a day that does not exist',
    { segments: [{ ...AMADEUS, departure: { iataCode: 'FRA', at: '2027-02-31T10:00' } }] },
    ['NOT_UNDERSTOOD'],
  ],
  [
    'a time of UTC at an unknown airport',
    { segments: [{ ...AMADEUS, departure: { iataCode: 'QKL', at: '2027-06-18T21:30Z' } }] },
    ['NOT_UNDERSTOOD'],
  ],
])('names %s', (_, value, why) => {
  const booking = read(value);
  expect([routes(booking), reasons(booking)]).toEqual([[], why]);
});

it.each([
  ...['UNCONFIRMED', 'NOT_CONFIRMED', 'ON_HOLD', 'TENTATIVE', 'STANDBY', 'OPTION', 'to be confirmed', 'Q7'].map(
    (status) => ({
      status,
    }),
  ),
  { status: { text: 'Cancelled' } },
  { status: ['CANCELLED'] },
  { status: {} },
  { statusText: 'Waitlisted' },
  { state: 'PENDING' },
  { confirmed: false },
  { isWaitlisted: true },
])('a flight that is not certainly booked is none: %j', (said) => {
  const booking = read({ segments: [{ ...AMADEUS, ...said }] });
  expect([routes(booking), reasons(booking)]).toEqual([[], ['NOT_CONFIRMED']]);
});

it.each([
  { status: 'HK1' },
  { status: { code: 'HK', name: 'Confirmed' } },
  { status: 'Bestätigt' },
  { status: 'TICKETED' },
  { flightStatus: 'On Time' },
  { confirmed: true, cancelled: 'false', waitlist: [], state: 'CA' },
])('a flight that is booked: %j', (said) => {
  expect(routes(read({ status: 'success', data: [{ ...AMADEUS, ...said }] }))).toEqual([OUT]);
});

it.each([
  ['<Status lang="en">Cancelled</Status>', '<leg flightNo="SQ25">'],
  ['<Status Code="HX"/>', '<leg flightNo="SQ25">'],
  ['<Status Code="HX"/>', '<FlightSegment FlightNumber="25">'],
])('a flight in XML that is not booked: %s in %s', (status, start) => {
  const end = start.replace('<', '</').replace(/ .*/, '>');
  const booking = read(
    `<?xml version="1.0"?><booking>${start}<DepartureAirport LocationCode="FRA"/><DepartureDateTime>${STARTS}</DepartureDateTime><ArrivalAirport LocationCode="SIN"/>${status}${end}</booking>`,
  );
  expect([routes(booking), reasons(booking)]).toEqual([[], ['NOT_CONFIRMED']]);
});

describe('marks of another day', () => {
  const EMIRATES = { flightNumber: 'EK46', from: 'FRA', to: 'DXB', departure: '2027-03-01 09:00' };

  it.each([
    ['+1 day', '2027-03-02'],
    ['1', '2027-03-02'],
    [-1, '2027-02-28'],
    [0, '2027-03-01'],
  ])('%s is read', (arrivalDayOffset, day) => {
    const booking = read({ ...EMIRATES, arrivalTime: '18:30', arrivalDayOffset });
    expect(routes(booking)).toEqual([`FRA 2027-03-01 09:00 DXB ${day} 18:30`]);
  });

  it.each([
    { arrivalTime: '18:30', arrivalDayOffset: 'next' },
    { arrivalTime: '18:30', arrivalDayOffset: 1, arrivalDateOffset: 0 },
    { arrivalTime: '18:30', arrivalDayOffset: 7 },
    { arrivalTime: '2027-03-01T18:30', arrivalDayOffset: 1 },
  ])('%j is not understood', (said) => {
    const booking = read({ ...EMIRATES, ...said });
    expect([routes(booking), reasons(booking)]).toEqual([[], ['NOT_UNDERSTOOD']]);
  });
});

it('flights of several trips are no one journey, and over the date line they are', () => {
  const flight = (from: string, to: string, departure: string, arrival: string): unknown => ({
    flightNumber: 'X1',
    from,
    to,
    departure,
    arrival,
  });
  const out = flight('FRA', 'JFK', '2027-03-01T10:00', '2027-03-01T13:00');
  const other = flight('MUC', 'LHR', '2027-03-01T12:00', '2027-03-01T13:10');
  expect(reasons(read([out, other]))).toEqual(['OTHER_BOOKING', 'OTHER_BOOKING']);
  const pacific = flight('SYD', 'LAX', '2027-03-01T10:00', '2027-03-01T06:00');
  expect(read([pacific, flight('LAX', 'JFK', '2027-03-01T08:00', '2027-03-01T16:00')]).legs).toHaveLength(2);
});

it('lines of a log do not hide a document, and what is not read is named', () => {
  const log = '[INFO] request sent\n'.repeat(30);
  expect(routes(read(`${log}${JSON.stringify({ segments: [AMADEUS] })}`))).toEqual([OUT]);
  const many = `${JSON.stringify({ segments: [AMADEUS] })}\n${'{"a":1}\n'.repeat(30)}`;
  expect(reasons(read(many))).toEqual(['CUT_OFF']);
});

it('does not take the sum of a trip for a flight', () => {
  const trip = {
    summary: { origin: 'FRA', destination: 'KUL', departureDate: '2027-06-18' },
    segments: [AMADEUS, AMADEUS],
  };
  expect(routes(read(trip))).toEqual([OUT]);
  expect(reasons(read(trip))).toEqual(['NOT_UNDERSTOOD']);
  expect(routes(read({ origin: 'FRA', destination: 'KUL', departureDate: '2027-06-18', segments: [AMADEUS] }))).toEqual(
    [OUT],
  );
});

it('a local time with the offset of UTC is of no certain time', () => {
  const offset = (at: string) => ({ segments: [{ ...AMADEUS, departure: { iataCode: 'FRA', at } }] });
  expect(routes(read(offset('2027-06-18T12:30:00+00:00')))[0]).toContain('FRA 2027-06-18 ? SIN');
  expect(routes(read(offset('2027-06-18T23:30:00+00:00')))).toEqual([]);
  const yakutsk = { flightNumber: 'S71', from: 'YKS', to: 'KHV', departure: '2027-06-10T20:00:00+00:00' };
  expect(routes(read(yakutsk))).toEqual([]);
});

it('nationalities of travellers are read wherever they stand', () => {
  const travelers = [
    { documents: [{ documentType: 'PASSPORT', nationality: 'ES', issuanceCountry: 'FR' }] },
    { nationalityCode: 'POL' },
    { citizenship: { code: 'NL' } },
    { nationalities: ['AT', 'CH'] },
  ];
  expect(read({ travelers, segments: [AMADEUS, BACK] }).nationalities).toEqual(['ES', 'POL', 'NL', 'AT', 'CH']);
});

const train = (from: unknown, to: unknown) => ({
  '@type': 'TrainReservation',
  reservationFor: {
    '@type': 'TrainTrip',
    departureStation: from,
    arrivalStation: to,
    departureTime: '2027-05-01T10:00+02:00',
  },
});
const boat = (from: string, to: string) => ({
  '@type': 'BoatReservation',
  reservationFor: {
    departureBoatTerminal: { name: from },
    arrivalBoatTerminal: { name: to },
    departureTime: '2027-05-01T10:00',
  },
});

it.each([
  ['with codes', train({ iataCode: 'QKL' }, { iataCode: 'FRA', name: 'Frankfurt(M) Flughafen Fernbf' }), ['QKL FRA']],
  [
    'of known stations',
    train({ name: 'Paris Gare du Nord' }, { name: 'London St Pancras International' }),
    ['XPG QQS'],
  ],
  ['between cities with airports', train({ name: 'Hamburg' }, { name: 'Berlin' }), []],
  ['between ports', boat('Helsinki West Harbour', 'Tallinn D-terminal'), ['HEL TLL']],
  ['from a city with several airports', boat('Stockholm Värtahamnen', 'Tallinn'), []],
])('a train or ship %s', (_, value, ends) => {
  const booking = read(value);
  expect(booking.legs.map(({ from, to }) => `${from} ${to}`)).toEqual(ends);
  expect(booking.unread).toHaveLength(1 - ends.length);
});

it.each([
  [
    'OTA_AirBook',
    '<OTA_AirBookRS><AirItinerary><OriginDestinationOptions><OriginDestinationOption><FlightSegment DepartureDateTime="2027-06-18T21:30:00" ArrivalDateTime="2027-06-19T15:55:00" FlightNumber="25" Status="HK"><DepartureAirport LocationCode="FRA"/><ArrivalAirport LocationCode="SIN"/></FlightSegment></OriginDestinationOption></OriginDestinationOptions></AirItinerary></OTA_AirBookRS>',
  ],
  [
    'keys of its own',
    '<booking><flights><leg flightNo="SQ25"><departure><airport code="FRA">Frankfurt</airport><date>2027-06-18</date><time>21:30</time></departure><arrival><airport code="SIN">Singapore</airport><date>2027-06-19</date><time>15:55</time></arrival></leg></flights></booking>',
  ],
  [
    'attributes alone',
    '<Buchung><Transport Carrier="SQ" FlightNo="25" From="FRA" To="SIN" DepDate="2027-06-18" DepTime="21:30" ArrDate="2027-06-19" ArrTime="15:55"/></Buchung>',
  ],
])('reads XML of other makers: %s', (_, text) => {
  expect(routes(read(`<?xml version="1.0"?>\n${text}`))).toEqual([OUT]);
});

it('names that a text breaks off', () => {
  const text = JSON.stringify([{ segments: [AMADEUS] }, { segments: [BACK] }], null, 1);
  const booking = read(text.slice(0, -60));
  expect([routes(booking), reasons(booking)]).toEqual([[OUT], ['CUT_OFF']]);
});

it('reads hostile texts in reasonable time', () => {
  const began = performance.now();
  for (const text of [
    '{"a":'.repeat(2_000),
    '[\n'.repeat(2_000),
    `[${'1,'.repeat(80_000)}1]`,
    `{"${'departure'.repeat(4_000)}":1}`,
  ])
    expect(read(text).legs).toEqual([]);
  expect(performance.now() - began).toBeLessThan(8_000);
});

it('references within references, and one name for all that is nested, are read in reasonable time', () => {
  const codes = Array.from({ length: 200 }, (_, at) => [`code${at}`, { '@id': 'a' }]);
  const began = performance.now();
  expect(read({ x: { '@id': 'a', ...Object.fromEntries(codes) }, from: { '@id': 'a' } }).legs).toEqual([]);
  expect(read(`${'{"@id":"a","x":'.repeat(2_000)}1${'}'.repeat(2_000)}`).legs).toEqual([]);
  expect(performance.now() - began).toBeLessThan(8_000);
});
