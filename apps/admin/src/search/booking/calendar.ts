import { airportOfName } from './airport-names.js';
import { mayArrive, noBooking, type Booking, type Leg } from './booking.js';
import { calendarIn, type Calendar, type CalendarEvent } from './calendar-events.js';
import { eventMoment } from './calendar-times.js';
import { distinctInOrder } from './json-journeys.js';
import { labelledNationalities } from './labelled-nationalities.js';
import { isArrival, isDeparture, namesFlight, namesOtherWay } from './prose-labels.js';
import { shownOf } from './prose-shown.js';
import { isUnconfirmed, plain } from './prose-words.js';
import { endOf, isShort, only } from './said-ends.js';
import { airportIn } from './table-cells.js';

const BESIDES =
  /^\W*(?:(?:online|web|mobile|opens?)\W{1,3})?(?:check-?in|boarding|reminder|erinnerung|hotel|lodging|stay|unterkunft|alojamiento|hebergement|transfer|taxi|shuttle|pick-?up|drop-?off|car|rental|mietwagen|parking|parken|layover|stopover|aufenthalt|escala|escale|lounge|deadline|leave|drive|fahrt zum|visa|trip to)\b/;
const HAS_BESIDES = /\b(?:check-?in|boarding|transfer|layover|stopover)\b/;
const DIVIDER = String.raw`(?:\s*(?:->|=>|→|–|—|>)\s*|\s+[-/]\s+|(?<=[A-Z]{3})[-/](?=[A-Z]{3})|\s+(?:to|nach|naar|do|til|till|para|hacia|vers|a|à)\s+)`;
const CODES = new RegExp(String.raw`(?<![\w-])([A-Z]{3})${DIVIDER}([A-Z]{3})(?![\w-])`, 'g');
const DIVIDERS = new RegExp(DIVIDER, 'i');
const IN_BRACKETS = /\(([A-Z]{3})\)/g;
const FLIGHT_WORDS =
  /^\W*(?:(?:flight|flights|flug|vuelo|vol|volo|voo|vlucht|lot|let|ucus|uçuş|fly|flyg|jarat|járat|train|zug|ferry)(?![\p{L}])[\s:#]*)+/iu;
const NUMBERS = /\(?(?<![\p{L}\d])(?:[A-Z]{2}|[A-Z]\d|\d[A-Z])\s?\d{1,4}(?!\d)\)?[:,]?/gu;
const FROM_WORDS = /^\W*(?:from|von|van|de|da|du|z|ze|fra|från|desde)\s+/i;
const TO_WORDS = /^\W*(?:to|nach|naar|do|til|till|para|hacia|vers|a|à)\s+(.+)$/i;
const LONGEST = 200;

interface Route {
  from: string | null;
  to: string | null;
}

const NO_ROUTE: Route = { from: null, to: null };

const placeIn = (text: string): string | null =>
  text.trim() === '' || text.length > LONGEST || !isShort(text) ? null : (airportIn(text) ?? airportOfName(text));

/** "LH 400 FRA-JFK", "Vuelo AM 1 Ciudad de México (MEX) - Madrid (MAD)", "Flight to Lisbon". */
function routeInSummary(summary: string): Route {
  const bracketed = [...summary.matchAll(IN_BRACKETS)].map(([, code]) => code!);
  if (bracketed.length > 2) return NO_ROUTE;
  if (bracketed.length === 2) return { from: bracketed[0]!, to: bracketed[1]! };
  const coded = [...summary.matchAll(CODES)];
  if (coded.length === 1) return { from: airportIn(coded[0]![1]!), to: airportIn(coded[0]![2]!) };
  const bare = summary.replace(NUMBERS, ' ').replace(FLIGHT_WORDS, '').trim();
  const alone = TO_WORDS.exec(bare)?.[1];
  if (alone !== undefined) return { from: null, to: placeIn(alone) };
  const [first = '', second, ...others] = bare.replace(FROM_WORDS, '').split(DIVIDERS);
  return second === undefined || others.length > 0 ? NO_ROUTE : { from: placeIn(first), to: placeIn(second) };
}

const CODE = /(?<![\p{L}\d])[A-Z]{3}(?![\p{L}\d])/gu;

/** "Departure: Frankfurt (FRA), 14:30". */
function placeBehindLabel(line: string): string | null {
  const behind = line.slice(line.search(/[:\s]/) + 1).trim();
  const named = placeIn(behind.split(/[,;]|\d{1,2}:\d{2}/)[0] ?? '');
  const codes = [...behind.matchAll(CODE)].map(([code]) => code);
  return named ?? (codes.length === 1 ? airportIn(codes[0]!) : null);
}

/** Two labels of one kind that name different places make neither certain. */
function routeSaid(words: string): Route {
  const lines = words.split('\n').filter((line) => line.length <= LONGEST);
  const places = (isLabel: (line: string) => boolean): string | null =>
    only(lines.filter((line) => isLabel(line)).flatMap((line) => placeBehindLabel(line) ?? []));
  return { from: places(isDeparture), to: places(isArrival) };
}

/** Null: what it says in different places does not agree. */
function routeOf(event: CalendarEvent): Route | null {
  const summary = valueOf(event, 'SUMMARY');
  const fields = Object.fromEntries(
    event.lines.filter(({ name }) => name.startsWith('X-')).map(({ name, value }) => [name, value]),
  );
  const [departs, arrives] = [endOf(fields, 'departs', same), endOf(fields, 'arrives', same)];
  const said = [
    routeInSummary(summary.slice(0, LONGEST)),
    { from: departs.airport, to: arrives.airport },
    routeSaid(valueOf(event, 'DESCRIPTION')),
  ];
  const to = new Set(said.flatMap((one) => one.to ?? []));
  const from = new Set(said.flatMap((one) => one.from ?? []));
  const location = valueOf(event, 'LOCATION');
  const place = placeIn(location) ?? placeIn(location.split(',')[0]!);
  // Some programs give the place of the arrival.
  if (place !== null && !(from.size === 1 && to.has(place))) from.add(place);
  return from.size > 1 || to.size > 1 ? null : { from: [...from][0] ?? null, to: [...to][0] ?? null };
}

const same = (value: unknown): unknown => value;

const valueOf = ({ lines }: CalendarEvent, name: string): string =>
  lines.find((line) => line.name === name)?.value ?? '';

const NOT_CONFIRMED = /^(?:cancelled|canceled|tentative)$/i;

function isNotConfirmed(event: CalendarEvent, { lines }: Calendar): boolean {
  const isCancelled = lines.some(({ name, value }) => name === 'METHOD' && /^cancel$/i.test(value));
  const states = [valueOf(event, 'SUMMARY'), ...valueOf(event, 'DESCRIPTION').split('\n')].slice(0, 40);
  return (
    isCancelled ||
    NOT_CONFIRMED.test(valueOf(event, 'STATUS')) ||
    states.some((line, at) => line.length <= LONGEST && isUnconfirmed(line, at === 0))
  );
}

function legOf(event: CalendarEvent, { from, to }: Route, calendar: Calendar): Leg | null {
  const [starts, ends] = ['DTSTART', 'DTEND'].map((name) => event.lines.find((line) => line.name === name));
  if (from === null || to === null || from === to || !starts) return null;
  const words = `${valueOf(event, 'SUMMARY')}\n${valueOf(event, 'DESCRIPTION')}`;
  const departs = eventMoment(starts, from, calendar, words);
  if (departs === null) return null;
  const isWholeDay = departs.time === null || ends === undefined || ends.value === starts.value;
  const arrives = isWholeDay ? null : eventMoment(ends, to, calendar, words);
  return arrives === null || mayArrive(arrives.day, departs.day) ? { from, to, departs, arrives } : null;
}

function addEvent(booking: Booking, { event, isCertain }: Version, calendar: Calendar): void {
  const summary = valueOf(event, 'SUMMARY').slice(0, LONGEST);
  const text = plain(summary);
  if (BESIDES.test(text)) return;
  const route = routeOf(event);
  const isJourney = route?.from && route.to && summary !== '';
  if (!isJourney && !namesFlight(summary) && !namesOtherWay(summary)) return;
  const leg = route && isCertain && !HAS_BESIDES.test(text) ? legOf(event, route, calendar) : null;
  const line = shownOf(`${valueOf(event, 'DTSTART').slice(0, 20)} ${summary.slice(0, 80)}`.trim());
  if (!event.hasEnded) booking.unread.push({ line, why: 'CUT_OFF' });
  else if (isNotConfirmed(event, calendar)) booking.unread.push({ line, why: 'NOT_CONFIRMED' });
  else if (leg) booking.legs.push(leg);
  else booking.unread.push({ line, why: 'NOT_UNDERSTOOD' });
}

interface Version {
  event: CalendarEvent;
  isCertain: boolean;
}

const sequenceOf = (event: CalendarEvent): number => Number(/^\d{1,9}$/.exec(valueOf(event, 'SEQUENCE'))?.[0] ?? 0);
const flightOf = (event: CalendarEvent): string => JSON.stringify([routeOf(event), valueOf(event, 'DTSTART')]);

/** Of one event that was sent again, the newest. Different flights of one name and number are several, or one that was changed. */
function newest(events: readonly CalendarEvent[]): Version[] {
  const found = new Map<string, CalendarEvent[]>();
  events.forEach((event, at) => {
    const key = `${valueOf(event, 'UID') || at}`;
    const known = found.get(key);
    const later = known ? sequenceOf(event) - sequenceOf(known[0]!) : 1;
    if (later > 0) found.set(key, [event]);
    else if (later === 0) known!.push(event);
  });
  return [...found.values()].flatMap((some): Version[] => {
    const isOne = some.length === 1 || new Set(some.map(flightOf)).size === 1;
    return isOne ? [{ event: some.at(-1)!, isCertain: true }] : some.map((event) => ({ event, isCertain: false }));
  });
}

interface CalendarRead {
  booking: Booking;
  /** Of the text around it. */
  words: string;
}

/** Reads flights in the events of a calendar (iCalendar). Null: the text has none. */
export function readCalendar(text: string): CalendarRead | null {
  const read = calendarIn(text);
  if (read === null) return null;
  const booking = noBooking();
  const events = newest(read.calendar.events);
  for (const version of events) addEvent(booking, version, read.calendar);
  const words = events.flatMap(({ event }) => [valueOf(event, 'DESCRIPTION'), valueOf(event, 'COMMENT')]);
  const said = labelledNationalities([read.words, ...words].join('\n'));
  const unread = [...booking.unread, ...said.unread];
  const legs = distinctInOrder(booking.legs);
  return { booking: { legs, nationalities: said.nationalities, unread }, words: read.words };
}
