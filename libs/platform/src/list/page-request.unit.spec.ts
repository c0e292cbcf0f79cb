import { InputRejected, type FieldRejection } from '@landfall/kernel';
import { pageRequest, type ListArguments, type ListFilter } from './page-request.js';

function rejections(args: ListArguments<string, ListFilter>): readonly FieldRejection[] {
  try {
    pageRequest(args);
  } catch (error) {
    if (error instanceof InputRejected) return error.rejections;
    throw error;
  }
  return [];
}

describe('a requested page', () => {
  it('is the first one of 25 entries when nothing is said', () => {
    expect(pageRequest({})).toEqual({ limit: 25, offset: 0 });
    expect(pageRequest({ limit: null, offset: null, filter: null })).toEqual({ limit: 25, offset: 0 });
  });

  it.each([1, 100])('may have %i entries', (limit) => {
    expect(pageRequest({ limit, offset: 300 })).toEqual({ limit, offset: 300 });
  });

  it.each([0, -1, 101, 1.5, Number.NaN])('does not have %d entries', (limit) => {
    expect(rejections({ limit })).toEqual([
      { field: 'limit', key: 'rejection.notInRange', values: { min: 1, max: 100 } },
    ]);
  });

  it.each([-1, 0.5, 1_000_001])('does not begin at %d', (offset) => {
    expect(rejections({ offset })).toEqual([
      { field: 'offset', key: 'rejection.notInRange', values: { min: 0, max: 1_000_000 } },
    ]);
  });

  it('reports all its rejections at once', () => {
    const ids = Array.from({ length: 101 }, (_, n) => String(n));
    expect(rejections({ limit: 101, offset: -1, filter: { ids } }).map(({ field }) => field)).toEqual([
      'limit',
      'offset',
      'filter.ids',
    ]);
    expect(rejections({ filter: { ids: ids.slice(1) } })).toEqual([]);
  });

  it('is searched for at most 200 characters', () => {
    expect(rejections({ filter: { search: 'x'.repeat(200) } })).toEqual([]);
    expect(rejections({ limit: 0, filter: { search: 'x'.repeat(201) } })).toMatchObject([
      { field: 'limit' },
      { field: 'filter.search', key: 'rejection.tooLong', values: { max: 200 } },
    ]);
  });
});
