import { jest } from '@jest/globals';
import { keepLookups, readLookups } from './lookup-history.js';

function aStorage(kept: Record<string, string> = {}) {
  const items = new Map(Object.entries(kept));
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
}
const at = (second: number): Date => new Date(Date.UTC(2026, 4, 1, 10, 0, second));

it('keeps the newest first, each once, with the moment of its lookup', () => {
  const storage = aStorage();
  keepLookups(storage, 'destination', ['TH', 'VN'], at(1));
  keepLookups(storage, 'destination', ['US', 'VN'], at(2));
  expect(readLookups(storage, 'destination')).toEqual(['US', 'VN', 'TH']);
  expect(JSON.parse(storage.items.get('landfall.lookups.destination') ?? '')).toContainEqual({
    value: 'VN',
    at: '2026-05-01T10:00:02.000Z',
  });
});

it('keeps fifty and forgets the oldest', () => {
  const storage = aStorage();
  for (let number = 0; number < 60; number += 1) keepLookups(storage, 'search', [`q=${number}`], at(number % 60));
  expect(readLookups(storage, 'search')).toHaveLength(50);
  expect(readLookups(storage, 'search').at(0)).toBe('q=59');
  expect(readLookups(storage, 'search').at(-1)).toBe('q=10');
});

it('keeps one history a field', () => {
  const storage = aStorage();
  keepLookups(storage, 'origin', ['DE'], at(1));
  keepLookups(storage, 'transit', [], at(1));
  expect(readLookups(storage, 'country')).toEqual([]);
  expect([...storage.items.keys()]).toEqual(['landfall.lookups.origin']);
});

it('begins anew where the history cannot be read', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const storage = aStorage({
    'landfall.lookups.origin': '{',
    'landfall.lookups.country': '[{"value":1},{"value":"DE","at":"2026-05-01"}]',
  });
  expect(readLookups(storage, 'origin')).toEqual([]);
  expect(readLookups(storage, 'country')).toEqual(['DE']);
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});

it('goes on without what the browser has no room for', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  expect(() => keepLookups(full, 'origin', ['DE'], at(1))).not.toThrow();
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});
