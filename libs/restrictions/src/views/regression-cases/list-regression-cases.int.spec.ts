import { jest } from '@jest/globals';
import type { ListArguments, Presented } from '@landfall/platform';
import { PAGE_TOO_LONG, rejectionsOf, wholeList } from '@landfall/platform/testing';
import type { RegressionCaseSortField } from '@landfall/platform/schema';
import { freshForEachTest } from '../../../../journeys/test/fresh-for-each-test.js';
import { TripWorld } from '../../../../journeys/test/trip-world.js';
import { aRegressionCase } from '../../../test/a-regression-case.js';
import { aRestriction } from '../../../test/a-restriction.js';
import { deleteRegressionCase } from '../../model/regression-cases/regression-case-store.js';
import {
  ListRegressionCases,
  ListRegressionCasesHandler,
  type RegressionCaseFilter,
} from './list-regression-cases.query.js';
import { RegressionCasePresenter } from './regression-case-presenter.js';
import { RegressionCaseResults } from './regression-case-results.projection.js';

jest.setTimeout(30_000);

let world: TripWorld;
let handler: ListRegressionCasesHandler;
freshForEachTest(TripWorld.open, (fresh) => {
  world = fresh;
  const { db, places, rules, clock, config } = world;
  const results = new RegressionCaseResults(db.database);
  const presenter = new RegressionCasePresenter(places, rules, clock, config);
  handler = new ListRegressionCasesHandler(db.database, rules, results, presenter, clock, config);
});

type Arguments = ListArguments<RegressionCaseSortField, RegressionCaseFilter>;
const page = (args: Arguments): Promise<Presented<'RegressionCaseList'>> =>
  handler.execute(new ListRegressionCases(args, 'de'));
const names = async (args: Arguments = {}): Promise<string[]> =>
  (await wholeList((part) => page({ ...args, ...part }))).map(({ name }) => name);
const failing = (): Promise<string[]> => names({ filter: { isFailing: true } });
const keep = async (...[changes]: [Parameters<typeof aRegressionCase>[1]]) => {
  world.later(60);
  return aRegressionCase(world, changes);
};

describe('the list of regression cases', () => {
  it('sorts by name, day, length, kind and change', async () => {
    await keep({ name: 'Übersee', startsInDays: 5, nights: 9 });
    await keep({ name: 'alpin', startsInDays: 20, nights: 9, restrictionType: 'BUSINESS' });
    await keep({ name: 'Zoll', startsInDays: 10, nights: 1 });
    expect(await names()).toEqual(['alpin', 'Übersee', 'Zoll']);
    expect(await names({ sortField: 'name', sortOrder: 'DESC' })).toEqual(['Zoll', 'Übersee', 'alpin']);
    expect(await names({ sortField: 'startsInDays' })).toEqual(['Übersee', 'Zoll', 'alpin']);
    expect(await names({ sortField: 'nights', sortOrder: 'DESC' })).toEqual(['alpin', 'Übersee', 'Zoll']);
    expect(await names({ sortField: 'restrictionType' })).toEqual(['alpin', 'Übersee', 'Zoll']);
    expect(await names({ sortField: 'modifiedAt', sortOrder: 'DESC' })).toEqual(['Zoll', 'alpin', 'Übersee']);
  });

  it('narrows by words, kind, country and ids', async () => {
    const thailand = await keep({ name: 'Thailand', note: 'Mit Visum' });
    await keep({ name: 'Phuket', destinationsTypes: ['AIRPORT'], destinationIds: ['HKT'] });
    await keep({ name: 'Indien', destinationIds: ['IN'], restrictionType: 'BUSINESS' });
    expect(await names({ filter: { search: 'VISUM' } })).toEqual(['Thailand']);
    expect(await names({ filter: { restrictionType: 'BUSINESS' } })).toEqual(['Indien']);
    expect(await names({ filter: { destinationCountryId: 'th' } })).toEqual(['Phuket', 'Thailand']);
    expect(await page({ limit: 1, filter: { ids: [thailand.id, 'no id'] } })).toMatchObject({
      results: [{ id: thailand.id, name: 'Thailand' }],
      totalCount: 1,
    });
  });

  it('knows which fail now: after a case or a rule was changed, and on a new day', async () => {
    const rules = await world.saved(aRestriction().for('TH').visaFree());
    const thailand = await keep({ name: 'Thailand' });
    const india = await keep({ name: 'Indien', destinationIds: ['IN'] });
    expect(await failing()).toEqual(['Indien']);
    expect(await names({ sortField: 'failureCount', sortOrder: 'DESC' })).toEqual(['Indien', 'Thailand']);

    await world.saved(aRestriction().for('IN').visaFree());
    expect(await failing()).toEqual([]);

    await keep({
      id: thailand.id,
      name: 'Thailand',
      expectations: [{ kind: 'SUMMARY', key: 'VISA', expected: 'REQUIRED' }],
    });
    expect(await failing()).toEqual(['Thailand']);
    expect(await names({ filter: { isFailing: false } })).toEqual(['Indien']);

    // For a day, the editor alone may not publish what the case forbade before.
    world.later(25 * 3_600);
    await world.saved(aRestriction().for('TH').visaRequired().revising(rules));
    expect(await failing()).toEqual([]);

    await keep({
      id: india.id,
      name: 'Indien',
      destinationIds: ['IN'],
      expectations: [{ kind: 'STATUS', key: 'Status', place: 'IN', expected: 'GRAY' }],
    });
    await world.saved(aRestriction().forRegion('IN', 'IN-GA').visaFree());
    expect(await failing()).toEqual([]);

    await world.inSystem((tx) => deleteRegressionCase(tx, thailand.id));
    expect(await names()).toEqual(['Indien']);
    expect(await names({ sortField: 'failureCount' })).toEqual(['Indien']);
  });

  it('answers again when other rules apply to the trip of a case', async () => {
    await world.saved(aRestriction().for('TH').barred('2026-05-20', null));
    await keep({
      name: 'Thailand',
      startsInDays: 1,
      nights: 3,
      expectations: [{ kind: 'STATUS', key: 'Status', place: 'TH', expected: 'GRAY' }],
    });
    expect(await failing()).toEqual([]);
    world.clock.set('2026-05-18T10:00:00Z');
    expect(await failing()).toEqual(['Thailand']);
    expect((await page({})).results[0]!.failures).toHaveLength(1);
  });

  it('rejects a page that is too long', async () => {
    expect(await rejectionsOf(() => page({ limit: 101 }))).toEqual(PAGE_TOO_LONG);
  });
});
