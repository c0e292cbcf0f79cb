import { answer, contentHash, placeKey, placeKeys, RuleBook } from '../src/index.js';
import { aDetail, aTrip } from './a-detail.js';
import { GROUPS, pathOf } from './case-file.js';

describe('RuleBook', () => {
  const visa = aDetail('TH', { ErVisaRequired: true });
  const days = aDetail('TH', { ErVisaFreeDays: 30 }, { restrictionId: 'other' });

  it('counts its details', () => {
    const book = RuleBook.of([visa, days], GROUPS);
    expect(book.size).toBe(2);
    expect(book.replacing('other', []).size).toBe(1);
    expect(book.replacing('new', [aDetail('US', {}, { restrictionId: 'new' })]).size).toBe(3);
  });

  it('keeps what other restrictions say about the same place', () => {
    const book = RuleBook.of([visa, days], GROUPS).replacing('other', []);
    const types = answer(book, aTrip('TH'))
      .entries.filter((entry) => entry.state === 'stated')
      .map((entry) => entry.detailType);
    expect(types).toEqual(['ErVisaRequired']);
  });

  it('follows a restriction that moves to another place', () => {
    const moved = aDetail('US', { ErVisaRequired: true }, { restrictionId: visa.restrictionId });
    const { summary } = answer(RuleBook.of([visa], GROUPS).replacing(visa.restrictionId, [moved]), aTrip('TH US'));
    expect(summary.find((item) => item.key === 'VISA')!.places).toEqual(['US']);
  });

  it('sees a new rule of the country through an airport that was asked before', () => {
    const book = RuleBook.of([visa, aDetail('HKT', { Note: { en: 'x' } })], GROUPS);
    const visaAt = (of: RuleBook) => answer(of, aTrip('HKT')).summary.find((item) => item.key === 'VISA')!.status;
    expect(visaAt(book)).toBe('REQUIRED');
    expect(visaAt(book.replacing(visa.restrictionId, [{ ...visa, values: { ErVisaRequired: false } }]))).toBe('OK');
    expect(visaAt(book)).toBe('REQUIRED');
  });

  it('refuses a detail of another restriction', () => {
    expect(() => RuleBook.of([], GROUPS).replacing('x', [visa])).toThrow(RangeError);
  });

  it('refuses a trip that ends before it starts, or on no day at all', () => {
    const book = RuleBook.of([visa], GROUPS);
    expect(() => answer(book, aTrip('TH', { dateEnd: '2026-04-30' }))).toThrow(RangeError);
    expect(() => answer(book, aTrip('TH', { dateEnd: 'soon' }))).toThrow(RangeError);
  });

  it('does not let a reader of an answer change the book', () => {
    const book = RuleBook.of([visa], GROUPS);
    const shown = answer(book, aTrip('TH'));
    shown.entries.forEach((entry) => entry.statements.splice(0));
    expect(answer(book, aTrip('TH')).entries.some((entry) => entry.statements.length > 0)).toBe(true);
  });
});

describe('place keys', () => {
  it('list every level whose rules reach the place', () => {
    expect(placeKeys(pathOf('HKT'))).toEqual(['COUNTRY:TH', 'REGION:TH-83', 'AIRPORT:HKT']);
    expect(placeKeys(pathOf('BKK'))).toEqual(['COUNTRY:TH', 'AIRPORT:BKK']);
    expect(placeKeys(pathOf('TH'))).toEqual([placeKey('COUNTRY', 'TH')]);
  });
});

describe('contentHash', () => {
  // Values of the FNV-1a 128 definition, computed with big integers.
  it.each([
    ['', '6c62272e07bb014262b821756295c58d'],
    ['a', 'd228cb696f1a8caf78912b704e4a8964'],
    ['foobar', '343e1662793c64bf6f0d3597ba446f18'],
    ['Zürich', '24d8e280364ff78d4e9571876ac1d958'],
  ])('of "%s" is %s', (text, hash) => expect(contentHash(text)).toBe(hash));
});
