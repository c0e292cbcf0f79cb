import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Places } from '@landfall/places';
import { isProblem, type AdvisoryFile } from './advisory.js';
import { ADVISORY_SOURCES } from './advisory-sources.js';
import { theSeeds } from '../../../restrictions/test/the-seeds.js';

// The files may be read in place and not be committed; without them these tests are skipped.
const folder = join(fileURLToPath(new URL('../../../../', import.meta.url)), '..', 'shared', 'data', 'advisories');
const suite = existsSync(folder) ? describe : describe.skip;

let places: Places;

function read(key: string, name: string): AdvisoryFile {
  const file = ADVISORY_SOURCES.find((source) => source.key === key)!.parse(
    readFileSync(join(folder, name), 'utf8'),
    places,
  );
  if (isProblem(file)) throw new Error(JSON.stringify(file));
  return file;
}
const count = ({ advisories }: AdvisoryFile, measure: string): number =>
  advisories.filter((a) => a.measure === measure).length;
const left = ({ problems }: AdvisoryFile): string[] =>
  problems.map((found) => ('key' in found ? String(Object.values(found.values ?? {})[0]) : found.text));

suite('the published advisories', () => {
  beforeAll(async () => ({ places } = await theSeeds()));

  it('of Germany are 199 countries with 17 warnings and 27 partial ones', () => {
    const file = read('de', 'germany-aa/travelwarning.reconstructed-2026-01-31.json');
    expect([
      file.advisories.length,
      count(file, 'WARNING'),
      count(file, 'PARTIAL'),
      count(file, 'NONE'),
      file.skipped,
    ]).toEqual([199, 17, 27, 155, 0]);
  });

  it('of the United Kingdom are an index and pages of countries', () => {
    expect(read('uk', 'uk-fcdo/index.json').advisories.map(({ country }) => country)).toEqual([
      'AF',
      'AT',
      'FI',
      'IN',
      'MY',
      'ST',
      'ES',
    ]);
    for (const [name, country, publishedOn] of [
      ['full-country.json', 'AL', '2017-02-14'],
      ['alt-country.json', 'TR', '2017-02-14'],
      ['no-parts.json', 'AQ', '2015-04-28'],
    ] as const) {
      expect(read('uk', `uk-fcdo/${name}`).advisories).toMatchObject([
        { country, publishedOn, level: 1, status: 'BLUE' },
      ]);
    }
  });

  it('of the United States are found in spite of their codes', () => {
    const { advisories } = read('us', 'us-state/TAsTWs.sample-2026-10-07.xml');
    expect(advisories.map(({ country, level }) => `${country} ${level}`)).toEqual([
      'SA 4',
      'KH 2',
      'IT 2',
      'MK 1',
      'CW 1',
      'GB 2',
      'SR 1',
    ]);
  });

  it('of Canada are 227 countries and two groups of islands that are none', () => {
    const file = read('ca', 'canada/index-alpha-eng.2015.json');
    expect([file.advisories.length, count(file, 'AVOID'), count(file, 'ESSENTIAL'), count(file, 'PARTS')]).toEqual([
      227, 13, 13, 47,
    ]);
    expect(left(file)).toEqual(['Azores (PT-20)', 'Canary Islands (IC)']);
    expect(read('ca', 'canada/cta-cap-ke.trimmed-2026-10-07.json').advisories).toMatchObject([
      { country: 'KE', level: 3, status: 'YELLOW' },
    ]);
  });

  it('of Australia are all countries of its list, by their names', () => {
    const file = read('au', 'australia/destinations-export.2026-04.json');
    expect([file.advisories.length, count(file, 'AVOID'), count(file, 'RECONSIDER')]).toEqual([179, 29, 11]);
    expect(left(file)).toEqual(['No travel advice']);
  });
});
