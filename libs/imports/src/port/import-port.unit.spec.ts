import { theSeeds } from '../../../restrictions/test/the-seeds.js';
import { readFeed } from '../advisories/rss-feed.js';
import { IMPORTERS } from '../importers/importers.js';
import { CountryNames } from './country-names.js';
import { csvTable, missingColumns, type CsvTable } from './csv-rows.js';
import { noData, tooFew, tooMuchChange } from './plausibility-checks.js';
import { decodeEntities, oneLine } from '@landfall/catalogue/markup';
import { shortened } from './shortened.js';
import { problemText } from './import-problem.js';

const table = (text: string): CsvTable => {
  const found = csvTable(text);
  if (!('rows' in found)) throw new Error(JSON.stringify(found));
  return found;
};

describe('a table', () => {
  it('may have quotes, commas and line breaks in its cells, and empty lines', () => {
    const { columns, rows } = table('a,"b c",d\r\n1,"x, ""y""\nz",\r\n\r\n ,2,3');
    expect(columns).toEqual(['a', 'b c', 'd']);
    expect(rows.map((row) => [row.line, row.cell('a'), row.cell('b c'), row.cell('d'), row.cell('e')])).toEqual([
      [2, '1', 'x, "y"\nz', '', ''],
      [5, '', '2', '3', ''],
    ]);
  });

  it.each([
    ['a,b\n1,2\n3', { line: 3 }],
    ['a,b\n1,"2\n3,4', { line: 2 }],
    ['a,b\n1,2"3\n', { line: 2 }],
  ])('%j cannot be read', (text, values) => {
    expect(csvTable(text)).toEqual({ key: 'import.problem.notCsv', values });
  });

  it('that lacks columns says which', () => {
    expect(missingColumns(table('a,b\n1,2'), ['b', 'c', 'd'])).toEqual({
      key: 'import.problem.missingColumn',
      values: { columns: 'c, d' },
    });
    expect(missingColumns(table('a,b\n1,2'), ['a'])).toBeNull();
    expect(csvTable('\n \n')).toEqual({ key: 'import.problem.empty' });
  });
});

describe('names of countries', () => {
  it.each([
    ['Türkiye', 'TR'],
    ['The Gambia', 'GM'],
    ['Federated States of Micronesia', 'FM'],
    ['Côte d’Ivoire (Ivory Coast)', 'CI'],
    ['Myanmar (Burma)', 'MM'],
    ['South Korea (Republic of Korea)', 'KR'],
    ['Palästinensische Gebiete*', 'PS'],
    ['St Kitts and Nevis', 'KN'],
    ['democratic republic of the congo', 'CD'],
    ['Macau', 'MO'],
    ['Deutschland', 'DE'],
    ['No travel advice', null],
    ['', null],
  ])('%s is %s', async (name, iso2) => {
    expect(new CountryNames((await theSeeds()).places).find(name)).toBe(iso2);
  });
});

describe('plausibility checks', () => {
  it('stop a file that changes more than a third, where there is enough to change', () => {
    expect(
      [tooMuchChange(4, 12), tooMuchChange(5, 12), tooMuchChange(9, 9), tooMuchChange(0, 0)].map(
        (found) => found !== null,
      ),
    ).toEqual([false, true, false, false]);
  });

  it('stop what is too little or no data at all', () => {
    expect(tooFew(149, 150)).not.toBeNull();
    expect(tooFew(150, 150)).toBeNull();
    expect(noData(' \n')).toEqual({ key: 'import.problem.empty' });
    expect(noData(' <!DOCTYPE html><html>')).toEqual({ key: 'import.problem.webPage' });
    expect(noData('<?xml version="1.0"?><rss>')).toBeNull();
  });

  it('say what they stop in the reader’s language', () => {
    expect(problemText('de', tooFew(3, 150)!)).toBe(
      'Die Datei enthält nur 3 von mindestens 150 erwarteten Einträgen; möglicherweise wurde sie abgeschnitten.',
    );
    expect(problemText('de', { text: 'line 3: unknown passport "QQ"' })).toBe('line 3: unknown passport "QQ"');
  });
});

describe('texts of others', () => {
  it('lose their marks and entities', () => {
    expect(decodeEntities('C&#244;te d&#039;Ivoire &amp; &#xE9; &unknown; &#0;')).toBe(
      "Côte d'Ivoire & é &unknown; &#0;",
    );
    expect(oneLine('<p>in <b>Italy</b>.</p><p>Petty&nbsp;crime</p>')).toBe('in Italy. Petty crime');
    expect(shortened('some words here', 12)).toBe('some words …');
    expect(shortened('some words', 12)).toBe('some words');
  });
});

it('has twelve importers, each with a title, endings, a licence and a command line', () => {
  expect([...IMPORTERS.keys()]).toEqual([
    'visa-matrix',
    'advisory-de',
    'advisory-uk',
    'advisory-us',
    'advisory-ca',
    'advisory-au',
    'country-facts',
    'airports',
    'regions',
    'region-outlines',
    'cruises',
    'gdacs',
  ]);
  for (const { name, titleKey, accepts, licence, usage } of IMPORTERS.values()) {
    expect([titleKey, accepts.length > 0, licence.length > 0, usage.startsWith(`${name} FILE|URL`)]).toEqual([
      `import.title.${name}`,
      true,
      true,
      true,
    ]);
  }
});

it('reads broken files of many megabytes in no time', () => {
  const start = performance.now();
  expect(csvTable(`a\n"${'""'.repeat(2_000_000)}`)).toMatchObject({ key: 'import.problem.notCsv' });
  expect(readFeed(`<rss>${'<item>'.repeat(500_000)}</rss>`)).toBeNull();
  expect(readFeed(`<rss>${'<item'.repeat(500_000)}</rss>`)).toBeNull();
  expect(oneLine('<'.repeat(500_000))).toHaveLength(500_000);
  expect(performance.now() - start).toBeLessThan(10_000);
});

it('finds the items of a feed, whatever their attributes', () => {
  const feed = readFeed(
    '<rss><channel><item a="1"><title>x</title></item><item>\n<title><![CDATA[ <b>&amp;</b> ]]></title></item><item/></channel></rss>',
  );
  expect(feed?.items.map((item) => item.title)).toEqual(['x', '<b>&amp;</b>', '']);
});
