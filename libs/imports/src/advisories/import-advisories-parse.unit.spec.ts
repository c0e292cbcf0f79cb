import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Places } from '@landfall/places';
import { isProblem, type Advisory, type AdvisoryFile, type AdvisoryParser } from './advisory.js';
import { isoOfGec } from './gec-codes.js';
import { parseAustralia } from './parse-australia.js';
import { parseCanada } from './parse-canada.js';
import { parseGermany } from './parse-germany.js';
import { parseUnitedKingdom } from './parse-united-kingdom.js';
import { parseUnitedStates } from './parse-united-states.js';
import { theSeeds } from '../../../restrictions/test/the-seeds.js';

const fixture = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`../../test/fixtures/${name}`, import.meta.url)), 'utf8');

let places: Places;
beforeAll(async () => ({ places } = await theSeeds()));

function parsed(parse: AdvisoryParser, name: string): AdvisoryFile {
  const file = parse(fixture(name), places);
  if (isProblem(file)) throw new Error(JSON.stringify(file));
  return file;
}
const levels = ({ advisories }: AdvisoryFile): Record<string, string> =>
  Object.fromEntries(
    advisories.map(({ country, status, level, measure }) => [country, `${status ?? '-'} ${level ?? '-'} ${measure}`]),
  );
const of = ({ advisories }: AdvisoryFile, country: string): Advisory => advisories.find((a) => a.country === country)!;
const keys = ({ problems }: AdvisoryFile): string[] =>
  problems.map((found) =>
    'key' in found ? `${found.key} ${Object.values(found.values ?? {})[0] ?? ''}`.trim() : found.text,
  );

describe('the list of the Auswärtiges Amt', () => {
  it('is read with seconds and milliseconds, both spellings of the code, marks in names and all four kinds of warning', () => {
    const file = parsed(parseGermany, 'advisory-de.json');
    expect(levels(file)).toEqual({
      AF: 'RED 5 WARNING',
      TH: 'YELLOW 4 PARTIAL',
      PT: 'YELLOW 4 PARTIAL',
      PS: 'RED 5 WARNING',
      KE: 'YELLOW 4 PARTIAL',
    });
    expect([file.read, file.skipped, file.isWhole, file.dated]).toEqual([7, 2, true, '2025-12-01']);
    expect([of(file, 'AF').publishedOn, of(file, 'TH').publishedOn, of(file, 'KE').publishedOn]).toEqual([
      '2025-11-30',
      '2025-11-30',
      '2025-12-01',
    ]);
    expect(of(file, 'AF')).toMatchObject({
      uri: 'https://www.auswaertiges-amt.de/opendata/travelwarning/300001',
      headline: null,
    });
    expect(keys(file)).toEqual(['import.problem.unknownCountry Utopia', 'import.problem.severalEntries PT']);
  });

  it('says nothing of the risk in a country without a warning', () => {
    const one = JSON.stringify({
      response: {
        lastModified: 1764500000,
        contentList: ['1'],
        1: { lastModified: 1764500000, countryCode: 'PT', countryName: 'Portugal', warning: false },
      },
    });
    expect(parseGermany(one, places)).toMatchObject({
      advisories: [{ country: 'PT', status: 'BLUE', level: null, measure: 'NONE' }],
      isWhole: false,
    });
  });

  it.each([['{}'], ['{"response":{}}'], ['{"response":{"lastModified":1764500000,"contentList":[]}}'], ['[]']])(
    'is switched off when it is %s',
    (text) => {
      expect(parseGermany(text, places)).toEqual({ key: 'import.problem.empty' });
    },
  );
});

describe('the content API of the FCDO', () => {
  it('tells the levels on the pages of countries: the most severe counts, a withdrawn page not at all, an unknown alert is no level', () => {
    const file = parsed(parseUnitedKingdom, 'advisory-uk-countries.json');
    expect(levels(file)).toEqual({
      TH: 'YELLOW 3 PARTS',
      AF: 'RED 5 AVOID',
      BY: 'RED 4 ESSENTIAL',
      PT: 'BLUE 1 NORMAL',
      KE: '- - UNKNOWN',
    });
    expect(of(file, 'TH')).toMatchObject({
      uri: 'https://www.gov.uk/foreign-travel-advice/thailand',
      headline: 'Invented words about the south.',
      publishedOn: '2026-09-02',
    });
    expect(keys(file)).toEqual(['import.problem.unknownLevel KE', 'import.problem.withdrawn PE']);
    expect(file.isWhole).toBe(false);
  });

  it('tells only that there is advice in the index, and from when, by the day in London', () => {
    const file = parsed(parseUnitedKingdom, 'advisory-uk-index.json');
    expect(
      file.advisories.map(({ country, isListedOnly, status, publishedOn }) => [
        country,
        isListedOnly,
        status,
        publishedOn,
      ]),
    ).toEqual([
      ['CZ', true, null, '2026-09-02'],
      ['CI', true, null, '2026-08-15'],
    ]);
    expect([file.isWhole, file.dated]).toEqual([true, '2026-10-01']);
    expect(keys(file)).toEqual(['import.problem.withdrawn PE']);
  });

  it('rejects what is neither', () => {
    expect(parseUnitedKingdom('{"schema_name":"travel_advice"}', places)).toEqual({ key: 'import.problem.wrongShape' });
    expect(parseUnitedKingdom('{}', places)).toEqual({ key: 'import.problem.empty' });
    expect(parseUnitedKingdom('{"links":', places)).toEqual({ key: 'import.problem.notJson' });
  });
});

describe('the feed of the Department of State', () => {
  it('is read by the code in the link, by the name, or by the GEC code, with either kind of quotes', () => {
    const file = parsed(parseUnitedStates, 'advisory-us.xml');
    expect(levels(file)).toEqual({
      AF: 'RED 5 AVOID',
      GB: 'BLUE 2 CAUTION',
      SR: 'BLUE 1 NORMAL',
      CW: 'YELLOW 4 RECONSIDER',
      PE: '- - UNKNOWN',
    });
    expect(of(file, 'AF')).toMatchObject({
      publishedOn: '2026-09-15',
      headline: 'Level 4: Do Not Travel',
      uri: 'https://travel.example.gov/advisories/destination.afg.html',
    });
    expect([file.read, file.skipped, file.dated]).toEqual([6, 1, '2026-10-07']);
    expect(keys(file)).toEqual(['import.problem.unknownLevel PE', 'import.problem.unknownCountry Worldwide Caution']);
  });

  it('knows that GEC codes are not ISO codes', () => {
    expect(['UK', 'NS', 'UC', 'AU', 'CH', 'GM', 'SZ', 'IT', 'RS'].map(isoOfGec)).toEqual([
      'GB',
      'SR',
      'CW',
      'AT',
      'CN',
      'DE',
      'CH',
      'IT',
      'RU',
    ]);
  });

  it('is rejected when it is cut off or holds nothing', () => {
    expect(parseUnitedStates(fixture('advisory-us.xml').slice(0, 900), places)).toEqual({
      key: 'import.problem.notFeed',
    });
    expect(parseUnitedStates('<rss version="2.0"><channel></channel></rss>', places)).toEqual({
      key: 'import.problem.empty',
    });
  });
});

describe('the index of Global Affairs Canada', () => {
  it('is read with regional advisories wherever they stand, and seven digits after the second', () => {
    const file = parsed(parseCanada, 'advisory-ca.json');
    expect(levels(file)).toEqual({
      AF: 'RED 5 AVOID',
      BY: 'RED 4 ESSENTIAL',
      KE: 'YELLOW 3 PARTS',
      DZ: 'BLUE 2 CAUTION',
      TH: 'YELLOW 1 PARTS',
      PT: 'BLUE 1 NORMAL',
      PE: '- - UNKNOWN',
    });
    expect(['AF', 'BY', 'KE', 'DZ'].map((country) => of(file, country).publishedOn)).toEqual([
      '2026-10-06',
      '2026-09-30',
      '2026-10-07',
      '2026-05-04',
    ]);
    expect(of(file, 'KE')).toMatchObject({
      uri: 'https://travel.gc.ca/destinations/kenya',
      headline: 'Exercise a high degree of caution (with regional advisories)',
    });
    expect(keys(file)).toEqual(['import.problem.unknownLevel PE', 'import.problem.unknownCountry Azores (PT-20)']);
    expect([file.isWhole, file.dated]).toEqual([true, '2026-10-07']);
  });

  it('is one country where its data are that of one', () => {
    const page = {
      metadata: {},
      data: {
        'country-iso': 'KE',
        'advisory-state': 1,
        eng: { name: 'Kenya', 'url-slug': 'kenya', 'friendly-date': 'October 7, 2026 08:31 EDT' },
      },
    };
    expect(parseCanada(JSON.stringify(page), places)).toMatchObject({
      isWhole: false,
      advisories: [{ country: 'KE', level: 2, publishedOn: '2026-10-07' }],
    });
    expect(parseCanada('{"data":{}}', places)).toEqual({ key: 'import.problem.empty' });
  });
});

describe('the export of Smartraveller', () => {
  it('is read by names with entities, articles and explanations, with higher levels in parts', () => {
    const file = parsed(parseAustralia, 'advisory-au.json');
    expect(levels(file)).toEqual({
      AF: 'RED 5 AVOID',
      CI: 'YELLOW 3 PARTS',
      BS: 'BLUE 3 CAUTION',
      KG: 'YELLOW 4 RECONSIDER',
      TR: 'YELLOW 1 PARTS',
      PE: '- - UNKNOWN',
    });
    expect(file.advisories.every(({ headline }) => headline === null)).toBe(true);
    expect(of(file, 'CI').publishedOn).toBe('2026-03-02');
    expect(keys(file)).toEqual([
      'import.problem.unknownLevel PE',
      'import.problem.badValue PT',
      'import.problem.unknownCountry No travel advice',
    ]);
  });

  it('is rejected when it is no list', () => {
    expect(parseAustralia('{"error":"x"}', places)).toEqual({ key: 'import.problem.wrongShape' });
    expect(parseAustralia('[]', places)).toEqual({ key: 'import.problem.empty' });
  });
});
