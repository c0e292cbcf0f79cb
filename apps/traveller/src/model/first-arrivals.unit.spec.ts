import { firstArrivals } from './first-arrivals.js';

const country = (id: string) => ({ type: 'COUNTRY', id });

it('has a place that is visited twice once, with the day of its first visit', () => {
  const [th, vn, sg] = [country('TH'), country('VN'), country('SG')];
  expect(firstArrivals([th, vn, th, sg], [1, 5, 9, 12])).toEqual([1, 5, 12]);
  expect(firstArrivals([th, { ...th, type: 'AIRPORT' }, vn], [0, 0])).toEqual([0, 0, null]);
  expect(firstArrivals([th, vn], [])).toEqual([null, null]);
});
