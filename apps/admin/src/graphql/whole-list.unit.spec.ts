import { wholeList } from './whole-list.js';

it.each([0, 1, 99, 100, 101, 370])('reads all %i entries in order, a hundred at a time', async (count) => {
  const all = Array.from({ length: count }, (_, at) => at);
  const limits = new Set<number>();
  const rows = await wholeList(({ limit, offset }) => {
    limits.add(limit);
    return Promise.resolve(all.slice(offset, offset + limit));
  });
  expect(rows).toEqual(all);
  expect([...limits]).toEqual([100]);
});
