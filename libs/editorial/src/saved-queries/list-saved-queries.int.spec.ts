import { jest } from '@jest/globals';
import type { ListArguments } from '@landfall/platform';
import { PAGE_TOO_LONG, rejectionsOf, wholeList } from '@landfall/platform/testing';
import type { SavedQuerySortField } from '@landfall/platform/schema';
import { freshForEachTest } from '../../../journeys/test/fresh-for-each-test.js';
import type { Agent } from '../../../journeys/test/trip-world.js';
import { EditorsDesk, accepted } from '../../test/editors-desk.js';
import type { SavedQueryFilter } from './list-saved-queries.query.js';
import type { SavedQuery } from './saved-query.entity.js';
import { SavedQueriesResolver } from './saved-queries.resolver.js';

jest.setTimeout(20_000);

let desk: EditorsDesk;
let agent: Agent;
let other: Agent;
freshForEachTest(EditorsDesk.open, async (fresh) => {
  desk = fresh;
  [agent, other] = [await desk.world.agent('SONNENWEG'), await desk.world.agent('NORDLICHT')];
});

const save = async (name: string, screen = 'entryrestrictions', user = agent): Promise<SavedQuery> =>
  accepted(
    await desk.as(user, SavedQueriesResolver, (r) => r.create({ name, screen, filter: { status: 'RED' } })),
    'savedQuery',
  );

type Arguments = ListArguments<SavedQuerySortField, SavedQueryFilter>;
const page = (args: Arguments, user = agent) => desk.as(user, SavedQueriesResolver, (r) => r.savedQueryList(args));
const names = async (args: Arguments = {}, user = agent): Promise<string[]> =>
  (await wholeList((part) => page({ ...args, ...part }, user))).map(({ name }) => name);

describe('the list of saved queries', () => {
  beforeEach(async () => {
    await save('rot');
    await save('Überfällig');
    await save('Alt', 'reviewsdue');
  });

  it('sorts by name, and by screen and name', async () => {
    expect(await names()).toEqual(['Alt', 'rot', 'Überfällig']);
    expect(await names({ sortField: 'name', sortOrder: 'DESC' })).toEqual(['Überfällig', 'rot', 'Alt']);
    expect(await names({ sortField: 'screen' })).toEqual(['rot', 'Überfällig', 'Alt']);
  });

  it('narrows by screen, words and ids', async () => {
    const { id } = await save('Neu');
    expect(await names({ filter: { screen: 'reviewsdue' } })).toEqual(['Alt']);
    expect(await names({ filter: { screen: 'entryrestrictions', search: 'ROT' } })).toEqual(['rot']);
    expect(await names({ filter: { ids: [id] } })).toEqual(['Neu']);
    expect(await page({ limit: 1, filter: { search: 'neu' } })).toEqual({
      results: [{ id, screen: 'entryrestrictions', name: 'Neu', filter: { status: 'RED' } }],
      totalCount: 1,
    });
  });

  it('has nobody else’s queries, not even by their ids', async () => {
    const { id } = await save('Fremd', 'reviewsdue', other);
    const readOne = (user: Agent) => desk.as(user, SavedQueriesResolver, (r) => r.savedQuery(id));
    expect(await names({}, other)).toEqual(['Fremd']);
    expect(await names()).not.toContain('Fremd');
    expect(await page({ filter: { ids: [id] } })).toEqual({ results: [], totalCount: 0 });
    expect(await readOne(other)).toMatchObject({ id });
    expect(await readOne(agent)).toBeNull();
  });

  it('rejects a page that is too long', async () => {
    expect(await rejectionsOf(() => page({ limit: 101 }))).toEqual(PAGE_TOO_LONG);
  });
});
