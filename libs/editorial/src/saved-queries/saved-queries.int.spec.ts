import { jest } from '@jest/globals';
import { newId } from '@landfall/kernel';
import { freshForEachTest } from '../../../journeys/test/fresh-for-each-test.js';
import type { Agent } from '../../../journeys/test/trip-world.js';
import { SavedQueriesResolver } from './saved-queries.resolver.js';
import type { SavedQueryInput } from './saved-query.input.js';
import { EditorsDesk, accepted, rejected } from '../../test/editors-desk.js';

jest.setTimeout(20_000);

let desk: EditorsDesk;
let agent: Agent;
let other: Agent;
freshForEachTest(EditorsDesk.open, async (fresh) => {
  desk = fresh;
  [agent, other] = [await desk.world.agent('SONNENWEG'), await desk.world.agent('NORDLICHT')];
});

const aQuery = (changes: Partial<SavedQueryInput> = {}): SavedQueryInput => ({
  screen: 'entryrestrictions',
  name: 'Rot',
  filter: { status: 'RED' },
  ...changes,
});
const save = (input: SavedQueryInput, user = agent): Promise<object> =>
  desk.as(user, SavedQueriesResolver, (r) => r.create(input));
const remove = (id: string, user = agent): Promise<object> => desk.as(user, SavedQueriesResolver, (r) => r.delete(id));
const listed = (screen = 'entryrestrictions', user = agent): Promise<readonly object[]> =>
  desk
    .as(user, SavedQueriesResolver, (r) => r.savedQueryList({ filter: { screen }, limit: 100 }))
    .then(({ results }) => results);
const unknown = { id: ['Der gewünschte Eintrag wurde nicht gefunden.'] };

describe('saved queries', () => {
  it('are listed by name for their user and screen only', async () => {
    const { id } = accepted<{ id: string }>(await save(aQuery()), 'savedQuery');
    await save(aQuery({ name: 'Alt', filter: { uncheckedForDays: 90 } }));
    await save(aQuery({ screen: 'reviewsdue' }));
    await save(aQuery(), other);
    expect(await listed()).toEqual([
      { id: expect.any(String), screen: 'entryrestrictions', name: 'Alt', filter: { uncheckedForDays: 90 } },
      { id, screen: 'entryrestrictions', name: 'Rot', filter: { status: 'RED' } },
    ]);
    expect(await listed('reviewsdue')).toHaveLength(1);
    expect(await listed('entryrestrictions', other)).toHaveLength(1);
    expect(await listed('users')).toEqual([]);
    expect(rejected(await save(aQuery({ screen: 'users' })))).toHaveProperty('screen');
  });

  it('are updated and deleted by their owner only', async () => {
    const { id } = accepted<{ id: string }>(await save(aQuery()), 'savedQuery');
    accepted(await save(aQuery({ id, filter: { status: 'YELLOW' } })), 'savedQuery');
    expect(await listed()).toMatchObject([{ id, filter: { status: 'YELLOW' } }]);
    expect(rejected(await save(aQuery({ id, name: 'mine now' }), other))).toEqual(unknown);
    expect(rejected(await remove(id, other))).toEqual(unknown);
    expect(rejected(await remove(newId()))).toEqual(unknown);
    expect(await listed()).toMatchObject([{ id, name: 'Rot' }]);
    expect(await remove(id)).toEqual({ ok: true, errors: [] });
    expect(await listed()).toEqual([]);
  });

  it('have names of their own on each screen', async () => {
    await save(aQuery());
    expect(rejected(await save(aQuery({ name: ' rot ' })))).toEqual({ name: ['Diesen Namen gibt es bereits.'] });
    expect(await save(aQuery({ screen: 'mytrip-history' }))).toMatchObject({ ok: true });
  });

  it('are at most fifty, also when many come at once', async () => {
    const payloads = await Promise.all(Array.from({ length: 53 }, (_, n) => save(aQuery({ name: `number ${n}` }))));
    expect(payloads.filter((p) => (p as { ok: boolean }).ok)).toHaveLength(50);
    expect(rejected(await save(aQuery({ name: 'one more' })))).toEqual({
      name: ['Es lassen sich höchstens 50 Abfragen speichern. Bitte löschen Sie zuerst eine.'],
    });
    const [first] = (await listed()) as { id: string; name: string }[];
    expect(await save(aQuery({ ...first, filter: {} }))).toMatchObject({ ok: true });
    expect(await save(aQuery(), other)).toMatchObject({ ok: true });
  });
});
