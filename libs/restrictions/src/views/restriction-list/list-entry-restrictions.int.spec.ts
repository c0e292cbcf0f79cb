import { jest } from '@jest/globals';
import { newId, type Language } from '@landfall/kernel';
import type { ListArguments, ListPage } from '@landfall/platform';
import { PAGE_TOO_LONG, rejectionsOf, wholeList } from '@landfall/platform/testing';
import type { EntryRestrictionSortField } from '@landfall/platform/schema';
import { freshForEachTest } from '../../../../journeys/test/fresh-for-each-test.js';
import { TripWorld } from '../../../../journeys/test/trip-world.js';
import { aRestriction } from '../../../test/a-restriction.js';
import type { EntryRestriction } from '../../model/restriction/entry-restriction.js';
import { ListEntryRestrictions, ListEntryRestrictionsHandler } from './list-entry-restrictions.query.js';
import { RestrictionListProjection } from './restriction-list.projection.js';
import type { RestrictionFilter } from './restriction-filter.js';
import { RestrictionPlaceNames } from './restriction-place-names.js';

jest.setTimeout(30_000);

let world: TripWorld;
let handler: ListEntryRestrictionsHandler;
freshForEachTest(TripWorld.open, (fresh) => {
  world = fresh;
  handler = aProcess();
});

/** The list as another process of the product answers it, with a memory of its own. */
const aProcess = (): ListEntryRestrictionsHandler =>
  new ListEntryRestrictionsHandler(
    world.db.database,
    new RestrictionListProjection(world.config),
    new RestrictionPlaceNames(world.places),
    world.rules,
    world.places,
    world.clock,
    world.config,
  );

type Arguments = ListArguments<EntryRestrictionSortField, RestrictionFilter>;
interface Listed {
  id: string;
  stored: EntryRestriction;
  internalNote: string | null;
}
const page = (args: Arguments, language: Language = 'de', isStaff = true): Promise<ListPage<Listed>> =>
  handler.execute(new ListEntryRestrictions(args, { language, isStaff }));
const places = async (args: Arguments = {}, language: Language = 'de'): Promise<string[]> =>
  (await wholeList((part) => page({ ...args, ...part }, language))).map(
    ({ stored }) => stored.airportId ?? stored.regionId ?? stored.countryId,
  );

describe('the list of restrictions', () => {
  it('sorts by the name of the place in the language of the reader', async () => {
    for (const country of ['TH', 'AT', 'EG', 'OM']) await world.saved(aRestriction().for(country).visaFree());
    await world.saved(aRestriction().forAirport('TH', 'HKT').visaFree());
    expect(await places()).toEqual(['EG', 'OM', 'AT', 'TH', 'HKT']);
    expect(await places({}, 'en')).toEqual(['AT', 'EG', 'OM', 'TH', 'HKT']);
    expect(await places({ sortField: 'place', sortOrder: 'DESC' })).toEqual(['HKT', 'TH', 'AT', 'OM', 'EG']);
    expect(await places({ filter: { search: 'österr' } })).toEqual(['AT']);
    expect(await places({ filter: { search: 'austria' } })).toEqual([]);
    expect(await places({ filter: { search: 'austria' } }, 'en')).toEqual(['AT']);
    expect(await places({ filter: { search: 'phuket' } })).toEqual(['HKT']);
  });

  it('shows every change at once, in every process', async () => {
    const other = aProcess();
    const mine = handler;
    const seenBy = async (process: ListEntryRestrictionsHandler, filter: RestrictionFilter = {}): Promise<string[]> => {
      handler = process;
      return places({ filter });
    };
    const thailand = await world.saved(aRestriction().for('TH').visaFree());
    expect([await seenBy(mine), await seenBy(other)]).toEqual([['TH'], ['TH']]);
    await world.saved(aRestriction().for('IN').visaFree());
    await world.saved(aRestriction().for('TH').visaFree().inactive().revising(thailand));
    for (const process of [mine, other]) {
      expect(await seenBy(process)).toEqual(['IN', 'TH']);
      expect(await seenBy(process, { isActive: false })).toEqual(['TH']);
    }
  });

  it('finds a place that came along while an older list was being named', async () => {
    const projection = new RestrictionListProjection(world.config);
    const names = new RestrictionPlaceNames(world.places);
    const listed = () => world.inSystem((tx) => projection.current(tx));
    await world.saved(aRestriction().for('IN').visaFree());
    const older = await listed();
    await world.saved(aRestriction().for('TH').visaFree());
    const newer = await listed();
    names.in('de', older);
    expect(newer.restrictions.filter(names.in('de', newer).finder('th'))).toHaveLength(1);
  });

  it('knows status and reviews of today, conflicts and scheduled revisions', async () => {
    await world.saved(aRestriction().for('TH').barred('2026-05-02', '2026-05-03', { checkedAt: '2026-05-01' }));
    await world.saved(aRestriction().for('IN').stating({ ErVisaFreeDays: 30 }).stating({ ErVisaFreeDays: 60 }));
    const egypt = await world.saved(aRestriction().for('EG').visaFree().with({ isChecked: true }));
    await world.save(aRestriction().for('EG').visaRequired().revising(egypt).with({ effectiveOn: '2026-06-01' }));
    expect(await places({ filter: { status: 'RED' } })).toEqual([]);
    world.clock.set('2026-05-02T10:00:00Z');
    expect(await places({ filter: { status: 'RED' } })).toEqual(['TH']);
    expect(await places({ sortField: 'status' })).toEqual(['TH', 'EG', 'IN']);
    expect(await places({ filter: { hasReviewsDue: true } })).toEqual(['IN']);
    expect(await places({ sortField: 'reviewsDueCount', sortOrder: 'DESC' })).toEqual(['IN', 'EG', 'TH']);
    expect(await places({ filter: { hasConflicts: true } })).toEqual(['IN']);
    expect(await places({ sortField: 'conflictCount', sortOrder: 'DESC' })).toEqual(['IN', 'EG', 'TH']);
    expect(await places({ filter: { hasScheduled: true } })).toEqual(['EG']);
    expect(await places({ sortField: 'scheduledCount' })).toEqual(['IN', 'TH', 'EG']);
    expect(await places({ sortField: 'detailCount', sortOrder: 'DESC' })).toEqual(['IN', 'EG', 'TH']);
    expect(await places({ sortField: 'checkedAt' })).toEqual(['EG', 'IN', 'TH']);
  });

  it('has one page, the number of all that fit, and restrictions of certain ids', async () => {
    const [thailand] = [
      await world.saved(aRestriction().for('TH').visaFree().with({ internalNote: 'Keep' })),
      await world.saved(aRestriction().for('IN').visaFree()),
    ];
    const { results, totalCount } = await page({ limit: 1, offset: 1 });
    expect([totalCount, results.map(({ id }) => id)]).toEqual([2, [thailand.id]]);
    expect(await places({ filter: { ids: [thailand.id, newId(), 'no id'] } })).toEqual(['TH']);
    expect(await page({ offset: 2 })).toEqual({ results: [], totalCount: 2 });
    expect(results[0]!.internalNote).toBe('Keep');
    expect((await page({}, 'de', false)).results.map(({ internalNote }) => internalNote)).toEqual([null, null]);
  });

  it('rejects a page that is too long and days that are none', async () => {
    expect(await rejectionsOf(() => page({ limit: 101 }))).toEqual(PAGE_TOO_LONG);
    expect(await rejectionsOf(() => page({ filter: { checkedFrom: 'soon' } }))).toEqual({
      'filter.checkedFrom': ['Bitte geben Sie ein gültiges Datum ein.'],
    });
  });
});
