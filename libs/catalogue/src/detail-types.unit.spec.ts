import { DETAIL_CATEGORIES } from './categories.js';
import type { DetailType } from './detail-type.js';
import { DETAIL_TYPES, detailType } from './detail-types.js';

const keysOf = (set: string) => DETAIL_TYPES.filter((type) => type.set === set).map(({ key }) => key);

describe('detail types', () => {
  it('have keys and categories of their own', () => {
    const categories = new Set<string>(DETAIL_CATEGORIES.map(({ key }) => key));
    expect(new Set(DETAIL_TYPES.map(({ key }) => key)).size).toBe(DETAIL_TYPES.length);
    expect(DETAIL_TYPES.filter(({ category }) => !categories.has(category))).toEqual([]);
    for (const type of DETAIL_TYPES) expect(detailType(type.key)).toBe(type);
  });

  it('use every category but those that only head others', () => {
    const parents = new Set<string | null>(DETAIL_CATEGORIES.map(({ parent }) => parent));
    const used = new Set(DETAIL_TYPES.map(({ category }) => category));
    expect(DETAIL_CATEGORIES.filter(({ key }) => !used.has(key) && !parents.has(key))).toEqual([]);
  });

  it('have a set that matches their key', () => {
    expect(keysOf('COUNTRY_INFORMATION')).toEqual(
      DETAIL_TYPES.map(({ key }) => key).filter((key) => /^Ci[A-Z]/.test(key)),
    );
    expect(keysOf('VACCINATION_STATUS')).toEqual(
      DETAIL_TYPES.map(({ key }) => key).filter((key) => /^Vs[A-Z]/.test(key)),
    );
    expect(keysOf('MAIN').length + keysOf('VACCINATION_STATUS').length + keysOf('COUNTRY_INFORMATION').length).toBe(
      DETAIL_TYPES.length,
    );
  });

  it('limit a number only where it is a step of a scale', () => {
    expect(DETAIL_TYPES.filter(({ max }) => max !== undefined).map(({ key, kind, max }) => [key, kind, max])).toEqual([
      ['AdvisoryRiskLevel', 'POSINT', 5],
    ]);
  });

  it('call only a yes or a no good news', () => {
    expect(DETAIL_TYPES.filter(({ positiveYes, kind }) => positiveYes && !kind.startsWith('YESNO'))).toEqual([]);
  });
});

describe('isCidmer', () => {
  const ABOUT_THE_COUNTRY = [
    'ConditionsOnSite',
    'EasedRestrictions',
    'IncidenceStatistic',
    'HealthInformation',
    'Monkeypox',
    'MoreAboutDestination',
  ];
  const isCondition = ({ key, kind }: DetailType) => kind.startsWith('YESNO') || /(Earliest|Latest)Days$/.test(key);

  it('marks facts of the main set about the country itself, and no condition of entry', () => {
    const expected = DETAIL_TYPES.filter(
      (type) => type.set === 'MAIN' && ABOUT_THE_COUNTRY.includes(type.category) && !isCondition(type),
    );
    expect(DETAIL_TYPES.filter(({ isCidmer }) => isCidmer)).toEqual(expected);
  });

  it.each([
    ['ConditionsOnSiteNote', true],
    ['MedicalCareNote', true],
    ['VaccinationRecommended', true],
    ['VaccinationRequired', false],
    ['InternationalDrivingPermitRequired', false],
    ['Note', false],
    ['AdvisoryNote', false],
    ['CiMedicalCare', false],
    ['VsEntryVaccinated', false],
  ])('of %s is %s', (key, expected) => {
    expect(detailType(key)?.isCidmer).toBe(expected);
  });
});

describe('the vaccination-status set', () => {
  it('has a text for each area and each status', () => {
    const expected = ['Entry', 'Tests', 'Quarantine', 'Reentry'].flatMap((area) =>
      ['Vaccinated', 'PartlyVaccinated', 'Recovered', 'Unvaccinated'].map((status) => `Vs${area}${status}`),
    );
    expect(keysOf('VACCINATION_STATUS')).toEqual(expected);
    expect(DETAIL_TYPES.filter(({ set, kind }) => set === 'VACCINATION_STATUS' && kind !== 'FREETEXT')).toEqual([]);
  });

  it.each([
    ['VsEntryVaccinated', 'EntryVaccinations'],
    ['VsTestsPartlyVaccinated', 'EntryPartialVaccinations'],
    ['VsQuarantineRecovered', 'EntryRecovered'],
    ['VsEntryUnvaccinated', 'EntryOthers'],
    ['VsReentryPartlyVaccinated', 'ReentryPartialVaccinations'],
    ['VsReentryRecovered', 'ReentryRecovered'],
  ])('puts %s into %s', (key, category) => {
    expect(detailType(key)?.category).toBe(category);
  });
});

describe('the country-information set', () => {
  it('has the facts that the country database shows, also to business travellers', () => {
    expect(keysOf('COUNTRY_INFORMATION').map((key) => key.slice(2))).toEqual([
      'Capital',
      'Languages',
      'Currency',
      'CallingCode',
      'TimeZones',
      'DrivingSide',
      'Tipping',
      'EmergencyCentral',
      'EmergencyPolice',
      'EmergencyFire',
      'EmergencyAmbulance',
      'Embassies',
      'TouristBoard',
      'DrivingPermit',
      'SpeedLimits',
      'AlcoholLimit',
      'CardPayment',
      'CashPayment',
      'Sockets',
      'SocketAdapter',
      'Internet',
      'MedicalCare',
    ]);
    const facts = DETAIL_TYPES.filter(({ set }) => set === 'COUNTRY_INFORMATION');
    expect(facts.filter(({ showBusiness, category }) => !showBusiness || category !== 'MoreAboutDestination')).toEqual(
      [],
    );
    expect(facts.filter(({ kind }) => kind !== 'FREETEXT').map(({ key, kind }) => [key, kind])).toEqual([
      ['CiSocketAdapter', 'YESNOTEXT'],
    ]);
  });
});
