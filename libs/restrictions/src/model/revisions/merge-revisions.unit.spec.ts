import type { EntryRestriction } from '../restriction/entry-restriction.js';
import { mergeRevisions, type Merged } from './merge-revisions.js';
import { aRestriction, type ARestriction } from '../../../test/a-restriction.js';
import { aStoredRestriction } from '../../../test/a-stored-restriction.js';

const EU = { citizenshipIds: ['EU'] };
const written = aRestriction()
  .for('TH')
  .stating({ ErVisaFreeDays: 30, ErVisaRequired: false }, EU)
  .stating({ ErEntryPermitRequired: true });
let base: EntryRestriction;
beforeAll(async () => {
  base = await aStoredRestriction(written);
}, 30_000);

const revised = (restriction: ARestriction): Promise<EntryRestriction> => aStoredRestriction(restriction, base);
async function merged(mine: ARestriction, theirs: ARestriction): Promise<Merged> {
  return mergeRevisions(base, await revised(mine), await revised(theirs));
}
const said = (outcome: Merged): unknown =>
  outcome.ok ? outcome.restriction.details.map((d) => d.values) : outcome.conflicts.map((c) => c.field);
const first = (values: Record<string, unknown>, scope = {}): ARestriction =>
  aRestriction()
    .for('TH')
    .stating(values, { ...EU, ...scope })
    .stating({ ErEntryPermitRequired: true });

describe('a merge of revisions', () => {
  it('is what was scheduled when nobody else changed anything', async () => {
    const mine = await revised(first({ ErVisaFreeDays: 60, ErVisaRequired: false }));
    const outcome = mergeRevisions(base, mine, base);
    expect(outcome).toMatchObject({
      ok: true,
      restriction: { details: mine.details.map(({ id, values }) => ({ id, values })) },
    });
  });

  it('is what stands now when nothing was scheduled', async () => {
    expect(said(await merged(written, first({ ErVisaFreeDays: 60, ErVisaRequired: false })))).toEqual([
      { ErVisaFreeDays: 60, ErVisaRequired: false },
      { ErEntryPermitRequired: true },
    ]);
  });

  it('holds changes of different values of one detail, and of different details', async () => {
    const theirs = aRestriction()
      .for('TH')
      .stating({ ErVisaFreeDays: 30, ErVisaRequired: true }, EU)
      .stating({ ErEntryPermitRequired: false });
    expect(said(await merged(first({ ErVisaFreeDays: 60, ErVisaRequired: false }), theirs))).toEqual([
      { ErVisaFreeDays: 60, ErVisaRequired: true },
      { ErEntryPermitRequired: false },
    ]);
  });

  it('takes a value away, and one that is new', async () => {
    expect(
      said(
        await merged(
          first({ ErVisaRequired: false }),
          first({ ErVisaFreeDays: 30, ErVisaRequired: false, ErPassportBlankPages: 2 }),
        ),
      ),
    ).toEqual([{ ErVisaRequired: false, ErPassportBlankPages: 2 }, { ErEntryPermitRequired: true }]);
  });

  it.each([
    [
      'the same value',
      first({ ErVisaFreeDays: 60, ErVisaRequired: false }),
      first({ ErVisaFreeDays: 90, ErVisaRequired: false }),
      ['ErVisaFreeDays'],
    ],
    [
      'a value that the other took away',
      first({ ErVisaFreeDays: 60, ErVisaRequired: false }),
      first({ ErVisaRequired: false }),
      ['ErVisaFreeDays'],
    ],
    [
      'the same phase',
      first({ ErVisaFreeDays: 30, ErVisaRequired: false }, { noAccessStart: '2026-06-01' }),
      first({ ErVisaFreeDays: 30, ErVisaRequired: false }, { noAccessStart: '2026-07-01' }),
      ['phase.noAccess'],
    ],
    [
      'a detail that the other deleted',
      first({ ErVisaFreeDays: 60, ErVisaRequired: false }),
      aRestriction()
        .for('TH')
        .with({ details: written.build().details.slice(0, 0) }),
      ['detail'],
    ],
    [
      'whether it is active, and the note',
      written.inactive().with({ internalNote: 'mine' }),
      written.with({ internalNote: 'theirs' }),
      ['internalNote'],
    ],
  ])('is rejected where both changed %s', async (_, mine, theirs, fields) => {
    const outcome = await merged(mine, theirs);
    expect(outcome.ok).toBe(false);
    expect(said(outcome)).toEqual(fields);
  });

  it('does not mind the same change made twice', async () => {
    const both = first({ ErVisaFreeDays: 60, ErVisaRequired: false }, { noteEn: 'Note' });
    expect(said(await merged(both, both))).toEqual([
      { ErVisaFreeDays: 60, ErVisaRequired: false },
      { ErEntryPermitRequired: true },
    ]);
  });

  it('keeps details that either side added, and deletes those that one deleted and the other left alone', async () => {
    const mine = await revised(written.stating({ ErVisaFreeDays: 14 }, { citizenshipIds: ['US'] }));
    const theirs = await revised(written.stating({ ErVisaFreeDays: 7 }, { citizenshipIds: ['CA'] }));
    const without = { ...theirs, details: theirs.details.slice(1) };
    expect(said(mergeRevisions(base, mine, without))).toEqual([
      { ErEntryPermitRequired: true },
      { ErVisaFreeDays: 7 },
      { ErVisaFreeDays: 14 },
    ]);
  });

  it('takes the later of two checks', async () => {
    const checkedOn = (day: string): ARestriction =>
      first({ ErVisaFreeDays: 30, ErVisaRequired: false }, { checkedAt: day });
    for (const [mine, theirs] of [
      ['2026-04-01', '2026-04-20'],
      ['2026-04-20', '2026-04-01'],
    ] as const) {
      expect(await merged(checkedOn(mine), checkedOn(theirs))).toMatchObject({
        ok: true,
        restriction: { details: [{ checkedAt: '2026-04-20' }, {}] },
      });
    }
  });

  it('takes a check for the wording that it was made of', async () => {
    const checkedOn = (values: Record<string, unknown>, day: string | null): ARestriction =>
      first({ ErVisaFreeDays: 30, ErVisaRequired: false, ...values }, { checkedAt: day });
    const checkOf = async (mine: ARestriction, theirs: ARestriction): Promise<unknown> => {
      const outcome = await merged(mine, theirs);
      return outcome.ok && outcome.restriction.details[0]!.checkedAt;
    };
    const longer = { ErVisaFreeDays: 60 };
    expect(await checkOf(checkedOn({}, '2026-04-20'), checkedOn(longer, null))).toBeNull();
    expect(await checkOf(checkedOn(longer, null), checkedOn({}, '2026-04-20'))).toBeNull();
    expect(await checkOf(checkedOn(longer, '2026-04-01'), checkedOn({}, '2026-04-20'))).toBe('2026-04-01');
    const both = checkedOn({ ErVisaRequired: true }, '2026-04-20');
    expect(await checkOf(checkedOn(longer, '2026-04-01'), both)).toBeNull();
  });
});
