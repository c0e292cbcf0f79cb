import { detailView, type PageSources } from './to-trip-page-view.js';

type Page = Parameters<typeof detailView>[0];
type Detail = Parameters<typeof detailView>[1];

const sources = {
  places: {
    path: () => null,
    country: () => null,
    countryName: (iso: string) => iso,
    placeName: (_: string, id: string) => id,
    presentId: (_: string, id: string) => id,
  },
  maps: { silhouette: () => null },
} as unknown as PageSources;
const destinations = ['MX', 'TR'].map((id) => ({ type: 'COUNTRY', id, country: id }));
const page = {
  journey: {
    destinations,
    transits: [],
    citizenships: ['PK'],
    restrictionType: 'PRIVATE',
    dateStart: '2027-01-05',
    dateEnd: '2027-01-15',
  },
  organisation: { mytripHidden: [], mycruiseHidden: [] },
  arrivalDays: [],
} as unknown as Page;

const entry = (destination: string, detailType: string, part: object): object => ({
  detailType,
  destination,
  citizenships: ['PK'],
  state: 'STATED',
  positive: null,
  value: null,
  html: null,
  text: '',
  checkedAt: null,
  statements: [],
  periods: [],
  ...part,
});

/** A visa is required at both, in Mexico with days that are stated if `isDated`. */
const taskAt = (heldDestinations: string[], isDated: boolean, state = 'STATED') => {
  const detail = {
    destinations: destinations.map((place) => ({
      place: { ...place, name: place.id, country: { id: place.id } },
      isTransit: false,
      status: 'BLUE',
      entryBanned: false,
      phases: [],
    })),
    summary: [{ key: 'VISA', stayLimits: [], heldDestinations }],
    warnings: [],
    sections: [
      {
        key: 'visa',
        entries: [
          ...['MX', 'TR'].map((id) =>
            entry(id, 'ErVisaRequired', { positive: false, state, sourceUri: `https://${id}` }),
          ),
          ...(isDated ? [entry('MX', 'ErVisaLatestDays', { value: 14 })] : []),
          entry('MX', 'ErVisaCost', { text: '50 USD' }),
        ],
      },
    ],
    scheduled: [],
  } as unknown as Detail;
  const { deadlines, visas } = detailView(page, detail, 'en', sources);
  return {
    visas: visas.map(({ place }) => place),
    tasks: deadlines.map(({ id, duty, lastDay, cost, isCertain }) => ({ id, duty, lastDay, cost, isCertain })),
  };
};
const task = (duty: string, place: string, part: object = {}): object => ({
  id: `${duty} ${place}`,
  duty,
  lastDay: null,
  cost: null,
  isCertain: true,
  ...part,
});

it.each([true, false])('who holds the visa of a destination is to check it, days stated: %s', (isDated) => {
  expect(taskAt(['MX'], isDated)).toEqual({
    visas: ['TR'],
    tasks: [task('HELD_VISA', 'MX'), task('VISA', 'TR')],
  });
});

it('who holds none is to apply by the day that is stated', () => {
  expect(taskAt([], true)).toEqual({
    visas: ['MX', 'TR'],
    tasks: [task('VISA', 'MX', { lastDay: '2026-12-22', cost: '50 USD' }), task('VISA', 'TR')],
  });
});

it('is to check it if one is needed, where that depends', () => {
  expect(taskAt(['MX'], true, 'DEPENDS').tasks).toContainEqual(task('HELD_VISA', 'MX', { isCertain: false }));
});
