import type { Deadline } from '@landfall/requirements/deadlines';
import type { AnswerPhase, DestinationAnswer } from '../gen/graphql.js';
import { countryRef } from '../places/place-ref.js';
import { emptySearch, type SearchForm } from '../search/search-form.js';
import type { Cell, Reason } from './verdicts.js';
import { waysOut } from './ways-out.js';

const TODAY = '2026-11-27';
const FORM: SearchForm = {
  ...emptySearch('DE', 'TR'),
  destinations: [countryRef('TH'), countryRef('GB')],
  transits: [{ type: 'AIRPORT', id: 'DOH', country: 'QA' }],
  dateStart: '2026-12-01',
  dateEnd: '2026-12-10',
};
const place = (id: string, part: Partial<DestinationAnswer> = {}) =>
  ({ place: { id, type: 'COUNTRY' }, isTransit: false, phases: [], ...part }) as unknown as DestinationAnswer;
const reason = (part: Partial<Reason>): Reason => ({
  key: 'visa',
  verdict: 'TODO',
  variant: 'plain',
  days: null,
  entries: [],
  ...part,
});
const cell = (verdict: Cell['verdict'], reasons: Reason[], destination = place('GB')): Cell => ({
  destination,
  nationality: 'TR',
  verdict,
  reasons,
});
const visaBy = (lastDay: string): Deadline => ({
  duty: 'VISA',
  requirement: 'ErVisaRequired',
  destination: 'GB',
  citizenships: ['TR'],
  isCertain: true,
  earliestDays: null,
  latestDays: 15,
  firstDay: null,
  lastDay,
});
const bar = (endDate: string | null, citizenships: string[] = []) =>
  ({ phase: 'noAccess', endDate, citizenships, conditions: [] }) as unknown as AnswerPhase;
const of = (one: Cell, deadlines: Deadline[] = [], form = FORM) =>
  waysOut(one, form, deadlines, TODAY).map((way) => [
    way.kind,
    way.form.dateStart,
    way.form.dateEnd,
    way.form.destinations.map(({ id }) => id).join(),
  ]);

it('offers nothing where nothing stands in the way', () => {
  expect(of(cell('TODO', [reason({})]), [visaBy('2026-11-30')])).toEqual([]);
  expect(of(cell('UNKNOWN', [reason({ verdict: 'UNKNOWN' })]))).toEqual([]);
});

it('shortens a stay that is longer than the visa-free days', () => {
  const tooLong = cell('TODO', [reason({ variant: 'tooLong', days: 5 })]);
  const only = { ...FORM, destinations: FORM.destinations.slice(1) };
  expect(of(tooLong, [], only)).toEqual([['shorter', '2026-12-01', '2026-12-05', 'GB']]);
  expect(of(tooLong)).toEqual([]);
});

it('moves the whole trip until the last day is not over, or leaves the place out', () => {
  expect(of(cell('TODO', [reason({})]), [visaBy('2026-11-16')])).toEqual([
    ['later', '2026-12-12', '2026-12-21', 'TH,GB'],
    ['without', '2026-12-01', '2026-12-10', 'TH'],
  ]);
});

it('moves the trip behind a bar that ends, and offers no day where one does not', () => {
  const barred = (...phases: AnswerPhase[]) =>
    cell('NO', [reason({ key: 'bar', verdict: 'NO' })], place('GB', { phases }));
  expect(of(barred(bar('2027-01-31')))[0]).toEqual(['later', '2027-02-01', '2027-02-10', 'TH,GB']);
  expect(of(barred(bar('2027-01-31'), bar(null)))).toEqual([['without', '2026-12-01', '2026-12-10', 'TH']]);
  expect(of(barred(bar(null, ['FR']), bar('2027-01-31')))[0]![1]).toBe('2027-02-01');
});

it('leaves out the only airport, but never the only destination', () => {
  const transit = place('DOH', {
    isTransit: true,
    place: { id: 'DOH', type: 'AIRPORT' },
  } as Partial<DestinationAnswer>);
  const [way] = waysOut(cell('NO', [reason({ key: 'bar', verdict: 'NO' })], transit), FORM, [], TODAY);
  expect(way).toMatchObject({ kind: 'without', form: { transits: [] } });
  const alone = { ...FORM, destinations: FORM.destinations.slice(1) };
  expect(of(cell('NO', [reason({ key: 'bar', verdict: 'NO' })]), [], alone)).toEqual([]);
});

it('asks for what a verdict depends on, and not where rules conflict', () => {
  expect(of(cell('DEPENDS', [reason({ verdict: 'DEPENDS' })])).map(([kind]) => kind)).toEqual(['say']);
  expect(of(cell('DEPENDS', [reason({ verdict: 'DEPENDS', variant: 'conflict' })]))).toEqual([]);
});
