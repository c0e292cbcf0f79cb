import { isIsoDate, type IsoDate } from '@landfall/kernel';
import type { Places } from '@landfall/places';
import { CountryNames } from '../port/country-names.js';
import { plainText, shortened } from '../port/html-text.js';
import { problem, type ImportProblem } from '../port/import-problem.js';
import { AdvisoryList } from './advisory-list.js';
import { NOT_KNOWN, type Advice, type Advisory, type AdvisoryFile } from './advisory.js';
import { isoOfGec } from './gec-codes.js';
import { HEADLINE_LENGTH } from './headline.js';
import { elementsOf, textOf } from './xml-elements.js';

const LEVELS: readonly Advice[] = [
  { status: 'BLUE', level: 1, measure: 'NORMAL' },
  { status: 'BLUE', level: 2, measure: 'CAUTION' },
  { status: 'YELLOW', level: 4, measure: 'RECONSIDER' },
  { status: 'RED', level: 5, measure: 'AVOID' },
];
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** The RSS feed of the Department of State. Its tags of countries are GEC codes; newer links end in the ISO code with three letters. */
export function parseUnitedStates(text: string, places: Places): AdvisoryFile | ImportProblem {
  if (!text.includes('<rss') || !text.trimEnd().endsWith('</rss>')) return problem('import.problem.notFeed');
  const items = elementsOf(text, 'item').map(({ content }) => content);
  if (items.length === 0) return problem('import.problem.empty');
  const names = new CountryNames(places);
  const byIso3 = new Map(places.countries('en').map(({ iso2, iso3 }) => [iso3, iso2]));
  const list = new AdvisoryList();
  for (const item of items) {
    const title = plainText(contentOf(item, 'title'));
    const link = contentOf(item, 'link') || contentOf(item, 'guid');
    const [, name = title] = /^(.*?)\s+[-–]\s+/.exec(title) ?? [];
    const iso3 = /\.([a-z]{3})\.html$/i.exec(link)?.[1]?.toUpperCase();
    const tag = categoryOf(item, 'Country-Tag').split(',')[0]?.trim() ?? '';
    const country =
      byIso3.get(iso3 ?? '') ?? names.find(name) ?? (tag ? places.country(isoOfGec(tag))?.iso2 : undefined) ?? null;
    const date = contentOf(item, 'pubDate');
    const publishedOn = dayOf(date);
    if (!country) list.skip(problem('import.problem.unknownCountry', { name: name || tag }));
    else if (!publishedOn || !/^https?:\/\//.test(link))
      list.skip(
        problem('import.problem.badValue', {
          where: country,
          field: publishedOn ? 'link' : 'pubDate',
          value: (publishedOn ? link : date).slice(0, 80),
        }),
      );
    else list.take({ country, publishedOn, uri: link, ...levelOf(list, country, categoryOf(item, 'Threat-Level')) });
  }
  return list.file(dayOf(contentOf(text.slice(0, text.search(/<item\b/i)), 'pubDate')), true);
}

function levelOf(list: AdvisoryList, country: string, threat: string): Advice & Pick<Advisory, 'headline'> {
  const headline = shortened(threat, HEADLINE_LENGTH) || null;
  const known = LEVELS[Number(/^level\s*(\d)\b/i.exec(threat)?.[1] ?? 0) - 1];
  if (!known) list.remark(problem('import.problem.unknownLevel', { country, value: threat.slice(0, 80) }));
  return { ...(known ?? NOT_KNOWN), headline };
}

function contentOf(xml: string, name: string): string {
  const [first] = elementsOf(xml, name);
  return first ? textOf(first) : '';
}

/** Text of the category of a domain, whichever quotes its attributes have. */
function categoryOf(item: string, domain: string): string {
  const category = elementsOf(item, 'category').find(
    ({ attributes }) => attributes.includes(`domain="${domain}"`) || attributes.includes(`domain='${domain}'`),
  );
  return category ? plainText(textOf(category)) : '';
}

/** The day of "Tue, 15 Sep 2026", with or without a time after it. */
function dayOf(text: string): IsoDate | null {
  const [, day = '', month = '', year = ''] = /(\d{1,2}) ([A-Za-z]{3})[a-z]* (\d{4})/.exec(text) ?? [];
  const date = `${year}-${String(MONTHS.indexOf(month.toLowerCase()) + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDate(date) ? date : null;
}
