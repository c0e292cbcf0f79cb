import { jest } from '@jest/globals';
import type { ListArguments, ListPage } from '@landfall/platform';
import { PAGE_TOO_LONG, rejectionsOf, wholeList } from '@landfall/platform/testing';
import type { ScheduledRevisionSortField } from '@landfall/platform/schema';
import { freshForEachTest } from '../../../../journeys/test/fresh-for-each-test.js';
import { TripWorld } from '../../../../journeys/test/trip-world.js';
import { aRestriction, type ARestriction } from '../../../test/a-restriction.js';
import {
  WithdrawRevision,
  WithdrawRevisionHandler,
} from '../../commands/resolve-revision/withdraw-revision.handler.js';
import {
  ListScheduledRevisions,
  ListScheduledRevisionsHandler,
  type ScheduledRevisionFilter,
} from './list-scheduled-revisions.query.js';
import { AuthorityDirectory } from '../../model/authorities/authority-directory.js';
import { ScheduledRevisionPresenter, type PresentedScheduledRevision } from './scheduled-revision-presenter.js';

jest.setTimeout(30_000);

let world: TripWorld;
freshForEachTest(TripWorld.open, (fresh) => void (world = fresh));

type Arguments = ListArguments<ScheduledRevisionSortField, ScheduledRevisionFilter>;
const page = (args: Arguments, userId = world.editor): Promise<ListPage<PresentedScheduledRevision>> =>
  new ListScheduledRevisionsHandler(
    world.db.database,
    world.places,
    new ScheduledRevisionPresenter(world.places, world.rules, new AuthorityDirectory(world.db.database)),
  ).execute(new ListScheduledRevisions(args, userId, 'de'));
const places = async (args: Arguments = {}, userId = world.editor): Promise<string[]> =>
  (await wholeList((part) => page({ ...args, ...part }, userId))).map(({ place }) => `${place.type}:${place.id}`);
const schedule = async (restriction: ARestriction, effectiveOn: string): Promise<PresentedScheduledRevision> => {
  await world.save(restriction.with({ effectiveOn }));
  world.clock.set(new Date(world.clock.now().getTime() + 3_600_000).toISOString());
  return (await page({ limit: 1 })).results[0]!;
};

const TH = 'COUNTRY:TH';
const PHUKET = 'AIRPORT:HKT';
const IN = 'COUNTRY:IN';

describe('the list of scheduled revisions', () => {
  let first: PresentedScheduledRevision;
  beforeEach(async () => {
    first = await schedule(aRestriction().for('TH').visaFree(), '2026-06-03');
    await schedule(aRestriction().forAirport('TH', 'HKT').visaFree(), '2026-06-01');
    await schedule(aRestriction().for('IN').visaFree(), '2026-06-02');
  });

  it('sorts the newest first, and by day and state', async () => {
    expect(await places()).toEqual([IN, PHUKET, TH]);
    expect(await places({ sortField: 'proposedAt' })).toEqual([TH, PHUKET, IN]);
    expect(await places({ sortField: 'effectiveOn' })).toEqual([PHUKET, IN, TH]);
    expect(await places({ sortField: 'effectiveOn', sortOrder: 'DESC' })).toEqual([TH, IN, PHUKET]);
    await withdraw(first.id);
    expect(await places({ sortField: 'state', sortOrder: 'DESC' })).toEqual([TH, IN, PHUKET]);
    expect((await places({ sortField: 'decidedAt' }))[0]).toBe(TH);
  });

  it('narrows by state, restriction, country with what lies in it, and ids', async () => {
    await withdraw(first.id);
    expect(await places({ filter: { states: ['WITHDRAWN'] } })).toEqual([TH]);
    expect(await places({ filter: { states: ['SCHEDULED', 'WITHDRAWN'] } })).toHaveLength(3);
    expect(await places({ filter: { restrictionId: first.restrictionId } })).toEqual([TH]);
    expect(await places({ filter: { restrictionId: 'no id' } })).toEqual([]);
    expect(await places({ filter: { countryId: 'th' } })).toEqual([PHUKET, TH]);
    expect(await places({ filter: { countryId: 'XX' } })).toEqual([]);
    expect(await page({ limit: 1, filter: { ids: [first.id] } })).toMatchObject({
      results: [{ id: first.id, state: 'WITHDRAWN', effectiveOn: '2026-06-03' }],
      totalCount: 1,
    });
    expect((await page({})).results[0]!.proposedBy).toMatchObject({ id: world.editor, lastName: 'Lenz' });
  });

  it('separates what the viewer proposed from what others did', async () => {
    const second = await world.secondEditor();
    expect(await places({ filter: { isOwn: true } })).toHaveLength(3);
    expect(await places({ filter: { isOwn: false } })).toEqual([]);
    expect(await places({ filter: { isOwn: true } }, second)).toEqual([]);
    expect(await places({ filter: { isOwn: false } }, second)).toHaveLength(3);
  });

  it('rejects a page that is too long', async () => {
    expect(await rejectionsOf(() => page({ limit: 101 }))).toEqual(PAGE_TOO_LONG);
  });
});

const withdraw = (id: string): Promise<object> =>
  new WithdrawRevisionHandler(world.db.database, world.rules, world.clock).execute(
    new WithdrawRevision(id, world.editor, 'test'),
  );
