import { jest } from '@jest/globals';
import type { Places } from '@landfall/places';
import { isProblem, type AdvisoryFile, type AdvisoryParser } from '../advisories/advisory.js';
import { parseAustralia } from '../advisories/parse-australia.js';
import { parseCanada } from '../advisories/parse-canada.js';
import { parseGermany } from '../advisories/parse-germany.js';
import { parseUnitedKingdom } from '../advisories/parse-united-kingdom.js';
import { parseUnitedStates } from '../advisories/parse-united-states.js';
import { isTimeZone } from '../places/airport-shapes.js';
import { csvTable, tableIn } from './csv-rows.js';
import { noData } from './plausibility-checks.js';
import { decodeEntities } from '@landfall/catalogue/markup';
import { shortened } from './shortened.js';
import { problemText } from './import-problem.js';
import { theSeeds } from '../../../restrictions/test/the-seeds.js';

let places: Places;
beforeAll(async () => ({ places } = await theSeeds()));

function read(parse: AdvisoryParser, content: unknown): AdvisoryFile {
  const file = parse(typeof content === 'string' ? content : JSON.stringify(content), places);
  if (isProblem(file)) throw new Error(JSON.stringify(file));
  return file;
}
const reported = (file: AdvisoryFile): string[] => file.problems.map((found) => problemText('en', found));

const german = (entry: object): object => ({
  response: {
    lastModified: 1764500000,
    contentList: ['1'],
    1: { lastModified: 1764500000, countryCode: 'AF', countryName: 'Afghanistan', ...entry },
  },
});
const canadian = (state: unknown): object => ({
  metadata: {},
  data: {
    'country-iso': 'AF',
    'advisory-state': state,
    eng: { name: 'Afghanistan', 'url-slug': 'afghanistan', 'friendly-date': 'May 1, 2026 08:00 EDT' },
  },
});
const australian = (level: string): object[] => [
  {
    title: 'Afghanistan',
    field_overall_advice_level: level,
    field_url: 'https://www.smartraveller.gov.au/destinations/asia/afghanistan',
    changed: 'Sun, 2026-03-01 10:29',
  },
];
const british = (more: object): object => ({
  base_path: '/foreign-travel-advice/thailand',
  public_updated_at: '2026-03-01T10:00:00Z',
  details: { country: { name: 'Thailand', slug: 'thailand' }, alert_status: [], ...more },
});
const american = (threat: string): string =>
  `<rss><channel><item><title>Saudi Arabia - x</title><link>https://travel.state.gov/destination.sau.html</link><pubDate>Tue, 15 Sep 2026</pubDate><category domain="Threat-Level">${threat}</category></item></channel></rss>`;

describe('a level that cannot be read says nothing, and takes nothing back', () => {
  it.each([
    ['no word about warnings', parseGermany, german({})],
    ['a warning in words', parseGermany, german({ warning: 'true', partialWarning: 'false' })],
    ['one of its four answers missing its kind', parseGermany, german({ warning: false, situationWarning: 1 })],
    ['an empty state', parseCanada, canadian('')],
    ['a state between two', parseCanada, canadian(0.5)],
    ['a state that is a list', parseCanada, canadian([])],
    ['a state above the scale', parseCanada, canadian(4)],
    ['an empty level', parseAustralia, australian('')],
    ['a word that every object knows', parseAustralia, australian('constructor')],
    ['an alert that every object knows', parseUnitedKingdom, british({ alert_status: ['constructor'] })],
    ['an alert that is no word', parseUnitedKingdom, british({ alert_status: [7] })],
    ['a level above the scale', parseUnitedStates, american('Level 5: Stay')],
    ['a level of two digits', parseUnitedStates, american('Level 12')],
  ])('%s', (_, parse, content) => {
    const file = read(parse, content);
    expect(file.advisories).toMatchObject([{ status: null, level: null, measure: 'UNKNOWN', isListedOnly: true }]);
    expect(reported(file)).toHaveLength(1);
  });

  it('while states written as digits in quotes are read', () => {
    expect(read(parseCanada, canadian('3')).advisories).toMatchObject([{ status: 'RED', level: 5 }]);
  });
});

describe('a time that is none', () => {
  it.each([1e15, 1e20, -5, '1764500000'])('of %p is left out with a remark, or taken from the list', (lastModified) => {
    const file = read(parseGermany, german({ lastModified, effective: lastModified, warning: true }));
    expect(file.advisories).toMatchObject([{ country: 'AF', publishedOn: '2025-11-30' }]);
    const nowhere = parseGermany(
      JSON.stringify({ response: { 1: { lastModified, countryCode: 'AF', warning: true } } }),
      places,
    );
    expect(isProblem(nowhere) ? [] : reported(nowhere)).toEqual([
      `AF: the value “${lastModified}” is not valid for the field lastModified.`,
    ]);
  });

  it('of Canada falls back to the day in words', () => {
    const page = canadian(3) as { data: Record<string, unknown> };
    page.data['date-published'] = { timestamp: 1e18 };
    expect(read(parseCanada, page).advisories).toMatchObject([{ publishedOn: '2026-05-01' }]);
  });
});

describe('signs that no database takes', () => {
  it('are left out of texts', () => {
    const file = read(
      parseUnitedKingdom,
      british({ change_description: 'One\u0000 two \ud800three &#xD800; &constructor;' }),
    );
    expect(file.advisories[0]?.headline).toBe('One two three &#xD800; &constructor;');
    expect(decodeEntities('&toString; &#xDFFF;')).toBe('&toString; &#xDFFF;');
  });

  it('do not come from cutting one sign in two', () => {
    expect(shortened('😀'.repeat(20), 11)).not.toMatch(/\p{Surrogate}/u);
  });

  it('do not stop a list whose key holds them', () => {
    const file = read(parseGermany, {
      response: { lastModified: 1764500000, '\ud800': { lastModified: 1764500000, countryCode: 'AF', warning: true } },
    });
    expect(file.advisories).toHaveLength(1);
  });

  it('tell that a file is no UTF-8: bytes of 16-bit text, and letters that were lost on the way', () => {
    expect(noData('i\u0000s\u0000o\u0000')).toEqual({ key: 'import.problem.notUtf8' });
    expect(tableIn('name\nC\ufffdte')).toEqual({ key: 'import.problem.notUtf8' });
  });
});

describe('a table of a spreadsheet', () => {
  it.each([[';'], ['\t']])('may part its cells by %j', (sign) => {
    const table = csvTable(`iso2,name,also`.replaceAll(',', sign) + `\nDE${sign}"a${sign}b"${sign}x,y\n`);
    if (!('rows' in table)) throw new Error(JSON.stringify(table));
    expect([
      table.columns,
      table.rows.map((row) => ['iso2', 'name', 'also'].map((column) => row.cell(column))),
    ]).toEqual([['iso2', 'name', 'also'], [['DE', `a${sign}b`, 'x,y']]]);
  });
});

it('asks for a time zone once, however many airports lie in it', () => {
  const requested = jest.spyOn(Intl, 'DateTimeFormat');
  try {
    for (let n = 0; n < 50; n += 1)
      expect(['Asia/Almaty', 'Asia/Nowhere', ''].map(isTimeZone)).toEqual([true, false, false]);
    expect(requested).toHaveBeenCalledTimes(2);
  } finally {
    requested.mockRestore();
  }
});
