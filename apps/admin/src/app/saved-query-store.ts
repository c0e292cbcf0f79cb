import type { SavedQuery, Store } from 'react-admin';
import { SAVED_QUERY_FAILURE } from '../ui/saved-query-failure.js';

interface StoredQuery {
  id: string;
  name: string;
  filter: unknown;
}

export interface SavedQueryApi {
  list: (screen: string) => Promise<StoredQuery[]>;
  /** Rejects with the message for the user. */
  create: (screen: string, name: string, value: SavedQuery['value']) => Promise<void>;
  delete: (id: string) => Promise<void>;
}

interface Known {
  id: string | null;
  query: SavedQuery;
}
type Listener = (value: unknown) => void;

const SAVED_QUERIES = /^(.+)\.savedQueries$/;
const FRESH_MS = 60_000;

/** Queries that were kept before react-admin's own were used hold the filter of the restrictions alone. */
function valueOf(filter: unknown): SavedQuery['value'] {
  const kept = filter as SavedQuery['value'];
  if (kept.sort && kept.filter) return kept;
  return { filter, displayedFilters: {} as never, sort: { field: 'place', order: 'ASC' }, perPage: 25 };
}

const screenOf = (key: string): string | undefined => SAVED_QUERIES.exec(key)?.[1];

/**
 * A store of react-admin that keeps saved queries with the API, so that they follow their user to another browser; all
 * else stays in `base`. What the server rejects is published under `SAVED_QUERY_FAILURE`, and what it has shows again.
 */
export function storeWithSavedQueries(base: Store, api: SavedQueryApi, now: () => number = Date.now): Store {
  const known = new Map<string, Known[]>();
  const readAt = new Map<string, number>();
  const listeners = new Map<string, Set<Listener>>();
  const publish = (key: string, value: unknown): void => listeners.get(key)?.forEach((listener) => listener(value));
  const queriesOf = (key: string): SavedQuery[] | undefined => known.get(key)?.map(({ query }) => query);
  const fail = (error: unknown): void => publish(SAVED_QUERY_FAILURE, error);

  const show = (key: string, queries: Known[]): void => {
    if (JSON.stringify(known.get(key)) === JSON.stringify(queries)) return;
    known.set(key, queries);
    publish(key, queriesOf(key));
  };
  const read = async (key: string, screen: string): Promise<void> => {
    readAt.set(key, now());
    const stored = await api.list(screen);
    show(
      key,
      stored.map(({ id, name, filter }) => ({ id, query: { label: name, value: valueOf(filter) } })),
    );
  };
  const write = async (key: string, screen: string, queries: readonly SavedQuery[]): Promise<void> => {
    const before = known.get(key) ?? [];
    const staying = before.filter(({ query }) => queries.includes(query));
    const added = queries.filter((query) => !before.some((one) => one.query === query));
    show(key, [...staying, ...added.map((query) => ({ id: null, query }))]);
    try {
      for (const { id, query } of before) if (id && !queries.includes(query)) await api.delete(id);
      for (const { label, value } of added) await api.create(screen, label, value);
    } catch (error) {
      fail(error);
    }
    await read(key, screen);
  };

  return {
    ...base,
    getItem: ((key: string, fallback: unknown) =>
      screenOf(key) ? (queriesOf(key) ?? fallback) : base.getItem(key, fallback)) as Store['getItem'],
    setItem: (key, value) => {
      const screen = screenOf(key);
      if (screen) write(key, screen, (value ?? []) as SavedQuery[]).catch(fail);
      else base.setItem(key, value);
    },
    reset: () => {
      base.reset();
      const keys = [...known.keys()];
      known.clear();
      readAt.clear();
      for (const key of keys) publish(key, undefined);
    },
    subscribe: (key, listener) => {
      const screen = screenOf(key);
      if (!screen && key !== SAVED_QUERY_FAILURE) return base.subscribe(key, listener);
      const own = listeners.get(key) ?? new Set<Listener>();
      listeners.set(key, own.add(listener));
      if (screen && now() - (readAt.get(key) ?? -FRESH_MS) >= FRESH_MS) read(key, screen).catch(fail);
      return () => void own.delete(listener);
    },
  };
}
