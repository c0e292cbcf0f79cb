import { isIsoDate, type IsoDate } from '@landfall/kernel';
import type { Places } from '@landfall/places';
import { CountryNames } from '../port/country-names.js';
import { dayOfTime } from '../port/day-of-time.js';
import { oneLine } from '@landfall/catalogue/markup';
import { shortened } from '../port/shortened.js';
import { problem, type ImportProblem } from '../port/import-problem.js';
import { isObject, jsonValue, objectIn, textIn, type JsonObject } from '../port/json-object.js';
import { AdvisoryList } from './advisory-list.js';
import { NOT_KNOWN, type Advice, type AdvisoryFile } from './advisory.js';
import { HEADLINE_LENGTH } from './headline.js';

const SITE = 'https://travel.gc.ca/destinations/';
const ZONE = 'America/Toronto';

/** The index of all countries, `{"metadata":…, "data":{"KE":{…}}}`, or the page of one country, whose `data` is the country itself. */
export function parseCanada(text: string, places: Places): AdvisoryFile | ImportProblem {
  const parsed = jsonValue(text);
  if (parsed === undefined) return problem('import.problem.notJson');
  const root = isObject(parsed) ? parsed : {};
  const data = objectIn(root, 'data');
  const isPage = typeof data['country-iso'] === 'string';
  const entries = isPage ? [data] : Object.values(data).filter(isObject);
  if (entries.length === 0) return problem('import.problem.empty');
  const generated = stampOf(objectIn(objectIn(root, 'metadata'), 'generated'));
  const names = new CountryNames(places);
  const list = new AdvisoryList();
  for (const entry of entries) readEntry(entry, { places, names, list, generated });
  return list.file(generated, !isPage);
}

interface EntryContext {
  places: Places;
  names: CountryNames;
  list: AdvisoryList;
  /** The day of the file: entries without a day of their own are of it. */
  generated: IsoDate | null;
}

function readEntry(entry: JsonObject, { places, names, list, generated }: EntryContext): void {
  const english = objectIn(entry, 'eng');
  const name = textIn(english, 'name') || textIn(entry, 'country-eng');
  const code = textIn(entry, 'country-iso');
  // Codes of islands (PT-20, IC) belong to places that are no countries here.
  const country = places.country(code)?.iso2 ?? (code === '' ? names.find(name) : null);
  const publishedOn =
    stampOf(objectIn(entry, 'date-published')) ?? friendlyDay(textIn(english, 'friendly-date')) ?? generated;
  const slug = textIn(english, 'url-slug');
  if (!country || !slug) list.skip(problem('import.problem.unknownCountry', { name: `${name} (${code})` }));
  else if (!publishedOn)
    list.skip(
      problem('import.problem.badValue', {
        where: country,
        field: 'date-published',
        value: textIn(english, 'friendly-date'),
      }),
    );
  else {
    const headline = shortened(oneLine(textIn(english, 'advisory-text')), HEADLINE_LENGTH);
    list.take({
      country,
      publishedOn,
      uri: `${SITE}${encodeURIComponent(slug)}`,
      headline: headline || null,
      ...adviceOf(list, country, entry, english),
    });
  }
}

function adviceOf(list: AdvisoryList, country: string, entry: JsonObject, english: JsonObject): Advice {
  const state = entry['advisory-state'];
  // Regional warnings may stand in one of three places, or only in the text.
  const isRegional =
    Number(entry['has-regional-advisory'] ?? 0) === 1 ||
    /\bRegionalAdv\b/.test(textIn(english, 'advisories')) ||
    /regional advisor/i.test(textIn(english, 'advisory-text'));
  switch (typeof state === 'string' && /^\d$/.test(state) ? Number(state) : state) {
    case 0:
      return isRegional
        ? { status: 'YELLOW', level: 1, measure: 'PARTS' }
        : { status: 'BLUE', level: 1, measure: 'NORMAL' };
    case 1:
      return isRegional
        ? { status: 'YELLOW', level: 3, measure: 'PARTS' }
        : { status: 'BLUE', level: 2, measure: 'CAUTION' };
    case 2:
      return { status: 'RED', level: 4, measure: 'ESSENTIAL' };
    case 3:
      return { status: 'RED', level: 5, measure: 'AVOID' };
    default:
      list.remark(problem('import.problem.unknownLevel', { country, value: shown(state).slice(0, 80) }));
      return NOT_KNOWN;
  }
}

const shown = (state: unknown): string => (typeof state === 'string' ? state : (JSON.stringify(state) ?? ''));

/** The day, in Ottawa, of `{timestamp, date, asp}`; `asp` has seven digits after the second, which no parser of dates promises to read. */
function stampOf(stamp: JsonObject): IsoDate | null {
  const { timestamp } = stamp;
  const stamped = typeof timestamp === 'number' ? dayOfTime(ZONE, timestamp * 1_000) : null;
  if (stamped) return stamped;
  const asp = Date.parse(textIn(stamp, 'asp').replace(/(\.\d{3})\d+/, '$1'));
  const written = dayOfTime(ZONE, asp);
  if (written) return written;
  const day = textIn(stamp, 'date').slice(0, 10);
  return isIsoDate(day) ? day : null;
}

/** The day of "October 7, 2026 08:31 EDT". */
function friendlyDay(text: string): IsoDate | null {
  const [, month, day, year] = /^([A-Z][a-z]+) (\d{1,2}), (\d{4})\b/.exec(text) ?? [];
  const time = Date.parse(`${day} ${month} ${year} 12:00 UTC`);
  return Number.isNaN(time) ? null : new Date(time).toISOString().slice(0, 10);
}
