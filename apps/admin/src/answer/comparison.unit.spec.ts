import type { DestinationDetail } from '../gen/graphql.js';
import { emptySearch } from '../search/search-form.js';
import { comparedQuestion, comparisonIn, differencesOf, textOfComparison } from './comparison.js';

const entry = (detailType: string, text: string | null, citizenships: string[] = [], state = 'STATED') => ({
  destination: 'TH',
  detailType,
  title: detailType,
  citizenships,
  state,
  text,
});
const answer = (...entries: ReturnType<typeof entry>[]): DestinationDetail =>
  ({ sections: [{ key: 'a', title: 'a', citizenshipShowGrouping: 'ALL', entries }] }) as unknown as DestinationDetail;

describe('what an answer is compared with', () => {
  it('stands in the address, and nonsense is nothing', () => {
    for (const text of ['start:2026-12-20', 'asof:2026-11-01T10:00:00.000Z'])
      expect(textOfComparison(comparisonIn(text)!)).toBe(text);
    for (const text of [null, '', 'start:soon', 'asof:', 'end:2026-12-20']) expect(comparisonIn(text)).toBeNull();
  });

  it('is a trip of the same length on other days, or the rules of another moment', () => {
    const form = { ...emptySearch(), dateStart: '2026-12-20', dateEnd: '2027-01-05' };
    const choice = { view: 'EXPERT' as const, language: 'de' as const, asOf: null };
    const other = comparedQuestion(form, choice, { kind: 'start', dateStart: '2026-12-01' });
    expect([other.form.dateStart, other.form.dateEnd]).toEqual(['2026-12-01', '2026-12-17']);
    const then = comparedQuestion(form, choice, { kind: 'asOf', asOf: '2026-11-01T10:00:00.000Z' });
    expect([then.form, then.choice.asOf]).toEqual([form, '2026-11-01T10:00:00.000Z']);
  });
});

describe('differences of two answers', () => {
  it('are found for each nationality, however the answers group them', () => {
    const before = answer(entry('Visa', 'free'), entry('Forms', 'none'));
    const after = answer(entry('Visa', 'free', ['DE']), entry('Visa', 'needed', ['TR', 'IN']), entry('Forms', 'none'));
    expect(differencesOf(before, after, ['DE', 'TR', 'IN'])).toEqual([
      {
        destination: 'TH',
        detailType: 'Visa',
        title: 'Visa',
        nationalities: ['TR', 'IN'],
        before: 'free',
        after: 'needed',
      },
    ]);
  });

  it('are what is said no more or for the first time; not known says nothing', () => {
    const before = answer(entry('Visa', 'free'), entry('Forms', 'not known', [], 'UNKNOWN'));
    const after = answer(entry('Forms', 'online'));
    expect(differencesOf(before, after, ['DE']).map((one) => [one.detailType, one.before, one.after])).toEqual([
      ['Forms', null, 'online'],
      ['Visa', 'free', null],
    ]);
  });
});
