import { jest } from '@jest/globals';
import type { SavedQuery, Store } from 'react-admin';
import { SAVED_QUERY_FAILURE } from '../ui/saved-query-failure.js';
import { storeWithSavedQueries } from './saved-query-store.js';

const KEY = 'textsnippets.savedQueries';
const SORT = { field: 'name', order: 'ASC' } as const;
const aQuery = (label: string): SavedQuery => ({
  label,
  value: { filter: { search: label }, displayedFilters: {} as never, sort: SORT, perPage: 25 },
});
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

let stored: { id: string; name: string; filter: unknown }[];
let rejection: Error | null;
let calls: string[];
let time: number;
let base: Store;
let store: Store;

const notifiedOf = (key: string): unknown[] => {
  const values: unknown[] = [];
  store.subscribe(key, (value) => values.push(value));
  return values;
};
const read = (key = KEY): SavedQuery[] => store.getItem<SavedQuery[]>(key, []) ?? [];

beforeEach(() => {
  [stored, rejection, calls, time] = [[], null, [], 0];
  base = {
    setup: jest.fn(),
    teardown: jest.fn(),
    getItem: jest.fn(() => 'of the base') as Store['getItem'],
    setItem: jest.fn(),
    removeItem: jest.fn(),
    removeItems: jest.fn(),
    reset: jest.fn(),
    subscribe: jest.fn(() => () => undefined),
  };
  store = storeWithSavedQueries(
    base,
    {
      list: async (screen) => {
        calls.push(`list ${screen}`);
        return stored;
      },
      create: async (screen, name, filter) => {
        calls.push(`create ${screen} ${name}`);
        if (rejection) throw rejection;
        stored = [...stored, { id: `id-${name}`, name, filter }];
      },
      delete: async (id) => {
        calls.push(`delete ${id}`);
        if (rejection) throw rejection;
        stored = stored.filter((one) => one.id !== id);
      },
    },
    () => time,
  );
});

it('reads the queries of a list when it opens, and not again for each of its parts', async () => {
  stored = [{ id: '1', name: 'Grenze', filter: aQuery('Grenze').value }];
  const values = notifiedOf(KEY);
  notifiedOf(KEY);
  await settled();
  expect(calls).toEqual(['list textsnippets']);
  expect(values).toEqual([[aQuery('Grenze')]]);
  expect(read()).toEqual([aQuery('Grenze')]);
  time = 60_000;
  notifiedOf(KEY);
  await settled();
  expect(calls).toHaveLength(2);
  expect(values).toHaveLength(1);
});

it('shows a new query at once and keeps it with the API', async () => {
  notifiedOf(KEY);
  await settled();
  store.setItem(KEY, [...read(), aQuery('Neu')]);
  expect(read()).toEqual([aQuery('Neu')]);
  await settled();
  expect(calls).toEqual(['list textsnippets', 'create textsnippets Neu', 'list textsnippets']);
});

it('deletes the one that was removed, and not another of the same content', async () => {
  stored = ['a', 'b'].map((id) => ({ id, name: id, filter: aQuery('x').value }));
  notifiedOf(KEY);
  await settled();
  store.setItem(KEY, read().slice(1));
  await settled();
  expect(calls).toContain('delete a');
  expect(read().map(({ label }) => label)).toEqual(['b']);
});

it('says what the server rejects and shows what it has', async () => {
  stored = [{ id: '1', name: 'Grenze', filter: aQuery('Grenze').value }];
  notifiedOf(KEY);
  const failures = notifiedOf(SAVED_QUERY_FAILURE);
  await settled();
  rejection = new Error('There is one of this name.');
  store.setItem(KEY, [...read(), aQuery('Grenze')]);
  await settled();
  expect(failures).toEqual([rejection]);
  expect(read()).toEqual([aQuery('Grenze')]);
});

it('understands a filter that was kept alone', async () => {
  stored = [{ id: '1', name: 'Rot', filter: { status: 'RED' } }];
  notifiedOf(KEY);
  await settled();
  expect(read()[0]?.value).toMatchObject({ filter: { status: 'RED' }, perPage: 25 });
});

it('forgets them with the session and leaves everything else to the base', async () => {
  stored = [{ id: '1', name: 'Rot', filter: {} }];
  const values = notifiedOf(KEY);
  await settled();
  store.reset();
  expect(values.at(-1)).toBeUndefined();
  expect(read()).toEqual([]);
  expect(base.reset).toHaveBeenCalled();
  expect(store.getItem('theme')).toBe('of the base');
  store.setItem('theme', 'dark');
  expect(base.setItem).toHaveBeenCalledWith('theme', 'dark');
});
