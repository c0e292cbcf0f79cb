import { encodePlace } from '../places/place-ref.js';
import { journeyFilter, tripsTo } from './journey-filter.js';

const NONE = {
  filter: null,
  note: null,
  destinationId: null,
  citizenshipId: null,
  departureId: null,
  dateStart: null,
  dateEnd: null,
  transitId: null,
  shippingLineId: null,
  route: null,
};

it('passes on what is set, and nothing else', () => {
  expect(journeyFilter({})).toEqual(NONE);
  expect(
    journeyFilter({ tab: 'UPCOMING', note: ' Petersen ', destinationId: 'TH', dateStart: '', extra: 'x' }),
  ).toEqual({
    ...NONE,
    filter: 'UPCOMING',
    note: 'Petersen',
    destinationId: 'TH',
  });
});

it('reads the airport out of a kept place', () => {
  const via = encodePlace({ type: 'AIRPORT', id: 'DOH', country: 'QA' });
  expect(journeyFilter({ via })).toEqual({ ...NONE, transitId: 'DOH' });
  expect(journeyFilter({ via: 'nonsense?' })).toEqual(NONE);
});

it('leads to the trips to a country, with its filter shown', () => {
  const query = new URLSearchParams(tripsTo('TH').split('?')[1]);
  expect(JSON.parse(query.get('filter')!)).toEqual({ destinationId: 'TH' });
  expect(JSON.parse(query.get('displayedFilters')!)).toEqual({ destinationId: true });
});
