import type { Booking } from './booking.js';
import { nationalitiesFound, saysJourney } from './booking.js';
import { jsonInText, documentIn } from './json-in-text.js';
import { bookingOf, distinctInOrder } from './json-journeys.js';
import { labelledNationalities } from './labelled-nationalities.js';
import { without, wordsOf } from './page-text.js';
import { microdataIn } from './microdata.js';
import { nationalityIn } from './named-countries.js';
import { isObject, plainKey, textOf, type Json, type Resolve } from './said-ends.js';

/** All objects of a document, those within lists and graphs too, in the order of the text; however deep they stand. */
function objectsIn(document: unknown): Json[] {
  const found: Json[] = [];
  const open = [document];
  while (open.length > 0) {
    const value = open.pop();
    if (isObject(value)) found.push(value);
    const inner: unknown[] = typeof value === 'object' && value !== null ? Object.values(value) : [];
    for (const one of inner.toReversed()) if (typeof one === 'object') open.push(one);
  }
  return found;
}

/** Reads journeys in JSON, such as reservations of schema.org and bookings as programs exchange them. Null: it is no JSON. */
export function readJson(text: string): Booking | null {
  const document = documentIn(text);
  return document === undefined ? null : reservationsIn(document);
}

/** The same between other words. Null: none of it names a journey. */
export function readJsonInText(text: string): Booking | null {
  const { documents, words, isCutOff } = jsonInText(text);
  const found = documents.length === 0 ? null : reservationsIn(documents);
  if (!found || !saysJourney(found)) return null;
  const unread: Booking['unread'] = isCutOff ? [{ line: 'JSON', why: 'CUT_OFF' }] : [];
  return joined([found, labelledNationalities(words), { unread }]);
}

/** What the references of a graph mean; nothing for an id that is given to different things. */
function namedIn(objects: readonly Json[]): ReadonlyMap<string, Json | null> {
  const found = new Map<string, Json | null>();
  for (const one of objects) {
    const id = textOf(one['@id']);
    if (id === null || isReference(one)) continue;
    const known = found.get(id);
    if (known !== null) found.set(id, known === undefined || isSame(known, one) ? one : null);
  }
  return found;
}

/** However deep they are. */
function isSame(one: unknown, other: unknown): boolean {
  const open = [[one, other]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [a, b] = next;
    if (a === b) continue;
    if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
    const [first, second] = [new Map(Object.entries(a)), new Map(Object.entries(b))];
    if (first.size !== second.size || [...first.keys()].some((key) => !second.has(key))) return false;
    for (const [key, value] of first) open.push([value, second.get(key)]);
  }
  return true;
}

const isReference = (one: Json): boolean => Object.keys(one).every((key) => key === '@id' || key === '@type');

/** With the things in place of the references to them. */
const resolverOf =
  (named: ReadonlyMap<string, Json | null>): Resolve =>
  (value) => {
    const id = isObject(value) && isReference(value) ? textOf(value['@id']) : null;
    return id === null ? value : (named.get(id) ?? value);
  };

/** Journeys that a reservation names by their ids: alone they say nothing of their state. */
const referencedBy = (objects: readonly Json[]): ReadonlySet<unknown> =>
  new Set(
    objects
      .flatMap(({ reservationFor }) => [reservationFor].flat())
      .flatMap((one) => (isObject(one) && isReference(one) ? (textOf(one['@id']) ?? []) : [])),
  );

function reservationsIn(document: unknown): Booking {
  const written = objectsIn(document);
  const resolve = resolverOf(namedIn(written));
  const { legs, unread } = bookingOf(document, resolve, referencedBy(written));
  const said = nationalitiesIn(written, resolve);
  return { legs, nationalities: said.nationalities, unread: [...unread, ...said.unread] };
}

const NATIONALITY =
  /^(?:passport|document|doc|holder|pax|passenger|traveler|traveller|primary)*(?:nationality|nationalities|citizenships?)(?:country)?(?:code|iso|alpha)*$/;

/** Of the travellers, where a document names them. */
function nationalitiesIn(objects: readonly Json[], resolve: Resolve): Pick<Booking, 'nationalities' | 'unread'> {
  const values = objects
    .flatMap((one) => Object.entries(one).filter(([key]) => NATIONALITY.test(plainKey(key))))
    .flatMap(([, value]) => [value].flat().map(resolve))
    .filter((value) => value !== undefined && value !== null && value !== '');
  const said = values.map((value) => {
    const names = isObject(value) ? NAMES.map((name) => value[name]) : [value];
    const texts = names.flatMap((name) => textOf(name) ?? []);
    return { line: texts[0] ?? 'nationality', code: texts.map(nationalityIn).find((code) => code !== null) ?? null };
  });
  return nationalitiesFound(said);
}

const NAMES = ['identifier', 'code', 'iso2', 'alpha2', 'countryCode', 'name', '@value'];

const SCRIPT = /<script[^>]*type=["']?application\/ld\+json["']?[^>]*>([\s\S]*?)<\/script>/gi;

/** The reservations in a web page, or in that part of a mail. Null: what it has for machines names no flight. */
export function readMarkup(text: string): Booking | null {
  const documents = [...text.matchAll(SCRIPT)].map(([, json]) => documentIn(json!)).filter((one) => one !== undefined);
  const scripts = documents.length > 0 ? [reservationsIn(documents)] : [];
  const found = [...scripts, reservationsIn(microdataIn(['script', 'style'].reduce(without, text)))];
  return found.some(saysJourney) ? joined([...found, labelledNationalities(wordsOf(text))]) : null;
}

function joined(found: readonly Partial<Booking>[]): Booking {
  return {
    legs: distinctInOrder(found.flatMap(({ legs = [] }) => legs)),
    nationalities: [...new Set(found.flatMap(({ nationalities = [] }) => nationalities))],
    unread: found.flatMap(({ unread = [] }) => unread),
  };
}
