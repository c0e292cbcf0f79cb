import type { PresentAnswer, PresentEntry } from '../gen/graphql.js';
import { fitting, isTaken, keyOfExpectation, offersOf, takenAll, toggled } from './expectations.js';

const entry = (part: Partial<PresentEntry> = {}): PresentEntry => ({
  detailType: 'ErVisaRequired',
  title: 'Visa',
  kind: 'YESNO',
  destination: 'TH',
  citizenships: ['DE', 'TR'],
  value: false,
  text: 'No visa.',
  state: 'STATED',
  provenance: 'EDITORIAL',
  ...part,
});
const answer: PresentAnswer = {
  destinations: [
    {
      place: {
        type: 'COUNTRY',
        id: 'TH',
        name: 'Thailand',
        iata: null,
        country: { id: 'TH', iso2: 'TH', nameShort: 'Thailand' },
        region: null,
      },
      isTransit: false,
      status: 'BLUE',
    },
  ],
  summary: [{ key: 'VISA', title: 'Visa', status: 'OK' }],
  sections: [
    {
      key: 'visa',
      title: 'Visa rules',
      entries: [
        entry(),
        entry({ detailType: 'Note', kind: 'FREETEXT', value: { en: 'x' } }),
        entry({ detailType: 'ErVisaFreeDays', kind: 'POSINT', value: 30, citizenships: ['DE'] }),
      ],
    },
    {
      key: 'health',
      title: 'Health',
      entries: [entry({ detailType: 'VaccinationRequired', state: 'UNKNOWN', provenance: null, value: null })],
    },
  ],
};

it('offers the summary, the status of each place and each firm value for each nationality', () => {
  const { summary, status, values } = offersOf(answer, ['DE', 'TR']);
  expect(summary.map(({ expectation }) => keyOfExpectation(expectation))).toEqual(['SUMMARY|VISA||']);
  expect(status.map(({ expectation }) => [keyOfExpectation(expectation), expectation.expected])).toEqual([
    ['STATUS|Status|TH|', 'BLUE'],
  ]);
  expect(
    values.map(({ section, offers }) => [section, offers.map(({ expectation }) => keyOfExpectation(expectation))]),
  ).toEqual([
    ['Visa rules', ['VALUE|ErVisaRequired|TH|DE', 'VALUE|ErVisaRequired|TH|TR', 'VALUE|ErVisaFreeDays|TH|DE']],
  ]);
});

it('offers neither texts nor what nobody states', () => {
  const keys = offersOf(answer, ['DE']).values.flatMap(({ offers }) =>
    offers.map(({ expectation }) => expectation.key),
  );
  expect(keys).not.toContain('Note');
  expect(keys).not.toContain('VaccinationRequired');
});

it('takes the present answer in place of an older one, and gives it up again', () => {
  const [visa] = offersOf(answer, ['DE']).summary;
  const old = { kind: 'SUMMARY' as const, key: 'VISA', place: null, citizenship: null, expected: 'REQUIRED' };
  expect(isTaken([old], visa!)).toBe(false);
  const taken = toggled([old], visa!.expectation, true);
  expect(taken).toEqual([visa!.expectation]);
  expect(isTaken(taken, visa!)).toBe(true);
  expect(toggled(taken, visa!.expectation, false)).toEqual([]);
});

it('takes many at once without doubling any', () => {
  const { values } = offersOf(answer, ['DE', 'TR']);
  const all = values.flatMap(({ offers }) => offers);
  expect(takenAll(takenAll([], all), all)).toHaveLength(3);
});

it('drops what is no longer part of the trip', () => {
  const { summary, status, values } = offersOf(answer, ['DE', 'TR']);
  const all = [...summary, ...status, ...values.flatMap(({ offers }) => offers)].map(({ expectation }) => expectation);
  expect(fitting(all, ['TH'], ['TR']).map(keyOfExpectation)).toEqual([
    'SUMMARY|VISA||',
    'STATUS|Status|TH|',
    'VALUE|ErVisaRequired|TH|TR',
  ]);
  expect(fitting(all, ['VN'], ['DE', 'TR']).map(keyOfExpectation)).toEqual(['SUMMARY|VISA||']);
});
