import fc from 'fast-check';
import { emptyDetail, type DetailForm } from '../form/restriction-form.js';
import { remarksOf, scopeOf, statementsOf, withStatement, type Statement, type StatementDraft } from './statements.js';

const tabOf = () => 'visa' as const;
const order = new Map(['ErVisaRequired', 'ErVisaFreeDays', 'ErTransitNote'].map((key, at) => [key, at]));
const of = (details: readonly DetailForm[]): Statement[] => statementsOf(details, tabOf, order);
const detail = (part: Partial<DetailForm>): DetailForm => ({ ...emptyDetail(), ...part });
const twins = (part: Partial<DetailForm>): DetailForm[] => [
  detail({ ...part, restrictionType: 'PRIVATE' }),
  detail({ ...part, restrictionType: 'BUSINESS' }),
];
const draftOf = ({ value, purposes, scope }: Statement, change: Partial<StatementDraft> = {}): StatementDraft => ({
  value,
  purposes,
  scope,
  checkedOn: null,
  ...change,
});
const edited = (
  details: readonly DetailForm[],
  typeKey: string,
  change: Partial<StatementDraft> | null,
): DetailForm[] => {
  const statement = of(details).find((one) => one.typeKey === typeKey)!;
  return withStatement(details, statement, change && draftOf(statement, change), emptyDetail);
};

describe('the statements of a restriction', () => {
  it('are said once, whoever else says them with the same audience and source', () => {
    const details = twins({ nationalities: ['DE', 'AT'], values: { ErVisaFreeDays: '30', ErVisaRequired: false } });
    details[1]!.nationalities = ['AT', 'DE'];
    expect(of(details).map(({ typeKey, members, purposes }) => [typeKey, members, purposes])).toEqual([
      ['ErVisaRequired', [0, 1], ['PRIVATE', 'BUSINESS']],
      ['ErVisaFreeDays', [0, 1], ['PRIVATE', 'BUSINESS']],
    ]);
  });

  it('stand apart where purposes, audiences or sources differ', () => {
    const [own, business] = twins({ values: { ErVisaRequired: false } });
    const details = [
      own!,
      { ...business!, values: { ErVisaRequired: true } },
      { ...own!, sourceUri: 'https://a.example' },
    ];
    expect(of(details).map(({ members, purposes, value }) => [members, purposes, value])).toEqual([
      [[0], ['PRIVATE'], false],
      [[1], ['BUSINESS'], true],
      [[2], ['PRIVATE'], false],
    ]);
  });

  it('have topics finer than the tabs, and their remarks apart', () => {
    const details = twins({ values: { ErTransitNote: { de: 'x', en: 'x' } }, noteDe: 'Achtung' });
    expect(of(details).map(({ topic }) => topic)).toEqual(['transit']);
    expect(remarksOf(details)).toMatchObject([{ members: [0, 1], purposes: ['PRIVATE', 'BUSINESS'] }]);
  });
});

describe('an edited statement', () => {
  it('keeps its place with the same audience', () => {
    const details = twins({ id: 'x', values: { ErVisaFreeDays: '60', ErVisaRequired: false } });
    expect(edited(details, 'ErVisaFreeDays', { value: '30' })).toEqual(
      details.map((one) => ({ ...one, values: { ErVisaFreeDays: '30', ErVisaRequired: false } })),
    );
  });

  it('for one purpose alone leaves the other as it was without it', () => {
    const [mine, other] = edited(twins({ values: { ErVisaFreeDays: '60', ErVisaRequired: false } }), 'ErVisaFreeDays', {
      purposes: ['PRIVATE'],
    });
    expect([mine!.values, other!.values]).toEqual([
      { ErVisaFreeDays: '60', ErVisaRequired: false },
      { ErVisaRequired: false },
    ]);
  });

  it('moves with its detail where that says nothing else, and else to another one', () => {
    const scope = { ...scopeOf(emptyDetail()), nationalities: ['TR'] };
    const alone = [detail({ id: 'alone', values: { ErVisaFreeDays: '60' } })];
    expect(edited(alone, 'ErVisaFreeDays', { scope })).toEqual([{ ...alone[0], nationalities: ['TR'] }]);
    const shared = [detail({ id: 'shared', values: { ErVisaFreeDays: '60', ErVisaRequired: false } })];
    expect(edited(shared, 'ErVisaFreeDays', { scope })).toEqual([
      { ...shared[0], values: { ErVisaRequired: false } },
      detail({ nationalities: ['TR'], values: { ErVisaFreeDays: '60' } }),
    ]);
    const joined = [...shared, detail({ id: 'tr', nationalities: ['TR'], values: { ErVisaRequired: true } })];
    expect(edited(joined, 'ErVisaFreeDays', { scope })[1]).toEqual({
      ...joined[1],
      values: { ErVisaRequired: true, ErVisaFreeDays: '60' },
    });
  });

  it('that is removed takes a detail along that says nothing any more', () => {
    expect(edited([detail({ values: { ErVisaFreeDays: '60' } })], 'ErVisaFreeDays', null)).toEqual([]);
    const noted = detail({ noteDe: 'bleibt', values: { ErVisaFreeDays: '60' } });
    expect(edited([noted], 'ErVisaFreeDays', null)).toEqual([{ ...noted, values: {} }]);
  });

  it('that was compared with its source today is no longer due', () => {
    const [one] = edited([detail({ nextReview: '2026-01-01', values: { ErVisaFreeDays: '60' } })], 'ErVisaFreeDays', {
      checkedOn: '2026-02-02',
    });
    expect(one).toMatchObject({ checkedAt: '2026-02-02', nextReview: '' });
  });

  const anyDetail = fc.record({
    restrictionType: fc.constantFrom('PRIVATE' as const, 'BUSINESS' as const),
    nationalities: fc.subarray(['DE', 'TR']),
    sourceUri: fc.constantFrom('', 'https://a.example'),
    values: fc.dictionary(
      fc.constantFrom('ErVisaRequired', 'ErVisaFreeDays', 'ErTransitNote'),
      fc.constantFrom('1', '2'),
    ),
  });
  it('says afterwards what it was edited to and leaves every other one alone, whatever the details', () => {
    fc.assert(
      fc.property(fc.array(anyDetail, { minLength: 1, maxLength: 6 }), anyDetail, fc.nat(), (parts, target, at) => {
        const details = parts.map(detail);
        const all = of(details);
        expect(all.reduce((sum, { members }) => sum + members.length, 0)).toBe(
          details.reduce((sum, { values }) => sum + Object.keys(values).length, 0),
        );
        const statement = all[at % Math.max(all.length, 1)];
        if (!statement) return;
        const scope = { ...statement.scope, nationalities: target.nationalities };
        const draft = draftOf(statement, { value: '9', scope });
        const after = of(withStatement(details, statement, draft, emptyDetail));
        const found = after.filter(({ typeKey, value }) => typeKey === statement.typeKey && value === '9');
        expect(found.flatMap(({ purposes }) => purposes).sort()).toEqual([...statement.purposes].sort());
        const others = (list: readonly Statement[]): string[] =>
          list
            .filter(({ typeKey }) => typeKey !== statement.typeKey)
            .map((one) => JSON.stringify([one.typeKey, one.value, one.purposes, one.scope]));
        expect(new Set(others(after))).toEqual(new Set(others(all)));
      }),
    );
  });
});
