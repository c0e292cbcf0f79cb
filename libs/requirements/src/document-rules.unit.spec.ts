import type { TimedEntry } from './deadlines.js';
import { documentRulesOf } from './document-rules.js';

const TRIP = {
  dateStart: '2027-02-10',
  dateEnd: '2027-02-24',
  destinations: [
    { id: 'TH', lastEntry: '2027-02-10' },
    { id: 'VN', lastEntry: '2027-02-20' },
  ],
};
const says = (detailType: string, said: Partial<TimedEntry> = {}): TimedEntry => ({
  detailType,
  destination: 'TH',
  citizenships: [],
  state: 'STATED',
  positive: null,
  value: null,
  ...said,
});
const enough = says('ErPassportSufficient', { positive: true });

describe('what documents are good for', () => {
  it('is the latest day that is required', () => {
    const entries = [
      enough,
      says('ErPassportMinMonthsAtDeparture', { value: 6 }),
      says('ErPassportValidForStay', { positive: false }),
    ];
    expect(documentRulesOf(entries, ['DE'], TRIP)).toEqual([
      {
        destination: 'TH',
        citizenships: ['DE'],
        passport: { isEnough: true, validUntil: '2027-08-10' },
        idCard: { isEnough: null, validUntil: null },
        isVisaFree: null,
      },
    ]);
    const beyond = [...entries, says('ErPassportMinMonthsBeyondTrip', { value: 6 })];
    expect(documentRulesOf(beyond, ['DE'], TRIP)[0]!.passport.validUntil).toBe('2027-08-24');
  });

  it('counts months on arrival from the last day on which the country may be entered', () => {
    const there = { destination: 'VN' };
    const entries = [
      says('ErPassportSufficient', { positive: true, ...there }),
      says('ErPassportMinMonthsAtDeparture', { value: 6, ...there }),
    ];
    expect(documentRulesOf(entries, ['DE'], TRIP).map(({ passport }) => passport.validUntil)).toEqual(['2027-08-20']);
  });

  it('begins with a day of issue where the age of a passport is limited, which is certain of the first destination alone', () => {
    const age = (destination: string) => says('ErPassportMaxYearsSinceIssue', { value: 10, destination });
    const entries = [enough, { ...enough, destination: 'VN' }, age('TH'), age('VN')];
    expect(documentRulesOf(entries, ['GB'], TRIP).map(({ passport }) => passport.issued)).toEqual([
      { since: '2017-02-10', surely: '2017-02-11' },
      { since: '2017-02-10', surely: '2017-02-24' },
    ]);
    expect(documentRulesOf([enough], ['GB'], TRIP)[0]!.passport).not.toHaveProperty('issued');
  });

  it('may be a day that has passed where an expired document is taken', () => {
    const entries = [
      enough,
      says('ErPassportExpiredPermissible', { positive: true }),
      says('ErPassportMaxMonthsExpired', { value: 12 }),
    ];
    expect(documentRulesOf(entries, ['DE'], TRIP)[0]!.passport.validUntil).toBe('2026-02-10');
  });

  it('is not known where the statement depends, is in conflict with another one, or is missing', () => {
    const open = says('ErPassportMinMonthsAtDeparture', { state: 'CONFLICTING' });
    const stay = says('ErPassportValidForStay', { positive: false });
    expect(documentRulesOf([enough, open, stay], ['DE'], TRIP)[0]!.passport.validUntil).toBeNull();
    expect(documentRulesOf([says('ErPassportSufficient', { state: 'DEPENDS' })], ['DE'], TRIP)).toEqual([]);
  });

  it('is one rule for nationalities that share it, and each has its own visa', () => {
    const visas = [
      says('ErVisaRequired', { citizenships: ['DE', 'AT'], positive: true }),
      says('ErVisaRequired', { citizenships: ['IN'], positive: false }),
    ];
    const rules = documentRulesOf([enough, ...visas], ['DE', 'AT', 'IN'], TRIP);
    expect(rules.map(({ citizenships, isVisaFree }) => [citizenships, isVisaFree])).toEqual([
      [['DE', 'AT'], true],
      [['IN'], false],
    ]);
  });
});
