import { isIsoDate, urlOf } from '@landfall/kernel';
import type { Places } from '@landfall/places';
import { CountryNames } from '../port/country-names.js';
import { decodeEntities } from '@landfall/catalogue/markup';
import { problem, type ImportProblem } from '../port/import-problem.js';
import { isObject, jsonValue, textIn, type JsonObject } from '../port/json-object.js';
import { AdvisoryList } from './advisory-list.js';
import { NOT_KNOWN, type Advice, type AdvisoryFile } from './advisory.js';

const HOST = 'www.smartraveller.gov.au';
const NORMAL = 'exercise normal safety precautions';
const CAUTION = 'exercise a high degree of caution';
const RECONSIDER = 'reconsider your need to travel';
const AVOID = 'do not travel';
const LEVELS: ReadonlyMap<string, Advice> = new Map(
  Object.entries({
    [NORMAL]: { status: 'BLUE', level: 1, measure: 'NORMAL' },
    [CAUTION]: { status: 'BLUE', level: 3, measure: 'CAUTION' },
    [RECONSIDER]: { status: 'YELLOW', level: 4, measure: 'RECONSIDER' },
    [AVOID]: { status: 'RED', level: 5, measure: 'AVOID' },
  } satisfies Record<string, Advice>),
);

/** The export of Smartraveller: a list without country codes, with HTML entities in its texts. It is not quoted: its licence is not certain. */
export function parseAustralia(text: string, places: Places): AdvisoryFile | ImportProblem {
  const root = jsonValue(text);
  if (root === undefined) return problem('import.problem.notJson');
  if (isObject(root) && Object.keys(root).length === 0) return problem('import.problem.empty');
  if (!Array.isArray(root)) return problem('import.problem.wrongShape');
  const entries = root.filter(isObject);
  if (entries.length === 0) return problem('import.problem.empty');
  const names = new CountryNames(places);
  const list = new AdvisoryList();
  for (const entry of entries) {
    const name = decodeEntities(textIn(entry, 'title'));
    const uri = textIn(entry, 'field_url');
    const country = names.find(name) ?? names.find((uri.split('/').at(-1) ?? '').replaceAll('-', ' '));
    const publishedOn = /\d{4}-\d{2}-\d{2}/.exec(textIn(entry, 'changed'))?.[0];
    if (!country) list.skip(problem('import.problem.unknownCountry', { name }));
    else if (!isIsoDate(publishedOn))
      list.skip(
        problem('import.problem.badValue', {
          where: country,
          field: 'changed',
          value: textIn(entry, 'changed').slice(0, 80),
        }),
      );
    else if (!isPage(uri))
      list.skip(problem('import.problem.badValue', { where: country, field: 'field_url', value: uri.slice(0, 80) }));
    else list.take({ country, publishedOn, uri, headline: null, ...adviceOf(list, country, entry) });
  }
  return list.file(null, true);
}

function adviceOf(list: AdvisoryList, country: string, entry: JsonObject): Advice {
  const overall = decodeEntities(textIn(entry, 'field_overall_advice_level'));
  const known = LEVELS.get(overall.toLowerCase());
  if (!known) {
    list.remark(problem('import.problem.unknownLevel', { country, value: overall.slice(0, 80) }));
    return NOT_KNOWN;
  }
  return known.status === 'BLUE' && isHigherInParts(entry) ? { ...known, status: 'YELLOW', measure: 'PARTS' } : known;
}

/** The list of all levels names every level once more than its sentence does; the notes say it in words. */
function isHigherInParts(entry: JsonObject): boolean {
  const levels = decodeEntities(textIn(entry, 'field_advice_levels')).toLowerCase();
  return (
    /higher (?:advice )?levels? appl/i.test(textIn(entry, 'field_last_update_notes')) ||
    [RECONSIDER, AVOID].some((level) => levels.includes(`${level} ${level}`))
  );
}

const isPage = (uri: string): boolean => {
  const url = urlOf(uri);
  return url?.protocol === 'https:' && url.hostname === HOST;
};
