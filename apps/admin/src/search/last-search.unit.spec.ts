import { jest } from '@jest/globals';
import { keepLastSearch, readLastSearch } from './last-search.js';
import { emptySearch, type SearchForm } from './search-form.js';

function aStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
}
const trip: SearchForm = {
  ...emptySearch('DE', 'TR'),
  destinations: [{ type: 'COUNTRY', id: 'TH', country: 'TH' }],
  dateStart: '2026-12-10',
  dateEnd: '2026-12-24',
  purpose: 'PRIVATE',
};

it('brings back what was chosen last', () => {
  const storage = aStorage();
  expect(readLastSearch(storage, '2026-05-01')).toBeNull();
  keepLastSearch(storage, trip);
  expect(readLastSearch(storage, '2026-12-10')).toEqual(trip);
});

it('leaves out the dates of a trip that has begun', () => {
  const storage = aStorage();
  keepLastSearch(storage, trip);
  expect(readLastSearch(storage, '2026-12-11')).toEqual({ ...trip, dateStart: '', dateEnd: '' });
});

it('goes on without what the browser has no room for', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const full = {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  expect(() => keepLastSearch(full, trip)).not.toThrow();
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});

it('takes business for the purpose until another one is chosen', () => {
  expect(emptySearch().purpose).toBe('BUSINESS');
});
