import { answer, contentHash, placeKey, placeKeys, RuleIndex, type Statement } from './index.js';
import { aDetail, aTrip } from '../test/a-detail.js';
import { GROUPS, pathOf } from '../test/case-file.js';

describe('RuleIndex', () => {
  const visa = aDetail('TH', { ErVisaRequired: true });
  const days = aDetail('TH', { ErVisaFreeDays: 30 }, { restrictionId: 'other' });

  it('counts its details', () => {
    const ruleIndex = RuleIndex.of([visa, days], GROUPS);
    expect(ruleIndex.size).toBe(2);
    expect(ruleIndex.replacing('other', []).size).toBe(1);
    expect(ruleIndex.replacing('new', [aDetail('US', {}, { restrictionId: 'new' })]).size).toBe(3);
  });

  it('keeps what other restrictions say about the same place', () => {
    const ruleIndex = RuleIndex.of([visa, days], GROUPS).replacing('other', []);
    const types = answer(ruleIndex, aTrip('TH'))
      .entries.filter((entry) => entry.state === 'stated')
      .map((entry) => entry.detailType);
    expect(types).toEqual(['ErVisaRequired']);
  });

  it('follows a restriction that moves to another place', () => {
    const moved = aDetail('US', { ErVisaRequired: true }, { restrictionId: visa.restrictionId });
    const { summary } = answer(RuleIndex.of([visa], GROUPS).replacing(visa.restrictionId, [moved]), aTrip('TH US'));
    expect(summary.find((item) => item.key === 'VISA')!.places).toEqual(['US']);
  });

  it('sees a new rule of the country through an airport that was looked up before', () => {
    const ruleIndex = RuleIndex.of([visa, aDetail('HKT', { Note: { en: 'x' } })], GROUPS);
    const visaAt = (of: RuleIndex) => answer(of, aTrip('HKT')).summary.find((item) => item.key === 'VISA')!.status;
    expect(visaAt(ruleIndex)).toBe('REQUIRED');
    expect(visaAt(ruleIndex.replacing(visa.restrictionId, [{ ...visa, values: { ErVisaRequired: false } }]))).toBe(
      'OK',
    );
    expect(visaAt(ruleIndex)).toBe('REQUIRED');
  });

  it('answers alike whatever it read before: blank languages and the order of keys say nothing', () => {
    const [plain, other] = [
      { en: 'one', de: 'eins' },
      { de: 'eins', fr: ' ', en: 'one' },
    ];
    const ruleIndex = RuleIndex.of([aDetail('US', { Note: plain })], GROUPS);
    const noted = aDetail('TH', { Note: other }, { restrictionId: 'noted' });
    const answerOf = (of: RuleIndex) => JSON.stringify(answer(of, aTrip('TH')));
    expect(answerOf(ruleIndex.replacing('noted', [noted]))).toBe(answerOf(RuleIndex.of([noted], GROUPS)));
  });

  it('knows the places at which nothing was revised', () => {
    const before = RuleIndex.of([visa, aDetail('US', {}, { restrictionId: 'us' })], GROUPS);
    const after = before.replacing('us', [aDetail('US', { ErVisaFreeDays: 90 }, { restrictionId: 'us' })]);
    expect(after.sharesPlaces(before, [placeKey('COUNTRY', 'TH'), placeKey('COUNTRY', 'FR')])).toBe(true);
    expect(after.sharesPlaces(before, [placeKey('COUNTRY', 'TH'), placeKey('COUNTRY', 'US')])).toBe(false);
    expect(before.replacing('us', []).sharesPlaces(before, [placeKey('COUNTRY', 'US')])).toBe(false);
  });

  it('rejects a detail of another restriction', () => {
    expect(() => RuleIndex.of([], GROUPS).replacing('x', [visa])).toThrow(RangeError);
  });

  it('rejects a trip that ends before it starts, or on no day at all', () => {
    const ruleIndex = RuleIndex.of([visa], GROUPS);
    expect(() => answer(ruleIndex, aTrip('TH', { dateEnd: '2026-04-30' }))).toThrow(RangeError);
    expect(() => answer(ruleIndex, aTrip('TH', { dateEnd: 'soon' }))).toThrow(RangeError);
  });

  it('does not let a reader of an answer change the rule index', () => {
    const ruleIndex = RuleIndex.of([visa], GROUPS);
    const shown = answer(ruleIndex, aTrip('TH'));
    const stated = shown.entries.filter((entry) => entry.statements.length > 0);
    for (const { statements } of stated) expect(() => (statements as Statement[]).splice(0)).toThrow(TypeError);
    expect(answer(ruleIndex, aTrip('TH')).entries.some((entry) => entry.statements.length > 0)).toBe(true);
  });
});

describe('place keys', () => {
  it('list every level that applies to the place', () => {
    expect(placeKeys(pathOf('HKT'))).toEqual(['COUNTRY:TH', 'REGION:TH-83', 'AIRPORT:HKT']);
    expect(placeKeys(pathOf('BKK'))).toEqual(['COUNTRY:TH', 'AIRPORT:BKK']);
    expect(placeKeys(pathOf('TH'))).toEqual([placeKey('COUNTRY', 'TH')]);
  });
});

describe('contentHash', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb924'],
    ['a', 'ca978112ca1bbdcafac231b39a23dc4d'],
    ['foobar', 'c3ab8ff13720e8ad9047dd39466b3c89'],
    ['Zürich', '4251685e06cab635578c72b1f5f221e9'],
  ])('of "%s" is %s', (text, hash) => expect(contentHash(text)).toBe(hash));
});
