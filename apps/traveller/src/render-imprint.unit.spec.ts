import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@landfall/kernel';
import { translate } from '@landfall/messages';
import { aTripPage } from '../test/sample-trip.js';
import { CREDITS } from './model/credits.js';
import { renderImprint, renderMessagePage, renderTripPage } from './index.js';

const LICENCES = readFileSync(new URL('../../../db/seeds/places/LICENCES.md', import.meta.url), 'utf8');
const rows = LICENCES.split('\n').filter((line) => line.startsWith('| `'));
const OURS = 'as the project';

describe('the imprint', () => {
  it.each(LANGUAGES)('names every source and licence, in %s', (language) => {
    const html = renderImprint(language);
    for (const { data, source, licence, changes } of CREDITS) {
      expect(html).toContain(translate(language, data));
      expect(html).toContain(source);
      expect(html).toContain(licence ? `href="${licence.uri}"` : translate(language, 'imprint.publicDomain'));
      if (changes) expect(html).toContain(translate(language, changes));
    }
  });

  it('has a credit for each licence of the shipped places', () => {
    const licences = rows.map((row) => row.split('|')[3]!.trim()).filter((licence) => licence !== OURS);
    expect(licences.length).toBeGreaterThan(4);
    expect(licences.filter((licence) => !CREDITS.some((credit) => credit.licence?.name === licence))).toEqual([]);
  });

  it('names the versions that are shipped', () => {
    const versions = CREDITS.flatMap(({ source }) => /^(\S+(?: CLDR)?) (\d+\.\d+\.\d+)/.exec(source)?.[2] ?? []);
    expect(versions).toHaveLength(7);
    expect(versions.filter((version) => !LICENCES.includes(version))).toEqual([]);
  });

  it('is linked from the foot of a page, in its language, but not from one to read only', () => {
    const link = '<a href="/traveller/imprint?lang=tr">';
    const options = { publicUrl: 'https://trips.example' };
    expect(renderTripPage(aTripPage('tr', 1), options)).toContain(link);
    expect(renderTripPage(aTripPage('tr', 1, { state: 'EXPIRED' }), options)).toContain(link);
    expect(renderTripPage(aTripPage('tr', 1, { path: null }), options)).not.toContain('/traveller/imprint');
    expect(renderMessagePage({ language: 'tr', title: 'x', text: 'y', path: '/m/x' })).toContain(link);
  });
});
