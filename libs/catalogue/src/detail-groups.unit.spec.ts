import { DETAIL_GROUPS, type DetailView } from './detail-groups.js';
import { DETAIL_TYPES, detailType } from './detail-types.js';

const VIEWS: DetailView[] = ['EXPERT', 'TRAVELLER', 'LEGACY'];
const shown = (view: DetailView) => new Set(DETAIL_GROUPS[view].flatMap(({ detailTypes }) => detailTypes));
const groupOf = (view: DetailView, type: string) =>
  DETAIL_GROUPS[view].find(({ detailTypes }) => detailTypes.includes(type))?.key;
const isFormer = (key: string) =>
  DETAIL_GROUPS.EXPERT.find((group) => group.key === 'formerRules')?.detailTypes.includes(key) ?? false;

describe.each(VIEWS)('groups of the %s view', (view) => {
  it('have each its own key', () => {
    const keys = DETAIL_GROUPS[view].map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('name only types that exist, and each once', () => {
    const types = DETAIL_GROUPS[view].flatMap(({ detailTypes }) => detailTypes);
    expect(types.filter((type) => !detailType(type))).toEqual([]);
    expect(new Set(types).size).toBe(types.length);
  });

  it('contain every type', () => {
    expect(DETAIL_TYPES.map(({ key }) => key).filter((key) => !shown(view).has(key))).toEqual([]);
  });

  it('are not empty', () => {
    expect(DETAIL_GROUPS[view].filter(({ detailTypes }) => detailTypes.length === 0)).toEqual([]);
  });
});

describe('detail groups', () => {
  it('show travellers the former rules under the headings of today', () => {
    expect(DETAIL_GROUPS.TRAVELLER.map(({ key }) => key)).not.toContain('formerRules');
    expect([
      groupOf('TRAVELLER', 'QuarantineDays'),
      groupOf('TRAVELLER', 'ReentryQuarantineDays'),
      groupOf('TRAVELLER', 'EasedRestrictionsNote'),
    ]).toEqual(['entry', 'exit', 'worthKnowing']);
  });

  it('have every vaccination-status text among the former rules', () => {
    expect(DETAIL_TYPES.filter(({ key, set }) => set === 'VACCINATION_STATUS' && !isFormer(key))).toEqual([]);
  });

  it.each([
    ['AdvisoryNote', 'entry'],
    ['AdvisoryRiskLevel', 'entry'],
    ['CiEmergencyPolice', 'emergency'],
    ['CiMedicalCare', 'medicalCare'],
    ['CiTipping', 'money'],
    ['CiSocketAdapter', 'infrastructure'],
    ['CiAlcoholLimit', 'traffic'],
    ['CiTouristBoard', 'worthKnowing'],
    ['CiEmbassies', 'onSiteRepresentatives'],
  ])('put %s under %s for experts and travellers', (type, group) => {
    expect([groupOf('EXPERT', type), groupOf('TRAVELLER', type)]).toEqual([group, group]);
  });

  it.each([
    ['TestPcrAccepted', 'priorToTravel'],
    ['ErTransitVisaRequired', 'priorToTravel'],
    ['ErMinorsConsentRequired', 'priorToTravel'],
    ['LocalLawsNote', 'conditionsOnSite'],
    ['VsTestsRecovered', 'priorToTravel'],
    ['VsEntryVaccinated', 'legacyEntry'],
    ['QuarantineDays', 'legacyEntry'],
    ['EasedRestrictionsNote', 'conditionsOnSite'],
    ['DepartureRegulationsNote', 'departure'],
    ['ReentryQuarantineDays', 'reentry'],
    ['VsReentryUnvaccinated', 'reentry'],
  ])('put %s under %s in the legacy view', (type, group) => {
    expect(groupOf('LEGACY', type)).toBe(group);
  });
});
