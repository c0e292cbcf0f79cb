import type { IsoDate } from '@landfall/kernel';
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

const SITE = 'https://www.gov.uk';
const INDEX = 'travel_advice_index';

const ALERTS: ReadonlyMap<string, Advice> = new Map(
  Object.entries({
    avoid_all_travel_to_whole_country: { status: 'RED', level: 5, measure: 'AVOID' },
    avoid_all_but_essential_travel_to_whole_country: { status: 'RED', level: 4, measure: 'ESSENTIAL' },
    avoid_all_travel_to_parts: { status: 'YELLOW', level: 3, measure: 'PARTS' },
    avoid_all_but_essential_travel_to_parts: { status: 'YELLOW', level: 3, measure: 'PARTS' },
  } satisfies Record<string, Advice>),
);
const NO_ALERT = { status: 'BLUE', level: 1, measure: 'NORMAL' } as const;

/**
 * Answers of the content API of GOV.UK: the index of all countries, which tells no levels; the page of one country; or a list of
 * such pages, as an operator collects them.
 */
export function parseUnitedKingdom(text: string, places: Places): AdvisoryFile | ImportProblem {
  const root = jsonValue(text);
  if (root === undefined) return problem('import.problem.notJson');
  const names = new CountryNames(places);
  const list = new AdvisoryList();
  if (isObject(root) && (textIn(root, 'document_type') === INDEX || textIn(root, 'schema_name') === INDEX)) {
    const children = objectIn(root, 'links')['children'];
    const entries = Array.isArray(children) ? children.filter(isObject) : [];
    if (entries.length === 0) return problem('import.problem.empty');
    for (const entry of entries) take(list, names, entry, () => NOT_KNOWN);
    return list.file(dayOf(root['public_updated_at']), true);
  }
  const pages = (Array.isArray(root) ? root : [root]).filter(isObject);
  if (pages.length === 0 || pages.every((page) => Object.keys(page).length === 0))
    return problem('import.problem.empty');
  if (!pages.every((page) => Array.isArray(objectIn(page, 'details')['alert_status'])))
    return problem('import.problem.wrongShape');
  for (const page of pages)
    take(list, names, page, (country) => alertOf(list, country, objectIn(page, 'details')['alert_status']));
  return list.file(null, false);
}

function take(list: AdvisoryList, names: CountryNames, page: JsonObject, adviceOf: (country: string) => Advice): void {
  const details = objectIn(page, 'details');
  const { name, slug } = {
    name: textIn(objectIn(details, 'country'), 'name'),
    slug: textIn(objectIn(details, 'country'), 'slug'),
  };
  const country = names.find(name) ?? names.find(slug.replaceAll('-', ' '));
  const publishedOn = dayOf(page['public_updated_at']) ?? dayOf(details['updated_at']);
  const path = textIn(page, 'base_path');
  if (!country || !path.startsWith('/'))
    return list.skip(problem('import.problem.unknownCountry', { name: name || slug || path }));
  if (isWithdrawn(page)) return list.skip(problem('import.problem.withdrawn', { country }));
  if (!publishedOn)
    return list.skip(
      problem('import.problem.badValue', {
        where: country,
        field: 'public_updated_at',
        value: textIn(page, 'public_updated_at'),
      }),
    );
  const headline = shortened(
    oneLine(textIn(details, 'change_description')).replace(/^latest update:\s*/i, ''),
    HEADLINE_LENGTH,
  );
  return list.take({ country, publishedOn, uri: `${SITE}${path}`, headline: headline || null, ...adviceOf(country) });
}

/** A page is withdrawn by a notice with an explanation or a time; live pages carry an empty one. */
const isWithdrawn = (page: JsonObject): boolean =>
  page['withdrawn'] === true || Object.keys(objectIn(page, 'withdrawn_notice')).length > 0;

function alertOf(list: AdvisoryList, country: string, alerts: unknown): Advice {
  const names = (Array.isArray(alerts) ? alerts : []).map((alert: unknown) =>
    typeof alert === 'string' ? alert : JSON.stringify(alert),
  );
  if (names.length === 0) return NO_ALERT;
  const known = names.flatMap((name) => ALERTS.get(name) ?? []).sort((a, b) => (b.level ?? 0) - (a.level ?? 0));
  for (const name of names)
    if (!ALERTS.has(name)) list.remark(problem('import.problem.unknownLevel', { country, value: name.slice(0, 80) }));
  return known[0] ?? NOT_KNOWN;
}

const dayOf = (time: unknown): IsoDate | null =>
  typeof time === 'string' ? dayOfTime('Europe/London', Date.parse(time)) : null;
