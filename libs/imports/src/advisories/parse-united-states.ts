import { isIsoDate, type IsoDate } from '@landfall/kernel';
import type { Places } from '@landfall/places';
import { CountryNames } from '../port/country-names.js';
import { oneLine } from '@landfall/catalogue/markup';
import { shortened } from '../port/shortened.js';
import { problem, type ImportProblem } from '../port/import-problem.js';
import { AdvisoryList } from './advisory-list.js';
import { NOT_KNOWN, type Advice, type Advisory, type AdvisoryFile } from './advisory.js';
import { isoOfGec } from './gec-codes.js';
import { HEADLINE_LENGTH } from './headline.js';
import { readFeed, type FeedItem } from './rss-feed.js';

const LEVELS: readonly Advice[] = [
  { status: 'BLUE', level: 1, measure: 'NORMAL' },
  { status: 'BLUE', level: 2, measure: 'CAUTION' },
  { status: 'YELLOW', level: 4, measure: 'RECONSIDER' },
  { status: 'RED', level: 5, measure: 'AVOID' },
];
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** The RSS feed of the Department of State. Its tags of countries are GEC codes; newer links end in the ISO code with three letters. */
export function parseUnitedStates(text: string, places: Places): AdvisoryFile | ImportProblem {
  const feed = readFeed(text);
  if (!feed) return problem('import.problem.notFeed');
  if (feed.items.length === 0) return problem('import.problem.empty');
  const countryOf = countriesOfFeed(places);
  const list = new AdvisoryList();
  for (const item of feed.items) takeItem(list, item, countryOf(item));
  return list.file(dayOf(feed.pubDate), true);
}

/** Finds the country of an item by its link, its title or its tag. */
function countriesOfFeed(places: Places): (item: FeedItem) => { country: string | null; name: string } {
  const names = new CountryNames(places);
  const byIso3 = new Map(places.countries('en').map(({ iso2, iso3 }) => [iso3, iso2]));
  return (item) => {
    const title = oneLine(item.title);
    const [, name = title] = /^(.*?)\s+[-–]\s+/.exec(title) ?? [];
    const iso3 = /\.([a-z]{3})\.html$/i.exec(linkOf(item))?.[1]?.toUpperCase();
    const tag = oneLine(item.category('Country-Tag')).split(',')[0]?.trim() ?? '';
    const byTag = tag ? places.country(isoOfGec(tag))?.iso2 : undefined;
    return { country: byIso3.get(iso3 ?? '') ?? names.find(name) ?? byTag ?? null, name: name || tag };
  };
}

const linkOf = ({ link, guid }: FeedItem): string => link || guid;

function takeItem(
  list: AdvisoryList,
  item: FeedItem,
  { country, name }: { country: string | null; name: string },
): void {
  if (!country) return list.skip(problem('import.problem.unknownCountry', { name }));
  const uri = linkOf(item);
  const publishedOn = dayOf(item.pubDate);
  const invalid = (field: string, value: string): void =>
    list.skip(problem('import.problem.badValue', { where: country, field, value: value.slice(0, 80) }));
  if (!publishedOn) return invalid('pubDate', item.pubDate);
  if (!/^https?:\/\//.test(uri)) return invalid('link', uri);
  return list.take({ country, publishedOn, uri, ...levelOf(list, country, oneLine(item.category('Threat-Level'))) });
}

function levelOf(list: AdvisoryList, country: string, threat: string): Advice & Pick<Advisory, 'headline'> {
  const headline = shortened(threat, HEADLINE_LENGTH) || null;
  const known = LEVELS[Number(/^level\s*(\d)\b/i.exec(threat)?.[1] ?? 0) - 1];
  if (!known) list.remark(problem('import.problem.unknownLevel', { country, value: threat.slice(0, 80) }));
  return { ...(known ?? NOT_KNOWN), headline };
}

/** The day of "Tue, 15 Sep 2026", with or without a time after it. */
function dayOf(text: string): IsoDate | null {
  const [, day = '', month = '', year = ''] = /(\d{1,2}) ([A-Za-z]{3})[a-z]* (\d{4})/.exec(text) ?? [];
  const date = `${year}-${String(MONTHS.indexOf(month.toLowerCase()) + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDate(date) ? date : null;
}
