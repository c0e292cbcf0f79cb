import { sanitisedText, type IsoDate } from '@landfall/kernel';
import type { Places } from '@landfall/places';
import { CountryNames } from '../port/country-names.js';
import { dayOfTime } from '../port/day-of-time.js';
import { problem, type ImportProblem } from '../port/import-problem.js';
import { isObject, jsonValue, objectIn, textIn, type JsonObject } from '../port/json-object.js';
import { AdvisoryList } from './advisory-list.js';
import { NOT_KNOWN, type Advice, type AdvisoryFile } from './advisory.js';

const PAGE = 'https://www.auswaertiges-amt.de/opendata/travelwarning/';
const ANSWERS = ['warning', 'situationWarning', 'partialWarning', 'situationPartWarning'];
/** Older payloads count milliseconds; no second of this century has so many digits. */
const FIRST_MILLISECONDS = 1e11;

const dayOf = (stamp: unknown): IsoDate | null =>
  typeof stamp === 'number' ? dayOfTime('Europe/Berlin', stamp < FIRST_MILLISECONDS ? stamp * 1_000 : stamp) : null;

/** The list of the Auswärtiges Amt, `{"response":{"lastModified", "contentList", "<id>":{…}}}`. An empty object means that it is switched off. */
export function parseGermany(text: string, places: Places): AdvisoryFile | ImportProblem {
  const root = jsonValue(text);
  if (root === undefined) return problem('import.problem.notJson');
  const response = isObject(root) ? objectIn(root, 'response') : {};
  const entries = Object.entries(response).filter((entry): entry is [string, JsonObject] => isObject(entry[1]));
  if (entries.length === 0) return problem('import.problem.empty');
  const names = new CountryNames(places);
  const list = new AdvisoryList();
  const listed = dayOf(response['lastModified']);
  for (const [key, entry] of entries) {
    const id = sanitisedText(key);
    const name = textIn(entry, 'countryName') || textIn(entry, 'title').replace(/:.*$/, '');
    const code = textIn(entry, 'countryCode') || textIn(entry, 'CountryCode');
    const country = places.country(code)?.iso2 ?? names.find(name);
    const publishedOn = dayOf(entry['lastModified']) ?? dayOf(entry['effective']) ?? listed;
    if (!country) list.skip(problem('import.problem.unknownCountry', { name: name || code || id }));
    else if (!publishedOn)
      list.skip(
        problem('import.problem.badValue', {
          where: country,
          field: 'lastModified',
          value: String(entry['lastModified']),
        }),
      );
    else
      list.take({
        country,
        publishedOn,
        uri: `${PAGE}${encodeURIComponent(id)}`,
        headline: null,
        ...adviceOf(list, country, entry),
      });
  }
  return list.file(listed, entries.length > 1);
}

const wordOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? ''));

function adviceOf(list: AdvisoryList, country: string, entry: JsonObject): Advice {
  const odd = ANSWERS.find((key) => (key === 'warning' || entry[key] !== undefined) && typeof entry[key] !== 'boolean');
  // An answer that is left out or has another form is no "no": it would lift a warning.
  if (odd) {
    list.remark(
      problem('import.problem.badValue', { where: country, field: odd, value: wordOf(entry[odd]).slice(0, 80) }),
    );
    return NOT_KNOWN;
  }
  const says = (key: string): boolean => entry[key] === true;
  if (says('warning') || says('situationWarning')) return { status: 'RED', level: 5, measure: 'WARNING' };
  if (says('partialWarning') || says('situationPartWarning')) return { status: 'YELLOW', level: 4, measure: 'PARTIAL' };
  // The list says nothing about how safe a country without a warning is.
  return { status: 'BLUE', level: null, measure: 'NONE' };
}
