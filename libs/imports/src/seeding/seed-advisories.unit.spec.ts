import { seededRules, type SeededRules } from '../../test/seeded-rules.js';
import { SEEDS } from '../../../restrictions/test/the-seeds.js';
import { loadSeedAdvisories } from './seed-advisories.js';

const TRAVELLERS = ['DE', 'AT', 'CH', 'TR', 'PL', 'GB', 'US', 'CA', 'AU'];

let rules: SeededRules;
beforeAll(async () => {
  rules = await seededRules();
}, 60_000);

const warningsAt = (citizenship: string, destination: string): string[] =>
  rules.lookUp(citizenship, destination).warnings.map(({ key }) => key);

const riskAt = (citizenship: string, destination: string): unknown =>
  rules.lookUp(citizenship, destination).entries.find(({ detailType }) => detailType === 'AdvisoryRiskLevel')
    ?.statements[0]?.value;

describe('the seeded levels of travel advice', () => {
  it.each([
    'SY',
    'KP',
    'AF',
    'UA',
    'RU',
    'IR',
    'IQ',
    'YE',
    'LY',
    'SO',
    'SD',
    'SS',
    'HT',
    'ML',
    'BF',
    'NE',
    'BY',
    'MM',
    'CF',
  ])('warn every traveller of a trip to %s', (destination) => {
    expect(TRAVELLERS.filter((code) => !warningsAt(code, destination).includes('TRAVEL_WARNING'))).toEqual([]);
  });

  it.each(['AT', 'ES', 'TH', 'KE', 'MX', 'JP', 'EG'])('do not warn of a trip to %s', (destination) => {
    expect(TRAVELLERS.filter((code) => warningsAt(code, destination).includes('TRAVEL_WARNING'))).toEqual([]);
  });

  it.each(['DE', 'AT', 'TR', 'US'])('name the risk of each seeded destination to a citizen of %s', (citizenship) => {
    const unknown = rules.destinations.filter(
      (place) => place !== citizenship && riskAt(citizenship, place) === undefined,
    );
    expect(unknown).toEqual([]);
  });

  it('speak of parts of a country, but not of a city', () => {
    const noteAt = (place: string): unknown =>
      rules.lookUp('DE', place).entries.find(({ detailType }) => detailType === 'AdvisoryNote')?.statements[0]?.value;
    expect(noteAt('TH')).toMatchObject({ en: expect.stringContaining('parts of the country') as string });
    expect(noteAt('SG')).toMatchObject({ en: expect.not.stringContaining('parts of the country') as string });
  });

  it.each(['CU', 'ER'])(
    'follow newer advice against travel to %s where the other government has said less long ago',
    (destination) => {
      expect(TRAVELLERS.map((code) => riskAt(code, destination))).toEqual(
        TRAVELLERS.map((code) => (code === 'US' ? 2 : 4)),
      );
    },
  );

  it('need no verification by an editor and raise no conflict', () => {
    expect(warningsAt('DE', 'SY')).toEqual(['TRAVEL_WARNING']);
  });

  it('prefer the advice of the traveller\u2019s own government', () => {
    expect([riskAt('GB', 'KP'), riskAt('DE', 'KP')]).toEqual([4, 5]);
  });

  it('state the page and the day of each advice, one for each country and government', async () => {
    const advisories = await loadSeedAdvisories(SEEDS);
    const keys = advisories.map(({ importSource, statement }) => `${importSource} ${statement.country}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(advisories.filter(({ statement: { writtenOn } }) => writtenOn > '2026-11-25')).toEqual([]);
  });
});
