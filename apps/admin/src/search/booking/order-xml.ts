import { addDays } from '@landfall/kernel';
import { momentIn, timeIn } from './booked-days.js';
import {
  inOrder,
  mayArrive,
  nationalitiesFound,
  noBooking,
  type Booking,
  type Leg,
  type LocalMoment,
} from './booking.js';
import { bookingOf } from './json-journeys.js';
import { isLeft } from './json-states.js';
import { nationalityIn } from './named-countries.js';
import { passportNationalities } from './passports.js';
import { allWithin, asObject, valueOf, xmlElements, type XmlElement } from './xml-elements.js';

/** A text that is XML, and no page. */
const IS_XML =
  /^\s*(?:<\?xml\b|<(?!!doctype html|html\b|head\b|body\b|table\b|div\b|p\b|br\b|span\b)(?:[\w.-]{1,80}:)?[a-z_][\w.-]{0,80}(?:\s[^<>]{0,2000})?>\s{0,200}<)/i;
/** XML within other words, such as a log. */
const HAS_ORDER =
  /<(?:[\w.-]{1,40}:)?(?:PaxSegment|FlightSegment|DatedMarketingSegment|AirSegment|(?:IATA_)?OrderViewRS)[\s>]/;
const HAS_ESCAPED_ORDER = /&lt;(?:[\w.-]{1,40}:)?(?:PaxSegment|FlightSegment|DatedMarketingSegment|AirSegment)\b/;
/** Answers that offer flights, and book none. */
const IS_OFFER = /(AirShopping|OfferPrice|FlightPrice|LowFareSearch|AirAvail|SeatAvail|ServiceList)\w*R[SQ]$/i;

const SEGMENTS = new Set(['PaxSegment', 'FlightSegment', 'DatedMarketingSegment', 'AirSegment', 'Segment', 'Flight']);
const SEGMENT_KEYS = ['PaxSegmentID', 'PaxSegmentId', 'SegmentKey', 'DatedMarketingSegmentId', 'Key'];
const SEGMENT_REFERENCES = new Set(['PaxSegmentRefID', 'PaxSegmentRefId', 'SegmentRef', 'SegmentReference']);
const AIRPORT = ['IATA_LocationCode', 'AirportCode', 'LocationCode', 'StationCode', 'IataCode'];
const DATE_TIME = ['AircraftScheduledDateTime', 'ScheduledDateTime', 'DateTime'];
const ENDS = {
  departs: {
    elements: ['Dep', 'Departure', 'DepartureAirport', 'OriginLocation', 'DepartureStation'],
    airport: ['Origin', 'DepartureAirportCode'],
    moment: ['DepartureDateTime', 'DepartureTime'],
  },
  arrives: {
    elements: ['Arrival', 'ArrivalAirport', 'DestinationLocation', 'ArrivalStation'],
    airport: ['Destination', 'ArrivalAirportCode'],
    moment: ['ArrivalDateTime', 'ArrivalTime'],
  },
} as const;
const CITIZENSHIPS = [
  'CitizenshipCountryCode',
  'CitizenshipCountry',
  'Nationality',
  'NationalityCode',
  'NationalityCountryCode',
  'DocHolderNationality',
];
const STATES = ['Code', 'code', 'Value', 'value', 'Name', 'name'];
const STATUS = ['StatusCode', 'Status', 'SegmentStatus', 'ActionCode'];

/**
 * Reads the flights and citizenships of an order of NDC (IATA_OrderViewRS, or OrderViewRS up to 18.1), or of the alike answers of OTA, Sabre
 * and Travelport, and journeys in XML of other makers. Null: the text is no XML. What is XML and no such order is named.
 */
export function readOrderXml(text: string): Booking | null {
  const isEscaped = HAS_ESCAPED_ORDER.test(text);
  if (!isEscaped && !IS_XML.test(text) && !HAS_ORDER.test(text)) return null;
  const root = xmlElements(isEscaped ? text.replaceAll('&lt;', '<').replaceAll('&gt;', '>') : text);
  const elements = allWithin(root);
  const [first] = root.children;
  const name = `<${first?.name ?? '?xml'}>`;
  const flights = elements.filter((one) => SEGMENTS.has(one.name) && (endIn(one, 'departs') || endIn(one, 'arrives')));
  const isOffer = elements.some((one) => IS_OFFER.test(one.name));
  const read = flights.length > 0 ? flightsOf(flights, elements) : bookingOf(asObject(root));
  if (isOffer || read.legs.length + read.unread.length === 0)
    return { ...noBooking(), unread: [{ line: name, why: 'NOT_UNDERSTOOD' }] };
  const isBroken = elements.some((one) => !one.hasEnded && one !== root && !HTML_OPEN.has(one.name.toLowerCase()));
  const said = citizenshipsIn(elements);
  return {
    legs: inOrder(read.legs),
    nationalities: said.nationalities,
    unread: [...read.unread, ...said.unread, ...(isBroken ? [{ line: name, why: 'CUT_OFF' as const }] : [])],
  };
}

/** Elements of a page around it, which need no end. */
const HTML_OPEN = new Set(['br', 'p', 'hr', 'img', 'meta', 'pre']);

function flightsOf(flights: readonly XmlElement[], elements: readonly XmlElement[]): Booking {
  const booking = noBooking();
  const known = new Set<string>();
  const orders = elements.filter(({ name }) => name === 'Order');
  const ids = new Set(orders.map((order) => valueOf(order, ['OrderID', 'OrderId'])).filter((id) => id !== undefined));
  const isCancelled = orders.some((order) => isUnconfirmed(order));
  const unconfirmed = unconfirmedSegments(elements);
  for (const flight of flights) {
    const [departs, arrives] = [endIn(flight, 'departs'), endIn(flight, 'arrives')];
    const line = [departs?.airport ?? '?', arrives?.airport ?? '?', departs?.said ?? ''].join(' ').trim();
    if (known.has(line)) continue;
    known.add(line);
    const leg = legOf(departs, arrives);
    const isNot = isCancelled || isUnconfirmed(flight) || unconfirmed.has(valueOf(flight, SEGMENT_KEYS) ?? '');
    // Their lists are common to all orders of an answer: whose a flight is, stands nowhere near it.
    if (ids.size > 1) booking.unread.push({ line, why: 'OTHER_BOOKING' });
    else if (isNot) booking.unread.push({ line, why: 'NOT_CONFIRMED' });
    else if (leg) booking.legs.push(leg);
    else booking.unread.push({ line, why: 'NOT_UNDERSTOOD' });
  }
  return booking;
}

/** Its state is an attribute, or the text or an attribute of an element. */
function isUnconfirmed(element: XmlElement): boolean {
  const own = STATUS.map((name) => element.attributes.get(name) ?? '');
  const within = element.children
    .filter(({ name }) => STATUS.includes(name))
    .flatMap(allWithin)
    .flatMap((one) => [one.text, valueOf(one, STATES) ?? '']);
  return isLeft([...own, ...within].filter((said) => said !== ''));
}

/** Segments that stand in services or items without a seat alone. */
function unconfirmedSegments(elements: readonly XmlElement[]): ReadonlySet<string> {
  const found = new Map<string, boolean>();
  for (const item of elements.filter(({ name }) => name === 'Service' || name === 'OrderItem')) {
    const within = allWithin(item);
    if (item.name === 'OrderItem' && within.some(({ name }) => name === 'Service') && !isUnconfirmed(item)) continue;
    for (const { text } of within.filter(({ name }) => SEGMENT_REFERENCES.has(name)))
      for (const key of text.split(/\s+/)) found.set(key, (found.get(key) ?? true) && isUnconfirmed(item));
  }
  return new Set([...found].filter(([, isNot]) => isNot).map(([key]) => key));
}

interface End {
  airport: string | undefined;
  moment: LocalMoment | null;
  /** The moment as it stands. */
  said: string | undefined;
  /** Where the moment has no day. */
  time: string | null;
  /** NaN: a mark that was not understood. */
  laterDays: number | null;
}

/** Where and when a segment starts or ends; null where it says nothing of it, such as one that refers to another. */
function endIn(segment: XmlElement, end: keyof typeof ENDS): End | null {
  const { elements, airport, moment } = ENDS[end];
  const place = segment.children.find(({ name }) => (elements as readonly string[]).includes(name));
  const code = (valueOf(segment, airport) ?? valueOf(place, AIRPORT))?.toUpperCase();
  const said = valueOf(place, DATE_TIME) ?? valueOf(segment, moment) ?? valueOf(place, ['Date']);
  if (code === undefined && said === undefined) return null;
  const read = said === undefined ? null : momentIn(withoutFractions(said));
  const time = timeIn(valueOf(place, ['Time']) ?? '');
  return {
    airport: code !== undefined && /^[A-Z]{3}$/.test(code) ? code : undefined,
    moment: read && { day: read.day, time: read.time ?? time },
    time,
    said,
    laterDays: laterDaysIn(valueOf(place, ['ChangeOfDay'])),
  };
}

const withoutFractions = (moment: string): string =>
  moment.replace(/(\d{2}:\d{2}:\d{2})\.\d{1,9}/, '$1').replace(/^(\d{4}-\d{2}-\d{2})Z$/, '$1');

const laterDaysIn = (mark: string | undefined): number | null =>
  mark === undefined ? null : Number(/^[+-]?\d$/.exec(mark)?.[0] ?? Number.NaN);

function legOf(departs: End | null, arrives: End | null): Leg | null {
  if (!departs?.airport || !arrives?.airport || departs.airport === arrives.airport || !departs.moment) return null;
  const arrival = arrivalOf(departs.moment, arrives);
  if (arrival === 'STRANGE') return null;
  return { from: departs.airport, to: arrives.airport, departs: departs.moment, arrives: arrival };
}

/** STRANGE: what is said of the arrival was not understood, or cannot be. */
function arrivalOf(
  { day: start }: LocalMoment,
  { moment, said, time, laterDays }: End,
): LocalMoment | null | 'STRANGE' {
  if ((said !== undefined && moment === null) || Number.isNaN(laterDays)) return 'STRANGE';
  const marked = laterDays === null ? null : addDays(start, laterDays);
  const days = [moment?.day ?? marked, marked].filter((day) => day !== null);
  if (days.some((day) => !mayArrive(day, start) || day !== days[0])) return 'STRANGE';
  return moment ?? (marked === null ? null : { day: marked, time });
}

function citizenshipsIn(elements: readonly XmlElement[]): Pick<Booking, 'nationalities' | 'unread'> {
  const said = elements.flatMap((one) => [
    ...CITIZENSHIPS.map((name) => one.attributes.get(name) ?? ''),
    ...(CITIZENSHIPS.includes(one.name) ? [one.text || (valueOf(one, ['CountryCode', 'Code']) ?? '')] : []),
  ]);
  const found = [...new Set(said)].filter((one) => one !== '').map((one) => ({ line: one, code: nationalityIn(one) }));
  const passports = passportNationalities(
    elements
      .filter((one) => valueOf(one, ['Type', 'SSRCode', 'SSR_Code']) === 'DOCS')
      .map((one) => `DOCS ${valueOf(one, ['FreeText', 'Text']) ?? ''}`),
  );
  const { nationalities, unread } = nationalitiesFound(found);
  return { nationalities: [...new Set([...nationalities, ...passports])], unread };
}
