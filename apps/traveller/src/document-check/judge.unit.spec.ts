import type { CheckRule } from './check-page.js';
import { bestFirst, judge, type TravelDocument } from './judge.js';

const END = '2027-01-09';
const rule = (said: Partial<CheckRule> = {}): CheckRule => ({
  nationalities: ['DEU'],
  passport: { isEnough: true, validUntil: '2027-06-21' },
  idCard: { isEnough: false, validUntil: null },
  isVisaFree: false,
  ...said,
});
const passport = (said: Partial<TravelDocument> = {}): TravelDocument => ({
  kind: 'PASSPORT',
  nationality: 'DEU',
  expires: '2027-06-21',
  issued: null,
  ...said,
});

describe('a document', () => {
  it('is enough up to the day that is stated, to the day', () => {
    expect(judge(passport(), [rule()], END)).toEqual({ key: 'ok' });
    expect(judge(passport({ expires: '2027-06-20' }), [rule()], END)).toEqual({ key: 'tooShort', day: '2027-06-21' });
  });

  it('is not enough where its kind is not', () => {
    expect(judge(passport({ kind: 'ID', expires: '2035-01-01' }), [rule()], END)).toEqual({ key: 'notAccepted' });
  });

  it('is never called enough where nobody states it', () => {
    const open = rule({ passport: { isEnough: null, validUntil: null } });
    expect(judge(passport(), [open], END)).toEqual({ key: 'notStated' });
    expect(judge(passport({ expires: '2027-01-08' }), [open], END)).toEqual({ key: 'endsOnTrip', day: END });
    expect(judge(passport({ nationality: 'GBR' }), [rule()], END)).toEqual({ key: 'otherNationality' });
  });

  it('must not be older than is stated, and is never called enough while its age is not known', () => {
    const young = rule({
      passport: { isEnough: true, validUntil: '2027-06-21', issued: { since: '2016-12-21', surely: '2017-01-09' } },
    });
    const judged = (issued: string | null) => judge(passport({ issued }), [young], END);
    expect(judged('2016-12-20')).toEqual({ key: 'tooOld', day: '2016-12-21' });
    expect(judged('2016-12-21')).toEqual({ key: 'mayBeTooOld', day: '2017-01-09' });
    expect(judged('2017-01-09')).toEqual({ key: 'ok' });
    expect(judged(null)).toEqual({ key: 'issueMissing', day: '2017-01-09' });
    expect(judge(passport({ issued: '2000-01-01' }), [rule()], END)).toEqual({ key: 'ok' });
  });

  it('that is enough and needs no visa comes first', () => {
    const rules = [rule(), rule({ nationalities: ['TUR'], isVisaFree: true }), rule({ nationalities: ['GBR'] })];
    const documents = [
      passport({ nationality: 'GBR', expires: '2027-01-01' }),
      passport(),
      passport({ nationality: 'TUR' }),
    ];
    const ranked = bestFirst(documents, rules, END).map(({ document }) => document.nationality);
    expect(ranked).toEqual(['TUR', 'DEU', 'GBR']);
  });
});
