import { jest } from '@jest/globals';
import type { Presented } from '@landfall/platform';
import { rejectionsOf } from '@landfall/platform/testing';
import { freshForEachTest } from '../../../../journeys/test/fresh-for-each-test.js';
import { TripWorld } from '../../../../journeys/test/trip-world.js';
import { aRestriction } from '../../../test/a-restriction.js';
import { asking } from '../../../test/asking.js';
import { AuthorityDirectory } from '../../model/authorities/authority-directory.js';
import { ensureAuthority } from '../../model/authorities/authority-store.js';
import type { EntryRestrictionsArguments } from '../entry-restrictions/entry-restrictions.input.js';
import type { PresentedRestriction } from '../entry-restrictions/present-restriction.js';
import type { ConflictsResolver } from './conflicts.resolver.js';
import { conflictViews, restrictionViews } from '../../../test/restriction-views.js';

jest.setTimeout(30_000);
const AUTHORITY = '00000000-0000-4000-8000-0000000000aa';
const [ONE, TWO] = ['https://one.example/visa', 'https://two.example/visa'];

let world: TripWorld;
let authorities: AuthorityDirectory;
freshForEachTest(TripWorld.open, async (fresh) => {
  world = fresh;
  await world.inSystem((tx) => ensureAuthority(tx, AUTHORITY, 'Ministry', 'OTHER'));
  authorities = new AuthorityDirectory(world.db.database);
  await authorities.reload();
});

const resolver = (): ConflictsResolver => conflictViews(world, authorities);
const found = (id: string | null = null, limit?: number, offset?: number): Promise<Presented<'ConflictList'>> =>
  asking(() => resolver().openConflicts(id, limit, offset));
const list = (args: EntryRestrictionsArguments): Promise<PresentedRestriction[]> =>
  asking(() => restrictionViews(world).entryRestrictions(args));
const listed = async (args: EntryRestrictionsArguments): Promise<string[]> =>
  (await list(args)).map(({ stored }) => stored.countryId);
const conflicting = (place: string) =>
  aRestriction()
    .for(place)
    .stating({ ErVisaFreeDays: 30 }, { sourceUri: ONE, authorityId: AUTHORITY, checkedAt: '2026-04-20' })
    .stating({ ErVisaFreeDays: 60 }, { sourceUri: TWO });

describe('open conflicts', () => {
  it('name both statements with text, source, authority and check', async () => {
    const { id } = await world.saved(conflicting('TH'));
    await world.saved(aRestriction().for('IN').stating({ ErVisaFreeDays: 30 }));
    const { results, totalCount, restrictionCount } = await found();
    expect([totalCount, restrictionCount]).toEqual([1, 1]);
    expect(results).toMatchObject([
      {
        place: { id: 'TH', name: 'Thailand' },
        detailType: 'ErVisaFreeDays',
        restrictionType: 'PRIVATE',
        citizenships: [],
      },
    ]);
    expect(results[0]!.statements.toSorted((a, b) => Number(a['value']) - Number(b['value']))).toMatchObject([
      {
        restrictionId: id,
        value: 30,
        sourceUri: ONE,
        authority: { id: AUTHORITY, name: 'Ministry' },
        checkedAt: '2026-04-20',
        provenance: 'EDITORIAL',
      },
      { restrictionId: id, value: 60, sourceUri: TWO, authority: null, checkedAt: null },
    ]);
    expect(results[0]!.statements.every(({ text }) => typeof text === 'string' && /30|60/.test(text))).toBe(true);
  });

  it('say on which days each statement applies', async () => {
    const year = { validFrom: '2026-01-01', validUntil: '2026-12-31' };
    await world.saved(
      aRestriction()
        .for('TH')
        .stating({ ErVisaFreeDays: 30 }, year)
        .stating({ ErVisaFreeDays: 60 }, { validUntil: '2026-06-30' }),
    );
    const [conflict] = (await found()).results;
    const days = conflict!.statements.map(({ value, validFrom, validUntil }) => ({ value, validFrom, validUntil }));
    expect(days.toSorted((a, b) => Number(a.value) - Number(b.value))).toEqual([
      { value: 30, ...year },
      { value: 60, validFrom: null, validUntil: '2026-06-30' },
    ]);
  });

  it('name the conditions that can hold at once, and say which detail counts then', async () => {
    const visa = { kind: 'HOLDS' as const, documents: [{ issuerId: 'US', kind: 'VISA' as const }] };
    const residence = { kind: 'RESIDENCE' as const, countryIds: ['AE'] };
    const age = { kind: 'AGE' as const, ageFrom: 60 };
    const of = (...second: (typeof residence | typeof age)[]) =>
      aRestriction()
        .for('TH')
        .stating({ ErVisaFreeDays: 30 }, { conditions: [visa] })
        .stating({ ErVisaFreeDays: 60 }, { conditions: second });
    const first = await world.saved(of(residence));
    const shown = async (): Promise<unknown> =>
      (await found()).results.map(({ kind, statements }) => [
        kind,
        ...statements.map(({ value, conditions }) => [value, conditions]).sort(),
      ]);
    expect(await shown()).toEqual([
      [
        'CONDITIONS_MEET',
        [30, ['with a valid visa (United States)']],
        [60, ['with residence in this country (United Arab Emirates)']],
      ],
    ]);
    await world.saved(of(residence, age).revising(first));
    expect(await found()).toMatchObject({
      results: [{ kind: 'MORE_CONDITIONS', statements: [{ value: 60 }, { value: 30 }] }],
    });
  });

  it('between two restrictions of one place are reported for both, and end when one is no longer in force', async () => {
    const first = await world.saved(aRestriction().for('TH').stating({ ErVisaFreeDays: 30 }));
    const second = await world.saved(aRestriction().for('TH').stating({ ErVisaFreeDays: 60 }));
    expect([
      (await found(first.id)).totalCount,
      (await found(second.id)).totalCount,
      (await found()).restrictionCount,
    ]).toEqual([1, 1, 2]);
    expect(await listed({ hasConflicts: true })).toEqual(['TH', 'TH']);
    await world.saved(aRestriction().for('TH').stating({ ErVisaFreeDays: 60 }).inactive().revising(second));
    expect(await found()).toMatchObject({ results: [], totalCount: 0, restrictionCount: 0 });
    expect(await listed({ hasConflicts: true })).toEqual([]);
  });

  it('narrow the list of restrictions, which counts them', async () => {
    await world.saved(conflicting('TH'));
    await world.saved(aRestriction().for('IN').visaRequired());
    expect(await listed({ hasConflicts: true })).toEqual(['TH']);
    expect(await listed({ hasConflicts: false })).toEqual(['IN']);
    expect((await list({})).map((one) => resolver().conflictCount(one))).toEqual([0, 1]);
  });

  it('of a past moment are those of then', async () => {
    world.clock.set('2026-05-01T10:00:00Z');
    const first = await world.saved(conflicting('TH'));
    world.clock.set('2026-05-02T10:00:00Z');
    await world.saved(aRestriction().for('TH').stating({ ErVisaFreeDays: 30 }).revising(first));
    world.clock.set('2026-05-03T10:00:00Z');
    const asOf = '2026-05-01T12:00:00Z';
    expect([
      await listed({ hasConflicts: true }),
      await listed({ hasConflicts: true, asOf }),
      await listed({ hasConflicts: true, asOf: '2026-05-02T10:00:00Z' }),
    ]).toEqual([[], ['TH'], []]);
    const counted = async (args: EntryRestrictionsArguments): Promise<number[]> =>
      (await list(args)).map((one) => resolver().conflictCount(one));
    expect([await counted({}), await counted({ asOf })]).toEqual([[0], [1]]);
  });

  it('come in pages, by place', async () => {
    for (const place of ['TH', 'IN', 'JP']) await world.saved(conflicting(place));
    const places = async (limit?: number, offset?: number): Promise<string[]> =>
      (await found(null, limit, offset)).results.map(({ place }) => place.id);
    expect(await places()).toEqual(['IN', 'JP', 'TH']);
    expect([await places(2), await places(2, 2), await places(1_000)]).toEqual([
      ['IN', 'JP'],
      ['TH'],
      ['IN', 'JP', 'TH'],
    ]);
    expect(Object.keys(await rejectionsOf(() => places(-1, -1)))).toEqual(['limit', 'offset']);
    expect(await found('no id')).toMatchObject({ results: [], totalCount: 0 });
  });
});
